import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { claimAbsence, objectToClaim } from '#app/booking/use-cases/changing/claim-absence.server.ts';
import { cancelBooking } from '#app/booking/use-cases/changing/cancel-booking.server.ts';
import { decideClaim, upholdUnansweredClaims } from '#app/booking/use-cases/changing/settle-claim.server.ts';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import { numberInvoices } from '#app/pricing/use-cases/invoices/number-invoices.server.ts';
import { lucia, maya, noor, refused, setUpBookingTest } from '#tests/booking/booking-setup.ts';
import { settleInvoices } from '#tests/support/payments.ts';
import { loadLine } from '../db/lines.server.ts';
import { enterPay } from './enter-pay.server.ts';
import { decideOverdueLine, listOpenPay, payOut } from './pay-out.server.ts';
import { readPay } from './read-pay.server.ts';

const at = setUpBookingTest();
const founder = { id: '00000000-0000-4000-a000-0000000000f1' };

/* Sessions cost £32 and end on Tuesday 24 November at 19:00 UTC; Lucía’s zone is Bogotá. */

const pay = (month?: string) => readPay(at.app.services, { accountId: lucia.id, month });
const linesOf = async (month?: string) =>
  (await pay(month)).lines.map(({ kind, state, waitsFor, amountMinor }) => [
    kind,
    state,
    waitsFor,
    amountMinor,
  ]);

async function completeAt(time: string): Promise<void> {
  at.app.clock.set(time);
  await upholdUnansweredClaims(at.app.services);
  await completePast(at.app.services, at.app.clock.now());
}

/** Marks all numbered invoices of an account as paid. */
async function payInvoices(account = maya): Promise<void> {
  await numberInvoices(at.app.services);
  await settleInvoices(at.app, account.id);
}

const tutorId = async () =>
  (
    await at.app.db
      .selectFrom('app.tutors')
      .select('id')
      .where('slug', '=', 'lucia-restrepo')
      .executeTakeFirstOrThrow()
  ).id;

/** What a founder sees as due in pounds. */
const dueNow = async () => {
  const [open] = await listOpenPay(at.app.services);
  return { amountMinor: open?.dueMinor ?? 0, version: open?.version ?? '' };
};
const payLucia = async (
  amountMinor: number,
  { currency = 'GBP', version }: { currency?: 'GBP' | 'EUR'; version?: string } = {},
) => {
  const request = {
    tutorId: await tutorId(),
    currency,
    amountMinor,
    version: version ?? (await dueNow()).version,
  };
  return at.app.db.transaction().execute((trx) => payOut({ ...at.app.services, db: trx }, request, founder));
};

