import { expect, test } from 'vitest';
import { describeRequest } from '../phrasings/describe-request.ts';

test.each([
  ['Multiply (x + 4)(x - 2)\nManual p. 73', 'en-GB', 'expand (x + 4)(x - 2)'],
  ['Question 7 of 20\nSolve 5x = 35', 'en-GB', 'solve 5x = 35'],
  ['11 (a) Simplify 3x + 5x', 'en-GB', 'simplify 3x + 5x'],
  ['DNB 2023 – Métropole\nCalculer 7 + 5 × 2', 'fr-FR', 'evaluate 7 + 5 · 2'],
  ['15   Calcula 3/8 - 5/12', 'es-ES', 'evaluate 3/8 - 5/12'],
  ['Factorise 6xy - 9y\n(2)', 'en-GB', 'factor 6xy - 9y'],
  ['7 ) Work out 8 - 3', 'en-GB', 'evaluate 8 - 3'],
  ['convert 72 km/h to m/s? my calculator says 259', 'en-GB', 'unit'],
  ['x² = 3x, moi jai trouvé x = 3', 'fr-FR', 'solve x² = 3x'],
])('numbers beside the problem are left out: %s', (text, locale, asks) => {
  expect(describeRequest(text, locale)).toContain(asks);
});

test.each([
  ['In 2020 she had 12. Solve for the rest', 'en-GB'],
  ['Une classe de 30 élèves.\nCalculer 40 % de filles', 'fr-FR'],
  ['Round to 2: 3.14159', 'en-GB'],
])('numbers of the problem are not: %s', (text, locale) => {
  expect(describeRequest(text, locale)).toMatch(/not read|30|round/);
});

test.each([
  ['5(x-2)=3x+8 did i do it right if i got 9?', 'en-US', 'holds, x = 9'],
  ['jai trouvé x=4 pour 3(x-1)=x+5, c’est bon ?', 'fr-FR', 'holds, x = 4'],
  ['whats the y value where 2x + 5y = 20 cuts the y axis', 'en-US', 'intercept_y'],
  ['How steep is y = x² − 5x where x = 4? Give the gradient.', 'en-GB', 'differentiate'],
  ['f(x) = 4x − 1 and g(x) = x² + 2, find fg(3).', 'en-GB', 'value, x = 3² + 2'],
  ['area of a circle w radius 6cm', 'en-GB', 'area_circle, r = 6'],
  ['ocho menos tres por menos dos', 'es-ES', 'not read'],
])('what is asked is read: %s', (text, locale, asks) => {
  expect(describeRequest(text, locale)).toContain(asks);
});
