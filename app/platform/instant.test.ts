import { expect, it } from 'vitest';
import { instantQuery, instant } from './instant.ts';

it('timestamps outside the computable range are rejected', () => {
  const read = (text: string) => [instant.safeParse(text).success, instantQuery.safeParse(text).success];
  expect(read('2026-11-24T18:00:00+01:00')).toEqual([true, true]);
  expect(read('9999-12-31T23:59:59.999Z')).toEqual([true, false]);
  expect(read('0000-01-01T00:00:00Z')).toEqual([true, false]);
  expect(read('tomorrow')).toEqual([false, false]);
});
