import { sql } from 'kysely';
import { createJobs } from '#app/platform/jobs.server.ts';
import type { AppError } from '#app/platform/errors.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { describe, expect, test } from 'vitest';
import { claimAbsence } from '#app/booking/use-cases/changing/claim-absence.server.ts';
import { cancelBooking } from '#app/booking/use-cases/changing/cancel-booking.server.ts';
import { previewAct } from '#app/booking/index.server.ts';
import type { BookingForActs, FounderActChange } from '#app/booking/index.ts';
import { moveBooking } from '#app/booking/use-cases/changing/move-booking.server.ts';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import { readPay } from '#app/pay/use-cases/read-pay.server.ts';
import { buyPack, numberInvoiceDrafts } from '#app/pricing/index.server.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds } from '#app/tutors/index.server.ts';
import { lucia, maya, reader, refused, setUpBookingTest, tuesday } from '#tests/booking/booking-setup.ts';
import { countActsOn } from '../db/founders.server.ts';
import { ACTS_PER_HOUR, actOnBooking } from './acts/act-on-booking.server.ts';
import { findBookings, readBooking } from './find-bookings.server.ts';

const at = setUpBookingTest();
const ana = { id: '00000000-0000-4000-a000-0000000000f1', email: 'ana@example.org' };
const noah = { id: '00000000-0000-4000-a000-0000000000f2', email: 'noah@example.org' };
const nextTuesday = '2026-12-01T18:00:00.000Z';
const afterwards = '2026-11-24T19:30:00Z';

const read = async (id: string): Promise<BookingForActs> => (await readBooking(at.app.services, id)).booking;
const preview = (id: string, change: FounderActChange) =>
  previewAct(at.app.services, { id, change, countActs: countActsOn });

/** A founder acts on what the page shows now, or on an earlier version. */
async function act(
  id: string,
  change: FounderActChange,
  { founder = ana, version }: { founder?: typeof ana; version?: string } = {},
) {
  const seen = version ?? (await read(id)).version;
  return actOnBooking(at.app.services, {
    founder,
    id,
    change,
    reason: 'The family called us.',
    version: seen,
    reader,
  });
}

const rowOf = (id: string) =>
  at.app.db.selectFrom('app.bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const notes = () =>
  at.app.db
    .selectFrom('app.invoices')
    .select(['total_minor', 'reason'])
    .where('kind', '=', 'credit_note')
    .orderBy('created_at')
    .execute();
const refunds = () =>
  at.app.db.selectFrom('app.refunds').select(['amount_minor', 'reason']).orderBy('created_at').execute();
/** Bodies of emails about acts, the family’s first, with plain spaces. */
const mails = async () =>
  (await at.mailsOf('-act-')).map((mail) => ({
    ...mail,
    body_text: mail.body_text.replaceAll(/[\u00a0\u202f]/g, ' '),
  }));
const acts = () =>
  at.app.db
    .selectFrom('app.audit_log')
    .select(['action', 'actor_email', 'before', 'after'])
    .orderBy('created_at')
    .execute();
const balance = async () => {
  const { rows } = await sql<{ halves: number }>`
    select coalesce(sum(halves), 0)::int as halves from app.credit_entries`.execute(at.app.db);
  return rows[0]?.halves;
};
const payLines = (id: string) =>
  at.app.db
    .selectFrom('app.pay_lines')
    .select(['kind', 'amount_minor', 'reason'])
    .where('booking_id', '=', id)
    .orderBy('entered_at')
    .execute();

/** What the family paid in the end is what the tutor earns and what the platform keeps. */
async function expectConserved(
  id: string,
  { family, tutor, platform }: Record<'family' | 'tutor' | 'platform', number>,
) {
  const row = await rowOf(id);
  const { rows } = await sql<{ pay: number; noted: number; returned: number }>`
    select (select coalesce(sum(amount_minor), 0)::int from app.pay_lines where booking_id = ${id}) as pay,
      (select coalesce(sum(total_minor), 0)::int from app.invoices where kind = 'credit_note' and booking_id = ${id}) as noted,
      (select coalesce(sum(amount_minor), 0)::int from app.refunds where booking_id = ${id}) as returned`.execute(
    at.app.db,
  );
  const { pay = 0, noted, returned } = rows[0] ?? {};
  expect({ family: row.price_minor - (row.refund_minor ?? 0), tutor: pay }).toEqual({ family, tutor });
  expect(family - tutor).toBe(platform);
  // Credits come back themselves: no credit note, no refund.
  const back = row.refund_minor ?? 0;
  expect({ noted, returned }).toEqual({
    noted: row.payment === 'credit' ? 0 : back,
    returned: row.payment === 'card' ? back : 0,
  });
}

/** The codes of refused work, `done` for what succeeded, in alphabetical order. */
const outcomesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results
    .map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as AppError).code))
    .toSorted();

