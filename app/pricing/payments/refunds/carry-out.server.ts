import { Stripe } from 'stripe';
import type { Services } from '#app/platform/services.server.ts';
import { providerOf } from '../provider.server.ts';
import { REFUND_TRIES, refundJob } from './order-refund.server.ts';
import { loadRefund, updateOrdered } from './queries.server.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'settings' | 'log'>;

/**
 * Asks the provider to give money back, under the refund’s id as idempotency key: however often it is asked, once. Throws to be
 * tried again; what the provider refuses for good, and the last try, end as failed, for founders to see.
 */
export async function carryOutRefund(services: Needs, id: string): Promise<void> {
  const { db, clock, log } = services;
  const refund = await loadRefund(db, id);
  if (!refund || refund.state !== 'ordered') return;
  const tries = refund.tries + 1;
  try {
    const given = await askProvider(services, refund);
    const done = given.status === 'succeeded';
    const failed = given.status === 'failed' || given.status === 'canceled';
    await updateOrdered(db, id, {
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
    await updateOrdered(db, id, { tries, failure, ...(forGood ? { state: 'failed' } : {}) });
    log.error({ refundId: id, tries, failure }, 'a refund could not be made');
    if (!forGood) throw thrown;
  }
}

async function askProvider(
  { settings }: Needs,
  refund: { id: string; intentId: string | null; amountMinor: number; paymentId: string },
) {
  const provider = providerOf(settings);
  if (!provider || !refund.intentId) throw new Error('no provider is configured');
  return provider.refunds.create(
    {
      payment_intent: refund.intentId,
      amount: refund.amountMinor,
      metadata: { refund: refund.id, payment: refund.paymentId },
    },
    { idempotencyKey: refund.id },
  );
}

/** Names the handler of refunds; before the jobs start. */
export function registerPaymentJobs(services: Services): void {
  services.jobs.handle<{ id: string }>(refundJob, ({ id }) => carryOutRefund(services, id));
}
