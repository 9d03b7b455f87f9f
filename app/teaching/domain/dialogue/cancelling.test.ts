import { read, toPlain, type Expression } from '@curvela/maths/expression';
import { describe, expect, test } from 'vitest';
import { crossedOut, isFactor, productOfLetters } from './cancelling.ts';

function expression(text: string): Expression {
  const result = read(text);
  if (!result.ok || result.tree.kind === 'relation') throw new Error(`not an expression: ${text}`);
  return result.tree as Expression;
}

describe('a factor of a whole expression', () => {
  test.each([
    ['x', '3x', true],
    ['x - 2', '3(x - 2)', true],
    ['x', 'x + 4', false],
    ['3', '6x', true],
  ])('%s of %s: %s', (factor, whole, expected) => {
    expect(isFactor(expression(factor), expression(whole))).toBe(expected);
  });
});

describe('what is left when a factor is crossed out above and below', () => {
  test.each([
    ['(3x)/(5x)', 'x', '3/5'],
    ['(x + 4)/4', '4', 'x/1'],
    ['x^3/x', 'x', 'x²/1'],
    ['(x + 1)/(y + 2)', 'z', null],
    ['x + 4', '4', null],
    // Crossing out 1 changes nothing.
    ['6/8', '1', null],
  ])('%s without %s: %s', (fraction, factor, left) => {
    const found = crossedOut(expression(fraction), expression(factor));
    expect(found && toPlain(found)).toBe(left);
  });
});

test.each([
  ['x(x + 1)', 'product'],
  ['1/x', 'quotient'],
  ['3x + 1', null],
])('letters multiplied or divided by each other: %s is %s', (text, expected) => {
  expect(productOfLetters(expression(text))).toBe(expected);
});