/** Turns a booking by invoice into one that was paid by card. Its refunds are queued, and not made. */
async function paidByCard(id: string): Promise<void> {
  const queues = createJobs(at.app.pool, silentLog);
  queues.handle('payments.refund', () => Promise.resolve());
  await queues.start();
  await queues.stop();
  await sql`delete from app.invoices where number is null and booking_id = ${id}`.execute(at.app.db);
  await sql`update app.bookings set payment = 'card', payment_due_at = null where id = ${id}`.execute(
    at.app.db,
  );
  const now = at.app.clock.now();
  await at.app.db
    .insertInto('app.payments')
    .values({
      id: at.app.services.random.uuid(),
      account_id: maya.id,
      subject: 'booking',
      subject_id: id,
      amount_minor: 3200,
      currency: 'GBP',
      language: 'en',
      label: 'A session',
      state: 'paid',
      outcome: 'booked',
      intent_id: `pi_${id}`,
      expires_at: now,
      created_at: now,
      paid_at: now,
    })
    .execute();
}

async function boughtPack(): Promise<void> {
  await buyPack(
    at.app.services,
    { loadTutor, loadTutorsByIds, loadActiveTutors },
    {
      purchaseId: at.app.services.random.uuid(),
      accountId: maya.id,
      tutor: 'lucia-restrepo',
      credits: 5,
      price: { amountMinor: 15_000, currency: 'GBP' },
      reader,
    },
  );
}

async function bookedWithCredit(start = tuesday): Promise<string> {
  const { id } = await at.hold({ accountId: maya.id, visitorId: null }, start);
  return (await at.confirm(id, maya, { payWith: 'credit' })).id;
}

