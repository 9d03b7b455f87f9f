import type { Services } from '#app/platform/services.server.ts';
import { lockPaymentOf } from '../queries.server.ts';
import { insertRefund, type NewRefund } from './queries.server.ts';

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
  const subjects = [booking.id, ...(booking.seriesId ? [booking.seriesId] : [])];
  const payment = await lockPaymentOf(services.db, subjects);
  if (!payment) throw new Error(`no payment of booking ${booking.id}`);
  const amountMinor = Math.min(refund.amountMinor, payment.price.amountMinor - payment.refundedMinor);
  if (amountMinor === 0) return 0;
  await orderRefund(services, { paymentId: payment.id, bookingId: booking.id, amountMinor, reason }, now);
  return amountMinor;
}
