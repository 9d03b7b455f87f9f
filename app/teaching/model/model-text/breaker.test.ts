import { expect, test } from 'vitest';
import { Breaker, restMs } from './breaker.ts';

test('three failures in a row open the breaker for a minute, then one trial call decides', () => {
  const breaker = new Breaker();
  breaker.failed(0);
  breaker.failed(0);
  breaker.succeeded();
  breaker.failed(0);
  breaker.failed(0);
  expect(breaker.healthy).toBe(true);
  breaker.failed(1000);
  expect(breaker.healthy).toBe(false);
  expect(breaker.allows(1000 + restMs - 1)).toBe(false);
  expect(breaker.allows(1000 + restMs)).toBe(true);
  expect(breaker.allows(1000 + restMs)).toBe(false);
  breaker.failed(2000 + restMs);
  expect(breaker.allows(2000 + 2 * restMs - 1)).toBe(false);
  expect(breaker.allows(2000 + 2 * restMs)).toBe(true);
  breaker.succeeded();
  expect(breaker.healthy).toBe(true);
});

test('Retry-After determines when the breaker closes', () => {
  const breaker = new Breaker();
  breaker.failed(0, 300_000);
  expect(breaker.allows(299_999)).toBe(false);
  expect(breaker.allows(300_000)).toBe(true);
});

test('a cancelled trial call is not counted', () => {
  const breaker = new Breaker();
  breaker.failed(0, 1);
  expect(breaker.allows(restMs)).toBe(true);
  breaker.undecided();
  expect(breaker.healthy).toBe(false);
  expect(breaker.allows(restMs)).toBe(true);
});
