import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carryOutRefund } from '#app/pricing/use-cases/payments/refunds/carry-out.server.ts';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import { listDisputedSessions } from '#app/booking/index.server.ts';
import { actOnBooking } from '#app/founders/use-cases/acts/act-on-booking.server.ts';
import { decideDispute } from '#app/founders/use-cases/acts/decide-dispute.server.ts';
import { readBooking } from '#app/founders/use-cases/find-bookings.server.ts';
import { listOpenPay } from '#app/pay/index.server.ts';
import { holdRequest, maya, openPaymentsTest, type PaymentsTest, tuesday, until } from './payments-setup.ts';

const HOUR = 3_600_000;

let at: PaymentsTest;
beforeEach(async () => {
  at = await openPaymentsTest();
});
afterEach(() => at.close());

const booked = async (more = {}) => {
  const id = await at.hold(maya, more);
  const { session, paymentId } = await at.checkout(id);
  await at.pay(session);
  return { id, paymentId, intent: await intentOf(paymentId) };
};
const intentOf = async (paymentId: string) => (await at.row('payments', paymentId)).intent_id as string;
const bring = (happenings: Parameters<PaymentsTest['stripe']['deliveries']['happened']>[0]) =>
  at.stripe.deliveries.happened(happenings);
/** A dispute at the provider with its first two events delivered. */
const disputed = async (intent: string, more: { amount?: number; inquiry?: boolean } = {}) => {
  const { id, happenings } = at.stripe.ledger.dispute(intent, more);
  await bring(happenings);
  return id;
};
const decided = (id: string, status: 'won' | 'lost' | 'warning_closed') =>
  bring(at.stripe.ledger.decide(id, status));
const rows = (sql: string, values: unknown[] = []) =>
  at.app.pool.query(sql, values).then(({ rows: found }) => found as Record<string, unknown>[]);
const dispute = async (id: string) => (await rows('select * from app.disputes where id = $1', [id]))[0];
const payLines = async (bookingId: string) =>
  (
    await rows(
      'select kind, amount_minor from app.pay_lines where booking_id = $1 order by entered_at, kind desc, amount_minor desc',
      [bookingId],
    )
  ).map(({ kind, amount_minor }) => `${kind} ${amount_minor}`);
const papers = async () =>
  (
    await rows(
      'select kind, total_minor, reason, restores is not null as again from app.invoices order by created_at, kind desc',
    )
  ).map(({ kind, total_minor, reason, again }) =>
    [kind, total_minor, reason, ...(again ? ['again'] : [])].join(' '),
  );
const mailsTo = async (recipient: string) =>
  (await rows('select subject from app.mails where recipient = $1', [recipient])).map(
    ({ subject }) => subject,
  );
/** The session has ended and its claim window is over; with a note by the tutor it verifiably took place. */
const completed = async (id: string, { attended }: { attended: boolean }) => {
  if (attended)
    await at.app.pool.query(
      `insert into app.session_notes (booking_id, tutor_id, came_at, created_at, updated_at) select id, tutor_id, ends_at, ends_at, ends_at from app.bookings where id = $1`,
      [id],
    );
  at.app.clock.set(new Date(Date.parse(tuesday) + 80 * HOUR));
  await completePast(at.services, at.app.clock.now());
};

