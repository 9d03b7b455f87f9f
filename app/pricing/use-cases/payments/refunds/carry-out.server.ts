import { Stripe } from 'stripe';
import type { Services } from '#app/platform/services.server.ts';
import { providerOf } from '../provider.server.ts';
import { applyReportedRefunds } from './note-refunds.server.ts';
import { REFUND_TRIES } from './order-refund.server.ts';
import { lockPayment } from '../../../db/payments.server.ts';
import { isPaymentContested } from '../../../db/disputes.server.ts';
import { CHARGE_DISPUTED, loadRefund, updateOrdered } from '../../../db/payments-refunds.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'log' | 'random'>;

/**
 * Requests a refund at the provider with the refund’s id as idempotency key, so it is made only once. Throws in order to be retried; a
 * permanent refusal or the last attempt marks it as failed for founders to handle.
 */
export async function carryOutRefund(services: Deps, id: string): Promise<void> {
  const { db, clock, log } = services;
  const refund = await loadRefund(db, id);
  if (!refund || refund.state !== 'ordered') return;
  // Waits for the bank; the end of the dispute orders it again or makes it up.
  if (await isPaymentContested(db, refund.paymentId)) return;
  const tries = refund.tries + 1;
  try {
    const given = await askProvider(services, refund, clock.now());
    const done = given.status === 'succeeded';
    const failed = given.status === 'failed' || given.status === 'canceled';
    await endRequest(services, refund, {
      provider_id: given.id,
      state: done ? 'done' : failed ? 'failed' : 'sent',
      done_at: done ? clock.now() : null,
      failed_at: failed ? clock.now() : null,
      failure: failed ? (given.failure_reason ?? 'failed') : null,
      tries,
    });
  } catch (thrown) {
    const failure =
      thrown instanceof Stripe.errors.StripeError ? (thrown.code ?? thrown.type) : 'unreachable';
    const forGood = thrown instanceof Stripe.errors.StripeInvalidRequestError || tries >= REFUND_TRIES;
    if (forGood) await endRequest(services, refund, { tries, failure, state: 'failed' });
    else await updateOrdered(db, id, { tries, failure });
    log.error({ refundId: id, tries, failure }, 'a refund could not be made');
    if (!forGood) throw thrown;
  }
}

/** Stores how the request ended, then applies the provider’s total that may have arrived meanwhile. */
async function endRequest(
  { db, clock, random }: Deps,
  refund: Ordered,
  change: Parameters<typeof updateOrdered>[2],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, refund.paymentId);
    await updateOrdered(trx, refund.id, change);
    if (payment) await applyReportedRefunds({ db: trx, random, now: clock.now() }, payment);
  });
}

type Ordered = {
  id: string;
  intentId: string | null;
  amountMinor: number;
  paymentId: string;
  createdAt: Date;
  failure: string | null;
};

/** The provider drops idempotency keys after 24 hours; the margin covers a slow call. */
const KEY_KEPT = 20 * 3_600_000;

/** Makes the refund. An old one may already have been made by a process that crashed, so it is searched for first. */
async function askProvider({ settings }: Deps, refund: Ordered, now: Date) {
  const provider = providerOf(settings);
  if (!provider || !refund.intentId) throw new Error('no provider is configured');
  const payment_intent = refund.intentId;
  if (now.getTime() - refund.createdAt.getTime() > KEY_KEPT)
    for await (const made of provider.refunds.list({ payment_intent, limit: 100 }))
      if (made.metadata?.refund === refund.id) return made;
  return provider.refunds.create(
    {
      payment_intent,
      amount: refund.amountMinor,
      metadata: { refund: refund.id, payment: refund.paymentId },
    },
    // The provider repeats a refusal for the same key; nothing was made with it.
    { idempotencyKey: refund.failure === CHARGE_DISPUTED ? `${refund.id}-after-dispute` : refund.id },
  );
}
