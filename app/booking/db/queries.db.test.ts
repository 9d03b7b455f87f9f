import { sql } from 'kysely';
import type { Edges } from '#app/platform/time-steps.server.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryBookedSessions } from '#app/pricing/index.server.ts';
import { selectStamp } from '#app/tutors/db/availability-stamp.server.ts';
import {
  lucia,
  maya,
  noor,
  setUpBookingTest,
  someoneWaitsForALock,
  visitor,
} from '#tests/booking/booking-setup.ts';
import {
  completeEnded,
  isLearnerBusy,
  lockKey,
  loadBookingsOf,
  loadBookingsSince,
  loadConfirmedOf,
  loadSeries,
} from './booking.server.ts';
import {
  insertClaim,
  isClaimOpen,
  listDueReminders,
  loadClaims,
  loadOpenClaims,
  updateClaim,
} from './claims.server.ts';
import { deleteFeed, loadFeed, putFeed } from './feed.server.ts';
import {
  countBookings,
  countSessionsAhead,
  listTutorsBookedFor,
  loadSessionsOfAccount,
  loadSessionsOfTutor,
  nextSessionOfLearner,
} from './figures.server.ts';
import {
  expireAllStaleHolds,
  expireStaleHolds,
  forgetExpired,
  insertHolds,
  loadHoldsFrom,
  type NewHold,
  type Owner,
  placeOrdinaryHold,
  releaseHolds,
  selectHeldTutors,
  selectHoldCount,
  subjectsOf,
} from './holds.server.ts';
import { usedTrial, usedTrials } from './trials.server.ts';

const at = setUpBookingTest();
const uuid = (last: number) => `00000000-0000-4000-a000-${String(last).padStart(12, '0')}`;
const [leo, mila, together] = [uuid(901), uuid(902), uuid(903)];
const date = (text: string) => new Date(`2026-${text}:00Z`);
const HOUR = 3_600_000;

type Added = {
  /** Session of one hour. */
  start: string;
  state?: 'held' | 'confirmed' | 'completed' | 'cancelled' | 'no_show' | 'expired';
  tutor?: string;
  trial?: boolean;
  account?: string | null;
  visitorId?: string | null;
  profile?: string | null;
  series?: string | null;
  network?: string | null;
  /** When it was booked, cancelled or given back. */
  confirmed?: string;
  ended?: string;
  expires?: string;
};
let tutors: { lucia: string; amara: string };

beforeEach(async () => {
  const rows = await at.app.db.selectFrom('app.tutors').select(['id', 'slug']).execute();
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? '';
  tutors = { lucia: idOf('lucia-restrepo'), amara: idOf('amara-okafor') };
  await at.app.db
    .insertInto('app.learner_profiles')
    .values(
      [leo, mila].map((id) => ({
        id,
        account_id: maya.id,
        name: id === leo ? 'Leo' : 'Mila',
        language: 'en',
        created_at: at.app.clock.now(),
      })),
    )
    .execute();
});