describe('a dispute about one session', () => {
  test('is known with amount, reason and due date; family, tutor and founders are informed', async () => {
    const { intent, paymentId } = await booked();
    const id = await disputed(intent);
    expect(await dispute(id)).toMatchObject({
      payment_id: paymentId,
      state: 'open',
      amount_minor: 3200,
      currency: 'GBP',
      reason: 'fraudulent',
      evidence_due_at: new Date('2026-11-30T09:00:00Z'),
    });
    expect(await mailsTo(maya.email)).toContain('Your bank is asking for £32.00 back');
    expect(await mailsTo('ana.founder@example.org')).toContain('A payment of £32.00 is disputed');
  });

  test('that is lost before the session cancels it; the bank’s money counts as its refund', async () => {
    const { intent, id, paymentId } = await booked();
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    expect(await dispute(disputeId)).toMatchObject({ state: 'lost', lost_minor: 3200 });
    expect(await at.row('bookings', id)).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'founder',
      refund_minor: 3200,
      back_before_minor: 3200,
    });
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 disputed']);
    expect(await payLines(id)).toEqual([]);
    expect(await mailsTo(maya.email)).toContain('Your bank has taken £32.00 back');
  });

  test('that is lost leaves the tutor the pay of a session that took place', async () => {
    const { intent, id } = await booked();
    await completed(id, { attended: true });
    const disputeId = await disputed(intent);
    expect(await listOpenPay(at.services)).toMatchObject([{ dueMinor: 0, waitingMinor: 2560 }]);
    await decided(disputeId, 'lost');
    expect(await listOpenPay(at.services)).toMatchObject([{ dueMinor: 2560, waitingMinor: 0 }]);
    expect(await payLines(id)).toEqual(['session 2560']);
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 disputed']);
  });

  test('that is lost is charged back where nothing shows that the session took place, and comes back when won after all', async () => {
    const { intent, id } = await booked();
    await completed(id, { attended: false });
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    expect(await payLines(id)).toEqual(['session 2560', 'chargeback -2560']);
    at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR));
    await decided(disputeId, 'won');
    expect(await payLines(id)).toEqual(['session 2560', 'chargeback -2560', 'chargeback 2560']);
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 disputed', 'invoice 3200  again']);
    expect(await at.count('select count(*) from app.refunds')).toBe(0);
  });

  test('that is lost while the claim window runs is charged back at the completion only without evidence', async () => {
    const { intent, id } = await booked();
    at.app.clock.set(new Date(Date.parse(tuesday) + 2 * HOUR));
    const disputeId = await disputed(intent, { amount: 1600 });
    await decided(disputeId, 'lost');
    expect(await at.row('bookings', id)).toMatchObject({ state: 'confirmed' });
    await completed(id, { attended: false });
    expect(await payLines(id)).toEqual(['session 1280']);
    at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR));
    await decided(disputeId, 'won');
    expect(await payLines(id)).toEqual(['session 1280', 'chargeback 1280']);
  });

  test('two that are lost before the completion: each takes its own part of the pay, and returns that', async () => {
    const { intent, id } = await booked();
    const later = (hours: number) => at.app.clock.set(new Date(Date.parse(tuesday) + hours * HOUR));
    later(2);
    const first = await disputed(intent, { amount: 800 });
    await decided(first, 'lost');
    later(3);
    const second = await disputed(intent, { amount: 1600 });
    await decided(second, 'lost');
    await completed(id, { attended: false });
    expect(await payLines(id)).toEqual(['session 640']);
    later(90);
    await decided(second, 'won');
    expect(await payLines(id)).toEqual(['session 640', 'chargeback 1280']);
    later(91);
    await decided(first, 'won');
    expect(await payLines(id)).toEqual(['session 640', 'chargeback 1280', 'chargeback 640']);
  });

  test('makes refunds wait: won, they are made; lost, the bank has made them', async () => {
    const one = await booked();
    const first = await disputed(one.intent);
    expect((await at.call(maya, 'POST', `/bookings/${one.id}/cancel`, {})).status).toBe(200);
    expect(await rows('select state, tries from app.refunds')).toEqual([{ state: 'ordered', tries: 0 }]);
    const [refund] = await rows('select id from app.refunds');
    await carryOutRefund(at.services, String(refund?.id));
    expect(at.stripe.calls.filter(({ path }) => path === '/v1/refunds')).toEqual([]);
    await decided(first, 'won');
    await until(async () => (await at.count(`select count(*) from app.refunds where state <> 'done'`)) === 0);
    expect(at.stripe.ledger.charges.get(one.intent)).toMatchObject({ amount_refunded: 3200 });

    const two = await booked();
    const second = await disputed(two.intent);
    expect((await at.call(maya, 'POST', `/bookings/${two.id}/cancel`, {})).status).toBe(200);
    await decided(second, 'lost');
    const refunds = await rows(
      'select state, dispute_id, reason, provider_id from app.refunds where payment_id = $1',
      [two.paymentId],
    );
    expect(refunds).toEqual([{ state: 'done', dispute_id: second, reason: 'cancelled', provider_id: null }]);
    expect(await at.row('payments', two.paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(at.stripe.ledger.charges.get(two.intent)).toMatchObject({ amount_refunded: 0 });
  });

  test('that is lost in part makes up a part of a refund that waits; the rest is made', async () => {
    const { intent, id, paymentId } = await booked();
    const disputeId = await disputed(intent, { amount: 1000 });
    expect((await at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await decided(disputeId, 'lost');
    const made = () =>
      rows(
        'select amount_minor, state, dispute_id from app.refunds where payment_id = $1 order by amount_minor',
        [paymentId],
      );
    const isMade = async () =>
      (await at.count(`select count(*) from app.refunds where state <> 'done'`)) === 0;
    await until(isMade);
    expect(await made()).toEqual([
      { amount_minor: 1000, state: 'done', dispute_id: disputeId },
      { amount_minor: 2200, state: 'done', dispute_id: null },
    ]);
    expect(await dispute(disputeId)).toMatchObject({ lost_minor: 1000 });
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(at.stripe.ledger.charges.get(intent)).toMatchObject({ amount_refunded: 2200 });
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 cancelled']);
    at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR));
    await decided(disputeId, 'won');
    await until(isMade);
    expect(at.stripe.ledger.charges.get(intent)).toMatchObject({ amount_refunded: 3200 });
  });

  test('a refund that the provider refused because of the dispute is made when it is won', async () => {
    const { intent, id } = await booked();
    at.stripe.deliveries.keep();
    const { id: disputeId, happenings } = at.stripe.ledger.dispute(intent);
    await bring(happenings);
    expect((await at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    const state = async () => (await rows('select state, failure from app.refunds'))[0];
    await until(async () => (await state())?.state === 'failed');
    expect(await state()).toEqual({ state: 'failed', failure: 'charge_disputed' });
    await bring(at.stripe.ledger.decide(disputeId, 'won'));
    await at.stripe.deliveries.release();
    await until(async () => (await state())?.state === 'done');
    expect(at.stripe.ledger.charges.get(intent)).toMatchObject({ amount_refunded: 3200 });
  });

  test('an inquiry changes nothing until it becomes a dispute', async () => {
    const { intent, id } = await booked();
    const disputeId = await disputed(intent, { inquiry: true });
    expect(await dispute(disputeId)).toMatchObject({ state: 'inquiry' });
    expect(await mailsTo(maya.email)).not.toContain('Your bank is asking for £32.00 back');
    await bring(at.stripe.ledger.escalate(disputeId));
    expect(await dispute(disputeId)).toMatchObject({ state: 'open' });
    await decided(disputeId, 'won');
    expect(await dispute(disputeId)).toMatchObject({ state: 'won', lost_minor: 0 });
    expect(await at.row('bookings', id)).toMatchObject({ state: 'confirmed' });
    expect(await mailsTo(maya.email)).toContain('Your bank has confirmed your payment of £32.00');

    const other = await booked({ start: '2026-12-01T18:00:00.000Z' });
    const quiet = await disputed(other.intent, { inquiry: true });
    await decided(quiet, 'warning_closed');
    expect(await dispute(quiet)).toMatchObject({ state: 'closed' });
  });

  test('that arrives before its payment is linked when the payment is known', async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    at.stripe.deliveries.keep();
    await at.pay(session);
    const intent = [...at.stripe.ledger.charges.keys()].at(-1) as string;
    const { id: disputeId, happenings } = at.stripe.ledger.dispute(intent);
    await bring(happenings);
    await bring(at.stripe.ledger.decide(disputeId, 'lost'));
    await at.stripe.deliveries.release(2, (events) => events.toReversed());
    expect(await dispute(disputeId)).toMatchObject({
      state: 'lost',
      payment_id: paymentId,
      lost_minor: 3200,
    });
    expect(await at.row('bookings', id)).toMatchObject({ state: 'cancelled', refund_minor: 3200 });
  });

  test('a lost dispute over a refunded payment takes nothing twice from the books', async () => {
    const { intent, id, paymentId } = await booked();
    expect((await at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await until(async () => (await at.count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    expect(await dispute(disputeId)).toMatchObject({ lost_minor: 0, amount_minor: 3200 });
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 cancelled']);
  });

  test('a session cancelled by a lost dispute is refunded when that is won after all', async () => {
    const { intent, id } = await booked();
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR));
    await decided(disputeId, 'won');
    await until(async () => (await at.count(`select count(*) from app.refunds where state = 'done'`)) === 1);
    expect(at.stripe.ledger.charges.get(intent)).toMatchObject({ amount_refunded: 3200 });
    expect(await at.row('bookings', id)).toMatchObject({ refund_minor: 3200, back_before_minor: 0 });
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 disputed']);
  });
});

const founder = { id: '00000000-0000-4000-a000-0000000000ff', email: 'ana.founder@example.org' };
const refundAsFounder = async (id: string, shares: { familyPercent: number; tutorPercent: number }) => {
  const { version } = (await readBooking(at.services, id)).booking;
  const reader = { locale: 'en-GB', timeZone: 'UTC' } as const;
  const change = { act: 'refund', ...shares } as const;
  await actOnBooking(at.services, { founder, id, version, reader, change, reason: 'Both were heard.' });
};

describe('a founder’s decision on a lost dispute', () => {
  const decide = (id: string, tutor: 'keeps_pay' | 'charged_back') =>
    decideDispute(at.services, { founder, id, tutor, reason: 'The lesson is in the note.' });

  test('on the pay itself stands when the dispute is won after all', async () => {
    const { intent, id } = await booked();
    await completed(id, { attended: false });
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    await refundAsFounder(id, { familyPercent: 50, tutorPercent: 25 });
    at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR));
    await decided(disputeId, 'won');
    expect((await payLines(id)).toSorted()).toEqual(['chargeback -2560', 'decision 640', 'session 2560']);
  });

  test('gives the tutor the pay back, once; founders see it and the audit log keeps the reason', async () => {
    const { intent, id, paymentId } = await booked();
    await completed(id, { attended: false });
    const disputeId = await disputed(intent);
    await expect(decide(disputeId, 'keeps_pay')).rejects.toMatchObject({ code: 'dispute_not_lost' });
    await decided(disputeId, 'lost');
    const subject = { kind: 'booking', id } as const;
    const [session] = await listDisputedSessions(at.services, { disputeId, subject });
    expect(session).toMatchObject({
      attended: false,
      pay: { keptMinor: 2560, chargedMinor: 0, nowMinor: 0 },
    });
    at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR));
    await decide(disputeId, 'keeps_pay');
    expect(await payLines(id)).toEqual(['session 2560', 'chargeback -2560', 'chargeback 2560']);
    await expect(decide(disputeId, 'charged_back')).rejects.toMatchObject({ code: 'dispute_not_lost' });
    await expect(decide('du_unknown', 'keeps_pay')).rejects.toMatchObject({ code: 'no_dispute' });
    expect(
      await rows('select action, after from app.audit_log where subject_id = $1', [paymentId]),
    ).toMatchObject([
      { action: 'dispute.decide', after: { tutor: 'keeps_pay', changedMinor: 2560, currency: 'GBP' } },
    ]);
    // Won after all, nothing more comes back: the tutor has it already.
    await decided(disputeId, 'won');
    expect(await payLines(id)).toHaveLength(3);
  });

  test('charges back what the tutor had kept', async () => {
    const { intent, id } = await booked();
    await completed(id, { attended: true });
    const disputeId = await disputed(intent, { amount: 1600 });
    await decided(disputeId, 'lost');
    await decide(disputeId, 'charged_back');
    expect(await payLines(id)).toEqual(['session 2560', 'chargeback -1280']);
    at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR));
    await decided(disputeId, 'won');
    expect(await payLines(id)).toEqual(['session 2560', 'chargeback -1280', 'chargeback 1280']);
  });
});

