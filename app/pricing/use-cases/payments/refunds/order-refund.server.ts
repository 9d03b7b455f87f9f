import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadPaidAndLeft, lockPaymentOf } from '../../../db/payments.server.ts';
import { loadReturnedOutside, nothingReturned } from '../../../db/refund-shares.server.ts';

import { insertRefund, type NewRefund, sumRefundsOf } from '../../../db/payments-refunds.server.ts';

export const refundJob = 'payments.refund';
/** Number of attempts, over most of a day, after which founders are notified. */
export const REFUND_TRIES = 60;

type Deps = Pick<Services, 'db' | 'random' | 'jobs'>;
/** `seriesId` if it was paid as part of a series. */
type PaidBooking = { id: string; seriesId: string | null; priceMinor: number };

/** Orders a refund inside the transaction `services.db`; executed only if it commits. Idempotent. */
export async function orderRefund(services: Deps, refund: Omit<NewRefund, 'id'>, now: Date): Promise<void> {
  const id = services.random.uuid();
  if (!(await insertRefund(services.db, { ...refund, id, state: 'ordered', now }))) return;
  await services.jobs.send(services.db, refundJob, { id }, { retries: REFUND_TRIES - 1 });
}

/**
 * Refunds a card payment for an ended booking inside the transaction `services.db`: the part that neither hand nor bank returned before. `actId`
 * for a founder’s refund after an earlier one. Returns the ordered amount in minor units.
 */
export async function refundBooking(
  services: Deps,
  booking: PaidBooking,
  refund: { amountMinor: number; reason: 'cancelled' | 'absent'; actId?: string; now: Date },
): Promise<number> {
  const { reason, actId, now } = refund;
  if (refund.amountMinor === 0) return 0;
  const payment = await lockPaymentOf(services.db, subjectsOf(booking));
  if (!payment) throw new Error(`no payment of booking ${booking.id}`);
  const amountMinor = Math.min(
    refund.amountMinor,
    await leftOfSession(services.db, booking),
    payment.price.amountMinor - payment.refundedMinor,
  );
  if (amountMinor === 0) return 0;
  await orderRefund(
    services,
    { paymentId: payment.id, bookingId: booking.id, amountMinor, reason, ...(actId && { actId }) },
    now,
  );
  return amountMinor;
}

/** Whether there is a card payment to refund. False for demo sessions, which nobody paid. */
export const hasPaymentToRefund = async (
  { db }: Pick<Services, 'db'>,
  booking: PaidBooking,
): Promise<boolean> => (await loadPaidAndLeft(db, subjectsOf(booking))) !== null;

/**
 * Part of the refunds of sessions that were paid together, if ordered now, that was already returned by hand or by the bank, in minor units.
 * Read-only.
 */
export async function goneBackBefore(
  { db }: Pick<Services, 'db'>,
  sessions: readonly (PaidBooking & { refundMinor: number })[],
): Promise<number> {
  const [first] = sessions;
  const left = first ? await loadPaidAndLeft(db, subjectsOf(first)) : null;
  if (left === null) return 0;
  let wanted = 0;
  let possible = 0;
  for (const session of sessions) {
    wanted += session.refundMinor;
    possible += Math.min(session.refundMinor, await leftOfSession(db, session));
  }
  return Math.max(0, wanted - Math.min(left, possible));
}

/** The price of a session less what went back for it: by our refunds, by hand or by the bank. In minor units. */
async function leftOfSession(
  db: Kysely<DB>,
  { id, priceMinor }: Pick<PaidBooking, 'id' | 'priceMinor'>,
): Promise<number> {
  const { handMinor, bankMinor } = (await loadReturnedOutside(db, [id])).get(id) ?? nothingReturned;
  return Math.max(0, priceMinor - (await sumRefundsOf(db, id)) - handMinor - bankMinor);
}

/** Subjects under which a booking may have been paid. */
const subjectsOf = ({ id, seriesId }: PaidBooking): string[] => (seriesId ? [id, seriesId] : [id]);
