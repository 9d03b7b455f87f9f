import { formatMoney } from '#app/platform/money.ts';
import { translator } from '#app/platform/texts.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import type { Locale } from '#app/preferences/index.ts';
import { learnerLanguage, learnerPlace } from '../mails/letter.server.ts';
import { backToCard } from '../paying/card-lines.server.ts';
import { moneyBackMinorOf, moneyMinorOf } from '../../domain/paid-parts.ts';
import { freeUntil } from '../../domain/cancellation-policy.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { bookCreditTexts } from '../../messages/credit/index.ts';

/* Lines of emails about sessions that credits and money pay together, or another number of halves than one whole credit. */

type Place = { locale: Locale };

const textsFor = (booking: BookingRecord) =>
  translator(bookCreditTexts, learnerLanguage(booking), 'bookCredit');

/** Paid by credits, but not by one whole credit alone. */
const isMixed = ({ creditHalves, payment }: BookingRecord): boolean =>
  creditHalves > 0 && (payment !== 'credit' || creditHalves !== 2);

const mixedOf = (bookings: readonly BookingRecord[]) => (bookings.some(isMixed) ? bookings[0] : undefined);

const sumOf = (bookings: readonly BookingRecord[], amount: (booking: BookingRecord) => number) =>
  bookings.reduce((sum, booking) => sum + amount(booking), 0);

/** Which credits and which money paid for sessions booked together; null for other payment methods. */
export function paidByBoth(bookings: readonly BookingRecord[], place: Place, now: Date): string | null {
  const first = mixedOf(bookings);
  if (!first) return null;
  const halves = sumOf(bookings, ({ creditHalves }) => creditHalves);
  const billed = bookings.find(({ payment }) => payment !== 'credit');
  const amountMinor = sumOf(bookings, (booking) =>
    booking.payment === 'credit' ? 0 : moneyMinorOf(booking),
  );
  return textsFor(first)('mail.both.paid', {
    halves,
    credits: halves / 2,
    by: billed?.payment ?? 'credit',
    money: formatMoney({ amountMinor, currency: (billed ?? first).currency }, place.locale, 'exact'),
    due: longDayOf(billed?.paymentDueAt ?? now, { ...learnerPlace(first), now }),
  });
}

/** How much can be returned until when, as of `now`; null for other payment methods. */
export function bothPolicy(booking: BookingRecord, now: Date): string | null {
  if (!isMixed(booking)) return null;
  const [free, place] = [freeUntil(booking), { ...learnerPlace(booking), now }];
  return textsFor(booking)(free > now ? 'mail.both.policy' : 'mail.both.policyLate', {
    day: longDayOf(free, place),
    time: timeInSentence(free, place),
  });
}

/** The same for each session of a series. */
export function bothSeriesPolicy(bookings: readonly BookingRecord[]): string | null {
  const first = mixedOf(bookings);
  return first ? textsFor(first)('mail.both.seriesPolicy', { hours: first.policy.fullRefundHours }) : null;
}

/** The credits and the money that come back for ended sessions; null for other payment methods. */
export function bothBack(bookings: readonly BookingRecord[], place: Place): string | null {
  const first = mixedOf(bookings);
  if (!first) return null;
  const t = textsFor(first);
  const halves = sumOf(bookings, ({ returnedHalves }) => returnedHalves ?? 0);
  const billed = bookings.filter(({ payment }) => payment !== 'credit');
  const backMinor = sumOf(billed, moneyBackMinorOf);
  if (halves === 0 && backMinor === 0) return t('mail.both.none');
  const { currency } = billed[0] ?? first;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, place.locale, 'exact');
  const off = t('mail.both.off', {
    refund: money(backMinor),
    due: money(sumOf(billed, moneyMinorOf) - backMinor),
  });
  const lines = [
    halves > 0 ? t('mail.both.halves', { halves, credits: halves / 2 }) : null,
    backMinor > 0 ? (backToCard(billed, place) ?? off) : null,
  ];
  return lines.filter((line) => line !== null).join(' ');
}

/** The credits that come back for an ended session; null if none. */
export function creditsReturned(booking: BookingRecord): string | null {
  const halves = booking.returnedHalves ?? 0;
  return halves > 0 ? textsFor(booking)('mail.both.halves', { halves, credits: halves / 2 }) : null;
}

/** A session that did not take place because the tutor did not come; null for other payment methods. */
export function tutorAbsentAndBoth(
  booking: BookingRecord,
  session: { tutor: string; day: string; span: string },
  place: Place,
): string | null {
  if (!isMixed(booking) || booking.absent !== 'tutor') return null;
  return `${textsFor(booking)('mail.both.absentTutor', session)} ${bothBack([booking], place) ?? ''}`;
}

/** A session to which the learner did not come: what paid for it stays; null for other payment methods. */
export function learnerAbsentAndBoth(
  booking: BookingRecord,
  session: { tutor: string; day: string; span: string },
): string | null {
  if (!isMixed(booking) || booking.absent !== 'learner') return null;
  return textsFor(booking)('mail.both.absentLearner', session);
}
