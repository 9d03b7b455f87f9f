import { describe, expect, test } from 'vitest';
import { problemIn } from './fixture.ts';
import { dataOf, kindOf, linearCoefficients, outlierOf } from './problem-kind.ts';

describe('what a problem is about', () => {
  test.each([
    ['x^2 - 9 = 0', { family: 'quadratic_equation' }, 'polynomial_equation'],
    ['x + y = 7, x - y = 1', { family: 'system' }, 'system'],
    ['-2x < 8', { family: 'linear_inequality' }, 'inequality'],
    ['y = 4x - 3', { family: 'straight_line' }, 'line'],
    ['f(x) = 2x + 5', { family: null }, 'line'],
    ['√(x + 3) = 5', { family: 'radical_equation' }, 'radical_equation'],
    ['1/2 + 1/3', { family: 'fraction', task: 'evaluate' }, 'fractions'],
    ['3x - 5 = 16', { family: 'linear_equation' }, 'other'],
  ] as const)('%s is %s', (text, rest, expected) => {
    expect(kindOf(problemIn(text, rest).item)).toBe(expected);
  });

  test('the words of a problem decide where its formula does not', () => {
    const percent = (problem: string) =>
      kindOf(problemIn('p = 25 %, v = 60', { family: 'percent', task: 'find', problem }).item);
    expect(percent('A coat costs $60 after a 25% discount. What was the original price?')).toBe(
      'percent_before',
    );
    expect(percent('Un bolso cuesta $60 con 25% de descuento. ¿Cuánto costaba antes?')).toBe(
      'percent_before',
    );
    expect(percent('Un pull coûte 60 € après une remise de 25 %. Quel était le prix avant ?')).toBe(
      'percent_before',
    );
    expect(percent('What is 25% of 60?')).toBe('percent');
    const chance = problemIn('n = 6, k = 2', {
      task: 'find',
      problem: 'What is the probability of a 5 or a 6?',
    });
    expect(kindOf(chance.item)).toBe('probability');
  });
});

describe('slope and intercept', () => {
  test.each([
    ['y = 4x - 3', { slope: '4', intercept: '-3' }],
    ['y = -x', { slope: '-1', intercept: null }],
    ['y = x/2 + 1', { slope: '1/2', intercept: '1' }],
    ['f(x) = 2x + 5', { slope: '2', intercept: '5' }],
    ['y = x² + 1', null],
    ['3x - 5 = 16', null],
  ])('%s', (plain, expected) => {
    expect(linearCoefficients(plain)).toEqual(expected);
  });
});

describe('data', () => {
  test('the values of a list, with a comma or a semicolon between them', () => {
    expect(dataOf('mean(4, 5, 50)')).toEqual([4, 5, 50]);
    expect(dataOf('moyenne(4,5 ; 5 ; 50)')).toEqual([4.5, 5, 50]);
    expect(dataOf('mean(4, 5)')).toBe(null);
    expect(dataOf('3x - 5')).toBe(null);
  });

  test('a value far away from the others', () => {
    expect(outlierOf([4, 5, 5, 6, 50])).toBe(50);
    expect(outlierOf([4, 5, 5, 6, 12])).toBe(12);
    expect(outlierOf([4, 5, 5, 6, 7])).toBe(null);
  });
});
