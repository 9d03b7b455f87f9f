import { describe, expect, test } from 'vitest';
import { readStrictCalendar } from '#tests/support/strict-calendar.ts';
import { setSettled } from '#app/pricing/index.server.ts';
import { callsOf } from '#tests/support/api.ts';
import {
  setUpBookingTest,
  lucia,
  maya,
  noor,
  reader,
  refused,
  signedIn,
} from '#tests/booking/booking-setup.ts';
import { bookingApi } from '../../api/routes.server.ts';
import { cancelBooking } from '../changing/cancel-booking.server.ts';
import { moveBooking } from '../changing/move-booking.server.ts';
import { findSeries, readSeriesCalendar } from './booked-series.server.ts';
import { cancelRest, previewRest } from './cancel-rest.server.ts';
import { confirmSeries } from './confirm-series.server.ts';
import { findSeriesHold } from './held-series.server.ts';
import { holdSeries, previewSeries } from './hold-series.server.ts';

/** Tuesdays, 18:00 in London, 13:00 in Bogotá. */
const tuesdays = ['2026-11-24T18:00:00.000Z', '2026-12-01T18:00:00.000Z', '2026-12-08T18:00:00.000Z'];

const at = setUpBookingTest();

const of = { tutor: 'lucia-restrepo', minutes: 60, currency: 'GBP', reader } as const;
const hold = (starts: readonly string[], account = maya) =>
  holdSeries(at.app.services, {
    ...of,
    owner: signedIn(account),
    starts: starts.map((start) => new Date(start)),
  });
const holdOne = (start: string, account: { id: string }) => at.hold(signedIn(account), start);
const confirm = (id: string, account = maya) =>
  confirmSeries(at.app.services, { id, account, visitorId: null, request: {}, reader });

const held = () => at.app.db.selectFrom('app.bookings').select('id').where('state', '=', 'held').execute();

