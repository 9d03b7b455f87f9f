import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedTutors } from '#app/tutors/index.server.ts';
import { lucia, maya, noor } from '#tests/booking/booking-setup.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { findBookings, listActTimes } from './find-bookings.server.ts';

let app: TestServices;
let tutors: { lucia: string; amara: string };
beforeAll(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
  const rows = await app.db.selectFrom('app.tutors').select(['id', 'slug']).execute();
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? '';
  tutors = { lucia: idOf('lucia-restrepo'), amara: idOf('amara-okafor') };
});
beforeEach(() => app.db.deleteFrom('app.bookings').execute());
afterAll(() => app.close());

const uuid = (last: number) => `00000000-0000-4000-a000-${String(last).padStart(12, '0')}`;
type Added = { tutor?: string; account?: string; state?: 'held' | 'expired' | 'confirmed'; minutes?: number };

/** Adds a booking with this number. */
async function add(
  number: number,
  start: string,
  { tutor = tutors.lucia, account = maya.id, state = 'confirmed', minutes = 60 }: Added = {},
): Promise<void> {
  const [startsAt, endsAt] = [new Date(start), new Date(Date.parse(start) + minutes * 60_000)];
  const own = {
    tutor_id: tutor,
    starts_at: startsAt,
    ends_at: endsAt,
    claimed: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
    account_id: account,
    learner_email: 'carmen@example.org',
    learner_locale: 'en-GB',
    learner_zone: 'Europe/London',
    price_minor: 3200,
    currency: 'GBP',
    policy: JSON.stringify({ fullRefundHours: 24, lateRefundPercent: 50 }),
    expires_at: startsAt,
    created_at: startsAt,
  };
  await app.db
    .insertInto('app.bookings')
    .values({ ...own, id: uuid(number), state: 'held', session_type: 'session' })
    .execute();
  if (state === 'held') return;
  const change = state === 'expired' ? { state, ended_at: startsAt } : { state, expires_at: null };
  await app.db
    .updateTable('app.bookings')
    .set({ ...change, ...(state === 'confirmed' && { payment: 'invoice', confirmed_at: startsAt }) })
    .where('id', '=', uuid(number))
    .execute();
}

type Search = { text?: string; accountIds?: string[]; day?: [date: string, zone: string] };
const find = ({ text = '', accountIds = [], day }: Search) =>
  findBookings(app.services, { text, accountIds, day: day ? { date: day[0], zone: day[1] } : null });
const numbersOf = async (search: Search) =>
  (await find(search)).bookings.map(({ id }) => Number(id.slice(-12)));

