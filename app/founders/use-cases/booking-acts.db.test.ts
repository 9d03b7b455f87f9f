import { describe, expect, test } from 'vitest';
import { claimAbsence } from '#app/booking/use-cases/changing/claim-absence.server.ts';
import { cancelBooking } from '#app/booking/use-cases/changing/cancel-booking.server.ts';
import { moveBooking } from '#app/booking/use-cases/changing/move-booking.server.ts';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import { readPay } from '#app/pay/use-cases/read-pay.server.ts';
import { lucia, maya, reader, refused, tuesday } from '#tests/booking/booking-setup.ts';
import { setUpBookingActs } from '#tests/support/booking-acts.ts';

const {
  at,
  nextTuesday,
  afterwards,
  read,
  preview,
  act,
  rowOf,
  notes,
  refunds,
  mails,
  acts,
  balance,
  payLines,
  expectConserved,
  paidByCard,
  boughtPack,
  bookedWithCredit,
} = setUpBookingActs();

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
      'We’ve cancelled your session with Lucía Restrepo on Tuesday 24 November',
    );
    expect(family?.body_text).toContain(
      'We take £32.00 off your invoice, which leaves £0.00 for this session.',
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
    expect(family?.body_text).toContain('It’s now on Tuesday 1 December, 18:00–19:00, London time.');
    expect(family?.body_text).toContain('doesn’t count as one of your own moves');
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
    expect(await preview(id, { act: 'refund', familyPercent: 60, tutorPercent: 40 })).toMatchObject({
      family: { before: { amountMinor: 800 }, after: { amountMinor: 1920 } },
      tutor: { before: { amountMinor: 1920 }, after: { amountMinor: 1024 } },
      platform: { before: { amountMinor: 480 }, after: { amountMinor: 256 } },
    });
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
    expect(family?.body_text).toContain(
      'You have 1.5 credits from us, for sessions with Lucía Restrepo or any other tutor',
    );
    expect(family?.body_text).toContain('valid until 20 November 2027');
    expect(tutor?.body_text).toContain('1,5 créditos');
  });
});
