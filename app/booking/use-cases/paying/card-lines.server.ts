import { formatMoney } from '#app/platform/money.ts';
import { translator } from '#app/platform/texts.ts';
import type { Locale } from '#app/preferences/index.ts';
import { learnerLanguage } from '../mails/letter.server.ts';
import { moneyBackMinorOf, moneyMinorOf } from '../../domain/paid-parts.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { payingMailTexts } from '../../messages/paying/mails/index.ts';

type Place = { locale: Locale };
const textsFor = (booking: BookingRecord) =>
  translator(payingMailTexts, learnerLanguage(booking), 'payingMails');

/** Line on the amount paid by card for sessions booked together; null for other payment methods. */
export function paidByCard(bookings: readonly BookingRecord[], { locale }: Place): string | null {
  const [first] = bookings;
  if (first?.payment !== 'card') return null;
  const amountMinor = sumOf(bookings, moneyMinorOf);
  return textsFor(first)('paid', {
    price: formatMoney({ amountMinor, currency: first.currency }, locale, 'exact'),
  });
}

/** Line on the amount refunded to the card; null unless paid by card. */
export function backToCard(bookings: readonly BookingRecord[], { locale }: Place): string | null {
  const [first] = bookings;
  if (first?.payment !== 'card') return null;
  const back = sumOf(bookings, moneyBackMinorOf);
  const before = wentBackBefore(bookings, { locale });
  if (before && back === sumOf(bookings, ({ backBeforeMinor }) => backBeforeMinor)) return before;
  const all = back === sumOf(bookings, moneyMinorOf);
  const line = textsFor(first)(back === 0 ? 'back.none' : all ? 'back.all' : 'back.part', {
    refund: formatMoney({ amountMinor: back, currency: first.currency }, locale, 'exact'),
  });
  return before ? `${line} ${before}` : line;
}

/** Line on the part refunded to the card earlier; null if none. */
export function wentBackBefore(bookings: readonly BookingRecord[], { locale }: Place): string | null {
  const [first] = bookings;
  const before = sumOf(bookings, ({ backBeforeMinor }) => backBeforeMinor);
  if (!first || before === 0) return null;
  const rest = sumOf(bookings, moneyBackMinorOf) - before;
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: first.currency }, locale, 'exact');
  return textsFor(first)(rest === 0 ? 'back.allBefore' : 'back.partBefore', {
    before: money(before),
    rest: money(rest),
  });
}

const sumOf = (bookings: readonly BookingRecord[], amount: (booking: BookingRecord) => number | null) =>
  bookings.reduce((total, booking) => total + (amount(booking) ?? 0), 0);

/** Line on the learner’s absence, without mentioning an invoice; null unless paid by card. */
export function absentAndPaidByCard(
  booking: BookingRecord,
  session: { tutor: string; day: string; span: string },
): string | null {
  return booking.payment === 'card' ? textsFor(booking)('absent', session) : null;
}
