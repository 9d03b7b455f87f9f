import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectionOf, createPool } from '#app/platform/database.server.ts';
import { migrate } from '#database/migrate.ts';
import { ElsewhereProblem, requireItsDatabase } from '#server/elsewhere.ts';
import { setRestGrants } from '#server/rest-grants.ts';
import { createSupabase } from '#server/supabase.ts';
import { testServices } from '../support/database.ts';
import { bornHosted, liteOn, ownerRole } from './database.ts';

/*
 * Our migrations and grants on the database of a hosted project: `auth` exists already and belongs to another role, we are not a superuser,
 * and new tables in `public` are open by default.
 */
const platform = {
  url: 'https://abc.supabase.co',
  publishableKey: 'sb_x',
  jwtSecret: undefined,
};

async function emptyDatabase(): Promise<string> {
  const client = new pg.Client(connectionOf(inject('cluster')));
  await client.connect();
  const name = `hosted_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(inject('cluster'));
  url.pathname = `/${name}`;
  return url.href;
}

let pool: pg.Pool;
let owned: string;
let services: string;
beforeAll(async () => {
  ({ owned, services } = await bornHosted(await emptyDatabase()));
  pool = createPool(owned, 3);
});
afterAll(() => pool.end());

const rows = async (query: string) => (await pool.query<Record<string, unknown>>(query)).rows;

describe('the database of a hosted project', () => {
  it('is recognised, and one without the platform’s tables is refused before any change', async () => {
    await requireItsDatabase(platform, owned);
    const foreign = await emptyDatabase();
    await expect(requireItsDatabase(platform, foreign)).rejects.toThrow(ElsewhereProblem);
    await expect(requireItsDatabase(platform, foreign)).rejects.toThrow(
      'DATABASE_URL is not the database of SUPABASE_URL (https://abc.supabase.co)',
    );
  });

  it('accepts every migration from an owner who is no superuser, once', async () => {
    const [who] = await rows(`select rolsuper from pg_roles where rolname = current_user`);
    expect(who).toEqual({ rolsuper: false });
    expect(await migrate(owned)).not.toEqual([]);
    expect(await migrate(owned)).toEqual([]);
    const [auth] = await rows(
      `select tableowner, rowsecurity from pg_tables where schemaname = 'auth' limit 1`,
    );
    expect(auth).toEqual({ tableowner: 'hosted_auth_admin', rowsecurity: true });
  });

  it('can hold the owner’s job queue', async () => {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: 'jobs',
    });
    await boss.start();
    await boss.stop({ graceful: false, close: false });
    expect(await rows(`select tableowner from pg_tables where schemaname = 'jobs' limit 1`)).toEqual([
      { tableowner: ownerRole },
    ]);
  });

  it('has open default privileges, reduced to the grants of each role at every start', async () => {
    const open = `select grantee, table_name, privilege_type from information_schema.role_table_grants
      where table_schema in ('public', 'app') and grantee in ('anon', 'authenticated', 'PUBLIC') order by 1, 2, 3`;
    expect((await rows(open)).length).toBeGreaterThan(20);
    await setRestGrants(pool);
    await setRestGrants(pool);
    const granted = (await rows(open)).map((row) => Object.values(row).join(' '));
    const records = ['user_locale_preferences', 'user_preferences'];
    expect(granted).toEqual([
      'anon referral_events INSERT',
      'authenticated referral_events INSERT',
      'authenticated telemetry_events INSERT',
      ...records.flatMap((table) =>
        ['INSERT', 'SELECT', 'UPDATE'].map((command) => `authenticated ${table} ${command}`),
      ),
    ]);
    await pool.query('create table public.added_later (id int)');
    expect((await rows(open)).length).toBe(granted.length);
  });
});

describe('moving there', () => {
  it('after copying the columns of docs/operations.md, people sign in with their old password', async () => {
    const old = await testServices();
    const here = await createSupabase(old.services.settings, old.url, old.pool, () => Promise.resolve());
    const credentials = { email: 'mover@example.org', password: 'secret-1' };
    const post = (path: string) =>
      new Request(`http://localhost:5173/auth/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      });
    await here.fetch(post('/signup'), { language: 'en', redirectTo: undefined });
    await old.pool.query('update auth.users set email_confirmed_at = now()');

    const copies = [
      ...readFileSync('docs/operations.md', 'utf8').matchAll(
        /copy \((select .+?\sfrom (auth\.\w+).*?)\) to stdout/gs,
      ),
    ];
    expect(copies.map(([, , table]) => table)).toEqual(['auth.users', 'auth.identities']);
    for (const [, select, table] of copies) {
      // As JSON, so that text values stay text, as `copy` leaves them.
      const { rows: people } = await old.pool.query<{ person: object }>(
        `select to_jsonb(each) as person from (${select}) each`,
      );
      expect(people).toHaveLength(1);
      const columns = Object.keys(people[0]?.person ?? {}).join(', ');
      await pool.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
        [people[0]?.person],
      );
    }
    const kinds =
      'select jsonb_typeof(raw_user_meta_data) as person, jsonb_typeof(identity_data) as identity';
    expect(await rows(`${kinds} from auth.users u join auth.identities i on i.user_id = u.id`)).toEqual([
      { person: 'object', identity: 'object' },
    ]);
    const there = liteOn(services, {
      auth: { enabled: true, jwt_secret: 'y'.repeat(40), email: { enable_confirmations: true } },
    });
    const answer = await there.lite.fetch(post('/token?grant_type=password'));
    expect([answer.status, await answer.json()]).toMatchObject([200, { user: { email: credentials.email } }]);
    await there.close();
    await here.close();
    await old.close();
  });
});
