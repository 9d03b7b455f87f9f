import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerBookingJobs } from '#app/booking/public.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { demoAdminEmails } from '#app/platform/settings.server.ts';
import { registerPaymentJobs } from '#app/pricing/public.server.ts';
import { seedTutors } from '#app/tutors/public.server.ts';
import { type TestServices, testServices } from '../database.ts';
import { deliver, eventOf, signatureOf } from './deliveries.ts';
import { type StripeServer, startStripe } from './server.ts';
import { type Caller, openTill, tillApp, webhookSecret, withProvider } from './till.ts';

const maya: Caller = { id: '00000000-0000-4000-a000-0000000000aa', email: 'maya@example.org' };
const noor: Caller = { id: '00000000-0000-4000-a000-0000000000bb', email: 'noor@example.org' };
const tuesday = '2026-11-24T18:00:00.000Z';
const MINUTE = 60_000;

let house: TestServices;
let stripe: StripeServer;
let services: Services;
let till: { url: string; close: () => void };
beforeEach(async () => {
  house = await testServices();
  stripe = await startStripe({ now: () => house.clock.now().getTime() / 1000 });
  services = withProvider(house.services, stripe.url);
  registerBookingJobs(services);
  registerPaymentJobs(services);
  await services.jobs.start();
  await seedTutors(house.db, house.clock);
  till = await openTill(services);
  stripe.deliveries.to({ url: till.url, secret: webhookSecret });
});
afterEach(async () => {
  await services.jobs.stop();
  till.close();
  await stripe.close();
  await house.close();
});

type Json = Record<string, unknown>;
async function call(caller: Caller, method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', 'user-agent': 'Test/1' };
  const response = await tillApp(services, caller).request(path, { method, headers, ...init });
  return { status: response.status, body: (await response.json()) as Json };
}

const wish = {
  tutorId: 'lucia-restrepo',
  start: tuesday,
  minutes: 60,
  currency: 'GBP',
  timeZone: 'Europe/London',
};
async function hold(caller = maya, more = {}) {
  const { body } = await call(caller, 'POST', '/bookings/holds', { ...wish, ...more });
  return (body.hold as { id: string }).id;
}
async function checkout(id: string, caller = maya, request: object = { timeZone: 'Europe/London' }) {
  const answer = await call(caller, 'POST', `/bookings/holds/${id}/confirm`, request);
  const { paymentId, url } = (answer.body.checkout ?? {}) as { paymentId: string; url: string };
  return { ...answer, paymentId, session: url?.split('/').at(-1) ?? '' };
}
const row = (table: string, id: string) =>
  house.pool.query(`select * from app.${table} where id = $1`, [id]).then(({ rows }) => rows[0]);
const count = (sql: string) => house.pool.query(sql).then(({ rows }) => Number(rows[0].count));
const pay = (session: string) => stripe.deliveries.happened(stripe.ledger.pay(session));

async function until(state: () => Promise<boolean>) {
  while (!(await state())) await new Promise((resolve) => setImmediate(resolve));
}