/** Adds a booking with this number, which goes through the states that lead to its own. */
async function add(number: number, added: Added): Promise<void> {
  const { state = 'confirmed', account = maya.id, profile = null, series = null } = added;
  const startsAt = date(added.start);
  const endsAt = new Date(startsAt.getTime() + HOUR);
  const id = uuid(number);
  await at.app.db
    .insertInto('app.bookings')
    .values({
      id,
      tutor_id: added.tutor ?? tutors.lucia,
      state: 'held',
      session_type: added.trial ? 'trial' : 'session',
      starts_at: startsAt,
      ends_at: endsAt,
      claimed: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
      account_id: account,
      visitor_id: added.visitorId ?? null,
      held_network: added.network ?? null,
      learner_profile_id: profile,
      learner_email: account === null ? null : 'carmen@example.org',
      learner_locale: 'en-GB',
      learner_zone: 'Europe/London',
      series_id: series,
      price_minor: 3200,
      currency: 'GBP',
      policy: JSON.stringify({ fullRefundHours: 24, lateRefundPercent: 50 }),
      expires_at: date(added.expires ?? '11-20T09:10'),
      created_at: date('11-19T09:00'),
    })
    .execute();
  const set = (change: object) =>
    at.app.db.updateTable('app.bookings').set(change).where('id', '=', id).execute();
  const ended_at = added.ended === undefined ? null : date(added.ended);
  if (state === 'held') return;
  if (state === 'expired') return void (await set({ state, ended_at }));
  const confirmed_at = date(added.confirmed ?? '11-20T09:00');
  await set({ state: 'confirmed', payment: 'invoice', confirmed_at, expires_at: null });
  if (state === 'confirmed') return;
  const cancelled = state === 'cancelled' ? { cancelled_by: 'learner', refund_minor: 0 } : {};
  const missed = state === 'no_show' ? { absent: 'learner', refund_minor: 0 } : {};
  await set({ state, ended_at: ended_at ?? endsAt, ...cancelled, ...missed });
}

const numbersOf = (found: readonly { id: string }[]) => found.map(({ id }) => Number(id.slice(-12)));
const stateOf = async (number: number) => {
  const row = at.app.db.selectFrom('app.bookings').select('state').where('id', '=', uuid(number));
  return (await row.executeTakeFirst())?.state;
};

