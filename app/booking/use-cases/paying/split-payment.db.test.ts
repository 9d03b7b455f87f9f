import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import {
  maya,
  MINUTE,
  openPaymentsTest,
  type PaymentsTest,
  tuesday,
  until,
} from '#tests/stripe/payments-setup.ts';

/* Credits worth £30.00 each pay for a tutor whose hour costs £36.00: one credit and £6.00 by card. */
const dearer = { tutorId: 'amara-okafor' };
const creditAnd = (differenceMinor: number, halves = 2) => ({
  timeZone: 'Europe/London',
  payWith: 'credit',
  credit: { halves, differenceMinor },
});
const nextTuesday = '2026-12-01T18:00:00.000Z';

let at: PaymentsTest;
beforeEach(async () => {
  at = await openPaymentsTest();
  await at.enrol(maya);
  await at.pay((await at.five()).session);
});
afterEach(() => at.close());

const balance = async () =>
  Number(
    (await at.app.pool.query('select sum(halves) as count from app.credit_entries')).rows[0].count as string,
  );
const papers = async () =>
  (
    await at.app.pool.query<{ kind: string; total_minor: number; credit_minor: number }>(
      'select kind, total_minor, credit_minor from app.invoices where booking_id is not null order by created_at, kind desc',
    )
  ).rows;
const refunds = async () =>
  (
    await at.app.pool.query<{ amount_minor: number; reason: string }>(
      'select amount_minor, reason from app.refunds order by created_at',
    )
  ).rows;
const mailsAbout = async (part: string) =>
  (
    await at.app.pool.query<{ body_text: string }>(
      `select body_text from app.mails where message_id like $1 and recipient = $2`,
      [`%${part}%`, maya.email],
    )
  ).rows.map(({ body_text }) => body_text.replaceAll(' ', ' '));

/** A session paid with one credit and £6.00. */
async function bookDearer(start = tuesday): Promise<string> {
  const id = await at.hold(maya, { ...dearer, start });
  const { session } = await at.checkout(id, creditAnd(600));
  await at.pay(session);
  expect(await at.row('bookings', id)).toMatchObject({ state: 'confirmed' });
  return id;
}
const cancel = (id: string, refundMinor: number) =>
  at.call(maya, 'POST', `/bookings/${id}/cancel`, { refundMinor });

describe('a dearer session is paid with a credit and a card', () => {
  test('every way is offered with its difference', async () => {
    const id = await at.hold(maya, dearer);
    const { body } = await at.call(maya, 'GET', `/bookings/holds/${id}/credits`);
    const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' });
    const until = { expiresAt: '2027-11-20T09:00:00.000Z' };
    expect(body.credits).toEqual({
      credits: 0,
      expiresAt: null,
      options: [
        { halves: 1, halvesInAll: 1, worth: pounds(1500), difference: pounds(2100), ...until },
        { halves: 2, halvesInAll: 2, worth: pounds(3000), difference: pounds(600), ...until },
      ],
    });
  });

  test('only the difference is charged, and the credit is taken with it', async () => {
    const id = await at.hold(maya, dearer);
    const { session, status } = await at.checkout(id, creditAnd(600));
    expect(status).toBe(202);
    expect(at.stripe.ledger.sessionOf(session)).toMatchObject({ amount_total: 600 });
    expect(await balance()).toBe(10);
    await at.pay(session);
    expect(await at.row('bookings', id)).toMatchObject({
      state: 'confirmed',
      payment: 'card',
      price_minor: 3600,
      credit_halves: 2,
      credit_minor: 3000,
    });
    expect(await balance()).toBe(8);
    expect(await papers()).toEqual([{ kind: 'invoice', total_minor: 600, credit_minor: 3000 }]);
  });

  test('nothing is taken when the card is declined and the page expires', async () => {
    const id = await at.hold(maya, dearer);
    const { session } = await at.checkout(id, creditAnd(600));
    await at.stripe.deliveries.happened(at.stripe.ledger.fail(session));
    await at.stripe.deliveries.happened([at.stripe.ledger.expire(session)]);
    expect(await balance()).toBe(10);
    expect(await at.row('bookings', id)).toMatchObject({ state: 'held' });
  });

  test('a difference other than the one shown is refused', async () => {
    const id = await at.hold(maya, dearer);
    const { status, body } = await at.checkout(id, creditAnd(500));
    expect([status, body.error]).toMatchObject([409, { code: 'credit_changed' }]);
    expect(await at.count('select count(*) from app.payments where subject_id is not null')).toBe(1);
  });

  test('a credit that covers the price is taken at once, without a page', async () => {
    const id = await at.hold(maya);
    const answer = await at.checkout(id, creditAnd(0));
    expect(answer.status).toBe(201);
    expect(await at.row('bookings', id)).toMatchObject({ payment: 'credit', price_minor: 3000 });
    expect(await balance()).toBe(8);
  });
});

