import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createDatabase, createPool } from './database.server.ts';
import {
  commitTogether,
  compileForColumns,
  compileOnce,
  executeTogether,
  QueryBatch,
} from './statement-batch.server.ts';

let app: TestServices;
let pool: pg.Pool;
let db: TestServices['db'];
beforeAll(async () => {
  app = await testServices();
  pool = createPool(app.url, 1);
  db = createDatabase(pool);
  await sql`create table app.drawers (id integer primary key, label text, made timestamptz, what jsonb)`.execute(
    db,
  );
});
afterAll(async () => {
  await pool.end();
  await app.close();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await sql`truncate app.drawers`.execute(db);
});

const insert = (id: number, label: string | null = null) =>
  sql`insert into app.drawers (id, label) values (${id}, ${label})`;
const count = sql<{ count: number }>`select count(*)::int as count from app.drawers`;
/** Frequent statements are prepared. */
const often = async (work: () => Promise<unknown>) => {
  for (let time = 0; time < 30; time += 1) await work();
};
const counted = async () => {
  const { rows } = await count.execute(db);
  return rows[0]?.count;
};
/** Calls to the driver while `work` runs. */
async function sentBy(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const calls = spy.mock.calls.length;
  spy.mockRestore();
  return calls;
}

describe('statements sent together', () => {
  test('are one round trip, each sees those before it, and rows have their types', async () => {
    const at = new Date('2026-11-27T10:00:00Z');
    const together = () =>
      executeTogether(db, [
        sql`delete from app.drawers where id > ${0}`,
        sql<{
          id: number;
        }>`insert into app.drawers values (${1}, ${'one'}, ${at}, ${JSON.stringify({ a: 1 })}) returning id`,
        sql<{
          made: Date;
          what: object;
          none: null;
        }>`select made, what, ${null}::text as none from app.drawers where id = ${1}`,
        count,
      ]);
    await often(together);
    let rows: Awaited<ReturnType<typeof together>> | undefined;
    expect(await sentBy(async () => (rows = await together()))).toBe(1);
    expect(rows).toEqual([[], [{ id: 1 }], [{ made: at, what: { a: 1 }, none: null }], [{ count: 1 }]]);
  });

  test('are one transaction: a failed one undoes those before it, and those behind it are not executed', async () => {
    await often(() => executeTogether(db, [insert(1), sql`delete from app.drawers where id > ${0}`]));
    const failing = executeTogether(db, [insert(1), insert(1), insert(2)]);
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await counted()).toBe(0);
    // The connection serves on.
    await executeTogether(db, [insert(3), insert(4)]);
    expect(await counted()).toBe(2);
  });

  test('a parameter that cannot be sent fails alone', async () => {
    const loop: { self?: object } = {};
    loop.self = loop;
    const failing = executeTogether(db, [sql`select ${1}::int`, sql`select ${loop}::jsonb`]);
    await expect(failing).rejects.toThrow(/circular/i);
    expect(await counted()).toBe(0);
  });
});