describe('a dispute about a series', () => {
  test('is divided among its sessions', async () => {
    const starts = [tuesday, '2026-12-01T18:00:00.000Z'];
    const { body } = await at.call(maya, 'POST', '/bookings/series/holds', {
      ...holdRequest,
      start: undefined,
      starts,
    });
    const { id } = body.series as { id: string };
    const { checkout } = (await at.call(maya, 'POST', `/bookings/series/${id}/confirm`, {})).body;
    const { paymentId, url } = checkout as { paymentId: string; url: string };
    await at.pay(url.split('/').at(-1) ?? '');
    await decided(await disputed(await intentOf(paymentId), { amount: 4001 }), 'lost');
    const shares = await rows('select amount_minor from app.refund_shares order by amount_minor');
    expect(shares.map(({ amount_minor }) => amount_minor)).toEqual([2000, 2001]);
    const preview = await at.call(maya, 'GET', `/bookings/series/${id}/cancellation`);
    expect(preview.body.cancellation).toMatchObject({
      refund: { amountMinor: 6400 },
      before: { amountMinor: 4001 },
    });
    expect((await at.call(maya, 'POST', `/bookings/series/${id}/cancel`, {})).status).toBe(200);
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 6400 });
    expect(
      await at.count(`select sum(total_minor) as count from app.invoices where kind = 'credit_note'`),
    ).toBe(6400);
  });
});

