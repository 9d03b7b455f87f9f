import { expect, test } from 'vitest';
import { doubtOf } from './schemas.ts';

const message = 'Can two siblings share an account?';

test('what a person writes in a person’s time is not doubted', () => {
  expect(doubtOf({ message, took: 20_000 })).toBeNull();
  expect(doubtOf({ message })).toBeNull();
  expect(doubtOf({ message: 'See https://a.example and https://b.example', took: 20_000 })).toBeNull();
});

test.each([
  ['trap', { message, website: 'https://spam.example', took: 20_000 }],
  ['hurry', { message, took: 900 }],
  ['links', { message: 'http://a.example www.b.example https://c.example', took: 20_000 }],
])('%s is what a program shows itself by', (doubt, told) => {
  expect(doubtOf(told)).toBe(doubt);
});