describe('a session', () => {
  test('that is not settled is listed in the order of the calendar, and not while it costs nothing', async () => {
    const late = await at.booked(noor, '2026-11-24T21:00:00.000Z');
    const early = await at.booked(maya);
    at.app.clock.set('2026-11-24T22:00:00Z');
    expect((await pay()).lines.map(({ bookingId }) => bookingId)).toEqual([early.id, late.id]);
    await at.app.db.updateTable('app.bookings').set({ price_minor: 0 }).where('id', '=', early.id).execute();
    expect((await pay()).lines.map(({ bookingId }) => bookingId)).toEqual([late.id]);
  });

  test('waits for claims, then for the payment, is due once both are over, and is paid out', async () => {
    await at.booked();
    expect(await linesOf()).toEqual([]);
    at.app.clock.set('2026-11-24T19:00:00Z');
    expect(await linesOf()).toEqual([['session', 'waiting', 'claims', 2560]]);
    await completeAt('2026-11-27T19:00:00Z');
    expect(await linesOf()).toEqual([['session', 'waiting', 'payment', 2560]]);
    await payInvoices();
    expect(await linesOf()).toEqual([['session', 'due', null, 2560]]);
    expect(await payLucia(2560)).toMatchObject({ lines: 1 });
    const paid = await pay();
    expect(paid.lines).toMatchObject([{ state: 'paid_out', paidOutAt: '2026-11-27T19:00:00.000Z' }]);
    expect(paid.totals).toEqual([{ currency: 'GBP', waiting: 0, due: 0, paid_out: 2560, written_off: 0 }]);
  });

  test('is entered once, however often sessions are completed', async () => {
    await at.booked();
    await completeAt('2026-11-27T19:00:00Z');
    await completeAt('2026-11-27T19:10:00Z');
    expect(await linesOf()).toHaveLength(1);
  });

  test('with an open claim waits for the decision', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T19:30:00Z');
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    await objectToClaim(at.app.services, { id, accountId: lucia.id });
    await completeAt('2026-11-29T19:00:00Z');
    expect(await linesOf()).toEqual([['session', 'waiting', 'decision', 2560]]);
  });

  test('that has ended waits in its own way, beside others of the tutor and apart from those of other tutors', async () => {
    const { id } = await at.booked();
    await at.booked(noor, '2026-11-24T19:30:00.000Z');
    const elsewhere = await at.booked(noor, '2026-11-24T21:00:00.000Z');
    const { db } = at.app;
    const amara = db.selectFrom('app.tutors').select('id').where('slug', '=', 'amara-okafor');
    await db.updateTable('app.bookings').set({ tutor_id: amara }).where('id', '=', elsewhere.id).execute();
    at.app.clock.set('2026-11-24T22:00:00Z');
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    expect(await linesOf()).toEqual([
      ['session', 'waiting', 'decision', 2560],
      ['session', 'waiting', 'claims', 2560],
    ]);
  });

  test('stays in its month and zone when the tutor moves', async () => {
    await at.booked();
    await completeAt('2026-12-01T04:59:00Z');
    await at.app.db.updateTable('app.tutors').set({ zone: 'Pacific/Auckland' }).execute();
    expect((await pay('2026-11')).lines).toMatchObject([{ zone: 'America/Bogota' }]);
    expect((await pay('2026-12')).lines).toEqual([]);
  });

  test('belongs to the month in which it is entered, in the tutor’s zone', async () => {
    await at.booked(maya, '2026-11-28T02:00:00.000Z').catch(() => at.booked());
    at.app.clock.set('2026-12-01T04:59:00Z');
    await completePast(at.app.services, at.app.clock.now());
    expect((await pay('2026-11')).lines).toHaveLength(1);
    expect((await pay('2026-12')).lines).toHaveLength(0);
    at.app.clock.set('2026-12-01T05:00:00Z');
    expect(await pay()).toMatchObject({
      month: '2026-12',
      months: ['2026-12', '2026-11'],
      zone: 'America/Bogota',
    });
  });
});

test('names the learner while something is to be settled, and for a month after the session', async () => {
  const { id } = await at.booked();
  const profileId = at.app.services.random.uuid();
  await at.app.pool.query(
    `insert into app.learner_profiles (id, account_id, name, language, created_at) values ($1, $2, 'Zoe', 'en', now())`,
    [profileId, maya.id],
  );
  await at.app.pool.query('update app.bookings set learner_profile_id = $1 where id = $2', [profileId, id]);
  const namesAt = async (now: string) => {
    at.app.clock.set(now);
    return (await pay('2026-11')).lines.map(({ learner }) => learner);
  };
  await completeAt('2026-11-27T19:00:01Z');
  expect(await namesAt('2026-12-26T09:00:00Z')).toEqual(['Zoe']);
  await payInvoices();
  expect(await namesAt('2026-12-24T18:59:00Z')).toEqual(['Zoe']);
  expect(await namesAt('2026-12-24T19:00:00Z')).toEqual([null]);
});

test('a session that was completed early waits as long as an absence can be reported, and while a report is open', async () => {
  const { id } = await at.booked();
  await payInvoices();
  at.app.clock.set('2026-11-24T19:00:00Z');
  await completePast(at.app.services, at.app.clock.now(), [id]);
  expect(await linesOf()).toEqual([['session', 'waiting', 'claims', 2560]]);
  await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
  expect(await linesOf()).toEqual([['session', 'waiting', 'decision', 2560]]);
  await completeAt('2026-11-27T19:00:01Z');
  expect(await linesOf()).toEqual([
    ['session', 'due', null, 2560],
    ['correction', 'due', null, -2560],
  ]);
});

describe('what the family pays without a session', () => {
  test('after a late cancellation is shared: half of the price, of which 80 %', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T12:00:00Z');
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    expect(await linesOf()).toEqual([['late_cancellation', 'waiting', 'payment', 1280]]);
  });

  test('is nothing after a free cancellation', async () => {
    const { id } = await at.booked();
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    expect(await linesOf()).toEqual([]);
  });

  test('when the learner did not come earns in full, when the tutor did not nothing', async () => {
    const [learnerAway, tutorAway] = [await at.booked(), await at.booked(noor, '2026-11-24T19:30:00.000Z')];
    at.app.clock.set('2026-11-24T21:00:00Z');
    await claimAbsence(at.app.services, { id: learnerAway.id, accountId: lucia.id, absent: 'learner' });
    await claimAbsence(at.app.services, { id: tutorAway.id, accountId: noor.id, absent: 'tutor' });
    await completeAt('2026-11-27T21:00:01Z');
    expect(await linesOf()).toEqual([['learner_absent', 'waiting', 'payment', 2560]]);
  });
});

