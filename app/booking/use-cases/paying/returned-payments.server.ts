import { enterPay, sumPayByBooking, payOf } from '#app/pay/index.server.ts';
import { smallestAmount } from '#app/platform/money.ts';
import {
  divideAmong,
  insertRefundShares,
  insertRestoringInvoice,
  loadReturnedOutside,
  nothingReturned,
  orderRefund,
  type PaidSessions,
  type RefundShare,
  type ReturnedOutside,
  writeCreditNote,
} from '#app/pricing/index.server.ts';
import { loadTutor } from '#app/tutors/index.server.ts';
import { lockBooking, updateBooking } from '../../db/booking.server.ts';
import { creditLeftMinorOf, moneyBackMinorOf, moneyMinorOf } from '../../domain/paid-parts.ts';
import { stillPaidMinorOf } from '../../domain/returned.ts';
import { cancelLocked } from '../changing/cancel-booking.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { loadPaidFor, lockPaidFor } from './held.server.ts';
import { losesPay } from './loses-pay.server.ts';
import {
  outsideForLearner,
  outsideForTutor,
  unpaidForLearner,
  unpaidForTutor,
} from './outside-mails.server.ts';

type Deps = Parameters<PaidSessions['returned']>[0];

/** Effects on sessions of refunds made by hand and of disputes, passed to the payments API at composition. */
export const paidSessions: PaidSessions = {
  lock: async (db, subject) => void (await lockPaidFor(db, subject)),
  returned,
  restored,
  notify,
};

/**
 * Divides what went back among the sessions, in proportion to what the family still pays for each, with a credit note for each part. A refund by
 * hand takes its share off the pay of ended sessions. What the bank took back does so only where nothing shows that the session took place:
 * the family alone cannot take a tutor’s pay. A future session is cancelled when its payment is gone because the bank took at least a part back.
 */
async function returned(
  services: Deps,
  { subject }: Parameters<PaidSessions['returned']>[1],
  { id: refundId, amountMinor, by, now }: Parameters<PaidSessions['returned']>[2],
): Promise<void> {
  const { db } = services;
  const bookings = await lockPaidFor(db, subject);
  const before = await loadReturnedOutside(
    db,
    bookings.map(({ id }) => id),
  );
  const returnedOf = ({ id }: BookingRecord) => before.get(id) ?? nothingReturned;
  const openOf = (booking: BookingRecord) => stillPaidMinorOf(booking, returnedOf(booking));
  const parts = divideAmong(
    bookings.map((booking) => ({ id: booking.id, openMinor: openOf(booking) })),
    amountMinor,
    smallestAmount(bookings[0]?.currency ?? ''),
  );
  for (const booking of bookings) {
    const part = parts.get(booking.id) ?? 0;
    if (part === 0) continue;
    const openMinor = openOf(booking);
    const keptMinor = openMinor + creditLeftMinorOf(booking);
    const isCut = by === 'hand' ? isEnded(booking) : await losesPay(db, booking);
    const payMinor = isCut
      ? await cutPay(services, booking, {
          keptMinor,
          part,
          kind: by === 'hand' ? 'correction' : 'chargeback',
          now,
        })
      : 0;
    await insertRefundShares(db, [
      { refundId, bookingId: booking.id, amountMinor: part, payMinor: by === 'bank' ? payMinor : 0 },
    ]);
    const reason = by === 'bank' ? 'disputed' : 'refunded';
    await writeCreditNote(db, {
      of: { bookingId: booking.id },
      totalMinor: part,
      reason,
      actId: refundId,
      now,
    });
    // A refund by hand alone is a gift, and the session stays.
    const tookPart = by === 'bank' || returnedOf(booking).bankMinor > 0;
    if (tookPart && part === openMinor && booking.state === 'confirmed' && booking.startsAt > now)
      await cancelUnpaid(services, booking, now);
  }
}

const isEnded = ({ state }: BookingRecord) =>
  state === 'completed' || state === 'cancelled' || state === 'no_show';

