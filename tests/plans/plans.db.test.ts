import pg from 'pg';
import { expect, it } from 'vitest';
import { connectionOf } from '#app/platform/database.server.ts';
import { seedDemo } from '#database/seed/demo.ts';
import { cloneTemplate } from '#tests/support/database.ts';
import { book } from '../../bench/load/booking.ts';
import { browse } from '../../bench/load/walks.ts';
import { furnish } from '../../bench/plans/furnish.ts';
import { growingTables, keepSeed, multiply, type Table } from '../../bench/plans/multiply.ts';
import { genericPlanOf, planOf } from '../../bench/plans/plan.ts';
import { openProduct, withCrowd } from '../../bench/plans/workload.ts';

/** Multiple of the demo's people and tutors: enough that PostgreSQL prefers an index to a sequential scan. */
const times = 100;
/** From this number of rows a sequential scan costs more than an index. */
const small = 500;

it(
  'no statement of browsing, practising and booking scans a growing table sequentially',
  { timeout: 300_000 },
  async () => {
    const url = await cloneTemplate();
    // The demo's learners practise through the use cases; other users come over HTTP.
    const product = await openProduct(url, { seed: seedDemo, seedToo: true, pages: false });
    await withCrowd({ app: product.app, url }, 2, async ([reader, booker], world) => {
      // Walks without pauses.
      if (reader) for await (const _ of browse(reader, world));
      if (booker) for await (const _ of book(booker, world));
      // Without its pages nobody searches for tutors; the second search reads what has changed.
      for (let search = 0; search < 2; search += 1)
        await reader?.visitor.ask('tutors', '/functions/v1/tutors?currency=GBP');
    });
    const seen = product
      .seen()
      .filter(
        ({ text }) => /^\s*(?:select|with|insert|update|delete)\b/i.test(text) && !/\bjobs\./.test(text),
      );
    await product.close();

    const database = new pg.Client(connectionOf(url));
    await database.connect();
    const tables = await growingTables(database);
    await furnish(database);
    await keepSeed(database, tables);
    expect(await multiply(database, tables, { first: 1, last: times - 1 })).toEqual([]);
    const growing = await rowsOf(database, tables);
    const scans: string[] = [];
    for (const each of seen) {
      const plans = [
        await planOf(database, each, false),
        await genericPlanOf(database, each.text).catch(() => null),
      ];
      const large = plans
        .flatMap((plan) => plan?.scans ?? [])
        .filter(({ table }) => (growing.get(table) ?? 0) > small);
      for (const { table } of large)
        scans.push(`${each.file} reads all of ${table}: ${each.text.slice(0, 120)}`);
    }
    await database.end();
    expect(seen.length).toBeGreaterThan(60);
    expect([...new Set(scans)]).toEqual([]);
  },
);

/** PostgreSQL's row estimates of the tables. */
async function rowsOf(database: pg.Client, tables: readonly Table[]): Promise<Map<string, number>> {
  const { rows } = await database.query<{ name: string; rows: number }>(
    `select name, (select reltuples::float8 from pg_class where oid = name::regclass) as rows from unnest($1::text[]) as name`,
    [tables.map(({ name }) => name)],
  );
  return new Map(rows.map((row) => [row.name, row.rows]));
}
