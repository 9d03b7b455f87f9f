import { expect, test } from 'vitest';
import { fractionsInSigns, shareOfAll } from './spoken-fractions.ts';

test.each([
  ['two and a half plus 1', '(5/2) plus 1'],
  ['3 and a half', '(7/2)'],
  ['dos y medio mas 1', '(5/2) mas 1'],
  ['tres y media', '(7/2)'],
  ['deux et demi', '(5/2)'],
  ['quatre et demie', '(9/2)'],
  ['one and a half', '(3/2)'],
])('a number and a half: %s', (text, signs) => {
  expect(fractionsInSigns(text)).toBe(signs);
});

test.each([
  ['half of 10', '(1/2)* 10'],
  ['la mitad de 10', '(1/2)* 10'],
  ['two thirds plus 1', '(2/3) plus 1'],
  ['dos tercios mas un medio', '(2/3) mas (1/2)'],
  ['trois quarts', '(3/4)'],
  ['a fifth of 10', '(1/5)* 10'],
  ['la tercera parte de 9', '(1/3)* 9'],
  ['twice 4', '2* 4'],
  ['le triple de 4', '3* 4'],
  ['x + 1 = 5', 'x + 1 = 5'],
])('a share or a multiple: %s', (text, signs) => {
  expect(fractionsInSigns(text)).toBe(signs);
});

test.each([
  ['(1/2)* x + 3', '(1/2)*(x + 3)'],
  ['2* x - 1', '2*(x - 1)'],
  ['(1/2)* x', null],
  ['(1/2)* (x + 3)', null],
  ['((1/2)* x + 3) - 1', null],
  ['((1/2)* x) + 3 - 1', null],
])('a share of %s can be one of all that follows unless brackets say where it ends', (side, all) => {
  expect(shareOfAll(side)).toBe(all);
});
