import { partOf } from '#tests/support/part-of.ts';
import { afterEach, beforeEach, describe, expect, test, type Mock, vi } from 'vitest';
import type { Services } from '#app/platform/services.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertPayment, type NewPayment, updatePayment } from '../../db/payments.server.ts';
import { takeEvent } from './take-event.server.ts';

const carmen = '00000000-0000-4000-a000-0000000000aa';
const minute = 60_000;

let app: TestServices;
let send: Mock<Services['jobs']['send']>;
let logged: Mock<Services['log']['error']>;
let deps: Parameters<typeof takeEvent>[0];
let events = 0;
beforeEach(async () => {
  app = await testServices();
  send = vi.fn(() => Promise.resolve());
  logged = vi.fn();
  deps = {
    ...app.services,
    jobs: partOf({ ...app.services.jobs, send }),
    log: partOf({ ...app.services.log, error: logged }),
    bookPaid: vi.fn(() => Promise.resolve(true)),
    packs: {
      sell: vi.fn(() => Promise.resolve(true)),
      takeBack: vi.fn(() => Promise.resolve(300)),
      reinstate: vi.fn(() => Promise.resolve()),
      notify: vi.fn(() => Promise.resolve()),
    },
    sessions: {
      lock: vi.fn(() => Promise.resolve()),
      returned: vi.fn(() => Promise.resolve()),
      restored: vi.fn(() => Promise.resolve()),
      notify: vi.fn(() => Promise.resolve()),
    },
  };
  await app.pool.query(`insert into auth.users (id, email) values ($1, 'carmen@example.org')`, [carmen]);
});
afterEach(() => app.close());

