import { spawn } from 'node:child_process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { changeAtRandom } from '#tests/tutors/random-change.ts';
import { listFreeSlots } from '../free-slots.server.ts';
import { listTutors } from '../list-tutors.server.ts';
import { loadClaims, loadTutor } from '../../db/tutors.server.ts';
import { seedTutors } from '../seed/seed-tutors.server.ts';
import { tutorCacheOf } from './tutor-cache.server.ts';
import { freeSlots } from '../../domain/availability/slots.ts';

/** Starting a second process is slow on a busy machine; the test does not measure time. */
vi.setConfig({ testTimeout: 300_000 });

const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
const DAY = 86_400_000;
const CHANGES = 160;

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
});
afterEach(() => app.close());

type SlotsQuery = { tutor: string; from: number; to: number; minutes: number };

/** Computed from the current rows, without a cache. */
async function fresh({ tutor, from, to, minutes }: SlotsQuery): Promise<number[] | string> {
  const record = await loadTutor(app.db, tutor);
  if (record?.status !== 'active') return 'unknown_tutor';
  const now = app.clock.now();
  const claims = (await loadClaims(app.db, [record.id], { from, to, now })).get(record.id) ?? [];
  const query = { from, to, minutes, now: now.getTime() };
  return freeSlots(record.schedule, claims, query).map(({ start }) => start);
}

/** The answer of this process, from its cache. */
const cachedSlots = ({ from, to, ...query }: SlotsQuery): Promise<number[] | string> =>
  listFreeSlots(app.services, { ...query, from: new Date(from), to: new Date(to) }).then(
    (slots) => slots.map(({ start }) => start.getTime()),
    (thrown: Error) => thrown.message,
  );

async function startOther(): Promise<{ kept: typeof cachedSlots; stop: () => void }> {
  const child = spawn(process.execPath, ['tests/tutors/keeping-rival.ts', app.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listening (\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the other process ended with ${code}`)));
  });
  const ask = async (query: SlotsQuery) => {
    const body = JSON.stringify({ ...query, now: app.clock.now().getTime() });
    return (await (await fetch(address, { method: 'POST', body })).json()) as number[] | string;
  };
  return { kept: ask, stop: () => child.kill() };
}

test('cached answers are current after every change, in two processes', async () => {
  const other = await startOther();
  const random = seededRandom(20);
  const { id } = (await loadTutor(app.db, 'lucia-restrepo')) ?? { id: '' };
  const from = app.clock.now().getTime();
  const queries: SlotsQuery[] = [30, 60].flatMap((minutes) => [
    { tutor: 'lucia-restrepo', from, to: from + 6 * DAY, minutes },
    { tutor: id, from: from + DAY, to: from + 2 * DAY, minutes },
  ]);
  const responses = new Set<string>();
  let same = 0;
  try {
    for (let n = 0; n < CHANGES; n += 1) {
      if (random.fraction() < 0.3) app.clock.advance(Math.floor(random.fraction() * 40) * 60_000);
      else await changeAtRandom(app.db, id, app.clock.now(), random);
      for (const each of queries) {
        const expected = await fresh(each);
        const answers = await Promise.all([cachedSlots(each), cachedSlots(each), other.kept(each)]);
        expect({ n, answers }).toEqual({ n, answers: [expected, expected, expected] });
        const text = JSON.stringify(expected);
        if (responses.has(text)) same += 1;
        responses.add(text);
      }
    }
  } finally {
    other.stop();
  }
  // Both must occur often: changed and unchanged answers.
  expect(responses.size).toBeGreaterThan(CHANGES / 6);
  expect(same).toBeGreaterThan(CHANGES / 3);
});

test('the search shows the current price, status and location of a tutor', async () => {
  const find = async () => {
    const { tutors } = await listTutors(app.services, { currency: 'GBP' }, 'en');
    return tutors.find(({ slug }) => slug === 'lucia-restrepo');
  };
  const before = await find();
  expect(before?.city).toBe('Bogotá');
  await app.db.updateTable('app.tutor_prices').set({ amount_minor: 9900 }).execute();
  await app.db.updateTable('app.tutors').set({ city: 'Cali' }).execute();
  expect(await find()).toMatchObject({ city: 'Cali', prices: { session: { amountMinor: 9900 } } });
  await app.db.updateTable('app.tutors').set({ status: 'paused' }).execute();
  expect(await find()).toBeUndefined();
});

test('requests for many different times do not fill the memory', async () => {
  const from = app.clock.now().getTime();
  const ask = (minute: number, days = 31) => {
    const start = from + minute * 60_000;
    return cachedSlots({ tutor: 'lucia-restrepo', from: start, to: start + days * DAY, minutes: 60 });
  };
  const answers = async () => [
    ...((await tutorCacheOf(app.db).bookable('lucia-restrepo'))?.answers.keys() ?? []),
  ];
  await ask(0, 123);
  expect(await answers()).toEqual([]);
  for (let minute = 0; minute < 20; minute += 1) await ask(minute);
  expect(await answers()).toHaveLength(8);
  // All of them expire at midnight.
  app.clock.advance(DAY);
  await ask(100);
  await ask(101);
  expect(await answers()).toHaveLength(2);
});
