import { expect, test } from 'vitest';
import { isSameInput } from './same-input.ts';

const cardId = '00000000-0000-4000-a000-0000000000c1';

test('a point sent again is the same answer, in any key order of the database; another point is not', () => {
  const stored = { kind: 'given', typed: '(-3, 7)', text: [], verdict: 'different' } as const;
  const content = { ...stored, given: { at: [-3, 7] as [number, number], kind: 'point' as const } };
  expect(isSameInput(content, { cardId, given: { kind: 'point', at: [-3, 7] } })).toBe(true);
  expect(isSameInput(content, { cardId, given: { kind: 'point', at: [7, -3] } })).toBe(false);
});

test('a message beside the card does not answer it', () => {
  expect(isSameInput({ kind: 'talk', typed: 'x = 5' }, { cardId, answer: 'x = 5' })).toBe(false);
  expect(isSameInput({ kind: 'words', typed: 'x = 5' }, { cardId, answer: 'x = 5' })).toBe(true);
});
