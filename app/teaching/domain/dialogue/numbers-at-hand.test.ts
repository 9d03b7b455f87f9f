import { expect, test } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import type { FormulaTree, SessionItem } from '../pedagogy/state.ts';
import { numbersAtHand } from './numbers-at-hand.ts';

const number = (n: string, d = '1') => ({ kind: 'number', value: { n, d } });
const divide = (numerator: object, denominator: object) => ({ kind: 'divide', numerator, denominator });
const itemOf = (tree: object) => partOf<SessionItem>({ tree: tree as FormulaTree });
const minusThree = { kind: 'negate', of: number('3') };

test.each([
  ['a fraction', divide(number('2'), number('5')), '2/5'],
  ['a fraction with a negative numerator', divide(minusThree, number('4')), '-3/4'],
])('%s is shown with its own numbers', (_, tree, shown) => {
  expect(numbersAtHand('fraction', itemOf(tree))?.values['fraction']).toMatchObject({ plain: shown });
});

test.each([
  ['a decimal as numerator', divide(number('1', '2'), number('5'))],
  ['a number that is too large to be exact', divide(number('9007199254740993'), number('5'))],
  ['no fraction', number('7')],
])('%s shows none', (_, tree) => {
  expect(numbersAtHand('fraction', itemOf(tree))).toBeNull();
});
