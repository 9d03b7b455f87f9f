import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('a failing job does not affect the others of its batch', async () => {
  const { services, db } = test;
  const done: string[] = [];
  services.jobs.handle<{ name: string }>('test.work', async ({ name }) => {
    if (name === 'bad') throw new Error('never');
    done.push(name);
  });
  await services.jobs.start();
  await db.transaction().execute(async (trx) => {
    for (const name of ['one', 'bad', 'two'])
      await services.jobs.send(trx, 'test.work', { name }, { retries: 0 });
  });
  const states = async () => {
    const { rows } = await sql<{ state: string }>`
      select state::text from jobs.job where name = 'test.work' order by data ->> 'name'`.execute(db);
    return rows.map(({ state }) => state);
  };
  await expect.poll(states, { timeout: 10_000 }).toEqual(['failed', 'completed', 'completed']);
  expect(done.sort()).toEqual(['one', 'two']);
  await services.jobs.stop();
});
