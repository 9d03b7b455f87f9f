import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertPayment, updatePayment } from '../../../db/payments.server.ts';
import { insertRefund } from '../../../db/payments-refunds.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { listTroubledRefunds, settleRefund } from './troubled-refunds.server.ts';

const nine = new Date('2026-11-20T09:00:00Z');
const ten = new Date('2026-11-20T10:00:00Z');
const paymentId = '00000000-0000-4000-a000-0000000000b1';
const erased = '00000000-0000-4000-a000-0000000000b2';
const carmen = '00000000-0000-4000-a000-0000000000aa';

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await app.pool.query(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, 'carmen@example.org', '{"full_name": "Carmen"}')`,
    [carmen],
  );
  for (const [id, intent] of [
    [paymentId, 'pi_1'],
    [erased, 'pi_2'],
  ] as const) {
    await insertPayment(app.db, {
      id,
      accountId: carmen,
      subject: { kind: 'booking', id },
      price: { amountMinor: 10_000, currency: 'GBP' },
      language: 'en',
      label: 'A session',
      expiresAt: nine,
      now: nine,
    });
    await updatePayment(app.db, id, { state: 'paid', outcome: 'booked', intent_id: intent, paid_at: nine });
  }
});
afterEach(() => app.close());

type Kind = {
  state?: 'ordered' | 'sent' | 'done' | 'failed';
  usedMinor?: number;
  of?: string;
  reason?: 'cancelled' | 'made_elsewhere';
};
async function add({
  state = 'failed',
  usedMinor = 0,
  of = paymentId,
  reason = 'made_elsewhere',
}: Kind = {}) {
  const id = app.services.random.uuid();
  const refund = { id, paymentId: of, bookingId: null, amountMinor: 1000, reason };
  await insertRefund(app.db, { ...refund, state, usedMinor, now: nine });
  return id;
}
const settle = (id: string) => app.db.transaction().execute((trx) => settleRefund(trx, { id, now: ten }));
const row = (id: string) =>
  app.db.selectFrom('app.refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const amount = { amountMinor: 1000, currency: 'GBP' };

test('a failed refund that was sent in another way is made, by hand, and only that one', async () => {
  const [id, other] = [await add(), await add()];
  expect(await settle(id)).toEqual({ outcome: 'settled', amount, before: 'failed', after: 'done' });
  expect(await row(id)).toMatchObject({
    state: 'done',
    settled_at: ten,
    done_at: ten,
    made_by_hand: true,
    created_at: nine,
  });
  expect(await row(other)).toMatchObject({ state: 'failed', settled_at: null, made_by_hand: false });
  expect(await settle(id)).toEqual({ outcome: 'unknown' });
  expect(await settle(app.services.random.uuid())).toEqual({ outcome: 'unknown' });
});

test('one that went back for used credits is looked at, and stays as it was made', async () => {
  const id = await add({ state: 'done', usedMinor: 1 });
  expect(await settle(id)).toEqual({ outcome: 'settled', amount, before: 'done', after: 'done' });
  expect(await row(id)).toMatchObject({ state: 'done', settled_at: ten, done_at: nine, made_by_hand: false });
});

test('one that was made by hand at the provider is noted, and stays as it was made', async () => {
  const id = await add({ state: 'done' });
  expect(await settle(id)).toEqual({ outcome: 'settled', amount, before: 'done', after: 'done' });
  expect(await row(id)).toMatchObject({ state: 'done', done_at: nine, made_by_hand: false });
});

test.each([
  { state: 'ordered', usedMinor: 0 },
  { state: 'sent', usedMinor: 0 },
  { state: 'sent', usedMinor: 500 },
  { state: 'done', usedMinor: 0, reason: 'cancelled' },
] as const)('one that is %j cannot be settled', async (kind) => {
  const id = await add(kind);
  expect(await settle(id)).toEqual({ outcome: 'under_way' });
  expect(await row(id)).toMatchObject({ state: kind.state, settled_at: null });
});

test('the list names amount, payment, failure and payer of each, and no payer who was erased', async () => {
  await updatePayment(app.db, erased, { account_id: null });
  const [id, gone] = [await add(), await add({ of: erased })];
  await app.db
    .updateTable('app.refunds')
    .set({ failed_at: ten, failure: 'expired', tries: 3 })
    .where('id', '=', id)
    .execute();
  const { refunds } = await listTroubledRefunds(app.services);
  expect(refunds.find((refund) => refund.id === id)).toEqual({
    id,
    amount,
    reason: 'made_elsewhere',
    state: 'failed',
    tries: 3,
    failure: 'expired',
    usedMinor: 0,
    intentId: 'pi_1',
    createdAt: '2026-11-20T09:00:00.000Z',
    failedAt: '2026-11-20T10:00:00.000Z',
    label: 'A session',
    paid: { amountMinor: 10_000, currency: 'GBP' },
    asked: null,
    account: { name: 'Carmen', email: 'carmen@example.org' },
  });
  expect(refunds.find((refund) => refund.id === gone)).toMatchObject({ account: null, failedAt: null });
});

test('the list names what was asked for where another sum arrived', async () => {
  const id = app.services.random.uuid();
  await insertPayment(app.db, {
    id,
    accountId: carmen,
    subject: { kind: 'booking', id },
    price: { amountMinor: 3200, currency: 'GBP' },
    language: 'en',
    label: 'A session',
    expiresAt: nine,
    now: nine,
  });
  const arrived = { state: 'paid', outcome: 'returned', intent_id: 'pi_3', paid_at: nine } as const;
  await updatePayment(app.db, id, {
    ...arrived,
    amount_minor: 3000,
    asked_minor: 3200,
    asked_currency: 'EUR',
  });
  await add({ of: id });
  expect((await listTroubledRefunds(app.services)).refunds).toMatchObject([
    { paid: { amountMinor: 3000, currency: 'GBP' }, asked: { amountMinor: 3200, currency: 'EUR' } },
  ]);
});
