import { expect, test } from 'vitest';
import { withoutRestatedQuestion } from './restated-question.ts';

test.each([
  ['x^2-9=0 find the roots', 'x^2-9=0'],
  ['3x+2=8, find x', '3x+2=8'],
  ['3x+2=8 no encuentro x', '3x+2=8'],
  ['x^2-9=0 hallar las raíces', 'x^2-9=0'],
  ['x² + 4x − 21 = 0 je dois trouver les solutions', 'x² + 4x − 21 = 0'],
  ['ln(x) = 2 je trouve pas x', 'ln(x) = 2'],
])('“%s” asks for what the equation asks for anyway', (text, equation) => {
  expect(withoutRestatedQuestion(text)).toBe(equation);
});

test.each([
  'x^2-9=0 find the number of solutions',
  'x^2-5x+6=0 find the sum of the roots',
  'x^2=9 find the positive solution',
  '2x+y=7 find y',
  '2x = 8 find y',
  'y=x^2-4 find the roots',
  'f(x)=x^2-4 halla las raíces',
  'x² = 9 trouve la solution positive',
])('“%s” asks for more, or for something else', (text) => {
  expect(withoutRestatedQuestion(text)).toBe(text);
});
