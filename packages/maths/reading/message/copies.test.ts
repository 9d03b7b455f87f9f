import { expect, test } from 'vitest';
import { joinDecimalGroups, splitWideSpans, withoutCopies } from './copies.ts';

test.each([
  ['x+y=10x+y=10', 'x+y=10'],
  ['Question 8 : 2x+1=162^{x+1}=16. Find x.', 'Question 8 : 2^{x+1}=16. Find x.'],
  ['u0=5u_0=5 et un+1=un+3u_{n+1}=u_n+3. Calculer', 'u_0=5 et u_{n+1}=u_n+3. Calculer'],
  ['the derivative of f(x)=x2+1/x f(x) = \\frac{x^2+1}{x}', 'the derivative of f(x) = \\frac{x^2+1}{x}'],
  ['√x+6=x\\sqrt{x+6}=x', '\\sqrt{x+6}=x'],
  ['∣x−5∣<2|x-5|<2', '|x-5|<2'],
])('the source stays of a formula that was copied twice: %s', (text, expected) => {
  expect(withoutCopies(text)).toBe(expected);
});

test.each([
  '(x+1)(x+1)',
  'x^2 + x^2',
  '5x = 5x',
  '2x+3=2x+3',
  'sin(x)sin(x)',
  'a=b, a=b+1',
  '(9x^2 - 3)/(9x^2 - 3)',
  'limit of (x^2-3)·(x^2-3)',
])('a repetition that says something stays: %s', (text) => {
  expect(withoutCopies(text)).toBe(text);
});

test('formulas apart by wide spaces are spans of their own', () => {
  expect(splitWideSpans('\\[ 4x+3y=6 \\qquad 5x-2y=19 \\]')).toBe('\\[4x+3y=6\\] , \\[5x-2y=19\\]');
  expect(splitWideSpans('$\\frac12 \\quad 3$')).toBe('$\\frac12 \\quad 3$');
});

test.each([
  ['0.000 045', '0.000045'],
  ['$0{,}000\\,36\\times 10^{7}$', '$0,00036\\times 10^{7}$'],
  ['0.000\\,0407', '0.0000407'],
  ['0.5 1.25', '0.5 1.25'],
])('decimals in groups: %s', (text, expected) => {
  expect(joinDecimalGroups(text)).toBe(expected);
});
