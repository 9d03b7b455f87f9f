import { describe, expect, it } from 'vitest';
import { answer } from './answers.ts';

const verdict = (previous: string, line: string): string => {
  const result = answer('checkLine', { previous, line }, null);
  return result.ok ? `${result.verdict}${result.finished ? ', finished' : ''}` : result.error.code;
};

describe('a line of working on a question in words', () => {
  it.each([
    ['Find the area of a triangle with base 6 and height 4', 'A = 12', 'equal, finished'],
    ['Find the area of a triangle with base 6 and height 4', '12', 'equal, finished'],
    ['Find the area of a triangle with base 6 and height 4', 'A = 6*4/2', 'equal'],
    ['Find the area of a triangle with base 6 and height 4', 'A = 24', 'different'],
    ['Find the hypotenuse of a right triangle with legs 3 and 4', 'c^2 = 25', 'unknown'],
    ['Find the equation of the line through (1, 2) and (3, 8)', 'm = 3', 'equal'],
    ['Find the equation of the line through (1, 2) and (3, 8)', 'y = 3x - 1', 'equal, finished'],
    ['What is 15% of 80?', 'a = 12', 'equal, finished'],
    ['What is 15% of 80?', '13', 'different'],
    ['Evaluate x^2 + 3x when x = 2', '2^2 + 3*2', 'equal'],
    ['Evaluate x^2 + 3x when x = 2', '10', 'equal, finished'],
    ['Evaluate x^2 + 3x when x = 2', '11', 'different'],
    ['Find the derivative of x^2 at x = 3', '2x', 'equal'],
    ['Find the derivative of x^2 at x = 3', '6', 'equal, finished'],
  ])('%s: %s is %s', (previous, line, expected) => {
    expect(verdict(previous, line)).toBe(expected);
  });
});
