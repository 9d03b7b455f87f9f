import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isDatabaseAway } from './database-away.ts';
import { createDatabase, createPool } from './database.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const connection = sql<{ pid: number }>`select pg_backend_pid() as pid`;

it('a connection that breaks between two statements ends its transaction, not the process', async () => {
  const transaction = test.db.transaction().execute(async (trx) => {
    const { rows } = await connection.execute(trx);
    await test.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // The notification arrives while the connection is idle.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await connection.execute(trx);
  });
  const thrown: unknown = await transaction.catch((error: unknown) => error);
  expect(isDatabaseAway(thrown)).toBe(true);
  expect((await connection.execute(test.db)).rows).toHaveLength(1);
});

it('a connection that timed out is not used again or returned to the pool', async () => {
  const pool = createPool(test.url, 1, 700);
  const db = createDatabase(pool);
  const errors: unknown[] = [];
  await db.connection().execute(async (here) => {
    // Only the client-side timeout is left, as if the server had vanished.
    await sql`set statement_timeout = 0`.execute(here);
    for (const statement of [sql`select pg_sleep(20)`, sql`rollback`])
      errors.push(await statement.execute(here).catch((error: unknown) => error));
  });
  expect(errors.map(isDatabaseAway)).toEqual([true, true]);
  // The second call failed at once with the error of the first.
  expect(errors[1]).toBe(errors[0]);
  expect((await connection.execute(db)).rows).toHaveLength(1);
  await pool.end();
});