test('a founder decides on the share of either side, and the ledger says why', async () => {
  const { id } = await at.booked();
  at.app.clock.set('2026-11-24T19:30:00Z');
  await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
  await objectToClaim(at.app.services, { id, accountId: lucia.id });
  const decision = {
    bookingId: id,
    upheld: true,
    familyPercent: 100,
    tutorPercent: 50,
    reason: 'Both tried.',
  };
  await at.app.db.transaction().execute((trx) => decideClaim({ ...at.app.services, db: trx }, decision));
  expect((await pay()).lines).toMatchObject([
    { kind: 'decision', amountMinor: 1280, reason: 'Both tried.', bookingId: id },
  ]);
});

test('a decision that leaves the tutor nothing stands in the ledger with its reason, and is over', async () => {
  const { id } = await at.booked();
  await payInvoices();
  at.app.clock.set('2026-11-24T19:30:00Z');
  await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
  const decision = { bookingId: id, upheld: true, familyPercent: 100, tutorPercent: 0, reason: 'No link.' };
  await at.app.db.transaction().execute((trx) => decideClaim({ ...at.app.services, db: trx }, decision));
  expect((await pay()).lines).toMatchObject([
    { kind: 'decision', amountMinor: 0, state: 'written_off', waitsFor: null, reason: 'No link.' },
  ]);
  expect(await listOpenPay(at.app.services)).toEqual([]);
});

