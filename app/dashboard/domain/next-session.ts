import type { Booking } from '#app/booking/index.ts';

/** The sessions that come or run, the earliest first. */
export const comingSessions = (bookings: readonly Booking[], now: Date): Booking[] =>
  bookings
    .filter(({ state, end }) => state === 'confirmed' && Date.parse(end) > now.getTime())
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));

/** The session that comes or runs, and how many are booked after it; null when none is ahead. */
export function nextSession(
  bookings: readonly Booking[],
  now: Date,
): { booking: Booking; after: number } | null {
  const ahead = comingSessions(bookings, now);
  const [booking] = ahead;
  return booking ? { booking, after: ahead.length - 1 } : null;
}

/** The bookings for a learner; those that name nobody are everybody’s, unless only `named` ones are wanted. */
export const sessionsFor = (
  bookings: readonly Booking[],
  profileId: string,
  { named = false }: { named?: boolean } = {},
): Booking[] => bookings.filter(({ learnerProfileId: id }) => id === profileId || (id === null && !named));