describe('bookings of an account or a tutor', () => {
  beforeEach(async () => {
    await add(1, { start: '11-26T18:00', confirmed: '11-19T10:00' });
    await add(2, { start: '11-24T18:00', confirmed: '11-19T12:00', series: together });
    await add(3, {
      start: '11-25T18:00',
      confirmed: '11-19T11:00',
      state: 'cancelled',
      ended: '11-20T08:00',
    });
    await add(4, { start: '11-27T18:00', state: 'held', series: together });
    await add(5, { start: '11-28T18:00', state: 'expired', ended: '11-20T08:00' });
    await add(6, { start: '11-24T20:00', account: noor.id, confirmed: '11-19T09:30' });
    await add(7, { start: '11-23T18:00', tutor: tutors.amara, confirmed: '11-19T13:00', state: 'completed' });
  });

  test('are listed with the newest start first, without holds', async () => {
    const { db } = at.app;
    expect(numbersOf(await loadBookingsOf(db, { accountId: maya.id }, 9))).toEqual([1, 3, 2, 7]);
    expect(numbersOf(await loadBookingsOf(db, { accountId: maya.id }, 2))).toEqual([1, 3]);
    expect(numbersOf(await loadBookingsOf(db, { tutorId: tutors.lucia }, 9))).toEqual([1, 3, 6, 2]);
  });

  test('are exported to a calendar with the first start first, and cancelled ones for a while', async () => {
    const exported = async (since: string, cancelledSince: string, limit = 9) =>
      numbersOf(
        await loadBookingsSince(
          at.app.db,
          { accountId: maya.id },
          { since: date(since), cancelledSince: date(cancelledSince), limit },
        ),
      );
    expect(await exported('11-20T00:00', '11-20T08:00')).toEqual([7, 2, 3, 1]);
    expect(await exported('11-20T00:00', '11-20T08:01')).toEqual([7, 2, 1]);
    expect(await exported('11-24T18:00', '11-20T08:00')).toEqual([2, 3, 1]);
    expect(await exported('11-24T18:01', '11-20T08:00')).toEqual([3, 1]);
    expect(await exported('11-20T00:00', '11-20T08:00', 1)).toEqual([7]);
  });

  test('that begin at the same time are exported in the same order each time', async () => {
    await add(9, { start: '12-01T18:00', confirmed: '11-19T10:00', profile: leo });
    await add(8, { start: '12-01T18:00', confirmed: '11-19T12:00', profile: mila, tutor: tutors.amara });
    const range = { since: date('12-01T00:00'), cancelledSince: date('12-01T00:00'), limit: 9 };
    expect(numbersOf(await loadBookingsSince(at.app.db, { accountId: maya.id }, range))).toEqual([8, 9]);
  });

  test('are upcoming while they are confirmed, next first', async () => {
    expect(numbersOf(await loadConfirmedOf(at.app.db, { accountId: maya.id }))).toEqual([2, 1]);
    expect(numbersOf(await loadConfirmedOf(at.app.db, { tutorId: tutors.lucia }))).toEqual([2, 6, 1]);
    const ahead = async (text: string) => {
      const time = { now: date(text), overdueBefore: date(text) };
      return (await queryBookedSessions(maya.id, time).execute(at.app.db)).rows[0]?.sessions ?? [];
    };
    expect(numbersOf(await ahead('11-24T17:59')).toSorted()).toEqual([1, 2]);
    expect(await ahead('11-24T18:00')).toEqual([
      { id: uuid(1), seriesId: null, isAhead: true, isPaid: false },
    ]);
  });

  test('of one series are listed with the first start first', async () => {
    expect(numbersOf(await loadSeries(at.app.db, together))).toEqual([2, 4]);
  });

  test('are listed for founders without holds, latest first', async () => {
    const { db } = at.app;
    expect(numbersOf(await loadSessionsOfTutor(db, tutors.lucia, 9))).toEqual([1, 3, 6, 2]);
    expect(numbersOf(await loadSessionsOfTutor(db, tutors.lucia, 1))).toEqual([1]);
    expect(numbersOf(await loadSessionsOfAccount(db, maya.id, 9))).toEqual([1, 3, 2, 7]);
    expect((await loadSessionsOfAccount(db, noor.id, 9))[0]).toEqual({
      id: uuid(6),
      state: 'confirmed',
      sessionType: 'session',
      start: date('11-24T20:00'),
      end: date('11-24T21:00'),
      priceMinor: 3200,
      currency: 'GBP',
    });
  });

  test('are counted by tutor until they end', async () => {
    const ahead = async (now: string) => [...(await countSessionsAhead(at.app.db, date(now)))];
    expect(await ahead('11-24T18:59')).toEqual([[tutors.lucia, 3]]);
    expect(await ahead('11-24T19:00')).toEqual([[tutors.lucia, 2]]);
  });

  test('are counted in the step of the range in which they were booked', async () => {
    const days: Edges = [date('11-19T00:00'), date('11-19T11:00'), date('11-19T13:00')];
    const steps = await countBookings(at.app.db, days);
    const known = steps.map(({ step, state, bookings }) => `${step} ${state} ${bookings}`);
    expect(known.toSorted()).toEqual(['1 confirmed 2', '2 cancelled 1', '2 confirmed 1']);
  });
});

