const HOUR = 3_600_000;

/** Hours before a session at which its learner is reminded. */
const reminderHours = [24, 1] as const;
export type ReminderHours = (typeof reminderHours)[number];

/** Reminders still ahead when a session is booked. */
export function remindersFor(startsAt: Date, now: Date): { hours: ReminderHours; at: Date }[] {
  return reminderHours
    .map((hours) => ({ hours, at: new Date(startsAt.getTime() - hours * HOUR) }))
    .filter(({ at }) => at > now);
}

/**
 * Rechecked when a reminder runs: the booking may have been cancelled or moved since. A late reminder (server down) is still sent until the
 * session begins.
 */
export function isReminderDue(
  booking: { state: string; startsAt: Date } | undefined,
  planned: { startsAt: Date },
  now: Date,
): boolean {
  return (
    booking?.state === 'confirmed' &&
    booking.startsAt.getTime() === planned.startsAt.getTime() &&
    now < booking.startsAt
  );
}
