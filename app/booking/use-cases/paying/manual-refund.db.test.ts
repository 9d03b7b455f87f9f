import { describe, expect, test } from 'vitest';
import { setUpDisputes } from '#tests/stripe/dispute-steps.ts';
import { holdRequest, maya, noor, tuesday, until } from '#tests/stripe/payments-setup.ts';
import { cancelAhead } from '../changing/leave.server.ts';

const steps = setUpDisputes();
const { booked, bring, payLines, papers, mailsTo, completed, refundAsFounder } = steps;

describe('cancelling after a manual refund', () => {
  /** A manual refund on the provider's pages. */
  const byHand = async (paymentId: string, amount: number) => {
    const intent = (await steps.at.row('payments', paymentId)).intent_id as string;
    await steps.at.stripe.deliveries.happened(steps.at.stripe.ledger.giveBack(intent, amount));
  };
  const ordered = async () =>
    (
      await steps.at.app.pool.query(
        'select amount_minor, reason from app.refunds order by created_at, amount_minor',
      )
    ).rows.map(({ amount_minor, reason }) => `${amount_minor} ${reason}`);

  /** What the learner reads about the end of a session. */
  const readOutcome = async (id: string) => {
    const mails = `select body_text from app.mails where recipient = $2 and message_id ~ ('^booking-' || $1 || '.*(cancel|absent)')`;
    const { rows } = await steps.at.app.pool.query(mails, [id, maya.email]);
    return rows.map(({ body_text }) => body_text as string).join();
  };

  test('refunds the rest after a partial manual refund, whoever cancels the session', async () => {
    const cancelled = await booked();
    await byHand(cancelled.paymentId, 500);
    expect((await steps.at.call(maya, 'POST', `/bookings/${cancelled.id}/cancel`, {})).status).toBe(200);
    expect(await ordered()).toEqual(['500 made_elsewhere', '2700 cancelled']);
    expect(await readOutcome(cancelled.id)).toContain(
      'We’d already refunded £5.00 of it to your card, so £27.00 goes',
    );
    const seen = await steps.at.call(maya, 'GET', `/bookings/${cancelled.id}`);
    expect((seen.body.booking as { payment: unknown }).payment).toMatchObject({
      before: { amountMinor: 500 },
    });
    await until(
      async () => (await steps.at.count(`select count(*) from app.refunds where state <> 'done'`)) === 0,
    );
    expect([...steps.at.stripe.ledger.charges.values()]).toMatchObject([{ amount_refunded: 3200 }]);

    const erased = await booked();
    await byHand(erased.paymentId, 3200);
    expect(await cancelAhead(steps.at.services, { accountId: maya.id })).toBe(true);
    expect(await steps.at.row('bookings', erased.id)).toMatchObject({ state: 'cancelled' });
    expect(await steps.at.count('select count(*) from app.refunds')).toBe(3);
    expect(await steps.at.row('bookings', erased.id)).toMatchObject({
      refund_minor: 3200,
      back_before_minor: 3200,
    });

    const alone = await booked();
    await byHand(alone.paymentId, 500);
    steps.at.app.clock.set(new Date('2026-11-24T18:15:00Z'));
    await steps.at.app.pool.query(`update app.tutors set account_id = $1 where slug = 'lucia-restrepo'`, [
      noor.id,
    ]);
    const answer = await steps.at.call(noor, 'POST', `/bookings/${alone.id}/absence`, { absent: 'tutor' });
    expect(answer.status).toBe(200);
    expect(await steps.at.row('payments', alone.paymentId)).toMatchObject({ refunded_minor: 3200 });
    expect(await readOutcome(alone.id)).toContain(
      'We’d already refunded £5.00 of it to your card, so £27.00 goes',
    );
  });
  test('shows the manual part of the refund before cancelling, to the learner only', async () => {
    const { id, paymentId } = await booked();
    const preview = async () =>
      (await steps.at.call(maya, 'GET', `/bookings/${id}/cancellation`)).body.cancellation as object;
    expect(await preview()).not.toHaveProperty('before');
    await byHand(paymentId, 500);
    expect(await preview()).toMatchObject({ refund: { amountMinor: 3200 }, before: { amountMinor: 500 } });
    // Half of it is due now, and more than that remains of the payment.
    steps.at.app.clock.set(new Date('2026-11-24T17:00:00Z'));
    expect(await preview()).not.toHaveProperty('before');
    await byHand(paymentId, 2700);
    expect(await preview()).toMatchObject({ refund: { amountMinor: 1600 }, before: { amountMinor: 1600 } });
    await steps.at.app.pool.query(`update app.tutors set account_id = $1 where slug = 'lucia-restrepo'`, [
      noor.id,
    ]);
    const { body } = await steps.at.call(noor, 'GET', `/bookings/${id}/cancellation`);
    expect(body.cancellation).toMatchObject({ refund: { amountMinor: 3200 } });
    expect(body.cancellation).not.toHaveProperty('before');
  });
  test('shows the same for sessions that were paid together, once for all of them', async () => {
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
    await byHand(paymentId, 4000);
    const preview = await steps.at.call(maya, 'GET', `/bookings/series/${id}/cancellation`);
    expect(preview.body.cancellation).toMatchObject({
      refund: { amountMinor: 6400 },
      before: { amountMinor: 4000 },
    });
    expect((await steps.at.call(maya, 'POST', `/bookings/series/${id}/cancel`, {})).status).toBe(200);
    expect(await ordered()).toEqual(['1200 cancelled', '1200 cancelled', '4000 made_elsewhere']);
  });
});

