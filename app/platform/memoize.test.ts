import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('a value is computed once per key, and the oldest is evicted beyond the limit', () => {
  const made: string[] = [];
  const get = memoize(2, (key) => {
    made.push(key);
    return key.length;
  });
  expect([get('a'), get('bb'), get('a'), get('ccc'), get('a')]).toEqual([1, 2, 1, 3, 1]);
  expect(made).toEqual(['a', 'bb', 'ccc', 'a']);
});
