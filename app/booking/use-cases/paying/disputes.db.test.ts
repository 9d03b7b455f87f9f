import { describe, expect, test } from 'vitest';
import { decideDispute } from '#app/founders/use-cases/acts/decide-dispute.server.ts';
import { listOpenPay } from '#app/pay/index.server.ts';
import { carryOutRefund } from '#app/pricing/use-cases/payments/refunds/carry-out.server.ts';
import { founder, HOUR, setUpDisputes } from '#tests/stripe/dispute-steps.ts';
import { holdRequest, maya, tuesday, until } from '#tests/stripe/payments-setup.ts';
import { listDisputedSessions } from './disputed-sessions.server.ts';

const steps = setUpDisputes();
const {
  booked,
  intentOf,
  bring,
  disputed,
  decided,
  rows,
  dispute,
  payLines,
  papers,
  mailsTo,
  completed,
  refundAsFounder,
  anHourLater,
} = steps;

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
    expect(await steps.at.row('bookings', id)).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'founder',
      refund_minor: 3200,
      back_before_minor: 3200,
    });
    expect(await steps.at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 disputed']);
    expect(await payLines(id)).toEqual([]);
    expect(await mailsTo(maya.email)).toContain('Your bank has taken £32.00 back');
  });

  test('that is lost in part cancels the session ahead once the rest is refunded by hand', async () => {
    const { intent, id } = await booked();
    const disputeId = await disputed(intent, { amount: 1000 });
    await decided(disputeId, 'lost');
    expect(await steps.at.row('bookings', id)).toMatchObject({ state: 'confirmed', refund_minor: null });
    await bring(steps.at.stripe.ledger.giveBack(intent, 2200));
    expect(await steps.at.row('bookings', id)).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'founder',
      refund_minor: 3200,
      back_before_minor: 3200,
    });
    expect(await papers()).toEqual([
      'invoice 3200 ',
      'credit_note 1000 disputed',
      'credit_note 2200 refunded',
    ]);
    expect(await payLines(id)).toEqual([]);
  });

  test('that is lost as the session begins does not cancel it', async () => {
    const { intent, id } = await booked();
    const disputeId = await disputed(intent);
    steps.at.app.clock.set(new Date(tuesday));
    await decided(disputeId, 'lost');
    expect(await dispute(disputeId)).toMatchObject({ state: 'lost', lost_minor: 3200 });
    expect(await steps.at.row('bookings', id)).toMatchObject({ state: 'confirmed', refund_minor: null });
  });

  test('that is lost leaves the tutor the pay of a session that took place', async () => {
    const { intent, id } = await booked();
    await completed(id, { attended: true });
    const disputeId = await disputed(intent);
    expect(await listOpenPay(steps.at.services)).toMatchObject([{ dueMinor: 0, waitingMinor: 2560 }]);
    await decided(disputeId, 'lost');
    expect(await listOpenPay(steps.at.services)).toMatchObject([{ dueMinor: 2560, waitingMinor: 0 }]);
    expect(await payLines(id)).toEqual(['session 2560']);
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 disputed']);
  });

  test('that is lost is charged back where nothing shows that the session took place, and comes back when won after all', async () => {
    const { intent, id } = await booked();
    await completed(id, { attended: false });
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    expect(await payLines(id)).toEqual(['session 2560', 'chargeback -2560']);
    anHourLater();
    await decided(disputeId, 'won');
    expect(await payLines(id)).toEqual(['session 2560', 'chargeback -2560', 'chargeback 2560']);
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 disputed', 'invoice 3200  again']);
    expect(await steps.at.count('select count(*) from app.refunds')).toBe(0);
  });

  test('that is lost while the claim window runs is charged back at the completion only without evidence', async () => {
    const { intent, id } = await booked();
    steps.at.app.clock.set(new Date(Date.parse(tuesday) + 2 * HOUR));
    const disputeId = await disputed(intent, { amount: 1600 });
    await decided(disputeId, 'lost');
    expect(await steps.at.row('bookings', id)).toMatchObject({ state: 'confirmed' });
    await completed(id, { attended: false });
    expect(await payLines(id)).toEqual(['session 1280']);
    anHourLater();
    await decided(disputeId, 'won');
    expect(await payLines(id)).toEqual(['session 1280', 'chargeback 1280']);
  });

  test('two that are lost before the completion: each takes its own part of the pay, and returns that', async () => {
    const { intent, id } = await booked();
    const later = (hours: number) => steps.at.app.clock.set(new Date(Date.parse(tuesday) + hours * HOUR));
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
    expect((await steps.at.call(maya, 'POST', `/bookings/${one.id}/cancel`, {})).status).toBe(200);
    expect(await rows('select state, tries from app.refunds')).toEqual([{ state: 'ordered', tries: 0 }]);
    const [refund] = await rows('select id from app.refunds');
    await carryOutRefund(steps.at.services, String(refund?.id));
    expect(steps.at.stripe.calls.filter(({ path }) => path === '/v1/refunds')).toEqual([]);
    await decided(first, 'won');
    await until(
      async () => (await steps.at.count(`select count(*) from app.refunds where state <> 'done'`)) === 0,
    );
    expect(steps.at.stripe.ledger.charges.get(one.intent)).toMatchObject({ amount_refunded: 3200 });

    const two = await booked();
    const second = await disputed(two.intent);
    expect((await steps.at.call(maya, 'POST', `/bookings/${two.id}/cancel`, {})).status).toBe(200);
    await decided(second, 'lost');
    const refunds = await rows(
      'select state, dispute_id, reason, provider_id from app.refunds where payment_id = $1',
      [two.paymentId],
    );
    expect(refunds).toEqual([{ state: 'done', dispute_id: second, reason: 'cancelled', provider_id: null }]);
    expect(await steps.at.row('payments', two.paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(steps.at.stripe.ledger.charges.get(two.intent)).toMatchObject({ amount_refunded: 0 });
  });

  test('that is lost in part makes up a part of a refund that waits; the rest is made', async () => {
    const { intent, id, paymentId } = await booked();
    const disputeId = await disputed(intent, { amount: 1000 });
    expect((await steps.at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await decided(disputeId, 'lost');
    const made = () =>
      rows(
        'select amount_minor, state, dispute_id from app.refunds where payment_id = $1 order by amount_minor',
        [paymentId],
      );
    const isMade = async () =>
      (await steps.at.count(`select count(*) from app.refunds where state <> 'done'`)) === 0;
    await until(isMade);
    expect(await made()).toEqual([
      { amount_minor: 1000, state: 'done', dispute_id: disputeId },
      { amount_minor: 2200, state: 'done', dispute_id: null },
    ]);
    expect(await dispute(disputeId)).toMatchObject({ lost_minor: 1000 });
    expect(await steps.at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(steps.at.stripe.ledger.charges.get(intent)).toMatchObject({ amount_refunded: 2200 });
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 cancelled']);
    anHourLater();
    await decided(disputeId, 'won');
    await until(isMade);
    expect(steps.at.stripe.ledger.charges.get(intent)).toMatchObject({ amount_refunded: 3200 });
  });

  test('that is lost in part divides a manual refund that failed, with what it returned for the session', async () => {
    const { intent, id, paymentId } = await booked();
    await bring(steps.at.stripe.ledger.giveBack(intent, 3200));
    const [refund] = steps.at.stripe.ledger.refunds.keys();
    await bring(steps.at.stripe.ledger.sendBack(refund ?? ''));
    const disputeId = await disputed(intent, { amount: 1000 });
    await decided(disputeId, 'lost');
    const shares = await rows(
      `select refund.amount_minor as refund, refund.dispute_id, share.booking_id, share.amount_minor as share
       from app.refunds as refund left join app.refund_shares as share on share.refund_id = refund.id
       where refund.payment_id = $1 order by refund.amount_minor`,
      [paymentId],
    );
    expect(shares).toEqual([
      { refund: 1000, dispute_id: disputeId, booking_id: id, share: 1000 },
      { refund: 2200, dispute_id: null, booking_id: id, share: 2200 },
    ]);
  });

  test('a refund that was refused after one by hand is due for the rest alone, once that is reported', async () => {
    const { intent, id, paymentId } = await booked();
    const happenings = steps.at.stripe.ledger.giveBack(intent, 1000);
    expect((await steps.at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    const refunds = () =>
      rows('select amount_minor, state from app.refunds where payment_id = $1 order by amount_minor', [
        paymentId,
      ]);
    await until(async () => (await refunds())[0]?.state === 'failed');
    expect(await refunds()).toEqual([{ amount_minor: 3200, state: 'failed' }]);
    await bring(happenings);
    expect(await refunds()).toEqual([
      { amount_minor: 1000, state: 'done' },
      { amount_minor: 2200, state: 'failed' },
    ]);
    expect(await steps.at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    anHourLater();
    await bring(steps.at.stripe.ledger.giveBack(intent, 2200));
    expect((await refunds()).map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 cancelled']);
  });

  test('a refund that the provider refused because of the dispute is made when it is won', async () => {
    const { intent, id } = await booked();
    steps.at.stripe.deliveries.keep();
    const { id: disputeId, happenings } = steps.at.stripe.ledger.dispute(intent);
    await bring(happenings);
    expect((await steps.at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    const state = async () => (await rows('select state, failure from app.refunds'))[0];
    await until(async () => (await state())?.state === 'failed');
    expect(await state()).toEqual({ state: 'failed', failure: 'charge_disputed' });
    await bring(steps.at.stripe.ledger.decide(disputeId, 'won'));
    await steps.at.stripe.deliveries.release();
    await until(async () => (await state())?.state === 'done');
    expect(steps.at.stripe.ledger.charges.get(intent)).toMatchObject({ amount_refunded: 3200 });
  });

  test('an inquiry changes nothing until it becomes a dispute', async () => {
    const { intent, id } = await booked();
    const disputeId = await disputed(intent, { inquiry: true });
    expect(await dispute(disputeId)).toMatchObject({ state: 'inquiry' });
    expect(await mailsTo(maya.email)).not.toContain('Your bank is asking for £32.00 back');
    await bring(steps.at.stripe.ledger.escalate(disputeId));
    expect(await dispute(disputeId)).toMatchObject({ state: 'open' });
    await decided(disputeId, 'won');
    expect(await dispute(disputeId)).toMatchObject({ state: 'won', lost_minor: 0 });
    expect(await steps.at.row('bookings', id)).toMatchObject({ state: 'confirmed' });
    expect(await mailsTo(maya.email)).toContain('Your bank has confirmed your payment of £32.00');

    const other = await booked({ start: '2026-12-01T18:00:00.000Z' });
    const quiet = await disputed(other.intent, { inquiry: true });
    await decided(quiet, 'warning_closed');
    expect(await dispute(quiet)).toMatchObject({ state: 'closed' });
  });

  test('that arrives before its payment is linked when the payment is known', async () => {
    const id = await steps.at.hold();
    const { session, paymentId } = await steps.at.checkout(id);
    steps.at.stripe.deliveries.keep();
    await steps.at.pay(session);
    const intent = [...steps.at.stripe.ledger.charges.keys()].at(-1) as string;
    const { id: disputeId, happenings } = steps.at.stripe.ledger.dispute(intent);
    await bring(happenings);
    await bring(steps.at.stripe.ledger.decide(disputeId, 'lost'));
    await steps.at.stripe.deliveries.release(2, (events) => events.toReversed());
    expect(await dispute(disputeId)).toMatchObject({
      state: 'lost',
      payment_id: paymentId,
      lost_minor: 3200,
    });
    expect(await steps.at.row('bookings', id)).toMatchObject({ state: 'cancelled', refund_minor: 3200 });
  });

  test('a lost dispute over a refunded payment takes nothing twice from the books', async () => {
    const { intent, id, paymentId } = await booked();
    expect((await steps.at.call(maya, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
    await until(
      async () => (await steps.at.count(`select count(*) from app.refunds where state = 'done'`)) === 1,
    );
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    expect(await dispute(disputeId)).toMatchObject({ lost_minor: 0, amount_minor: 3200 });
    expect(await steps.at.row('payments', paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 cancelled']);
  });

  test('a session cancelled by a lost dispute is refunded when that is won after all', async () => {
    const { intent, id } = await booked();
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    anHourLater();
    await decided(disputeId, 'won');
    await until(
      async () => (await steps.at.count(`select count(*) from app.refunds where state = 'done'`)) === 1,
    );
    expect(steps.at.stripe.ledger.charges.get(intent)).toMatchObject({ amount_refunded: 3200 });
    expect(await steps.at.row('bookings', id)).toMatchObject({ refund_minor: 3200, back_before_minor: 0 });
    expect(await papers()).toEqual(['invoice 3200 ', 'credit_note 3200 disputed']);
  });
});

describe('a founder’s decision on a lost dispute', () => {
  const decide = (id: string, tutor: 'keeps_pay' | 'charged_back') =>
    decideDispute(steps.at.services, { founder, id, tutor, reason: 'The lesson is in the note.' });

  test('on the pay itself stands when the dispute is won after all', async () => {
    const { intent, id } = await booked();
    await completed(id, { attended: false });
    const disputeId = await disputed(intent);
    await decided(disputeId, 'lost');
    await refundAsFounder(id, { familyPercent: 50, tutorPercent: 25 });
    anHourLater();
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
    const [session] = await listDisputedSessions(steps.at.services, { disputeId, subject });
    expect(session).toMatchObject({
      attended: false,
      pay: { keptMinor: 2560, chargedMinor: 0, nowMinor: 0 },
    });
    anHourLater();
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
    anHourLater();
    await decided(disputeId, 'won');
    expect(await payLines(id)).toEqual(['session 2560', 'chargeback -1280', 'chargeback 1280']);
  });
});

describe('a dispute about a series', () => {
  test('is divided among its sessions', async () => {
    const starts = [tuesday, '2026-12-01T18:00:00.000Z'];
    const { body } = await steps.at.call(maya, 'POST', '/bookings/series/holds', {
      ...holdRequest,
      start: undefined,
      starts,
    });
    const { id } = body.series as { id: string };
    const { checkout } = (await steps.at.call(maya, 'POST', `/bookings/series/${id}/confirm`, {})).body;
    const { paymentId, url } = checkout as { paymentId: string; url: string };
    await steps.at.pay(url.split('/').at(-1) ?? '');
    await decided(await disputed(await intentOf(paymentId), { amount: 4001 }), 'lost');
    const shares = await rows('select amount_minor from app.refund_shares order by amount_minor');
    expect(shares.map(({ amount_minor }) => amount_minor)).toEqual([2000, 2001]);
    const preview = await steps.at.call(maya, 'GET', `/bookings/series/${id}/cancellation`);
    expect(preview.body.cancellation).toMatchObject({
      refund: { amountMinor: 6400 },
      before: { amountMinor: 4001 },
    });
    expect((await steps.at.call(maya, 'POST', `/bookings/series/${id}/cancel`, {})).status).toBe(200);
    expect(await steps.at.row('payments', paymentId)).toMatchObject({ refunded_minor: 6400 });
    expect(
      await steps.at.count(`select sum(total_minor) as count from app.invoices where kind = 'credit_note'`),
    ).toBe(6400);
  });
});

describe('founders see of a disputed payment', () => {
  const sessionsOf = (disputeId: string, subject: { kind: 'booking' | 'series' | 'pack'; id: string }) =>
    listDisputedSessions(steps.at.services, { disputeId, subject });

  test('who taught whom and when, whether it took place, and the pay of a session ahead as it is', async () => {
    const { intent, id } = await booked();
    const disputeId = await disputed(intent);
    const subject = { kind: 'booking', id } as const;
    const ahead = {
      bookingId: id,
      tutor: 'Lucía Restrepo',
      start: tuesday,
      state: 'confirmed',
      learnerEmail: maya.email,
      attended: false,
      currency: 'GBP',
      pay: { keptMinor: 0, chargedMinor: 0, nowMinor: 0 },
    };
    expect(await sessionsOf(disputeId, subject)).toEqual([ahead]);
    await completed(id, { attended: true });
    await decided(disputeId, 'lost');
    expect(await sessionsOf(disputeId, subject)).toEqual([
      {
        ...ahead,
        state: 'completed',
        attended: true,
        pay: { keptMinor: 2560, chargedMinor: 0, nowMinor: 2560 },
      },
    ]);
    expect(await sessionsOf(disputeId, { ...subject, id: founder.id })).toEqual([]);
  });

  test('the sessions that credits of a pack paid for, first start first', async () => {
    const { at } = steps;
    await at.enrol(maya);
    const { session, purchaseId, paymentId } = await at.five();
    await at.pay(session);
    const booking = async (start: string) => {
      const id = await at.hold(maya, { start });
      const request = { timeZone: 'Europe/London', payWith: 'credit' };
      await at.call(maya, 'POST', `/bookings/holds/${id}/confirm`, request);
      return id;
    };
    const later = await booking('2026-12-01T18:00:00.000Z');
    const first = await booking(tuesday);
    await booked({ start: '2026-12-03T18:00:00.000Z' });
    const disputeId = await disputed(await intentOf(paymentId));
    const sessions = await sessionsOf(disputeId, { kind: 'pack', id: purchaseId });
    expect(sessions.map(({ bookingId }) => bookingId)).toEqual([first, later]);
    expect(await sessionsOf(disputeId, { kind: 'pack', id: first })).toEqual([]);
  });
});