describe('a weekly session', () => {
  test('can be previewed: which times are free, and alternatives for the others', async () => {
    await holdOne(tuesdays[1] ?? '', noor);
    const first = new Date(tuesdays[0] ?? '');
    const input = { ...of, start: first, count: 3, everyWeeks: 1, zone: 'Europe/London' };
    const occurrences = await previewSeries(at.app.services, input);
    expect(occurrences.map(({ start, free }) => [start, free])).toEqual([
      [tuesdays[0], true],
      [tuesdays[1], false],
      [tuesdays[2], true],
    ]);
    expect(occurrences.map(({ alternatives }) => alternatives.length)).toEqual([0, 3, 0]);
    expect(occurrences.map(({ reason }) => reason)).toEqual([null, 'taken', null]);
  });

  test('is not open yet, rather than not free, in the weeks beyond the booking window', async () => {
    const first = new Date(tuesdays[0] ?? '');
    const input = { ...of, start: first, count: 12, everyWeeks: 1, zone: 'Europe/London' };
    const weeks = await previewSeries(at.app.services, input);
    expect(weeks.map(({ reason }) => reason)).toEqual([
      ...Array.from({ length: 9 }, () => null),
      ...Array.from({ length: 3 }, () => 'not_open_yet'),
    ]);
    // 60 days: the tenth Tuesday, 26 January, opens on 27 November in Bogotá.
    expect(weeks.slice(9).map(({ opensAt, alternatives }) => [opensAt, alternatives])).toEqual([
      ['2026-11-27T05:00:00.000Z', []],
      ['2026-12-04T05:00:00.000Z', []],
      ['2026-12-11T05:00:00.000Z', []],
    ]);
  });

  test('treats only the owner’s own hold as free', async () => {
    const { id } = await holdOne(tuesdays[0] ?? '', maya);
    const first = new Date(tuesdays[0] ?? '');
    const input = { ...of, start: first, count: 2, everyWeeks: 1, zone: 'Europe/London' };
    const freeTimesFor = async (account: { id: string }) =>
      (await previewSeries(at.app.services, { ...input, hold: { id, owner: signedIn(account) } })).map(
        ({ free }) => free,
      );
    expect([await freeTimesFor(maya), await freeTimesFor(noor)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('stays at 18:00 in London across both clock changes, whatever the tutor’s zone does', async () => {
    await at.app.db.updateTable('app.tutors').set({ window_days: 365 }).execute();
    const input = { ...of, start: new Date('2027-03-23T18:00:00Z'), count: 2, everyWeeks: 1 };
    const starts = await previewSeries(at.app.services, { ...input, zone: 'Europe/London' });
    expect(starts.map(({ start }) => start)).toEqual([
      '2027-03-23T18:00:00.000Z',
      '2027-03-30T17:00:00.000Z',
    ]);
  });

  test('that is held is visible to its owner until it expires', async () => {
    const { id } = await hold(tuesdays);
    const findHoldAs = (account: { id: string }) =>
      findSeriesHold(at.app.services, { id, owner: signedIn(account), reader });
    expect((await findHoldAs(maya)).sessions.map(({ start }) => start)).toEqual(tuesdays);
    expect((await refused(findHoldAs(noor))).code).toBe('unknown_series');
    at.app.clock.set('2026-11-20T09:10:00Z');
    expect((await refused(findHoldAs(maya))).code).toBe('hold_expired');
    const again = await hold(tuesdays);
    await confirm(again.id);
    expect(
      (await refused(findSeriesHold(at.app.services, { id: again.id, owner: signedIn(maya), reader }))).code,
    ).toBe('already_booked');
  });

  test('is held completely or not at all, and the error lists the conflicts', async () => {
    await holdOne(tuesdays[1] ?? '', noor);
    const lost = await refused(hold(tuesdays));
    expect([lost.status, lost.code, lost.messageIn('en')]).toEqual([
      409,
      'series_taken',
      'One of these times is no longer free. You’ll see the nearest free times next to them.',
    ]);
    expect(lost.details.taken).toMatchObject([{ start: tuesdays[1], alternatives: [{}, {}, {}] }]);
    expect(await held()).toHaveLength(1);
    expect((await refused(hold([tuesdays[0] ?? '', tuesdays[0] ?? '']))).code).toBe('starts_repeated');
  });

  test('counts as one hold, and is replaced like one', async () => {
    const { id, sessions, total } = await hold(tuesdays);
    expect([sessions.length, total]).toEqual([3, { amountMinor: 9600, currency: 'GBP' }]);
    await holdOne('2026-11-25T19:00:00Z', maya);
    expect(await held()).toHaveLength(1);
    expect((await refused(confirm(id))).code).toBe('hold_expired');
  });

  test('is booked with one email to each side and one calendar file; a second confirmation changes nothing', async () => {
    const { id } = await hold(tuesdays);
    const booked = await confirm(id);
    expect(booked.map(({ state, start, seriesId }) => [state, start, seriesId])).toEqual(
      tuesdays.map((start) => ['confirmed', start, id]),
    );
    expect(await confirm(id)).toEqual(booked);
    const mails = await at.app.db.selectFrom('app.mails').selectAll().orderBy('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['carmen@example.org', 'lucia@example.org']);
    expect(mails[0]?.subject).toBe('Booked: 3 sessions with Lucía Restrepo, from Tue 24\u00a0Nov, 18:00');
    expect(mails[0]?.body_text).toContain('Tuesday 8\u00a0December, 18:00–19:00');
    expect(mails[0]?.body_text).toContain('£96.00');
    expect(mails[1]?.subject).toMatch(/^3 clases nuevas, desde el mar.* 13:00$/);
    expect(JSON.stringify(mails[0]?.attachments).split('BEGIN:VEVENT')).toHaveLength(4);
    expect((await refused(confirm(id, noor))).code).toBe('unknown_series');
  });

  test('consists of sessions that can be cancelled and moved individually', async () => {
    const { id } = await hold(tuesdays);
    const [first, second, third] = await confirm(id);
    await cancelBooking(at.app.services, { id: first?.id ?? '', accountId: maya.id });
    const start = new Date('2026-12-02T19:00:00Z');
    await moveBooking(at.app.services, { id: second?.id ?? '', accountId: maya.id, start, reader });
    const rows = await at.app.db.selectFrom('app.bookings').select(['id', 'state']).execute();
    expect(rows.find((row) => row.id === third?.id)?.state).toBe('confirmed');
    expect(rows.filter(({ state }) => state === 'confirmed')).toHaveLength(2);
  });

  test('shows before the rest is cancelled that its invoice is paid', async () => {
    const { id } = await hold(tuesdays);
    await confirm(id);
    const of = { id, accountId: maya.id };
    expect((await previewRest(at.app.services, of)).isInvoicePaid).toBeUndefined();
    const invoices = await at.app.db.selectFrom('app.invoices').select('id').execute();
    for (const invoice of invoices) await setSettled(at.app.db, invoice.id, at.app.clock.now());
    expect((await previewRest(at.app.services, of)).isInvoicePaid).toBe(true);
    expect((await previewRest(at.app.services, { id, accountId: lucia.id })).isInvoicePaid).toBeUndefined();
  });

  test('can have its remaining sessions cancelled together, with the total refund shown before', async () => {
    const { id } = await hold(tuesdays);
    const [, , third] = await confirm(id);
    const of = { id, accountId: maya.id };
    await cancelBooking(at.app.services, { id: third?.id ?? '', accountId: maya.id });
    // The first is past free cancellation: half. The second is refunded in full, the third was cancelled before.
    at.app.clock.set('2026-11-24T12:00:00Z');
    const shown = await previewRest(at.app.services, of);
    expect(shown.sessions.map(({ start, share, refund }) => [start, share, refund.amountMinor])).toEqual([
      [tuesdays[0], 'part', 1600],
      [tuesdays[1], 'all', 3200],
    ]);
    expect([shown.refund.amountMinor, shown.stillDue.amountMinor]).toEqual([4800, 1600]);
    expect((await refused(cancelRest(at.app.services, { ...of, refundMinor: 6400 }))).code).toBe(
      'refund_changed',
    );
    const states = () =>
      at.app.db.selectFrom('app.bookings').select(['state', 'refund_minor']).orderBy('starts_at').execute();
    expect((await states()).map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'cancelled']);
    await cancelRest(at.app.services, { ...of, refundMinor: 4800 });
    expect(await states()).toEqual([
      { state: 'cancelled', refund_minor: 1600 },
      { state: 'cancelled', refund_minor: 3200 },
      { state: 'cancelled', refund_minor: 3200 },
    ]);
    const [mail, toTutor] = await at.app.db
      .selectFrom('app.mails')
      .select(['subject', 'body_text', 'attachments'])
      .where('message_id', 'like', '%-cancelled-%')
      .where('subject', 'like', '%2%')
      .orderBy('recipient')
      .execute();
    expect(mail?.subject).toBe('Cancelled: 2 sessions with Lucía Restrepo');
    expect(mail?.body_text).toContain(
      'We’ve taken £48.00 off your invoice, which leaves £16.00 for these sessions. If you have already paid, we transfer £48.00 to you.',
    );
    expect(toTutor?.body_text).toContain('martes');
    expect(JSON.stringify(mail?.attachments).split('STATUS:CANCELLED')).toHaveLength(3);
    expect((await refused(cancelRest(at.app.services, of))).code).toBe('not_cancellable');
  });

  test('cancels every remaining session even if one is moved concurrently', async () => {
    const { id } = await hold(tuesdays);
    const [, second] = await confirm(id);
    const start = new Date('2026-12-02T19:00:00Z');
    const moving = moveBooking(at.app.services, {
      id: second?.id ?? '',
      accountId: maya.id,
      start,
      reader,
    });
    await Promise.allSettled([cancelRest(at.app.services, { id, accountId: maya.id }), moving]);
    const rows = await at.app.db.selectFrom('app.bookings').select('state').execute();
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  test('can be viewed and cancelled by its two sides only', async () => {
    const { id } = await hold(tuesdays);
    await confirm(id);
    expect((await findSeries(at.app.services, { id, accountId: maya.id })).map(({ start }) => start)).toEqual(
      tuesdays,
    );
    expect((await refused(cancelRest(at.app.services, { id, accountId: noor.id }))).code).toBe(
      'unknown_series',
    );
    at.app.clock.set('2026-11-24T12:00:00Z');
    const asTutor = await previewRest(at.app.services, { id, accountId: lucia.id });
    expect(asTutor.refund.amountMinor).toBe(9600);
    const file = await readSeriesCalendar(at.app.services, { id, accountId: maya.id });
    expect(readStrictCalendar(file).events.map(({ start }) => start)).toEqual(tuesdays);
  });

  test('respects the daily limit', async () => {
    await at.app.db.updateTable('app.tutors').set({ daily_limit: 1 }).execute();
    await holdOne('2026-12-01T20:00:00.000Z', noor);
    const lost = await refused(hold(tuesdays));
    expect(lost.details.taken).toMatchObject([{ start: tuesdays[1] }]);
  });

  test('can be held with an account only: visitors are asked to sign in', async () => {
    const holdBody = { tutorId: 'lucia-restrepo', starts: tuesdays, minutes: 60, currency: 'GBP' };
    const stranger = callsOf(bookingApi(at.app.services), null);
    expect((await stranger('POST', '/bookings/series/holds', holdBody)).status).toBe(401);
    const query = `tutorId=lucia-restrepo&start=${tuesdays[0]}&count=3&timeZone=Europe/London`;
    expect((await stranger('GET', `/bookings/series?${query}`)).body.occurrences).toHaveLength(3);
    const account = callsOf(bookingApi(at.app.services), maya);
    const { body, status } = await account('POST', '/bookings/series/holds', holdBody);
    expect(status).toBe(201);
    const { id } = body.series as { id: string };
    const confirmed = await account('POST', `/bookings/series/${id}/confirm`, {});
    expect([confirmed.status, (confirmed.body.bookings as unknown[]).length]).toEqual([201, 3]);
  });
});
