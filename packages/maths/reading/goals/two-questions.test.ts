import { expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

/* Two questions about one object: never the answer to one of them alone. */

type Shown = {
  readonly parts?: readonly { readonly answer: string }[];
  readonly readings?: readonly unknown[];
};
const show = (problem: string, locale: string): Shown =>
  solutionOf(answer('solve', { problem, locale }, null), locale) as Shown;

it.each([
  ['en', 'Let A(-2, 1) and B(4, 9). Find the midpoint of AB and the length AB.', ['(1, 5)', 'd = 10']],
  [
    'fr',
    'On donne A(−2 ; 1) et B(4 ; 9). Calculer les coordonnées du milieu de [AB] et la longueur AB.',
    ['(1; 5)', 'd = 10'],
  ],
])('a midpoint and a length (%s)', (locale, problem, answers) => {
  expect(show(problem, locale).parts?.map(({ answer: own }) => own.replaceAll(/\s/gu, ' '))).toEqual(answers);
});

it.each([
  ['en', 'Find the discriminant and the roots of x^2 - 5x + 6 = 0'],
  ['es', 'Calcula el discriminante y las raíces de x^2 - 5x + 6 = 0'],
  ['fr', 'Déterminer le discriminant puis les racines du trinôme 2x^2 - 3x - 5'],
])('the discriminant and the roots are offered, not one of them answered (%s)', (locale, problem) => {
  expect(show(problem, locale).readings?.length).toBeGreaterThan(1);
});
