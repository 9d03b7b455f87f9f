import { dayKeyOf } from '#app/platform/times.ts';

const HOUR = 3_600_000;

/** Hours before a session at which both sides are reminded. */
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
 * session begins, that of the day before until the one of the hour before is due.
 */
export function isReminderDue(
  booking: { state: string; startsAt: Date } | undefined,
  planned: { startsAt: Date; hours: ReminderHours },
  now: Date,
): boolean {
  return (
    booking?.state === 'confirmed' &&
    booking.startsAt.getTime() === planned.startsAt.getTime() &&
    now < (planned.hours === 1 ? booking.startsAt : new Date(booking.startsAt.getTime() - HOUR))
  );
}

/** Which reminders a session that is booked or moved `now` still gets: both, the one an hour before, or none. */
export function reminderPromise(startsAt: Date, now: Date): 'both' | 'hour' | 'none' {
  const ahead = remindersFor(startsAt, now).length;
  return ahead === 2 ? 'both' : ahead === 1 ? 'hour' : 'none';
}

/** A reminder sent at least this long before the start is “in an hour”. */
const ABOUT_AN_HOUR = 0.75 * HOUR;

/** How a reminder announces the start on the reader’s calendar. It may be late, so its plan does not decide. */
export function remindedAs(
  hours: ReminderHours,
  { startsAt }: { startsAt: Date },
  { timeZone, now }: { timeZone: string; now: Date },
): 'Day' | 'Hour' | 'Today' {
  if (hours === 1 && startsAt.getTime() - now.getTime() >= ABOUT_AN_HOUR) return 'Hour';
  return dayKeyOf(startsAt, timeZone) === dayKeyOf(now, timeZone) ? 'Today' : 'Day';
}