describe('statements that are', () => {
  test('new to the connection are one round trip and one transaction from the first time on', async () => {
    const failing = () => executeTogether(db, [insert(1, 'first'), insert(1, 'second'), insert(2)]);
    expect(await sentBy(() => failing().catch(() => undefined))).toBe(1);
    expect(await counted()).toBe(0);
  });

  test('prepared by a batch that fails are not prepared again, nor twice in one', async () => {
    const text = 'insert into app.drawers (label, id) values';
    const twice = (one: number, other: number) =>
      executeTogether(
        db,
        [one, other].map((id) => sql`${sql.raw(text)} (${'same'}, ${id})`),
      );
    await often(() => twice(1, 1).catch(() => undefined));
    const prepared = sql<{ count: number }>`
      select count(*)::int as count from pg_prepared_statements where statement like ${`${text}%`}`;
    expect((await prepared.execute(db)).rows[0]?.count).toBe(1);
    await twice(2, 3);
    expect(await counted()).toBe(2);
  });

  test('outdated by a migration are sent again, also with the beginning of a transaction', async () => {
    const inserting = sql`insert into app.drawers (id) values (${1}) on conflict do nothing`;
    const reading = (one: TestServices['db']) =>
      executeTogether(one, [inserting, sql`select * from app.drawers where id = ${1}`]);
    const inTransaction = () => db.transaction().execute(reading);
    for (const [column, read] of [
      ['one', () => reading(db)],
      ['other', inTransaction],
    ] as const) {
      await often(read);
      await sql`alter table app.drawers add ${sql.ref(column)} integer`.execute(db);
      expect((await read())[1]).toEqual([expect.objectContaining({ id: 1, [column]: null })]);
    }
    // One that has begun earlier fails, and nothing of it stays.
    await often(() => reading(db));
    await sql`alter table app.drawers add third integer`.execute(db);
    const begun = db.transaction().execute(async (trx) => {
      await insert(7).execute(trx);
      return reading(trx);
    });
    await expect(begun).rejects.toThrow(/cached plan/);
    expect((await sql`select 1 from app.drawers where id = 7`.execute(db)).rows).toEqual([]);
  });

  test('answered with a row that cannot be read fail, and the connection serves on', async () => {
    const money = pg.types.builtins.MONEY;
    const usual = pg.types.getTypeParser(money);
    pg.types.setTypeParser(money, () => {
      throw new Error('unreadable');
    });
    try {
      const failing = executeTogether(db, [sql`select 1::money`, sql`select ${1}::int`]);
      await expect(failing).rejects.toThrow('unreadable');
    } finally {
      pg.types.setTypeParser(money, usual);
    }
    expect(await counted()).toBe(0);
  });

  test('too slow fail, and their connection is not used again', async () => {
    const impatient = createPool(app.url, 1);
    impatient.options.query_timeout = 300;
    const own = createDatabase(impatient);
    try {
      const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
      const before = await pid.execute(own);
      const slow = own.transaction().execute((trx) => executeTogether(trx, [sql`select pg_sleep(3)`, pid]));
      await expect(slow).rejects.toThrow(/timeout/);
      expect((await pid.execute(own)).rows[0]?.pid).not.toBe(before.rows[0]?.pid);
    } finally {
      await impatient.end();
    }
  });

  test('sent at once by one transaction keep their order', async () => {
    const read = await db
      .transaction()
      .execute((trx) =>
        Promise.all([
          executeTogether(trx, [insert(1), insert(2)]),
          count.execute(trx),
          executeTogether(trx, [insert(3), count]),
        ]),
      );
    expect(read[1].rows).toEqual([{ count: 2 }]);
    expect(read[2][1]).toEqual([{ count: 3 }]);
  });
});

