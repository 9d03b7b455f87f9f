import { newApi } from '#app/platform/api.server.ts';
import { dashboardApi } from '#app/dashboard/api/routes.server.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listTutorsBookedFor, nextSessionOfLearner } from '#app/booking/index.server.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addProfile } from './profiles.server.ts';
import { defaultNeeds, unsetPace } from '../domain/profile.ts';
import { learnersApi } from '../api/routes.server.ts';
import { newProfileSchema } from '../model/schemas.ts';

const carmen = { id: '00000000-0000-4000-a000-0000000000aa', email: 'carmen@example.org' };
const noor = { id: '00000000-0000-4000-a000-0000000000bb', email: 'noor@example.org' };
const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
});
afterEach(() => app.close());

const as = (account: typeof carmen | null) =>
  callsOf(
    newApi()
      .route('/', learnersApi({ ...app.services, nextSessionOf: nextSessionOfLearner }))
      .route('/', dashboardApi({ ...app.services, tutorsBookedFor: listTutorsBookedFor })),
    account,
  );
const maya = { name: 'Maya', ageBand: '13_15', schoolYear: 'Year 10', language: 'en' };

async function add(account: typeof carmen, profile: object = maya): Promise<string> {
  const { status, body } = await as(account)('POST', '/learner-profiles', profile);
  expect(status).toBe(201);
  return (body.profile as { id: string }).id;
}
const namesOf = async (account: typeof carmen) => {
  const { body } = await as(account)('GET', '/learner-profiles');
  return (body.profiles as { name: string }[]).map(({ name }) => name);
};

/** A session of that learner on Tuesday 24 November, 18:00 to 19:00 UTC. */
async function book(profileId: string, state: 'confirmed' | 'cancelled' = 'confirmed'): Promise<void> {
  await seedTutors(app.db, app.clock, lucia);
  const { id: tutor_id } = await app.db
    .selectFrom('app.tutors')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const start = new Date('2026-11-24T18:00:00Z');
  const end = new Date('2026-11-24T19:00:00Z');
  const id = app.services.random.uuid();
  await app.db
    .insertInto('app.bookings')
    .values({
      id,
      tutor_id,
      state: 'held',
      session_type: 'session',
      starts_at: start,
      ends_at: end,
      claimed: sql<string>`tstzrange(${start}, ${end})`,
      account_id: carmen.id,
      learner_profile_id: profileId,
      learner_locale: 'en-GB',
      learner_zone: 'Europe/London',
      price_minor: 3200,
      currency: 'GBP',
      policy: '{}',
      expires_at: end,
      created_at: app.clock.now(),
    })
    .execute();
  const become = (change: object) =>
    app.db.updateTable('app.bookings').set(change).where('id', '=', id).execute();
  await become({ state: 'confirmed', confirmed_at: app.clock.now() });
  if (state === 'cancelled') await become({ state, cancelled_by: 'learner', refund_minor: 3200 });
}

