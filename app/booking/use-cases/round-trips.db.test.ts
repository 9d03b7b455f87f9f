import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  lucia,
  maya,
  noor,
  reader,
  refused,
  setUpBookingTest,
  signedIn,
  signedOut,
  visitor,
} from '#tests/booking/booking-setup.ts';
import { failEachStatement } from '#tests/booking/fail-each-statement.ts';
import { makeFeed, readFeed, withdrawFeed } from './keep-feed.server.ts';
import { extendHold, findHold, releaseHold } from './keep-hold.server.ts';
import { findBooking, listBookings, readCalendarFile } from './list-bookings.server.ts';
import { placeHold } from './place-hold.server.ts';
import { readCalendar } from './read-calendar.server.ts';

const at = setUpBookingTest();

afterEach(() => {
  vi.restoreAllMocks();
});

test('a booking takes three database round trips, an ordinary hold two', async () => {
  // Jobs query the database, too, and would be counted.
  await at.app.services.jobs.stop();
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const textsOf = async (work: () => Promise<unknown>) => {
    queries.mockClear();
    await work();
    return queries.mock.calls.map(([first]) => textOf(first));
  };
  let id = '';
  const holding = await textsOf(async () => ({ id } = await at.hold(signedIn(maya))));
  const booking = await textsOf(() => at.confirm(id));
  expect(holding).toHaveLength(2);
  const about = /(?:from|into|update) ([\w".]+)/i;
  expect(
    booking.map((text) =>
      text.split('; ').map((each) => (about.exec(each)?.[1] ?? each.slice(0, 6)).replaceAll('"', '')),
    ),
  ).toEqual([
    ['begin', 'app.bookings', 'app.availability_rules', 'select'],
    [
      // `planOnce`
      'select',
      'app.bookings',
      'auth.users',
      'app.billing_details',
      'jobs.job_common',
      'user_locale_preferences',
      // The lock of the account’s unpaid sessions.
      'select',
      'app.invoices',
    ],
    // From the number of the invoice to the commit, other bookings by invoice wait.
    ['app.invoice_years', 'app.mails', 'commit'],
  ]);
});

test('a time that somebody else holds is rejected without a transaction', async () => {
  await at.hold(signedIn(noor));
  await at.app.services.jobs.stop();
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  expect((await refused(at.hold(signedIn(maya)))).code).toBe('slot_taken');
  expect(queries.mock.calls.map(([first]) => textOf(first))).not.toContainEqual(
    expect.stringMatching(/^begin/),
  );
});

describe('a failed statement fails the whole operation:', () => {
  const of = (id: string) => ({ id, owner: signedIn(maya), reader });
  const profile = '00000000-0000-4000-a000-0000000000f1';
  const addLearner = () =>
    at.app.db
      .insertInto('app.learner_profiles')
      .values({
        id: profile,
        account_id: maya.id,
        name: 'Leo',
        language: 'en',
        created_at: at.app.clock.now(),
      })
      .execute();

  test('placing, reading, extending and releasing a hold', async () => {
    await at.app.services.jobs.stop();
    const placing = () => at.hold(signedIn(maya));
    expect(await failEachStatement(placing)).toBe(2);
    const { id } = await placing();
    expect(await failEachStatement(() => findHold(at.app.services, of(id)))).toBe(2);
    const undo = () => at.app.db.updateTable('app.bookings').set({ extensions: 0 }).execute();
    expect(await failEachStatement(() => extendHold(at.app.services, of(id)), undo)).toBe(4);
    expect(await failEachStatement(() => releaseHold(at.app.services, of(id)))).toBe(4);
  });

  test('placing a hold without an account', async () => {
    await at.app.services.jobs.stop();
    const owner = { ...signedOut(visitor), network: '203.0.113.7' };
    const input = { owner, tutor: 'lucia-restrepo', minutes: 60, currency: 'GBP', reader } as const;
    const placing = () => placeHold(at.app.services, { ...input, start: new Date('2026-11-24T18:00:00Z') });
    expect(await failEachStatement(placing)).toBe(2);
  });

  test('a booking for a learner whose progress is shared', async () => {
    await addLearner();
    const { id } = await at.hold(signedIn(maya));
    await at.app.services.jobs.stop();
    const request = { learnerProfileId: profile, sharesProgress: true };
    expect(await failEachStatement(() => at.confirm(id, maya, request))).toBe(8);
    // The booking exists: what follows only reads.
    expect(await failEachStatement(() => at.confirm(id, maya, request))).toBeGreaterThan(3);
  });

  test('reading bookings', async () => {
    await addLearner();
    const { id } = await at.booked(maya, undefined, profile);
    await at.app.services.jobs.stop();
    const [learner, tutor] = [{ accountId: maya.id, id }, { accountId: lucia.id }];
    for (const reading of [
      () => listBookings(at.app.services, { ...learner, as: 'learner' }),
      () => listBookings(at.app.services, { ...tutor, as: 'tutor' }),
      () => findBooking(at.app.services, learner),
      () => readCalendarFile(at.app.services, learner),
    ])
      expect(await failEachStatement(reading)).toBeGreaterThan(1);
  });

  test('making, reading and withdrawing the address of a calendar', async () => {
    const profileOf = { accountId: lucia.id, side: 'tutor' } as const;
    await at.app.services.jobs.stop();
    let address = '';
    const making = async () => ({ address } = await makeFeed(at.app.services, profileOf));
    expect(await failEachStatement(making)).toBe(2);
    expect(await failEachStatement(() => readFeed(at.app.services, profileOf))).toBe(2);
    expect(await failEachStatement(() => withdrawFeed(at.app.services, profileOf))).toBe(2);
    await expect(readCalendar(at.app.services, address.split('/').at(-2) ?? '')).rejects.toMatchObject({
      status: 404,
    });
  });
});

/** SQL of a plain or a named statement. */
const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text: unknown }).text);