describe('cancelling', () => {
  test('gives the family the chosen share back and the tutor the chosen share of the pay, as previewed', async () => {
    const { id } = await at.booked();
    const change = { act: 'cancel', familyPercent: 75, tutorPercent: 25 } as const;
    expect(await preview(id, change)).toMatchObject({
      family: { before: { amountMinor: 0 }, after: { amountMinor: 2400 } },
      back: { as: 'invoice', halves: null },
      tutor: { before: { amountMinor: 2560 }, after: { amountMinor: 640 } },
      platform: { before: { amountMinor: 640 }, after: { amountMinor: 160 } },
      time: null,
    });
    expect(await act(id, change)).toMatchObject({
      state: 'cancelled',
      refund: { amountMinor: 2400 },
      pay: { amountMinor: 640 },
      acts: ['refund', 'credit'],
    });
    expect(await rowOf(id)).toMatchObject({ cancelled_by: 'founder', refund_minor: 2400, sequence: 1 });
    expect(await notes()).toEqual([{ total_minor: 2400, reason: 'cancelled' }]);
    expect(await payLines(id)).toEqual([
      { kind: 'decision', amount_minor: 640, reason: 'The family called us.' },
    ]);
    expect(await at.freeOn('2026-11-24')).toContain(tuesday);
    await expectConserved(id, { family: 800, tutor: 640, platform: 160 });
  });

  test('is emailed to both sides with what comes back, what is earned and the calendar file', async () => {
    const { id } = await at.booked();
    await act(id, { act: 'cancel', familyPercent: 100, tutorPercent: 50 });
    const [family, tutor] = await mails();
    expect(family?.body_text).toContain(
      'We have cancelled your session with Lucía Restrepo on Tuesday 24 November',
    );
    expect(family?.body_text).toContain(
      '£32.00 is taken off your invoice, which leaves £0.00 for this session.',
    );
    expect(family?.body_text).toContain('/book?tutor=lucia-restrepo');
    expect(JSON.stringify(family?.attachments)).toContain('method=CANCEL');
    expect(tutor?.recipient).toBe(lucia.email);
    expect(tutor?.body_text).toContain('Cancelamos tu clase');
    expect(tutor?.body_text).toContain('Ganas 12,80');
  });

  test('refunds a card by what was decided', async () => {
    const { id } = await at.booked();
    await paidByCard(id);
    await act(id, { act: 'cancel', familyPercent: 50, tutorPercent: 50 });
    expect(await refunds()).toEqual([{ amount_minor: 1600, reason: 'cancelled' }]);
    const [family] = await mails();
    expect(family?.body_text).toContain('£16.00 goes back to your card');
  });

  test('returns a credit by halves', async () => {
    await boughtPack();
    const id = await bookedWithCredit();
    expect(await balance()).toBe(8);
    await act(id, { act: 'cancel', familyPercent: 50, tutorPercent: 50 });
    expect(await balance()).toBe(9);
    await act(id, { act: 'refund', familyPercent: 100, tutorPercent: 0 });
    expect(await balance()).toBe(10);
    await expectConserved(id, { family: 0, tutor: 0, platform: 0 });
    expect(await rowOf(id)).toMatchObject({ returned_halves: 2, refund_minor: 3000 });
  });

  test('of one session leaves the others of its series, and takes only its line off their invoice', async () => {
    const { id } = await at.booked();
    const other = await at.booked(maya, nextTuesday);
    const series = at.app.services.random.uuid();
    await at.app.db
      .updateTable('app.bookings')
      .set({ series_id: series })
      .where('id', 'in', [id, other.id])
      .execute();
    await act(id, { act: 'cancel', familyPercent: 100, tutorPercent: 0 });
    expect(await read(other.id)).toMatchObject({ state: 'confirmed', inSeries: true });
    expect(await notes()).toEqual([{ total_minor: 3200, reason: 'cancelled' }]);
  });
});

describe('moving', () => {
  test('costs nothing, counts as no move of the family, and both sides read the new time', async () => {
    const { id } = await at.booked();
    await act(id, { act: 'move', start: nextTuesday });
    expect(await read(id)).toMatchObject({ start: nextTuesday, moves: 0, state: 'confirmed' });
    const [later = ''] = await at.freeOn('2026-12-08');
    const input = { id, accountId: maya.id, reader };
    await moveBooking(at.app.services, { ...input, start: new Date(later) });
    expect(await read(id)).toMatchObject({ start: later, moves: 1 });
    const [family, tutor] = await mails();
    expect(family?.body_text).toContain('It is now on Tuesday 1 December, 18:00–19:00, London time.');
    expect(family?.body_text).toContain('does not count as one of your own moves');
    expect(tutor?.body_text).toContain('1 de diciembre');
    expect(await notes()).toEqual([]);
  });

  test('is possible where the family could not move any more, until the start', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T17:30:00Z');
    await act(id, { act: 'move', start: nextTuesday });
    expect((await read(id)).start).toBe(nextTuesday);
    at.app.clock.set('2026-12-01T18:00:00Z');
    expect(await refused(act(id, { act: 'move', start: '2026-12-03T18:00:00.000Z' }))).toMatchObject({
      code: 'act_not_possible',
      status: 409,
    });
  });

  test('to a time that is not free is refused with the nearest free times', async () => {
    const { id } = await at.booked();
    await at.booked(maya, nextTuesday);
    expect(await refused(act(id, { act: 'move', start: nextTuesday }))).toMatchObject({
      code: 'slot_taken',
      status: 409,
      details: { alternatives: expect.arrayContaining([]) },
    });
    expect(await acts()).toEqual([]);
  });
});

