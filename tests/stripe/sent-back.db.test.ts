import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAdminEmails } from '#app/platform/settings.server.ts';
import { deliver, eventOf, ordersOf, type StripeEvent } from './deliveries.ts';
import { maya, openPaymentsTest, type PaymentsTest, until } from './payments-setup.ts';
import { webhookSecret } from './payment-app.ts';

let at: PaymentsTest;
beforeEach(async () => {
  at = await openPaymentsTest();
});
afterEach(() => at.close());

describe('a refund returned by the bank', () => {
  const DAY = 24 * 60 * 60;
  const founder = { id: '00000000-0000-4000-a000-0000000000ff', email: demoAdminEmails[0] ?? '' };
  /** Booked, cancelled and refunded; `made` is the provider's event for it, `sentBack` its event three days later. */
  const givenBack = async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    await at.pay(session);
    await at.call(maya, 'POST', `/bookings/${id}/cancel`, {});
    await until(async () => (await at.count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    const [refund] = [...at.stripe.ledger.refunds.values()];
    const [charge] = [...at.stripe.ledger.charges.values()];
    if (!refund || !charge) throw new Error('nothing was given back');
    const made = [
      { type: 'refund.updated', object: { ...refund } },
      { type: 'charge.refunded', object: { ...charge } },
    ].map((each) => eventOf(each, at.seconds()));
    const sentBack = at.stripe.ledger
      .sendBack(refund.id)
      .map((each) => eventOf(each, at.seconds() + 3 * DAY));
    return { id, paymentId, intent: charge.payment_intent, made, sentBack };
  };
  const bring = async (events: readonly StripeEvent[]) => {
    const hook = { url: at.till.url, secret: webhookSecret };
    for (const event of events) expect(await deliver(event, hook, at.seconds())).toBe(200);
  };
  const refund = () =>
    at.app.pool.query('select state, failure, done_at from app.refunds').then(({ rows }) => rows[0]);

  test('is shown to its learner and to founders until it is made by hand, and then stays settled', async () => {
    const { id, paymentId, intent, sentBack } = await givenBack();
    await bring(sentBack.slice(0, 2));
    expect(await refund()).toEqual({ state: 'failed', failure: 'expired_or_canceled_card', done_at: null });
    const { body } = await at.call(maya, 'GET', `/bookings/${id}`);
    expect((body.booking as { payment: unknown }).payment).toEqual({ kind: 'card', refund: 'failed' });
    await at.enrol(founder);
    const listed = await at.call(founder, 'GET', '/founders/refunds');
    expect(listed.body.refunds).toMatchObject([{ state: 'failed' }]);
    // A second one on the provider's pages, later than the failure.
    const [, charged] = at.stripe.ledger.giveBack(intent, 3200);
    if (charged) await bring([eventOf(charged, at.seconds() + 4 * DAY)]);
    expect(await refund()).toMatchObject({ state: 'done', failure: null });
    await bring(sentBack.map((event) => ({ ...event, id: `${event.id}_again` })));
    expect(await refund()).toMatchObject({ state: 'done', failure: null });
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
  });

  test('ends as failed, or as settled once made by hand, in any order of events', async () => {
    const { intent, made, sentBack } = await givenBack();
    const events = [...made, ...sentBack.slice(1)];
    await expectInEveryOrder(events, 'failed');
    const [, charged] = at.stripe.ledger.giveBack(intent, 3200);
    if (charged)
      await expectInEveryOrder([...events.slice(1), eventOf(charged, at.seconds() + 4 * DAY)], 'done');
  });

  test('made by hand, is refused until its refund is reported, and is then due again', async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    await at.pay(session);
    const { intent_id: intent } = await at.row('payments', paymentId);
    const made = at.stripe.ledger.giveBack(intent, 1000).map((each) => eventOf(each, at.seconds()));
    const [byHand] = [...at.stripe.ledger.refunds.keys()];
    const returned = at.stripe.ledger
      .sendBack(byHand ?? '')
      .map((each) => eventOf(each, at.seconds() + 3600));
    const hook = { url: at.till.url, secret: webhookSecret };
    const statusOf = (event: StripeEvent | undefined, seconds: number) =>
      event && deliver(event, hook, seconds);
    for (const event of returned.slice(0, 2)) expect(await statusOf(event, at.seconds())).toBe(503);
    expect(await at.count('select count(*) from app.refunds')).toBe(0);
    await bring(made);
    expect(await refund()).toMatchObject({ state: 'done' });
    await bring(returned);
    expect(await refund()).toMatchObject({ state: 'failed', failure: 'expired_or_canceled_card' });
  });

  test('made by hand and never reported, is accepted when the provider delivers it no more', async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    await at.pay(session);
    const { intent_id: intent } = await at.row('payments', paymentId);
    at.stripe.ledger.giveBack(intent, 1000);
    const [byHand] = [...at.stripe.ledger.refunds.keys()];
    const returned = at.stripe.ledger
      .sendBack(byHand ?? '')
      .map((each) => eventOf(each, at.seconds() - 3 * DAY - 1));
    await bring(returned.slice(0, 2));
    expect(await at.count('select count(*) from app.refunds')).toBe(0);
  });

  const expectInEveryOrder = async (events: readonly StripeEvent[], state: string) => {
    for (const order of ordersOf(events)) {
      await at.app.pool.query(`update app.payments set all_back_at = null;
        update app.refunds set state = 'sent', done_at = null, failed_at = null, failure = null;
        delete from app.payment_events`);
      await bring(order);
      const told = order.map(({ type, created }) => `${type} ${created}`).join();
      expect({ told, ...(await refund()) }).toMatchObject({ told, state });
    }
  };
});
