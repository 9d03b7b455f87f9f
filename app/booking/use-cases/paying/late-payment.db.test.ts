import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listTroubledRefunds } from '#app/pricing/use-cases/payments/refunds/troubled-refunds.server.ts';
import { deliver, eventOf } from '#tests/stripe/deliveries.ts';
import {
  FIVE,
  maya,
  MINUTE,
  noor,
  until,
  openPaymentsTest,
  type PaymentsTest,
} from '#tests/stripe/payments-setup.ts';
import { tillApp, webhookSecret } from '#tests/stripe/payment-app.ts';

let at: PaymentsTest;
beforeEach(async () => {
  at = await openPaymentsTest();
});
afterEach(() => at.close());

/** A learner of Maya’s account. */
const createLeo = async (): Promise<string> => {
  const id = at.app.services.random.uuid();
  await at.app.db
    .insertInto('app.learner_profiles')
    .values({
      id,
      account_id: maya.id,
      name: 'Leo Ruiz',
      language: 'en',
      created_at: at.app.clock.now(),
    })
    .execute();
  return id;
};

describe('a late payment', () => {
  test('books the time if it is still free, also when “expired” came first', async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    at.stripe.deliveries.keep();
    await at.pay(session);
    at.app.clock.set(new Date(at.app.clock.now().getTime() + 60 * MINUTE));
    await at.app.pool.query(`update app.bookings set state = 'expired', ended_at = now() where id = $1`, [
      id,
    ]);
    const expired = {
      type: 'checkout.session.expired',
      object: { ...at.stripe.ledger.sessionOf(session), payment_status: 'unpaid' },
    };
    await deliver(
      eventOf(expired, at.app.clock.now().getTime() / 1000),
      { url: at.till.url, secret: webhookSecret },
      at.seconds(),
    );
    expect(await at.row('payments', paymentId)).toMatchObject({ state: 'expired' });
    await at.stripe.deliveries.release(2, (events) => events.toReversed());
    expect(await at.row('bookings', id)).toMatchObject({ state: 'confirmed', payment: 'card' });
    expect(await at.count('select count(*) from app.refunds')).toBe(0);
  });

  test('is refunded, and the session stays, when it was booked in another way meanwhile', async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    const other = tillApp(at.app.services, maya);
    const headers = { 'content-type': 'application/json' };
    const booked = await other.request(`/bookings/holds/${id}/confirm`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(booked.status).toBe(201);
    await at.pay(session);
    expect(await at.row('bookings', id)).toMatchObject({ state: 'confirmed', payment: 'invoice' });
    expect(await at.row('payments', paymentId)).toMatchObject({ outcome: 'returned', refunded_minor: 3200 });
    const { rows } = await at.app.pool.query(`select body_text from app.mails where recipient = $1`, [
      maya.email,
    ]);
    expect(rows.map(({ body_text }) => body_text).join()).toContain('It stays booked.');
  });

  test('is stated in the email as paid, also when the price has changed since', async () => {
    await at.enrol(maya);
    await at.pay((await at.five()).session);
    const id = await at.hold();
    const learnerProfileId = await createLeo();
    const { session } = await at.checkout(id, { learnerProfileId });
    const credit = { timeZone: 'Europe/London', payWith: 'credit', learnerProfileId };
    expect((await at.call(maya, 'POST', `/bookings/holds/${id}/confirm`, credit)).status).toBe(201);
    expect(await at.row('bookings', id)).toMatchObject({ price_minor: 3000 });
    await at.pay(session);
    const { rows } = await at.app.pool.query(
      `select body_text, thread_id from app.mails where message_id like 'booking-%-paid-twice-%'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].body_text).toContain('Learner: Leo Ruiz');
    expect(rows[0].thread_id).toBe(`booking-${id}-0-confirmed-learner`);
    expect(rows[0].body_text).toContain('Your payment of £32.00 arrived');
    expect(rows[0].body_text).toContain('We’re refunding all of it, £32.00,');
  });

  test('is the only thing that restores an expired hold', async () => {
    const id = await at.hold();
    await at.app.pool.query(`update app.bookings set state = 'expired' where id = $1`, [id]);
    const revive = `update app.bookings set state = 'confirmed', payment = 'invoice' where id = $1`;
    await expect(at.app.pool.query(revive, [id])).rejects.toMatchObject({
      constraint: 'bookings_revive_paid_only',
    });
  });

  test('is refunded in full when the time is taken, with an email that offers three others', async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id, { learnerProfileId: await createLeo() });
    at.stripe.deliveries.keep();
    await at.pay(session);
    at.app.clock.set(new Date(at.app.clock.now().getTime() + 60 * MINUTE));
    const rival = await at.hold(noor);
    expect((await at.row('bookings', id)).state).toBe('expired');
    await at.stripe.deliveries.release(3);
    expect(await at.row('payments', paymentId)).toMatchObject({
      state: 'paid',
      outcome: 'returned',
      refunded_minor: 3200,
    });
    expect((await at.row('bookings', rival)).state).toBe('held');
    await until(async () => (await at.count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    expect([...at.stripe.ledger.refunds.values()]).toMatchObject([{ amount: 3200 }]);
    const { rows } = await at.app.pool.query(
      `select subject, body_text, thread_id from app.mails where recipient = $1`,
      [maya.email],
    );
    expect(rows).toHaveLength(1);
    // A conversation begins with a confirmation, and there is none.
    expect(rows[0].thread_id).toBeNull();
    expect(rows[0].subject).toContain('Lucía Restrepo (Leo)');
    expect(rows[0].body_text).toContain('Learner: Leo Ruiz');
    expect(rows[0].body_text).toContain('The nearest free times are:');
    expect(rows[0].body_text.match(/November, \d\d:\d\d$/gm)).toHaveLength(3);
  });
});

describe('a time released while its payment page is open', () => {
  const statusOf = (session: string) => at.stripe.ledger.sessionOf(session).status;
  const closed = async (session: string, paymentId: string) => {
    await until(async () => (await at.row('payments', paymentId)).state === 'expired');
    expect(statusOf(session)).toBe('expired');
  };

  test('cannot be paid any more, whether it is released or replaced by another', async () => {
    const replaced = await at.checkout(await at.hold());
    const id = await at.hold(maya, { start: '2026-12-01T18:00:00.000Z' });
    await closed(replaced.session, replaced.paymentId);
    const given = await at.checkout(id);
    const request = { method: 'DELETE', headers: { 'content-type': 'application/json' } };
    expect((await tillApp(at.services, maya).request(`/bookings/holds/${id}`, request)).status).toBe(204);
    await closed(given.session, given.paymentId);
  });

  test('if paid at that very moment, or while the provider fails, is booked or refunded as usual', async () => {
    const { session, paymentId } = await at.checkout(await at.hold());
    at.stripe.deliveries.keep();
    await at.pay(session);
    await at.hold(maya, { start: '2026-12-01T18:00:00.000Z' });
    const ended = `select count(*) from jobs.job where name = 'payments.close-checkout' and state = 'completed'`;
    await until(async () => (await at.count(ended)) === 1);
    expect(statusOf(session)).toBe('complete');
    await at.stripe.deliveries.release();
    expect(await at.row('payments', paymentId)).toMatchObject({ state: 'paid' });
  });
});

describe('a payment of an unexpected amount', () => {
  test('books nothing, is refunded in full with an email that says why, and the hold can be paid again', async () => {
    await at.enrol(maya);
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    at.stripe.ledger.sessionOf(session).amount_total = 3100;
    await at.pay(session);
    const back = { outcome: 'returned', amount_minor: 3100, asked_minor: 3200, refunded_minor: 3100 };
    expect(await at.row('payments', paymentId)).toMatchObject(back);
    expect(await at.row('bookings', id)).toMatchObject({ state: 'held' });
    const seen = await at.call(maya, 'GET', `/payments/${paymentId}`);
    const said = { price: { amountMinor: 3100 }, asked: { amountMinor: 3200, currency: 'GBP' } };
    expect(seen.body.payment).toMatchObject({ outcome: 'returned', ...said });
    await until(async () => (await at.count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    expect([...at.stripe.ledger.refunds.values()]).toMatchObject([{ amount: 3100 }]);
    const { rows } = await at.app.pool.query('select body_text from app.mails where recipient = $1', [
      maya.email,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].body_text).toContain('£31.00');
    expect(rows[0].body_text).toContain('£32.00');
    const next = await at.checkout(id);
    expect(next.paymentId).not.toBe(paymentId);
    await at.pay(next.session);
    expect(await at.row('bookings', id)).toMatchObject({ state: 'confirmed' });
  });

  test('also in a currency that we do not offer; founders see it when the refund fails', async () => {
    await at.enrol(maya);
    const { session, paymentId, purchaseId } = await at.five();
    at.stripe.ledger.sessionOf(session).currency = 'chf';
    at.stripe.deliveries.keep();
    await at.pay(session);
    for (const charge of at.stripe.ledger.charges.values()) charge.amount_refunded = charge.amount;
    await at.stripe.deliveries.release(2);
    expect(await at.row('payments', paymentId)).toMatchObject({ outcome: 'returned', currency: 'CHF' });
    expect(await at.row('credit_packs', purchaseId)).toBeUndefined();
    await until(
      async () => (await at.count(`select count(*) from app.refunds where state = 'failed'`)) === 1,
    );
    const { refunds } = await listTroubledRefunds(at.services);
    expect(refunds).toMatchObject([
      {
        reason: 'wrong_amount',
        amount: { amountMinor: FIVE, currency: 'CHF' },
        asked: { amountMinor: FIVE, currency: 'GBP' },
      },
    ]);
  });
});
