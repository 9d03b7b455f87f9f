import { partOf } from '#tests/support/part-of.ts';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutor, seedTutors } from '#app/tutors/index.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addSessions } from '#tests/support/sessions.ts';
import { insertRefund, loadRefundStates, type NewRefund } from '../../../db/payments-refunds.server.ts';
import { insertPayment, loadPayment, updatePayment } from '../../../db/payments.server.ts';
import { providerOf } from '../provider.server.ts';
import { carryOutRefund } from './carry-out.server.ts';
import { listTroubledRefunds } from './troubled-refunds.server.ts';
import { noteRefunded, noteRefundState } from './note-refunds.server.ts';
import { goneBackBefore, orderRefund, refundBooking } from './order-refund.server.ts';

const carmen = '00000000-0000-4000-a000-0000000000aa';
const nine = new Date('2026-11-20T09:00:00Z');
const later = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);

let app: TestServices;
let services: TestServices['services'];
let send: Mock<Services['jobs']['send']>;
beforeEach(async () => {
  app = await testServices();
  send = vi.fn(() => Promise.resolve());
  const stripe = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiBase: undefined };
  services = {
    ...app.services,
    settings: { ...app.services.settings, stripe },
    jobs: partOf({ ...app.services.jobs, send }),
  };
});
afterEach(() => app.close());