describe('refunding a session that is over', () => {
  test('settles it, and nobody can report an absence afterwards', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    expect((await read(id)).acts).toEqual(['refund', 'attended', 'credit']);
    await act(id, { act: 'refund', familyPercent: 25, tutorPercent: 100 });
    expect(await read(id)).toMatchObject({ state: 'completed', refund: { amountMinor: 800 } });
    await expectConserved(id, { family: 2400, tutor: 2560, platform: -160 });
    const claim = claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    expect(await refused(claim)).toMatchObject({ code: 'absence_not_now' });
    expect(await completePast(at.app.services, new Date('2026-11-30T00:00:00Z'))).toBe(0);
    await expectConserved(id, { family: 2400, tutor: 2560, platform: -160 });
  });

  test('more than once adds up: each difference has its credit note, and pay follows', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    await act(id, { act: 'refund', familyPercent: 25, tutorPercent: 75 });
    at.app.clock.set('2026-11-25T10:00:00Z');
    await act(id, { act: 'refund', familyPercent: 60, tutorPercent: 40 });
    at.app.clock.set('2026-11-26T10:00:00Z');
    await act(id, { act: 'refund', familyPercent: 100, tutorPercent: 0 });
    expect(await notes()).toEqual([
      { total_minor: 800, reason: 'refunded' },
      { total_minor: 1120, reason: 'refunded' },
      { total_minor: 1280, reason: 'refunded' },
    ]);
    expect((await payLines(id)).map(({ amount_minor }) => amount_minor)).toEqual([1920, -896, -1024]);
    await expectConserved(id, { family: 0, tutor: 0, platform: 0 });
    expect(await refused(act(id, { act: 'refund', familyPercent: 90, tutorPercent: 0 }))).toMatchObject({
      code: 'refund_lower',
      status: 409,
    });
    expect(await refused(act(id, { act: 'refund', familyPercent: 100, tutorPercent: 0 }))).toMatchObject({
      code: 'nothing_changes',
      status: 409,
    });
  });

  test('to a card orders each difference, never more than was paid', async () => {
    const { id } = await at.booked();
    await paidByCard(id);
    at.app.clock.set(afterwards);
    await act(id, { act: 'refund', familyPercent: 25, tutorPercent: 75 });
    at.app.clock.set('2026-11-25T10:00:00Z');
    await act(id, { act: 'refund', familyPercent: 100, tutorPercent: 75 });
    expect(await refunds()).toEqual([
      { amount_minor: 800, reason: 'absent' },
      { amount_minor: 2400, reason: 'absent' },
    ]);
    const [one, other] = (await mails()).filter(({ recipient }) => recipient === maya.email);
    const bodies = [one?.body_text, other?.body_text].join('\n');
    expect(bodies).toContain('£8.00 goes back to your card');
    expect(bodies).toContain('£24.00 goes back to your card');
  });

  test('adds to what a late cancellation gave back', async () => {
    const { id } = await at.booked();
    at.app.clock.set('2026-11-24T12:00:00Z');
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    await expectConserved(id, { family: 1600, tutor: 1280, platform: 320 });
    await act(id, { act: 'refund', familyPercent: 100, tutorPercent: 50 });
    expect((await notes()).map(({ total_minor }) => total_minor)).toEqual([1600, 1600]);
    await expectConserved(id, { family: 0, tutor: 1280, platform: -1280 });
    const tutor = (await mails()).find(({ recipient }) => recipient === lucia.email);
    expect(tutor?.body_text).toContain('32,00');
    expect(tutor?.body_text).toContain('12,80');
  });

  test('is read with its reason in the tutor’s ledger', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    await act(id, { act: 'refund', familyPercent: 50, tutorPercent: 50 });
    const { lines } = await readPay(at.app.services, { accountId: lucia.id });
    expect(lines).toMatchObject([
      { kind: 'decision', amountMinor: 1280, reason: 'The family called us.', state: 'waiting' },
    ]);
  });
});

describe('credits as a gift', () => {
  test('cost the family nothing, pay a session, and are never given back in money', async () => {
    const { id } = await at.booked();
    const change = { act: 'credit', halves: 3 } as const;
    expect(await preview(id, change)).toMatchObject({
      family: { before: { amountMinor: 0 }, after: { amountMinor: 0 } },
      back: { as: 'gift', halves: 3, worth: { amountMinor: 4800 }, until: '2027-11-20T09:00:00.000Z' },
      tutor: { before: { amountMinor: 2560 }, after: { amountMinor: 2560 } },
    });
    await act(id, change);
    expect(await balance()).toBe(3);
    const packs = await at.app.db.selectFrom('app.credit_packs').selectAll().execute();
    expect(packs).toMatchObject([
      { payment: 'goodwill', price_minor: 0, half_value_minor: 1600, halves: 3, account_id: maya.id },
    ]);
    const paid = await bookedWithCredit(nextTuesday);
    expect(await read(paid)).toMatchObject({ payment: 'credit', price: { amountMinor: 3200 }, paid: true });
    expect(await balance()).toBe(1);
    await cancelBooking(at.app.services, { id: paid, accountId: maya.id });
    expect(await balance()).toBe(3);
    const [family, tutor] = await mails();
    expect(family?.body_text).toContain('You have 1.5 credits from us, with Lucía Restrepo');
    expect(family?.body_text).toContain('valid until 20 November 2027');
    expect(tutor?.body_text).toContain('1,5 créditos');
  });
});

