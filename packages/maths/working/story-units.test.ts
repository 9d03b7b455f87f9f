import { describe, expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const car = {
  en: 'A car drives at 80 km/h for 45 minutes. How far does it go?',
  es: 'Un coche va a 80 km/h durante 45 minutos. ¿Qué distancia recorre?',
  fr: 'Une voiture roule à 80 km/h pendant 45 minutes. Quelle distance parcourt-elle ?',
};
const runner = {
  en: 'A runner covers 12 km in 50 minutes. What is the speed in km/h?',
  fr: 'Un coureur fait 12 km en 50 minutes. Quelle est sa vitesse en km/h ?',
};
const area = {
  en: 'A rectangle is 5 cm long and 3 cm wide. Find its area.',
  es: 'Calcula el área de un rectángulo de 5 cm de largo y 3 cm de ancho.',
  fr: "Calculer l'aire d'un rectangle de 5 cm sur 3 cm.",
};

describe('units that a calculation leaves out', () => {
  it.each([
    ['en', car.en, '80 × 45 = 3600 km', 'unit_factor'],
    ['es', car.es, 'd = 80 · 45 = 3600 km', 'unit_factor'],
    ['fr', car.fr, 'd = 80 × 45 = 3600', 'unit_factor'],
    ['en', car.en, 'distance = 80 × 45', 'unit_factor'],
    ['en', car.en, '80 × 0.45 = 36 km', 'decimal_time'],
    ['fr', runner.fr, '12/50 = 0,24 km/h', 'unit_factor'],
    ['fr', runner.fr, 'v = 12/50 = 0,24', 'unit_factor'],
    ['en', area.en, '5 × 3 = 15 cm', 'unit_of_figure'],
    ['es', area.es, 'A = 15 cm', 'unit_of_figure'],
    ['fr', area.fr, 'A = 15 cm', 'unit_of_figure'],
    ['en', area.en, '2 × 5 + 2 × 3 = 16 cm', 'area_and_perimeter_confused'],
    ['en', 'volume of a cylinder with radius 3 cm and height 10 cm', 'V = 90π cm²', 'unit_of_figure'],
  ])('%s %s | %s contradict it: %s', (locale, story, line, mistake) => {
    expect(judgeStoryLine(locale, story, line)).toBe(mistake);
  });

  it.each([
    ['en', car.en, '80 × 45 = 3600'],
    ['es', car.es, '80 · 45 = 3600'],
  ])('%s %s | %s may be converted later', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('unknown');
  });

  it.each([
    ['en', car.en, '80 × 45 = 3600 and 3600/60 = 60'],
    ['fr', car.fr, '80 × 0,75 = 60 km'],
    ['es', car.es, '80 · 45/60 = 60 km'],
    [
      'en',
      'A 13 ft ladder leans against a wall, its foot 5 ft from the wall. How high does it reach?',
      'h = √144 = 12 ft',
    ],
  ])('%s %s | %s ends with the answer', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toMatch(/result|step/);
  });

  it.each([
    ['en', runner.en, '12/50 = 0.24 km/min'],
    ['fr', car.fr, '45 min = 0,75 h'],
    ['fr', runner.fr, '50 min = 50/60 h = 5/6 h'],
    ['en', '45 is 30% of what number?', '10% is 15 so 100% is 150'],
    ['es', '45 es el 30 % de un número. ¿Cuál?', 'el 10 % es 15, el 100 % es 150'],
    ['en', 'A circle has radius 5 cm. Find its area.', 'π × 25 = 78.54'],
    ['es', area.es, '5 · 3 = 15'],
    ['es', 'Convierte 72 km/h a m/s.', '72 · 1000 = 72000'],
  ])('%s %s | %s goes with the story', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toMatch(/aside|result|rounding/);
  });
});