/** A payment of £32.00 for a booking, or as `change` describes. */
async function open(change: Partial<NewPayment> = {}, state: Parameters<typeof updatePayment>[2] = {}) {
  const now = app.clock.now();
  const id = app.services.random.uuid();
  await insertPayment(app.db, {
    id,
    accountId: carmen,
    subject: { kind: 'booking', id: app.services.random.uuid() },
    price: { amountMinor: 3200, currency: 'GBP' },
    language: 'en',
    label: 'A session with Lucía',
    expiresAt: new Date(now.getTime() + 35 * minute),
    now,
    ...change,
  });
  if (Object.keys(state).length > 0) await updatePayment(app.db, id, state);
  return id;
}
const row = (id: string) =>
  app.db.selectFrom('app.payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const refunds = () => app.db.selectFrom('app.refunds').selectAll().orderBy('created_at').execute();
const mails = () => app.db.selectFrom('app.mails').selectAll().execute();

/** Brings an event that happened so many seconds after nine. */
const bring = (type: string, object: object, { after = 0, id = `evt_${(events += 1)}` } = {}) =>
  takeEvent(deps, { id, type, created: Date.parse('2026-11-20T09:00:00Z') / 1000 + after, data: { object } });
const session = (payment: string, change: object = {}) => ({
  id: 'cs_1',
  amount_total: 3200,
  currency: 'gbp',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  metadata: { payment },
  ...change,
});

describe('a session of paying that is completed', () => {
  test('and paid books its subject and says so', async () => {
    const id = await open({}, { checkout_url: 'https://pay.example/1' });
    await bring('checkout.session.completed', session(id));
    expect(await row(id)).toMatchObject({
      state: 'paid',
      outcome: 'booked',
      paid_at: new Date('2026-11-20T09:00:00Z'),
      intent_id: 'pi_1',
      checkout_id: 'cs_1',
      checkout_url: null,
      refunded_minor: 0,
    });
    expect(deps.bookPaid).toHaveBeenCalledTimes(1);
    expect(deps.packs.sell).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });

  test('for a pack sells it', async () => {
    const id = await open({ subject: { kind: 'pack', id: carmen } });
    await bring('checkout.session.async_payment_succeeded', session(id));
    expect(deps.packs.sell).toHaveBeenCalledTimes(1);
    expect(deps.bookPaid).not.toHaveBeenCalled();
    expect(await row(id)).toMatchObject({ state: 'paid', outcome: 'booked' });
  });

  test('whose time is gone sends all of the money back', async () => {
    vi.mocked(deps.bookPaid).mockResolvedValue(false);
    const id = await open();
    await bring('checkout.session.completed', session(id));
    expect(await row(id)).toMatchObject({ state: 'paid', outcome: 'returned', refunded_minor: 3200 });
    const [refund] = await refunds();
    expect(refund).toMatchObject({
      payment_id: id,
      booking_id: null,
      amount_minor: 3200,
      reason: 'time_gone',
      state: 'ordered',
    });
    expect(send.mock.calls).toEqual([
      [expect.anything(), 'payments.refund', { id: refund?.id }, { retries: 59 }],
    ]);
  });

  test('a second time does nothing, as the same event or as another one', async () => {
    const id = await open();
    await bring('checkout.session.completed', session(id), { id: 'evt_same' });
    await bring('checkout.session.completed', session(id), { id: 'evt_same' });
    await bring('checkout.session.completed', session(id, { id: 'cs_2', payment_intent: 'pi_2' }));
    expect(deps.bookPaid).toHaveBeenCalledTimes(1);
    expect(await row(id)).toMatchObject({ checkout_id: 'cs_1', intent_id: 'pi_1' });
  });

  test('but not paid yet waits for its money', async () => {
    const id = await open();
    await bring('checkout.session.completed', session(id, { payment_status: 'unpaid' }));
    expect(await row(id)).toMatchObject({ state: 'waiting', outcome: null });
    expect(deps.bookPaid).not.toHaveBeenCalled();
  });

  test('and names its payment only by reference is taken all the same', async () => {
    const id = await open();
    await bring('checkout.session.completed', session(id, { metadata: {}, client_reference_id: id }));
    expect(await row(id)).toMatchObject({ state: 'paid' });
  });

  test('and names no money is looked at by a person and books nothing', async () => {
    const id = await open();
    await bring('checkout.session.completed', session(id, { payment_intent: null }));
    expect(await row(id)).toMatchObject({ state: 'open', outcome: null });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(deps.bookPaid).not.toHaveBeenCalled();
  });

  test.each([
    [{ amount_total: 3100 }, 3100, 'GBP', '£31.00'],
    [{ currency: 'eur' }, 3200, 'EUR', '€32.00'],
  ])(
    'over another sum (%j) books nothing and goes back with a mail',
    async (change, amount, currency, price) => {
      const id = await open({}, { checkout_url: 'https://pay.example/1' });
      await bring('checkout.session.completed', session(id, change));
      expect(deps.bookPaid).not.toHaveBeenCalled();
      expect(await row(id)).toMatchObject({
        state: 'paid',
        outcome: 'returned',
        amount_minor: amount,
        currency,
        asked_minor: 3200,
        asked_currency: 'GBP',
        intent_id: 'pi_1',
        checkout_id: 'cs_1',
        checkout_url: null,
        paid_at: new Date('2026-11-20T09:00:00Z'),
      });
      expect(await refunds()).toMatchObject([
        { payment_id: id, booking_id: null, amount_minor: amount, reason: 'wrong_amount' },
      ]);
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        recipient: 'carmen@example.org',
        subject: `We’re refunding your payment of ${price}`,
        message_id: `payment-${id}-other-amount`,
      });
      expect(mail?.body_text).toContain(
        `Your payment of ${price} arrived, but the price was £32.00: A session with Lucía.`,
      );
    },
  );

  test('over another sum is not recorded without its mail', async () => {
    deps = { ...deps, mail: partOf({ enqueue: () => Promise.reject(new Error('no mail')) }) };
    const id = await open();
    const change = { amount_total: 3100 };
    await expect(bring('checkout.session.completed', session(id, change))).rejects.toThrow('no mail');
    expect(await row(id)).toMatchObject({ state: 'open', amount_minor: 3200, asked_minor: null });
    expect(await refunds()).toEqual([]);
  });

  test('over another sum of an erased account goes back without a mail', async () => {
    const id = await open({}, { account_id: null });
    await bring('checkout.session.completed', session(id, { amount_total: 3100 }));
    expect(await refunds()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });
});

describe('a session of paying that ends without money', () => {
  test.each([
    ['checkout.session.async_payment_failed', 'open', 'failed'],
    ['checkout.session.expired', 'open', 'expired'],
    ['checkout.session.expired', 'waiting', 'waiting'],
    ['checkout.session.async_payment_failed', 'waiting', 'failed'],
  ])('by %s is, where it was %s, %s', async (type, before, after) => {
    const id = await open({}, { state: before });
    await bring(type, session(id, { payment_status: 'unpaid' }));
    expect((await row(id)).state).toBe(after);
  });

  test('leaves what was paid as it is', async () => {
    const id = await open();
    await bring('checkout.session.completed', session(id));
    await bring('checkout.session.expired', session(id));
    expect((await row(id)).state).toBe('paid');
  });
});

