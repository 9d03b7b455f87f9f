import { Stripe } from 'stripe';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { checkoutUntil, type Payment } from '../../domain/payment.ts';
import { paymentError } from '../../model/errors.ts';
import { providerOf } from './provider.server.ts';
import { insertPayment, loadOpenPayment, type NewPayment, updatePayment } from '../../db/payments.server.ts';

/** URL of the payment page and its expiry. */
export type OpenCheckout = { paymentId: string; url: string; expiresAt: string };

/**
 * Creates or reuses the payment of a subject inside the transaction `services.db`; the caller holds the lock of the subject. Repeated calls
 * return the same payment until it expires.
 */
export async function keepPayment(
  services: Pick<Services, 'random'> & { db: Kysely<DB> },
  wanted: NewPayment,
  now: Date,
): Promise<Payment> {
  const open = await loadOpenPayment(services.db, wanted.subject.id);
  if (open && (open.state === 'waiting' || open.expiresAt > now)) return open;
  if (open) await updatePayment(services.db, open.id, { state: 'expired' });
  const id = services.random.uuid();
  return insertPayment(services.db, { ...wanted, id, expiresAt: checkoutUntil(now), now });
}

/**
 * Opens the provider’s page for a payment. The payment id is the idempotency key, so a retry after a crash gives the same page. `back` are
 * paths of this site. Throws `payment_unavailable` (503).
 */
export async function openCheckout(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  payment: Payment,
  back: { email: string; paid: string; left: string },
): Promise<OpenCheckout> {
  const expiresAt = payment.expiresAt.toISOString();
  if (payment.checkoutUrl) return { paymentId: payment.id, url: payment.checkoutUrl, expiresAt };
  const provider = providerOf(services.settings);
  if (!provider) throw paymentError('payment_unavailable', { status: 503 });
  const session = await provider.checkout.sessions
    .create(sessionOf(payment, services.settings.siteUrl, back), { idempotencyKey: `checkout-${payment.id}` })
    .catch(async (cause: unknown) => {
      services.log.warn({ paymentId: payment.id, err: cause }, 'the page for paying could not be made');
      // Permanently refused: the next attempt needs a new payment.
      if (refusedForGood(cause)) await updatePayment(services.db, payment.id, { state: 'failed' });
      throw paymentError('payment_unavailable', { status: 503, retryAfter: 5, cause });
    });
  if (!session.url) throw paymentError('payment_unavailable', { status: 503, retryAfter: 5 });
  await updatePayment(services.db, payment.id, { checkout_id: session.id, checkout_url: session.url });
  return { paymentId: payment.id, url: session.url, expiresAt };
}

const refusedForGood = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeInvalidRequestError ||
  cause instanceof Stripe.errors.StripeIdempotencyError;

function sessionOf(
  payment: Payment,
  siteUrl: string,
  { email, paid, left }: { email: string; paid: string; left: string },
): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment: payment.id };
  const { amountMinor, currency } = payment.price;
  return {
    mode: 'payment',
    // Only payment methods that settle immediately; no currency conversion.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        // Minor units with two decimals, also for COP: none of our four currencies is zero-decimal at the provider.
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: payment.label },
        },
      },
    ],
    locale: payment.language,
    customer_email: email,
    client_reference_id: payment.id,
    metadata,
    // Charge events carry it, too.
    payment_intent_data: { metadata },
    expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
    success_url: `${siteUrl}${paid}`,
    cancel_url: `${siteUrl}${left}`,
  };
}
