import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { typesFile, typesOf, withMigratedDatabase } from './generate-types.ts';
import { migrate, MigrationError, readMigrations } from './migrate.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

async function tablesOf(schema: string): Promise<string[]> {
  const { rows } = await test.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE'`,
    [schema],
  );
  return rows.map((row) => row.table_name).sort();
}

describe('the database', () => {
  it('holds exactly the four tables of the specification in schema public', async () => {
    expect(await tablesOf('public')).toEqual([
      'referral_events',
      'telemetry_events',
      'user_locale_preferences',
      'user_preferences',
    ]);
  });

  it('has row-level security on every table of schema public', async () => {
    const { rows } = await test.pool.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
    );
    expect(rows).toEqual([]);
  });

  it('gives anon and authenticated no privilege on schema app or anything in it', async () => {
    const { rows } = await test.pool.query(`
      select role, c.relname from pg_class c, unnest(array['anon', 'authenticated']) as role
      where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'v', 'S')
        and (has_schema_privilege(role, 'app', 'usage')
          or (c.relkind <> 'S' and has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate, references, trigger')))`);
    expect(rows).toEqual([]);
  });

  it('matches the generated types', async () => {
    const generated = await withMigratedDatabase((url) => typesOf(url));
    expect(readFileSync(typesFile, 'utf8')).toBe(generated);
  });
});

describe('migrating', () => {
  it('applies nothing the second time', async () => {
    expect(await migrate(test.url)).toEqual([]);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    const changed = readMigrations().map((migration, index) =>
      index === 0 ? { ...migration, hash: 'changed' } : migration,
    );
    await expect(migrate(test.url, changed)).rejects.toThrow(MigrationError);
  });

  it('leaves nothing of a migration that fails', async () => {
    const broken = {
      number: 9999,
      name: '9999_test_fail.sql',
      sql: 'create table app.half (id int); select 1/0;',
      hash: 'x',
    };
    await expect(migrate(test.url, [...readMigrations(), broken])).rejects.toThrow(/division by zero/);
    expect(await tablesOf('app')).not.toContain('half');
  });

  it('fails with a clear message while a table is locked, and succeeds once it is released', async () => {
    const change = {
      number: 9998,
      name: '9998_test_wait.sql',
      sql: 'alter table app.rate_limits add column waited int;',
      hash: 'x',
    };
    const all = [...readMigrations(), change];
    const holder = await test.pool.connect();
    await holder.query('begin; lock table app.rate_limits in access share mode');
    await expect(migrate(test.url, all, { lockTimeout: 50, tries: 2 })).rejects.toThrow(
      'another connection holds one of its tables',
    );
    const applied = migrate(test.url, all, { lockTimeout: 50, tries: 1000 });
    const waiting = async () =>
      (
        await test.pool.query(
          `select from pg_locks where relation = 'app.rate_limits'::regclass and not granted`,
        )
      ).rows.length;
    await expect.poll(waiting, { interval: 10 }).toBe(1);
    await holder.query('rollback');
    holder.release();
    expect(await applied).toEqual([change.name]);
  });

  it('adds the erasure trigger to all of our tables, and to none of another owner in public', async () => {
    await test.pool.query(`
      create table public.someone_elses (user_id uuid);
      create trigger refuse_erased_account before insert on public.someone_elses
        for each row execute function app.refuse_erased_account('user_id')`);
    const guarding = readMigrations().find(({ number }) => number === 86);
    await test.pool.query(guarding?.sql ?? '');
    const { rows } = await test.pool.query<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'refuse_erased_account'
       and tgrelid::regclass::text not like 'app.%' order by 1`,
    );
    await test.pool.query('drop table public.someone_elses');
    expect(rows.map(({ name }) => name)).toEqual([
      'telemetry_events',
      'user_locale_preferences',
      'user_preferences',
    ]);
  });
});