describe('learner profiles', () => {
  test('are visible to, changed and removed by their account', async () => {
    const id = await add(carmen);
    expect((await as(carmen)('GET', '/learner-profiles')).body.profiles).toEqual([
      { id, ...maya, needs: defaultNeeds, pace: unsetPace, safetyMail: true },
    ]);
    const changed = await as(carmen)('PATCH', `/learner-profiles/${id}`, { name: 'Maya D.', schoolYear: '' });
    expect(changed).toMatchObject({
      status: 200,
      body: { profile: { id, ...maya, name: 'Maya D.', schoolYear: null } },
    });
    expect((await as(carmen)('DELETE', `/learner-profiles/${id}`)).status).toBe(204);
    expect(await namesOf(carmen)).toEqual([]);
  });

  test('of another account are not found: not listed, not changed, not removed', async () => {
    const id = await add(carmen);
    expect(await namesOf(noor)).toEqual([]);
    const changed = await as(noor)('PATCH', `/learner-profiles/${id}`, { name: 'Mine' });
    expect(changed).toMatchObject({ status: 404, body: { error: { code: 'unknown_profile' } } });
    expect((await as(noor)('DELETE', `/learner-profiles/${id}`)).status).toBe(404);
    expect(await namesOf(carmen)).toEqual(['Maya']);
  });

  test('require an account', async () => {
    const id = await add(carmen);
    const anonymous = as(null);
    const answers = await Promise.all([
      anonymous('GET', '/learner-profiles'),
      anonymous('POST', '/learner-profiles', maya),
      anonymous('PATCH', `/learner-profiles/${id}`, { name: 'Mine' }),
      anonymous('DELETE', `/learner-profiles/${id}`),
      anonymous('GET', '/dashboard'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await namesOf(carmen)).toEqual(['Maya']);
  });

  test('are at most twelve: of fifteen concurrent additions to eleven one succeeds', async () => {
    for (let made = 0; made < 11; made += 1) await add(carmen, { ...maya, name: `L${made}` });
    const fifteen = Array.from({ length: 15 }, (_, index) => index);
    // Opens fifteen connections first, so that the calls below really run concurrently.
    await Promise.all(fifteen.map(() => app.pool.query('select pg_sleep(0.05)')));
    const calls = fifteen.map((index) =>
      as(carmen)('POST', '/learner-profiles', { ...maya, name: `M${index}` }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(14);
    const refused = await as(carmen)('POST', '/learner-profiles', maya);
    expect(refused.body).toMatchObject({
      error: {
        code: 'too_many_profiles',
        message: 'One account can hold up to 12 learners. Remove one to add another.',
      },
    });
    expect(await namesOf(carmen)).toHaveLength(12);
  });

  test('are added once when the request is retried after a lost response', async () => {
    const input = { id: app.services.random.uuid(), accountId: carmen.id };
    const profile = newProfileSchema.parse(maya);
    const first = await addProfile(app.services, { ...input, profile });
    expect(await addProfile(app.services, { ...input, profile })).toEqual(first);
    expect(await namesOf(carmen)).toEqual(['Maya']);
  });

  test('with a session ahead cannot be removed, and the error names the reason', async () => {
    const id = await add(carmen);
    await book(id);
    const refused = await as(carmen)('DELETE', `/learner-profiles/${id}`);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'profile_booked' }, start: '2026-11-24T18:00:00.000Z' },
    });
    expect((refused.body.error as { message: string }).message).toContain('Maya has an upcoming session');
    expect(await namesOf(carmen)).toEqual(['Maya']);
  });

  test('can be removed when the session is over or cancelled; the booking stays', async () => {
    const id = await add(carmen);
    await book(id, 'cancelled');
    expect((await as(carmen)('DELETE', `/learner-profiles/${id}`)).status).toBe(204);
    const bookings = await app.db.selectFrom('app.bookings').select('learner_profile_id').execute();
    expect(bookings).toEqual([{ learner_profile_id: null }]);
    const other = await add(carmen);
    await app.db.updateTable('app.bookings').set({ learner_profile_id: other }).execute();
    app.clock.set('2026-11-24T19:00:00Z');
    expect((await as(carmen)('DELETE', `/learner-profiles/${other}`)).status).toBe(204);
  });

  test('reject a blank name and an unsupported language', async () => {
    const blank = await as(carmen)('POST', '/learner-profiles', { ...maya, name: '  ' });
    const german = await as(carmen)('POST', '/learner-profiles', { ...maya, language: 'de' });
    expect([blank.status, german.status]).toEqual([400, 400]);
  });
});

describe('the dashboard', () => {
  test('contains the name given at sign-up, the learners, and whether the account teaches', async () => {
    await seedTutors(app.db, app.clock, lucia);
    await sql`insert into auth.users (id, email, raw_user_meta_data) values
      (${carmen.id}, ${carmen.email}, '{"full_name": "Carmen Díaz"}')`.execute(app.db);
    await add(carmen);
    await add(noor, { ...maya, name: 'Noor' });
    expect((await as(carmen)('GET', '/dashboard')).body.dashboard).toMatchObject({
      name: 'Carmen Díaz',
      tutor: null,
      profiles: [{ name: 'Maya' }],
    });
    expect((await as(lucia)('GET', '/dashboard')).body.dashboard).toEqual({
      name: '',
      tutor: { slug: 'lucia-restrepo', name: 'Lucía Restrepo', shared: [] },
      profiles: [],
    });
  });
});