describe('bookings are found', () => {
  test('with what founders see of them', async () => {
    await add(1, '2026-11-24T18:00:00Z', { minutes: 90 });
    expect(await find({ text: uuid(1) })).toEqual({
      bookings: [
        {
          id: uuid(1),
          start: '2026-11-24T18:00:00.000Z',
          end: '2026-11-24T19:30:00.000Z',
          state: 'confirmed',
          tutor: { id: tutors.lucia, name: 'Lucía Restrepo' },
          family: 'carmen@example.org',
          price: { amountMinor: 3200, currency: 'GBP' },
        },
      ],
      more: false,
    });
  });

  test('that begin on a day of a zone, from its midnight to the next', async () => {
    await add(1, '2026-11-24T04:59:59Z');
    await add(2, '2026-11-24T06:00:00Z');
    await add(3, '2026-11-25T03:59:59Z');
    await add(4, '2026-11-25T05:00:00Z');
    await add(5, '2026-11-24T05:00:00Z', { tutor: tutors.amara, account: noor.id });
    expect(await numbersOf({ day: ['2026-11-24', 'America/Bogota'] })).toEqual([3, 2, 5]);
    expect(await numbersOf({ day: ['2026-11-24', 'UTC'] })).toEqual([2, 5, 1]);
    expect(await numbersOf({ day: ['2026-11-26', 'UTC'] })).toEqual([]);
    expect(await numbersOf({ text: 'amara', day: ['2026-11-24', 'UTC'] })).toEqual([5]);
    // A day of 25 hours: the clocks go back on 1 November in New York.
    await add(6, '2026-11-02T04:30:00Z');
    expect(await numbersOf({ day: ['2026-11-01', 'America/New_York'] })).toEqual([6]);
  });

  test('by account, by a part of the tutor’s name and by number, latest start first', async () => {
    await add(1, '2026-11-24T18:00:00Z');
    await add(2, '2026-11-26T18:00:00Z');
    await add(3, '2026-11-25T18:00:00Z', { account: noor.id, tutor: tutors.amara });
    expect(await numbersOf({ text: 'restrepo' })).toEqual([2, 1]);
    expect(await numbersOf({ text: 'OKAFOR' })).toEqual([3]);
    expect(await numbersOf({ text: 'nobody', accountIds: [noor.id, maya.id] })).toEqual([2, 3, 1]);
    expect(await numbersOf({ text: 'nobody', accountIds: [] })).toEqual([]);
    expect(await numbersOf({ text: uuid(3).toUpperCase() })).toEqual([3]);
    for (const text of ['%', '_', '\\', `${uuid(3)}0`, `0${uuid(3)}`, 'a%o'])
      expect([text, await numbersOf({ text })]).toEqual([text, []]);
  });

  test('unless they are only held, or their hold has expired', async () => {
    await add(1, '2026-11-24T18:00:00Z', { state: 'held' });
    await add(2, '2026-11-25T18:00:00Z', { state: 'expired' });
    expect(await numbersOf({ text: 'restrepo' })).toEqual([]);
    expect(await numbersOf({})).toEqual([]);
  });

  test('fifty at a time, and whether there are more', async () => {
    for (let number = 1; number <= 50; number += 1)
      await add(number, new Date(Date.UTC(2026, 10, 1, number * 2)).toISOString());
    expect(await find({ text: 'restrepo' })).toMatchObject({ more: false, bookings: { length: 50 } });
    await add(51, '2026-12-24T18:00:00Z');
    const found = await find({ text: 'restrepo' });
    expect([found.more, found.bookings.length, found.bookings[0]?.id]).toEqual([true, 50, uuid(51)]);
  });
});

describe('the times of a move', () => {
  const timesOf = (number: number) =>
    listActTimes(app.services, { id: uuid(number), countActs: () => Promise.resolve(0) });
  const isFree = async (start: string) => (await timesOf(1)).includes(start);

  test('are free, from now to the end of the booking window, without the time that the session has', async () => {
    await add(1, '2026-11-24T18:00:00Z');
    expect(await isFree('2026-11-25T19:00:00.000Z')).toBe(true);
    await add(2, '2026-11-25T19:00:00Z', { account: noor.id });
    const times = await timesOf(1);
    expect(times).not.toContain('2026-11-24T18:00:00.000Z');
    expect(times).not.toContain('2026-11-25T19:00:00.000Z');
    // What the session itself takes is free for it.
    expect(times).toContain('2026-11-24T18:30:00.000Z');
    expect(times.every((time) => time > app.clock.now().toISOString())).toBe(true);
    expect(times).toEqual(times.toSorted());
  });

  test('are none once the session has begun or its tutor has paused', async () => {
    const starts = app.clock.now();
    await add(1, new Date(starts.getTime() + 1).toISOString());
    expect((await timesOf(1)).length).toBeGreaterThan(0);
    await add(2, new Date(starts.getTime() - 24 * 3_600_000).toISOString());
    expect(await timesOf(2)).toEqual([]);
    await app.db.updateTable('app.tutors').set({ status: 'paused' }).where('id', '=', tutors.lucia).execute();
    expect(await isFree('2026-12-01T18:00:00.000Z')).toBe(false);
    expect(await timesOf(1)).toEqual([]);
    await app.db.updateTable('app.tutors').set({ status: 'active' }).where('id', '=', tutors.lucia).execute();
    expect(await isFree('2026-12-01T18:00:00.000Z')).toBe(true);
  });

  test('of an unknown booking or a hold are refused', async () => {
    await add(1, '2026-11-24T18:00:00Z', { state: 'held' });
    await expect(timesOf(1)).rejects.toMatchObject({ code: 'unknown_booking', status: 404 });
    await expect(timesOf(2)).rejects.toMatchObject({ code: 'unknown_booking', status: 404 });
  });
});
