import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { sessionStateOf } from './account-page.server.ts';
import {
  clearMailedTokens,
  deleteUnconfirmedAccount,
  emailOf,
  findTokenHolder,
  setWantedEmail,
  storedPassword,
  useNonce,
} from './changes.server.ts';
import { saveSignUpLink, takeSignUpLink } from './mail-requests.server.ts';
import { endIfSuspended, lockAccount, setSuspended } from './suspension.server.ts';

/* Which account, session and code each statement takes, at the exact instants. */

const idOf = (end: string) => `00000000-0000-4000-a000-${end.padStart(12, '0')}`;
const [ana, ben] = [idOf('a'), idOf('b')];
const [session, other] = [idOf('51'), idOf('52')];
// In the past, so that the instant given decides and not the clock of the database.
const now = new Date('2020-06-01T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const [hour, day] = [3_600_000, 86_400_000];

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from auth.users`.execute(app.owner);
  await sql`delete from app.factors`.execute(app.owner);
  for (const [id, email] of [
    [ana, 'Ana@example.org'],
    [ben, 'ben@example.org'],
  ])
    await sql`insert into auth.users (id, email, is_sso_user) values (${id}, ${email}, false)`.execute(
      app.owner,
    );
});

const set = (column: string, value: unknown, id = ana) =>
  sql`update auth.users set ${sql.ref(column)} = ${value} where id = ${id}`.execute(app.owner);
const valueOf = async (column: string, id = ana) =>
  (
    await sql<{
      value: unknown;
    }>`select ${sql.ref(column)} as value from auth.users where id = ${id}`.execute(app.owner)
  ).rows[0]?.value;

describe('the state of a session', () => {
  const none = { adminEmails: [] as string[], secondFactor: { required: false, exempt: [] as string[] } };
  const stateOf = (rules: object = {}, asked = { accountId: ana, sessionId: session }) =>
    sessionStateOf(app.db, asked, { now, ...none, ...rules });
  async function begin(began: Date, refreshed: Date | null = null) {
    await sql`delete from auth.sessions`.execute(app.owner);
    await sql`insert into auth.sessions (id, user_id, created_at, refreshed_at)
      values (${session}, ${ana}, ${began}, ${refreshed}::timestamptz at time zone 'UTC')`.execute(app.owner);
  }

  it('is ended 180 days after the sign-in, and 30 after the last use', async () => {
    await begin(before(180 * day), now);
    expect(await stateOf()).toBe('ended');
    await begin(before(180 * day - 1), now);
    expect(await stateOf()).toBe('live');
    await begin(before(100 * day), before(30 * day));
    expect(await stateOf()).toBe('ended');
    await begin(before(100 * day), before(30 * day - 1));
    expect(await stateOf()).toBe('live');
    await begin(before(30 * day));
    expect(await stateOf()).toBe('ended');
  });

  it('of an administrator is ended after seven days, and twelve hours after the last use', async () => {
    const rules = { adminEmails: [' ANA@example.org '] };
    await begin(before(7 * day), now);
    expect([await stateOf(rules), await stateOf()]).toEqual(['ended', 'live']);
    await begin(before(7 * day - 1), before(12 * hour - 1));
    expect(await stateOf(rules)).toBe('live');
    await begin(before(2 * day), before(12 * hour));
    expect(await stateOf(rules)).toBe('ended');
  });

  it('is that of its own account only', async () => {
    await begin(before(hour));
    expect(await stateOf({}, { accountId: ben, sessionId: session })).toBe('ended');
    expect(await stateOf({}, { accountId: ana, sessionId: other })).toBe('ended');
    expect(await stateOf({}, { accountId: idOf('c'), sessionId: session })).toBe('ended');
  });

  it('is suspended until the very end of the suspension', async () => {
    await begin(before(hour));
    await set('banned_until', new Date(now.getTime() + 1));
    expect(await stateOf()).toBe('suspended');
    await set('banned_until', now);
    expect(await stateOf()).toBe('live');
  });

  it('needs a second factor where one is enrolled, and where children’s data are seen', async () => {
    await begin(before(hour));
    const needed = { adminEmails: ['ana@example.org'], secondFactor: { required: true, exempt: [] } };
    expect(await stateOf(needed)).toBe('unenrolled');
    expect(await stateOf({ ...needed, secondFactor: { required: true, exempt: ['Ana@example.org'] } })).toBe(
      'live',
    );
    expect(await stateOf({ secondFactor: { required: true, exempt: [] } })).toBe('live');
    const enrol = (verifiedAt: Date | null, accountId = ana) =>
      app.db
        .insertInto('app.factors')
        .values({
          id: app.services.random.uuid(),
          account_id: accountId,
          kind: 'totp',
          friendly_name: 'Phone',
          secret: Buffer.alloc(40),
          verified_at: verifiedAt,
          created_at: now,
          updated_at: now,
        })
        .execute();
    await enrol(now, ben);
    await enrol(null);
    expect(await stateOf()).toBe('live');
    await enrol(now);
    expect(await stateOf()).toBe('unproven');
  });
});

describe('suspending', () => {
  it('ends the session of a suspended account only', async () => {
    const begin = (id: string, account: string) =>
      sql`insert into auth.sessions (id, user_id, created_at) values (${id}, ${account}, ${now})`.execute(
        app.owner,
      );
    await begin(session, ana);
    await begin(other, ben);
    expect(await endIfSuspended(app.db, session, now)).toBe(false);
    await setSuspended(app.db, ana, true);
    expect(await endIfSuspended(app.db, other, now)).toBe(false);
    expect(await endIfSuspended(app.db, session, now)).toBe(true);
    expect(await endIfSuspended(app.db, session, now)).toBe(false);
  });

  it('is read of the account itself, and of none that was deleted', async () => {
    await setSuspended(app.db, ana, true);
    expect(await lockAccount(app.db, ana, now)).toEqual({ email: 'Ana@example.org', suspended: true });
    expect(await lockAccount(app.db, ben, now)).toMatchObject({ suspended: false });
    await setSuspended(app.db, ana, false);
    expect(await lockAccount(app.db, ana, now)).toMatchObject({ suspended: false });
    await set('banned_until', now);
    expect(await lockAccount(app.db, ana, now)).toMatchObject({ suspended: false });
    await set('deleted_at', now);
    expect(await lockAccount(app.db, ana, now)).toBeUndefined();
    expect(await emailOf(app.db, ana)).toBeNull();
  });
});

describe('a code that was mailed', () => {
  const token = 'a-token-of-some-length';

  it.each([
    ['signup', 'confirmation_token'],
    ['magiclink', 'recovery_token'],
    ['magiclink', 'confirmation_token'],
    ['recovery', 'recovery_token'],
    ['email_change', 'email_change_token_new'],
  ])('"%s" is that of the account with it in %s', async (kind, column) => {
    await set(column, token);
    const holder = { id: ana, email: 'ana@example.org', confirmed: false, newEmail: null };
    expect(await findTokenHolder(app.db, { kind, hash: token })).toEqual(holder);
    expect(await findTokenHolder(app.db, { kind, hash: `${token}x` })).toBeUndefined();
    expect(await findTokenHolder(app.db, { kind: 'invite', hash: token })).toBeUndefined();
  });

  it('of one kind does not open the account as another', async () => {
    await set('recovery_token', token);
    for (const kind of ['signup', 'email_change'])
      expect(await findTokenHolder(app.db, { kind, hash: token })).toBeUndefined();
    await set('confirmation_token', 'another-token');
    expect(await findTokenHolder(app.db, { kind: 'recovery', hash: 'another-token' })).toBeUndefined();
  });

  it('is invalid after the address has changed, and one for the change after a new request', async () => {
    for (const id of [ana, ben]) {
      await set('recovery_token', `${token}${id}`, id);
      await set('confirmation_token', `x${token}${id}`, id);
      await set('email_change_token_new', `y${token}${id}`, id);
    }
    await clearMailedTokens(app.db, ana);
    expect([await valueOf('recovery_token'), await valueOf('confirmation_token')]).toEqual(['', '']);
    expect(await valueOf('email_change_token_new')).toBe(`y${token}${ana}`);
    await setWantedEmail(app.db, { accountId: ana, email: 'new@example.org', now });
    expect([await valueOf('email_change'), await valueOf('email_change_token_new')]).toEqual([
      'new@example.org',
      '',
    ]);
    expect(await valueOf('email_change_sent_at')).toEqual(now);
    expect([await valueOf('recovery_token', ben), await valueOf('email_change_token_new', ben)]).toEqual([
      `${token}${ben}`,
      `y${token}${ben}`,
    ]);
  });

  it('for a new password is used once, by its account, while it is younger than the instant', async () => {
    const use = (change: object = {}) =>
      useNonce(app.db, { accountId: ana, hash: token, since: before(hour), ...change });
    await set('reauthentication_token', token);
    await set('reauthentication_sent_at', before(hour));
    expect(await use()).toBe(false);
    await set('reauthentication_sent_at', before(hour - 1));
    expect(await use({ accountId: ben })).toBe(false);
    expect(await use({ hash: 'other' })).toBe(false);
    expect([await use(), await use()]).toEqual([true, false]);
  });

  it('to sign up is taken once, while it is younger than the instant; a new one replaces it', async () => {
    const email = 'new@example.org';
    await saveSignUpLink(app.db, { email, hash: 'first', sentAt: before(hour) });
    expect(await takeSignUpLink(app.db, { hash: 'first', since: before(hour) })).toBeUndefined();
    expect(await takeSignUpLink(app.db, { hash: 'other', since: before(day) })).toBeUndefined();
    await saveSignUpLink(app.db, { email, hash: 'second', sentAt: before(1) });
    expect(await takeSignUpLink(app.db, { hash: 'first', since: before(day) })).toBeUndefined();
    expect(await takeSignUpLink(app.db, { hash: 'second', since: before(hour) })).toEqual({
      email,
      sentAt: before(1),
    });
    expect(await takeSignUpLink(app.db, { hash: 'second', since: before(hour) })).toBeUndefined();
  });
});

describe('an account that was never confirmed', () => {
  const email = 'ben@example.org';
  const isThere = async () => (await valueOf('id', ben)) !== undefined;

  it.each(['email_confirmed_at', 'last_sign_in_at'])('is not deleted once it has %s', async (column) => {
    await set(column, now, ben);
    await deleteUnconfirmedAccount(app.db, email);
    expect(await isThere()).toBe(true);
  });

  it('is deleted alone, and not where another service signs it in', async () => {
    await set('is_sso_user', true, ben);
    await deleteUnconfirmedAccount(app.db, email);
    expect(await isThere()).toBe(true);
    await set('is_sso_user', false, ben);
    await deleteUnconfirmedAccount(app.db, email);
    expect([await isThere(), await valueOf('id')]).toEqual([false, ana]);
  });

  it('has a password or none, which another service’s account has not', async () => {
    expect(await storedPassword(app.db, email)).toEqual({ confirmed: false, hash: null });
    await set('encrypted_password', 'hash', ben);
    await set('email_confirmed_at', now, ben);
    expect(await storedPassword(app.db, email)).toEqual({ confirmed: true, hash: 'hash' });
    await set('is_sso_user', true, ben);
    expect(await storedPassword(app.db, email)).toBeUndefined();
  });
});
