import { expect, test } from 'vitest';
import { readFormulas } from './written-formulas.ts';

test.each([
  ['worked it out in my head, its 7', ['7 value']],
  ['i got 3 and -4, yes or no', ['3 value', '-4 value']],
  ['a mí me dan 2 y -7', ['2 value', '-7 value']],
  ['sur ma feuille j’ai x = 8', ['x = 8 value']],
  ['pretty sure its 11/3', ['11/3 value']],
  ['i got minus 4', ['-4 value']],
  ['je dirais 3,5', ['3,5 value']],
  ['but 16 - 5 is 11', ['16 - 5 expression', '11 value']],
  ['so 3x = 21', ['3x = 21 relation']],
  ['por qué no es x² + 25?', ['x² + 25 expression']],
  ['what is a numerator', []],
  ['yo y tú', []],
])('the formulas in “%s”', (text, expected) => {
  expect(readFormulas(text).map((one) => `${one.text} ${one.kind}`)).toEqual(expected);
});