describe('a dispute about a pack', () => {
  const packed = async () => {
    await at.enrol(maya);
    const { session, purchaseId, paymentId } = await at.five();
    await at.pay(session);
    return { purchaseId, intent: await intentOf(paymentId), paymentId };
  };
  const book = async () => {
    const id = await at.hold();
    return at.call(maya, 'POST', `/bookings/holds/${id}/confirm`, {
      timeZone: 'Europe/London',
      payWith: 'credit',
    });
  };
  const halves = (packId: string) =>
    at.count(`select sum(halves) as count from app.credit_entries where pack_id = '${packId}'`);

  test('freezes unused credits until it is won', async () => {
    const { intent, purchaseId } = await packed();
    const disputeId = await disputed(intent);
    expect((await book()).body).toMatchObject({ error: { code: 'credits_short' } });
    expect(
      (await at.call(maya, 'POST', `/credits/packs/${purchaseId}/give-back`, { amountMinor: 15_000 })).status,
    ).toBe(409);
    expect((await at.call(maya, 'GET', '/credits')).body).toMatchObject({
      credits: { halves: 0, packs: [{ contested: true }] },
    });
    await decided(disputeId, 'won');
    expect((await book()).status).toBe(201);
    expect(await halves(purchaseId)).toBe(8);
    expect(await mailsTo(maya.email)).toContain('Your credits can be used again');
  });

  test('that is lost removes unused credits, sessions booked before stay; won after all they come back', async () => {
    const { intent, purchaseId, paymentId } = await packed();
    const used = await book();
    const bookingId = (used.body.booking as { id: string }).id;
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    expect(await halves(purchaseId)).toBe(0);
    expect(await at.row('bookings', bookingId)).toMatchObject({ state: 'confirmed' });
    expect(await papers()).toEqual(['invoice 15000 ', 'credit_note 12000 disputed']);
    expect(await rows('select amount_minor, used_minor from app.refunds')).toEqual([
      { amount_minor: 15_000, used_minor: 3000 },
    ]);
    at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR));
    await decided(disputeId, 'won');
    expect(await halves(purchaseId)).toBe(8);
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 0 });
    expect(await papers()).toEqual(['invoice 15000 ', 'credit_note 12000 disputed', 'invoice 12000  again']);
  });
});