describe('marking as attended', () => {
  test('is evidence: a report becomes disputed and waits for a founder', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    await act(id, { act: 'attended' });
    expect((await read(id)).acts).toEqual(['refund', 'credit']);
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    expect(await read(id)).toMatchObject({
      claim: { absent: 'tutor', claimedBy: 'learner', disputed: true },
      acts: ['settle', 'credit'],
    });
  });

  test('disputes an open report', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    expect(await read(id)).toMatchObject({
      claim: { disputed: false },
      acts: ['settle', 'attended', 'credit'],
    });
    await act(id, { act: 'attended' });
    expect(await read(id)).toMatchObject({ claim: { disputed: true } });
    const [family] = await mails();
    expect(family?.body_text).toContain('one of us looks into it, decides and writes to you both');
  });
});

describe('an open report', () => {
  test('is settled as such; nothing else moves money meanwhile', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    expect(await refused(act(id, { act: 'refund', familyPercent: 100, tutorPercent: 0 }))).toMatchObject({
      code: 'act_not_possible',
    });
    const change = { act: 'settle', upheld: true, familyPercent: 100, tutorPercent: 25 } as const;
    expect(await preview(id, change)).toMatchObject({
      family: { after: { amountMinor: 3200 } },
      tutor: { after: { amountMinor: 640 } },
    });
    await act(id, change);
    expect(await read(id)).toMatchObject({ state: 'no_show', claim: null, refund: { amountMinor: 3200 } });
    await expectConserved(id, { family: 0, tutor: 640, platform: -640 });
    expect(await acts()).toMatchObject([
      { action: 'claim.decide', after: { upheld: true, familyPercent: 100, tutorPercent: 25 } },
    ]);
    expect(await mails()).toEqual([]);
    expect(await at.mailsOf('-decision-')).toHaveLength(2);
  });
});

