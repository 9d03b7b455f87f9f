import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSupabase, type Supabase } from '#server/supabase.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { deleteOtherSessions, deleteSession, sessionBegan, sessionStateOf } from './account-page.server.ts';
import { confirmedEmail, knownAddress, removeUnprovenGoogleAccounts } from './accounts.server.ts';
import { emailOf, findTokenHolder, storedPassword } from './changes.server.ts';
import { accountContact, accountName, countSignUps } from './figures.server.ts';
import {
  addresseeOf,
  deleteMailRequestsBefore,
  insertMailRequest,
  setToken,
  takeMailRequest,
} from './mail-requests.server.ts';
import { endAllSessions, endIfSuspended, lockAccount, setSuspended } from './suspension.server.ts';

const uuid = (end: string) => `00000000-0000-4000-a000-${end.padStart(12, '0')}`;
const [ana, ben, eva] = [uuid('a'), uuid('b'), uuid('c')];
const [one, two, three] = [uuid('1'), uuid('2'), uuid('3')];
const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);

let app: TestServices;
let supabase: Supabase;
beforeAll(async () => {
  app = await testServices();
  supabase = await createSupabase(app.services.settings, app.url, app.pool, () => Promise.resolve());
});
afterAll(async () => {
  await supabase.close();
  await app.close();
});
beforeEach(async () => {
  await sql`delete from auth.sessions`.execute(app.db);
  await sql`delete from auth.identities`.execute(app.db);
  await sql`delete from auth.users`.execute(app.db);
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at, encrypted_password, raw_user_meta_data, is_sso_user) values
    (${ana}, 'Ana@example.org', ${at('08:00')}, ${at('08:00')}, 'hash', '{"full_name":"Ana M"}', false),
    (${ben}, 'ben@example.org', null, ${at('09:00')}, '', '{"full_name":"a\\nb"}', false),
    (${eva}, null, ${at('08:00')}, ${at('10:00')}, null, null, true)`.execute(app.db);
});
const change = (id: string, fields: string) =>
  app.pool.query(`update auth.users set ${fields} where id = $1`, [id]);

describe('an account', () => {
  test('has a confirmed address until it is deleted', async () => {
    expect(await confirmedEmail(app.db, ana)).toBe('ana@example.org');
    expect(await confirmedEmail(app.db, ben)).toBeNull();
    expect(await confirmedEmail(app.db, uuid('9'))).toBeNull();
    expect([await emailOf(app.db, ana), await emailOf(app.db, ben), await emailOf(app.db, eva)]).toEqual([
      'ana@example.org',
      'ben@example.org',
      null,
    ]);
    await change(ana, 'deleted_at = now()');
    expect([await confirmedEmail(app.db, ana), await emailOf(app.db, ana)]).toEqual([null, null]);
  });

  test('is known by its address in any case', async () => {
    expect(await knownAddress(app.db, 'ANA@example.org')).toBe('confirmed');
    expect(await knownAddress(app.db, 'Ben@Example.org')).toBe('unconfirmed');
    expect(await knownAddress(app.db, 'nobody@example.org')).toBe('unknown');
  });

  test('has a name that fits on one line, and the address for its invoices', async () => {
    expect([
      await accountName(app.db, ana),
      await accountName(app.db, ben),
      await accountName(app.db, eva),
    ]).toEqual(['Ana M', '', '']);
    expect(await accountContact(app.db, ana)).toEqual({ name: 'Ana M', email: 'Ana@example.org' });
    expect(await accountContact(app.db, eva)).toEqual({ name: '', email: '' });
    expect(await accountContact(app.db, uuid('9'))).toBeNull();
  });

  test('has a stored password or none, unless another service signs it in', async () => {
    await change(ana, "email = 'ana@example.org'");
    expect(await storedPassword(app.db, 'ana@example.org')).toEqual({ confirmed: true, hash: 'hash' });
    expect(await storedPassword(app.db, 'ben@example.org')).toEqual({ confirmed: false, hash: null });
    await change(ana, 'is_sso_user = true');
    expect(await storedPassword(app.db, 'ana@example.org')).toBeUndefined();
  });

  test('counts in the step in which it signed up, an edge in the later one, until it is deleted', async () => {
    const count = () => countSignUps(app.db, [at('08:00'), at('09:00'), at('10:00')]);
    expect(await count()).toEqual([
      { step: 1, made: 1, confirmed: 1 },
      { step: 2, made: 1, confirmed: 0 },
    ]);
    await change(ben, 'deleted_at = now()');
    expect((await count())[1]).toEqual({ step: 2, made: 0, confirmed: 0 });
  });
});

test('an account that Google made with an unproven address is removed, any other stays', async () => {
  const identity = (id: string, owner: string, provider: string) =>
    app.pool.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
       values ($1, $2, $3, $4, '{}', now(), now())`,
      [id, provider, id, owner],
    );
  await identity(one, ana, 'google');
  await identity(two, ben, 'google');
  await identity(three, ben, 'email');
  await removeUnprovenGoogleAccounts(app.db);
  const ids = async () =>
    (await sql<{ id: string }>`select id from auth.users order by id`.execute(app.db)).rows.map(
      ({ id }) => id,
    );
  expect(await ids()).toEqual([ana, ben, eva]);
  await app.pool.query('delete from auth.identities where id = $1', [three]);
  await removeUnprovenGoogleAccounts(app.db);
  expect(await ids()).toEqual([ana, eva]);
});