/** Takes the tutor’s share of `part` off the pay of an ended session, at most what it earned; returns how much. */
export async function cutPay(
  { db, random }: Deps,
  booking: BookingRecord,
  {
    keptMinor,
    part,
    kind,
    now,
  }: { keptMinor: number; part: number; kind: 'correction' | 'chargeback'; now: Date },
): Promise<number> {
  const { id: bookingId, tutorId, startsAt, currency } = booking;
  const earned = (await sumPayByBooking(db, [bookingId])).get(bookingId) ?? 0;
  const share = payOf(keptMinor, currency) - payOf(keptMinor - part, currency);
  const cut = Math.max(0, Math.min(earned, share));
  const session = { bookingId, tutorId, startsAt, currency, keptMinor, pay: { minor: earned - cut } };
  await enterPay({ db, random }, [session], { kind, now });
  return cut;
}

/** Cancels a future session whose payment the bank took back. The family already has that money, so only credits are returned. */
async function cancelUnpaid(services: Deps, booking: BookingRecord, now: Date): Promise<void> {
  const { db, mail } = services;
  const refundMinor = booking.priceMinor;
  const ended = await cancelLocked(services, booking, { by: 'founder', refundMinor, now });
  const cancelled = await updateBooking(db, ended.id, { back_before_minor: moneyMinorOf(booking) });
  const tutor = await loadTutor(db, cancelled.tutorId);
  if (!tutor) return;
  const subject = await loadMailSubject(services, { booking: cancelled, tutor, now });
  for (const letter of [unpaidForLearner(subject), unpaidForTutor(subject)])
    if (letter) await mail.enqueue(db, letter);
}

/**
 * What the bank had given back is with us again: the tutor’s pay comes back, invoices are issued again, and what a cancelled session still owes
 * the family is refunded to the card.
 */
async function restored(
  services: Deps,
  { id: paymentId }: Parameters<PaidSessions['restored']>[1],
  { shares, now }: Parameters<PaidSessions['restored']>[2],
): Promise<void> {
  for (const share of shares) {
    const booking = await lockBooking(services.db, share.bookingId);
    if (!booking) continue;
    await returnPay(services, booking, share, now);
    const owedMinor = await refundOwed(services, booking, { paymentId, now });
    await insertRestoringInvoice(services.db, {
      refundId: share.refundId,
      bookingId: share.bookingId,
      totalMinor: share.amountMinor - owedMinor,
      now,
    });
  }
}

export async function returnPay(
  { db, random }: Deps,
  { id: bookingId, tutorId, startsAt, currency }: BookingRecord,
  { payMinor }: RefundShare,
  now: Date,
): Promise<void> {
  if (payMinor === 0) return;
  const earned = (await sumPayByBooking(db, [bookingId])).get(bookingId) ?? 0;
  const session = { bookingId, tutorId, startsAt, currency, keptMinor: 0, pay: { minor: earned + payMinor } };
  await enterPay({ db, random }, [session], { kind: 'chargeback', now });
}

/** Orders the part of a cancelled session’s refund that the bank had made up and now has not; returns it in minor units. */
async function refundOwed(
  services: Deps,
  booking: BookingRecord,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<number> {
  const outside: ReturnedOutside =
    (await loadReturnedOutside(services.db, [booking.id])).get(booking.id) ?? nothingReturned;
  const before = booking.backBeforeMinor ?? 0;
  const refundMinor = moneyBackMinorOf(booking);
  const leftMinor = moneyMinorOf(booking) - outside.handMinor - outside.bankMinor;
  const owedMinor = Math.min(before, Math.max(0, leftMinor - (refundMinor - before)));
  if (owedMinor === 0) return 0;
  await updateBooking(services.db, booking.id, { back_before_minor: before - owedMinor });
  const hasOwn = before < refundMinor;
  await orderRefund(
    services,
    // A session has one refund of its own; a further one is of the payment.
    { paymentId, bookingId: hasOwn ? null : booking.id, amountMinor: owedMinor, reason: 'cancelled' },
    now,
  );
  return owedMinor;
}

/** Emails both sides, each in their language; one email for all sessions of the payment. */
async function notify(
  services: Deps,
  { subject }: Parameters<PaidSessions['notify']>[1],
  about: Parameters<PaidSessions['notify']>[2],
): Promise<void> {
  const { db, mail } = services;
  const bookings = await loadPaidFor(db, subject);
  const [first] = bookings;
  const tutor = first && (await loadTutor(db, first.tutorId));
  if (!first || !tutor) return;
  const session = await loadMailSubject(services, { booking: first, tutor, now: about.now });
  const money = { ...session, count: bookings.length, about };
  for (const letter of [outsideForLearner(money), outsideForTutor(money)])
    if (letter) await mail.enqueue(db, letter);
}
