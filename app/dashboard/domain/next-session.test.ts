import { expect, test } from 'vitest';
import type { Booking } from '#app/booking/model/schemas.ts';
import { nextSession, sessionsFor } from './next-session.ts';

const booking = (id: string, start: string, end: string, state: Booking['state'] = 'confirmed') =>
  ({ id, start, end, state }) as Booking;

const bookings = [
  booking('in December', '2026-12-01T18:00:00Z', '2026-12-01T19:00:00Z'),
  booking('on Tuesday', '2026-11-24T18:00:00Z', '2026-11-24T19:00:00Z'),
  booking('cancelled', '2026-11-23T18:00:00Z', '2026-11-23T19:00:00Z', 'cancelled'),
  booking('past', '2026-11-10T18:00:00Z', '2026-11-10T19:00:00Z', 'completed'),
];
const at = (now: string) => nextSession(bookings, new Date(now));

test('the next session is the earliest confirmed one that is not over', () => {
  expect(at('2026-11-20T09:00:00Z')).toMatchObject({ booking: { id: 'on Tuesday' }, after: 1 });
});

test('a session that runs is still the next one; the minute it ends it is not', () => {
  expect(at('2026-11-24T18:59:59Z')?.booking.id).toBe('on Tuesday');
  expect(at('2026-11-24T19:00:00Z')).toMatchObject({ booking: { id: 'in December' }, after: 0 });
});

test('with nothing ahead there is none', () => {
  expect(at('2026-12-01T19:00:00Z')).toBeNull();
});

test('sessions of a learner are those for the profile, whatever others are called, and those that name nobody', () => {
  const named = (id: string, learnerProfileId: string | null) =>
    ({ id, learnerProfileId, learner: learnerProfileId && 'Maya' }) as Booking;
  const all = [named('a', 'one Maya'), named('b', 'the other'), named('c', null)];
  expect(sessionsFor(all, 'one Maya').map(({ id }) => id)).toEqual(['a', 'c']);
  expect(sessionsFor(all, 'one Maya', { named: true }).map(({ id }) => id)).toEqual(['a']);
});
