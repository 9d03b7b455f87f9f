import { describe, expect, it } from 'vitest';
import { answer } from './answers.ts';

const verdict = (previous: string, line: string): string => {
  const result = answer('checkLine', { previous, line }, null);
  return result.ok ? `${result.verdict}${result.finished ? ', finished' : ''}` : result.error.code;
};

describe('lines of working for questions in words', () => {
  it.each([
    ['Find the area of a triangle with base 6 and height 4', 'A = 12', 'equal, finished'],
    ['Find the area of a triangle with base 6 and height 4', '12', 'equal, finished'],
    ['Find the area of a triangle with base 6 and height 4', 'A = 6*4/2', 'equal'],
    ['Find the area of a triangle with base 6 and height 4', 'A = 24', 'different'],
    ['Find the hypotenuse of a right triangle with legs 3 and 4', 'c^2 = 25', 'equal'],
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

describe('properties of an equation do not depend on its solutions', () => {
  it.each([
    ['3x^2+x+4=0', '3x^2+x+4+906=0', 'unknown'],
    ['3x^2+x+4=0', '6x^2+2x+8=0', 'equal'],
    ['3x^2+x+4=0', '4 = -3x^2-x', 'equal'],
    ['3x^2+x+4=0', '1^2 - 4*3*4', 'equal'],
    ['3x^2+x+4=0', 'D = 1 - 48', 'equal'],
    ['3x^2+x+4=0', 'D = -47', 'equal, finished'],
    ['3x^2+x+4=0', 'Δ = -47', 'equal, finished'],
    ['3x^2+x+4=0', '-47', 'equal, finished'],
    ['3x^2+x+4=0', 'D = 47', 'different'],
    ['3x^2+x+4=0', 'no solution', 'unknown'],
    ['x^2-5x+6=0', 'x = 2 or x = 3', 'unknown'],
    ['x^2-5x+6=0', '(x-2)^2(x-3) = 0', 'unknown'],
    ['x^2-5x+6=0', '(x-2)(x-3) = 0', 'equal'],
  ])('discriminant of %s: %s is %s', (equation, line, expected) => {
    const problem = `find the discriminant of ${equation}`;
    const result = answer('checkLine', { problem, previous: equation, line, task: 'find' }, null);
    const shown = result.ok ? `${result.verdict}${result.finished ? ', finished' : ''}` : 'unread';
    expect(shown).toBe(expected);
  });

  it.each([
    ['find the vertex of y=x^2+4x+7', 'y=x^2+4x+7', 'y=(x+2)^2+3', 'equal'],
    ['find the vertex of y=x^2+4x+7', 'y=x^2+4x+7', 'y=(x+2)^2+9', 'different'],
    ['find the axis of symmetry of y=x^2+4x+7', 'y=x^2+4x+7', 'x = 2', 'different'],
    ['find the slope of 2x+3y=6', '2x+3y=6', '2x+3y=7', 'unknown'],
    ['find the mean of 3, 5, 10', '(3+5+10)/3', '7', 'different'],
  ])('%s, then %s: %s is %s', (problem, previous, line, expected) => {
    const result = answer('checkLine', { problem, previous, line }, null);
    expect(result.ok && result.verdict).toBe(expected);
  });
});
