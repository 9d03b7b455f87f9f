import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedTutors } from '#app/tutors/index.server.ts';
import { lucia, refused } from '#tests/booking/booking-setup.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertLines, insertPayout, loadMonths, sumByBooking, sumOpenLines } from '../db/lines.server.ts';
import { enterPay } from './enter-pay.server.ts';
import { listOpenPay, payOut } from './pay-out.server.ts';
import { readPay } from './read-pay.server.ts';

/* Lines without their booking are older than ten years, and due unless they were written off. */

let app: TestServices;
let tutors: { lucia: string; amara: string };
beforeAll(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
  const rows = await app.db.selectFrom('app.tutors').select(['id', 'slug']).execute();
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? '';
  tutors = { lucia: idOf('lucia-restrepo'), amara: idOf('amara-okafor') };
});
beforeEach(async () => {
  await app.db.deleteFrom('app.pay_lines').execute();
  await app.db.deleteFrom('app.pay_payouts').execute();
});
afterAll(() => app.close());

const founder = { id: '00000000-0000-4000-a000-0000000000f1' };
const uuid = (last: number) => `00000000-0000-4000-a000-${String(last).padStart(12, '0')}`;

type Added = { tutor?: string; currency?: 'GBP' | 'EUR' | 'USD'; amount?: number; entered?: string };
/** Enters a line with this number. */
const enter = async (
  number: number,
  { tutor = tutors.lucia, currency = 'GBP', amount = 100, entered = '2026-11-20T09:00:00Z' }: Added = {},
) => {
  const at = new Date(entered);
  const line = { id: uuid(number), tutorId: tutor, bookingId: null, kind: 'session', reason: null } as const;
  await insertLines(app.db, [{ ...line, amountMinor: amount, currency, sessionAt: at, enteredAt: at }]);
};
const open = async () =>
  (await listOpenPay(app.services)).map(({ tutor, currency, dueMinor, waitingMinor }) => [
    tutor,
    currency,
    dueMinor,
    waitingMinor,
  ]);
const versionOf = async (tutor: string, currency: string) =>
  (await listOpenPay(app.services)).find((each) => each.tutorId === tutor && each.currency === currency)
    ?.version ?? '';
const stateOf = async (month = '2026-11') =>
  (await readPay(app.services, { accountId: lucia.id, month })).lines.map(({ id, state }) => [
    Number(id?.slice(-12)),
    state,
  ]);

async function addAll(): Promise<void> {
  await enter(1, { amount: 100 });
  await enter(2, { amount: 250 });
  await enter(3, { currency: 'EUR', amount: 7 });
  await enter(4, { tutor: tutors.amara, amount: 40 });
  await enter(5, { tutor: tutors.amara, currency: 'USD', amount: -3 });
}

test('what is open stands in the order of the tutors’ names and currencies', async () => {
  await addAll();
  expect(await open()).toEqual([
    ['Amara Okafor', 'GBP', 40, 0],
    ['Amara Okafor', 'USD', -3, 0],
    ['Lucía Restrepo', 'EUR', 7, 0],
    ['Lucía Restrepo', 'GBP', 350, 0],
  ]);
});

test('when only some of what is open is read, what is due comes first', async () => {
  const [first, second] = [tutors.lucia, tutors.amara].toSorted();
  await enter(1, { tutor: first, amount: -3 });
  await enter(2, { tutor: second, amount: 40 });
  const read = (limit: number) => sumOpenLines(app.db, { now: app.clock.now(), limit });
  expect((await read(1)).map(({ tutorId }) => tutorId)).toEqual([second]);
  expect((await read(2)).map(({ dueMinor }) => dueMinor)).toEqual([40, -3]);
});

test('a payout takes the lines of its tutor and currency alone', async () => {
  await addAll();
  const version = await versionOf(tutors.lucia, 'GBP');
  const request = { tutorId: tutors.lucia, currency: 'GBP', amountMinor: 350, version } as const;
  const pay = (more: object = {}) => payOut(app.services, { ...request, ...more }, founder);
  expect((await refused(pay({ tutorId: tutors.amara }))).code).toBe('pay_changed');
  expect((await refused(pay({ currency: 'EUR' }))).code).toBe('pay_changed');
  expect((await refused(pay({ currency: 'USD' }))).code).toBe('pay_changed');
  expect((await refused(pay({ amountMinor: 349 }))).code).toBe('pay_changed');
  expect(await pay()).toMatchObject({ lines: 2 });
  expect(await open()).toEqual([
    ['Amara Okafor', 'GBP', 40, 0],
    ['Amara Okafor', 'USD', -3, 0],
    ['Lucía Restrepo', 'EUR', 7, 0],
  ]);
  expect(await stateOf()).toEqual([
    [1, 'paid_out'],
    [2, 'paid_out'],
    [3, 'due'],
  ]);
  const payouts = await app.db.selectFrom('app.pay_payouts').selectAll().execute();
  expect(payouts).toMatchObject([
    {
      tutor_id: tutors.lucia,
      currency: 'GBP',
      amount_minor: '350',
      paid_by: founder.id,
      paid_at: app.clock.now(),
    },
  ]);
});

