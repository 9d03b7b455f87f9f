import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliver, eventOf, signatureOf } from './deliveries.ts';
import {
  FIVE,
  maya,
  MINUTE,
  noor,
  tuesday,
  type ProviderJson,
  holdRequest,
  openPaymentsTest,
  type PaymentsTest,
} from './payments-setup.ts';
import { webhookSecret } from './payment-app.ts';

let at: PaymentsTest;
beforeEach(async () => {
  at = await openPaymentsTest();
});
afterEach(() => at.close());

describe('paying by card', () => {
  test('a repeated request leads to the same page, keeps the hold and the input, and only the signed event books', async () => {
    const id = await at.hold();
    const [one, two] = await Promise.all([at.checkout(id), at.checkout(id, { note: 'Fractions' })]);
    const three = await at.checkout(id, { note: 'Fractions' });
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(new Set([one.session, two.session, three.session]).size).toBe(1);
    expect(at.stripe.ledger.sessions.size).toBe(1);
    const session = at.stripe.ledger.sessionOf(one.session);
    expect(session).toMatchObject({
      amount_total: 3200,
      currency: 'gbp',
      client_reference_id: one.paymentId,
    });
    const held = await at.row('bookings', id);
    expect(held).toMatchObject({ state: 'held', note: 'Fractions', learner_email: maya.email });
    expect(held.expires_at.getTime()).toBe(session.expires_at * 1000 + 2 * MINUTE);

    await at.pay(one.session);
    expect(await at.row('bookings', id)).toMatchObject({
      state: 'confirmed',
      payment: 'card',
      payment_due_at: null,
    });
    expect(await at.row('payments', one.paymentId)).toMatchObject({ state: 'paid', outcome: 'booked' });
    const { rows } = await at.app.pool.query('select recipient, subject, body_text from app.mails');
    expect(rows.filter(({ recipient }) => recipient === maya.email)).toHaveLength(1);
    expect(rows.map(({ body_text }) => body_text).join()).toContain('Price: £32.00, paid by card.');
    expect(await at.count(`select count(*) from jobs.job where name = 'booking.remind'`)).toBe(2);
    const seen = await at.call(maya, 'GET', `/payments/${one.paymentId}`);
    expect(seen.body.payment).toMatchObject({ state: 'paid', outcome: 'booked' });
    expect((await at.call(noor, 'GET', `/payments/${one.paymentId}`)).status).toBe(404);
  });

  test('pesos are sent with their two decimals', async () => {
    const { session } = await at.checkout(await at.hold(maya, { currency: 'COP' }));
    const sent = at.stripe.ledger.sessionOf(session);
    expect(sent.currency).toBe('cop');
    expect(sent.amount_total % 100).toBe(0);
    expect(sent.amount_total).toBeGreaterThanOrEqual(8_000_000);
  });

  test('a refused card is reported and the same page offered again; it can then be paid', async () => {
    const id = await at.hold();
    const { paymentId, session } = await at.checkout(id);
    await at.stripe.deliveries.happened(at.stripe.ledger.fail(session));
    const { body } = await at.call(maya, 'GET', `/payments/${paymentId}`);
    expect(body.payment).toMatchObject({ state: 'open', refused: true });
    expect((await at.checkout(id)).session).toBe(session);
    await at.pay(session);
    expect(await at.row('bookings', id)).toMatchObject({ state: 'confirmed' });
  });

  test('a failing provider keeps the hold, and the next request gets the page', async () => {
    const id = await at.hold();
    at.stripe.failNext(3);
    const failed = await at.checkout(id);
    expect(failed).toMatchObject({ status: 503 });
    expect((failed.body.error as unknown as { code: string }).code).toBe('payment_unavailable');
    expect((await at.checkout(id)).status).toBe(202);
    expect(await at.count('select count(*) from app.payments')).toBe(1);
  });

  test('repeated sessions are paid together and booked all or none', async () => {
    const starts = [tuesday, '2026-12-01T18:00:00.000Z', '2026-12-08T18:00:00.000Z'];
    const { body } = await at.call(maya, 'POST', '/bookings/series/holds', {
      ...holdRequest,
      start: undefined,
      starts,
    });
    const series = (body.series as { id: string }).id;
    const answer = await at.call(maya, 'POST', `/bookings/series/${series}/confirm`, {});
    expect(answer.status).toBe(202);
    const session = (answer.body.checkout as { url: string }).url.split('/').at(-1) ?? '';
    expect(at.stripe.ledger.sessionOf(session).amount_total).toBe(9600);
    await at.pay(session);
    expect(
      await at.count(`select count(*) from app.bookings where state = 'confirmed' and payment = 'card'`),
    ).toBe(3);
    expect(await at.count(`select count(*) from app.mails where recipient = '${maya.email}'`)).toBe(1);
  });
});