describe('the last credit', () => {
  test('spent elsewhere before the money came: the money goes back, and the time is free', async () => {
    const id = await at.hold(maya, dearer);
    const { session, paymentId } = await at.checkout(id, creditAnd(600));
    await at.app.pool.query(
      `insert into app.credit_entries (pack_id, kind, halves, created_at) select id, 'refunded', -9, '2026-11-20T09:00:00Z' from app.credit_packs`,
    );
    await at.pay(session);
    expect(await at.row('payments', paymentId)).toMatchObject({ outcome: 'returned', refunded_minor: 600 });
    expect(await at.row('bookings', id)).toMatchObject({ state: 'held' });
    expect(await balance()).toBe(1);
    const [mail = ''] = await mailsAbout('credit-gone');
    expect(mail).toContain('Nothing is booked, and no credit was used.');
    expect(mail).toContain('We’re refunding all of it, £6.00, to your card.');
  });

  test('on two pages at once pays for one session', async () => {
    await at.app.pool.query(
      `insert into app.credit_entries (pack_id, kind, halves, created_at) select id, 'refunded', -8, '2026-11-20T09:00:00Z' from app.credit_packs`,
    );
    const first = await at.hold(maya, dearer);
    const one = await at.checkout(first, creditAnd(600));
    const second = await at.hold(maya, { minutes: 90, start: nextTuesday });
    const { body } = await at.call(maya, 'GET', `/bookings/holds/${second}/credits`);
    const [, whole] = (body.credits as { options: { difference: { amountMinor: number } }[] }).options;
    const other = await at.checkout(second, creditAnd(whole?.difference.amountMinor ?? 0));
    at.stripe.deliveries.keep();
    await at.pay(one.session);
    await at.pay(other.session);
    await at.stripe.deliveries.release();
    expect(
      await at.count(`select count(*) from app.bookings where state = 'confirmed' and credit_halves = 2`),
    ).toBe(1);
    expect(await at.count(`select count(*) from app.payments where outcome = 'returned'`)).toBe(1);
    expect(await balance()).toBe(0);
  });
});

describe('another choice while a page is open', () => {
  test('opens another page, and the price in full that is paid on the first one books without a credit', async () => {
    const id = await at.hold(maya, dearer);
    const full = await at.checkout(id);
    const split = await at.checkout(id, creditAnd(600));
    expect(split.session).not.toBe(full.session);
    expect(await at.row('payments', full.paymentId)).toMatchObject({ state: 'expired' });
    await until(async () => at.stripe.ledger.sessionOf(full.session).status === 'expired');
    expect(at.stripe.ledger.sessionOf(split.session)).toMatchObject({ amount_total: 600, status: 'open' });
  });

  test('a page for the difference pays nothing once the price in full was chosen', async () => {
    const id = await at.hold(maya, dearer);
    const split = await at.checkout(id, creditAnd(600));
    at.stripe.deliveries.keep();
    await at.pay(split.session);
    await at.checkout(id);
    await at.stripe.deliveries.release();
    expect(await at.row('payments', split.paymentId)).toMatchObject({ outcome: 'returned' });
    expect(await at.row('bookings', id)).toMatchObject({ state: 'held' });
    expect(await balance()).toBe(10);
  });
});