test('a version names the lines that are due: it changes with each that joins, not with those of others', async () => {
  await addAll();
  const before = await versionOf(tutors.lucia, 'GBP');
  await enter(6, { currency: 'EUR' });
  await enter(7, { tutor: tutors.amara });
  expect(await versionOf(tutors.lucia, 'GBP')).toBe(before);
  await enter(8);
  expect(await versionOf(tutors.lucia, 'GBP')).not.toBe(before);
});

test('a payout does not stand when its lines do not add up to it, or one was paid out before', async () => {
  await addAll();
  const payout = { tutorId: tutors.lucia, currency: 'GBP', at: app.clock.now(), by: founder.id } as const;
  const insert = (id: number, amountMinor: number, lines: number[]) =>
    insertPayout(app.db, { ...payout, id: uuid(id), amountMinor }, lines.map(uuid));
  expect(await insert(21, 99, [1])).toBe(false);
  await app.db.deleteFrom('app.pay_lines').execute();
  await app.db.deleteFrom('app.pay_payouts').execute();
  await addAll();
  expect(await insert(22, 100, [1])).toBe(true);
  expect(await insert(23, 350, [1, 2])).toBe(false);
  expect(await insert(24, 0, [])).toBe(true);
});

test('a month has its lines alone, oldest first; months stand latest first, the current one always among them', async () => {
  await enter(1, { entered: '2026-12-01T04:59:59Z' });
  await enter(2, { entered: '2026-11-02T00:00:00Z' });
  await enter(3, { entered: '2026-12-01T05:00:00Z' });
  await enter(4, { entered: '2026-09-15T00:00:00Z' });
  await enter(5, { tutor: tutors.amara, entered: '2026-08-15T00:00:00Z' });
  await enter(6, { tutor: tutors.amara, entered: '2026-11-15T00:00:00Z' });
  expect(await stateOf('2026-11')).toEqual([
    [2, 'due'],
    [1, 'due'],
  ]);
  expect(await stateOf('2026-12')).toEqual([[3, 'due']]);
  expect(await loadMonths(app.db, tutors.lucia)).toEqual(['2026-12', '2026-11', '2026-09']);
  await app.db.deleteFrom('app.pay_lines').where('month', '=', '2026-11').execute();
  const { month, months } = await readPay(app.services, { accountId: lucia.id });
  expect([month, months]).toEqual(['2026-11', ['2026-12', '2026-11', '2026-09']]);
});

test('more lines than one statement takes are all entered', async () => {
  const at = app.clock.now();
  const line = { tutorId: tutors.lucia, bookingId: null, kind: 'session', reason: null } as const;
  const lines = Array.from({ length: 2001 }, (_, n) => ({
    ...line,
    id: uuid(n + 1),
    amountMinor: 1,
    currency: 'GBP' as const,
    sessionAt: at,
    enteredAt: at,
  }));
  await insertLines(app.db, lines);
  expect(await open()).toEqual([['Lucía Restrepo', 'GBP', 2001, 0]]);
});

test('what sessions earned is brought to what they earn now, each by its own difference', async () => {
  const { id: account } = lucia;
  const startsAt = new Date('2026-11-24T18:00:00Z');
  const ids = [uuid(901), uuid(902)];
  for (const [at, id] of ids.entries())
    await app.pool.query(
      `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_locale, learner_zone,
         price_minor, currency, policy, expires_at, created_at)
       select $1, $2, 'held', 'session', start, start + interval '1 hour', tstzrange(start, start + interval '1 hour'), $3, 'en-GB', 'UTC',
         3200, 'GBP', '{}', start, start
       from (select $4::timestamptz + $5 * interval '1 day' as start) as starts`,
      [id, tutors.lucia, account, startsAt, at],
    );
  const session = { tutorId: tutors.lucia, startsAt, currency: 'GBP' } as const;
  const bring = (kept: [number, number], kind: 'session' | 'decision' | 'correction', pay?: number) =>
    enterPay(
      app.services,
      ids.map((bookingId, at) => ({
        ...session,
        bookingId,
        keptMinor: kept[at] ?? 0,
        ...(pay !== undefined && { pay: { minor: pay } }),
      })),
      { kind, reason: kind === 'decision' ? 'Both tried.' : null, now: app.clock.now() },
    );
  const earned = async () => {
    const sums = await sumByBooking(app.db, ids);
    return ids.map((id) => sums.get(id) ?? null);
  };
  const count = async () => (await app.db.selectFrom('app.pay_lines').select('id').execute()).length;
  await bring([3200, 1600], 'session');
  expect([await earned(), await count()]).toEqual([[2560, 1280], 2]);
  await bring([3200, 0], 'correction');
  expect([await earned(), await count()]).toEqual([[2560, 0], 3]);
  await bring([0, 0], 'decision', 2560);
  expect([await earned(), await count()]).toEqual([[2560, 2560], 5]);
  expect(await sumByBooking(app.db, [uuid(999)])).toEqual(new Map());
});
