import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelAhead } from '#app/booking/index.server.ts';
import {
  maya,
  noor,
  openPaymentsTest,
  type PaymentsTest,
  tuesday,
  until,
  holdRequest,
} from './payments-setup.ts';

let at: PaymentsTest;
beforeEach(async () => {
  at = await openPaymentsTest();
});
afterEach(() => at.close());

describe('cancelling after a manual refund', () => {
  const booked = async () => {
    const id = await at.hold();
    const { session, paymentId } = await at.checkout(id);
    await at.pay(session);
    return { id, paymentId };
  };

  /** A manual refund on the provider's pages. */
  const byHand = async (paymentId: string, amount: number) => {
    const intent = (await at.row('payments', paymentId)).intent_id as string;
    await at.stripe.deliveries.happened(at.stripe.ledger.giveBack(intent, amount));
  };
  const ordered = async () =>
    (
      await at.app.pool.query(
        'select amount_minor, reason from app.refunds order by created_at, amount_minor',
      )
    ).rows.map(({ amount_minor, reason }) => `${amount_minor} ${reason}`);

  /** What the learner reads about the end of a session. */
  const readOutcome = async (id: string) => {
    const mails = `select body_text from app.mails where recipient = $2 and message_id ~ ('^booking-' || $1 || '.*(cancel|absent)')`;
    const { rows } = await at.app.pool.query(mails, [id, maya.email]);
    return rows.map(({ body_text }) => body_text as string).join();
  };

  test('refunds the rest after a partial manual refund, whoever cancels the session', async () => {
    const cancelled = await booked();
    await byHand(cancelled.paymentId, 500);
    expect((await at.call(maya, 'POST', `/bookings/${cancelled.id}/cancel`, {})).status).toBe(200);
    expect(await ordered()).toEqual(['500 made_elsewhere', '2700 cancelled']);
    expect(await readOutcome(cancelled.id)).toContain(
      '£5.00 of it had gone back to your card before, so £27.00 goes',
    );
    const seen = await at.call(maya, 'GET', `/bookings/${cancelled.id}`);
    expect((seen.body.booking as { payment: unknown }).payment).toMatchObject({
      before: { amountMinor: 500 },
    });
    await until(async () => (await at.count(`select count(*) from app.refunds where state <> 'done'`)) === 0);
    expect([...at.stripe.ledger.charges.values()]).toMatchObject([{ amount_refunded: 3200 }]);

    const erased = await booked();
    await byHand(erased.paymentId, 3200);
    expect(await cancelAhead(at.services, { accountId: maya.id })).toBe(true);
    expect(await at.row('bookings', erased.id)).toMatchObject({ state: 'cancelled' });
    expect(await at.count('select count(*) from app.refunds')).toBe(3);
    expect(await at.row('bookings', erased.id)).toMatchObject({
      refund_minor: 3200,
      back_before_minor: 3200,
    });

    const alone = await booked();
    await byHand(alone.paymentId, 500);
    at.app.clock.set(new Date('2026-11-24T18:15:00Z'));
    await at.app.pool.query(`update app.tutors set account_id = $1 where slug = 'lucia-restrepo'`, [noor.id]);
    const answer = await at.call(noor, 'POST', `/bookings/${alone.id}/absence`, { absent: 'tutor' });
    expect(answer.status).toBe(200);
    expect(await at.row('payments', alone.paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(await readOutcome(alone.id)).toContain(
      '£5.00 of it had gone back to your card before, so £27.00 goes',
    );
  });
  test('shows the manual part of the refund before cancelling, to the learner only', async () => {
    const { id, paymentId } = await booked();
    const preview = async () =>
      (await at.call(maya, 'GET', `/bookings/${id}/cancellation`)).body.cancellation as object;
    expect(await preview()).not.toHaveProperty('before');
    await byHand(paymentId, 500);
    expect(await preview()).toMatchObject({ refund: { amountMinor: 3200 }, before: { amountMinor: 500 } });
    // Half of it is due now, and more than that remains of the payment.
    at.app.clock.set(new Date('2026-11-24T17:00:00Z'));
    expect(await preview()).not.toHaveProperty('before');
    await byHand(paymentId, 2700);
    expect(await preview()).toMatchObject({ refund: { amountMinor: 1600 }, before: { amountMinor: 1600 } });
    await at.app.pool.query(`update app.tutors set account_id = $1 where slug = 'lucia-restrepo'`, [noor.id]);
    const { body } = await at.call(noor, 'GET', `/bookings/${id}/cancellation`);
    expect(body.cancellation).toMatchObject({ refund: { amountMinor: 3200 } });
    expect(body.cancellation).not.toHaveProperty('before');
  });
  test('shows the same for sessions that were paid together, once for all of them', async () => {
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
    await byHand(paymentId, 4000);
    const preview = await at.call(maya, 'GET', `/bookings/series/${id}/cancellation`);
    expect(preview.body.cancellation).toMatchObject({
      refund: { amountMinor: 6400 },
      before: { amountMinor: 4000 },
    });
    expect((await at.call(maya, 'POST', `/bookings/series/${id}/cancel`, {})).status).toBe(200);
    expect(await ordered()).toEqual(['1200 cancelled', '1200 cancelled', '4000 made_elsewhere']);
  });
});
