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
  ['en', 'Find the discriminant and the roots of x^2 - 5x + 6 = 0', ['D = 1', 'x = 2 or x = 3']],
  ['es', 'Calcula el discriminante y las raíces de x^2 - 5x + 6 = 0', ['D = 1', 'x = 2 o x = 3']],
  [
    'fr',
    'Déterminer le discriminant puis les racines du trinôme 2x^2 - 3x - 5',
    ['D = 49', 'x = -1 ou x = 5/2'],
  ],
  [
    'en',
    'An arithmetic sequence has first term 3 and common difference 4. Find the 10th term and the sum of the first 10 terms.',
    ['a_10 = 39', 'S_10 = 210'],
  ],
  [
    'es',
    'En una progresión aritmética a1=3 y d=4. Calcula a10 y la suma de los 10 primeros términos.',
    ['a_10 = 39', 'S_10 = 210'],
  ],
  ['fr', 'g(x)=-2x+6 faut trouver g(-1) et l’antécédent de 0', ['8', 'x = 3']],
  ['fr', 'Soit la série 12 ; 8 ; 15 ; 10 ; 9. Donner sa médiane ainsi que son étendue.', ['10', '7']],
  ['es', 'Halla la mediana así como el rango de 12, 8, 15, 10, 9.', ['10', '7']],
  ['en', 'Given f(x)=2x+1 and g(x)=x^2, find f(3) and g(-2).', ['7', '4']],
  ['es', 'Dadas f(x)=2x+1 y g(x)=x^2, calcula f(3) y g(-2).', ['7', '4']],
  ['fr', 'On donne f(x)=2x+1 et g(x)=x^2. Calculer f(3) puis g(-2).', ['7', '4']],
  ['en', 'Given f(x)=2x+1, find f(3) and solve f(x)=7.', ['7', 'x = 3']],
  ['es', 'Sea f(x)=2x+1. Calcula f(3) y resuelve f(x)=7.', ['7', 'x = 3']],
  ['fr', 'Soit f(x)=2x+1. Calculer f(3) puis résoudre f(x)=7.', ['7', 'x = 3']],
  ['en', 'Differentiate f(x)=x^3-3x and find its critical points.', ['3x^2 - 3', 'x = 1 or x = -1']],
  ['en', 'Find the derivative of f(x)=x^2 and the slope of the tangent at x=3.', ['2x', '6']],
])('goals that are joined are all answered (%s: %s)', (locale, problem, answers) => {
  expect(
    show(problem, locale).parts?.map(({ answer: own }) => own.replaceAll(/\s/gu, ' ').replaceAll('²', '^2')),
  ).toEqual(answers);
});

it.each([
  ['en', 'Solve the inequality and write the solution in interval notation: 2x - 5 < 3'],
  ['es', 'Resuelve la inecuación y expresa la solución en notación de intervalos: 2x − 5 < 3'],
  ['fr', 'Résoudre l’inéquation et donner les solutions sous forme d’intervalle : 2x − 5 < 3'],
])('a solution and its form are one goal (%s)', (locale, problem) => {
  expect(show(problem, locale)).toMatchObject({ answer: 'x < 4' });
});

it.each([
  ['en', 'Find the derivative of f(x)=x^2 and the surface at x=3.'],
  ['es', 'Halla el determinante de x^2-4 y la derivada en x=3.'],
  ['fr', 'Donner la dérivée de f(x)=x^2 puis le volume en x=3.'],
])('no goal is answered where the other is not understood (%s)', (locale, problem) => {
  expect(show(problem, locale)).not.toHaveProperty('answer');
});

it.each([
  ['en', 'By rewriting both sides with a common base, solve 5^(2x-1)=125.', 'x = 2'],
  ['es', 'Reescribe ambos lados con una base común y resuelve 5^(2x-1)=125.', 'x = 2'],
  ['fr', 'En réécrivant les deux membres avec une même base, résoudre 5^(2x-1)=125.', 'x = 2'],
])('words for the way to the answer are no goal (%s: %s)', (locale, problem, own) => {
  expect(show(problem, locale)).toMatchObject({ answer: own });
});

it('a comma alone joins no goals', () => {
  const shown = show('Where are the critical points of f(x)=x^2-4x, inside its domain?', 'en');
  expect(shown).not.toHaveProperty('parts');
});