describe('a partly lost dispute about a pack', () => {
  test('leaves the rest to be given back, as far as the payment holds its price; won after all, the others too', async () => {
    await at.enrol(maya);
    const { session, purchaseId, paymentId } = await at.five();
    await at.pay(session);
    // One and a half of the ten halves.
    const disputeId = await disputed(await intentOf(paymentId), { amount: 2250 });
    await decided(disputeId, 'lost');
    const giveBack = (amountMinor: number) =>
      at.call(maya, 'POST', `/credits/packs/${purchaseId}/give-back`, { amountMinor });
    expect((await giveBack(13_500)).body).toMatchObject({ error: { code: 'rest_changed' } });
    expect((await giveBack(12_000)).body).toMatchObject({
      credits: { halves: 1, packs: [{ halvesLeft: 1, giveBack: null }] },
    });
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 14_250 });
    at.app.clock.set(new Date(at.app.clock.now().getTime() + HOUR));
    await decided(disputeId, 'won');
    expect((await giveBack(3000)).body).toMatchObject({ credits: { halves: 0 } });
    expect(await at.row('payments', paymentId)).toMatchObject({ refunded_minor: 15_000 });
    expect((await papers()).toSorted()).toEqual([
      'credit_note 12000 returned',
      'credit_note 1500 disputed',
      'credit_note 3000 returned',
      'invoice 1500  again',
      'invoice 15000 ',
    ]);
  });
});