describe('a transaction', () => {
  const inserting = (id: number) =>
    db.transaction().execute(async (trx) => {
      await insert(id).execute(trx);
      return (await count.execute(trx)).rows[0]?.count;
    });

  test('begins with its first statement', async () => {
    expect(await sentBy(() => inserting(99))).toBe(3);
  });

  test('without a statement sends nothing', async () => {
    expect(await sentBy(() => db.transaction().execute(() => Promise.resolve()))).toBe(0);
    expect(
      await sentBy(() =>
        db
          .transaction()
          .execute(() => Promise.reject(new Error('no')))
          .catch(() => undefined),
      ),
    ).toBe(0);
    await insert(1).execute(db);
    await db.connection().execute((one) => sql`rollback`.execute(one));
    expect(await counted()).toBe(1);
  });

  test('is rolled back when its first statement fails, or a later one', async () => {
    await insert(1).execute(db);
    await expect(inserting(1)).rejects.toMatchObject({ code: '23505' });
    await expect(
      db.transaction().execute(async (trx) => {
        await insert(2).execute(trx);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await counted()).toBe(1);
    expect(await inserting(2)).toBe(2);
  });

  test('goes on after a savepoint that it went back to, also when it begins with one', async () => {
    const trx = await db.startTransaction().execute();
    const saved = await trx.savepoint('start').execute();
    await expect(executeTogether(saved, [insert(1), insert(1)])).rejects.toMatchObject({ code: '23505' });
    const back = await saved.rollbackToSavepoint('start').execute();
    await insert(2).execute(back);
    await back.commit().execute();
    expect(await counted()).toBe(1);
  });

  test('is committed with its last statements, in their round trip', async () => {
    const rows: unknown[] = [];
    const committing = () =>
      db.transaction().execute(async (trx) => {
        await insert(1).execute(trx);
        rows.push(await commitTogether(trx, [insert(2), count]));
      });
    expect(await sentBy(committing)).toBe(2);
    expect(rows).toEqual([[[], [{ count: 2 }]]]);
    const { rows: others } = await app.pool.query('select id from app.drawers order by id');
    expect(others).toEqual([{ id: 1 }, { id: 2 }]);
    // The connection serves on, also for a transaction whose commit is sent alone.
    expect(await inserting(3)).toBe(3);
    await db.transaction().execute((trx) => commitTogether(trx, [insert(4)]));
    expect(await counted()).toBe(4);
  });

  test('is rolled back when one of its last statements fails', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await insert(1).execute(trx);
      await commitTogether(trx, [insert(2), insert(1)]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await counted()).toBe(0);
    expect(await inserting(1)).toBe(1);
  });

  test('executes nothing more once it was committed with its last statements', async () => {
    const going = db.transaction().execute(async (trx) => {
      await commitTogether(trx, [insert(1)]);
      await insert(2).execute(trx);
    });
    await expect(going).rejects.toThrow('was committed');
    expect(await counted()).toBe(1);
  });
});

test('queries that several functions add are one batch, and each reads its own rows', async () => {
  const batch = new QueryBatch();
  batch.add(insert(1));
  const counting = batch.add(count);
  const label = batch.add(sql<{ label: string }>`select ${'two'} as label`);
  expect(counting).toThrow('not executed');
  expect(await sentBy(() => batch.execute(db))).toBe(1);
  expect([counting(), label()]).toEqual([[{ count: 1 }], [{ label: 'two' }]]);
});

describe('a query that is compiled once', () => {
  const labelled = compileOnce((one, id: number, label: string) =>
    one
      .selectFrom('app.tutors')
      .select(sql<string>`${id}::int || ${label}`.as('text'))
      .limit(sql.lit(1))
      .$castTo<{ text: string }>(),
  );

  test('takes other values each time', () => {
    const [first, second] = [labelled(db, 1, 'a'), labelled(db, 2, 'b')];
    expect([first.parameters, second.parameters]).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(second.sql).toBe(first.sql);
  });

  test('is refused when its parameters are not its values in their order', () => {
    const swapped = compileOnce((one, id: number, label: string) =>
      one.selectFrom('app.tutors').select(sql<string>`${label} || ${id}::int`.as('text')),
    );
    const more = compileOnce((one, limit: number) =>
      one.selectFrom('app.tutors').select('id').where('slug', '=', 'x').limit(limit),
    );
    expect(() => swapped(db, 1, 'a')).toThrow('in their order');
    expect(() => more(db, 1)).toThrow('in their order');
  });

  test('with a row has a text for each set of columns, without those that have no value', () => {
    const update = compileForColumns(
      (one, change: { slug?: string | undefined; name?: string }, [id]) =>
        one.updateTable('app.tutors').set(change).where('id', '=', String(id)),
      (change, [id]) => [...change, id],
    );
    expect(update(db, { slug: 'a', name: 'A' }, ['1'])).toMatchObject({
      sql: 'update "app"."tutors" set "slug" = $1, "name" = $2 where "id" = $3',
      parameters: ['a', 'A', '1'],
    });
    expect(update(db, { name: 'B' }, ['2'])).toMatchObject({
      sql: 'update "app"."tutors" set "name" = $1 where "id" = $2',
      parameters: ['B', '2'],
    });
    expect(update(db, { slug: undefined, name: 'C' }, ['3']).parameters).toEqual(['C', '3']);
  });
});
