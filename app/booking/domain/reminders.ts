const HOUR = 3_600_000;

/** How long before a session its learner is reminded. */
const reminderHours = [24, 1] as const;
export type ReminderHours = (typeof reminderHours)[number];

/** The reminders that still lie ahead when a session is booked. */
export function remindersFor(startsAt: Date, now: Date): { hours: ReminderHours; at: Date }[] {
  return reminderHours
    .map((hours) => ({ hours, at: new Date(startsAt.getTime() - hours * HOUR) }))
    .filter(({ at }) => at > now);
}

/**
 * Asked again when a reminder's time has come: the booking may have been cancelled or moved since.
 * A late reminder (the server was down) is still sent as long as the session has not begun.
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
