import { expect, test } from 'vitest';
import { withoutAnswerKey } from './answer-key.ts';

test.each([
  ['Solve 2x + 5 = 15.\nAnswer: x = 5', 'Solve 2x + 5 = 15.\n'],
  ['Résoudre 3x − 6 = 0. Réponse : x = 2', 'Résoudre 3x − 6 = 0. '],
  [
    'Resuelve:\na) 2x + 1 = 9\nb) x² = 16\nSolución: a) x = 4  b) x = ±4',
    'Resuelve:\na) 2x + 1 = 9\nb) x² = 16\n',
  ],
  ["Find the derivative of f(x) = x3.\nSolution: f'(x) = 3x2", 'Find the derivative of f(x) = x3.\n'],
])('answers behind a problem are left out: %s', (text, expected) => {
  expect(withoutAnswerKey(text)).toBe(expected);
});

test.each([
  'Solution: x = 4',
  'Answer: what is 2 + 3?',
  'Solve x + 3 = 7. Solution: x = 4. Now try: x + 5 = 12',
  'Solve 2x = 6. Your answer: ____',
  'Find the solution: 2x = 6',
])('other texts stay: %s', (text) => {
  expect(withoutAnswerKey(text)).toBe(text);
});
