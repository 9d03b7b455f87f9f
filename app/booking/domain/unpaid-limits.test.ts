import { expect, test } from 'vitest';
import { exceededLimit } from './unpaid-limits.ts';

const singles = (count: number) => Array.from({ length: count }, () => ({ seriesId: null }));
const series = (id: string, count: number) => Array.from({ length: count }, () => ({ seriesId: id }));

test.each([
  ['three single sessions', singles(3), null],
  ['four single sessions', singles(4), 'unpaid_before_payment'],
  ['a series of three', series('a', 3), null],
  ['a series of two and two single sessions', [...series('a', 2), ...singles(2)], 'unpaid_before_payment'],
])('before the first payment %s ahead: %s', (_what, unpaid, problem) => {
  expect(exceededLimit(unpaid, false)).toBe(problem);
});

test.each([
  ['six single sessions', singles(6), null],
  ['seven single sessions', singles(7), 'unpaid_singles'],
  ['a series of twelve', series('a', 12), null],
  ['a series of twelve and six single sessions', [...series('a', 12), ...singles(6)], null],
  ['a series of twelve and seven single sessions', [...series('a', 12), ...singles(7)], 'unpaid_singles'],
  ['two series of two', [...series('a', 2), ...series('b', 2)], 'unpaid_series'],
])('after the first payment %s ahead: %s', (_what, unpaid, problem) => {
  expect(exceededLimit(unpaid, true)).toBe(problem);
});