describe('sessions', () => {
  beforeEach(async () => {
    await sql`insert into auth.sessions (id, user_id, created_at, not_after) values
      (${one}, ${ana}, now(), null), (${two}, ${ana}, now() - interval '10 minutes', now() + interval '1 minute'),
      (${three}, ${ben}, now(), null)`.execute(app.db);
  });
  const left = async () =>
    (await sql<{ id: string }>`select id from auth.sessions order by id`.execute(app.db)).rows.map(
      ({ id }) => id,
    );
  const stateOf = (accountId: string, sessionId: string, now = at('11:00')) =>
    sessionStateOf(
      app.db,
      { accountId, sessionId },
      { now, adminEmails: [], secondFactor: { required: false, exempt: [] } },
    );

  test('are within their lifetime by the earlier of the two clocks', async () => {
    await sql`update auth.sessions set created_at = now() - interval '31 days', refreshed_at = null
      where id = ${one}`.execute(app.db);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    expect(await stateOf(ana, one, ago(2))).toBe('live');
    expect([await stateOf(ana, one, ago(0)), await stateOf(ana, one, ago(-40))]).toEqual(['ended', 'ended']);
    await sql`update auth.sessions set created_at = now() where id = ${one}`.execute(app.db);
    expect(await stateOf(ana, one, ago(-40))).toBe('live');
  });

  test('are live for their own account until they end', async () => {
    expect([await stateOf(ana, one), await stateOf(ana, three), await stateOf(uuid('9'), one)]).toEqual([
      'live',
      'ended',
      'ended',
    ]);
    expect(await stateOf(ana, two)).toBe('live');
    const { rows } = await sql<{ began: Date }>`
      update auth.sessions set not_after = now() where id = ${two} returning created_at as began`.execute(
      app.db,
    );
    expect(await stateOf(ana, two)).toBe('ended');
    expect(await sessionBegan(app.db, { accountId: ana, sessionId: two })).toEqual(rows[0]?.began);
    expect(await sessionBegan(app.db, { accountId: ben, sessionId: two })).toBeUndefined();
  });

  test('of a suspended account do not count, up to the end of the suspension', async () => {
    await sql`update auth.users set banned_until = ${at('11:00')} where id = ${ana}`.execute(app.db);
    expect(await stateOf(ana, one, at('11:00'))).toBe('live');
    expect(await stateOf(ana, one, at('10:59'))).toBe('suspended');
    expect(await endIfSuspended(app.db, one, at('11:00'))).toBe(false);
    expect(await endIfSuspended(app.db, three, at('10:59'))).toBe(false);
    expect(await endIfSuspended(app.db, one, at('10:59'))).toBe(true);
    expect(await left()).toEqual([two, three]);
  });

  test('are ended one by one, all others, or all of an account', async () => {
    expect(await deleteSession(app.db, { accountId: ben, sessionId: one })).toBe(false);
    expect(await deleteSession(app.db, { accountId: ana, sessionId: one })).toBe(true);
    await sql`insert into auth.sessions (id, user_id, created_at) values (${one}, ${ana}, now())`.execute(
      app.db,
    );
    expect(await deleteOtherSessions(app.db, { accountId: ana, sessionId: two })).toEqual([one]);
    expect(await left()).toEqual([two, three]);
    expect(await endAllSessions(app.db, ana)).toEqual([two]);
    expect(await left()).toEqual([three]);
  });
});