describe('five sessions by card', () => {
  beforeEach(() => at.enrol(maya).then(() => undefined));
  const packs = () =>
    at.app.pool
      .query(
        `select pack.payment, entry.kind, entry.halves, invoice.number, invoice.due_at, invoice.payment as paid
         from app.credit_packs as pack join app.credit_entries as entry on entry.pack_id = pack.id
           join app.invoices as invoice on invoice.pack_id = pack.id`,
      )
      .then(({ rows }) => rows);
  const mails = () => at.count(`select count(*) from app.mails where recipient = '${maya.email}'`);

  test('two requests lead to one page, and only the signed event gives the credits, once, however often events come', async () => {
    at.stripe.deliveries.keep();
    const [one, two] = await Promise.all([at.five(), at.five()]);
    const three = await at.five();
    expect([one.status, two.status, three.status]).toEqual([202, 202, 202]);
    expect(new Set([one.session, two.session, three.session]).size).toBe(1);
    expect(at.stripe.ledger.sessions.size).toBe(1);
    const session = at.stripe.ledger.sessionOf(one.session);
    expect(session).toMatchObject({ amount_total: FIVE, client_reference_id: one.paymentId });
    expect(session.cancel_url).toContain(
      `/pricing?buy=five&tutor=lucia-restrepo&currency=GBP&left=${one.paymentId}`,
    );
    await at.pay(one.session);
    expect(await packs()).toEqual([]);
    await at.stripe.deliveries.release(3, (events) => events.toReversed());
    const paid = { payment: 'card', kind: 'bought', halves: 10, due_at: null, paid: 'card' };
    expect(await packs()).toEqual([{ ...paid, number: 'C-2026-00001' }]);
    expect(await at.row('payments', one.paymentId)).toMatchObject({ state: 'paid', outcome: 'booked' });
    expect(await mails()).toBe(1);
    const { body } = await at.call(maya, 'GET', `/payments/${one.paymentId}`);
    expect(body.payment).toMatchObject({ outcome: 'booked', subject: { kind: 'pack' }, url: null });
    expect((await at.call(noor, 'GET', `/payments/${one.paymentId}`)).status).toBe(404);
    // The same purchase id gives the same pack; another one gives another page.
    const subject = (await at.row('payments', one.paymentId)).subject_id as string;
    expect((await at.five(subject)).status).toBe(201);
    expect((await at.five(subject, noor)).status).toBe(404);
    expect((await at.five()).session).not.toBe(one.session);
  });

  test('a purchase that is paid twice gives its credits once, and the second payment is refunded', async () => {
    const first = await at.five();
    at.app.clock.set(new Date(at.app.clock.now().getTime() + 36 * MINUTE));
    const second = await at.five(first.purchaseId);
    expect(second.session).not.toBe(first.session);
    await at.pay(second.session);
    await at.pay(first.session);
    expect(await packs()).toHaveLength(1);
    expect(await at.row('payments', first.paymentId)).toMatchObject({
      outcome: 'returned',
      refunded_minor: FIVE,
    });
    expect(await mails()).toBe(2);
  });

  test('a failure while the credits are given leaves nothing, and the event is retried', async () => {
    const { session, paymentId } = await at.five();
    const first = `create function app.fail_once() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger fail_once before insert on app.mails for each row execute function app.fail_once()`;
    await at.app.pool.query(first);
    await at.pay(session);
    expect(await packs()).toEqual([]);
    expect(await at.count("select count(*) from app.payment_events where type like 'checkout%'")).toBe(0);
    expect(await at.row('payments', paymentId)).toMatchObject({ state: 'open' });
    await at.app.pool.query('drop trigger fail_once on app.mails');
    const event = at.stripe.deliveries.sent.at(-1);
    if (event) await deliver(event, { url: at.till.url, secret: webhookSecret }, at.seconds());
    expect(await packs()).toHaveLength(1);
  });

  test('another price buys nothing', async () => {
    const price = { amountMinor: FIVE - 10, currency: 'GBP' };
    const request = { purchaseId: crypto.randomUUID(), tutorId: holdRequest.tutorId, price };
    expect((await at.call(maya, 'POST', '/credits/packs', request)).status).toBe(409);
    expect(await at.count('select count(*) from app.payments')).toBe(0);
  });
});

describe('the webhook endpoint', () => {
  const send = (body: string, signature: string) =>
    fetch(at.till.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });

  test('refuses forged, altered, stale or unsigned events without effect', async () => {
    const { session } = await at.checkout(await at.hold());
    const [event] = at.stripe.ledger
      .pay(session)
      .slice(-1)
      .map((each) => eventOf(each, 1));
    const body = JSON.stringify(event);
    const now = at.seconds();
    const tries = [
      send(body, signatureOf(body, 'whsec_somebody_else', now)),
      send(body.replace('3200', '1'), signatureOf(body, webhookSecret, now)),
      send(body, signatureOf(body, webhookSecret, now - 301)),
      send(body, ''),
      send(body, `t=${now},v0=${signatureOf(body, webhookSecret, now).split('v1=')[1]}`),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await at.count('select count(*) from app.payment_events')).toBe(0);
    expect((await send(body, signatureOf(body, webhookSecret, now - 299))).status).toBe(200);
  });

  test('accepts events about foreign objects without effect', async () => {
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
    const now = at.seconds();
    expect(await deliver(strange, { url: at.till.url, secret: webhookSecret }, now)).toBe(200);
    expect(await at.count('select count(*) from app.payment_events')).toBe(1);
  });
});

describe('the test provider', () => {
  test('implements idempotency keys', async () => {
    const post = (amount: number) =>
      fetch(`${at.stripe.url}/v1/checkout/sessions`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_x', 'idempotency-key': 'one' },
        body: `mode=payment&success_url=x&line_items[0][price_data][unit_amount]=${amount}&line_items[0][price_data][currency]=gbp&line_items[0][price_data][product_data][name]=x`,
      }).then(async (response) => ({
        status: response.status,
        body: (await response.json()) as ProviderJson,
      }));
    const [first, again, other] = [await post(100), await post(100), await post(200)];
    expect(again.body.id).toBe(first.body.id);
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });
});
