import { expect, test } from 'vitest';
import { read } from '../../expression/read.ts';
import { toPlain } from '../../expression/plain.ts';
import { otherModels } from './other-models.ts';

const othersOf = (text: string): readonly string[] => {
  const result = read(text, {});
  if (!result.ok) throw new Error(text);
  return otherModels(result.tree).map((tree) => toPlain(tree));
};

test.each([
  ['3*12 - 7', ['3 · 12 + 7', '(3 + 12) - 7']],
  ['240/3', ['240 · 3', '3/240']],
  ['12x + 7(30 - x) = 285', ['12x - 7(30 - x) = 285', '12x + 7(30x) = 285']],
  ['x = 2y and x + y = 27', ['x = 2 + y and x + y = 27', 'x = 2y and xy = 27']],
])('one operation of %s is exchanged for another one', (model, others) => {
  expect(othersOf(model)).toEqual(others);
});

test('nothing is offered that has the same value, or a negative one', () => {
  // 2 + 2 and 2 · 2 are the same; 2 − 2 is nothing that a text would tell.
  expect(othersOf('2 + 2')).toEqual([]);
  expect(othersOf('5 + 8')).toEqual(['5 · 8']);
});

test('a number alone has no operation to exchange', () => {
  expect(othersOf('45')).toEqual([]);
});