describe('paying by card', () => {
  test('asking twice leads to the same page, keeps the hold and what was typed, and only the signed event books', async () => {
    const id = await hold();
    const [one, two] = await Promise.all([checkout(id), checkout(id, maya, { note: 'Fractions' })]);
    const three = await checkout(id, maya, { note: 'Fractions' });
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(new Set([one.session, two.session, three.session]).size).toBe(1);
    expect(stripe.ledger.sessions.size).toBe(1);
    const session = stripe.ledger.sessionOf(one.session);
    expect(session).toMatchObject({
      amount_total: 3200,
      currency: 'gbp',
      client_reference_id: one.paymentId,
    });
    const held = await row('bookings', id);
    expect(held).toMatchObject({ state: 'held', note: 'Fractions', learner_email: maya.email });
    expect(held.expires_at.getTime()).toBe(session.expires_at * 1000 + 2 * MINUTE);

    await pay(one.session);
    expect(await row('bookings', id)).toMatchObject({
      state: 'confirmed',
      payment: 'card',
      payment_due_at: null,
    });
    expect(await row('payments', one.paymentId)).toMatchObject({ state: 'paid', outcome: 'booked' });
    const { rows } = await house.pool.query('select recipient, subject, body_text from app.mails');
    expect(rows.filter(({ recipient }) => recipient === maya.email)).toHaveLength(1);
    expect(rows.map(({ body_text }) => body_text).join()).toContain('Price: £32.00, paid by card.');
    expect(await count(`select count(*) from jobs.job where name = 'booking.remind'`)).toBe(2);
    const seen = await call(maya, 'GET', `/payments/${one.paymentId}`);
    expect(seen.body.payment).toMatchObject({ state: 'paid', outcome: 'booked' });
    expect((await call(noor, 'GET', `/payments/${one.paymentId}`)).status).toBe(404);
  });

  test('pesos are sent with their two decimals', async () => {
    const { session } = await checkout(await hold(maya, { currency: 'COP' }));
    const sent = stripe.ledger.sessionOf(session);
    expect(sent.currency).toBe('cop');
    expect(sent.amount_total % 100).toBe(0);
    expect(sent.amount_total).toBeGreaterThanOrEqual(8_000_000);
  });

  test('a refused card is said and the same page offered again; it can then be paid', async () => {
    const id = await hold();
    const { paymentId, session } = await checkout(id);
    await stripe.deliveries.happened(stripe.ledger.fail(session));
    const { body } = await call(maya, 'GET', `/payments/${paymentId}`);
    expect(body.payment).toMatchObject({ state: 'open', refused: true });
    expect((await checkout(id)).session).toBe(session);
    await pay(session);
    expect(await row('bookings', id)).toMatchObject({ state: 'confirmed' });
  });

  test('a provider that fails leaves the hold, and the next press gets the page', async () => {
    const id = await hold();
    stripe.failNext(3);
    const failed = await checkout(id);
    expect(failed).toMatchObject({ status: 503 });
    expect((failed.body.error as unknown as { code: string }).code).toBe('payment_unavailable');
    expect((await checkout(id)).status).toBe(202);
    expect(await count('select count(*) from app.payments')).toBe(1);
  });

  test('sessions that repeat are paid at once and booked all or none', async () => {
    const starts = [tuesday, '2026-12-01T18:00:00.000Z', '2026-12-08T18:00:00.000Z'];
    const { body } = await call(maya, 'POST', '/bookings/series/holds', {
      ...wish,
      start: undefined,
      starts,
    });
    const series = (body.series as { id: string }).id;
    const answer = await call(maya, 'POST', `/bookings/series/${series}/confirm`, {});
    expect(answer.status).toBe(202);
    const session = (answer.body.checkout as { url: string }).url.split('/').at(-1) ?? '';
    expect(stripe.ledger.sessionOf(session).amount_total).toBe(9600);
    await pay(session);
    expect(
      await count(`select count(*) from app.bookings where state = 'confirmed' and payment = 'card'`),
    ).toBe(3);
    expect(await count(`select count(*) from app.mails where recipient = '${maya.email}'`)).toBe(1);
  });
});

