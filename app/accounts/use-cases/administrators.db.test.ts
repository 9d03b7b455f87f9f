import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdminEmails } from '#app/platform/settings.server.ts';
import {
  confirmedAccount,
  administrator,
  everybody,
  type AuthTestApp,
  nobody,
  openAuthTestApp,
  linkToken,
  newcomer,
  password,
  type Session,
  sessionIn,
  signedToken,
  signIn,
  standingOf,
  type AuthVisitor,
} from '#tests/support/auth-test-app.ts';
import { says } from '#tests/contract/specification.ts';

/*
 * Attempts to become an administrator by self-declared data, all of which must fail, on administrators' calls and on
 * the account's own details. Each is next to an account for which the same call succeeds. Tokens and REST:
 * administrators-tokens.db.test.ts.
 */

const [adminEmail, otherAdminEmail] = demoAdminEmails;
let app: AuthTestApp;
let admin: Session;
let learner: Session;
const browser = () => newcomer(app);

beforeAll(async () => {
  app = await openAuthTestApp();
  admin = await confirmedAccount(app, adminEmail);
  learner = await confirmedAccount(app, 'learner@example.org');
  await forgetMails();
});
afterAll(() => app.close());

const standing = (token: string) => standingOf(app, token);
const forgetMails = () => app.pool.query(`delete from app.rate_limits where key like 'mail%'`);

const change = (visitor: AuthVisitor, token: string, body: object) =>
  visitor.call('PUT', '/auth/v1/user', { body, token });

it(`${says(6, 'Admin is assigned when the signed-in email (lowercased, trimmed) is one of two fixed addresses; all others are user.')}: an administrator’s confirmed address is one; any other is not`, async () => {
  expect(await standing(admin.token)).toEqual(administrator);
  expect(await standing(learner.token)).toEqual(everybody);
  expect(await standing('')).toEqual(nobody);
});

describe('user metadata', () => {
  it('set at sign-up give no administrator role', async () => {
    const visitor = browser();
    const claims = { role: 'admin', isAdmin: true, is_admin: true, email: adminEmail };
    await visitor.post('/auth/v1/signup', {
      email: 'meta@example.org',
      password,
      data: claims,
      app_metadata: claims,
      role: 'service_role',
    });
    const mail = await app.mailTo('meta@example.org');
    const session = sessionIn(
      await visitor.post('/auth/v1/verify', { type: 'signup', token_hash: linkToken(mail) }),
    );
    expect(await standing(session.token)).toEqual(everybody);
  });

  it('changed later give no administrator role, nor do a role or app_metadata', async () => {
    const visitor = browser();
    const attempts = [
      { data: { role: 'admin', isAdmin: true, email: adminEmail, email_verified: true } },
      { app_metadata: { role: 'admin' }, data: {} },
      { raw_app_meta_data: { role: 'admin' }, data: {} },
      { role: 'service_role', aud: 'admin', data: {} },
      { email_confirm: true, id: admin.id, data: {} },
    ];
    for (const body of attempts) {
      expect((await change(visitor, learner.token, body)).status).toBe(200);
      const renewed = sessionIn(await signIn(browser(), 'learner@example.org'));
      expect(await standing(renewed.token)).toEqual(everybody);
    }
    const { body } = await visitor.call('GET', '/auth/v1/user', { token: learner.token });
    expect(body).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
    // None of it was stored.
    expect(body.user_metadata).toMatchObject({ role: 'user' });
    expect(body.user_metadata).not.toHaveProperty('isAdmin');
  });
});