describe('a learner', () => {
  beforeEach(async () => {
    await add(1, { start: '11-26T18:00', confirmed: '11-19T10:00', profile: leo });
    await add(2, { start: '11-24T18:00', confirmed: '11-19T12:00', profile: leo, tutor: tutors.amara });
    await add(3, { start: '11-25T18:00', profile: leo, state: 'cancelled', ended: '11-20T08:00' });
    await add(4, { start: '11-23T18:00', profile: mila });
    await add(5, { start: '11-22T18:00' });
  });

  test('has a next session until it ends', async () => {
    const next = (now: string, learner = leo) => nextSessionOfLearner(at.app.db, learner, date(now));
    expect(await next('11-20T09:00')).toEqual(date('11-24T18:00'));
    expect(await next('11-24T18:59')).toEqual(date('11-24T18:00'));
    expect(await next('11-24T19:00')).toEqual(date('11-26T18:00'));
    expect(await next('11-26T19:00')).toBeNull();
  });

  test('keeps each tutor for a month after the last session with them', async () => {
    const booked = async (now: string) => (await listTutorsBookedFor(at.app.db, leo, date(now))).toSorted();
    const both = [tutors.lucia, tutors.amara].toSorted();
    expect(await booked('12-24T18:59')).toEqual(both);
    expect(await booked('12-24T19:00')).toEqual([tutors.lucia]);
    expect(await booked('12-26T19:00')).toEqual([]);
    await add(6, { start: '11-27T18:00', profile: leo, tutor: tutors.amara, state: 'no_show' });
    await add(7, { start: '11-28T18:00', profile: leo, tutor: tutors.amara, state: 'completed' });
    expect(await booked('12-28T18:59')).toEqual([tutors.amara]);
  });

  test('has one session at a time, beside those of a sibling and of the account owner', async () => {
    const times = [
      ['at the same time', leo, '11-26T18:00', true],
      ['that ends half an hour into it', leo, '11-26T17:30', true],
      ['that begins half an hour into it', leo, '11-26T18:30', true],
      ['right before it', leo, '11-26T17:00', false],
      ['right after it', leo, '11-26T19:00', false],
      ['at the time of a cancelled one', leo, '11-25T18:00', false],
      ['at the time of a sibling’s', leo, '11-23T18:00', false],
      ['at the time of the account owner’s', leo, '11-22T18:00', false],
      ['at the time of the own one, as the account owner', null, '11-22T18:00', true],
      ['at the time of a child’s, as the account owner', null, '11-26T18:00', false],
    ] as const;
    for (const [when, learnerProfileId, start, busy] of times) {
      const session = { startsAt: date(start), endsAt: new Date(date(start).getTime() + HOUR) };
      const isBusy = (accountId: string, profile: string | null) =>
        isLearnerBusy(at.app.db, { accountId, learnerProfileId: profile }, session);
      const outcomes = [await isBusy(maya.id, learnerProfileId), await isBusy(noor.id, null)];
      expect([when, ...outcomes]).toEqual([when, busy, false]);
    }
  });
});

describe('confirmed sessions', () => {
  beforeEach(async () => {
    await add(1, { start: '11-21T18:00' });
    await add(2, { start: '11-21T20:00' });
    await add(3, { start: '11-22T18:00' });
    await add(4, { start: '11-21T10:00', state: 'cancelled', ended: '11-20T08:00' });
    const claim = { absent: 'learner', claimedBy: 'tutor', claimedAt: date('11-21T18:20') } as const;
    await insertClaim(at.app.db, { ...claim, bookingId: uuid(3), disputedAt: null });
  });
  const states = () => Promise.all([1, 2, 3, 4].map(stateOf));

  test('are completed 72 hours after their end, unless a claim is open', async () => {
    expect(await completeEnded(at.app.db, date('11-24T18:59'))).toHaveLength(0);
    expect(await completeEnded(at.app.db, date('11-24T19:00'))).toHaveLength(1);
    expect(await states()).toEqual(['completed', 'confirmed', 'confirmed', 'cancelled']);
    expect(await completeEnded(at.app.db, date('12-24T19:00'))).toHaveLength(1);
    expect(await states()).toEqual(['completed', 'completed', 'confirmed', 'cancelled']);
    await updateClaim(at.app.db, uuid(3), { outcome: 'rejected', decided_at: date('12-24T20:00') });
    expect(await completeEnded(at.app.db, date('12-24T21:00'))).toHaveLength(1);
    const row = at.app.db.selectFrom('app.bookings').select('ended_at').where('id', '=', uuid(3));
    expect(await row.executeTakeFirst()).toEqual({ ended_at: date('12-24T21:00') });
  });

  test('with given ids are completed as soon as they have ended', async () => {
    expect(await completeEnded(at.app.db, date('11-21T20:59'), [uuid(2)])).toHaveLength(0);
    expect(await completeEnded(at.app.db, date('11-21T21:00'), [uuid(2)])).toHaveLength(1);
    expect(await states()).toEqual(['confirmed', 'completed', 'confirmed', 'cancelled']);
  });
});

