import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliver, eventOf, ordersOf, type StripeEvent } from './deliveries.ts';
import type { Happening } from './ledger.ts';
import { maya, openPaymentsTest, type PaymentsTest } from './payments-setup.ts';
import { webhookSecret } from './payment-app.ts';

/* Refunds made on the provider's pages whose totals arrive late, together or not at all, and which the bank returns. */

const DAY = 24 * 60 * 60;

let at: PaymentsTest;
let paymentId: string;
let intent: string;
beforeEach(async () => {
  at = await openPaymentsTest();
  await at.enrol(maya);
  const bought = await at.five();
  paymentId = bought.paymentId;
  await at.pay(bought.session);
  intent = (await at.row('payments', paymentId)).intent_id;
});
afterEach(() => at.close());

const statusOf = (event: StripeEvent) =>
  deliver(event, { url: at.till.url, secret: webhookSecret }, at.seconds());
const bring = async (events: readonly StripeEvent[]) => {
  for (const event of events) expect(await statusOf(event)).toBe(200);
};
const eventsAt = (happenings: readonly Happening[], seconds: number) =>
  happenings.map((each) => eventOf(each, at.seconds() + seconds));
/** Made so many seconds after the payment: its total, and the bank's return of it at `returnedAt`. */
const makeRefund = (amount: number, seconds: number) => {
  const total = eventsAt(at.stripe.ledger.giveBack(intent, amount), seconds).filter(
    ({ type }) => type === 'charge.refunded',
  );
  const refund = [...at.stripe.ledger.refunds.values()].at(-1);
  if (!refund) throw new Error('no refund was made');
  refund.created = at.seconds() + seconds;
  return { total, sendBack: (days: number) => eventsAt(at.stripe.ledger.sendBack(refund.id), days * DAY) };
};
/** Refunds as `amount state`, the smallest first. */
const refunds = async () => {
  const { rows } = await at.app.pool.query(
    'select amount_minor, state from app.refunds order by amount_minor, state',
  );
  return rows.map(({ amount_minor, state }) => `${amount_minor} ${state}`).join(', ');
};
const expectTheyAgree = async () => {
  const { rows } = await at.app.pool.query(
    `select coalesce(sum(amount_minor) filter (where state = 'done'), 0)::int as done, sum(amount_minor)::int as known from app.refunds`,
  );
  const [charge] = [...at.stripe.ledger.charges.values()];
  expect(rows[0].done).toBe(charge?.amount_refunded);
  expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: rows[0].known });
};

test('of two reported in one total, the one that the bank returns is due, and the other stays made', async () => {
  const first = makeRefund(1000, 0);
  const second = makeRefund(500, 1);
  await bring(second.total);
  expect(await refunds()).toBe('1500 done');
  const returned = first.sendBack(3);
  await bring(returned);
  expect(await refunds()).toBe('500 done, 1000 failed');
  await expectTheyAgree();
  // The provider reports a failure several times, and delivers the older total late.
  await bring([...returned.map((event) => ({ ...event, id: `${event.id}_again` })), ...first.total]);
  expect(await refunds()).toBe('500 done, 1000 failed');
});

test('in any order of the totals and of the failures, what is due is what the bank returned', async () => {
  const first = makeRefund(1000, 0);
  const second = makeRefund(500, 1);
  const reported = [first, second].map(({ total }) => total).flat();
  const failures = [first.sendBack(3), second.sendBack(4)]
    .map(([event]) => event)
    .filter((each) => each !== undefined);
  for (const order of ordersOf([...reported, ...failures])) {
    await at.app.pool.query(`delete from app.refunds; delete from app.payment_events;
      update app.payments set all_back_at = null, reported_refunded_at = null, reported_refunded_minor = null,
        refunded_minor = 0`);
    const waiting = [...order];
    for (let event = waiting.shift(); event; event = waiting.shift())
      if ((await statusOf(event)) !== 200) waiting.push(event);
    const types = order.map(({ type, created }) => `${type} ${created}`).join();
    expect([types, await dueMinor(), await madeMinor()]).toEqual([types, 1500, 0]);
  }
});

test('a failure that a later total is without takes nothing more', async () => {
  const first = makeRefund(1000, 0);
  await bring(first.total);
  const returned = first.sendBack(1);
  // Two refunds after the failure, reported before it.
  makeRefund(400, 2 * DAY);
  const third = makeRefund(300, 2 * DAY + 1);
  await bring(third.total);
  await bring(returned);
  expect([await dueMinor(), await madeMinor()]).toEqual([300, 700]);
  await expectTheyAgree();
});

test('each of several failures in one total has its effect once', async () => {
  const [one, two, three] = [makeRefund(1000, 0), makeRefund(700, 1), makeRefund(500, 2)];
  await bring(three.total);
  const returned = [...two.sendBack(3), ...one.sendBack(4)];
  await bring(returned);
  expect([await dueMinor(), await madeMinor()]).toEqual([1700, 500]);
  // All that failed is made once more, and fails as one.
  const again = makeRefund(1700, 5 * DAY);
  await bring(again.total);
  expect(await madeMinor()).toBe(2200);
  await bring(again.sendBack(6));
  await bring(returned.map((event) => ({ ...event, id: `${event.id}_again` })));
  expect([await dueMinor(), await madeMinor()]).toEqual([1700, 500]);
  await expectTheyAgree();
});

test('a failure that takes several entries and a part of one more', async () => {
  const small = makeRefund(300, 0);
  await bring(small.total);
  const [one, two] = [makeRefund(1000, 1), makeRefund(500, 2)];
  await bring(two.total);
  await bring(small.sendBack(1));
  expect(await refunds()).toBe('300 failed, 1500 done');
  await bring(one.sendBack(2));
  expect(await refunds()).toBe('300 failed, 500 done, 1000 failed');
  await expectTheyAgree();
});

const sumIn = (state: string) =>
  at.app.pool
    .query('select coalesce(sum(amount_minor), 0)::int as sum from app.refunds where state = $1', [state])
    .then(({ rows }) => rows[0].sum as number);
const dueMinor = () => sumIn('failed');
const madeMinor = () => sumIn('done');
