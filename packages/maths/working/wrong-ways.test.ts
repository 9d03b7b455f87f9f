import { describe, expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const ladder = {
  en: 'A 10 m ladder leans against a wall with its foot 6 m from the wall. How high does it reach?',
  es: 'Una escalera de 10 m se apoya en una pared con el pie a 6 m de la pared. ¿A qué altura llega?',
  fr: 'Une échelle de 10 m est appuyée contre un mur, son pied à 6 m du mur. À quelle hauteur arrive-t-elle ?',
};
const diagonal = '¿Cuánto mide la diagonal de un rectángulo de 9 m por 12 m?';
const taps = '3 llaves llenan un tanque en 8 horas. ¿Cuánto tardan 4 llaves iguales?';
const rectangle = "Calculer l'aire d'un rectangle de 5 cm sur 3 cm.";

describe('a true calculation that no right way to the answer passes through', () => {
  it.each([
    ['en', ladder.en, '10 - 6 = 4', 'legs_added'],
    ['es', ladder.es, '10 - 6 = 4 m', 'legs_added'],
    ['fr', ladder.fr, '10 + 6 = 16', 'legs_added'],
    ['en', ladder.en, '10² + 6² = 136', 'squares_added'],
    ['fr', ladder.fr, 'h² = 10² + 6²', 'squares_added'],
    ['en', ladder.en, 'h = √136', 'squares_added'],
    ['es', ladder.es, 'h = 4', 'legs_added'],
    ['es', diagonal, 'd = 9 + 12 = 21', 'legs_added'],
    ['es', diagonal, '12² - 9² = 63', 'squares_subtracted'],
    ['es', taps, '3/8 = 4/x', 'operation_exchanged'],
    ['fr', rectangle, '2 × (5 + 3) = 16', 'area_and_perimeter_confused'],
  ])('%s %s | %s: %s', (locale, story, line, mistake) => {
    expect(judgeStoryLine(locale, story, line)).toBe(mistake);
  });

  it.each([
    ['en', ladder.en, '10² - 6² = 64'],
    ['fr', ladder.fr, 'h² + 6² = 10²'],
    ['es', ladder.es, '100 - 36 = 64'],
    ['es', diagonal, '81 + 144 = 225'],
    ['es', taps, '3 · 8 = 24'],
    ['en', 'A triangle has base 8 cm and height 5 cm. Find its area.', '8 × 5 = 40'],
    ['en', 'Find the perimeter of a rectangle 5 cm long and 3 cm wide.', '5 + 3 = 8'],
  ])('%s %s | %s is on the way', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('aside');
  });
});
