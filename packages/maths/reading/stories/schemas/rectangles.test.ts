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

describe('an area of which no side has an exact root', () => {
  it.each([
    ['en', 'A rectangle has an area of 48 cm². Its length is twice its width. What is its perimeter?'],
    ['es', 'Un rectángulo tiene un área de 48 cm². Su largo es el doble de su ancho. ¿Cuál es su perímetro?'],
    [
      'fr',
      'Un rectangle a une aire de 48 cm². Sa longueur est le double de sa largeur. Quel est son périmètre ?',
    ],
  ])('%s: is not read from %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});
