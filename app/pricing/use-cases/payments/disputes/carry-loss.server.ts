import { type Payment, sumOf, whatFits } from '../../../domain/payment.ts';
import { type PaymentDisputeRecord, setLostMinor } from '../../../db/disputes.server.ts';
import {
  deleteDisputedRefund,
  insertRefund,
  loadWaitingRefunds,
  orderAgain,
  splitRefund,
} from '../../../db/payments-refunds.server.ts';
import { loadRefundsOf, markMadeByBank } from '../../../db/refunds-matching.server.ts';
import { loadSharesOfRefund } from '../../../db/refund-shares.server.ts';
import { lockPayment } from '../../../db/payments.server.ts';
import { refundJob, REFUND_TRIES } from '../refunds/order-refund.server.ts';
import type { Inside } from '../payment-handlers.server.ts';

/**
 * A dispute is lost: the bank has given the family the amount. It first makes up refunds that were due anyway, the last one perhaps in part; the
 * rest counts as returned for what was bought, never more than is left of the payment. Refunds beyond that are made now.
 */
export async function carryLoss(
  inside: Inside,
  payment: Payment,
  dispute: PaymentDisputeRecord,
): Promise<void> {
  const { db, random, now } = inside;
  const { price, subject } = payment;
  const givenMinor = dispute.currency === price.currency ? dispute.amountMinor : price.amountMinor;
  const refunds = await loadRefundsOf(db, payment.id);
  const due = refunds.filter(
    ({ state, settledAt }) => (state === 'ordered' || state === 'failed') && settledAt === null,
  );
  const made = whatFits(due, givenMinor);
  await markMadeByBank(
    db,
    made.map(({ id }) => id),
    { disputeId: dispute.id, now },
  );
  // What is left of the amount is less than each refund that is still due.
  const partMinor = givenMinor - sumOf(made);
  const larger = due.find((refund) => !made.includes(refund));
  if (larger && partMinor > 0) {
    const ids = { partId: random.uuid(), restId: random.uuid() };
    await splitRefund(db, larger.id, { ...ids, partMinor, disputeId: dispute.id, doneAt: now });
    await setLostMinor(db, dispute.id, givenMinor);
  }
  if (larger) return resumeRefunds(inside, payment);
  const leftMinor = price.amountMinor - payment.refundedMinor;
  const amountMinor = Math.min(partMinor, leftMinor);
  await setLostMinor(db, dispute.id, sumOf(made) + Math.max(0, amountMinor));
  if (amountMinor <= 0) return;
  const id = random.uuid();
  const isBooked = payment.outcome === 'booked';
  const usedMinor =
    isBooked && subject.kind === 'pack'
      ? await inside.packs.takeBack(inside, subject.id, { amountMinor, now, dispute: { refundId: id } })
      : 0;
  await insertRefund(db, {
    id,
    paymentId: payment.id,
    bookingId: null,
    amountMinor,
    usedMinor,
    reason: 'disputed',
    state: 'done',
    disputeId: dispute.id,
    now,
  });
  if (isBooked && subject.kind !== 'pack')
    await inside.sessions.returned(inside, { id: payment.id, subject }, { id, amountMinor, by: 'bank', now });
}

/** A lost dispute is won after all, or was reported lost in error: undoes `carryLoss`. Refunds that the bank had made up are due again. */
export async function undoLoss(
  inside: Inside,
  payment: Payment,
  dispute: PaymentDisputeRecord,
): Promise<void> {
  const { db, now } = inside;
  const { subject } = payment;
  const refunds = await loadRefundsOf(db, payment.id);
  const byBank = refunds.filter(({ disputeId }) => disputeId === dispute.id);
  const own = byBank.find(({ reason }) => reason === 'disputed');
  await orderAgain(
    db,
    byBank.filter((refund) => refund !== own).map(({ id }) => id),
  );
  await setLostMinor(db, dispute.id, 0);
  if (own) {
    const shares = await loadSharesOfRefund(db, own.id);
    await deleteDisputedRefund(db, own.id);
    if (payment.outcome === 'booked') {
      if (subject.kind === 'pack')
        await inside.packs.reinstate(inside, subject.id, {
          refundId: own.id,
          amountMinor: own.amountMinor - own.usedMinor,
          now,
        });
      else await inside.sessions.restored(inside, { id: payment.id, subject }, { shares, now });
    }
  }
  await resumeRefunds(inside, payment);
}

/** Carries out refunds that waited for the bank, or were refused because the charge was disputed. */
export async function resumeRefunds(
  { db, jobs }: Pick<Inside, 'db' | 'jobs'>,
  payment: Pick<Payment, 'id'>,
): Promise<void> {
  if (!(await lockPayment(db, payment.id))) return;
  const waiting = await loadWaitingRefunds(db, payment.id);
  await orderAgain(db, waiting);
  for (const id of waiting) await jobs.send(db, refundJob, { id }, { retries: REFUND_TRIES - 1 });
}