describe('what comes back', () => {
  test('in time: the credit and the money', async () => {
    const id = await bookDearer();
    const { body } = await at.call(maya, 'GET', `/bookings/${id}/cancellation`);
    expect(body.cancellation).toMatchObject({
      share: 'all',
      refund: { amountMinor: 3600 },
      halvesBack: 2,
      moneyBack: { amountMinor: 600 },
    });
    expect((await cancel(id, 3600)).status).toBe(200);
    expect(await balance()).toBe(10);
    expect(await refunds()).toEqual([{ amount_minor: 600, reason: 'cancelled' }]);
    expect(await papers()).toMatchObject([{ total_minor: 600 }, { kind: 'credit_note', total_minor: 600 }]);
  });

  test('late: half of both, and the tutor earns on the other half', async () => {
    const id = await bookDearer();
    at.app.clock.set(new Date(Date.parse(tuesday) - 60 * MINUTE));
    expect((await cancel(id, 1800)).status).toBe(200);
    expect(await at.row('bookings', id)).toMatchObject({
      refund_minor: 1800,
      returned_halves: 1,
      credit_back_minor: 1500,
    });
    expect(await balance()).toBe(9);
    expect(await refunds()).toEqual([{ amount_minor: 300, reason: 'cancelled' }]);
    const { rows } = await at.app.pool.query('select amount_minor from app.pay_lines where booking_id = $1', [
      id,
    ]);
    // 80 % of £18.00.
    expect(rows).toEqual([{ amount_minor: 1440 }]);
  });

  test('money that went back by hand is not sent again, and the credit returns', async () => {
    const id = await bookDearer();
    const charge = [...at.stripe.ledger.charges.values()].find(({ amount }) => amount === 600);
    await at.stripe.deliveries.happened(at.stripe.ledger.giveBack(charge?.payment_intent ?? '', 200));
    expect(await papers()).toMatchObject([{ total_minor: 600 }, { kind: 'credit_note', total_minor: 200 }]);
    expect((await cancel(id, 3600)).status).toBe(200);
    expect(await balance()).toBe(10);
    expect((await refunds()).map(({ amount_minor }) => amount_minor)).toEqual([200, 400]);
    expect(await at.row('bookings', id)).toMatchObject({ refund_minor: 3600, back_before_minor: 200 });
  });
});

describe('a dispute about the difference', () => {
  const intentOf = () =>
    [...at.stripe.ledger.charges.values()].find(({ amount }) => amount === 600)?.payment_intent ?? '';
  const lose = async () => {
    const { id, happenings } = at.stripe.ledger.dispute(intentOf());
    await at.stripe.deliveries.happened(happenings);
    await at.stripe.deliveries.happened(at.stripe.ledger.decide(id, 'lost'));
    return id;
  };
  const payLines = async (id: string) =>
    (
      await at.app.pool.query<{ kind: string; amount_minor: number }>(
        'select kind, amount_minor from app.pay_lines where booking_id = $1 order by entered_at',
        [id],
      )
    ).rows.map(({ kind, amount_minor }) => `${kind} ${amount_minor}`);

  test('that is lost cancels a session ahead, and the credit comes back', async () => {
    const id = await bookDearer();
    await lose();
    expect(await at.row('bookings', id)).toMatchObject({
      state: 'cancelled',
      refund_minor: 3600,
      credit_back_minor: 3000,
      back_before_minor: 600,
    });
    expect(await balance()).toBe(10);
    expect(await papers()).toMatchObject([{ total_minor: 600 }, { kind: 'credit_note', total_minor: 600 }]);
    expect((await mailsAbout('cancelled')).join()).toContain('You get a credit back.');
  });

  test('that is lost takes only its share off the pay of a session that nothing shows, and gives it back when won', async () => {
    const id = await bookDearer();
    at.app.clock.set(new Date(Date.parse(tuesday) + 80 * 60 * MINUTE));
    await completePast(at.services, at.app.clock.now());
    const dispute = await lose();
    // 80 % of £36.00, and of the £30.00 that the credit paid.
    expect(await payLines(id)).toEqual(['session 2880', 'chargeback -480']);
    expect(await balance()).toBe(8);
    at.app.clock.set(new Date(at.app.clock.now().getTime() + MINUTE));
    await at.stripe.deliveries.happened(at.stripe.ledger.decide(dispute, 'won'));
    expect(await payLines(id)).toEqual(['session 2880', 'chargeback -480', 'chargeback 480']);
  });
});

describe('a series paid with credits and a card', () => {
  test('is charged for all differences at once, and late money books all or none', async () => {
    const { body } = await at.call(maya, 'POST', '/bookings/series/holds', {
      tutorId: 'amara-okafor',
      starts: [tuesday, nextTuesday],
      minutes: 60,
      currency: 'GBP',
      timeZone: 'Europe/London',
    });
    const { id } = body.series as { id: string };
    const answer = await at.call(maya, 'POST', `/bookings/series/${id}/confirm`, creditAnd(1200));
    const { url, paymentId } = answer.body.checkout as { url: string; paymentId: string };
    at.stripe.deliveries.keep();
    await at.pay(url.split('/').at(-1) ?? '');
    at.app.clock.set(new Date(at.app.clock.now().getTime() + 60 * MINUTE));
    await at.app.pool.query(`update app.bookings set state = 'expired', ended_at = now()`);
    await at.stripe.deliveries.release(2);
    expect(await at.row('payments', paymentId)).toMatchObject({ outcome: 'booked', amount_minor: 1200 });
    expect(await at.count(`select count(*) from app.bookings where state = 'confirmed'`)).toBe(2);
    expect([await balance(), await papers()]).toMatchObject([6, [{ total_minor: 1200 }]]);
  });
});
