import type { Services } from '#app/platform/services.server.ts';
import type { Batched } from '#app/platform/statement-batch.server.ts';
import { loadTutor } from '#app/tutors/index.server.ts';
import { loadBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { isReminderDue, remindersFor, type ReminderHours } from '../../domain/reminders.ts';
import { reminderForLearner, reminderForTutor } from './booking-mails.server.ts';
import { loadMailSubject } from './load-mail-subject.server.ts';

const job = 'booking.remind';

type Reminder = { bookingId: string; hours: ReminderHours; startsAt: string };

type Planned = Pick<BookingRecord, 'id' | 'startsAt'>;

/** Schedules the remaining reminders inside the transaction `services.db`. */
export const planReminders = (
  services: Pick<Services, 'db' | 'jobs'>,
  booking: Planned,
  now: Date,
): Promise<void> => planRemindersOf(services, [booking], now);

/** The same for several bookings in one statement. */
export async function planRemindersOf(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  bookings: readonly Planned[],
  now: Date,
): Promise<void> {
  await jobs.sendAll(db, job, reminderJobsOf(bookings, now));
}

/** The same as queries for `executeTogether`. */
export const queryReminders = (
  { jobs }: Pick<Services, 'jobs'>,
  bookings: readonly Planned[],
  now: Date,
): Promise<readonly Batched[]> => jobs.toQueries(job, reminderJobsOf(bookings, now));

const reminderJobsOf = (bookings: readonly Planned[], now: Date) =>
  bookings.flatMap(({ id, startsAt }) =>
    remindersFor(startsAt, now).map(({ hours, at }) => {
      const data: Reminder = { bookingId: id, hours, startsAt: startsAt.toISOString() };
      return { data, startAfter: at };
    }),
  );

/** Sends a due reminder to both sides if the session has not changed since. */
export async function sendReminder(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>,
  reminder: Reminder,
): Promise<void> {
  const { db, clock, mail } = services;
  const booking = await loadBooking(db, reminder.bookingId);
  const now = clock.now();
  const planned = { startsAt: new Date(reminder.startsAt), hours: reminder.hours };
  if (!booking || !isReminderDue(booking, planned, now)) return;
  const tutor = await loadTutor(db, booking.tutorId);
  if (!tutor) return;
  const subject = await loadMailSubject(services, { booking, tutor, now });
  const toTutor = reminderForTutor(subject, reminder.hours);
  await mail.enqueue(
    db,
    ...(booking.learnerEmail ? [reminderForLearner(subject, reminder.hours)] : []),
    ...(toTutor ? [toTutor] : []),
  );
}

/** Registers the handler of reminder jobs. Call before the jobs start. */
export function handleReminders(services: Services): void {
  services.jobs.handle<Reminder>(job, (reminder) => sendReminder(services, reminder));
}
