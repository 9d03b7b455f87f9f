import { expect, test } from 'vitest';
import { ApiFailure } from '#app/platform/api-client.ts';
import { figuresQuery } from './figures-client.ts';

const retries = (failures: number, error: Error): boolean => {
  const { retry } = figuresQuery({ range: '28d', zone: 'UTC' });
  if (typeof retry !== 'function') throw new Error('whether it is retried depends on the failure');
  return retry(failures, error);
};

test('figures that did not arrive are asked for once more', () => {
  const unreachable = new TypeError('fetch failed');
  expect([retries(0, unreachable), retries(1, unreachable)]).toEqual([true, false]);
});

test('a range that the server refuses is not asked for again', () => {
  const refused = new ApiFailure(400, { error: { code: 'range_invalid', message: 'x' } });
  expect(retries(0, refused)).toBe(false);
});
