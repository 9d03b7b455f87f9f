import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelIds, seedTutorModels } from '#app/teaching/index.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { foundersApi } from '../api/routes.server.ts';

const ana = { id: '00000000-0000-4000-a000-0000000000a1', email: 'ana.founder@example.org' };
const carmen = { id: '00000000-0000-4000-a000-0000000000a3', email: 'carmen@example.org' };

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
  await seedTutorModels(app.db);
  const now = app.clock.now();
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at) values
    (${ana.id}, ${ana.email}, ${now}, ${now}), (${carmen.id}, ${carmen.email}, ${now}, ${now})`.execute(
    app.db,
  );
});
afterAll(() => app.close());

const as = (somebody: typeof ana | null) =>
  callsOf(
    foundersApi({ ...app.services, settings: { ...app.services.settings, adminEmails: [ana.email] } }),
    somebody,
  );

test('results of tutor model versions are for founders only', async () => {
  const calls = await Promise.all(
    [ana, carmen, null].map((one) => as(one)('GET', '/founders/tutor-versions')),
  );
  expect(calls.map(({ status }) => status)).toEqual([200, 403, 401]);
  expect((await as(ana)('GET', '/founders/tutor-versions?days=0')).status).toBe(400);
});

test('a version has the shares of its own calls in the requested days', async () => {
  const version = await app.db
    .selectFrom('app.tutor_model_versions')
    .select('id')
    .where('model', '=', 'focus')
    .executeTakeFirstOrThrow();
  const call = (guard: 'leak' | 'formula' | null, daysAgo: number) => ({
    id: app.services.random.uuid(),
    model_version_id: version.id,
    purpose: 'turn',
    language_model: 'm',
    total_ms: 900,
    first_word_ms: 100,
    outcome: guard ? 'guarded' : 'spoken',
    guard,
    created_at: new Date(app.clock.now().getTime() - daysAgo * 86_400_000),
  });
  const calls = [call('leak', 1), call('formula', 1), call(null, 1), call(null, 2), call('leak', 20)];
  await app.db.insertInto('app.model_calls').values(calls).execute();
  const { versions } = (await as(ana)('GET', '/founders/tutor-versions?days=7')).body;
  const all = versions as { model: string }[];
  expect(all.map(({ model }) => model)).toEqual(modelIds.toSorted());
  expect(all.find(({ model }) => model === 'focus')).toEqual({
    id: version.id,
    model: 'focus',
    version: 1,
    share: 100,
    retired: false,
    sessions: 0,
    nextItems: 0,
    nextCorrect: null,
    hintDepth: null,
    calls: 4,
    leakRate: 0.25,
    failedMaths: 1,
    latencyMs: { half: 100, most: 100 },
  });
});