describe('holds', () => {
  const [now, ofAccount] = [date('11-20T09:05'), { accountId: maya.id, visitorId: null }];
  const ofBrowser = { accountId: null, visitorId: visitor };
  beforeEach(async () => {
    await add(1, { start: '11-24T18:00', state: 'held', expires: '11-20T09:10' });
    await add(2, { start: '11-25T18:00', state: 'held', expires: '11-20T09:05' });
    await add(3, { start: '11-26T18:00', state: 'held', account: null, visitorId: visitor, network: 'n1' });
    await add(4, { start: '11-24T18:00', state: 'held', tutor: tutors.amara, expires: '11-20T09:05' });
    await add(5, { start: '11-27T18:00', account: noor.id });
    await add(6, {
      start: '11-28T18:00',
      state: 'expired',
      ended: '11-20T08:00',
      network: 'n1',
      account: null,
      visitorId: visitor,
    });
  });
  const states = () => Promise.all([1, 2, 3, 4, 5, 6].map(stateOf));

  test('of one tutor expire at their end', async () => {
    await expireStaleHolds(at.app.db, tutors.lucia, now);
    expect(await states()).toEqual(['held', 'expired', 'held', 'held', 'confirmed', 'expired']);
    const row = at.app.db.selectFrom('app.bookings').select('ended_at').where('id', '=', uuid(2));
    expect(await row.executeTakeFirst()).toEqual({ ended_at: now });
  });

  test('of all tutors expire at their end, and are counted', async () => {
    expect(await expireAllStaleHolds(at.app.db, now)).toBe(2);
    expect(await states()).toEqual(['held', 'expired', 'held', 'expired', 'confirmed', 'expired']);
    expect(await expireAllStaleHolds(at.app.db, now)).toBe(0);
  });

  test('that another transaction has locked are skipped and expire later', async () => {
    await at.app.db.transaction().execute(async (trx) => {
      await trx.selectFrom('app.bookings').select('id').where('id', '=', uuid(2)).forUpdate().execute();
      expect(await expireAllStaleHolds(at.app.db, now)).toBe(1);
    });
    expect(await expireAllStaleHolds(at.app.db, now)).toBe(1);
  });

  test('are found for their owner until they expire', async () => {
    const has = async (owner: typeof ofAccount | typeof ofBrowser, tutor: string, time = now) => {
      const held = await selectHeldTutors(at.app.db, owner, time).execute();
      return held.some(({ tutor_id }) => tutor_id === tutor);
    };
    expect(await has(ofAccount, tutors.lucia)).toBe(true);
    expect(await has(ofAccount, tutors.lucia, date('11-20T09:10'))).toBe(false);
    expect(await has(ofAccount, tutors.amara)).toBe(false);
    expect(await has(ofBrowser, tutors.lucia)).toBe(true);
    expect(await has(ofBrowser, tutors.amara)).toBe(false);
    expect(await has({ accountId: noor.id, visitorId: null }, tutors.lucia)).toBe(false);
  });

  test('are counted by owner, a series as one', async () => {
    const count = async (owner: { accountId: string | null; visitorId: string | null }, time = now) =>
      (await selectHoldCount(at.app.db, owner, time).executeTakeFirstOrThrow()).count;
    expect([await count(ofAccount), await count(ofAccount, date('11-20T09:10'))]).toEqual([1, 0]);
    expect(await count({ accountId: noor.id, visitorId: null })).toBe(0);
    expect(await count({ ...ofAccount, visitorId: visitor })).toBe(2);
    await add(7, { start: '12-01T18:00', state: 'held', series: together });
    await add(8, { start: '12-08T18:00', state: 'held', series: together });
    expect(await count(ofAccount)).toBe(2);
  });

  test('of a network are counted until they expire', async () => {
    const time = { startsAt: date('11-26T18:00'), endsAt: date('11-26T19:00') };
    const held = [{ network: 'n1', tutorId: tutors.lucia, ...time }];
    expect(await loadHoldsFrom(at.app.db, 'n1', now)).toEqual(held);
    expect(await loadHoldsFrom(at.app.db, 'n', now)).toEqual(held);
    expect(await loadHoldsFrom(at.app.db, 'n1', date('11-20T09:10'))).toEqual([]);
    expect(await loadHoldsFrom(at.app.db, 'n2', now)).toEqual([]);
  });

  test('of an owner with a tutor are released, a series under its own id', async () => {
    await add(7, { start: '12-01T18:00', state: 'held', series: together });
    await add(8, { start: '12-08T18:00', state: 'held', series: together });
    const released = subjectsOf(await releaseHolds(at.app.db, ofAccount, tutors.lucia, now).execute());
    expect(released.toSorted()).toEqual([uuid(1), uuid(2), together]);
    expect(await states()).toEqual(['expired', 'expired', 'held', 'held', 'confirmed', 'expired']);
  });

  test('are deleted some time after they expired, and nothing else is', async () => {
    await forgetExpired(at.app.db, date('11-20T08:00'));
    expect(await stateOf(6)).toBe('expired');
    await forgetExpired(at.app.db, date('11-20T08:01'));
    expect(await states()).toEqual(['held', 'held', 'held', 'held', 'confirmed', undefined]);
  });
});

