import { expect, test } from 'vitest';
import { formulaIn } from './written-lines.ts';

test.each([
  ['is this right: x = 5?', 'x = 5'],
  ['vérifie ça : 3x = 15', '3x = 15'],
  ['revisa esto , por favor: 2x = 4', '2x = 4'],
])('in “%s” the formula is %s', (text, formula) => {
  expect(formulaIn(text)).toBe(formula);
});