describe('a payout', () => {
  test('of another sum than is due is refused, also the second of two at once', async () => {
    await at.booked();
    await completeAt('2026-11-27T19:00:00Z');
    await payInvoices();
    expect(await refused(payLucia(2561))).toMatchObject({ code: 'pay_changed', status: 409 });
    expect(await refused(payLucia(2560, { currency: 'EUR' }))).toMatchObject({
      code: 'pay_changed',
      status: 409,
    });
    const results = await Promise.allSettled([payLucia(2560), payLucia(2560)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const payouts = await at.app.db.selectFrom('app.pay_payouts').selectAll().execute();
    expect(payouts).toMatchObject([{ amount_minor: '2560', paid_by: founder.id }]);
  });

  test('never pays lines that the founder did not see, even of the same sum', async () => {
    await at.booked();
    await at.booked(noor, '2026-11-24T19:30:00.000Z');
    await completeAt('2026-11-27T21:00:00Z');
    await payInvoices(maya);
    const saw = await dueNow();
    expect(saw.amountMinor).toBe(2560);
    // The other session’s line takes the place of the one that the founder saw.
    await sql`delete from app.invoice_settlements`.execute(at.app.db);
    await payInvoices(noor);
    expect((await dueNow()).amountMinor).toBe(2560);
    expect(await refused(payLucia(2560, saw))).toMatchObject({ code: 'pay_changed', status: 409 });
    await payLucia(2560);
    expect((await pay()).lines.map(({ state }) => state).toSorted()).toEqual(['paid_out', 'waiting']);
  });

  test('of less than nothing closes what the tutor owes, and lines that cancel each other out', async () => {
    const { id } = await at.booked();
    await payInvoices();
    await completeAt('2026-11-27T19:00:00Z');
    await payLucia(2560);
    const enter = (keptMinor: number) =>
      enterPay(at.app.services, [{ bookingId: id, tutorId: tutor, startsAt, currency: 'GBP', keptMinor }], {
        kind: 'correction',
        now: at.app.clock.now(),
      });
    const [tutor, startsAt] = [await tutorId(), new Date('2026-11-24T18:00:00Z')];
    await enter(0);
    expect(await listOpenPay(at.app.services)).toMatchObject([{ dueMinor: -2560 }]);
    await payLucia(-2560);
    expect(await listOpenPay(at.app.services)).toEqual([]);
    await enter(1000);
    await enter(0);
    expect(await listOpenPay(at.app.services)).toMatchObject([{ dueMinor: 0 }]);
    await payLucia(0);
    expect(await listOpenPay(at.app.services)).toEqual([]);
    expect((await pay()).totals).toEqual([
      { currency: 'GBP', waiting: 0, due: 0, paid_out: 0, written_off: 0 },
    ]);
  });

  test('leaves out what waits', async () => {
    await at.booked();
    await at.booked(noor, '2026-11-24T19:30:00.000Z');
    await completeAt('2026-11-27T21:00:00Z');
    await payInvoices(maya);
    expect(await listOpenPay(at.app.services)).toMatchObject([
      { tutor: 'Lucía Restrepo', currency: 'GBP', dueMinor: 2560, waitingMinor: 2560, overdue: [] },
    ]);
    await payLucia(2560);
    expect((await pay()).lines.map(({ state }) => state).toSorted()).toEqual(['paid_out', 'waiting']);
  });
});

describe('30 days after an unpaid invoice was due', () => {
  async function overdueLine(): Promise<string> {
    await at.booked();
    await completeAt('2026-11-27T19:00:00Z');
    await numberInvoices(at.app.services);
    const [line] = (await pay()).lines;
    return line?.id ?? '';
  }
  const decide = (id: string, decision: 'pay' | 'write_off') =>
    at.app.db
      .transaction()
      .execute((trx) => decideOverdueLine({ ...at.app.services, db: trx }, { id, decision }));

  test('a founder pays or writes off, not before', async () => {
    const id = await overdueLine();
    const dueAt = (await at.app.db.selectFrom('app.invoices').select('due_at').executeTakeFirstOrThrow())
      .due_at;
    const from = new Date((dueAt as Date).getTime() + 30 * 86_400_000);
    at.app.clock.set(new Date(from.getTime() - 1).toISOString());
    expect(await refused(decide(id, 'pay'))).toMatchObject({ code: 'line_not_overdue', status: 409 });
    at.app.clock.set(from.toISOString());
    expect(await listOpenPay(at.app.services)).toMatchObject([
      { waitingMinor: 2560, overdue: [{ id, amountMinor: 2560, dueAt: dueAt?.toISOString() }] },
    ]);
    await decide(id, 'pay');
    expect((await pay('2026-11')).lines).toMatchObject([{ state: 'due', waitsFor: null }]);
    expect(await refused(decide(id, 'write_off'))).toMatchObject({ code: 'line_not_overdue', status: 409 });
  });

  test('what is written off is no longer open, until the family pays after all', async () => {
    const id = await overdueLine();
    at.app.clock.set('2027-02-01T12:00:00Z');
    await decide(id, 'write_off');
    expect((await pay('2026-11')).totals).toEqual([
      { currency: 'GBP', waiting: 0, due: 0, paid_out: 0, written_off: 2560 },
    ]);
    expect(await listOpenPay(at.app.services)).toEqual([]);
    await settleInvoices(at.app, maya.id);
    expect(await listOpenPay(at.app.services)).toMatchObject([{ dueMinor: 2560, waitingMinor: 0 }]);
  });

  test('what becomes of a line becomes of its corrections', async () => {
    const id = await overdueLine();
    at.app.clock.set('2027-02-01T12:00:00Z');
    await decide(id, 'write_off');
    const [booking] = await at.app.db.selectFrom('app.bookings').selectAll().execute();
    if (!booking) throw new Error('no booking');
    const session = { bookingId: booking.id, tutorId: booking.tutor_id, startsAt: booking.starts_at };
    await enterPay(at.app.services, [{ ...session, currency: 'GBP', keptMinor: 1600 }], {
      kind: 'correction',
      now: at.app.clock.now(),
    });
    expect(await linesOf()).toEqual([['correction', 'written_off', null, -1280]]);
  });

  test('a line that is read with a lock stays locked until the end of the transaction', async () => {
    const id = await overdueLine();
    const now = at.app.clock.now();
    const free = async () =>
      (await sql`select from app.pay_lines where id = ${id} for update skip locked`.execute(at.app.db)).rows
        .length;
    await at.app.db.transaction().execute(async (trx) => {
      await loadLine(trx, id, { now });
      expect(await free()).toBe(1);
      await loadLine(trx, id, { now, lock: true });
      expect(await free()).toBe(0);
    });
    expect(await free()).toBe(1);
  });

  test('an unknown line is refused', async () => {
    expect(await refused(decide('00000000-0000-4000-a000-000000000001', 'pay'))).toMatchObject({
      code: 'unknown_line',
      status: 404,
    });
  });
});

test('another account has no pay', async () => {
  expect(await refused(readPay(at.app.services, { accountId: maya.id }))).toMatchObject({
    code: 'not_a_tutor',
    status: 403,
  });
});
