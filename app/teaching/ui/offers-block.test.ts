import { expect, test } from 'vitest';
import type { CardView } from '../model/blocks.ts';
import { inputOf } from './offers-block.tsx';

const card: CardView = { id: 'c', purpose: 'line', line: 2, prompt: [], label: '', options: [], helps: [] };

test.each([
  ['hint', { action: 'hint', cardId: 'c' }],
  ['cannot_start', { action: 'cannot_start', cardId: 'c' }],
  ['give_up', { action: 'give_up', cardId: 'c' }],
  ['continue', { action: 'continue', cardId: 'c' }],
  ['another', { action: 'new_problem' }],
  ['task', { text: 'What do I do?' }],
] as const)('a tap on %s is sent for the pending card', (does, input) => {
  expect(inputOf({ does, label: 'What do I do?' }, card)).toEqual(input);
});

test('a problem is taken as it was parsed', () => {
  expect(inputOf({ does: 'take', label: 'Take this one', problem: 'x^2 = 4' }, card)).toEqual({
    action: 'new_problem',
    problem: 'x^2 = 4',
  });
});

test('without a card there is no hint', () => {
  expect(inputOf({ does: 'hint', label: 'Hint' }, null)).toBeNull();
});
