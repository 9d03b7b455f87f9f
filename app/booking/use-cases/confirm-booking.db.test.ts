import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AppError } from '#app/platform/errors.ts';
import { saveRaisedLimits } from '../db/unpaid.server.ts';
import { loadSharedProfile } from '#app/learners/index.server.ts';
import {
  setUpBookingTest,
  lucia,
  maya,
  noor,
  reader,
  refused,
  signedIn,
  signedOut,
  someoneWaitsForALock,
  tuesday,
  visitor,
} from '#tests/booking/booking-setup.ts';
import { previewCancellation } from './changing/cancel-booking.server.ts';
import { extendHold, findHold } from './keep-hold.server.ts';
import { placeHold } from './place-hold.server.ts';
import { listBookings } from './list-bookings.server.ts';

const at = setUpBookingTest();

/** A learner profile of Maya's account. */
async function childOf(name: string): Promise<string> {
  const id = at.app.services.random.uuid();
  const profile = { id, account_id: maya.id, name, language: 'en', created_at: at.app.clock.now() };
  await at.app.db.insertInto('app.learner_profiles').values(profile).execute();
  return id;
}

describe('a booking', () => {
  test('keeps the price and the terms of the day it was made', async () => {
    const { id } = await at.hold(signedIn(maya));
    await at.app.db.updateTable('app.tutor_prices').set({ amount_minor: 9900 }).execute();
    await at.app.db.updateTable('app.tutors').set({ cancellation_hours: 48 }).execute();
    expect(await at.confirm(id)).toMatchObject({
      state: 'confirmed',
      price: { amountMinor: 3200, currency: 'GBP' },
      freeUntil: '2026-11-23T18:00:00.000Z',
      lateRefund: { amountMinor: 1600 },
      payment: { kind: 'invoice', dueAt: '2026-11-24T18:00:00.000Z' },
    });
  });

  test('confirmed twice is one booking and one email to each side', async () => {
    const { id } = await at.hold(signedIn(maya));
    const [first, second] = [await at.confirm(id), await at.confirm(id)];
    expect(second).toEqual(first);
    const mails = await at.app.db
      .selectFrom('app.mails')
      .select(['recipient', 'message_id'])
      .orderBy('recipient')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['carmen@example.org', 'lucia@example.org']);
    expect(mails[0]?.message_id).toBe(`booking-${id}-0-confirmed-learner`);
  });

  test('is returned for a hold that became a booking, instead of an expiry error', async () => {
    const { id } = await at.hold(signedIn(maya));
    await at.confirm(id);
    const refusal = await refused(findHold(at.app.services, { id, owner: signedIn(maya), reader }));
    expect([refusal.status, refusal.code, refusal.details]).toEqual([
      409,
      'already_booked',
      { booking: { id } },
    ]);
    const extending = extendHold(at.app.services, { id, owner: signedIn(maya), reader });
    expect((await refused(extending)).code).toBe('already_booked');
  });

  test('takes over the hold that the same browser placed before signing in', async () => {
    const { id } = await at.hold(signedOut(visitor));
    expect((await refused(at.confirm(id, maya, {}, null))).code).toBe('unknown_hold');
    expect((await at.confirm(id, maya, {}, visitor)).id).toBe(id);
    expect(await listBookings(at.app.services, { accountId: maya.id, as: 'learner' })).toHaveLength(1);
  });

  test('is not made from an expired hold; the same hour is offered again while it is free', async () => {
    const { id } = await at.hold(signedIn(maya));
    at.app.clock.advance(10 * 60_000);
    const late = await refused(at.confirm(id));
    expect([late.status, late.code]).toEqual([409, 'hold_expired']);
    expect(late.details.alternatives).toContainEqual({ start: tuesday, end: '2026-11-24T19:00:00.000Z' });
  });

  test('allows one trial per tutor, also for a hold placed signed out', async () => {
    await at.confirm((await at.hold(signedIn(maya), tuesday, 30)).id);
    const holding = await refused(at.hold(signedIn(maya), '2026-11-25T19:00:00Z', 30));
    const { id } = await at.hold(signedOut(visitor), '2026-11-25T19:00:00Z', 30);
    for (const refusal of [holding, await refused(at.confirm(id, maya, {}, visitor))]) {
      expect([refusal.status, refusal.code]).toEqual([409, 'trial_used']);
      expect(refusal.messageIn('en')).toContain('had a trial with Lucía Restrepo');
    }
    expect((await at.confirm(id, noor, {}, visitor)).sessionType).toBe('trial');
  });

  test('allows one trial per tutor and learner: each child has its own, and so has the account', async () => {
    const [first, second] = [await childOf('Maya'), await childOf('Leo')];
    const [monday, wednesday, thursday] = ['2026-11-23', '2026-11-25', '2026-11-26'].map(
      (day) => `${day}T19:00:00Z`,
    );
    const trial = async (start = '', learnerProfileId: string | null = null) =>
      at.confirm((await at.hold(signedIn(maya), start, 30)).id, maya, { learnerProfileId });
    await trial(monday, first);
    const { id } = await at.hold(signedIn(maya), wednesday, 30);
    expect((await refused(at.confirm(id, maya, { learnerProfileId: first }))).code).toBe('trial_used');
    expect((await at.confirm(id, maya, { learnerProfileId: second })).learner).toBe('Leo');
    expect((await trial(thursday)).sessionType).toBe('trial');
    // A removed profile leaves its trial behind, which is not taken for one of the account.
    await at.app.db.deleteFrom('app.learner_profiles').where('id', 'in', [first, second]).execute();
    const { count } = await at.app.db
      .selectFrom('app.bookings')
      .select(({ fn }) => fn.count<string>('trial_of').distinct().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe('3');
  });

  test('allows three trials of one account per tutor, however many learners are added and removed', async () => {
    const days = ['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27'].map((day) => `${day}T19:00:00Z`);
    const [fourth = '', ...earlier] = days.toReversed();
    // Held signed out, so that only the confirmation decides.
    const held = await at.hold(signedOut(visitor), fourth, 30);
    for (const [at_, start] of earlier.entries()) {
      const learnerProfileId = await childOf(`Child ${at_}`);
      await at.confirm((await at.hold(signedIn(maya), start, 30)).id, maya, { learnerProfileId });
      await at.app.db.deleteFrom('app.learner_profiles').where('id', '=', learnerProfileId).execute();
    }
    const learnerProfileId = await childOf('Child 4');
    const refusals = [
      await refused(at.confirm(held.id, maya, { learnerProfileId }, visitor)),
      await refused(at.hold(signedIn(maya), '2026-11-30T19:00:00Z', 30)),
    ];
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [409, 'trials_used'],
      [409, 'trials_used'],
    ]);
    expect((await at.confirm(held.id, noor, {}, visitor)).sessionType).toBe('trial');
  });

  test('counts trials that are confirmed at once', async () => {
    const starts = ['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27'].map((day) => `${day}T19:00:00Z`);
    const browsers = starts.map(() => at.app.services.random.uuid());
    const held = await Promise.all(
      starts.map((start, at_) => at.hold(signedOut(browsers[at_] ?? ''), start, 30)),
    );
    const outcomes = await Promise.allSettled(
      held.map(async ({ id }, browser) =>
        at.confirm(
          id,
          maya,
          { learnerProfileId: await childOf(`Child ${browser}`) },
          browsers[browser] ?? null,
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('allows one session per learner at a time; a sibling may have another', async () => {
    const [child, sibling] = [at.app.services.random.uuid(), at.app.services.random.uuid()];
    await at.app.db
      .insertInto('app.learner_profiles')
      .values(
        [child, sibling].map((id, index) => ({
          id,
          account_id: maya.id,
          name: ['Maya', 'Leo'][index] ?? '',
          language: 'en',
          created_at: at.app.clock.now(),
        })),
      )
      .execute();
    const other = () =>
      placeHold(at.app.services, {
        owner: signedIn(maya),
        tutor: 'thomas-girard',
        start: new Date('2026-11-24T18:15:00Z'),
        minutes: 60,
        currency: 'GBP',
        reader,
      });
    await at.confirm((await at.hold(signedIn(maya))).id, maya, { learnerProfileId: child });
    const { id } = await other();
    expect((await refused(at.confirm(id, maya, { learnerProfileId: child }))).code).toBe('learner_busy');
    expect(
      (await refused(at.confirm(id, maya, { learnerProfileId: at.app.services.random.uuid() }))).code,
    ).toBe('unknown_learner');
    expect((await at.confirm(id, maya, { learnerProfileId: sibling })).learner).toBe('Leo');
  });

  test('is made for only one of two simultaneous confirmations for one learner at one time', async () => {
    const child = at.app.services.random.uuid();
    const born = { account_id: maya.id, name: 'Maya', language: 'en', created_at: at.app.clock.now() };
    await at.app.db
      .insertInto('app.learner_profiles')
      .values({ ...born, id: child })
      .execute();
    const tutors = ['lucia-restrepo', 'helene-faure', 'daniel-herrera'];
    const holds = await Promise.all(
      tutors.map((tutor) =>
        placeHold(at.app.services, {
          owner: signedIn(maya),
          tutor,
          start: new Date(tuesday),
          minutes: 60,
          currency: 'GBP',
          reader,
        }),
      ),
    );
    const outcomes = await Promise.allSettled(
      holds.map(({ id }) => at.confirm(id, maya, { learnerProfileId: child })),
    );
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as AppError).code] : [],
    );
    expect(refusals).toEqual(['learner_busy', 'learner_busy']);
  });

  test('releases the browser’s earlier hold after a new choice while signed in', async () => {
    await at.hold(signedOut(visitor));
    const both = { accountId: maya.id, visitorId: visitor };
    expect((await at.hold(both, '2026-11-24T18:30:00Z')).start).toBe('2026-11-24T18:30:00.000Z');
    expect(await at.freeOn('2026-11-24')).not.toContain(tuesday);
    expect((await at.hold(both, tuesday)).start).toBe(tuesday);
  });

  test('is visible to both sides and nobody else', async () => {
    const { id } = await at.confirm((await at.hold(signedIn(maya))).id, maya, {
      note: 'Mock exam on 2 December.',
    });
    expect(await listBookings(at.app.services, { accountId: lucia.id, as: 'tutor' })).toMatchObject([
      { id, as: 'tutor', note: 'Mock exam on 2 December.' },
    ]);
    expect(await listBookings(at.app.services, { accountId: noor.id, as: 'learner' })).toEqual([]);
    expect((await refused(listBookings(at.app.services, { accountId: noor.id, as: 'tutor' }))).code).toBe(
      'not_a_tutor',
    );
    expect((await refused(previewCancellation(at.app.services, { id, accountId: noor.id }))).status).toBe(
      404,
    );
  });

  test.each([
    ['with consent', 1, true],
    ['without consent', 0, false],
    ['without an answer', 0, undefined],
  ])('%s shares the mistakes of a learner with %i tutors', async (_consent, shares, sharesProgress) => {
    const profile = at.app.services.random.uuid();
    const learner = { account_id: maya.id, name: 'Leo', language: 'en', created_at: at.app.clock.now() };
    await at.app.db
      .insertInto('app.learner_profiles')
      .values({ ...learner, id: profile })
      .execute();
    const { id } = await at.hold(signedIn(maya));
    const { tutor } = await at.confirm(id, maya, {
      learnerProfileId: profile,
      ...(sharesProgress !== undefined && { sharesProgress }),
    });
    const rows = at.app.db.selectFrom('app.learner_shares').select(['profile_id', 'tutor_id', 'account_id']);
    const share = { profile_id: profile, tutor_id: tutor.id, account_id: maya.id };
    expect(await rows.execute()).toEqual(Array.from({ length: shares }, () => share));
  });

  test('with an explicit no ends the consent of earlier bookings; without an answer it stays with those', async () => {
    const child = await childOf('Leo');
    const book = async (day: string, sharesProgress?: boolean) => {
      const { id } = await at.hold(signedIn(maya), `${day}T19:00:00Z`);
      const answer = sharesProgress === undefined ? {} : { sharesProgress };
      return at.confirm(id, maya, { learnerProfileId: child, ...answer });
    };
    const mayRead = async () =>
      (await loadSharedProfile(at.app.db, {
        profileId: child,
        tutorAccountId: lucia.id,
        now: at.app.clock.now(),
      })) !== undefined;
    const now = at.app.clock.now();
    await saveRaisedLimits(at.app.db, { accountId: maya.id, limits: { sessions: 9, series: 1 }, now });
    const { id } = await book('2026-11-24', true);
    expect(await mayRead()).toBe(true);
    /** Lets the session with consent end then. */
    const end = (instant: string) =>
      sql`update app.bookings set starts_at = ${instant}::timestamptz - interval '1 hour', ends_at = ${instant},
          claimed = tstzrange(${instant}::timestamptz - interval '1 hour', ${instant}) where id = ${id}`.execute(
        at.app.db,
      );
    // Consent lasts a month after its session, and a later booking does not wake it.
    await end('2026-10-20T09:00:01Z');
    expect(await mayRead()).toBe(true);
    await book('2026-11-25');
    await end('2026-10-20T09:00:00Z');
    expect(await mayRead()).toBe(false);
    at.app.clock.advance(60_000);
    await book('2026-11-26', true);
    const open = at.app.db
      .selectFrom('app.learner_shares')
      .select('granted_at')
      .where('revoked_at', 'is', null);
    expect(await open.execute()).toEqual([{ granted_at: new Date('2026-11-20T09:01:00Z') }]);
    expect(await mayRead()).toBe(true);
    await book('2026-11-27', false);
    expect(await mayRead()).toBe(false);
  });

  test('for the account owner shares nothing', async () => {
    const { id } = await at.hold(signedIn(maya));
    await at.confirm(id, maya, { sharesProgress: true });
    expect(await at.app.db.selectFrom('app.learner_shares').select('id').execute()).toEqual([]);
  });

  test('cannot be made for a learner who is being removed', async () => {
    const profile = at.app.services.random.uuid();
    await at.app.db
      .insertInto('app.learner_profiles')
      .values({
        id: profile,
        account_id: maya.id,
        name: 'Leo',
        language: 'en',
        created_at: at.app.clock.now(),
      })
      .execute();
    const { id } = await at.hold(signedIn(maya));
    let attempt: Promise<AppError> | null = null;
    await at.app.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('app.learner_profiles').where('id', '=', profile).execute();
      attempt = refused(at.confirm(id, maya, { learnerProfileId: profile }));
      await Promise.race([attempt, someoneWaitsForALock(at.app)]);
    });
    expect(await attempt).toMatchObject({ code: 'unknown_learner', status: 404 });
  });
});
