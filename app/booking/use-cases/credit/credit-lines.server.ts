import { translator } from '#app/platform/texts.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import { learnerLanguage, learnerPlace } from '../mails/letter.server.ts';
import { freeUntil } from '../../domain/policy.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { bookCreditTexts } from '../../messages/credit/index.ts';

const textsFor = (booking: BookingRecord) =>
  translator(bookCreditTexts, learnerLanguage(booking), 'bookCredit');

/** The first of bookings that were paid with credits; undefined when they were paid in another way. */
const paidSo = ([first]: readonly BookingRecord[]) => (first?.payment === 'credit' ? first : undefined);

/** That sessions booked together were paid with credits; null unless they were. */
export function paidByCredit(bookings: readonly BookingRecord[]): string | null {
  const first = paidSo(bookings);
  return first ? textsFor(first)('mail.paid', { count: bookings.length }) : null;
}

/** What comes back of the credit and until when, as it is `now`; null unless one paid. */
export function creditPolicy(booking: BookingRecord, now: Date): string | null {
  if (booking.payment !== 'credit') return null;
  const [free, place] = [freeUntil(booking), learnerPlace(booking)];
  return textsFor(booking)(free > now ? 'mail.policy' : 'mail.policyLate', {
    day: longDayOf(free, place),
    time: timeInSentence(free, place),
  });
}

/** The same for each session of a series; null unless credits paid. */
export function creditSeriesPolicy(booking: BookingRecord): string | null {
  if (booking.payment !== 'credit') return null;
  return textsFor(booking)('mail.seriesPolicy', { hours: booking.policy.fullRefundHours });
}

/** What of the credits comes back for sessions that ended; null unless credits paid. */
export function creditBack(bookings: readonly BookingRecord[]): string | null {
  const first = paidSo(bookings);
  if (!first) return null;
  const halves = bookings.reduce((sum, { returnedHalves }) => sum + (returnedHalves ?? 0), 0);
  return textsFor(first)('mail.back', { halves, credits: halves / 2 });
}

type Session = { tutor: string; day: string; span: string };

/** That the tutor had to cancel, without a word of money; null unless a credit paid. */
export function cancelledAndCredit(
  booking: BookingRecord,
  session: Session & { place: string },
): string | null {
  if (booking.payment !== 'credit' || booking.cancelledBy === 'learner') return null;
  return textsFor(booking)('mail.cancelledByTutor', session);
}

/** That somebody did not come, and what that means for the credit; null unless one paid. */
export function absentAndCredit(booking: BookingRecord, session: Session): string | null {
  if (booking.payment !== 'credit') return null;
  return textsFor(booking)(booking.absent === 'tutor' ? 'mail.absentTutor' : 'mail.absentLearner', session);
}
