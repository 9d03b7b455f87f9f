import type { Services } from '#app/platform/services.server.ts';
import { loadPaidAndLeft, lockPaymentOf } from '../../../db/payments.server.ts';
import { insertRefund, type NewRefund } from '../../../db/payments-refunds.server.ts';

export const refundJob = 'payments.refund';
/** Number of attempts, over most of a day, after which founders are notified. */
export const REFUND_TRIES = 60;

type Deps = Pick<Services, 'db' | 'random' | 'jobs'>;

/** Orders a refund inside the transaction `services.db`; executed only if it commits. Idempotent. */
export async function orderRefund(services: Deps, refund: Omit<NewRefund, 'id'>, now: Date): Promise<void> {
  const id = services.random.uuid();
  if (!(await insertRefund(services.db, { ...refund, id, state: 'ordered', now }))) return;
  await services.jobs.send(services.db, refundJob, { id }, { retries: REFUND_TRIES - 1 });
}

/**
 * Refunds a card payment for an ended booking inside the transaction `services.db`: the part not refunded by hand before. `seriesId` if it
 * was paid as part of a series; `actId` for a founder’s refund after an earlier one. Returns the ordered amount in minor units.
 */
export async function refundBooking(
  services: Deps,
  booking: { id: string; seriesId: string | null },
  refund: { amountMinor: number; reason: 'cancelled' | 'absent'; actId?: string; now: Date },
): Promise<number> {
  const { reason, actId, now } = refund;
  if (refund.amountMinor === 0) return 0;
  const payment = await lockPaymentOf(services.db, subjectsOf(booking));
  if (!payment) throw new Error(`no payment of booking ${booking.id}`);
  const amountMinor = Math.min(refund.amountMinor, payment.price.amountMinor - payment.refundedMinor);
  if (amountMinor === 0) return 0;
  await orderRefund(
    services,
    { paymentId: payment.id, bookingId: booking.id, amountMinor, reason, ...(actId && { actId }) },
    now,
  );
  return amountMinor;
}

/** Part of a refund, if ordered now, that was already returned by hand, in minor units. Read-only. */
export async function goneBackBefore(
  { db }: Pick<Services, 'db'>,
  booking: { id: string; seriesId: string | null },
  amountMinor: number,
): Promise<number> {
  const left = await loadPaidAndLeft(db, subjectsOf(booking));
  return left === null ? 0 : Math.max(0, amountMinor - left);
}

/** Subjects under which a booking may have been paid. */
const subjectsOf = ({ id, seriesId }: { id: string; seriesId: string | null }): string[] =>
  seriesId ? [id, seriesId] : [id];
