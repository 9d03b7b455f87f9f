import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { setRestGrants } from './rest-grants.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('the REST roles may use exactly these tables, whatever the platform granted before', async () => {
  const { pool } = test;
  await pool.query(`
    grant usage on schema app to anon, authenticated;
    grant all on all tables in schema public to anon, authenticated;
    grant select on all tables in schema app to anon;`);
  let ended = false;
  const slow = {
    query: async (text: string) => {
      await new Promise((resolve) => setImmediate(resolve));
      await pool.query(text);
      ended = true;
    },
  };
  await setRestGrants(slow as unknown as pg.Pool);
  expect(ended).toBe(true);
  const { rows } = await pool.query<{ granted: string }>(
    `select distinct grantee || ' ' || lower(privilege_type) || ' ' || table_schema || '.' || table_name as granted
     from information_schema.role_table_grants
     where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'app') order by 1`,
  );
  expect(rows.map(({ granted }) => granted).toSorted()).toEqual([
    'anon insert public.referral_events',
    'authenticated insert public.referral_events',
    'authenticated insert public.telemetry_events',
    'authenticated insert public.user_locale_preferences',
    'authenticated insert public.user_preferences',
    'authenticated select public.user_locale_preferences',
    'authenticated select public.user_preferences',
    'authenticated update public.user_locale_preferences',
    'authenticated update public.user_preferences',
  ]);
  for (const role of ['anon', 'authenticated']) {
    const { rows: schemas } = await pool.query(
      `select has_schema_privilege($1, 'app', 'usage') as app, has_schema_privilege($1, 'public', 'usage') as public,
         has_schema_privilege($1, 'public', 'create') as creating`,
      [role],
    );
    expect(schemas).toEqual([{ app: false, public: true, creating: false }]);
  }
});
