import { describe, expect, test } from 'vitest';
import { setUpDisputes } from '#tests/stripe/dispute-steps.ts';
import { maya } from '#tests/stripe/payments-setup.ts';

const steps = setUpDisputes();
const { intentOf, disputed, decided, rows, papers, mailsTo, anHourLater } = steps;

describe('a dispute about a pack', () => {
  const packed = async () => {
    await steps.at.enrol(maya);
    const { session, purchaseId, paymentId } = await steps.at.five();
    await steps.at.pay(session);
    return { purchaseId, intent: await intentOf(paymentId), paymentId };
  };
  const book = async () => {
    const id = await steps.at.hold();
    return steps.at.call(maya, 'POST', `/bookings/holds/${id}/confirm`, {
      timeZone: 'Europe/London',
      payWith: 'credit',
    });
  };
  const halves = (packId: string) =>
    steps.at.count(`select sum(halves) as count from app.credit_entries where pack_id = '${packId}'`);

  test('freezes unused credits until it is won', async () => {
    const { intent, purchaseId } = await packed();
    const disputeId = await disputed(intent);
    expect((await book()).body).toMatchObject({ error: { code: 'credits_short' } });
    expect(
      (await steps.at.call(maya, 'POST', `/credits/packs/${purchaseId}/give-back`, { amountMinor: 15_000 }))
        .status,
    ).toBe(409);
    expect((await steps.at.call(maya, 'GET', '/credits')).body).toMatchObject({
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
    expect(await steps.at.row('bookings', bookingId)).toMatchObject({ state: 'confirmed' });
    expect(await papers()).toEqual(['invoice 15000 ', 'credit_note 12000 disputed']);
    expect(await rows('select amount_minor, used_minor from app.refunds')).toEqual([
      { amount_minor: 15_000, used_minor: 3000 },
    ]);
    anHourLater();
    await decided(disputeId, 'won');
    expect(await halves(purchaseId)).toBe(8);
    expect(await steps.at.row('payments', paymentId)).toMatchObject({ refunded_minor: 0 });
    expect(await papers()).toEqual(['invoice 15000 ', 'credit_note 12000 disputed', 'invoice 12000  again']);
  });
});

describe('a partly lost dispute about a pack', () => {
  test('leaves the rest to be given back, as far as the payment holds its price; won after all, the others too', async () => {
    await steps.at.enrol(maya);
    const { session, purchaseId, paymentId } = await steps.at.five();
    await steps.at.pay(session);
    // One and a half of the ten halves.
    const disputeId = await disputed(await intentOf(paymentId), { amount: 2250 });
    await decided(disputeId, 'lost');
    const giveBack = (amountMinor: number) =>
      steps.at.call(maya, 'POST', `/credits/packs/${purchaseId}/give-back`, { amountMinor });
    expect((await giveBack(13_500)).body).toMatchObject({ error: { code: 'rest_changed' } });
    expect((await giveBack(12_000)).body).toMatchObject({
      credits: { halves: 1, packs: [{ halvesLeft: 1, giveBack: null }] },
    });
    expect(await steps.at.row('payments', paymentId)).toMatchObject({ refunded_minor: 14_250 });
    anHourLater();
    await decided(disputeId, 'won');
    expect((await giveBack(3000)).body).toMatchObject({ credits: { halves: 0 } });
    expect(await steps.at.row('payments', paymentId)).toMatchObject({ refunded_minor: 15_000 });
    expect((await papers()).toSorted()).toEqual([
      'credit_note 12000 returned',
      'credit_note 1500 disputed',
      'credit_note 3000 returned',
      'invoice 1500  again',
      'invoice 15000 ',
    ]);
  });
});
