import type { Services } from '#app/platform/services.server.ts';
import { nameForTutor, requireTutor } from '#app/tutors/index.server.ts';
import { findOwn } from './changing/cancel-booking.server.ts';
import { calendarFor } from './mails/letter.server.ts';
import { loadMailSubject } from './mails/load-mail-subject.server.ts';
import { loadBookingsOf } from '../db/booking.server.ts';
import type { Booking } from '../model/schemas.ts';
import { bookingViews } from './view.server.ts';

/** Limit of the list; the account export contains older ones. */
const MOST = 200;

/** Bookings of the account, or for a tutor the sessions booked with them; latest start first. Throws `not_a_tutor` (403). */
export async function listBookings(
  services: Pick<Services, 'db' | 'clock'>,
  input: { accountId: string; as: Booking['as'] },
): Promise<Booking[]> {
  const whose =
    input.as === 'tutor'
      ? { tutorId: (await requireTutor(services, input.accountId)).id }
      : { accountId: input.accountId };
  return bookingViews(services, await loadBookingsOf(services.db, whose, MOST), input.as);
}

/** One booking of the account, from either side. Throws `unknown_booking` (404). */
export async function findBooking(
  services: Pick<Services, 'db' | 'clock'>,
  input: { accountId: string; id: string },
): Promise<Booking> {
  const { booking, side } = await findOwn(services, input);
  const [view] = await bookingViews(services, [booking], side);
  return view as Booking;
}

/** Calendar file of one booking of the account; the tutor’s names the learner until the occasion ends. Throws `unknown_booking` (404). */
export async function readCalendarFile(
  services: Pick<Services, 'db' | 'settings' | 'clock'>,
  input: { accountId: string; id: string },
): Promise<string> {
  const { booking, tutor, side } = await findOwn(services, input);
  const now = services.clock.now();
  const subject = await loadMailSubject(services, { booking, tutor, now });
  const learner = side === 'tutor' ? nameForTutor(subject.learner, booking, now) : subject.learner;
  return calendarFor({ ...subject, learner }, side);
}