describe('money that comes late', () => {
  test('claims the time anew while nobody else has it, also after “expired” came first', async () => {
    const id = await hold();
    const { session, paymentId } = await checkout(id);
    stripe.deliveries.keep();
    await pay(session);
    house.clock.set(new Date(house.clock.now().getTime() + 60 * MINUTE));
    await house.pool.query(`update app.bookings set state = 'expired', ended_at = now() where id = $1`, [id]);
    const expired = {
      type: 'checkout.session.expired',
      object: { ...stripe.ledger.sessionOf(session), payment_status: 'unpaid' },
    };
    await deliver(
      eventOf(expired, house.clock.now().getTime() / 1000),
      { url: till.url, secret: webhookSecret },
      Math.floor(house.clock.now().getTime() / 1000),
    );
    expect(await row('payments', paymentId)).toMatchObject({ state: 'expired' });
    await stripe.deliveries.release(2, (events) => events.toReversed());
    expect(await row('bookings', id)).toMatchObject({ state: 'confirmed', payment: 'card' });
    expect(await count('select count(*) from app.refunds')).toBe(0);
  });

  test('is the only thing that brings an expired hold back', async () => {
    const id = await hold();
    await house.pool.query(`update app.bookings set state = 'expired' where id = $1`, [id]);
    const revive = `update app.bookings set state = 'confirmed', payment = 'invoice' where id = $1`;
    await expect(house.pool.query(revive, [id])).rejects.toMatchObject({
      constraint: 'bookings_revive_paid_only',
    });
  });

  test('goes back in full when somebody else has the time, with a mail that names three others', async () => {
    const id = await hold();
    const { session, paymentId } = await checkout(id);
    stripe.deliveries.keep();
    await pay(session);
    house.clock.set(new Date(house.clock.now().getTime() + 60 * MINUTE));
    const rival = await hold(noor);
    expect((await row('bookings', id)).state).toBe('expired');
    await stripe.deliveries.release(3);
    expect(await row('payments', paymentId)).toMatchObject({
      state: 'paid',
      outcome: 'returned',
      refunded_minor: 3200,
    });
    expect((await row('bookings', rival)).state).toBe('held');
    await until(async () => (await count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    expect([...stripe.ledger.refunds.values()]).toMatchObject([{ amount: 3200 }]);
    const { rows } = await house.pool.query(`select body_text from app.mails where recipient = $1`, [
      maya.email,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].body_text).toContain('The nearest free times are:');
    expect(rows[0].body_text.match(/November, \d\d:\d\d$/gm)).toHaveLength(3);
  });
});

describe('cancelling what was paid by card', () => {
  const booked = async () => {
    const id = await hold();
    const { session, paymentId } = await checkout(id);
    await pay(session);
    return { id, paymentId };
  };

  test('orders the refund with the cancellation, carries it out once, and shows how far it is', async () => {
    const { id, paymentId } = await booked();
    expect((await call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await until(async () => (await count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    const { body } = await call(maya, 'GET', `/bookings/${id}`);
    expect((body.booking as { payment: unknown }).payment).toEqual({ kind: 'card', refund: 'done' });
    expect(await row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    const asked = stripe.calls.filter(({ path }) => path === '/v1/refunds');
    const { rows } = await house.pool.query('select id from app.refunds');
    expect(asked.map(({ key }) => key)).toEqual([rows[0].id]);
  });

  test('tries again when the provider fails; what it refuses for good is seen by founders', async () => {
    const { id, paymentId } = await booked();
    const charge = [...stripe.ledger.charges.values()][0];
    if (charge) charge.amount_refunded = charge.amount;
    expect((await call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await until(async () => (await count(`select count(*) from app.refunds where state = 'failed'`)) === 1);
    const { rows } = await house.pool.query('select * from app.refunds');
    expect(rows).toMatchObject([{ payment_id: paymentId, failure: 'charge_already_refunded', tries: 1 }]);
    expect((await call(maya, 'GET', '/founders/refunds')).status).toBe(403);
    const founder = { id: '00000000-0000-4000-a000-0000000000ff', email: demoAdminEmails[0] };
    await house.pool.query(
      'insert into auth.users (id, email, email_confirmed_at, created_at) values ($1, $2, now(), now())',
      [founder.id, founder.email],
    );
    const { body } = await call(founder, 'GET', '/founders/refunds');
    expect(body.refunds).toMatchObject([{ paymentId, failure: 'charge_already_refunded', state: 'failed' }]);
    // Made by hand at the provider, it is done.
    const intent = (await row('payments', paymentId)).intent_id as string;
    await stripe.deliveries.happened([
      { type: 'charge.refunded', object: { amount_refunded: 3200, payment_intent: intent, metadata: {} } },
    ]);
    expect((await house.pool.query('select state from app.refunds')).rows).toEqual([{ state: 'done' }]);
  });

  test('never gives back more than was paid', async () => {
    const { paymentId } = await booked();
    const insert = (amount: number) =>
      house.pool.query(
        `insert into app.refunds (id, payment_id, amount_minor, reason, state, created_at)
         values (gen_random_uuid(), $1, $2, 'made_elsewhere', 'ordered', now())`,
        [paymentId, amount],
      );
    await insert(3200);
    await expect(insert(1)).rejects.toMatchObject({ constraint: 'payments_never_refund_more' });
  });
});

describe('the door for events', () => {
  const send = (body: string, signature: string) =>
    fetch(till.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });

  test('refuses what is forged, altered, stale or not signed, without a trace', async () => {
    const { session } = await checkout(await hold());
    const [event] = stripe.ledger
      .pay(session)
      .slice(-1)
      .map((each) => eventOf(each, 1));
    const body = JSON.stringify(event);
    const now = Math.floor(house.clock.now().getTime() / 1000);
    const tries = [
      send(body, signatureOf(body, 'whsec_somebody_else', now)),
      send(body.replace('3200', '1'), signatureOf(body, webhookSecret, now)),
      send(body, signatureOf(body, webhookSecret, now - 301)),
      send(body, ''),
      send(body, `t=${now},v0=${signatureOf(body, webhookSecret, now).split('v1=')[1]}`),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await count('select count(*) from app.payment_events')).toBe(0);
    expect((await send(body, signatureOf(body, webhookSecret, now - 299))).status).toBe(200);
  });

  test('takes events about what is not ours without an effect', async () => {
    const strange = eventOf(
      {
        type: 'checkout.session.completed',
        object: {
          id: 'cs_1',
          amount_total: 1,
          currency: 'gbp',
          payment_status: 'paid',
          payment_intent: 'pi_1',
        },
      },
      1,
    );
    const now = Math.floor(house.clock.now().getTime() / 1000);
    expect(await deliver(strange, { url: till.url, secret: webhookSecret }, now)).toBe(200);
    expect(await count('select count(*) from app.payment_events')).toBe(1);
  });
});

describe('the provider of the tests', () => {
  test('keeps its word about idempotency keys', async () => {
    const post = (amount: number) =>
      fetch(`${stripe.url}/v1/checkout/sessions`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_x', 'idempotency-key': 'one' },
        body: `mode=payment&success_url=x&line_items[0][price_data][unit_amount]=${amount}&line_items[0][price_data][currency]=gbp&line_items[0][price_data][product_data][name]=x`,
      }).then(async (response) => ({ status: response.status, body: (await response.json()) as Json }));
    const [first, again, other] = [await post(100), await post(100), await post(200)];
    expect(again.body.id).toBe(first.body.id);
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });
});
