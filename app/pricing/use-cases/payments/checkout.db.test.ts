import type { Services } from '#app/platform/services.server.ts';
import { partOf } from '#tests/support/part-of.ts';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import {
  loadOpenPackPayments,
  loadPayment,
  type NewPayment,
  updatePayment,
} from '../../db/payments.server.ts';
import { keepPayment, openCheckout } from './checkout.server.ts';
import { closeCheckout, closeCheckouts } from './close-checkout.server.ts';
import { providerOf } from './provider.server.ts';

const carmen = '00000000-0000-4000-a000-0000000000aa';
const back = { email: 'carmen@example.org', paid: '/thanks?paid=1', left: '/book?left=1' };

let app: TestServices;
let services: TestServices['services'];
beforeEach(async () => {
  app = await testServices();
  const stripe = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiBase: undefined };
  services = {
    ...app.services,
    settings: { ...app.services.settings, siteUrl: 'https://curvela.example', stripe },
  };
});
afterEach(() => app.close());

const wanted = (change: Partial<NewPayment> = {}): NewPayment => ({
  accountId: carmen,
  subject: { kind: 'booking', id: '00000000-0000-4000-a000-0000000000b1' },
  price: { amountMinor: 3200, currency: 'GBP' },
  language: 'es',
  label: 'A session with Lucía',
  ...change,
});
const storePayment = (change: Partial<NewPayment> = {}) =>
  keepPayment(services, wanted(change), app.clock.now());
const stateOf = async (id: string) => (await loadPayment(app.db, id))?.state;
const provider = () => providerOf(services.settings)!;

describe('the payment of something', () => {
  test('is open for 35 minutes, and asking again gives the same one', async () => {
    const first = await storePayment();
    expect(first).toMatchObject({
      accountId: carmen,
      state: 'open',
      outcome: null,
      asked: null,
      refundedMinor: 0,
      price: { amountMinor: 3200, currency: 'GBP' },
      subject: wanted().subject,
      expiresAt: new Date('2026-11-20T09:35:00Z'),
      createdAt: new Date('2026-11-20T09:00:00Z'),
    });
    app.clock.set('2026-11-20T09:34:59.999Z');
    expect((await storePayment()).id).toBe(first.id);
  });

  test('is another one from the instant at which its time is over', async () => {
    const first = await storePayment();
    app.clock.set('2026-11-20T09:35:00Z');
    const second = await storePayment();
    expect(second.id).not.toBe(first.id);
    expect(await stateOf(first.id)).toBe('expired');
    expect(second.expiresAt).toEqual(new Date('2026-11-20T10:10:00Z'));
  });

  test('stays while its money is on the way, however long that takes', async () => {
    const first = await storePayment();
    await updatePayment(app.db, first.id, { state: 'waiting' });
    app.clock.set('2026-11-21T09:00:00Z');
    expect((await storePayment()).id).toBe(first.id);
  });

  test('is one of each subject', async () => {
    const other = { kind: 'series', id: '00000000-0000-4000-a000-0000000000b2' } as const;
    expect((await storePayment({ subject: other })).id).not.toBe((await storePayment()).id);
  });
});

describe('the page for paying', () => {
  test('asks for exactly the price in one payment by card, and comes back to this site', async () => {
    const payment = await storePayment();
    const create = vi
      .spyOn(provider().checkout.sessions, 'create')
      .mockResolvedValue(partOf({ id: 'cs_1', url: 'https://pay.example/1' }));
    const page = {
      paymentId: payment.id,
      url: 'https://pay.example/1',
      expiresAt: '2026-11-20T09:35:00.000Z',
    };
    expect(await openCheckout(services, payment, back)).toEqual(page);
    expect(create.mock.calls).toEqual([
      [
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          adaptive_pricing: { enabled: false },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'gbp',
                unit_amount: 3200,
                product_data: { name: 'A session with Lucía' },
              },
            },
          ],
          locale: 'es',
          customer_email: 'carmen@example.org',
          client_reference_id: payment.id,
          metadata: { payment: payment.id },
          payment_intent_data: { metadata: { payment: payment.id } },
          expires_at: Date.parse('2026-11-20T09:35:00Z') / 1000,
          success_url: 'https://curvela.example/thanks?paid=1',
          cancel_url: 'https://curvela.example/book?left=1',
        },
        { idempotencyKey: `checkout-${payment.id}` },
      ],
    ]);
    const stored = await storePayment();
    expect(stored).toMatchObject({ checkoutId: 'cs_1', checkoutUrl: 'https://pay.example/1' });
    // The same page again, without asking the provider.
    expect(await openCheckout(services, stored, back)).toEqual(page);
    expect(create).toHaveBeenCalledTimes(1);
  });

  test('is not there without a provider', async () => {
    const payment = await storePayment();
    await expect(openCheckout(app.services, payment, back)).rejects.toMatchObject({
      code: 'payment_unavailable',
      status: 503,
    });
    expect(await stateOf(payment.id)).toBe('open');
  });

  test.each([
    ['StripeInvalidRequestError', 'failed'],
    ['StripeIdempotencyError', 'failed'],
    ['StripeConnectionError', 'open'],
    ['StripeAPIError', 'open'],
  ] as const)('that ends with %s leaves a payment that is %s', async (kind, state) => {
    const payment = await storePayment();
    const refusal = new Stripe.errors[kind](partOf({ message: 'no', type: 'api_error' }));
    vi.spyOn(provider().checkout.sessions, 'create').mockRejectedValue(refusal);
    await expect(openCheckout(services, payment, back)).rejects.toMatchObject({
      code: 'payment_unavailable',
      status: 503,
      retryAfter: 5,
      cause: refusal,
    });
    expect(await stateOf(payment.id)).toBe(state);
  });

  test('without an address is none', async () => {
    const payment = await storePayment();
    vi.spyOn(provider().checkout.sessions, 'create').mockResolvedValue(partOf({ id: 'cs_1', url: null }));
    await expect(openCheckout(services, payment, back)).rejects.toMatchObject({
      code: 'payment_unavailable',
      status: 503,
      retryAfter: 5,
    });
    expect((await storePayment()).checkoutId).toBeNull();
  });
});

