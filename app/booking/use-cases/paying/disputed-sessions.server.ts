import type { Kysely } from 'kysely';
import { enterPay, sumPayByBooking, payOf } from '#app/pay/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  decideLostDispute,
  findDisputedSubject,
  loadReturnedOutside,
  loadSharesOfDispute,
  nothingReturned,
  type PaidFor,
  type RefundShare,
  setChargeback,
} from '#app/pricing/index.server.ts';
import { listAttended, loadTutorsByIds } from '#app/tutors/index.server.ts';
import { loadCreditBookings } from '../../db/booking.server.ts';
import { creditLeftMinorOf } from '../../domain/paid-parts.ts';
import { stillPaidMinorOf } from '../../domain/returned.ts';
import { bookingError } from '../../model/errors.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { loadPaidFor, lockPaidFor } from './held.server.ts';

/** A session whose payment is disputed, with what is known about it. Pay in minor units of its currency. */
export type DisputedSession = {
  bookingId: string;
  tutor: string;
  start: string;
  state: BookingRecord['state'];
  learnerEmail: string | null;
  /** The tutor marked the learner as present, or sent a note. */
  attended: boolean;
  currency: string;
  /** What the tutor earns if they keep the pay, if the bank’s share is charged back, and now. */
  pay: { keptMinor: number; chargedMinor: number; nowMinor: number };
};

const isEnded = ({ state }: BookingRecord) =>
  state === 'completed' || state === 'cancelled' || state === 'no_show';

/** The sessions that a disputed payment was for, directly or by credits. */
export async function listDisputedSessions(
  { db }: Pick<Services, 'db'>,
  { disputeId, subject }: { disputeId: string; subject: PaidFor },
): Promise<DisputedSession[]> {
  const bookings =
    subject.kind === 'pack'
      ? await loadCreditBookings(db, subject.id)
      : await loadPaidFor(db, { kind: subject.kind, id: subject.id });
  const ids = bookings.map(({ id }) => id);
  const [attended, pays, tutors] = await Promise.all([
    listAttended(db, ids),
    loadPays(db, bookings, await loadSharesOfDispute(db, disputeId)),
    loadTutorsByIds(db, [...new Set(bookings.map(({ tutorId }) => tutorId))]),
  ]);
  const nameOf = new Map(tutors.map(({ id, name }) => [id, name]));
  return bookings.map((booking) => ({
    bookingId: booking.id,
    tutor: nameOf.get(booking.tutorId) ?? '',
    start: booking.startsAt.toISOString(),
    state: booking.state,
    learnerEmail: booking.learnerEmail,
    attended: attended.has(booking.id),
    currency: booking.currency,
    pay: pays.get(booking.id) ?? { keptMinor: 0, chargedMinor: 0, nowMinor: 0 },
  }));
}

async function loadPays(
  db: Kysely<DB>,
  bookings: readonly BookingRecord[],
  shares: readonly RefundShare[],
): Promise<Map<string, DisputedSession['pay']>> {
  const ids = bookings.map(({ id }) => id);
  const earned = await sumPayByBooking(db, ids);
  const outside = await loadReturnedOutside(db, ids);
  return new Map(
    bookings.map((booking) => {
      const nowMinor = earned.get(booking.id) ?? 0;
      const share = shares.find(({ bookingId }) => bookingId === booking.id);
      if (!share || !isEnded(booking))
        return [booking.id, { keptMinor: nowMinor, chargedMinor: nowMinor, nowMinor }];
      const paidMinor =
        stillPaidMinorOf(booking, outside.get(booking.id) ?? nothingReturned) + creditLeftMinorOf(booking);
      const full =
        payOf(paidMinor + share.amountMinor, booking.currency) - payOf(paidMinor, booking.currency);
      const keptMinor = nowMinor + share.payMinor;
      return [booking.id, { keptMinor, chargedMinor: Math.max(0, keptMinor - full), nowMinor }];
    }),
  );
}

/** What a lost dispute means for the tutor: they keep the pay, or the share of what the bank took is charged back. */
export type ChargebackDecision = { tutor: 'keeps_pay' | 'charged_back'; reason: string };

/**
 * Decides for all ended sessions of a lost dispute, inside the transaction `db`, with lines that bring the pay to the decided amount. Throws
 * `no_dispute` (404) and `dispute_not_lost` (409: the bank has not decided, or somebody has decided before).
 */
export async function decideDispute(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  { id, tutor, reason }: ChargebackDecision & { id: string },
): Promise<{ paymentId: string; changedMinor: number; amount: { amountMinor: number; currency: string } }> {
  const now = clock.now();
  const subject = await findDisputedSubject(db, id);
  const bookings =
    subject && subject.kind !== 'pack' ? await lockPaidFor(db, { kind: subject.kind, id: subject.id }) : [];
  const dispute = await decideLostDispute(db, { id, now });
  if (dispute === 'unknown') throw bookingError('no_dispute', { status: 404 });
  if (dispute === 'not_lost' || dispute.paymentId === null)
    throw bookingError('dispute_not_lost', { status: 409 });
  const shares = await loadSharesOfDispute(db, id);
  const pays = await loadPays(db, bookings, shares);
  let changedMinor = 0;
  for (const booking of bookings.filter(isEnded)) {
    const pay = pays.get(booking.id);
    const share = shares.find(({ bookingId }) => bookingId === booking.id);
    if (!pay || !share) continue;
    const minor = tutor === 'keeps_pay' ? pay.keptMinor : pay.chargedMinor;
    changedMinor += minor - pay.nowMinor;
    await setChargeback(db, share, pay.keptMinor - minor);
    const { id: bookingId, tutorId, startsAt, currency } = booking;
    const session = { bookingId, tutorId, startsAt, currency, keptMinor: 0, pay: { minor } };
    await enterPay({ db, random }, [session], { kind: 'chargeback', reason, now });
  }
  return {
    paymentId: dispute.paymentId,
    changedMinor,
    amount: { amountMinor: dispute.amountMinor, currency: dispute.currency },
  };
}
