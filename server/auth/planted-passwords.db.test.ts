import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginVerification } from '#app/accounts/use-cases/changes/verification.server.ts';
import { createLiveSessions } from '#app/accounts/index.server.ts';
import { createSeals } from '#app/accounts/use-cases/seals.server.ts';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  linkToken,
  newcomer,
  password,
  sessionIn,
  signIn,
} from '#tests/support/auth-test-app.ts';

/* Anyone can sign up with another person's address and wait until that person confirms it. */

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.pool.query(`delete from app.rate_limits where key like 'mail%'`));

const forgetMails = () => app.pool.query(`delete from app.rate_limits where key like 'mail%'`);
/** Signs up and returns the token from the email. */
const signUp = async (email: string, chosen: string) => {
  await forgetMails();
  await app.pool.query(`delete from app.mails where recipient = $1`, [email]);
  const answer = await newcomer(app).post('/auth/v1/signup', { email, password: chosen });
  expect(answer.status).toBe(200);
  return linkToken(await app.mailTo(email));
};
const confirm = (token_hash: string, type = 'signup') =>
  newcomer(app).post('/auth/v1/verify', { type, token_hash });
const opens = async (email: string, tried: string) =>
  (await signIn(newcomer(app), email, tried)).status === 200;

describe('a name from before the confirmation', () => {
  const signUpAs = async (email: string, chosen: string, full_name: string) => {
    await forgetMails();
    const body = { email, password: chosen, data: { full_name, role: 'user' } };
    expect((await newcomer(app).post('/auth/v1/signup', body)).status).toBe(200);
  };
  const nameOf = async (email: string) =>
    (
      await app.pool.query<{ name: string }>(
        `select raw_user_meta_data ->> 'full_name' as name from auth.users where email = $1`,
        [email],
      )
    ).rows[0]?.name;

  it('is removed after sign-ups with different passwords, in either order', async () => {
    const email = 'named@example.org';
    await signUpAs(email, 'of-the-owner', 'Owner');
    expect(await nameOf(email)).toBe('Owner');
    await signUpAs(email, 'of-a-stranger', 'Stranger');
    expect(await nameOf(email)).toBe('');
    await signUpAs(email, 'of-a-stranger', 'Stranger');
    expect(await nameOf(email)).toBe('');
  });

  it('is the last one of the person who knows the password', async () => {
    await signUpAs('renaming@example.org', 'my-own-one', 'Ana');
    await signUpAs('renaming@example.org', 'my-own-one', 'Ana María');
    expect(await nameOf('renaming@example.org')).toBe('Ana María');
  });
});

describe('a password from before the confirmation', () => {
  it('stays valid after a single sign-up, also when the link is opened on another device', async () => {
    expect((await confirm(await signUp('phone@example.org', 'my-own-one'))).status).toBe(200);
    expect(await opens('phone@example.org', 'my-own-one')).toBe(true);
  });

  it('stays valid after two sign-ups with the same one; only the newest email works', async () => {
    const first = await signUp('twice@example.org', 'my-own-one');
    const second = await signUp('twice@example.org', 'my-own-one');
    expect((await confirm(first)).status).toBe(403);
    expect((await confirm(second)).status).toBe(200);
    expect(await opens('twice@example.org', 'my-own-one')).toBe(true);
  });

  it('is removed after sign-ups with different ones: neither the first nor the last is valid', async () => {
    await signUp('contested@example.org', 'of-the-owner');
    await signUp('contested@example.org', 'of-a-stranger');
    const newest = await signUp('contested@example.org', 'of-a-stranger');
    const confirmed = await confirm(newest);
    expect(confirmed.status).toBe(200);
    for (const tried of ['of-the-owner', 'of-a-stranger'])
      expect(await opens('contested@example.org', tried)).toBe(false);
    // The session of the emailed link is fresh: the owner sets a new password now.
    const { token } = sessionIn(confirmed);
    const details = await newcomer(app).call('GET', '/functions/v1/account/details', { token });
    expect(details.body).toMatchObject({ details: { password: false } });
    const chosen = await newcomer(app).call('PUT', '/auth/v1/user', {
      body: { password: 'mine-now' },
      token,
    });
    expect(chosen.status).toBe(200);
    expect(await opens('contested@example.org', 'mine-now')).toBe(true);
  });

  it('is removed when the owner of the mailbox signs in by another email', async () => {
    await signUp('victim@example.org', 'planted-one');
    await forgetMails();
    await newcomer(app).post('/auth/v1/otp', { email: 'victim@example.org' });
    const mail = await app.mailTo('victim@example.org', /sign in/);
    expect((await confirm(linkToken(mail), 'magiclink')).status).toBe(200);
    expect(await opens('victim@example.org', 'planted-one')).toBe(false);
  });

  it('is removed before the address is confirmed, so that a crash in between leaves nothing open', async () => {
    await signUp('crash@example.org', 'planted-one');
    await forgetMails();
    await newcomer(app).post('/auth/v1/otp', { email: 'crash@example.org' });
    const mail = await app.mailTo('crash@example.org', /sign in/);
    const hash = createSeals(app.services.settings.jwtSecret).open('mailed link', linkToken(mail)) ?? '';
    const needs = { ...app.services, liveSessions: createLiveSessions(app.services) };
    await beginVerification(needs, { kind: 'magiclink', hash, language: 'en' });
    const { rows } = await app.pool.query(
      `select encrypted_password as password, email_confirmed_at as confirmed from auth.users where email = $1`,
      ['crash@example.org'],
    );
    expect(rows).toEqual([{ password: null, confirmed: null }]);
  });
});

describe('the type of an emailed token', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'sms'])(
    '“%s” is refused like an invalid one',
    async (type) => {
      const token = await signUp(`kind${type.length}${type.slice(0, 2)}@example.org`, password);
      const byLink = await confirm(token, type);
      expect([byLink.status >= 400, byLink.status < 500]).toEqual([true, true]);
      const byCode = await newcomer(app).post('/auth/v1/verify', {
        type,
        email: 'kind@example.org',
        token: '000000',
      });
      expect([byCode.status >= 400, byCode.status < 500]).toEqual([true, true]);
    },
  );
});

describe('signing in', () => {
  it('reveals that an address is unconfirmed only with its password', async () => {
    await signUp('waiting@example.org', 'my-own-one');
    const wrong = await signIn(newcomer(app), 'waiting@example.org', 'a-guess');
    const unknown = await signIn(newcomer(app), 'nobody@example.org', 'a-guess');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    const right = await signIn(newcomer(app), 'waiting@example.org', 'my-own-one');
    expect([right.status, right.body.error_code]).toEqual([400, 'email_not_confirmed']);
  });

  it('takes as long for an address without an account as for one with it', async () => {
    await confirmedAccount(app, 'known@example.org');
    // Cost of real passwords; the tests use a lower one.
    const { hash } = await import('bcryptjs');
    const real = await hash('something-else', 10);
    await app.pool.query(`update auth.users set encrypted_password = $1 where email = $2`, [
      real,
      'known@example.org',
    ]);
    // Alternately, and the fastest of eight each: other work on the machine then slows both.
    const took = { 'known@example.org': Infinity, 'unknown@example.org': Infinity };
    for (let n = 0; n < 8; n += 1)
      for (const email of ['known@example.org', 'unknown@example.org'] as const) {
        const began = performance.now();
        expect((await signIn(newcomer(app), email, 'a-guess')).status).toBe(400);
        took[email] = Math.min(took[email], performance.now() - began);
      }
    const { 'known@example.org': known, 'unknown@example.org': unknown } = took;
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });
});