describe('an ordinary hold', () => {
  const start = date('11-25T18:00');
  const site = 'n'.repeat(14);
  const end = new Date(start.getTime() + HOUR);
  const ofVisitor = { accountId: null, visitorId: visitor };
  const newHold = (owner: Owner): NewHold => ({
    id: uuid(700),
    tutorId: tutors.lucia,
    sessionType: 'session',
    startsAt: start,
    endsAt: end,
    claimed: { from: new Date(start.getTime() - HOUR / 6), to: end },
    seriesId: null,
    ...owner,
    network: owner.accountId ? null : `${site}rest`,
    locale: 'es-CO',
    zone: 'America/Bogota',
    priceMinor: 3200,
    currency: 'GBP',
    policy: { fullRefundHours: 24, lateRefundPercent: 50 },
    expiresAt: date('11-20T09:10'),
    now: date('11-20T09:00'),
  });
  const stampNow = async () =>
    (await at.app.db.executeQuery(selectStamp(at.app.db, tutors.lucia))).rows[0]?.stamp ?? null;
  const place = async (owner: Owner = { accountId: maya.id, visitorId: null }, stamp?: string | null) =>
    placeOrdinaryHold(at.app.db, newHold(owner), {
      owner,
      site: owner.accountId ? null : site,
      stamp: stamp === undefined ? await stampNow() : stamp,
    });

  test.each([
    ['an account', { accountId: maya.id, visitorId: null }],
    ['a visitor', ofVisitor],
  ])('of %s is the row that a transaction inserts', async (_, owner) => {
    const placed = await place(owner);
    const rows = await at.app.db.selectFrom('app.bookings').selectAll().execute();
    await at.app.db.deleteFrom('app.bookings').execute();
    const [inserted] = await insertHolds(at.app.db, [newHold(owner)]);
    expect(placed).toEqual(inserted);
    expect(rows).toEqual(await at.app.db.selectFrom('app.bookings').selectAll().execute());
  });

  test('raises the tutor’s stamp, and is not placed at an earlier one', async () => {
    const before = await stampNow();
    expect(await place()).not.toBeNull();
    await at.app.db.updateTable('app.bookings').set({ state: 'expired' }).execute();
    expect(await place({ accountId: noor.id, visitorId: null }, before)).toBeNull();
    expect(await place({ accountId: noor.id, visitorId: null }, null)).toBeNull();
  });

  test.each<[string, Owner, Added]>([
    [
      'whose time somebody has',
      { accountId: maya.id, visitorId: null },
      { start: '11-25T17:00', account: noor.id },
    ],
    [
      'whose time somebody holds, though too long',
      { accountId: maya.id, visitorId: null },
      { start: '11-25T18:30', account: noor.id, state: 'held', expires: '11-20T08:59' },
    ],
    [
      'of an account that holds another',
      { accountId: maya.id, visitorId: null },
      { start: '11-26T18:00', state: 'held' },
    ],
    [
      'of a browser that holds another',
      { accountId: maya.id, visitorId: visitor },
      { start: '11-26T18:00', state: 'held', account: null, visitorId: visitor },
    ],
    [
      'of a network that holds another',
      ofVisitor,
      {
        start: '11-26T18:00',
        state: 'held',
        account: null,
        visitorId: uuid(5),
        network: `${'n'.repeat(14)}other`,
      },
    ],
  ])('is left to a transaction when it is one %s', async (_, owner, other) => {
    await add(1, other);
    expect(await place(owner)).toBeNull();
    expect(await at.app.db.selectFrom('app.bookings').selectAll().execute()).toHaveLength(1);
  });

  test('is placed beside holds of others, stale ones of the owner, and sessions of the owner', async () => {
    await add(1, { start: '11-26T18:00', state: 'held', account: noor.id });
    await add(2, { start: '11-26T20:00', state: 'held', expires: '11-20T09:00' });
    await add(3, { start: '11-27T18:00' });
    expect((await place())?.id).toBe(uuid(700));
  });

  test('waits for whoever has the owner’s lock, the network’s or the tutor’s', async () => {
    for (const [key, owner] of [
      [`holds of ${maya.id}`, { accountId: maya.id, visitorId: visitor }],
      [`holds from ${site}`, ofVisitor],
      [`days of ${tutors.lucia}`, ofVisitor],
    ] as const) {
      const order: string[] = [];
      let placing: Promise<unknown> = Promise.resolve();
      await at.app.db.transaction().execute(async (trx) => {
        await lockKey(trx, key).execute();
        placing = place(owner).then(() => order.push('placed'));
        await Promise.race([placing, someoneWaitsForALock(at.app)]);
        order.push('unlocked');
      });
      await placing;
      expect(order).toEqual(['unlocked', 'placed']);
      await at.app.db.deleteFrom('app.bookings').execute();
    }
  });
});

