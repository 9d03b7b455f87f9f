import type { Services } from '#app/platform/services.server.ts';
import { loadTutor, nameForTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { calendarOf } from '../calendar-file.server.ts';
import { entryFor } from '../mails/letter.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import { bookingError } from '../../model/errors.ts';
import { loadSeries } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Booking } from '../../model/schemas.ts';
import { bookingViews } from '../view.server.ts';

export type OfSeries = { id: string; accountId: string };
export type OwnSeries = { bookings: BookingRecord[]; tutor: TutorRecord; side: Booking['as'] };

/** Sessions booked together, first start first, from either side. Throws `unknown_series` (404). */
export async function findSeries(
  services: Pick<Services, 'db' | 'clock'>,
  input: OfSeries,
): Promise<Booking[]> {
  const { bookings, side } = await findOwnSeries(services, input);
  return bookingViews(services, bookings, side);
}

/** One calendar file with the confirmed sessions of a series; the tutor’s names the learner until the occasion of each ends. Throws `unknown_series` (404). */
export async function readSeriesCalendar(
  services: Pick<Services, 'db' | 'settings' | 'clock'>,
  input: OfSeries,
): Promise<string> {
  const { bookings, tutor, side } = await findOwnSeries(services, input);
  const standing = bookings.filter(({ state }) => state === 'confirmed' || state === 'completed');
  const [first] = standing;
  if (!first) return calendarOf([]);
  const now = services.clock.now();
  const about = await loadMailSubject(services, { booking: first, tutor, now });
  const { learnerLocale } = about.booking;
  return calendarOf(
    standing.map((booking) => {
      const learner = side === 'tutor' ? nameForTutor(about.learner, booking, now) : about.learner;
      return entryFor({ ...about, learner, booking: { ...booking, learnerLocale } }, side);
    }),
  );
}

/** Booked sessions of a series if the account is one of its two sides. Throws `unknown_series` (404). */
export async function findOwnSeries(services: Pick<Services, 'db'>, input: OfSeries): Promise<OwnSeries> {
  const bookings = (await loadSeries(services.db, input.id)).filter(
    ({ state }) => state !== 'held' && state !== 'expired',
  );
  const [first] = bookings;
  const tutor = first && (await loadTutor(services.db, first.tutorId));
  if (!tutor) throw bookingError('unknown_series', { status: 404 });
  if (first.accountId === input.accountId) return { bookings, tutor, side: 'learner' };
  if (tutor.accountId === input.accountId) return { bookings, tutor, side: 'tutor' };
  throw bookingError('unknown_series', { status: 404 });
}
