import { expect, it } from 'vitest';
import { ApiFailure, ApiUnreachable } from '#app/platform/api-client.ts';
import { isRetryable, retryDelay } from './unsent-attempts.ts';

const refused = (status: number, retryAfter?: number) =>
  new ApiFailure(status, { error: { code: 'x', message: '', ...(retryAfter ? { retryAfter } : {}) } });

it('an answer is stored until the server has decided about it', () => {
  expect([new ApiUnreachable(''), refused(401), refused(429), refused(503)].every(isRetryable)).toBe(true);
  expect([refused(400), refused(404), refused(409), refused(422)].some(isRetryable)).toBe(false);
});

it('the pause before the next try grows, and is never shorter than the server asks for', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 50].map((tries) => retryDelay(tries, null));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(retryDelay(0, refused(429, 40))).toBe(40_000);
});

it('the pauses are one, two, five, fifteen and thirty seconds, then a minute each', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map((tries) => retryDelay(tries, null))).toEqual([
    1000, 2000, 5000, 15_000, 30_000, 60_000, 60_000, 60_000,
  ]);
  expect(retryDelay(3, refused(429, 2))).toBe(15_000);
  expect(retryDelay(0, new ApiUnreachable(''))).toBe(1000);
});

it.each([
  [400, false],
  [401, true],
  [403, false],
  [404, false],
  [409, false],
  [410, false],
  [413, false],
  [422, false],
  [429, true],
  [500, true],
])('an answer that was refused with %i is sent again: %s', (status, again) => {
  expect(isRetryable(refused(status))).toBe(again);
});
