import { expect, it } from 'vitest';
import { dayAhead, daysSince } from './days.ts';

const now = new Date(2026, 10, 22, 9, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

it('days are counted by the calendar, not by hours', () => {
  expect(daysSince(at(21, 23), 'en', now)).toBe('yesterday');
  expect(daysSince(at(22, 1), 'es', now)).toBe('hoy');
  expect(daysSince(at(16, 12), 'fr', now)).toBe('il y a 6 jours');
});

it('a near day is named by a word, a later one by its date', () => {
  expect(dayAhead(at(23, 1), 'en', now)).toEqual({ kind: 'near', text: 'tomorrow' });
  expect(dayAhead(at(20, 1), 'en', now)).toEqual({ kind: 'near', text: 'today' });
  expect(dayAhead(at(27, 1), 'en-GB', now)).toEqual({ kind: 'far', text: 'Friday 27\u00a0November' });
});
