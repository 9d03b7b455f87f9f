import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createPool } from '#app/platform/database.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { createServices } from '#server/services.ts';
import { registry } from './registry.ts';
import { sweep } from './retention.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('an event from fourteen months ago is deleted, one from twelve months ago stays', async () => {
  const { db } = test;
  await db
    .insertInto('referral_events')
    .values([
      { code: 'old', type: 'click', created_at: '2025-09-01T00:00:00Z' },
      { code: 'young', type: 'click', created_at: '2025-11-20T09:00:00Z' },
    ])
    .execute();
  await sweep(test.services);
  expect(await db.selectFrom('referral_events').select('code').execute()).toEqual([{ code: 'young' }]);
});

describe('a retention period', () => {
  const promised = Object.entries(registry).filter(([, { retention }]) =>
    /\d+ (years|months|days|day|hours)/.test(retention),
  );

  it('is enforced by the sweep with the same period, or names its job or table', () => {
    expect(promised.length).toBeGreaterThanOrEqual(25);
    const unkept = promised.filter(([, { retention, expires, sweptBy }]) => {
      const months = /(\d+) months/.exec(retention)?.[1];
      const years = /(\d+) years/.exec(retention)?.[1];
      if (months) return expires?.months !== Number(months);
      // One month longer for yearly retention: a row from December counts to the year before.
      if (years)
        return ![12 * Number(years), 12 * Number(years) + 1].includes(expires?.months ?? 0) && !sweptBy;
      return !sweptBy;
    });
    expect(unkept.map(([table]) => table)).toEqual([]);
  });

  it('names only scheduled jobs, swept tables, and the queue for its own tables', () => {
    const sources = globSync('{app,database}/**/*.ts').filter((path) => !path.includes('.test.'));
    const repeated = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/jobs\.repeat\('([a-z._-]+)'/g)].map(([, name]) => name),
    );
    const unknown = promised.filter(([table, { sweptBy }]) => {
      if (!sweptBy || repeated.includes(sweptBy)) return false;
      if (sweptBy === 'pg-boss') return !table.startsWith('jobs.');
      const other = registry[sweptBy];
      return !(other?.expires ?? other?.sweptBy);
    });
    expect(unknown.map(([table]) => table)).toEqual([]);
  });

  it('is never blocked by a foreign key', async () => {
    const { rows } = await test.pool.query<{ parent: string; child: string; column: string }>(`
      select confrelid::regclass::text as parent, conrelid::regclass::text as child, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
      where contype = 'f' and confdeltype in ('a', 'r') and conparentid = 0`);
    const inTheWay = rows.filter(({ parent, child, column }) => {
      const { expires } = registry[parent] ?? {};
      const known = [...(expires?.with ?? []), ...(expires?.unreferred ?? [])];
      return expires && !known.some(({ table, by }) => table === child && by === column);
    });
    expect(inTheWay).toEqual([]);
  });
});

/** A statement with triggers disabled: rows from ten years ago could not be inserted under today's rules. */
async function long(...statements: string[]): Promise<void> {
  const client = await test.pool.connect();
  await client.query(`begin; set local session_replication_role = replica; ${statements.join(';')}; commit`);
  client.release();
}

it('rows kept for ten years are deleted after them with all dependent rows, and never before', async () => {
  const count = async (table: string) =>
    (await test.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;
  await long(
    `insert into app.audit_log values
      (gen_random_uuid(), gen_random_uuid(), 'a@example.org', 'a.old', gen_random_uuid(), 's', '{}', '{}', '2016-01-01'),
      (gen_random_uuid(), gen_random_uuid(), 'a@example.org', 'a.young', gen_random_uuid(), 's', '{}', '{}', '2017-01-01')`,
    `insert into app.account_erasures (id, requested_at, due_at, done_at, state) values
      (gen_random_uuid(), '2016-01-01', '2016-01-08', '2016-01-08', 'done'),
      (gen_random_uuid(), '2018-01-01', '2018-01-08', '2018-01-08', 'done')`,
    `insert into app.payments (id, amount_minor, currency, created_at, expires_at, paid_at, state, outcome, intent_id, subject, subject_id, label, language)
      select id, 1, 'EUR', at, at, at, 'paid', 'booked', id::text, 'booking', gen_random_uuid(), 'x', 'en'
      from (values ('00000000-0000-4000-8000-00000000000a'::uuid, '2016-01-01'::timestamptz), ('00000000-0000-4000-8000-00000000000b', '2018-01-01')) as v (id, at)`,
    `insert into app.refunds (id, payment_id, amount_minor, reason, state, created_at)
      select gen_random_uuid(), id, 1, 'cancelled', 'ordered', created_at from app.payments`,
  );
  await sweep(test.services);
  const acts = await test.db.selectFrom('app.audit_log').select('action').execute();
  expect(acts).toEqual([{ action: 'a.young' }]);
  expect(await count('app.account_erasures')).toBe(1);
  expect([await count('app.payments'), await count('app.refunds')]).toEqual([1, 1]);
  await expect(test.pool.query('delete from app.audit_log')).rejects.toThrow('append-only');
  await expect(test.pool.query('truncate app.audit_log')).rejects.toThrow('append-only');
});

it('ten thousand expired rows are all deleted, whatever the statement timeout of other queries', async () => {
  await test.pool.query(`
    insert into referral_events (code, type, created_at)
    select 'old', 'click', '2025-09-01' from generate_series(1, 12000)`);
  // A statement that deletes five thousand rows takes longer than the default pool's timeout.
  await test.pool.query(`
    create function app.slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return null; end $$;
    create trigger slow after delete on referral_events for each statement execute function app.slow();`);
  const pool = createPool(test.url, 2, 200);
  await sweep(createServices({ ...test.services, pool }));
  await pool.end();
  await test.pool.query('drop trigger slow on referral_events');
  expect(
    await test.db.selectFrom('referral_events').select('code').where('code', '=', 'old').execute(),
  ).toEqual([]);
});

it('a table that cannot be swept does not stop the others', async () => {
  const { db, services, pool } = test;
  await pool.query(`
    insert into telemetry_events (user_id, event, payload, created_at) values (gen_random_uuid(), 'old', '{}', '2025-09-01');
    insert into referral_events (code, type, created_at) values ('late', 'click', '2025-09-01');
    create function app.fault() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$;
    create trigger fault before delete on telemetry_events execute function app.fault();`);
  const logged: unknown[] = [];
  const log = { ...services.log, error: (what: unknown) => void logged.push(what) } as Services['log'];
  await sweep({ ...services, log });
  expect(logged).toMatchObject([{ table: 'public.telemetry_events' }]);
  const late = db.selectFrom('referral_events').select('code').where('code', '=', 'late');
  expect(await late.execute()).toEqual([]);
});