describe('two who decide at once', () => {
  test('two founders: one decision, one credit note, one email to each side', async () => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    const { version } = await read(id);
    const results = await Promise.allSettled(
      [ana, noah, ana, noah].map((founder, turn) =>
        act(id, { act: 'refund', familyPercent: 20 + turn * 20, tutorPercent: 50 }, { founder, version }),
      ),
    );
    expect(outcomesOf(results)).toEqual(['booking_changed', 'booking_changed', 'booking_changed', 'done']);
    expect(await acts()).toHaveLength(1);
    expect(await notes()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test.each([
    [{ act: 'credit', halves: 2 }, 'credit'],
    [{ act: 'attended' }, 'attended'],
  ] as const)('founders who both do %o do it once', async (change, action) => {
    const { id } = await at.booked();
    at.app.clock.set(afterwards);
    const { version } = await read(id);
    const results = await Promise.allSettled(
      [ana, noah].map((founder) => act(id, change, { founder, version })),
    );
    expect(outcomesOf(results)).toEqual(['booking_changed', 'done']);
    expect((await acts()).map((each) => each.action)).toEqual([`booking.${action}`]);
  });

  test('a founder and the family: whoever comes second is refused, and reads the booking as it is', async () => {
    const { id } = await at.booked();
    const { version } = await read(id);
    const [founder, family] = await Promise.allSettled([
      act(id, { act: 'cancel', familyPercent: 0, tutorPercent: 100 }, { version }),
      cancelBooking(at.app.services, { id, accountId: maya.id }),
    ]);
    const isFamilyFirst = family.status === 'fulfilled';
    expect(outcomesOf([founder, family])).toEqual(
      isFamilyFirst ? ['booking_changed', 'done'] : ['done', 'not_cancellable'],
    );
    expect(await notes()).toHaveLength(isFamilyFirst ? 1 : 0);
    expect(await acts()).toHaveLength(isFamilyFirst ? 0 : 1);
  });

  test('an act on an earlier version is refused with the booking as it is now', async () => {
    const { id } = await at.booked();
    const { version } = await read(id);
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    expect(await refused(act(id, { act: 'credit', halves: 2 }, { version }))).toMatchObject({
      code: 'booking_changed',
      status: 409,
      details: { booking: { id, state: 'cancelled', acts: ['refund', 'credit'] } },
    });
  });

  test('a move and a cancellation on the same version: one of them', async () => {
    const { id } = await at.booked();
    const { version } = await read(id);
    const results = await Promise.allSettled([
      act(id, { act: 'move', start: nextTuesday }, { version }),
      act(id, { act: 'cancel', familyPercent: 100, tutorPercent: 0 }, { founder: noah, version }),
    ]);
    expect(outcomesOf(results)).toEqual(['booking_changed', 'done']);
    expect(await acts()).toHaveLength(1);
  });
});

test('an act stands in the audit log with its reason and both states', async () => {
  const { id } = await at.booked();
  await act(id, { act: 'cancel', familyPercent: 100, tutorPercent: 0 });
  expect(await acts()).toEqual([
    {
      action: 'booking.cancel',
      actor_email: ana.email,
      before: { state: 'confirmed', startsAt: tuesday, refundMinor: 0, payMinor: 2560, currency: 'GBP' },
      after: {
        state: 'cancelled',
        startsAt: tuesday,
        refundMinor: 3200,
        payMinor: 0,
        currency: 'GBP',
        familyPercent: 100,
        tutorPercent: 0,
        reason: 'The family called us.',
      },
    },
  ]);
  expect((await readBooking(at.app.services, id)).history).toMatchObject([
    { action: 'booking.cancel', actor: ana.email, reason: 'The family called us.' },
  ]);
});

test('a founder acts at most sixty times an hour', async () => {
  const { id } = await at.booked();
  const now = at.app.clock.now();
  const rows = Array.from({ length: ACTS_PER_HOUR }, (_, index) => ({
    id: at.app.services.random.uuid(),
    actor_id: ana.id,
    actor_email: ana.email,
    action: 'booking.credit',
    subject_id: at.app.services.random.uuid(),
    subject: 'Lucía Restrepo',
    before: '{}',
    after: '{}',
    created_at: new Date(now.getTime() - 1_800_000 + index),
  }));
  await at.app.db.insertInto('app.audit_log').values(rows).execute();
  const change = { act: 'credit', halves: 1 } as const;
  expect(await refused(act(id, change))).toMatchObject({
    code: 'too_many_acts',
    status: 429,
    retryAfter: 1800,
  });
  expect(await balance()).toBe(0);
  expect(await mails()).toEqual([]);
  await act(id, change, { founder: noah });
});

test('bookings are found by family, tutor, number, invoice and day', async () => {
  const { id } = await at.booked();
  const other = await at.booked(maya, nextTuesday);
  await sql`insert into auth.users (id, email, created_at) values (${maya.id}, ${maya.email}, now())`.execute(
    at.app.db,
  );
  await at.app.db
    .transaction()
    .execute((trx) => numberInvoiceDrafts({ ...at.app.services, db: trx }, at.app.clock.now()));
  const { number } = await at.app.db
    .selectFrom('app.invoices')
    .select('number')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  const found = async (search: string, day?: string) =>
    (await findBookings(at.app.services, { search, day, zone: 'Europe/London' })).bookings.map(
      (each) => each.id,
    );
  expect(await found('carmen@')).toEqual([other.id, id]);
  expect(await found('restrepo')).toEqual([other.id, id]);
  expect(await found(id)).toEqual([id]);
  expect(await found((number ?? '').toLowerCase())).toEqual([id]);
  expect(await found('', '2026-12-01')).toEqual([other.id]);
  expect(await found('restrepo', '2026-11-24')).toEqual([id]);
  expect(await found('nobody')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('')).toEqual([]);
});
