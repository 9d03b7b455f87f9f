import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('makes a thing once per key and forgets the oldest beyond its limit', () => {
  const made: string[] = [];
  const get = remember(2, (key) => {
    made.push(key);
    return key.length;
  });
  expect([get('a'), get('bb'), get('a'), get('ccc'), get('a')]).toEqual([1, 2, 1, 3, 1]);
  expect(made).toEqual(['a', 'bb', 'ccc', 'a']);
});
