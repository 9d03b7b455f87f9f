import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { listTutors } from '../list-tutors.server.ts';
import { seedTutors } from '../seed/seed-tutors.server.ts';

const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
/** Tuesday 24 November, 13:00 in Bogotá; Lucía is open from 13:00 to 18:00. */
const tuesday = new Date('2026-11-24T18:00:00Z');
const opening = '2026-11-20T09:00:00Z';

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
});
afterEach(() => app.close());

const isListedAsFree = async () => {
  const { tutors } = await listTutors(app.services, { currency: 'GBP', freeAt: tuesday }, 'en');
  return tutors.some(({ slug }) => slug === 'lucia-restrepo');
};

const holdTuesday = () =>
  sql`insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_locale,
        learner_zone, price_minor, currency, policy, expires_at, created_at)
      select gen_random_uuid(), id, 'held', 'session', ${tuesday}, ${tuesday}::timestamptz + interval '1 hour',
        tstzrange(${tuesday}, ${tuesday}::timestamptz + interval '1 hour'), gen_random_uuid(), 'en-GB', 'Europe/London', 3200,
        'GBP', '{"fullRefundHours": 24, "lateRefundPercent": 50}', ${new Date('2026-11-20T09:10:00Z')}, now()
      from app.tutors where slug = 'lucia-restrepo'`.execute(app.db);

test('the search respects a new hold at once and ignores an expired one without another query', async () => {
  expect(await isListedAsFree()).toBe(true);
  await holdTuesday();
  expect(await isListedAsFree()).toBe(false);
  app.clock.set('2026-11-20T09:10:00Z');
  expect(await isListedAsFree()).toBe(true);
});

test('a search at an earlier time includes a hold that has expired at a later one', async () => {
  await holdTuesday();
  app.clock.set('2026-11-20T09:30:00Z');
  expect(await isListedAsFree()).toBe(true);
  app.clock.set(opening);
  expect(await isListedAsFree()).toBe(false);
});
