import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { divideRefund, settleEnd } from '../credit/give-back-credit.server.ts';
import { cancellationForLearner, cancellationForTutor } from '../mails/booking-mails.server.ts';
import { loadMailSubject } from '../mails/load-mail-subject.server.ts';
import { giveBackToCard, wasNotified } from '../paying/give-back.server.ts';
import { moneyMinorOf } from '../../domain/paid-parts.ts';
import { refundFor, type CancelledBy } from '../../domain/cancellation-policy.ts';
import { bookingError } from '../../model/errors.ts';
import { loadBooking, lockBooking, updateBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { Booking, Cancellation } from '../../model/schemas.ts';
import { sumPayByBooking } from '#app/pay/index.server.ts';
import { settlePay } from '../settle-pay.server.ts';
import { bookingViews } from '../view.server.ts';
import { isClaimOpen } from '../../db/claims.server.ts';

type Of = { id: string; accountId: string };
type Side = Booking['as'];

/**
 * Refund preview for cancelling now, for the calling side. Read-only. Throws `unknown_booking` (404) and `not_cancellable` (409, also while
 * a claim of absence is open).
 */
export async function previewCancellation(
  services: Pick<Services, 'db' | 'clock'>,
  input: Of,
): Promise<Cancellation> {
  const { booking, side } = await findOwn(services, input);
  if (await isClaimOpen(services.db, booking.id)) throw bookingError('not_cancellable', { status: 409 });
  const cancellation = await cancellationOf(services.db, booking, { side, now: services.clock.now() });
  if (side === 'tutor') return cancellation;
  const { moneyBack } = cancellation;
  return { ...cancellation, ...(await wasNotified(services, [{ booking, moneyBack }])) };
}

/**
 * Cancels with the refund of the agreed policy and notifies both sides. With `refundMinor`, fails if the refund differs by now:
 * `refund_changed` (409, with `cancellation`). Throws `unknown_booking` (404) and `not_cancellable` (409).
 */
export async function cancelBooking(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>,
  input: Of & { refundMinor?: number | undefined },
): Promise<Booking> {
  const { side, tutor } = await findOwn(services, input);
  const cancelled = await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const booking = await lockBooking(trx, input.id);
    if (!booking) throw bookingError('unknown_booking', { status: 404 });
    if (await isClaimOpen(trx, input.id)) throw bookingError('not_cancellable', { status: 409 });
    const cancellation = await cancellationOf(trx, booking, { side, now });
    const { refundMinor } = refundFor(booking, side, now);
    if (input.refundMinor !== undefined && input.refundMinor !== cancellation.refund.amountMinor)
      throw bookingError('refund_changed', { status: 409, details: { cancellation } });
    const ended = await cancelLocked({ ...services, db: trx }, booking, { by: side, refundMinor, now });
    const changed = await giveBackToCard({ ...services, db: trx }, ended, 'cancelled', now);
    const subject = await loadMailSubject({ ...services, db: trx }, { booking: changed, tutor, now });
    if (changed.learnerEmail) await services.mail.enqueue(trx, cancellationForLearner(subject));
    const toTutor = cancellationForTutor(
      subject,
      (await sumPayByBooking(trx, [input.id])).get(input.id) ?? 0,
    );
    if (toTutor) await services.mail.enqueue(trx, toTutor);
    return changed;
  });
  const [view] = await bookingViews(services, [cancelled], side);
  return view as Booking;
}

/**
 * Cancels a booking that the transaction has locked and stores its refund, divided into credits and money, and the tutor’s pay, which a founder
 * may have decided. Sends no notification.
 */
export async function cancelLocked(
  { db: trx, random }: Pick<Services, 'random'> & { db: Kysely<DB> },
  booking: BookingRecord,
  {
    by,
    refundMinor,
    decided,
    now,
  }: {
    by: CancelledBy;
    refundMinor: number;
    decided?: { reason: string; payMinor: number };
    now: Date;
  },
): Promise<BookingRecord> {
  const refund = await divideRefund(trx, booking, refundMinor);
  const changed = await updateBooking(trx, booking.id, {
    ...refund.change,
    state: 'cancelled',
    cancelled_by: by,
    ended_at: now,
    sequence: booking.sequence + 1,
  });
  await settleEnd(trx, changed, refund, now);
  await settlePay({ db: trx, random }, [changed], { now, ...(decided && { decided }) });
  return changed;
}

/** Loads the booking if the account is one of its two sides. Throws `unknown_booking` (404). */
export async function findOwn(
  services: Pick<Services, 'db'>,
  { id, accountId }: Of,
): Promise<{ booking: BookingRecord; tutor: TutorRecord; side: Side }> {
  const booking = await loadBooking(services.db, id);
  const tutor = booking && (await loadTutor(services.db, booking.tutorId));
  if (!booking || !tutor || booking.state === 'held' || booking.state === 'expired')
    throw bookingError('unknown_booking', { status: 404 });
  if (booking.accountId === accountId) return { booking, tutor, side: 'learner' };
  if (tutor.accountId === accountId) return { booking, tutor, side: 'tutor' };
  throw bookingError('unknown_booking', { status: 404 });
}

/** Refund at `now`. Throws `not_cancellable` (409). */
export async function cancellationOf(
  db: Kysely<DB>,
  booking: BookingRecord,
  { side, now }: { side: Side; now: Date },
): Promise<Cancellation> {
  if (booking.state !== 'confirmed' || now >= booking.endsAt)
    throw bookingError('not_cancellable', { status: 409 });
  const agreed = refundFor(booking, side, now);
  const { refundMinor, moneyMinor, halves } = await divideRefund(db, booking, agreed.refundMinor);
  const { payment, priceMinor, currency } = booking;
  return {
    refund: { amountMinor: refundMinor, currency },
    stillDue: { amountMinor: payment === 'invoice' ? moneyMinorOf(booking) - moneyMinor : 0, currency },
    share: agreed.share === 'part' && refundMinor === priceMinor ? 'all' : agreed.share,
    halvesBack: halves,
    moneyBack: { amountMinor: moneyMinor, currency },
  };
}
