import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  linkToken,
  newcomer,
  password,
  sessionIn,
  signIn,
  type AuthVisitor,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

const forgetMails = () => app.pool.query(`delete from app.rate_limits where key like 'mail%'`);
const change = (visitor: AuthVisitor, token: string, body: object) =>
  visitor.call('PUT', '/auth/v1/user', { body, token });
const follow = (visitor: AuthVisitor, type: string, token_hash: string) =>
  visitor.post('/auth/v1/verify', { type, token_hash });
const emailOf = async (id: string) => {
  const { rows } = await app.pool.query<{ email: string }>(`select email from auth.users where id = $1`, [
    id,
  ]);
  return rows[0]?.email;
};
/** Moves the start of the session back by so many minutes. */
const age = (id: string, minutes: number) =>
  app.pool.query(
    `update auth.sessions set created_at = created_at - make_interval(mins => $2) where user_id = $1`,
    [id, minutes],
  );
const someone = async (email: string) => {
  const visitor = newcomer(app);
  const session = await confirmedAccount(app, email, visitor);
  await forgetMails();
  return { visitor, ...session };
};

describe('a change of address', () => {
  it('is announced to the old mailbox, confirmed by the new one alone, and reported to the old one', async () => {
    const { visitor, token, id } = await someone('ana@example.org');
    const response = await change(visitor, token, { email: ' Ana.New@Example.org ' });
    expect(response).toMatchObject({
      status: 200,
      body: { email: 'ana@example.org', new_email: 'ana.new@example.org' },
    });
    const announced = await app.mailTo('ana@example.org', /about to change/);
    expect(announced.text).toContain('ana.new@example.org');
    expect(announced.text).not.toMatch(/token|\d{6}/);
    const mail = await app.mailTo('ana.new@example.org', /new address/);
    expect(await emailOf(id)).toBe('ana@example.org');
    const elsewhere = newcomer(app);
    const confirmed = await follow(elsewhere, 'email_change', linkToken(mail));
    expect(confirmed).toMatchObject({ status: 200, body: { user: { email: 'ana.new@example.org' } } });
    expect(await emailOf(id)).toBe('ana.new@example.org');
    await app.mailTo('ana@example.org', /was changed/);
    expect((await signIn(newcomer(app), 'ana@example.org')).status).toBe(400);
    expect((await signIn(newcomer(app), 'ana.new@example.org')).status).toBe(200);
  });

  it('needs a sign-in within the last fifteen minutes; refreshing the session does not count', async () => {
    const { visitor, token, refresh, id } = await someone('leo@example.org');
    await age(id, 16);
    const renewed = sessionIn(
      await visitor.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refresh }),
    );
    for (const old of [token, renewed.token]) {
      const refused = await change(visitor, old, { email: 'leo.new@example.org' });
      expect([refused.status, refused.body.error_code]).toEqual([403, 'reauthentication_needed']);
    }
    const fresh = sessionIn(await signIn(visitor, 'leo@example.org'));
    expect((await change(visitor, fresh.token, { email: 'leo.new@example.org' })).status).toBe(200);
  });

  it('to an address that has an account gets the usual response, and changes nothing', async () => {
    const { visitor, token, id } = await someone('kim@example.org');
    await someone('other@example.org');
    const requestChange = async (email: string) => {
      await forgetMails();
      const { status, body } = await change(visitor, token, { email });
      return { status, fields: Object.keys(body), pending: body.new_email === email };
    };
    const free = await requestChange('kim.free@example.org');
    expect(free.pending).toBe(true);
    expect(await requestChange('other@example.org')).toEqual(free);
    const notice = await app.mailTo('other@example.org', /already has an account/);
    expect(notice.text).not.toMatch(/token|\d{6}/);
    const { rows } = await app.pool.query<{ token: string }>(
      `select email_change_token_new as token from auth.users where id = $1`,
      [id],
    );
    expect(rows[0]?.token).toBe('');
  });

  it('expires when the address was registered before the confirmation', async () => {
    const { visitor, token, id } = await someone('eva@example.org');
    await change(visitor, token, { email: 'late@example.org' });
    const mail = await app.mailTo('late@example.org');
    await app.pool.query(`delete from app.mails where recipient = 'late@example.org'`);
    await forgetMails();
    await someone('late@example.org');
    const answer = await follow(visitor, 'email_change', linkToken(mail));
    expect([answer.status, answer.body.error_code]).toEqual([403, 'otp_expired']);
    expect(await emailOf(id)).toBe('eva@example.org');
  });

  it('is not blocked by an unconfirmed sign-up with the address', async () => {
    await newcomer(app).post('/auth/v1/signup', { email: 'squat@example.org', password: 'squatting' });
    await app.pool.query(`delete from app.mails where recipient = 'squat@example.org'`);
    const { visitor, token, id } = await someone('ida@example.org');
    await change(visitor, token, { email: 'squat@example.org' });
    const mail = await app.mailTo('squat@example.org', /new address/);
    expect((await follow(visitor, 'email_change', linkToken(mail))).status).toBe(200);
    expect(await emailOf(id)).toBe('squat@example.org');
  });

  it('invalidates links in the old mailbox', async () => {
    const { visitor, token } = await someone('pia@example.org');
    await newcomer(app).post('/auth/v1/recover', { email: 'pia@example.org' });
    const old = await app.mailTo('pia@example.org', /new password/);
    await forgetMails();
    await change(visitor, token, { email: 'pia.new@example.org' });
    const mail = await app.mailTo('pia.new@example.org');
    await follow(visitor, 'email_change', linkToken(mail));
    expect((await follow(newcomer(app), 'recovery', linkToken(old))).status).toBe(403);
  });

  it('without a valid token is refused by the service', async () => {
    expect((await change(newcomer(app), 'nothing', { email: 'x@example.org' })).status).toBe(401);
  });
});

