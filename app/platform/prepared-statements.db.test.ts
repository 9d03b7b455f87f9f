import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createDatabase, createPool } from './database.server.ts';
import type { DB } from './database-types.ts';

let test: TestServices;
let pool: ReturnType<typeof createPool>;
let db: Kysely<DB>;
beforeAll(async () => {
  test = await testServices();
  pool = createPool(test.url, 1);
  db = createDatabase(pool);
  await sql`create table app.drawers (id integer, label text)`.execute(db);
  await sql`insert into app.drawers values (1, 'one')`.execute(db);
});
afterAll(async () => {
  await pool.end();
  await test.close();
});

const drawer = (of: Kysely<DB>) => sql`select * from app.drawers where id = ${1}`.execute(of);
const often = async () => {
  for (let time = 0; time < 25; time += 1) await drawer(db);
};
const prepared = async () => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
};

it('a frequent statement is prepared, a rare one is not', async () => {
  await sql`select id from app.drawers where id = ${1}`.execute(db);
  await often();
  expect(await prepared()).toEqual(['select * from app.drawers where id = $1']);
});

it('a statement with a long list is not prepared: the next one has another length', async () => {
  const many = Array.from({ length: 80 }, (_, at) => at);
  const list = sql`select id from app.drawers where id in (${sql.join(many)})`;
  for (let time = 0; time < 25; time += 1) await list.execute(db);
  expect((await prepared()).filter((text) => text.includes(' in ('))).toEqual([]);
});

it('after a migration by another process a statement returns the new columns', async () => {
  await often();
  await test.pool.query('alter table app.drawers add column colour text');
  const { rows } = await drawer(db);
  expect(rows).toEqual([{ id: 1, label: 'one', colour: null }]);
});

it('a transaction that meets the migration after its beginning fails, the next one succeeds', async () => {
  await often();
  await test.pool.query('alter table app.drawers add column height integer');
  const inTransaction = () =>
    db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      return drawer(trx);
    });
  await expect(inTransaction()).rejects.toThrow('cached plan must not change result type');
  expect((await inTransaction()).rows).toHaveLength(1);
});
