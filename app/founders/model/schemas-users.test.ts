import { expect, it } from 'vitest';
import { usersQuerySchema } from './schemas-users.ts';

const limitOf = (limit: string | undefined) => usersQuerySchema.safeParse({ limit }).data?.limit;

it.each([
  [undefined, 50],
  ['1', 1],
  ['200', 200],
])('a list of users with the limit %s has at most %i', (limit, most) => {
  expect(limitOf(limit)).toBe(most);
});

it.each(['0', '-1', '201', '1.5', 'x'])('a list of users with the limit %s is refused', (limit) => {
  expect(limitOf(limit)).toBeUndefined();
});
