import { expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';
import { solutionOf } from '../../../answers/solution.ts';

const solve = (problem: string, locale: string): { readonly answer?: string } =>
  solutionOf(answer('solve', { problem, locale }, null), locale) as { readonly answer?: string };

const value = (problem: string, locale: string): string | undefined =>
  solve(problem, locale).answer?.replace(/^[a-z] = /u, '');

it.each([
  ['en', 'The population of a village rose by 4% in one year and is now 1560. What was it one year earlier?'],
  ['en', 'A town grew by 4% and now has 1560 inhabitants. How many inhabitants did it have last year?'],
  [
    'es',
    'La población de un pueblo aumentó un 4 % y ahora tiene 1560 habitantes. ¿Cuántos habitantes tenía el año anterior?',
  ],
  [
    'fr',
    'La population d’un village a augmenté de 4 % en un an et compte désormais 1560 habitants. Combien y en avait-il un an plus tôt ?',
  ],
  ['fr', 'Un loyer a augmenté de 4 % et vaut maintenant 1560 €. Combien valait-il auparavant ?'],
])('the amount before a change in percent is looked for by another time (%s: %s)', (locale, problem) => {
  expect(value(problem, locale)).toBe('1500');
});

it.each([
  [
    'en',
    'A village had 1500 inhabitants last year. The population rose by 4%. How many inhabitants are there now?',
  ],
  [
    'es',
    'Un pueblo tenía 1500 habitantes el año anterior. La población aumentó un 4 %. ¿Cuántos habitantes tiene ahora?',
  ],
  [
    'fr',
    'Un village comptait 1500 habitants l’année précédente. La population a augmenté de 4 %. Combien y a-t-il d’habitants maintenant ?',
  ],
])('the amount after the change is looked for where the one before is given (%s)', (locale, problem) => {
  expect(value(problem, locale)).toBe('1560');
});

it.each([
  ['en', 'The rent rose by 4% and is now 1560 dollars. What was it when they moved in?'],
  ['es', 'El alquiler subió un 4 % y ahora es de 1560 euros. ¿De cuánto era cuando llegaron?'],
  ['fr', 'Le loyer a augmenté de 4 % et vaut désormais 1560 euros. De combien était-il à leur arrivée ?'],
])('an amount after the change is not changed again (%s)', (locale, problem) => {
  expect(value(problem, locale) ?? '1500').toBe('1500');
});
