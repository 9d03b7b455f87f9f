import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAdminEmails } from '#app/platform/settings.server.ts';
import { carryOutRefund } from '#app/pricing/use-cases/payments/refunds/carry-out.server.ts';
import { FIVE, maya, MINUTE, noor, openPaymentsTest, type PaymentsTest, until } from './payments-setup.ts';

let at: PaymentsTest;
beforeEach(async () => {
  at = await openPaymentsTest();
});
afterEach(() => at.close());

describe('cancelling a card payment', () => {
  const booked = async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    await at.pay(session);
    return { id, paymentId };
  };

  test('requests the refund in the cancellation, makes it once, and shows its state', async () => {
    const { id, paymentId } = await booked();
    expect((await at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await until(async () => (await at.count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    const { body } = await at.call(maya, 'GET', `/bookings/${id}`);
    expect((body.booking as { payment: unknown }).payment).toEqual({ kind: 'card', refund: 'done' });
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    const asked = at.stripe.calls.filter(({ path }) => path === '/v1/refunds');
    const { rows } = await at.app.pool.query('select id from app.refunds');
    expect(asked.map(({ key }) => key)).toEqual([rows[0].id]);
  });

  test('refunds half on the last day, and all when the tutor does not come', async () => {
    const late = await booked();
    at.app.clock.set(new Date('2026-11-24T17:00:00Z'));
    expect((await at.call(maya, 'POST', `/bookings/${late.id}/cancel`, {})).status).toBe(200);
    expect(await at.row('payments', late.paymentId)).toMatchObject({ refunded_minor: 1600 });
    at.app.clock.set(new Date('2026-11-20T09:00:00Z'));
    const alone = await booked();
    at.app.clock.set(new Date('2026-11-24T18:15:00Z'));
    await at.app.pool.query(`update app.tutors set account_id = $1 where slug = 'lucia-restrepo'`, [noor.id]);
    const answer = await at.call(noor, 'POST', `/bookings/${alone.id}/absence`, { absent: 'tutor' });
    expect(answer.status).toBe(200);
    expect(await at.row('payments', alone.paymentId)).toMatchObject({ refunded_minor: 3200 });
    const mail = `select body_text from app.mails where message_id like '%${late.id}%cancel%' and recipient = $1`;
    const { rows } = await at.app.pool.query(mail, [maya.email]);
    expect(rows[0].body_text).toContain('You get £16.00 back. It goes to your card');
    expect(rows[0].body_text).not.toContain('invoice');
  });

  test('retries when the provider fails; a final refusal is shown to founders', async () => {
    const { id, paymentId } = await booked();
    const charge = [...at.stripe.ledger.charges.values()][0];
    if (charge) charge.amount_refunded = charge.amount;
    expect((await at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await until(
      async () => (await at.count(`select count(*) from app.refunds where state = 'failed'`)) === 1,
    );
    const { rows } = await at.app.pool.query('select * from app.refunds');
    expect(rows).toMatchObject([{ payment_id: paymentId, failure: 'charge_already_refunded', tries: 1 }]);
    expect((await at.call(maya, 'GET', '/founders/refunds')).status).toBe(403);
    const founder = { id: '00000000-0000-4000-a000-0000000000ff', email: demoAdminEmails[0] ?? '' };
    await at.enrol(founder);
    const { body } = await at.call(founder, 'GET', '/founders/refunds');
    expect(body.refunds).toMatchObject([{ failure: 'charge_already_refunded', state: 'failed' }]);
    // A manual refund at the provider settles it.
    const intent = (await at.row('payments', paymentId)).intent_id as string;
    await at.stripe.deliveries.happened([
      { type: 'charge.refunded', object: { amount_refunded: 3200, payment_intent: intent, metadata: {} } },
    ]);
    expect((await at.app.pool.query('select state from app.refunds')).rows).toEqual([{ state: 'done' }]);
  });

  test('refunds once when a process died before storing the response, also after the provider’s keys expired', async () => {
    const { id } = await booked();
    // The provider's own event would settle it too.
    at.stripe.deliveries.keep();
    at.app.clock.set(new Date('2026-11-24T17:00:00Z'));
    expect((await at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    const done = `select count(*) from app.refunds where state = 'done'`;
    await until(async () => (await at.count(done)) === 1);
    const forget = `update app.refunds set state = 'ordered', done_at = null, provider_id = null returning id`;
    const { rows } = await at.app.pool.query(forget);
    at.stripe.forgetKeys();
    at.app.clock.set(new Date('2026-11-25T18:00:00Z'));
    await carryOutRefund(at.services, rows[0].id);
    expect([...at.stripe.ledger.charges.values()]).toMatchObject([{ amount_refunded: 1600 }]);
    expect([...at.stripe.ledger.refunds.keys()]).toEqual([(await at.row('refunds', rows[0].id)).provider_id]);
    expect(await at.count(done)).toBe(1);
  });

  test('never refunds more than was paid', async () => {
    const { paymentId } = await booked();
    const insert = (amount: number) =>
      at.app.pool.query(
        `insert into app.refunds (id, payment_id, amount_minor, reason, state, created_at)
         values (gen_random_uuid(), $1, $2, 'made_elsewhere', 'ordered', now())`,
        [paymentId, amount],
      );
    await insert(3200);
    await expect(insert(1)).rejects.toMatchObject({ constraint: 'payments_never_refund_more' });
  });
});

describe('credits paid by card', () => {
  const bought = async () => {
    const { session, paymentId, purchaseId } = await at.five();
    await at.pay(session);
    return { paymentId, pack: purchaseId };
  };
  const left = (pack: string) =>
    at.app.pool
      .query('select balance from app.credit_entries where pack_id = $1 order by position desc limit 1', [
        pack,
      ])
      .then(({ rows }) => rows[0].balance as number);
  const notes = () =>
    at.app.pool
      .query(
        `select total_minor from app.invoices where kind = 'credit_note' and number is not null order by position`,
      )
      .then(({ rows }) => rows.map(({ total_minor }) => total_minor as number));
  const spendOne = async () => {
    const id = await at.hold();
    const request = { timeZone: 'Europe/London', payWith: 'credit' };
    expect((await at.call(maya, 'POST', `/bookings/holds/${id}/confirm`, request)).status).toBe(201);
  };
  const giveBack = (pack: string, amountMinor: number) =>
    at.call(maya, 'POST', `/credits/packs/${pack}/give-back`, { amountMinor });
  /** A manual refund on the provider's pages, of `amount` in total. */
  const byHand = async (paymentId: string, amount: number) => {
    const intent = (await at.row('payments', paymentId)).intent_id as string;
    const object = { amount_refunded: amount, payment_intent: intent, metadata: {} };
    await at.stripe.deliveries.happened([{ type: 'charge.refunded', object }]);
  };

  test('are refunded at exactly the price of the unused ones', async () => {
    const { paymentId, pack } = await bought();
    await spendOne();
    expect((await giveBack(pack, FIVE)).status).toBe(409);
    const worth = (FIVE / 5) * 4;
    const answers = await Promise.all([giveBack(pack, worth), giveBack(pack, worth)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await until(async () => (await at.count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: worth });
    expect([...at.stripe.ledger.refunds.values()].map(({ amount }) => amount)).toEqual([worth]);
    expect(await left(pack)).toBe(0);
    expect(await notes()).toEqual([worth]);
  });

  test('are refunded for as long as some are left', async () => {
    const { pack } = await bought();
    at.app.clock.set(new Date(at.app.clock.now().getTime() + 14 * 24 * 60 * MINUTE + 1));
    expect((await giveBack(pack, FIVE)).status).toBe(200);
    expect(await left(pack)).toBe(0);
  });

  test('are refunded after a manual refund of a part, as far as the payment still holds their price', async () => {
    const { paymentId, pack } = await bought();
    // One and a half of the ten halves.
    await byHand(paymentId, 2250);
    expect(await left(pack)).toBe(9);
    const { body } = await at.call(maya, 'GET', '/credits');
    expect(body.credits).toMatchObject({ packs: [{ giveBack: { amountMinor: 12_000 } }] });
    expect((await giveBack(pack, 13_500)).body).toMatchObject({ error: { code: 'rest_changed' } });
    expect((await giveBack(pack, 12_000)).status).toBe(200);
    expect(await left(pack)).toBe(1);
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 14_250 });
    expect(await notes()).toEqual([1500, 12_000]);
    await until(async () => (await at.count(`select count(*) from app.refunds where state <> 'done'`)) === 0);
    expect([...at.stripe.ledger.refunds.values()].map(({ amount }) => amount)).toEqual([12_000]);
    expect((await giveBack(pack, 1500)).body).toMatchObject({ error: { code: 'not_returnable' } });
  });

  test('are worth what was paid for the unused ones after a manual refund, when some were used', async () => {
    const { paymentId, pack } = await bought();
    await spendOne();
    await byHand(paymentId, FIVE / 5);
    expect((await giveBack(pack, (FIVE / 5) * 3)).status).toBe(200);
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: (FIVE / 5) * 4 });
    expect((await giveBack(pack, FIVE / 5)).body).toMatchObject({ error: { code: 'not_returnable' } });
  });

  test('are removed by a manual refund; used ones stay, and founders see it', async () => {
    const { paymentId, pack } = await bought();
    await spendOne();
    await byHand(paymentId, FIVE / 5);
    expect(await left(pack)).toBe(6);
    expect(await notes()).toEqual([FIVE / 5]);
    await byHand(paymentId, FIVE);
    await byHand(paymentId, FIVE / 5);
    expect(await left(pack)).toBe(0);
    // Each partial refund has its credit note.
    expect(await notes()).toEqual([FIVE / 5, (FIVE / 5) * 3]);
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: FIVE });
    expect(await at.count(`select count(*) from app.bookings where state = 'confirmed'`)).toBe(1);
    expect(await at.count(`select count(*) from jobs.job where name = 'payments.refund'`)).toBe(0);
    const founder = { id: '00000000-0000-4000-a000-0000000000ff', email: demoAdminEmails[0] ?? '' };
    await at.enrol(founder);
    const { body } = await at.call(founder, 'GET', '/founders/refunds');
    expect(body.refunds).toHaveLength(2);
    expect(body.refunds).toMatchObject([{ reason: 'made_elsewhere' }, { reason: 'made_elsewhere' }]);
    const used = (body.refunds as { usedMinor: number }[]).map(({ usedMinor }) => usedMinor);
    expect(used.toSorted((one, other) => one - other)).toEqual([0, FIVE / 5]);
  });
});