describe('claims of absence', () => {
  beforeEach(async () => {
    for (const [number, start] of ['11-21T18:00', '11-22T18:00', '11-23T18:00', '11-24T18:00'].entries())
      await add(number + 1, { start });
    const claim = (number: number, claimedAt: string, disputedAt: string | null) =>
      insertClaim(at.app.db, {
        bookingId: uuid(number),
        absent: 'tutor',
        claimedBy: 'learner',
        claimedAt: date(claimedAt),
        disputedAt: disputedAt === null ? null : date(disputedAt),
      });
    await claim(1, '11-25T12:00', null);
    await claim(2, '11-25T10:00', null);
    await claim(3, '11-25T11:00', '11-25T11:00');
    await claim(4, '11-25T09:00', null);
    await updateClaim(at.app.db, uuid(4), { outcome: 'upheld', decided_at: date('11-25T13:00') });
  });
  const open = async (limit: number, before?: string) =>
    (await loadOpenClaims(at.app.db, { limit, ...(before && { before: date(before) }) })).map(
      ({ bookingId }) => Number(bookingId.slice(-12)),
    );

  test('that are open are listed, oldest first', async () => {
    expect(await open(9)).toEqual([2, 3, 1]);
    expect(await open(2)).toEqual([2, 3]);
    expect([await isClaimOpen(at.app.db, uuid(1)), await isClaimOpen(at.app.db, uuid(4))]).toEqual([
      true,
      false,
    ]);
    expect(await isClaimOpen(at.app.db, uuid(9))).toBe(false);
  });

  test('without an objection are listed once they are older than the given age', async () => {
    expect(await open(9, '11-25T10:00')).toEqual([]);
    expect(await open(9, '11-25T12:00')).toEqual([2]);
    expect(await open(9, '11-25T12:01')).toEqual([2, 1]);
  });

  test('of which founders are to be reminded are listed, longest disputed first', async () => {
    await updateClaim(at.app.db, uuid(1), { disputed_at: date('11-25T13:00') });
    await updateClaim(at.app.db, uuid(2), { disputed_at: date('11-25T12:00') });
    const due = { first: date('11-28T12:00'), second: date('11-24T12:00') };
    expect(await listDueReminders(at.app.db, due, 9)).toEqual([3, 2, 1].map(uuid));
    expect(await listDueReminders(at.app.db, due, 1)).toEqual([uuid(3)]);
  });

  test('are read for the given bookings', async () => {
    expect([...(await loadClaims(at.app.db, [uuid(1), uuid(9)])).keys()]).toEqual([uuid(1)]);
    expect((await loadClaims(at.app.db, [])).size).toBe(0);
    expect((await loadClaims(at.app.db, [uuid(4)])).get(uuid(4))).toEqual({
      bookingId: uuid(4),
      absent: 'tutor',
      claimedBy: 'learner',
      claimedAt: date('11-25T09:00'),
      objection: null,
      disputedAt: null,
      outcome: 'upheld',
    });
  });

  test('are changed one at a time, under a lock', async () => {
    const changed = await updateClaim(at.app.db, uuid(1), {
      objection: 'attended',
      objected_at: date('11-26T10:00'),
      disputed_at: date('11-26T10:00'),
    });
    expect(changed).toMatchObject({ bookingId: uuid(1), objection: 'attended' });
    expect((await loadClaims(at.app.db, [uuid(2)])).get(uuid(2))?.objection).toBeNull();
  });
});

