import { expect, it } from 'vitest';
import { answer } from './answers.ts';
import { solutionOf } from './solution.ts';

const solve = (problem: string, locale: string): string | undefined =>
  (solutionOf(answer('solve', { problem, locale }, null), locale) as { readonly answer?: string }).answer;

it.each([
  ['en-US', 'Find the extrema of f(x) = x^3 - 3x^2 + 2.', 'maximum: (0, 2); minimum: (2, -2)'],
  [
    'en-US',
    'Find the local maxima and minima of f(x) = x^3 - 3x^2 + 2.',
    'maximum: (0, 2); minimum: (2, -2)',
  ],
  ['en-US', 'Find the extrema of f(x) = x^4 - 8x^2', 'maximum: (0, 0); minimum: (-2, -16), (2, -16)'],
  ['en-US', 'Find the extrema of f(x) = -x^2 + 4x', 'maximum: (2, 4)'],
  ['es-CO', 'Halla los extremos relativos de f(x) = x^3 - 3x^2 + 2.', 'máximo: (0; 2); mínimo: (2; -2)'],
  ['es-CO', 'Sea f(x) = x^3 - 3x^2 + 2. Determine sus extremos.', 'máximo: (0; 2); mínimo: (2; -2)'],
  ['fr-FR', 'Déterminer les extremums de f(x) = x^3 - 3x^2 + 2.', 'maximum : (0; 2) ; minimum : (2; -2)'],
])('extrema without a kind are maxima and minima, each named (%s: %s)', (locale, problem, value) => {
  expect(solve(problem, locale)).toBe(value);
});

it('a function without them has none', () => {
  expect(solve('Find the extrema of f(x) = x^3', 'en-US')).toBe('no solution');
});
