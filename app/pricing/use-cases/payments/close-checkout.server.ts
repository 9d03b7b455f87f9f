import type { Kysely } from 'kysely';
import { Stripe } from 'stripe';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Payment } from '../../domain/payment.ts';
import { providerOf } from './provider.server.ts';
import { loadOpenPayment, loadOpenPayments, loadPayment, updatePayment } from '../../db/payments.server.ts';

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

/**
 * Gives up the open checkout of a subject that is to be paid with another amount, inside the transaction `services.db`. Should it be paid all the
 * same, it no longer fits what was agreed and goes back. Money on its way stays.
 */
export async function closeOtherCheckout(
  { db, jobs }: { db: Kysely<DB> } & Pick<Services, 'jobs'>,
  { subjectId, amountMinor }: { subjectId: string; amountMinor: number },
): Promise<void> {
  const open = await loadOpenPayment(db, subjectId);
  if (open?.state !== 'open' || open.price.amountMinor === amountMinor) return;
  await updatePayment(db, open.id, { state: 'expired' });
  await jobs.send(db, closeJob, { id: open.id });
}

/** Expires the provider’s page; its event then closes the payment. A paid or expired page is ignored. */
export async function closeCheckout(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  paymentId: string,
): Promise<void> {
  const payment = await loadPayment(db, paymentId);
  const provider = providerOf(settings);
  if (!provider || !payment?.checkoutId || !isUnpaid(payment)) return;
  await provider.checkout.sessions.expire(payment.checkoutId).catch((thrown: unknown) => {
    if (!(thrown instanceof Stripe.errors.StripeInvalidRequestError)) throw thrown;
  });
}

const isUnpaid = ({ state }: Payment) => state === 'open' || state === 'expired';
