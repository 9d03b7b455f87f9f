import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSupabase, type Supabase } from '#server/supabase.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { loadGoogle } from '../db/account-page.server.ts';
import { endIfSuspended } from '../db/suspension.server.ts';
import { listUsers } from './list-users.server.ts';
import { changeSuspension } from './suspend-account.server.ts';

const [carmen, ben, dora] = ['aa', 'bb', 'dd'].map((end) => `00000000-0000-4000-a000-0000000000${end}`) as [
  string,
  string,
  string,
];
const now = new Date('2026-11-20T09:00:00Z');
const yesterday = new Date('2026-11-19T09:00:00Z');

let app: TestServices;
let supabase: Supabase;
beforeEach(async () => {
  app = await testServices();
  const { services, url, pool } = app;
  supabase = await createSupabase(services.settings, url, pool, () => Promise.resolve());
  await sql`insert into auth.users (id, email, created_at, email_confirmed_at) values
    (${ben}, 'Ben@example.org', ${yesterday}, ${now}), (${carmen}, 'carmen@example.org', ${now}, null),
    (${dora}, 'dora@example.net', ${yesterday}, ${now})`.execute(app.db);
});
afterEach(async () => {
  await supabase.close();
  await app.close();
});

describe('the list of accounts', () => {
  const emails = async (search: string, limit = 10, id?: string) =>
    (await listUsers(app.db, { search, limit, now, ...(id && { id }) })).map(({ email }) => email);

  test('begins with the latest sign-up and ends at its limit', async () => {
    expect(await emails('')).toEqual(['carmen@example.org', 'Ben@example.org', 'dora@example.net']);
    expect(await emails('', 2)).toEqual(['carmen@example.org', 'Ben@example.org']);
  });

  test('has accounts with that part of an address, or the account with that id', async () => {
    expect(await emails('BEN@')).toEqual(['Ben@example.org']);
    for (const wildcard of ['b_n', 'b%n', '\\']) expect(await emails(wildcard)).toEqual([]);
    expect(await emails('.org')).toEqual(['carmen@example.org', 'Ben@example.org']);
    expect(await emails('', 10, dora)).toEqual(['dora@example.net']);
    expect(await emails('ben', 10, dora)).toEqual([]);
    await sql`update auth.users set deleted_at = ${now} where id = ${ben}`.execute(app.db);
    expect(await emails('ben')).toEqual([]);
  });

  test('shows whether each is confirmed and suspended, up to the end of the suspension', async () => {
    await sql`update auth.users set banned_until = ${now} where id = ${ben}`.execute(app.db);
    await sql`update auth.users set banned_until = ${new Date(now.getTime() + 1)} where id = ${dora}`.execute(
      app.db,
    );
    const listed = await listUsers(app.db, { search: '', limit: 10, now });
    expect(listed.map(({ id, confirmed, suspended }) => [id, confirmed, suspended])).toEqual([
      [carmen, false, false],
      [ben, true, false],
      [dora, true, true],
    ]);
    expect(listed[0]).toMatchObject({ signedUpAt: now, leaving: false, learners: 0 });
  });
});

describe('a suspension', () => {
  const change = (accountId: string, suspended: boolean, administrators: string[] = []) =>
    app.db
      .transaction()
      .execute((trx) => changeSuspension(trx, { accountId, suspended, administrators, now }));
  const addSession = async (accountId: string) => {
    const id = app.services.random.uuid();
    await sql`insert into auth.sessions (id, user_id, created_at) values (${id}, ${accountId}, now())`.execute(
      app.db,
    );
    return id;
  };
  const sessions = async () =>
    (await sql<{ id: string }>`select id from auth.sessions`.execute(app.db)).rows.map(({ id }) => id);

  test('ends the sessions of that account alone, and lifting it ends none', async () => {
    const [own, others] = [await addSession(ben), await addSession(carmen)];
    expect(await change(ben, true)).toEqual({ outcome: 'changed', email: 'Ben@example.org', ended: [own] });
    expect(await sessions()).toEqual([others]);
    expect(await change(ben, true)).toEqual({ outcome: 'unchanged' });
    expect(await change(carmen, false)).toEqual({ outcome: 'unchanged' });
    const late = await addSession(ben);
    expect(await change(ben, false)).toEqual({ outcome: 'changed', email: 'Ben@example.org', ended: [] });
    expect((await sessions()).toSorted()).toEqual([late, others].toSorted());
  });

  test('of an unknown, an erased or an administrator’s account changes nothing', async () => {
    expect(await change(app.services.random.uuid(), true)).toEqual({ outcome: 'unknown' });
    await sql`update auth.users set deleted_at = ${now} where id = ${dora}`.execute(app.db);
    expect(await change(dora, true)).toEqual({ outcome: 'unknown' });
    expect(await change(ben, true, ['ben@example.org'])).toEqual({ outcome: 'administrator' });
    const listed = await listUsers(app.db, { search: '', limit: 10, now });
    expect(listed.filter(({ suspended }) => suspended)).toEqual([]);
  });

  test('ends a session that began in spite of it, and no other', async () => {
    await change(ben, true);
    const [own, others] = [await addSession(ben), await addSession(carmen)];
    expect(await endIfSuspended(app.db, others, now)).toBe(false);
    expect(await endIfSuspended(app.db, own, now)).toBe(true);
    expect(await endIfSuspended(app.db, own, now)).toBe(false);
    expect(await sessions()).toEqual([others]);
  });
});

test('the Google account shown is the one used last, and the account’s own', async () => {
  expect(await loadGoogle(app.db, ben)).toBeUndefined();
  const connect = (accountId: string, email: string, lastUsedAt: Date | null) =>
    sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
    values (${app.services.random.uuid()}, 'google', ${email}, ${accountId}, ${JSON.stringify({ email })}::jsonb, ${lastUsedAt})`.execute(
      app.db,
    );
  await connect(ben, 'never@gmail.example', null);
  await connect(ben, 'first@gmail.example', yesterday);
  await connect(ben, 'last@gmail.example', now);
  await connect(carmen, 'carmen@gmail.example', new Date('2026-11-20T10:00:00Z'));
  expect(await loadGoogle(app.db, ben)).toEqual({ email: 'last@gmail.example', lastUsedAt: now });
});
