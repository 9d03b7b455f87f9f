import { expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { withTimesBetweenTerms } from './times-between-terms.ts';

it.each([
  ['en-US', '2a^3b x 5ab^4', '10a⁴b⁵'],
  ['en-US', 'simplify 3x^2 x 4x^5', '12x⁷'],
  ['es-CO', 'Simplifica 3p²q x 4pq³', '12p³q⁴'],
  ['fr-FR', 'Calcule 4m^2n x 3mn', '12m³n²'],
])('an x between spaces and two terms is a sign (%s: %s)', (locale, problem, own) => {
  const shown = solutionOf(answer('solve', { problem, locale }, null), locale);
  expect('answer' in shown ? shown.answer : shown).toBe(own);
});

it.each(['A rug is 5m x 3m.', '2 x 3y', '2y x = 5', 'y = 2a x + 3b', '2ax 3b'])(
  '%s stays as it is',
  (text) => {
    expect(withTimesBetweenTerms(text)).toBe(text);
  },
);