describe('a refund made by hand', () => {
  test('between two refunds by a founder: credit notes add up to the price', async () => {
    const { intent, id } = await booked();
    await completed(id, { attended: true });
    await refundAsFounder(id, { familyPercent: 25, tutorPercent: 50 });
    await until(
      async () => (await steps.at.count(`select count(*) from app.refunds where state <> 'done'`)) === 0,
    );
    await bring(steps.at.stripe.ledger.giveBack(intent, 1000));
    await refundAsFounder(id, { familyPercent: 100, tutorPercent: 50 });
    expect((await papers()).toSorted()).toEqual([
      'credit_note 1000 refunded',
      'credit_note 1400 refunded',
      'credit_note 800 refunded',
      'invoice 3200 ',
    ]);
    expect(await steps.at.row('bookings', id)).toMatchObject({ refund_minor: 3200, back_before_minor: 1000 });
  });

  test('corrects invoice and pay of a session that has ended, and both sides are informed', async () => {
    const { intent, id } = await booked();
    await steps.at.app.pool.query(
      `update app.tutors set email = 'lucia@example.org' where slug = 'lucia-restrepo'`,
    );
    await completed(id, { attended: true });
    await bring(steps.at.stripe.ledger.giveBack(intent, 1000));
    await bring(steps.at.stripe.ledger.giveBack(intent, 200));
    expect(await payLines(id)).toEqual(['session 2560', 'correction -160', 'correction -800']);
    expect(await papers()).toEqual([
      'invoice 3200 ',
      'credit_note 1000 refunded',
      'credit_note 200 refunded',
    ]);
    expect(await mailsTo(maya.email)).toEqual(
      expect.arrayContaining(['We’ve refunded £10.00', 'We’ve refunded £2.00']),
    );
    expect((await mailsTo('lucia@example.org')).join()).toMatch(/Le devolvimos 10,00.£ a una familia/);
  });

  test('before the session lessens what it earns, and its credit notes add up to the refund', async () => {
    const { intent, id } = await booked();
    await bring(steps.at.stripe.ledger.giveBack(intent, 1000));
    await completed(id, { attended: true });
    expect(await payLines(id)).toEqual(['session 1760']);

    const other = await booked({ start: '2026-12-08T18:00:00.000Z' });
    await bring(steps.at.stripe.ledger.giveBack(other.intent, 1000));
    expect((await steps.at.call(maya, 'POST', `/bookings/${other.id}/cancel`, {})).status).toBe(200);
    expect(
      await steps.at.count(
        `select sum(total_minor) as count from app.invoices where kind = 'credit_note' and booking_id = '${other.id}'`,
      ),
    ).toBe(3200);
  });
});
