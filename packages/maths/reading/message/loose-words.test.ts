import { expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const solve = (problem: string, locale: string): string | undefined =>
  (solutionOf(answer('solve', { problem, locale }, null), locale) as { readonly answer?: string }).answer;

it.each([
  ['en', '|3x+1|=10. Solve, listing every solution.', 'x = 3 or x = -11/3'],
  ['en', 'Find every solution of x^2=9.', 'x = 3 or x = -3'],
  ['es', 'Halla cada solución de x^2=9.', 'x = 3 o x = -3'],
  ['fr', 'Trouver chaque solution de x^2=9.', 'x = 3 ou x = -3'],
])('every solution (%s: %s)', (locale, problem, own) => {
  expect(solve(problem, locale)).toBe(own);
});

it.each([
  ['en', 'Write  √ 75  +  √ 12   in the form  k √ 3 , where k is an integer.'],
  ['fr', 'Écrire √147 sous la forme a√3, où a est un entier.'],
  ['fr', 'Écrire √75+√12 sous la forme a√3, où a est un nombre entier.'],
  ['es', 'Escribe √75+√12 en la forma k√3, donde k es un número entero.'],
  ['es', 'Expresa √147 de la forma a√3, donde a es un entero.'],
])('the letter of the form of an answer is described (%s: %s)', (locale, problem) => {
  expect(solve(problem, locale)).toBe('7√3');
});

it.each([
  ['en', 'Express (2+i)/(1-3i) in standard form.', '-1/10 + 7/10 · i'],
  ['en', 'Find the standard deviation of 3, 7, 7, 11. Leave your answer as a radical.', '2√2'],
])('forms of an answer (%s: %s)', (locale, problem, own) => {
  expect(solve(problem, locale)).toBe(own);
});

it.each([
  ['en', 'solve x^2=9...', 'x = 3 or x = -3'],
  ['en', 'f(x) = x^2 - 4x - 5.... need the zeros', 'x = -1 or x = 5'],
  ['es', 'f(x) = x^2 - 4x - 5... necesito los ceros', 'x = -1 o x = 5'],
  ['fr', 'résous x^2=9...', 'x = 3 ou x = -3'],
])('dots behind an equation are a pause (%s: %s)', (locale, problem, own) => {
  expect(solve(problem, locale)).toBe(own);
});

it.each([
  ['en', 'Find the sum 1/2 + 1/4 + 1/8 + ...'],
  ['en', 'Find the next term: 2, 4, 8, ...'],
  ['en', 'Calculate 0.3636... + 1'],
])('dots of a list or a decimal are none (%s: %s)', (locale, problem) => {
  expect(solve(problem, locale) ?? '').not.toMatch(/^(?:7\/8|2|4|8|1\.3636)$/u);
});

it.each([
  ['en', 'Convert 72 km/h to meters per second.', '20 m/s'],
  ['en', 'Convert 72 kilometers per hour to meters per second.', '20 m/s'],
  ['es', 'Exprese 72 km/h en metros por segundo.', '20 m/s'],
  ['es', 'Convierte 10 m/s a kilómetros por hora.', '36 km/h'],
  ['fr', 'Convertir 10 m/s en kilomètres par heure.', '36 km/h'],
  ['fr', 'convertir 90 km/h en mètres par seconde', '25 m/s'],
])('a speed in words is converted (%s: %s)', (locale, problem, own) => {
  expect(solve(problem, locale)?.replaceAll(/\s/gu, ' ')).toBe(own);
});

it.each([
  ['en', '(x^2 - 4)/(x - 2)  →  simplify the fraction', 'x + 2'],
  ['es', '(x² – 4x + 4) / (x² – 4)   →   simplifica la fracción algebraica', '(x - 2)/(x + 2)'],
  ['fr', '2x + 3 = 11  →  résoudre', 'x = 4'],
])('an arrow between a formula and its task (%s: %s)', (locale, problem, own) => {
  expect(solve(problem, locale)).toContain(own);
});

it.each([
  ['en', 'Find the limit of 1/x as x → 2', '1/2'],
  ['en', 'Find lim_(x→0) (x + 3)', '3'],
])('the arrow of a limit is none: %s %s', (locale, problem, own) => {
  expect(solve(problem, locale)).toBe(own);
});

it.each([
  ['en', 'Calculate √16 exactly, and √49', ['4', '7']],
  ['es', 'Calcula exactamente √16, y √49', ['4', '7']],
  ['fr', 'Calculer √16 exactement, et √49', ['4', '7']],
])('two formulas with a word that changes nothing between them (%s: %s)', (locale, problem, answers) => {
  const shown = solutionOf(answer('solve', { problem, locale }, null), locale) as {
    readonly parts?: readonly { readonly answer?: string }[];
  };
  expect(shown.parts?.map(({ answer: own }) => own)).toEqual(answers);
});

it.each([
  ['en', 'a shirt went from $40 to $46 what percent did it go up', '15%'],
  ['es', 'un pantalón pasa de 40 a 46 euros, ¿qué porcentaje sube?', '15 %'],
])('a change in percent asked for loosely (%s: %s)', (locale, problem, own) => {
  expect(solve(problem, locale)?.replaceAll(/\s/gu, ' ')).toContain(own);
});
