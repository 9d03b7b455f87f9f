import { translator } from '#app/platform/texts.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import { learnerLanguage, learnerPlace } from '../mails/letter.server.ts';
import { freeUntil } from '../../domain/cancellation-policy.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { bookCreditTexts } from '../../messages/credit/index.ts';

const textsFor = (booking: BookingRecord) =>
  translator(bookCreditTexts, learnerLanguage(booking), 'bookCredit');

/** The first of bookings paid with credits; undefined for other payment methods. */
const paidSo = ([first]: readonly BookingRecord[]) => (first?.payment === 'credit' ? first : undefined);

/** Line saying that the series was paid with credits; null for other payment methods. */
export function paidByCredit(bookings: readonly BookingRecord[]): string | null {
  const first = paidSo(bookings);
  return first ? textsFor(first)('mail.paid', { count: bookings.length }) : null;
}

/** Line on how much of the credit can be returned until when, as of `now`; null unless paid by credit. */
export function creditPolicy(booking: BookingRecord, now: Date): string | null {
  if (booking.payment !== 'credit') return null;
  const [free, place] = [freeUntil(booking), { ...learnerPlace(booking), now }];
  return textsFor(booking)(free > now ? 'mail.policy' : 'mail.policyLate', {
    day: longDayOf(free, place),
    time: timeInSentence(free, place),
  });
}

/** The same for each session of a series. */
export function creditSeriesPolicy(booking: BookingRecord): string | null {
  if (booking.payment !== 'credit') return null;
  return textsFor(booking)('mail.seriesPolicy', { hours: booking.policy.fullRefundHours });
}

/** Line on the credits returned for ended sessions; null unless paid by credit. */
export function creditBack(bookings: readonly BookingRecord[]): string | null {
  const first = paidSo(bookings);
  if (!first) return null;
  const halves = bookings.reduce((sum, { returnedHalves }) => sum + (returnedHalves ?? 0), 0);
  return textsFor(first)('mail.back', { halves, credits: halves / 2 });
}

type Session = { tutor: string; day: string; span: string };

/** Line saying that the tutor had to cancel, without mentioning money; null unless paid by credit. */
export function cancelledAndCredit(
  booking: BookingRecord,
  session: Session & { place: string },
): string | null {
  if (booking.payment !== 'credit' || booking.cancelledBy === 'learner') return null;
  return textsFor(booking)('mail.cancelledByTutor', session);
}

/** Line on an absence and its effect on the credit; null unless paid by credit. */
export function absentAndCredit(booking: BookingRecord, session: Session): string | null {
  if (booking.payment !== 'credit') return null;
  return textsFor(booking)(booking.absent === 'tutor' ? 'mail.absentTutor' : 'mail.absentLearner', session);
}
