import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { plainSearch, readActiveTutors } from '#tests/tutors/plain-search.ts';
import { changeAtRandom } from '#tests/tutors/random-change.ts';
import { sixtyTutors } from '#tests/tutors/sixty-tutors.ts';
import { countFreeTutors, listTutors, type TutorFilters } from './list-tutors.server.ts';
import { seedTutors } from './seed/seed-tutors.server.ts';

vi.setConfig({ testTimeout: 120_000 });

const HOUR = 3_600_000;
const CHANGES = 40;

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, { id: app.services.random.uuid(), email: 'lucia@example.org' });
  await sixtyTutors((statement) => app.pool.query(statement));
});
afterEach(() => app.close());

const found = async (filters: TutorFilters) => {
  const { tutors, close, others, total } = await listTutors(app.services, filters, 'en');
  expect(Object.values(total)).toEqual([tutors, close, others].map(({ length }) => length));
  return [...tutors, ...close, ...others].map(({ slug, minutesAway, fit, free }) => ({
    slug,
    away: minutesAway,
    fit,
    starts: free.map(({ start }) => Date.parse(start)),
  }));
};

test('a cached search equals an uncached one after every change', async () => {
  const random = seededRandom(31);
  const pick = <Each>(list: readonly Each[]): Each =>
    list[Math.floor(random.fraction() * list.length)] as Each;
  const ids = (await readActiveTutors(app.db)).map(({ id }) => id);
  const orders = new Set<string>();
  for (let n = 0; n < CHANGES; n += 1) {
    if (random.fraction() < 0.25) app.clock.advance(Math.floor(random.fraction() * 20) * 30 * 60_000);
    else await changeAtRandom(app.db, pick(ids), app.clock.now(), random);
    if (random.fraction() < 0.1)
      await app.db
        .updateTable('app.tutors')
        .set({ status: pick(['paused', 'active']) })
        .where('id', '=', pick(ids))
        .execute();
    const now = app.clock.now();
    const hour = Math.ceil(now.getTime() / HOUR) * HOUR + Math.floor(random.fraction() * 60) * HOUR;
    const filters: TutorFilters = {
      currency: pick(['GBP', 'EUR', 'COP']),
      sort: pick(['fit', 'earliest', 'price', 'rating']),
      minutes: pick([30, 60, 90]),
      ...(random.fraction() < 0.6 ? { freeAt: new Date(hour) } : {}),
      ...(random.fraction() < 0.3 ? { subject: 'mathematics' } : {}),
      ...(random.fraction() < 0.2 ? { maxPriceMinor: 3500 } : {}),
    };
    const plain = await plainSearch(app.db, filters, now);
    expect({ n, filters, list: await found(filters) }).toEqual({ n, filters, list: plain });
    const at = new Date(hour);
    const [counted] = await countFreeTutors(app.services, filters, [at]);
    const free = await plainSearch(app.db, { ...filters, freeAt: at }, now);
    expect(counted?.count).toBe(free.filter(({ away }) => away === 0).length);
    orders.add(
      plain
        .slice(0, 5)
        .map(({ slug }) => slug)
        .join(),
    );
  }
  // Guards against a test in which the answer never changes.
  expect(orders.size).toBeGreaterThan(CHANGES / 5);
});

test('a change started before a read and committed after it appears in the next read', async () => {
  const shown = async () => (await found({ currency: 'GBP' })).length;
  const before = await shown();
  const slow = await app.pool.connect();
  try {
    await slow.query('begin');
    await slow.query(`update app.tutors set status = 'paused' where slug = 'lucia-restrepo'`);
    await app.pool.query(`update app.tutors set status = 'paused' where slug = 'amara-okafor'`);
    expect(await shown()).toBe(before - 1);
    await slow.query('commit');
  } finally {
    slow.release();
  }
  expect(await shown()).toBe(before - 2);
  await app.pool.query(`update app.tutors set status = 'active' where slug = 'lucia-restrepo'`);
  expect(await shown()).toBe(before - 1);
});
