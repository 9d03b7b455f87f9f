import { expect, test } from 'vitest';
import { ownWords } from './problem-words.ts';

test.each([
  'Find the area of a triangle with base 6 and height 4',
  'Calculer l’aire d’un disque de rayon 5',
  'Evaluate x^2 - 3x when x = -2',
  'mean of the numbers 2, 4, 9',
  'tan x = 1; 0° ≤ x ≤ 360°',
  'résous cos x = 0,5; 0° <= x < 360°',
])('%s is read back in the original words', (problem) => {
  expect(ownWords(problem)).toBe(problem);
});

test.each([
  '3(x-2) = 9',
  'solve x^2 = 4',
  'x + y = 1; x - y = 3',
  'resuelve sen(x) = 1/2',
  '\\sin x = \\frac{1}{2}',
  'lim_{x→2} (x^2-4)/(x-2)',
])('%s is expressed by its formula', (problem) => {
  expect(ownWords(problem)).toBeNull();
});
