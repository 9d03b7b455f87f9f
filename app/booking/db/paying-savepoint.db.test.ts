import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DB } from '#app/platform/database-types.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { withSavepoint } from './paying-savepoint.server.ts';

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());

const insert = (trx: Kysely<DB>, name: string) => sql`insert into written values (${name})`.execute(trx);

/** What a transaction has written when `work` inside a savepoint ended in one way or the other. */
const writtenAround = (work: (trx: Kysely<DB>) => Promise<unknown>) =>
  app.db.transaction().execute(async (trx) => {
    await sql`create temporary table written (name text) on commit drop`.execute(trx);
    await insert(trx, 'before');
    const end = await withSavepoint(trx, () => work(trx)).catch(({ message }: Error) => message);
    await insert(trx, 'after');
    const { rows } = await sql<{ name: string }>`select name from written`.execute(trx);
    return { end, names: rows.map(({ name }) => name) };
  });

it('work inside a savepoint stays, and its result is returned', async () => {
  const done = await writtenAround(async (trx) => {
    await insert(trx, 'inside');
    return 'done';
  });
  expect(done).toEqual({ end: 'done', names: ['before', 'inside', 'after'] });
});

it('of work that throws nothing stays, and the transaction goes on', async () => {
  const refused = await writtenAround(async (trx) => {
    await insert(trx, 'inside');
    throw new Error('refused');
  });
  expect(refused).toEqual({ end: 'refused', names: ['before', 'after'] });
});

it('the same holds after a statement that the database refuses', async () => {
  const failed = await writtenAround(async (trx) => {
    await insert(trx, 'inside');
    await sql`select 1 / 0`.execute(trx);
  });
  expect(failed).toEqual({ end: 'division by zero', names: ['before', 'after'] });
});
