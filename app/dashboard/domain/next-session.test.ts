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

test('the next session is the earliest confirmed one that has not ended', () => {
  expect(at('2026-11-20T09:00:00Z')).toMatchObject({ booking: { id: 'on Tuesday' }, after: 1 });
});

test('a running session is the next one until the minute it ends', () => {
  expect(at('2026-11-24T18:59:59Z')?.booking.id).toBe('on Tuesday');
  expect(at('2026-11-24T19:00:00Z')).toMatchObject({ booking: { id: 'in December' }, after: 0 });
});

test('without future sessions there is no next one', () => {
  expect(at('2026-12-01T19:00:00Z')).toBeNull();
});

test('a learner’s sessions are those of the profile, and those without a named learner', () => {
  const named = (id: string, learnerProfileId: string | null) =>
    ({ id, learnerProfileId, learner: learnerProfileId && 'Maya' }) as Booking;
  const all = [named('a', 'one Maya'), named('b', 'the other'), named('c', null)];
  expect(sessionsFor(all, 'one Maya').map(({ id }) => id)).toEqual(['a', 'c']);
  expect(sessionsFor(all, 'one Maya', { named: true }).map(({ id }) => id)).toEqual(['a']);
});
