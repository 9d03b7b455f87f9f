import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { seedDemo } from './demo.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

/** Makes the database refuse the thirtieth answer, as if the start had been killed there. */
const breakOff = `
  create function app.break_off() returns trigger language plpgsql as $$ begin
    if (select count(*) from app.practice_attempts) >= 30 then raise exception 'broken off'; end if;
    return new;
  end $$;
  create trigger break_off before insert on app.practice_attempts for each row execute function app.break_off()`;

it('an interrupted demo is completed by the next start, and then not changed', async () => {
  const count = async () =>
    (
      await test.pool.query<Record<string, number>>(`
        select (select count(*)::int from auth.users) as accounts, (select count(*)::int from app.tutors) as tutors,
          (select count(*)::int from app.bookings) as bookings, (select count(*)::int from app.learner_profiles) as learners,
          (select count(*)::int from app.practice_sessions) as practices,
          (select count(*)::int from auth.users where raw_app_meta_data ? 'seeding') as half`)
    ).rows[0];
  await test.pool.query(breakOff);
  await expect(seedDemo(test.services)).rejects.toThrow('broken off');
  expect(await count()).toMatchObject({ accounts: 5, learners: 3, half: 5 });
  await test.pool.query('drop function app.break_off cascade');
  await seedDemo(test.services);
  const made = await count();
  expect(made).toEqual({ accounts: 5, tutors: 12, bookings: 54, learners: 3, practices: 10, half: 0 });
  await test.pool.query(`update app.learner_profiles set name = 'Mine' where name = 'Leo'`);
  await seedDemo(test.services);
  expect(await count()).toEqual(made);
  await test.pool.query(`update app.learner_profiles set name = 'Leo' where name = 'Mine'`);
}, 60_000);

it(
  'the demo’s learners have practised for weeks: skills are mastered, in progress and due',
  { timeout: 60_000 },
  async () => {
    const { rows } = await test.pool.query<Record<string, number>>(
      `
    select count(distinct profile_id)::int as learners, count(*)::int as skills,
      count(*) filter (where state->>'masteredAt' is not null)::int as mastered,
      count(*) filter (where due_at < $1)::int as due
    from app.skill_states`,
      [test.clock.now()],
    );
    expect(rows[0]?.learners).toBe(2);
    expect(rows[0]?.skills).toBeGreaterThan(8);
    expect(rows[0]?.due).toBeGreaterThan(0);
    expect(rows[0]?.mastered).toBeGreaterThan(0);
    const added = await test.pool.query<{ name: string }>(
      `select name from app.learner_profiles where name in ('Maya', 'Leo') order by created_at`,
    );
    expect(added.rows.map(({ name }) => name)).toEqual(['Maya', 'Leo']);
    const times = await test.pool.query(`select distinct created_at from app.learner_profiles`);
    expect(times.rowCount).toBe(3);
    const open = await test.pool.query(`select from app.practice_sessions where state = 'open'`);
    expect(open.rows).toEqual([]);
  },
);
