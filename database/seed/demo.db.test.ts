import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/database.ts';
import { seedDemo } from './demo.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it(
  'the demo’s learners have practised for weeks: something is mastered, on the way and due',
  { timeout: 60_000 },
  async () => {
    await seedDemo(test.services);
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