test('a suspension has no end, and is lifted for its account alone', async () => {
  const lock = (id: string) => app.db.transaction().execute((trx) => lockAccount(trx, id, at('11:00')));
  await setSuspended(app.db, ana, true);
  expect(await lock(ana)).toEqual({ email: 'Ana@example.org', suspended: true });
  expect(await lock(ben)).toEqual({ email: 'ben@example.org', suspended: false });
  expect(await lock(eva)).toEqual({ email: '', suspended: false });
  const { rows } = await sql<{
    until: Date;
  }>`select banned_until as until from auth.users where id = ${ana}`.execute(app.db);
  expect(rows[0]!.until).toEqual(new Date('9999-12-31T00:00:00Z'));
  await setSuspended(app.db, ben, true);
  await setSuspended(app.db, ana, false);
  expect([(await lock(ana))!.suspended, (await lock(ben))!.suspended]).toEqual([false, true]);
  await change(ana, 'deleted_at = now()');
  expect(await lock(ana)).toBeUndefined();
});

describe('emailed tokens', () => {
  test.each([
    ['signup', 'confirmation_token', 'confirmation_sent_at'],
    ['magiclink', 'recovery_token', 'recovery_sent_at'],
    ['recovery', 'recovery_token', 'recovery_sent_at'],
    ['email_change', 'email_change_token_new', 'email_change_sent_at'],
  ] as const)(
    'of the kind %s are stored where the auth service looks for them',
    async (kind, column, sentAt) => {
      await setToken(app.db, { accountId: ana, kind, hash: 'the-hash', now: at('11:00') });
      const { rows } = await app.pool.query<Record<string, unknown>>(
        `select id from auth.users where ${column} = 'the-hash' and ${sentAt} = $1 and updated_at = $1`,
        [at('11:00')],
      );
      expect(rows).toEqual([{ id: ana }]);
      expect(await findTokenHolder(app.db, { kind, hash: 'the-hash' })).toEqual({
        id: ana,
        email: 'ana@example.org',
        confirmed: true,
        newEmail: null,
      });
      expect(await findTokenHolder(app.db, { kind, hash: 'another-hash' })).toBeUndefined();
      expect(await findTokenHolder(app.db, { kind: 'unknown', hash: 'the-hash' })).toBeUndefined();
    },
  );

  test('a link by email also confirms a sign-up', async () => {
    await setToken(app.db, { accountId: ben, kind: 'signup', hash: 'the-hash', now: at('11:00') });
    expect(await findTokenHolder(app.db, { kind: 'magiclink', hash: 'the-hash' })).toMatchObject({ id: ben });
    expect(await findTokenHolder(app.db, { kind: 'recovery', hash: 'the-hash' })).toBeUndefined();
  });

  test('are sent to an account of this service, with its requested address', async () => {
    await change(ana, "email = 'ana@example.org', email_change = 'New@example.org'");
    const find = (email: string) => app.db.transaction().execute((trx) => addresseeOf(trx, email));
    expect(await find('ana@example.org')).toEqual({
      id: ana,
      email: 'ana@example.org',
      confirmed: true,
      newEmail: 'New@example.org',
    });
    expect(await find('ben@example.org')).toMatchObject({ confirmed: false, newEmail: null });
    await change(ana, 'is_sso_user = true');
    await change(ben, 'deleted_at = now()');
    expect([await find('ana@example.org'), await find('ben@example.org')]).toEqual([undefined, undefined]);
  });
});

test('a request for an email is answered once, or deleted after its time', async () => {
  const request = {
    id: one,
    kind: 'recovery',
    email: 'ana@example.org',
    language: 'fr',
    createUser: false,
    redirectTo: undefined,
    createdAt: at('09:00'),
  } as const;
  await insertMailRequest(app.db, request);
  await insertMailRequest(app.db, {
    ...request,
    id: two,
    redirectTo: 'https://x.example/',
    createdAt: at('09:30'),
  });
  expect(await takeMailRequest(app.db, one)).toEqual(request);
  expect(await takeMailRequest(app.db, one)).toBeUndefined();
  await deleteMailRequestsBefore(app.db, at('09:30'));
  expect(await takeMailRequest(app.db, two)).toMatchObject({ redirectTo: 'https://x.example/' });
  await insertMailRequest(app.db, { ...request, id: three });
  await deleteMailRequestsBefore(app.db, at('09:01'));
  expect(await takeMailRequest(app.db, three)).toBeUndefined();
});