describe('an unconfirmed administrator’s address', () => {
  it('gets no session and no role', async () => {
    const stranger = browser();
    await stranger.post('/auth/v1/signup', { email: otherAdminEmail, password: 'planted-one' });
    const signedIn = await signIn(stranger, otherAdminEmail, 'planted-one');
    expect([signedIn.status, signedIn.body.error_code]).toEqual([400, 'email_not_confirmed']);
    // Even with a session, which should not exist, the address counts only once it is confirmed.
    const { rows } = await app.pool.query<{ id: string }>(`select id from auth.users where email = $1`, [
      otherAdminEmail,
    ]);
    const id = rows[0]?.id ?? '';
    const sessionId = crypto.randomUUID();
    await app.pool.query(`insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())`, [
      sessionId,
      id,
    ]);
    const token = await signedToken(app, { sub: id, email: otherAdminEmail, session_id: sessionId });
    expect(await standing(token)).toEqual(everybody);
    await app.pool.query(`update auth.users set email_confirmed_at = now() where id = $1`, [id]);
    expect(await standing(token)).toEqual(administrator);
    await app.pool.query(`delete from auth.users where id = $1`, [id]);
    await app.pool.query(`delete from app.mails where recipient = $1`, [otherAdminEmail]);
  });

  it.each(['in a browser that knows nothing of the sign-up', 'in the browser that signed up'])(
    'never keeps a password set before, also when it is confirmed %s',
    async (where) => {
      await forgetMails();
      const stranger = browser();
      await stranger.post('/auth/v1/signup', { email: otherAdminEmail, password: 'planted-one' });
      const mail = await app.mailTo(otherAdminEmail);
      const owner = where.includes('that signed up') ? stranger : browser();
      const confirmed = await owner.post('/auth/v1/verify', { type: 'signup', token_hash: linkToken(mail) });
      const { token } = sessionIn(confirmed);
      expect(await standing(token)).toEqual(administrator);
      expect((await signIn(stranger, otherAdminEmail, 'planted-one')).status).toBe(400);
      // The session is fresh, so the owner can choose a password.
      expect((await change(owner, token, { password: 'my-own-one' })).status).toBe(200);
      expect((await signIn(owner, otherAdminEmail, 'my-own-one')).status).toBe(200);
      await app.pool.query(`delete from auth.users where email = $1`, [otherAdminEmail]);
      await app.pool.query(`delete from app.mails where recipient = $1`, [otherAdminEmail]);
    },
  );

  it('cannot be signed up by a cross-site form in the administrator’s browser', async () => {
    await forgetMails();
    const founder = browser();
    // What `<form enctype="text/plain">` sends: one name and one value, with "=" between.
    const body = `{"email":"${otherAdminEmail}","password":"planted-one","data":{"x":"="}}`;
    const form = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
    const planted = await founder.call('POST', '/auth/v1/signup', { body, headers: form });
    expect([planted.status, planted.body.error_code]).toEqual([403, 'foreign_site']);
    // An older browser that sends no Origin header.
    const old = await founder.call('POST', '/auth/v1/signup', {
      body,
      headers: { 'content-type': 'text/plain' },
    });
    expect([old.status, old.body.error_code]).toEqual([415, 'unsupported_media_type']);
    expect([...founder.cookies]).toEqual([]);
    const { rows } = await app.pool.query(`select 1 from auth.users where email = $1`, [otherAdminEmail]);
    expect(rows).toEqual([]);
    expect(await app.mailsTo(otherAdminEmail)).toEqual([]);
  });
});

