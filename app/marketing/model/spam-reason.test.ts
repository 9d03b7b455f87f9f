import { expect, test } from 'vitest';
import { spamReasonOf } from './schemas.ts';

const message = 'Can two siblings share an account?';

test('a message written at human speed is not suspicious', () => {
  expect(spamReasonOf({ message, took: 20_000 })).toBeNull();
  expect(spamReasonOf({ message })).toBeNull();
  expect(spamReasonOf({ message: 'See https://a.example and https://b.example', took: 20_000 })).toBeNull();
});

test.each([
  ['trap', { message, website: 'https://spam.example', took: 20_000 }],
  ['hurry', { message, took: 900 }],
  ['links', { message: 'http://a.example www.b.example https://c.example', took: 20_000 }],
])('%s marks a message as automated', (doubt, expected) => {
  expect(spamReasonOf(expected)).toBe(doubt);
});
