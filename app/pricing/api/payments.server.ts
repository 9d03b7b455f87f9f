import { createRoute, z } from '@hono/zod-openapi';
import { Stripe } from 'stripe';
import { requireAdministrator } from '#app/accounts/index.server.ts';
import { type ApiContext, failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Payment } from '../domain/payment.ts';
import { paymentError } from '../model/errors.ts';
import { providerOf } from '../use-cases/payments/provider.server.ts';
import { loadPayment } from '../db/payments.server.ts';
import { listTroubledRefunds } from '../use-cases/payments/refunds/troubled-refunds.server.ts';
import { paymentSchema, type PaymentView, troubledRefundSchema } from '../model/payments-schemas.ts';
import type { PaymentHandlers, TakeEventDeps } from '../use-cases/payments/payment-handlers.server.ts';
import { takeEvent } from '../use-cases/payments/take-event.server.ts';

/** Seconds for which a signature is valid. */
const TOLERANCE = 300;

type Services = TakeEventDeps & PaymentHandlers;
type Api = ReturnType<typeof newApi>;

/** Routes for card payments: provider webhook, the account’s own payments, troubled refunds for founders. */
export const paymentsApi = (services: Services) => {
  const api = newApi();
  addWebhook(api, services);
  addReadingCalls(api, services);
  return api;
};

function addWebhook(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/stripe/webhook',
      tags: ['Payments'],
      summary: 'Webhook for signed events of the payment provider',
      responses: {
        200: json(z.object({ received: z.literal(true) }), 'Taken, or taken before'),
        ...failures(400),
      },
    }),
    async (c) => {
      await takeEvent(services, await signedEvent(services, c));
      return c.json({ received: true as const }, 200);
    },
  );
}

/** The event, if its exact bytes were signed within the tolerance. Throws `bad_signature` (400). */
async function signedEvent({ settings, clock }: Services, c: ApiContext): Promise<unknown> {
  const provider = providerOf(settings);
  const bytes = Buffer.from(await c.req.arrayBuffer());
  const signature = c.req.header('stripe-signature') ?? '';
  const secret = settings.stripe?.webhookSecret ?? '';
  const now = clock.now().getTime();
  try {
    if (provider)
      return provider.webhooks.constructEvent(bytes, signature, secret, TOLERANCE, undefined, now);
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) throw cause;
    throw paymentError('bad_signature', { status: 400, cause });
  }
  throw paymentError('bad_signature', { status: 400 });
}

function addReadingCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/payments/{id}',
      tags: ['Payments'],
      summary: 'The state of my payment, from the provider’s events',
      request: { params: z.object({ id: z.uuid() }) },
      responses: { 200: json(z.object({ payment: paymentSchema }), 'The payment'), ...failures(401, 404) },
    }),
    async (c) => {
      const account = requireAccount(c);
      const payment = await loadPayment(services.db, c.req.valid('param').id);
      if (!payment || payment.accountId !== account.id)
        throw paymentError('unknown_payment', { status: 404 });
      return c.json({ payment: viewOf(payment, services.clock.now()) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/refunds',
      tags: ['Founders'],
      summary: 'Refunds that need attention, oldest first; then completed ones worth checking',
      responses: {
        200: json(
          z.object({ refunds: z.array(troubledRefundSchema), more: z.boolean() }),
          'The refunds; whether there are more than fit',
        ),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      await requireAdministrator(services, c);
      return c.json(await listTroubledRefunds(services), 200);
    },
  );
}

function viewOf(payment: Payment, now: Date): PaymentView {
  const { id, state, outcome, price, asked, subject, refusedAt, expiresAt } = payment;
  const url = state === 'open' && expiresAt > now ? payment.checkoutUrl : null;
  return { id, state, outcome, price, asked, subject, refused: refusedAt !== null, url };
}
