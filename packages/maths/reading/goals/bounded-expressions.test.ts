import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { readMessage } from '../request.ts';

const answerOf = (problem: string, locale: string): string | null => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer.replaceAll(/\s/gu, ' ') : null;
};

describe('an expression between two numbers', () => {
  it.each([
    ['For which x is 2x − 1 between 2 and 5?', 'en', '3/2 < x < 3'],
    ['Find all values of x such that 3x + 4 lies between 1 and 10.', 'en', '-1 < x < 2'],
    ['For which values of x is 3 − 2x between −5 and 7 inclusive?', 'en', '-2 ≤ x ≤ 4'],
    ['¿Para qué valores de x está 2x − 1 entre 2 y 5?', 'es', '3/2 < x < 3'],
    ['¿Para qué x está x² − 1 entre 0 y 8, ambos incluidos?', 'es', '-3 ≤ x ≤ -1 o 1 ≤ x ≤ 3'],
    ['Détermine les réels x tels que 4 − x soit strictement compris entre 0 et 3.', 'fr', '1 < x < 4'],
    ['Pour quelles valeurs de x a-t-on 2x − 1 compris entre 2 et 5, bornes incluses ?', 'fr', '3/2 ≤ x ≤ 3'],
  ])('%s', (problem, locale, expected) => {
    expect(answerOf(problem, locale)).toBe(expected);
  });

  it('the French word alone leaves open whether the bounds count', () => {
    const reading = readMessage('Pour quelles valeurs de x le nombre 2x − 1 est-il compris entre 2 et 5 ?', {
      locale: 'fr',
    });
    expect(reading.kind === 'readings' && reading.problems.map(({ expression }) => expression)).toMatchObject(
      [{ signs: ['<=', '<='] }, { signs: ['<', '<'] }],
    );
  });

  it.each([
    ['Evaluate 3x+4 for x between 1 and 10.', 'en'],
    ['Find the zeros of x² − 4 between 1 and 10.', 'en'],
    ['How many integers x make 2x + 1 between 2 and 9?', 'en'],
    ['Find the largest x such that 2x + 1 is between 2 and 9.', 'en'],
  ])('another task is not this one: %s', (problem, locale) => {
    expect(answerOf(problem, locale)).toBeNull();
  });
});

it.each([
  ['Find the values of x for which 5 − x is at least 1.', 'en', 'x ≤ 4'],
  ['Find x if 2x + 1 is no more than 7.', 'en', 'x ≤ 3'],
  ['¿Para qué valores de x 3x − 2 es como máximo 10?', 'es', 'x ≤ 4'],
])('a bound in words: %s', (problem, locale, expected) => {
  expect(answerOf(problem, locale)).toBe(expected);
});

it('a quotient in words is no range', () => {
  expect(answerOf('Calcula (2x + 6) entre 2 y simplifica.', 'es')).toBe('x + 3');
});
