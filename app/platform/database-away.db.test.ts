import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/database.ts';
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
    // The word of it arrives while nobody asks anything.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await connection.execute(trx);
  });
  const thrown: unknown = await transaction.catch((error: unknown) => error);
  expect(isDatabaseAway(thrown)).toBe(true);
  expect((await connection.execute(test.db)).rows).toHaveLength(1);
});

it('a connection that said nothing in time is not asked again: nobody waits for the rollback too, and the next one gets another', async () => {
  const pool = createPool(test.url, 1, 300);
  // Of the two limits only the client’s counts: as if the server were gone.
  pool.options.statement_timeout = false;
  const db = createDatabase(pool);
  const began = performance.now();
  const thrown: unknown = await db
    .transaction()
    .execute((trx) => sql`select pg_sleep(5)`.execute(trx))
    .catch((error: unknown) => error);
  expect(isDatabaseAway(thrown)).toBe(true);
  expect((await connection.execute(db)).rows).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(4000);
  await pool.end();
});
