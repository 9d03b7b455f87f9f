import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('a rectangle whose sides are tied to each other', () => {
  it.each([
    ['en', 'A rectangle has an area of 50 cm². Its length is twice its width. What is its perimeter?', '30'],
    [
      'en',
      'The length of a rectangle is 4 cm more than its width. The perimeter is 28 cm. What is its area?',
      '45',
    ],
    [
      'es',
      'El largo de un rectángulo es 4 cm más que su ancho. El perímetro es 28 cm. ¿Cuál es su área?',
      '45',
    ],
    [
      'fr',
      'La longueur d’un rectangle mesure 4 cm de plus que sa largeur. Son périmètre est 28 cm. Quelle est son aire ?',
      '45',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('both sides of a rectangle, or one of them from its area', () => {
  it.each([
    [
      'en',
      'The length of a rectangular pool is twice its width, and the perimeter is 96 feet. Find the dimensions of the pool.',
      'x = 32 and y = 16',
    ],
    [
      'en',
      'A rectangle is 4 cm longer than it is wide. Its perimeter is 28 cm. Find its length and width.',
      'x = 9 and y = 5',
    ],
    [
      'en',
      'A rectangular banner is 5 ft longer than it is tall, and it covers 84 square feet. How tall is it?',
      '7',
    ],
    [
      'es',
      'El área de un terreno rectangular es de 180 m² y el largo mide 3 m más que el ancho. Encuentre las dimensiones del terreno.',
      'x = 15; y = 12',
    ],
    [
      'es',
      'El perímetro de un rectángulo es 48 cm y el largo es el triple del ancho. ¿Cuánto miden sus lados?',
      'x = 18; y = 6',
    ],
    [
      'fr',
      'La longueur d’un rectangle dépasse sa largeur de 3 m et son aire est de 180 m². Calculer ses dimensions.',
      'x = 15 et y = 12',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('an area of which no side has an exact root', () => {
  it.each([
    ['en', 'A rectangle has an area of 48 cm². Its length is twice its width. What is its perimeter?'],
    ['en', 'A rectangle is 3 cm longer than it is wide. Its area is 50 cm². Find its length and width.'],
    ['es', 'Un rectángulo tiene un área de 48 cm². Su largo es el doble de su ancho. ¿Cuál es su perímetro?'],
    [
      'fr',
      'Un rectangle a une aire de 48 cm². Sa longueur est le double de sa largeur. Quel est son périmètre ?',
    ],
  ])('%s: is not read from %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});

it('does not answer one of two sizes that are asked for', () => {
  const text =
    'A rectangle is 3 m longer than it is wide. Its area is 180 m². What are its perimeter and its width?';
  expect(answerOf(text, 'en')).toBe('readings');
});