/** £100.00 that were paid by card for a session. */
async function paid(subjectId = app.services.random.uuid(), intent = 'pi_1') {
  const id = app.services.random.uuid();
  await insertPayment(app.db, {
    id,
    accountId: carmen,
    subject: { kind: 'booking', id: subjectId },
    price: { amountMinor: 10_000, currency: 'GBP' },
    language: 'en',
    label: 'A session',
    expiresAt: nine,
    now: nine,
  });
  return updatePayment(app.db, id, { state: 'paid', outcome: 'booked', intent_id: intent, paid_at: nine });
}
type Added = Partial<Pick<NewRefund, 'amountMinor' | 'reason'>> & {
  state?: 'ordered' | 'sent' | 'done' | 'failed';
  at?: Date;
};
/** A refund of £10.00 of a payment. */
async function refundOf(paymentId: string, { state = 'ordered', at = nine, ...change }: Added = {}) {
  const id = app.services.random.uuid();
  const refund = { id, paymentId, bookingId: null, amountMinor: 1000, reason: 'given_back' as const };
  await insertRefund(app.db, { ...refund, ...change, state, now: at });
  return id;
}
const row = (id: string) =>
  app.db.selectFrom('app.refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const all = (paymentId: string) =>
  app.db
    .selectFrom('app.refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('amount_minor')
    .execute();
const set = (id: string, change: Record<string, unknown>) =>
  app.db.updateTable('app.refunds').set(change).where('id', '=', id).execute();
const provider = () => providerOf(services.settings)!;
const create = () => vi.spyOn(provider().refunds, 'create');

describe('carrying a refund out', () => {
  test('asks the provider once under the refund’s own number, and writes down that it is made', async () => {
    const payment = await paid();
    const id = await refundOf(payment.id);
    app.clock.set(later(5));
    const createRefund = create().mockResolvedValue(partOf({ id: 're_1', status: 'succeeded' }));
    const list = vi.spyOn(provider().refunds, 'list');
    await carryOutRefund(services, id);
    expect(createRefund.mock.calls).toEqual([
      [
        { payment_intent: 'pi_1', amount: 1000, metadata: { refund: id, payment: payment.id } },
        { idempotencyKey: id },
      ],
    ]);
    expect(await row(id)).toMatchObject({
      state: 'done',
      provider_id: 're_1',
      done_at: later(5),
      failed_at: null,
      failure: null,
      tries: 1,
    });
    await carryOutRefund(services, id);
    await carryOutRefund(services, carmen);
    expect(createRefund).toHaveBeenCalledTimes(1);
    expect(list).not.toHaveBeenCalled();
  });

  test.each([
    ['pending', null, { state: 'sent', failed_at: null, failure: null }],
    ['failed', 'lost_or_stolen_card', { state: 'failed', failed_at: nine, failure: 'lost_or_stolen_card' }],
    ['canceled', null, { state: 'failed', failed_at: nine, failure: 'failed' }],
  ])('that the provider calls %s (%s) leaves %j', async (status, failure_reason, expected) => {
    const id = await refundOf((await paid()).id);
    create().mockResolvedValue(
      partOf({ id: 're_1', status, ...(failure_reason !== null && { failure_reason }) }),
    );
    await carryOutRefund(services, id);
    expect(await row(id)).toMatchObject({ ...expected, done_at: null, tries: 1 });
  });

  test('is tried again when the provider cannot be reached, until the sixtieth time', async () => {
    const id = await refundOf((await paid()).id);
    create().mockRejectedValue(new Stripe.errors.StripeConnectionError(partOf({ message: 'no' })));
    await expect(carryOutRefund(services, id)).rejects.toThrow('no');
    expect(await row(id)).toMatchObject({ state: 'ordered', tries: 1, failure: 'StripeConnectionError' });
    await set(id, { tries: 58 });
    await expect(carryOutRefund(services, id)).rejects.toThrow('no');
    await carryOutRefund(services, id);
    expect(await row(id)).toMatchObject({ state: 'failed', tries: 60 });
  });

  test('that the provider refuses for good has failed at once, with its code', async () => {
    const id = await refundOf((await paid()).id);
    create().mockRejectedValue(
      new Stripe.errors.StripeInvalidRequestError(partOf({ message: 'no', code: 'charge_already_refunded' })),
    );
    await carryOutRefund(services, id);
    expect(await row(id)).toMatchObject({ state: 'failed', tries: 1, failure: 'charge_already_refunded' });
  });

  test('waits for a provider', async () => {
    const id = await refundOf((await paid()).id);
    await expect(carryOutRefund(app.services, id)).rejects.toThrow('no provider is configured');
    expect(await row(id)).toMatchObject({ state: 'ordered', tries: 1, failure: 'unreachable' });
  });

  test('looks for it among those made where it was ordered more than twenty hours ago', async () => {
    const payment = await paid();
    const [first, second] = [await refundOf(payment.id), await refundOf(payment.id)];
    const made = [
      { id: 're_0', status: 'succeeded', metadata: {} },
      { id: 're_1', status: 'succeeded', metadata: { refund: first } },
    ];
    const list = vi
      .spyOn(provider().refunds, 'list')
      .mockReturnValue(made as unknown as Stripe.ApiListPromise<Stripe.Refund>);
    const createRefund = create().mockResolvedValue(partOf({ id: 're_2', status: 'succeeded' }));
    app.clock.set(later(20 * 60));
    await carryOutRefund(services, second);
    expect(list).not.toHaveBeenCalled();
    app.clock.set(new Date(later(20 * 60).getTime() + 1));
    await carryOutRefund(services, first);
    expect(list.mock.calls).toEqual([[{ payment_intent: 'pi_1', limit: 100 }]]);
    expect(createRefund).toHaveBeenCalledTimes(1);
    expect((await row(first)).provider_id).toBe('re_1');
  });
});

describe('giving back what a session cost', () => {
  const ordered = async (id: string, amountMinor: number, seriesId: string | null = null) =>
    refundBooking(
      services,
      { id, seriesId, priceMinor: 10_000 },
      { amountMinor, reason: 'cancelled', now: nine },
    );
  const bookingOf = async () => {
    await seedTutors(app.db, app.clock);
    const tutor = await loadTutor(app.db, 'lucia-restrepo');
    const [id = ''] = await addSessions(app, { tutorId: tutor?.id ?? '', accountId: carmen, count: 1 });
    return id;
  };

  test('orders it once, with its job of sixty tries', async () => {
    const id = await bookingOf();
    const payment = await paid(id);
    expect(await ordered(id, 4000)).toBe(4000);
    const [refund, ...more] = await all(payment.id);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({
      booking_id: id,
      amount_minor: 4000,
      reason: 'cancelled',
      state: 'ordered',
    });
    expect(send.mock.calls).toEqual([[app.db, 'payments.refund', { id: refund?.id }, { retries: 59 }]]);
    await ordered(id, 1000);
    expect(await all(payment.id)).toHaveLength(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await loadRefundStates(app.db, [id, carmen])).toEqual(new Map([[id, 'ordered']]));
    expect(await loadRefundStates(app.db, [])).toEqual(new Map());
  });

  test('finds what was paid together with others by their series', async () => {
    const id = await bookingOf();
    await paid(carmen);
    expect(await ordered(id, 4000, carmen)).toBe(4000);
    await expect(ordered(id, 4000)).rejects.toThrow('no payment of booking');
  });

  test('gives what is left of it, and nothing where nothing is left or nothing is asked for', async () => {
    const id = await bookingOf();
    const payment = await paid(id);
    expect(await ordered(id, 0)).toBe(0);
    await refundOf(payment.id, { amountMinor: 7000, state: 'done' });
    expect(
      await goneBackBefore(services, [{ id, seriesId: null, priceMinor: 10_000, refundMinor: 4000 }]),
    ).toBe(1000);
    expect(
      await goneBackBefore(services, [{ id, seriesId: null, priceMinor: 10_000, refundMinor: 3000 }]),
    ).toBe(0);
    expect(
      await goneBackBefore(services, [{ id: carmen, seriesId: id, priceMinor: 10_000, refundMinor: 5000 }]),
    ).toBe(2000);
    expect(
      await goneBackBefore(services, [{ id: carmen, seriesId: null, priceMinor: 10_000, refundMinor: 4000 }]),
    ).toBe(0);
    expect(await ordered(id, 4000)).toBe(3000);
    expect(await all(payment.id)).toHaveLength(2);
    expect(await ordered(id, 4000)).toBe(0);
  });

  test('of another reason is written down once', async () => {
    const payment = await paid();
    const refund = {
      paymentId: payment.id,
      bookingId: null,
      amountMinor: 10_000,
      reason: 'time_gone' as const,
    };
    await orderRefund(services, refund, nine);
    await orderRefund(services, { ...refund, amountMinor: 0 }, nine).catch(() => undefined);
    expect(await all(payment.id)).toHaveLength(1);
  });
});

describe('what the provider says of a single refund', () => {
  const noted = (reported: Parameters<typeof noteRefundState>[1], at = later(10)) =>
    noteRefundState({ ...services, now: later(20) }, reported, at);

  test('made: it is done, once, and what failed there stays failed', async () => {
    const id = await refundOf((await paid()).id, { state: 'sent' });
    await noted({ id: 're_1', status: 'succeeded', metadata: { refund: id } });
    expect(await row(id)).toMatchObject({
      state: 'done',
      done_at: later(20),
      provider_id: 're_1',
      failure: null,
    });
    await noted({ id: 're_2', status: 'succeeded', metadata: { refund: id } });
    expect((await row(id)).provider_id).toBe('re_1');
    await noted({ id: 're_1', status: 'failed', failure_reason: 'expired', metadata: { refund: id } });
    expect(await row(id)).toMatchObject({
      state: 'failed',
      failed_at: later(10),
      done_at: null,
      failure: 'expired',
    });
    await noted({ id: 're_1', status: 'succeeded', metadata: { refund: id } });
    expect((await row(id)).state).toBe('failed');
  });

  test.each(['failed', 'canceled'])(
    '%s without a reason has that as its reason; on its way changes nothing',
    async (status) => {
      const id = await refundOf((await paid()).id, { state: 'sent' });
      await noted({ id: 're_1', status: 'pending', metadata: { refund: id } });
      expect((await row(id)).state).toBe('sent');
      await noted({ id: 're_1', status, metadata: { refund: id } });
      expect(await row(id)).toMatchObject({ state: 'failed', failure: status, provider_id: 're_1' });
      await noted({ id: 're_9', status, metadata: { refund: id } }, later(11));
      expect(await row(id)).toMatchObject({ failed_at: later(10), provider_id: 're_1' });
    },
  );

  test('failed: not what founders settled, and not what has all gone back since', async () => {
    const payment = await paid();
    const settled = await refundOf(payment.id, { state: 'done' });
    await set(settled, { settled_at: nine });
    const open = await refundOf(payment.id, { state: 'done' });
    await noted({ id: 're_1', status: 'failed', metadata: { refund: settled } });
    expect((await row(settled)).state).toBe('done');
    await updatePayment(app.db, payment.id, { all_back_at: later(11) });
    await noted({ id: 're_2', status: 'failed', metadata: { refund: open } });
    expect((await row(open)).state).toBe('done');
    await updatePayment(app.db, payment.id, { all_back_at: later(10) });
    await noted({ id: 're_2', status: 'failed', metadata: { refund: open } });
    expect((await row(open)).state).toBe('failed');
  });

  test('failed, made on the provider’s own pages and noted by a founder: it is open again; what was sent in another way is not', async () => {
    const payment = await paid();
    const elsewhere = await refundOf(payment.id, { state: 'done', reason: 'made_elsewhere' });
    const byHand = await refundOf(payment.id, { state: 'done' });
    await set(elsewhere, { settled_at: later(1), done_at: later(1) });
    await set(byHand, { settled_at: later(2), done_at: later(2), made_by_hand: true });
    await noted({ id: 're_x', status: 'failed', amount: 1000, payment_intent: 'pi_1', metadata: {} });
    expect(await row(elsewhere)).toMatchObject({ state: 'failed', settled_at: null, provider_id: 're_x' });
    expect(await row(byHand)).toMatchObject({ state: 'done', settled_at: later(2) });
    const { refunds } = await listTroubledRefunds(services);
    expect(refunds.map(({ id }) => id)).toContain(elsewhere);
  });

  test('failed, made on the provider’s own pages: what it had made good has to go back again, once', async () => {
    const payment = await paid();
    const [older, latest] = [await refundOf(payment.id), await refundOf(payment.id)];
    await set(older, { state: 'done', done_at: later(1) });
    await set(latest, { state: 'done', done_at: later(2) });
    const foreign = { id: 're_x', status: 'failed', amount: 1000, payment_intent: 'pi_1', metadata: {} };
    await noted({ ...foreign, payment_intent: 'pi_other' });
    await noted({ ...foreign, payment_intent: null });
    await noted({ ...foreign, amount: null });
    await noted({ ...foreign, id: 're_larger', amount: 2001 });
    expect([(await row(older)).state, (await row(latest)).state]).toEqual(['done', 'done']);
    await noted(foreign);
    expect(await row(latest)).toMatchObject({
      state: 'failed',
      failed_at: later(10),
      done_at: null,
      failure: 'failed',
      provider_id: 're_x',
    });
    await noted(foreign, later(12));
    expect((await row(older)).state).toBe('done');
    await updatePayment(app.db, payment.id, { all_back_at: later(13) });
    await noted({ ...foreign, id: 're_y' }, later(12));
    expect((await row(older)).state).toBe('done');
    await noted({ ...foreign, id: 're_y' }, later(13));
    expect((await row(older)).state).toBe('failed');
  });

  test('failed, and made up of two: only the first carries the provider’s number', async () => {
    const payment = await paid();
    const [one, two] = [await refundOf(payment.id), await refundOf(payment.id, { amountMinor: 500 })];
    await set(one, { state: 'done', done_at: later(2) });
    await set(two, { state: 'done', done_at: later(1) });
    await noted({ id: 're_x', status: 'failed', amount: 1500, payment_intent: 'pi_1' });
    expect([await row(one), await row(two)]).toMatchObject([
      { state: 'failed', provider_id: 're_x' },
      { state: 'failed', provider_id: null },
    ]);
  });
});

describe('how much of a payment the provider says went back', () => {
  const noted = async (paymentId: string, refundedMinor: number, at = later(10)) => {
    const payment = await loadPayment(app.db, paymentId);
    const used = vi.fn((amountMinor: number) => Promise.resolve(amountMinor / 2));
    await noteRefunded({ ...services, now: later(20) }, payment!, {
      refundedMinor,
      at,
      used,
      returned: () => Promise.resolve(),
    });
    return used;
  };
  const states = async (paymentId: string) =>
    (await all(paymentId)).map(({ amount_minor, state, reason }) => [amount_minor, state, reason]);

  test('beyond what we know was made elsewhere, and ends what we had ordered', async () => {
    const payment = await paid();
    const ours = await refundOf(payment.id, { state: 'sent' });
    const used = await noted(payment.id, 1500);
    expect(used.mock.calls).toEqual([[500]]);
    expect(await row(ours)).toMatchObject({ state: 'done', done_at: later(20), failure: null });
    expect((await all(payment.id)).find(({ id }) => id !== ours)).toMatchObject({
      amount_minor: 500,
      reason: 'made_elsewhere',
      state: 'done',
      used_minor: 250,
      created_at: later(20),
      done_at: later(20),
    });
    const { all_back_at } = await app.db
      .selectFrom('app.payments')
      .select('all_back_at')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    expect(all_back_at).toEqual(later(10));
  });

  test('exactly what we know of ends it without another entry; what failed later than that stays failed', async () => {
    const payment = await paid();
    const [earlier, after] = [await refundOf(payment.id), await refundOf(payment.id)];
    await set(earlier, { state: 'failed', failed_at: later(9) });
    await set(after, { state: 'failed', failed_at: later(10) });
    await noted(payment.id, 2000);
    expect([(await row(earlier)).state, (await row(after)).state]).toEqual(['done', 'failed']);
    expect(await all(payment.id)).toHaveLength(2);
  });

  test('less than we know of: what failed and fits was made anew on the provider’s pages', async () => {
    const payment = await paid();
    const failed = await refundOf(payment.id, { amountMinor: 700 });
    const open = await refundOf(payment.id, { amountMinor: 900 });
    const done = await refundOf(payment.id, { amountMinor: 400, state: 'done' });
    for (const id of [failed, open])
      await set(id, { state: 'failed', failed_at: later(1), failure: 'expired' });
    await noted(payment.id, 1100);
    expect(await row(failed)).toMatchObject({ state: 'done', done_at: later(20), failure: null });
    expect([(await row(open)).state, (await row(done)).state]).toEqual(['failed', 'done']);
  });

  test('says nothing of single refunds while one is being asked for', async () => {
    const payment = await paid();
    const failed = await refundOf(payment.id, { amountMinor: 700 });
    await set(failed, { state: 'failed', failed_at: later(1) });
    await refundOf(payment.id, { amountMinor: 900 });
    await noted(payment.id, 700);
    expect(await states(payment.id)).toEqual([
      [700, 'failed', 'given_back'],
      [900, 'ordered', 'given_back'],
    ]);
    // The total may include the one being made: that the rest equals a failed one proves nothing.
    const other = await refundOf(payment.id, { amountMinor: 300 });
    await set(other, { state: 'failed', failed_at: later(1) });
    await noted(payment.id, 1600);
    expect(await states(payment.id)).toEqual([
      [300, 'failed', 'given_back'],
      [700, 'failed', 'given_back'],
      [900, 'ordered', 'given_back'],
    ]);
  });

  test('is applied once the request during which it arrived has ended', async () => {
    const payment = await paid();
    const refund = await refundOf(payment.id, { amountMinor: 900 });
    const other = await refundOf(payment.id, { amountMinor: 700 });
    await set(other, { state: 'failed', failed_at: later(1) });
    await noted(payment.id, 500);
    expect(await states(payment.id)).toEqual([
      [700, 'failed', 'given_back'],
      [900, 'ordered', 'given_back'],
    ]);
    create().mockRejectedValue(
      new Stripe.errors.StripeInvalidRequestError(partOf({ message: 'no', code: 'charge_already_refunded' })),
    );
    app.clock.set(later(21));
    await carryOutRefund(services, refund);
    // £5.00 of the £16.00 that are due have been given back.
    const due = (await all(payment.id)).filter(({ state }) => state === 'failed');
    expect(due.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBe(1100);
    expect(await states(payment.id)).toContainEqual([500, 'done', 'given_back']);
  });

  test('from before the latest total changes nothing when a request ends', async () => {
    const payment = await paid();
    const refund = await refundOf(payment.id, { amountMinor: 900 });
    await noted(payment.id, 900, later(12));
    await noted(payment.id, 300, later(11));
    create().mockRejectedValue(
      new Stripe.errors.StripeInvalidRequestError(partOf({ message: 'no', code: 'charge_already_refunded' })),
    );
    await carryOutRefund(services, refund);
    expect(await states(payment.id)).toEqual([[900, 'done', 'given_back']]);
  });

  test('does not hold what founders sent in another way, unless it was made there before they said so', async () => {
    const payment = await paid();
    const sent = await refundOf(payment.id, { state: 'done' });
    await set(sent, { settled_at: later(5), made_by_hand: true });
    await noted(payment.id, 0);
    expect(await states(payment.id)).toEqual([[1000, 'done', 'given_back']]);
    expect((await row(sent)).made_by_hand).toBe(true);
    // The provider returned the money at ten past and reported it at a quarter past.
    await set(sent, { settled_at: later(15) });
    await noted(payment.id, 1000, later(10));
    expect((await row(sent)).made_by_hand).toBe(false);
    expect(await all(payment.id)).toHaveLength(1);
  });

  test('of the instant at which founders marked one as sent in another way counts as made there', async () => {
    const payment = await paid();
    const earlier = await refundOf(payment.id, { state: 'done', at: later(-5) });
    const sent = await refundOf(payment.id, { state: 'done' });
    await set(earlier, { settled_at: later(5), made_by_hand: true });
    await set(sent, { settled_at: later(10), made_by_hand: true });
    await noted(payment.id, 1000, later(10));
    expect([(await row(earlier)).made_by_hand, (await row(sent)).made_by_hand]).toEqual([true, false]);
    expect(await all(payment.id)).toHaveLength(2);
  });

  test('beyond what we know is first what founders sent in another way, as far as it fits', async () => {
    const payment = await paid();
    const sent = await refundOf(payment.id, { state: 'done' });
    await set(sent, { settled_at: later(5), made_by_hand: true });
    await noted(payment.id, 1300);
    expect((await row(sent)).made_by_hand).toBe(false);
    expect(await states(payment.id)).toEqual([
      [1000, 'done', 'given_back'],
      [300, 'done', 'made_elsewhere'],
    ]);
  });
});
