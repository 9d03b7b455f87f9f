export const bookingStates = ['held', 'confirmed', 'completed', 'cancelled', 'no_show', 'expired'] as const;
export type BookingState = (typeof bookingStates)[number];

/**
 * Allowed state transitions. The database enforces the same table (`app.booking_may_become`). A released hold expires instead of being
 * cancelled, since nothing was booked. Absence is sometimes reported after completion.
 */
export const transitions: Record<BookingState, readonly BookingState[]> = {
  held: ['confirmed', 'expired'],
  confirmed: ['completed', 'cancelled', 'no_show'],
  completed: ['no_show'],
  cancelled: [],
  no_show: [],
  // A late payment, while the time is still free.
  expired: ['confirmed'],
};

export const mayBecome = (from: BookingState, to: BookingState): boolean => transitions[from].includes(to);
