import { describe, expect, it } from 'vitest';
import { read } from '../expression/read.ts';
import { isExpression, type Expression } from '../expression/tree.ts';
import { mistakeInIntegral, mistakeInPart } from './wrong-calculus.ts';

function formula(text: string): Expression {
  const result = read(text, {});
  if (!result.ok || !isExpression(result.tree)) throw new Error(`no formula: ${text}`);
  return result.tree;
}

describe('one part of a function differentiated by a wrong rule', () => {
  it.each([
    ['x^2*sin(x)', '2x*sin(x) - x^2*cos(x)', 'sine_derivative_sign'],
    ['x^2*e^(5x)', '2x*e^(5x) + x^2*e^(5x)', 'inner_derivative_forgotten'],
    ['x + ln(4x)', '1 + 1/(4x)', 'inner_derivative_forgotten'],
  ])('%s: %s is %s', (of, line, id) => {
    expect(mistakeInPart(formula(of), 'x', formula(line))?.id).toBe(id);
  });

  it('finds nothing in the right derivative', () => {
    expect(mistakeInPart(formula('x^2*sin(x)'), 'x', formula('2x*sin(x) + x^2*cos(x)'))).toBeNull();
  });
});

describe('an antiderivative with a wrong term', () => {
  it.each([
    ['6x^2 + 4', '6x^3 + 4x', 'integral_not_divided'],
    ['6x^2 + 4', '12x + 4x', 'differentiated_instead'],
    ['x*sin(x)', '-x^2/2*cos(x)', 'integral_of_product'],
  ])('%s: %s is %s', (of, line, id) => {
    expect(mistakeInIntegral(formula(of), 'x', formula(line))?.id).toBe(id);
  });

  it('finds nothing in the right one', () => {
    expect(mistakeInIntegral(formula('6x^2 + 4'), 'x', formula('2x^3 + 4x'))).toBeNull();
  });
});
