import { describe, expect, it } from 'vitest';
import { practisedIn, daysToShow } from './week-days.ts';

const days = ['2026-11-16', '2026-11-17', '2026-11-18'].map((day, index) => ({
  day,
  questions: index,
  minutes: 2 * index,
  due: 0,
}));
const booking = (id: string, start: string, state = 'confirmed') => ({ id, start, state });

describe('the week at a glance', () => {
  it('marks past days, today and future days', () => {
    expect(daysToShow({ days, today: '2026-11-17' }, [], 'UTC').map(({ when }) => when)).toEqual([
      'past',
      'today',
      'ahead',
    ]);
  });

  it('shows sessions on their day in the visitor’s zone, the earliest first, without cancelled ones', () => {
    const bookings = [
      booking('late', '2026-11-18T04:30:00Z'),
      booking('early', '2026-11-17T18:00:00Z'),
      booking('gone', '2026-11-17T19:00:00Z', 'cancelled'),
      booking('elsewhere', '2026-11-28T19:00:00Z'),
    ];
    const ids = (zone: string) =>
      daysToShow({ days, today: '2026-11-17' }, bookings, zone).map(({ sessions }) =>
        sessions.map(({ id }) => id),
      );
    expect(ids('America/Bogota')).toEqual([[], ['early', 'late'], []]);
    expect(ids('UTC')).toEqual([[], ['early'], ['late']]);
  });

  it('sums the practice', () => {
    expect(practisedIn(days)).toEqual({ minutes: 6, questions: 3 });
  });
});
