import { expect, test } from 'vitest';
import { exceededLimit, limitsOf } from './unpaid-limits.ts';

const usual = limitsOf({ beforePayment: 3, sessions: 6, series: 1 });

const singles = (count: number) => Array.from({ length: count }, () => ({ seriesId: null, isAhead: true }));
const series = (id: string, count: number) =>
  Array.from({ length: count }, () => ({ seriesId: id, isAhead: true }));
const begun = (count: number) => Array.from({ length: count }, () => ({ seriesId: null, isAhead: false }));

test.each([
  ['three single sessions', singles(3), null],
  ['four single sessions', singles(4), 'unpaid_before_payment'],
  ['a series of three', series('a', 3), null],
  ['a series of two and two single sessions', [...series('a', 2), ...singles(2)], 'unpaid_before_payment'],
  ['two single sessions and one that is over', [...singles(2), ...begun(1)], null],
  ['two single sessions and two that are over', [...singles(2), ...begun(2)], 'unpaid_before_payment'],
])('before the first payment %s: %s', (_what, unpaid, problem) => {
  expect(exceededLimit(unpaid, false, usual)).toBe(problem);
});

test.each([
  ['six single sessions', singles(6), null],
  ['seven single sessions', singles(7), 'unpaid_singles'],
  ['a series of twelve', series('a', 12), null],
  ['a series of twelve and six single sessions', [...series('a', 12), ...singles(6)], null],
  ['a series of twelve and seven single sessions', [...series('a', 12), ...singles(7)], 'unpaid_singles'],
  ['two series of two', [...series('a', 2), ...series('b', 2)], 'unpaid_series'],
  ['six single sessions and nine that are over', [...singles(6), ...begun(9)], null],
])('after the first payment %s: %s', (_what, unpaid, problem) => {
  expect(exceededLimit(unpaid, true, usual)).toBe(problem);
});

test('founders can allow an account more, and never less than the settings', () => {
  const settings = { beforePayment: 3, sessions: 6, series: 1 };
  const raised = limitsOf(settings, { sessions: 10, series: 2 });
  expect([10, 11].map((count) => exceededLimit(singles(count), false, raised))).toEqual([
    null,
    'unpaid_before_payment',
  ]);
  expect([10, 11].map((count) => exceededLimit(singles(count), true, raised))).toEqual([
    null,
    'unpaid_singles',
  ]);
  const twoSeries = [...series('a', 2), ...series('b', 2)];
  expect(exceededLimit(twoSeries, true, raised)).toBe(null);
  expect(exceededLimit([...twoSeries, ...series('c', 2)], true, raised)).toBe('unpaid_series');
  expect(limitsOf(settings, { sessions: 1, series: 1 })).toEqual(usual);
});