describe('the end of a page for paying', () => {
  test('is asked of the provider while it is not paid', async () => {
    const { id } = await storePayment();
    await updatePayment(app.db, id, { checkout_id: 'cs_1' });
    const expire = vi.spyOn(provider().checkout.sessions, 'expire').mockResolvedValue(partOf({}));
    await closeCheckout(services, id);
    expect(expire.mock.calls).toEqual([['cs_1']]);
    await closeCheckout(app.services, id);
    expect(expire).toHaveBeenCalledTimes(1);
    // Replaced by a page for another amount, it may still be open there.
    await updatePayment(app.db, id, { state: 'expired' });
    await closeCheckout(services, id);
    expect(expire).toHaveBeenCalledTimes(2);
    await updatePayment(app.db, id, {
      state: 'paid',
      outcome: 'booked',
      paid_at: app.clock.now(),
      intent_id: 'pi_1',
    });
    await closeCheckout(services, id);
    await closeCheckout(services, carmen);
    expect(expire).toHaveBeenCalledTimes(2);
  });

  test('of one that was never made is not asked for', async () => {
    const { id } = await storePayment();
    const expire = vi.spyOn(provider().checkout.sessions, 'expire').mockResolvedValue(partOf({}));
    await closeCheckout(services, id);
    expect(expire).not.toHaveBeenCalled();
  });

  test('that came by itself is no failure; what fails is tried again', async () => {
    const { id } = await storePayment();
    await updatePayment(app.db, id, { checkout_id: 'cs_1' });
    const expire = vi.spyOn(provider().checkout.sessions, 'expire');
    expire.mockRejectedValueOnce(new Stripe.errors.StripeInvalidRequestError(partOf({ message: 'over' })));
    await closeCheckout(services, id);
    const unreachable = new Stripe.errors.StripeConnectionError(partOf({ message: 'no' }));
    expire.mockRejectedValueOnce(unreachable);
    await expect(closeCheckout(services, id)).rejects.toBe(unreachable);
  });

  test('comes to the open ones among what was given back, and to no other', async () => {
    const sendAll = vi.fn(() => Promise.resolve());
    const given = { db: app.db, jobs: partOf<Services['jobs']>({ sendAll }) };
    await closeCheckouts(given, []);
    expect(sendAll).not.toHaveBeenCalled();
    const [one, two, other] = [1, 2, 3].map((at) => ({
      kind: 'booking' as const,
      id: `00000000-0000-4000-a000-0000000000c${at}`,
    }));
    const open = await storePayment({ subject: one! });
    const over = await storePayment({ subject: two! });
    await storePayment({ subject: other! });
    await updatePayment(app.db, over.id, { state: 'failed' });
    await closeCheckouts(given, [one!.id, two!.id]);
    expect(sendAll.mock.calls).toEqual([[app.db, 'payments.close-checkout', [{ data: { id: open.id } }]]]);
  });
});

test('the ways to pay for a pack that an account has: still open or with money on the way, the latest first', async () => {
  const pack = (at: number) => ({ kind: 'pack' as const, id: `00000000-0000-4000-a000-0000000000d${at}` });
  const first = await storePayment({ subject: pack(1) });
  app.clock.set('2026-11-20T09:10:00Z');
  const second = await storePayment({ subject: pack(2) });
  const failed = await storePayment({ subject: pack(3) });
  await updatePayment(app.db, failed.id, { state: 'failed' });
  await storePayment({ subject: pack(4), accountId: '00000000-0000-4000-a000-0000000000ab' });
  await storePayment();
  const openAt = async (instant: string) =>
    (await loadOpenPackPayments(app.db, carmen, new Date(instant))).map(({ id }) => id);
  expect(await openAt('2026-11-20T09:34:59Z')).toEqual([second.id, first.id]);
  expect(await openAt('2026-11-20T09:35:00Z')).toEqual([second.id]);
  await updatePayment(app.db, first.id, { state: 'waiting' });
  expect(await openAt('2026-11-20T10:00:00Z')).toEqual([first.id]);
});