describe('a change of address', () => {
  it.each([adminEmail, `  ${adminEmail.toUpperCase()} `, otherAdminEmail])(
    'to “%s” is answered like any other, and no link to confirm it is mailed',
    async (email) => {
      await forgetMails();
      const visitor = browser();
      const fresh = sessionIn(await signIn(visitor, 'learner@example.org'));
      const answer = await change(visitor, fresh.token, { email });
      expect(answer.status).toBe(200);
      expect(answer.body.email).toBe('learner@example.org');
      expect(await standing(fresh.token)).toEqual(everybody);
      // Requests are answered in their order: once a later one is, this one is.
      await visitor.post('/auth/v1/recover', { email: 'learner@example.org' });
      await app.mailTo('learner@example.org', /password/i);
      const mails = await app.mailsTo(email.trim().toLowerCase());
      const links = mails.filter(({ text }) => text.includes('type=email_change'));
      expect(links).toEqual([]);
      const plain = await change(visitor, fresh.token, { email: 'plain@example.org' });
      expect(plain.status).toBe(200);
      await app.pool.query(`update auth.users set email_change = '' where id = $1`, [learner.id]);
    },
  );

  it('gains nothing while pending, and cannot end at an address that became an administrator’s', async () => {
    await forgetMails();
    const visitor = browser();
    const { token, id } = await confirmedAccount(app, 'patient@example.org', visitor);
    await forgetMails();
    await change(visitor, token, { email: 'waits@example.org' });
    const mail = await app.mailTo('waits@example.org');
    // As if the address had been added to the settings later, and the request had bypassed our check.
    await app.pool.query(`delete from auth.users where email = $1`, [otherAdminEmail]);
    await app.pool.query(`update auth.users set email_change = $1 where id = $2`, [otherAdminEmail, id]);
    expect(await standing(token)).toEqual(everybody);
    const ended = await visitor.post('/auth/v1/verify', {
      type: 'email_change',
      token_hash: linkToken(mail),
    });
    expect([ended.status, ended.body.error_code]).toEqual([403, 'otp_expired']);
    expect(await standing(token)).toEqual(everybody);
    await app.pool.query(`update auth.users set email_change = 'waits@example.org' where id = $1`, [id]);
    const now = await visitor.post('/auth/v1/verify', { type: 'email_change', token_hash: linkToken(mail) });
    expect(now.status).toBe(200);
    expect(await standing(sessionIn(now).token)).toEqual(everybody);
  });

  it('of an administrator’s own address is refused, because the settings define it', async () => {
    await forgetMails();
    const refused = await change(browser(), admin.token, { email: 'elsewhere@example.org' });
    expect([refused.status, refused.body.error_code]).toEqual([403, 'administrator_stays']);
    expect(await standing(admin.token)).toEqual(administrator);
  });
});

describe('an address similar to an administrator’s', () => {
  const [name = '', domain = ''] = adminEmail.split('@');
  const alike = {
    'a Cyrillic letter': `${name.replace('a', 'а')}@${domain}`,
    'an accent': `${name.replace('a', 'á')}@${domain}`,
    'a tag': `${name}+x@${domain}`,
    'a quoted name': `"${name}"@${domain}`,
    'a longer domain': `${adminEmail}.example.net`,
    'a domain with a dot at the end': `${adminEmail}.`,
  };
  it.each(Object.entries(alike))('by %s is a different address', async (_, email) => {
    await forgetMails();
    const visitor = browser();
    const signUp = await visitor.post('/auth/v1/signup', { email, password });
    expect(signUp.status).toBe(200);
    const mail = await app.mailTo(email.toLowerCase());
    const session = sessionIn(
      await visitor.post('/auth/v1/verify', { type: 'signup', token_hash: linkToken(mail) }),
    );
    expect(session.id).not.toBe(admin.id);
    expect(await standing(session.token)).toEqual(everybody);
  });

  it(`${says(5, 'Admin check: case-insensitive, trimmed match of the email against the two fixed admin addresses.')}: by letter case and spaces around it is the administrator’s own, and only its mailbox confirms it`, async () => {
    await forgetMails();
    const stranger = browser();
    const taken = await stranger.post('/auth/v1/signup', {
      email: ` ${adminEmail.toUpperCase()}\t`,
      password,
    });
    expect([taken.status, taken.body.error_code]).toEqual([422, 'user_already_exists']);
    // The service compares in lower case, so capitals in the typed address do not matter.
    const typed = await signIn(browser(), `  ${adminEmail.toUpperCase()} `);
    expect(await standing(sessionIn(typed).token)).toEqual(administrator);
  });

  it.each([
    ['an invisible space', `${name}\u200b@${domain}`],
    ['an invisible space at the end', `${adminEmail}\u2060`],
    ['full-width letters', `${name.replace('n', 'ｎ')}@${domain}`],
  ])('by %s is no address', async (_, email) => {
    await forgetMails();
    const { status, body } = await browser().post('/auth/v1/signup', { email, password });
    expect([status, body.error_code]).toEqual([400, 'validation_failed']);
  });

  it('by spaces inside is invalid', async () => {
    for (const email of [`${name} @${domain}`, `${name}@ ${domain}`, `${name}\u00a0@${domain}`])
      expect((await browser().post('/auth/v1/signup', { email, password })).status).toBe(400);
  });
});