test('a trial with another tutor leaves the one with this tutor', async () => {
  const account = { accountId: noor.id };
  await add(1, { start: '11-24T18:00', account: noor.id, tutor: tutors.amara, trial: true });
  const ofAny = (tutorId: string) => usedTrials(at.app.db, { ...account, tutorId });
  expect([await ofAny(tutors.lucia), await ofAny(tutors.amara)]).toEqual([null, 'trial_used']);
  const ofNoor = (tutorId: string) => usedTrial(at.app.db, { ...account, tutorId, learner: noor.id });
  expect([await ofNoor(tutors.lucia), await ofNoor(tutors.amara)]).toEqual([null, 'trial_used']);
});

test('a calendar address belongs to one side of one account', async () => {
  const { db } = at.app;
  for (const { id, email } of [maya, lucia])
    await sql`insert into auth.users (id, email) values (${id}, ${email}) on conflict do nothing`.execute(db);
  const [learner, tutor] = [
    { accountId: lucia.id, side: 'learner' },
    { accountId: lucia.id, side: 'tutor' },
  ] as const;
  const other = { accountId: maya.id, side: 'learner' } as const;
  for (const [day, owner] of [learner, tutor, other].entries())
    await putFeed(db, {
      ...owner,
      secretHash: `h${day}`.padEnd(43, 'x'),
      madeAt: date(`11-0${day + 1}T09:00`),
    });
  const made = () =>
    Promise.all([learner, tutor, other].map(async (owner) => (await loadFeed(db, owner))?.made_at));
  expect(await made()).toEqual([date('11-01T09:00'), date('11-02T09:00'), date('11-03T09:00')]);
  await deleteFeed(db, tutor);
  expect(await made()).toEqual([date('11-01T09:00'), undefined, date('11-03T09:00')]);
  await deleteFeed(db, learner);
  expect(await made()).toEqual([undefined, undefined, date('11-03T09:00')]);
});
