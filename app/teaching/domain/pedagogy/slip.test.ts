import { expect, test } from 'vitest';
import { checked, circumstances, facts } from './fixture.ts';
import { slipOf } from './slip.ts';
import { begin } from './start.ts';

/** The previous line is x + 1 = 2. */
const { item } = begin(facts(), circumstances()).state;
const parted = (at: Record<string, string>) =>
  slipOf(item, checked('2x = 3', 'different', { counterexample: { at, expected: null, answer: null } }));

test('a point where only the previous line holds is its solution and not revealed', () => {
  expect(parted({ x: '1' }).counterexample).toBeNull();
  expect(parted({ x: '1,0' }).counterexample).toBeNull();
});

test('a point where only the new line holds may be shown', () => {
  expect(parted({ x: '1,5' }).counterexample).toEqual({ at: { x: '1,5' }, expected: null, answer: null });
});

test('a point that cannot be assigned to either line is not shown', () => {
  expect(parted({ x: '1', y: '2' }).counterexample).toBeNull();
  expect(parted({ x: 'pi/3' }).counterexample).toBeNull();
});
