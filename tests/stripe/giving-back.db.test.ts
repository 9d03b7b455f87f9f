import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAdminEmails } from '#app/platform/settings.server.ts';
import { maya, until, openPayingHouse, type PayingHouse } from './paying-house.ts';

let at: PayingHouse;
beforeEach(async () => {
  at = await openPayingHouse();
});
afterEach(() => at.close());

describe('cancelling what was paid by card', () => {
  const booked = async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    await at.pay(session);
    return { id, paymentId };
  };

  test('orders the refund with the cancellation, carries it out once, and shows how far it is', async () => {
    const { id, paymentId } = await booked();
    expect((await at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await until(async () => (await at.count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    const { body } = await at.call(maya, 'GET', `/bookings/${id}`);
    expect((body.booking as { payment: unknown }).payment).toEqual({ kind: 'card', refund: 'done' });
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    const asked = at.stripe.calls.filter(({ path }) => path === '/v1/refunds');
    const { rows } = await at.house.pool.query('select id from app.refunds');
    expect(asked.map(({ key }) => key)).toEqual([rows[0].id]);
  });

  test('gives half back in the last day, and all when the tutor does not come', async () => {
    const late = await booked();
    at.house.clock.set(new Date('2026-11-24T17:00:00Z'));
    expect((await at.call(maya, 'POST', `/bookings/${late.id}/cancel`, {})).status).toBe(200);
    expect(await at.row('payments', late.paymentId)).toMatchObject({ refunded_minor: 1600 });
    at.house.clock.set(new Date('2026-11-20T09:00:00Z'));
    const alone = await booked();
    at.house.clock.set(new Date('2026-11-24T18:15:00Z'));
    const answer = await at.call(maya, 'POST', `/bookings/${alone.id}/absence`, { absent: 'tutor' });
    expect(answer.status).toBe(200);
    expect(await at.row('payments', alone.paymentId)).toMatchObject({ refunded_minor: 3200 });
    const mail = `select body_text from app.mails where message_id like '%${late.id}%cancel%' and recipient = $1`;
    const { rows } = await at.house.pool.query(mail, [maya.email]);
    expect(rows[0].body_text).toContain('You get £16.00 back. It goes to your card');
    expect(rows[0].body_text).not.toContain('invoice');
  });

  test('tries again when the provider fails; what it refuses for good is seen by founders', async () => {
    const { id, paymentId } = await booked();
    const charge = [...at.stripe.ledger.charges.values()][0];
    if (charge) charge.amount_refunded = charge.amount;
    expect((await at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await until(
      async () => (await at.count(`select count(*) from app.refunds where state = 'failed'`)) === 1,
    );
    const { rows } = await at.house.pool.query('select * from app.refunds');
    expect(rows).toMatchObject([{ payment_id: paymentId, failure: 'charge_already_refunded', tries: 1 }]);
    expect((await at.call(maya, 'GET', '/founders/refunds')).status).toBe(403);
    const founder = { id: '00000000-0000-4000-a000-0000000000ff', email: demoAdminEmails[0] };
    await at.house.pool.query(
      'insert into auth.users (id, email, email_confirmed_at, created_at) values ($1, $2, now(), now())',
      [founder.id, founder.email],
    );
    const { body } = await at.call(founder, 'GET', '/founders/refunds');
    expect(body.refunds).toMatchObject([{ paymentId, failure: 'charge_already_refunded', state: 'failed' }]);
    // Made by hand at the provider, it is done.
    const intent = (await at.row('payments', paymentId)).intent_id as string;
    await at.stripe.deliveries.happened([
      { type: 'charge.refunded', object: { amount_refunded: 3200, payment_intent: intent, metadata: {} } },
    ]);
    expect((await at.house.pool.query('select state from app.refunds')).rows).toEqual([{ state: 'done' }]);
  });

  test('never gives back more than was paid', async () => {
    const { paymentId } = await booked();
    const insert = (amount: number) =>
      at.house.pool.query(
        `insert into app.refunds (id, payment_id, amount_minor, reason, state, created_at)
         values (gen_random_uuid(), $1, $2, 'made_elsewhere', 'ordered', now())`,
        [paymentId, amount],
      );
    await insert(3200);
    await expect(insert(1)).rejects.toMatchObject({ constraint: 'payments_never_refund_more' });
  });
});
