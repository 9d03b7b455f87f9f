import type { Booking } from '#app/booking/index.ts';

/** Upcoming and running sessions, the earliest first. */
export const comingSessions = (bookings: readonly Booking[], now: Date): Booking[] =>
  bookings
    .filter(({ state, end }) => state === 'confirmed' && Date.parse(end) > now.getTime())
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));

/** The next or running session, and the number of sessions booked after it; null when there is none. */
export function nextSession(
  bookings: readonly Booking[],
  now: Date,
): { booking: Booking; after: number } | null {
  const ahead = comingSessions(bookings, now);
  const [booking] = ahead;
  return booking ? { booking, after: ahead.length - 1 } : null;
}

/** Bookings of a learner. Those without a named learner belong to every learner, unless `named` is set. */
export const sessionsFor = (
  bookings: readonly Booking[],
  profileId: string,
  { named = false }: { named?: boolean } = {},
): Booking[] => bookings.filter(({ learnerProfileId: id }) => id === profileId || (id === null && !named));
