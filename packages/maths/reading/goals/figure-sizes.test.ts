import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const answerOf = (problem: string, locale: string): string | null => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer.replaceAll(/\s/gu, ' ') : null;
};

describe('a size of a figure by another one', () => {
  it.each([
    ['A square has a perimeter of 20 cm. What is its area?', 'en', 'A = 25 cm²'],
    ['El perímetro de un cuadrado es 36 cm. Halla su área.', 'es', 'A = 81 cm²'],
    ['Le périmètre d’un carré mesure 36 cm. Quelle est son aire ?', 'fr', 'A = 81 cm²'],
    ['El área de un cuadrado es de 64 m². Calcula su perímetro.', 'es', 'P = 32 m'],
    ['The circumference of a circle is 10π cm. Work out the area of the circle.', 'en', 'A = 25π cm²'],
    ['Un disque a une aire de 16π cm². Calcule son périmètre.', 'fr', 'C = 8π cm'],
    ['The surface area of a cube is 54 cm². Find its volume.', 'en', 'V = 27 cm³'],
    ['Un triangle équilatéral a un périmètre de 12 cm. Calcule son aire.', 'fr', 'A = 4√3 cm²'],
  ])('%s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });

  it.each([
    [
      'A rectangle has a perimeter of 30 cm and one of its sides is 9 cm. What is its area?',
      'en',
      'A = 54 cm²',
    ],
    ['Un rectángulo tiene 48 cm² de área y mide 6 cm de ancho. ¿Cuál es su perímetro?', 'es', 'P = 28 cm'],
    ['Un rectangle de longueur 8 m a un périmètre de 26 m. Détermine son aire.', 'fr', 'A = 40 m²'],
  ])('one side of a rectangle is known: %s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });
});

it.each([
  ['A square has perimeter 36 cm. Its side is doubled. Find the new area.', 'en'],
  ['Si se duplica el lado de un cuadrado de 20 cm de perímetro, ¿cuál es su área?', 'es'],
  ['On a doublé le côté d’un carré de périmètre 20 cm. Quelle est son aire ?', 'fr'],
  ['The perimeter of a square is 36 cm. What is the area of a circle with the same perimeter?', 'en'],
  ['A rectangle has perimeter 30 cm. Find its area.', 'en'],
  ['The perimeter of a square field is 36 m. Find its area in cm².', 'en'],
  ['A square has an area of 50 cm². What is its perimeter?', 'en'],
  ['A cube has a volume of 64 cm³. What is the area of one face?', 'en'],
  ['El volumen de un cubo es de 64 cm³. Calcula el área de una de sus caras.', 'es'],
  ['Le volume d’un cube est de 64 cm³. Calcule l’aire d’une seule de ses faces.', 'fr'],
])('the size does not follow: %s', (problem, locale) => {
  expect(answerOf(problem, locale)).toBeNull();
});
