import { expect, test } from 'vitest';
import { addMonths, deletionAfter, warnedBefore } from './dormancy.ts';

const at = (text: string) => new Date(`${text}T09:00:00Z`);

test('months are counted by the calendar, also from a day that the other month does not have', () => {
  expect(addMonths(at('2026-11-20'), -24)).toEqual(at('2024-11-20'));
  expect(addMonths(at('2026-12-31'), 2)).toEqual(at('2027-02-28'));
  expect(addMonths(at('2024-02-29'), 24)).toEqual(at('2026-02-28'));
});

test('a profile is warned about thirty days before two years without use', () => {
  expect(warnedBefore(at('2026-11-20'))).toEqual(at('2024-12-20'));
});

test('the deletion is two years after the last use, and thirty days after the warning at least', () => {
  expect(deletionAfter(at('2024-12-20'), at('2026-11-20'))).toEqual(at('2026-12-20'));
  expect(deletionAfter(at('2020-01-01'), at('2026-11-20'))).toEqual(at('2026-12-20'));
});
