import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import type { TextControl } from './math-input-props.ts';
import { submitOnEnter } from './typed-field.tsx';

const press = (key: string, { shiftKey = false, isComposing = false } = {}) => {
  const [preventDefault, requestSubmit] = [vi.fn(), vi.fn()];
  const event = {
    key,
    shiftKey,
    nativeEvent: { isComposing },
    preventDefault,
    currentTarget: { form: { requestSubmit } },
  };
  submitOnEnter(event as unknown as KeyboardEvent<TextControl>);
  return { submits: requestSubmit.mock.calls.length, breaksLine: preventDefault.mock.calls.length === 0 };
};

test.each([
  ['Enter', {}, { submits: 1, breaksLine: false }],
  ['Enter', { shiftKey: true }, { submits: 0, breaksLine: true }],
  // Enter that chooses a word of an input method belongs to that word.
  ['Enter', { isComposing: true }, { submits: 0, breaksLine: true }],
  ['a', {}, { submits: 0, breaksLine: true }],
] as const)('the key %s with %j', (key, held, expected) => {
  expect(press(key, held)).toEqual(expected);
});