describe('a card that was refused', () => {
  const refuse = (payment: string | undefined, after: number) =>
    bring('payment_intent.payment_failed', { id: 'pi_1', metadata: { payment } }, { after });

  test('is noted with the latest time at which it happened, in whatever order that is told', async () => {
    const id = await open();
    await refuse(id, 60);
    expect(await row(id)).toMatchObject({ state: 'open', refused_at: new Date('2026-11-20T09:01:00Z') });
    await refuse(id, 120);
    expect((await row(id)).refused_at).toEqual(new Date('2026-11-20T09:02:00Z'));
    await refuse(id, 30);
    expect((await row(id)).refused_at).toEqual(new Date('2026-11-20T09:02:00Z'));
  });

  test('means nothing once the payment is paid, or when it is none of ours', async () => {
    const id = await open();
    await bring('checkout.session.completed', session(id));
    await refuse(id, 60);
    await refuse(undefined, 60);
    expect((await row(id)).refused_at).toBeNull();
  });
});

describe('money that went back', () => {
  const back = (object: object, after = 60) =>
    bring('charge.refunded', { amount_refunded: 1000, payment_intent: 'pi_1', ...object }, { after });

  test('by another hand is written down, whether the payment is named or only its money', async () => {
    const id = await open();
    await bring('checkout.session.completed', session(id));
    await back({ metadata: { payment: id } });
    await back({ amount_refunded: 1500, metadata: {} });
    expect(await refunds()).toMatchObject([
      { amount_minor: 1000, reason: 'made_elsewhere', state: 'done', used_minor: 0 },
      { amount_minor: 500, reason: 'made_elsewhere', state: 'done', used_minor: 0 },
    ]);
    expect(await row(id)).toMatchObject({
      refunded_minor: 1500,
      all_back_at: new Date('2026-11-20T09:01:00Z'),
    });
    expect(deps.packs.takeBack).not.toHaveBeenCalled();
  });

  test('is never more than was paid, and the same sum again changes nothing', async () => {
    const id = await open();
    await bring('checkout.session.completed', session(id));
    await back({ amount_refunded: 9999 });
    await back({ amount_refunded: 9999 });
    expect((await refunds()).map(({ amount_minor }) => amount_minor)).toEqual([3200]);
  });

  test('of a pack takes its credits, and says how much of it had been used', async () => {
    const pack = app.services.random.uuid();
    const id = await open({ subject: { kind: 'pack', id: pack } });
    await bring('checkout.session.completed', session(id));
    await back({});
    expect(deps.packs.takeBack).toHaveBeenCalledWith(expect.anything(), pack, {
      amountMinor: 1000,
      now: app.clock.now(),
    });
    expect(await refunds()).toMatchObject([{ amount_minor: 1000, used_minor: 300 }]);
  });

  test('of a pack that was not sold takes nothing', async () => {
    vi.mocked(deps.packs.sell).mockResolvedValue(false);
    const id = await open({ subject: { kind: 'pack', id: carmen } });
    await bring('checkout.session.completed', session(id));
    await back({ amount_refunded: 3200 });
    expect(deps.packs.takeBack).not.toHaveBeenCalled();
    expect(await refunds()).toMatchObject([{ reason: 'time_gone', state: 'done', failure: null }]);
  });

  test('is brought again later where the payment itself is not told yet, and means nothing where it is none of ours', async () => {
    const id = await open();
    await expect(back({ metadata: { payment: id } })).rejects.toMatchObject({
      code: 'event_too_early',
      status: 503,
    });
    await back({ payment_intent: 'pi_of_somebody_else' });
    await back({ payment_intent: null });
    expect(await refunds()).toEqual([]);
  });
});

test('events of other kinds, and of payments that are not ours, are kept and have no effect', async () => {
  await bring('customer.created', { id: 'cus_1' });
  await bring('checkout.session.completed', session(carmen));
  const rows = await app.db.selectFrom('app.payment_events').selectAll().orderBy('type').execute();
  expect(rows).toMatchObject([
    { type: 'checkout.session.completed', payment_id: null },
    {
      type: 'customer.created',
      payment_id: null,
      happened_at: new Date('2026-11-20T09:00:00Z'),
      received_at: new Date('2026-11-20T09:00:00Z'),
    },
  ]);
  expect(deps.bookPaid).not.toHaveBeenCalled();
});

test('an event is kept with its payment, when it happened and when it came', async () => {
  const id = await open();
  app.clock.set('2026-11-20T09:10:00Z');
  await bring('checkout.session.expired', session(id), { after: 60 });
  const [event] = await app.db.selectFrom('app.payment_events').selectAll().execute();
  expect(event).toMatchObject({
    payment_id: id,
    happened_at: new Date('2026-11-20T09:01:00Z'),
    received_at: new Date('2026-11-20T09:10:00Z'),
  });
});
