import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

const answerOf = (problem: string, locale: string): string | null => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer.replaceAll(/\s/gu, ' ') : null;
};

describe('the index of a term is asked for by its value', () => {
  it.each([
    ['Which term of the sequence 3, 7, 11, 15, … has the value 71?', 'en', 'n = 18'],
    ['The sequence 5, 8, 11, ... goes on in the same way. Which term is equal to 62?', 'en', 'n = 20'],
    [
      'The first term is 5 and the common difference is 3 in an arithmetic sequence. Which term is 62?',
      'en',
      'n = 20',
    ],
    ['¿Qué lugar ocupa el número 95 en la sucesión 5, 11, 17, 23, ...?', 'es', 'n = 16'],
    ['An arithmetic sequence has first term a_1 = 82 and d = -6. Find n if a_n = -20.', 'en', 'n = 18'],
    ['En una progresión aritmética a_1 = 12 y d = 5. Halla n si a_n = 247.', 'es', 'n = 48'],
    ['En una progresión geométrica a₁ = 2 y r = 3. ¿Qué término vale 1458?', 'es', 'n = 7'],
    [
      'Soit (u_n) la suite arithmétique de premier terme u_1 = 12 et de raison 5. Pour quelle valeur de n a-t-on u_n = 247 ?',
      'fr',
      'n = 48',
    ],
    [
      'La suite (u_n) est arithmétique, de premier terme u_0 = 100 et de raison -3. Déterminer l’entier n tel que u_n = 37.',
      'fr',
      'n = 21',
    ],
    ['The general term is a_n = 4n - 7. Which position has 205?', 'en', 'n = 53'],
    ['El término general es a_n = 4n - 7. ¿Qué posición tiene el 205?', 'es', 'n = 53'],
    ['Le terme général est a_n = 4n - 7. Quel est le rang de 205 ?', 'fr', 'n = 53'],
    ['Dans la suite géométrique 3, 6, 12, 24, …, quel est le rang du terme 768 ?', 'fr', 'n = 9'],
  ])('%s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });

  it('the terms of a finite sequence are counted up to the last one', () => {
    expect(answerOf('How many terms are there in the sequence 4, 10, 16, ..., 100?', 'en')).toBe('n = 17');
  });

  it.each([
    ['Which term of the sequence 3, 7, 11, ... is 72?', 'en'],
    ['Which term of the geometric sequence 3, 6, 12, ... is 100?', 'en'],
    ['Which term of the sequence 3, 7, 11, ... is -1?', 'en'],
  ])('a value that no term has has no index: %s', (problem, locale) => {
    expect(answerOf(problem, locale)).toBeNull();
  });
});

describe('the index of a term is given', () => {
  it.each([
    ['Find the term of the sequence 3, 7, 11, 15 that is in position 12.', 'en', 'a_12 = 47'],
    ['term number 12 of 3, 7, 11, 15, ...', 'en', 'a_12 = 47'],
    ['Calcula el término que ocupa el lugar 12 en la sucesión 3, 7, 11, ...', 'es', 'a_12 = 47'],
    ['Halla el valor del término 12 de la progresión 3, 7, 11, ...', 'es', 'a_12 = 47'],
    ['Calculer le terme de rang 12 de la suite 3, 7, 11, ...', 'fr', 'a_12 = 47'],
  ])('%s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });
});

it.each([
  ['Is 71 a term of the sequence 3, 7, 11, ...?', 'en'],
  ['In the sequence 3, 7, 11, 15, which term comes after 71?', 'en'],
  ['How many terms of the sequence 3, 7, 11, ... are less than 100?', 'en'],
  ['¿Es 71 un término de la sucesión 3, 7, 11, ...?', 'es'],
  ['À partir de quel rang les termes de la suite 3, 7, 11, … dépassent-ils 100 ?', 'fr'],
])('a number beside a sequence is no index: %s', (problem, locale) => {
  expect(answerOf(problem, locale)).toBeNull();
});

it.each([
  ['Find the sum 3, 7, 11 up to 71.', 'en'],
  ['Calcula la suma de los términos 3, 7, 11 hasta 71.', 'es'],
])('a sum up to a last value is not the sum of what is written: %s', (problem, locale) => {
  expect(answerOf(problem, locale)).toBeNull();
});

it.each([
  [
    'La suite (u_n) est arithmétique, de premier terme u_0 = 7 et de raison −2. Exprimer u_n en fonction de n.',
    'fr',
    '-2n + 7',
  ],
  [
    'La suite (u_n) est arithmétique, de premier terme u_1 = 7 et de raison −2. Exprimer u_n en fonction de n.',
    'fr',
    'a_n = 9 - 2n',
  ],
  [
    'La sucesión (u_n) es aritmética con u_1 = 7 y d = -2. Expresa u_n en función de n.',
    'es',
    'a_n = 9 - 2n',
  ],
  [
    'The sequence (u_n) is arithmetic with u_1 = 7 and d = -2. Express u_n in terms of n.',
    'en',
    'a_n = 9 - 2n',
  ],
])('the rule of a sequence with the index of its first term: %s', (problem, locale, expected) => {
  expect(answerOf(problem, locale)).toBe(expected);
});
