import { expect, test } from 'vitest';
import { cachedForDay, createDayCache } from './day-cache.ts';

test('the value of a date is computed once per schedule', () => {
  const cache = createDayCache<string>();
  const [schedule, other] = [{}, {}];
  let computed = 0;
  const valueOn = (of: object, date: string): string =>
    cachedForDay(cache, of, date, () => `value ${(computed += 1)}`);

  expect(valueOn(schedule, '2026-03-02')).toBe('value 1');
  expect(valueOn(schedule, '2026-03-02')).toBe('value 1');
  expect(valueOn(schedule, '2026-03-03')).toBe('value 2');
  expect(valueOn(other, '2026-03-02')).toBe('value 3');
  expect(valueOn(schedule, '2026-03-03')).toBe('value 2');
});
