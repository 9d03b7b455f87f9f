import type { Booking } from '#app/booking/public.ts';

/** The session that comes or runs, and how many are booked after it; null when none is ahead. */
export function nextSession(
  bookings: readonly Booking[],
  now: Date,
): { booking: Booking; after: number } | null {
  const ahead = bookings
    .filter(({ state, end }) => state === 'confirmed' && Date.parse(end) > now.getTime())
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const [booking] = ahead;
  return booking ? { booking, after: ahead.length - 1 } : null;
}