describe('a refund made by hand', () => {
  test('between two refunds by a founder: credit notes add up to the price', async () => {
    const { intent, id } = await booked();
    await completed(id, { attended: true });
    await refundAsFounder(id, { familyPercent: 25, tutorPercent: 50 });
    await until(async () => (await at.count(`select count(*) from app.refunds where state <> 'done'`)) === 0);
    await bring(at.stripe.ledger.giveBack(intent, 1000));
    await refundAsFounder(id, { familyPercent: 100, tutorPercent: 50 });
    expect((await papers()).toSorted()).toEqual([
      'credit_note 1000 refunded',
      'credit_note 1400 refunded',
      'credit_note 800 refunded',
      'invoice 3200 ',
    ]);
    expect(await at.row('bookings', id)).toMatchObject({ refund_minor: 3200, back_before_minor: 1000 });
  });

  test('corrects invoice and pay of a session that has ended, and both sides are informed', async () => {
    const { intent, id } = await booked();
    await at.app.pool.query(
      `update app.tutors set email = 'lucia@example.org' where slug = 'lucia-restrepo'`,
    );
    await completed(id, { attended: true });
    await bring(at.stripe.ledger.giveBack(intent, 1000));
    await bring(at.stripe.ledger.giveBack(intent, 200));
    expect(await payLines(id)).toEqual(['session 2560', 'correction -160', 'correction -800']);
    expect(await papers()).toEqual([
      'invoice 3200 ',
      'credit_note 1000 refunded',
      'credit_note 200 refunded',
    ]);
    expect(await mailsTo(maya.email)).toEqual(
      expect.arrayContaining(['We have refunded £10.00', 'We have refunded £2.00']),
    );
    expect((await mailsTo('lucia@example.org')).join()).toMatch(/Le devolvimos 10,00.£ a una familia/);
  });

  test('before the session lessens what it earns, and its credit notes add up to the refund', async () => {
    const { intent, id } = await booked();
    await bring(at.stripe.ledger.giveBack(intent, 1000));
    await completed(id, { attended: true });
    expect(await payLines(id)).toEqual(['session 1760']);

    const other = await booked({ start: '2026-12-08T18:00:00.000Z' });
    await bring(at.stripe.ledger.giveBack(other.intent, 1000));
    expect((await at.call(maya, 'POST', `/bookings/${other.id}/cancel`, {})).status).toBe(200);
    expect(
      await at.count(
        `select sum(total_minor) as count from app.invoices where kind = 'credit_note' and booking_id = '${other.id}'`,
      ),
    ).toBe(3200);
  });
});
