/** From the hold to the end of a booking. */
export const bookingStates = ['held', 'confirmed', 'completed', 'cancelled', 'no_show', 'expired'] as const;
export type BookingState = (typeof bookingStates)[number];

/**
 * Which state may follow which. The database refuses all others by the same table (`app.booking_may_become`).
 * A hold that its owner gives back expires at once: nothing was booked, so nothing is cancelled. That somebody did not come is
 * sometimes said after the end.
 */
export const transitions: Record<BookingState, readonly BookingState[]> = {
  held: ['confirmed', 'expired'],
  confirmed: ['completed', 'cancelled', 'no_show'],
  completed: ['no_show'],
  cancelled: [],
  no_show: [],
  // Money that arrived late, while nobody else has the time.
  expired: ['confirmed'],
};

export const mayBecome = (from: BookingState, to: BookingState): boolean => transitions[from].includes(to);