describe('a new password', () => {
  it('needs a recent sign-in, ends all other sessions and is reported to the owner', async () => {
    const { visitor, token, id } = await someone('omar@example.org');
    const elsewhere = newcomer(app);
    const other = sessionIn(await signIn(elsewhere, 'omar@example.org'));
    await age(id, 16);
    const refused = await change(visitor, token, { password: 'another-one' });
    expect([refused.status, refused.body.error_code]).toEqual([403, 'reauthentication_needed']);

    const fresh = sessionIn(await signIn(visitor, 'omar@example.org'));
    expect((await change(visitor, fresh.token, { password: 'another-one' })).status).toBe(200);
    const notice = await app.mailTo('omar@example.org', /password was changed/);
    expect(notice.text).toContain('signed out everywhere else');
    const account = (token_: string) => elsewhere.call('GET', '/functions/v1/account', { token: token_ });
    expect((await account(fresh.token)).status).toBe(200);
    expect((await account(other.token)).status).toBe(401);
    const renewed = await elsewhere.post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: other.refresh,
    });
    expect(renewed.status).toBeGreaterThanOrEqual(400);
    expect((await signIn(elsewhere, 'omar@example.org')).status).toBe(400);
    expect((await signIn(elsewhere, 'omar@example.org', 'another-one')).status).toBe(200);
  });

  it('after a recovery ends them as well, and cancels a pending change of address', async () => {
    const { visitor, token, id } = await someone('nora@example.org');
    await change(visitor, token, { email: 'thief@example.org' });
    const stolen = await app.mailTo('thief@example.org');
    await forgetMails();
    const owner = newcomer(app);
    await owner.post('/auth/v1/recover', { email: 'nora@example.org' });
    const mail = await app.mailTo('nora@example.org', /new password/);
    const recovered = sessionIn(await follow(owner, 'recovery', linkToken(mail)));
    expect((await change(owner, recovered.token, { password: 'mine-again' })).status).toBe(200);
    expect((await visitor.call('GET', '/auth/v1/user', { token })).status).toBeGreaterThanOrEqual(400);
    expect((await follow(newcomer(app), 'email_change', linkToken(stolen))).status).toBe(403);
    expect(await emailOf(id)).toBe('nora@example.org');
  });

  it('ends the other sessions before it is stored, so that a crash in between leaves nobody signed in', async () => {
    const { visitor, token } = await someone('zoe@example.org');
    const other = sessionIn(await signIn(newcomer(app), 'zoe@example.org'));
    await app.pool.query(`
      create function auth.fails() returns trigger language plpgsql as $$ begin raise 'away'; end $$;
      create trigger fails before update of encrypted_password on auth.users
        for each row when (new.email = 'zoe@example.org') execute function auth.fails()`);
    expect((await change(visitor, token, { password: 'another-one' })).status).toBe(500);
    await app.pool.query(`drop trigger fails on auth.users; drop function auth.fails`);
    const { status } = await visitor.call('GET', '/functions/v1/account', { token: other.token });
    expect(status).toBe(401);
    expect((await signIn(visitor, 'zoe@example.org')).status).toBe(200);
  });

  it('that the service refuses ends no session', async () => {
    const { visitor, token } = await someone('uma@example.org');
    const other = sessionIn(await signIn(newcomer(app), 'uma@example.org'));
    for (const refused of ['123', password])
      expect((await change(visitor, token, { password: refused })).status).toBe(422);
    expect((await visitor.call('GET', '/auth/v1/user', { token: other.token })).status).toBe(200);
  });
});

describe('a session', () => {
  it('records the device and the address of its start and its last refresh', async () => {
    const visitor = app.visitor('198.51.100.7');
    const { refresh, id } = await confirmedAccount(app, 'dev@example.org', visitor);
    const recordedDevice = async () => {
      const { rows } = await app.pool.query(
        `select user_agent, host(ip) as ip from auth.sessions where user_id = $1 order by created_at desc limit 1`,
        [id],
      );
      return rows[0] as unknown;
    };
    expect(await recordedDevice()).toEqual({ user_agent: 'Test/1', ip: '198.51.100.7' });
    await app
      .visitor('2001:db8:1:2:3::9')
      .post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refresh });
    expect(await recordedDevice()).toEqual({ user_agent: 'Test/1', ip: '2001:db8:1:2::' });
  });
});
