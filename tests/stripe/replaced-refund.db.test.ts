import { afterEach, beforeEach, expect, test } from 'vitest';
import { settleRefund } from '#app/pricing/use-cases/payments/refunds/troubled-refunds.server.ts';
import { deliver, eventOf } from './deliveries.ts';
import type { Happening } from './ledger.ts';
import { maya, openPaymentsTest, type PaymentsTest } from './payments-setup.ts';
import { webhookSecret } from './payment-app.ts';

/* Three refunds of one payment of £150, of £30, £30 and £15, were returned by the bank; founders repeat them on the provider's pages. */

const DAY = 24 * 60 * 60;
const ids = ['c1', 'c2', 'c3'].map((last) => `00000000-0000-4000-a000-0000000000${last}`);
const [first = '', second = '', third = ''] = ids;

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
  for (const [place, id] of ids.entries())
    await at.app.pool.query(
      `insert into app.refunds (id, payment_id, amount_minor, reason, state, provider_id, failure, created_at, failed_at)
       values ($1::uuid, $2, $3, 'cancelled', 'failed', 're_' || $1::text, 'expired_or_canceled_card', $4::timestamptz + $5::int * interval '1 minute', $4::timestamptz)`,
      [id, paymentId, place === 2 ? 1500 : 3000, at.app.clock.now(), place],
    );
});
afterEach(() => at.close());

const bring = async (happenings: readonly Happening[], days: number) => {
  const hook = { url: at.till.url, secret: webhookSecret };
  for (const each of happenings)
    expect(await deliver(eventOf(each, at.seconds() + days * DAY), hook, at.seconds())).toBe(200);
};
/** Repeated so many days later; returns the provider's id. */
const repeatRefund = async (amount: number, days: number) => {
  await bring(at.stripe.ledger.giveBack(intent, amount), days);
  return [...at.stripe.ledger.refunds.keys()].at(-1) ?? '';
};
const byHand = (id: string, days: number) =>
  at.services.db
    .transaction()
    .execute((trx) =>
      settleRefund(trx, { id, now: new Date(at.app.clock.now().getTime() + days * DAY * 1000) }),
    );
const states = async () => {
  const { rows } = await at.app.pool.query('select state from app.refunds order by created_at, id');
  return rows.map(({ state }) => state).join(' ');
};

test('each repeated refund settles the entry of its amount, the oldest first', async () => {
  await repeatRefund(3000, 1);
  expect(await states()).toBe('done failed failed');
  await repeatRefund(1500, 2);
  expect(await states()).toBe('done failed done');
  await repeatRefund(3000, 3);
  expect(await states()).toBe('done done done');
  expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 7500 });
});

test('one for the total settles all', async () => {
  await repeatRefund(7500, 1);
  expect(await states()).toBe('done done done');
});

test('an amount that matches none settles a part of the oldest, whose rest stays due', async () => {
  await repeatRefund(1000, 1);
  const { rows } = await at.app.pool.query(
    `select amount_minor, state, failure from app.refunds where payment_id = $1 order by created_at, amount_minor`,
    [paymentId],
  );
  expect(rows).toEqual([
    { amount_minor: 1000, state: 'done', failure: null },
    { amount_minor: 2000, state: 'failed', failure: 'expired_or_canceled_card' },
    { amount_minor: 3000, state: 'failed', failure: 'expired_or_canceled_card' },
    { amount_minor: 1500, state: 'failed', failure: 'expired_or_canceled_card' },
  ]);
  expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 7500 });
  await repeatRefund(6500, 2);
  expect(await states()).toBe('done done done done');
});

test('a refund settled otherwise does not block the others', async () => {
  expect(await byHand(first, 1)).toMatchObject({ outcome: 'settled' });
  await repeatRefund(3000, 2);
  expect(await states()).toBe('done done failed');
  await repeatRefund(1500, 3);
  expect(await states()).toBe('done done done');
  expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 7500 });
});

test('one made at the provider before it was marked as manual settles no other', async () => {
  expect(await byHand(first, 2)).toMatchObject({ outcome: 'settled' });
  await repeatRefund(3000, 1);
  expect(await states()).toBe('done failed failed');
  await repeatRefund(3000, 3);
  expect(await states()).toBe('done done failed');
});

test('a refund from before the bank’s return settles nothing', async () => {
  await bring([{ type: 'charge.refunded', object: { amount_refunded: 3000, payment_intent: intent } }], -1);
  expect(await states()).toBe('failed failed failed');
});

test('a repeated refund that is returned again is open again, once, and can be made a third time', async () => {
  await repeatRefund(3000, 1);
  const again = await repeatRefund(3000, 2);
  expect(await states()).toBe('done done failed');
  await bring(at.stripe.ledger.sendBack(again), 5);
  expect(await at.row('refunds', third)).toMatchObject({ state: 'failed' });
  const waiting = await at.count(
    `select count(*) from app.refunds where state = 'failed' and amount_minor = 3000`,
  );
  expect(waiting).toBe(1);
  await repeatRefund(3000, 6);
  expect((await at.row('refunds', first)).state + (await at.row('refunds', second)).state).toBe('donedone');
});
