import { expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const solve = (problem: string, locale: string): string | undefined =>
  (solutionOf(answer('solve', { problem, locale }, null), locale) as { readonly answer?: string }).answer;

it.each([
  ['en', 'Find the value(s) of k for which x^2 + kx + 16 = 0 has exactly one real root.'],
  ['en', 'For which k does x^2 + kx + 16 = 0 have a single real solution?'],
  ['en', 'For what values of k does x^2 + kx + 16 = 0 have only one root?'],
  ['es', '¿Para qué valores de k la ecuación x^2 + kx + 16 = 0 tiene exactamente una raíz real?'],
  ['es', 'Halla k para que x^2 + kx + 16 = 0 tenga solución única.'],
  ['fr', 'Pour quelles valeurs de k l’équation x^2 + kx + 16 = 0 a-t-elle exactement une racine réelle ?'],
  ['fr', 'Pour quelles valeurs de k l’équation x^2 + kx + 16 = 0 admet-elle une unique racine ?'],
])('exactly one root (%s: %s)', (locale, problem) => {
  expect(solve(problem, locale)?.replace(/ (?:o|ou) /u, ' or ')).toBe('k = 8 or k = -8');
});

it.each([
  ['en', 'For what values of m does x^2 + mx + 9 = 0 have no real root?', '-6 < m < 6'],
  ['es', '¿Para qué valores de m la ecuación x^2 + mx + 9 = 0 no tiene ninguna raíz real?', '-6 < m < 6'],
  ['fr', 'Pour quels m l’équation x^2 + mx + 9 = 0 n’a-t-elle aucune racine réelle ?', '-6 < m < 6'],
  ['en', 'For what k does x^2 + kx + 16 = 0 have two distinct real roots?', 'k < -8 or k > 8'],
  ['es', '¿Para qué k tiene x^2 + kx + 16 = 0 dos raíces reales distintas?', 'k < -8 o k > 8'],
  [
    'fr',
    'Pour quels k l’équation x^2 + kx + 16 = 0 a-t-elle deux racines réelles distinctes ?',
    'k < -8 ou k > 8',
  ],
])('no root, two roots (%s: %s)', (locale, problem, own) => {
  expect(solve(problem, locale)).toBe(own);
});

it.each([
  ['en', 'Find k for which x^2 + kx + 16 = 0 has exactly one positive root.'],
  ['en', 'Find k for which x^2 + kx + 16 = 0 has two opposite roots.'],
  ['en', 'For which k does x^2 + kx + 16 = 0 have at least one real root?'],
  ['en', 'Find k so that x^2 + kx + 16 = 0 touches something odd.'],
  ['es', 'Halla k para que x^2 + kx + 16 = 0 tenga dos soluciones opuestas.'],
  ['es', '¿Para qué k tiene x^2 + kx + 16 = 0 al menos una raíz real?'],
  ['fr', 'Trouver k tel que x^2 + kx + 16 = 0 ait deux solutions opposées.'],
  ['fr', 'Trouver k pour que x^2 + kx + 16 = 0 ait au moins une racine réelle.'],
])('another condition on the roots is not answered (%s: %s)', (locale, problem) => {
  expect(solve(problem, locale)).toBeUndefined();
});
