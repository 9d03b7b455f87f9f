import type { Services } from '#app/platform/services.server.ts';
import { loadPaidAndLeft, lockPaymentOf } from '../../../db/payments.server.ts';
import { insertRefund, type NewRefund } from '../../../db/payments-refunds.server.ts';

export const refundJob = 'payments.refund';
/** After so many tries in a row, over most of a day, founders are asked to look. */
export const REFUND_TRIES = 60;

type Needs = Pick<Services, 'db' | 'random' | 'jobs'>;

/** Orders a refund in the transaction that `services.db` is: it is carried out when, and only when, that commits. Once. */
export async function orderRefund(services: Needs, refund: Omit<NewRefund, 'id'>, now: Date): Promise<void> {
  const id = services.random.uuid();
  if (!(await insertRefund(services.db, { ...refund, id, state: 'ordered', now }))) return;
  await services.jobs.send(services.db, refundJob, { id }, { retries: REFUND_TRIES - 1 });
}

/**
 * Gives back money that was paid by card for a booking that ended, in the transaction that `services.db` is: what is left of it where
 * some was given back by hand before. `seriesId` where it was paid together with others. Gives what was ordered, in minor units.
 */
export async function refundBooking(
  services: Needs,
  booking: { id: string; seriesId: string | null },
  refund: { amountMinor: number; reason: 'cancelled' | 'absent'; now: Date },
): Promise<number> {
  const { reason, now } = refund;
  if (refund.amountMinor === 0) return 0;
  const payment = await lockPaymentOf(services.db, subjectsOf(booking));
  if (!payment) throw new Error(`no payment of booking ${booking.id}`);
  const amountMinor = Math.min(refund.amountMinor, payment.price.amountMinor - payment.refundedMinor);
  if (amountMinor === 0) return 0;
  await orderRefund(services, { paymentId: payment.id, bookingId: booking.id, amountMinor, reason }, now);
  return amountMinor;
}

/** What of a refund has gone back by hand already, should it be ordered now, in minor units. Changes nothing. */
export async function goneBackBefore(
  { db }: Pick<Services, 'db'>,
  booking: { id: string; seriesId: string | null },
  amountMinor: number,
): Promise<number> {
  const left = await loadPaidAndLeft(db, subjectsOf(booking));
  return left === null ? 0 : Math.max(0, amountMinor - left);
}

/** What a booking may have been paid as. */
const subjectsOf = ({ id, seriesId }: { id: string; seriesId: string | null }): string[] =>
  seriesId ? [id, seriesId] : [id];
