import type { Services } from '#app/platform/services.server.ts';
import type { Payment } from '../payment.ts';
import { lockPaymentOf } from '../queries.server.ts';
import { failRefund, finishRefund, finishRefunds, insertRefund, type NewRefund } from './queries.server.ts';

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

/**
 * The provider says how much of a payment has gone back in all, also by hands other than ours; `used` says of what goes back beyond
 * what we know how much had been used already.
 */
export async function noteRefunded(
  services: Needs & { now: Date },
  payment: Payment,
  said: { refundedMinor: number; at: Date; used: (amountMinor: number) => Promise<number> },
): Promise<void> {
  const { db, now } = services;
  const beyond = Math.min(said.refundedMinor, payment.price.amountMinor) - payment.refundedMinor;
  if (beyond > 0) {
    const elsewhere = { paymentId: payment.id, bookingId: null, amountMinor: beyond } as const;
    const id = services.random.uuid();
    const usedMinor = await said.used(beyond);
    await insertRefund(db, { ...elsewhere, id, reason: 'made_elsewhere', state: 'done', usedMinor, now });
  }
  if (beyond >= 0) await finishRefunds(db, payment.id, { at: said.at, now });
}

/** The provider says at `at` how far one refund is: made, or failed, also days after it was made. */
export async function noteRefundState(
  { db, now }: Pick<Services, 'db'> & { now: Date },
  said: {
    id: string;
    status?: string | null | undefined;
    failure_reason?: string | null | undefined;
    metadata?: { refund?: string | undefined } | null | undefined;
  },
  at: Date,
): Promise<void> {
  const id = said.metadata?.refund;
  if (!id) return;
  const providerId = said.id;
  if (said.status === 'succeeded') await finishRefund(db, id, { providerId, now });
  if (said.status === 'failed' || said.status === 'canceled')
    await failRefund(db, id, { providerId, failure: said.failure_reason ?? said.status, at });
}
