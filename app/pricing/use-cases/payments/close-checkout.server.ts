import type { Kysely } from 'kysely';
import { Stripe } from 'stripe';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { providerOf } from './provider.server.ts';
import { loadOpenPayments, loadPayment } from '../../db/payments.server.ts';

export const closeJob = 'payments.close-checkout';

/** Closes the checkouts of released holds after the transaction `services.db`. Best effort: a payment that still arrives is booked or refunded. */
export async function closeCheckouts(
  { db, jobs }: { db: Kysely<DB> } & Pick<Services, 'jobs'>,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  const open = await loadOpenPayments(db, subjectIds);
  await jobs.sendAll(
    db,
    closeJob,
    open.map(({ id }) => ({ data: { id } })),
  );
}

/** Expires the provider’s page; its event then closes the payment. A paid or expired page is ignored. */
export async function closeCheckout(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  paymentId: string,
): Promise<void> {
  const payment = await loadPayment(db, paymentId);
  const provider = providerOf(settings);
  if (!provider || payment?.state !== 'open' || !payment.checkoutId) return;
  await provider.checkout.sessions.expire(payment.checkoutId).catch((thrown: unknown) => {
    if (!(thrown instanceof Stripe.errors.StripeInvalidRequestError)) throw thrown;
  });
}
