import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetMailRequests } from '#app/accounts/use-cases/answer-mail-request.server.ts';
import { requestAuthMail } from '#app/accounts/use-cases/request-auth-mail.server.ts';
import {
  type AuthAnswer,
  codeIn,
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  linkToken,
  newcomer,
  password,
  signIn,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

const shown = ({ status, headers, body }: AuthAnswer) => {
  const comparable = [...headers].filter(([name]) => name !== 'x-request-id');
  return { status, body, headers: comparable };
};
const forgetMails = () => app.pool.query(`delete from app.rate_limits where key like 'mail%'`);

describe.each(['/auth/v1/recover', '/auth/v1/otp'])('POST %s', (path) => {
  it('has the same response for a known, an unconfirmed and an unknown address, to the last header', async () => {
    await confirmedAccount(app, 'ana@example.org');
    await newcomer(app).post('/auth/v1/signup', { email: 'new@example.org', password });
    await forgetMails();
    const ask = async (email: string) => shown(await newcomer(app).post(path, { email, create_user: true }));
    const known = await ask('ana@example.org');
    expect(known).toMatchObject({ status: 200, body: {} });
    expect(await ask('nobody@example.org')).toEqual(known);
    expect(await ask('new@example.org')).toEqual(known);
    // Too soon: the same response as well.
    const soon = await ask('ana@example.org');
    expect(soon.status).toBe(429);
    expect(Object.keys((await ask('nobody@example.org')).body)).toEqual(Object.keys(soon.body));
    await forgetMails();
  });

  it('stores no account for an unknown address', async () => {
    await newcomer(app).post(path, { email: 'guest@example.org', create_user: true });
    await newcomer(app).post(path, { email: 'ana@example.org' });
    await app.mailTo('ana@example.org', path.endsWith('otp') ? /sign in/ : /new password/);
    // Jobs run in no fixed order.
    const left = async () => (await app.pool.query(`select 1 from app.auth_mail_requests`)).rows;
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    const { rows } = await app.pool.query(`select 1 from auth.users where email = 'guest@example.org'`);
    expect(rows).toEqual([]);
    const mails = await app.mailsTo('guest@example.org');
    expect(mails.map(({ subject }) => subject)).toEqual(path.endsWith('otp') ? ['Create your account'] : []);
    await app.pool.query(`delete from app.sign_up_links`);
    await forgetMails();
  });

  it('runs the same statements for both until it has responded', async () => {
    await confirmedAccount(app, 'steps@example.org');
    await forgetMails();
    type Listened = { query: (...given: unknown[]) => unknown };
    const stepsFor = async (email: string) => {
      const steps: string[] = [];
      const { pool } = app;
      const listen = (client: Listened) => {
        const query = client.query.bind(client);
        client.query = (...given) => {
          const [statement] = given as [string | { text: string }];
          const text = typeof statement === 'string' ? statement : statement.text;
          // Ignore the statements of the job queue, which runs in parallel.
          if (!text.includes('jobs.') || text.includes('INSERT INTO jobs')) steps.push(text.slice(0, 60));
          return query(...given);
        };
        return () => {
          client.query = query;
        };
      };
      await app.services.jobs.stop();
      const client = await pool.connect();
      client.release();
      const undo: (() => void)[] = [];
      const onAcquire = (taken: unknown) => undo.push(listen(taken as Listened));
      pool.on('acquire', onAcquire);
      await newcomer(app).post(path, { email });
      pool.off('acquire', onAcquire);
      for (const restore of undo.toReversed()) restore();
      return steps;
    };
    const known = await stepsFor('steps@example.org');
    expect(known.length).toBeGreaterThan(5);
    expect(await stepsFor('nosteps@example.org')).toEqual(known);
    await app.services.jobs.start();
  });
});

describe('an emailed link and code', () => {
  it('sign in once each, as the service itself accepts them', async () => {
    await confirmedAccount(app, 'lea@example.org');
    await forgetMails();
    await newcomer(app).post('/auth/v1/otp', { email: 'lea@example.org' });
    const mail = await app.mailTo('lea@example.org', /sign in/);
    const browser = newcomer(app);
    const byCode = await browser.post('/auth/v1/verify', {
      type: 'magiclink',
      email: 'lea@example.org',
      token: codeIn(mail),
    });
    expect(byCode.body.user).toMatchObject({ email: 'lea@example.org' });
    const again = await browser.post('/auth/v1/verify', { type: 'magiclink', token_hash: linkToken(mail) });
    expect([again.status, again.body.error_code]).toEqual([403, 'otp_expired']);
  });

  it('contain the language of the request and the requested page', async () => {
    await confirmedAccount(app, 'luc@example.org');
    await forgetMails();
    const back = encodeURIComponent('http://localhost:5173/auth/callback?next=/tutor-models');
    await newcomer(app).call('POST', `/auth/v1/otp?redirect_to=${back}`, {
      body: { email: 'luc@example.org' },
      headers: { 'accept-language': 'fr' },
    });
    const mail = await app.mailTo('luc@example.org', /lien/);
    expect(mail.language).toBe('fr');
    expect(mail.text).toContain('next=%2Ftutor-models');
  });

  describe('that somebody else requests again', () => {
    /** What requests at these minutes mail, and whether the first link still signs in afterwards. */
    async function requestAt(email: string, minutes: readonly number[]) {
      await confirmedAccount(app, email);
      const began = app.clock.now().getTime();
      for (const [count, minute] of minutes.entries()) {
        app.clock.set(new Date(began + minute * 60_000));
        await forgetMails();
        await newcomer(app).post('/auth/v1/recover', { email });
        const sent = async () =>
          (await app.mailsTo(email)).filter(({ subject }) => /new password/.test(subject));
        await expect.poll(async () => (await sent()).length, { timeout: 10_000 }).toBe(count + 1);
      }
      app.clock.set(new Date(began));
      const mails = (await app.mailsTo(email)).filter(({ subject }) => /new password/.test(subject));
      const { rows } = await app.pool.query<{ hash: string }>(
        'select recovery_token as hash from auth.users where email = $1',
        [email],
      );
      return { codes: new Set(mails.map(codeIn)).size, mails, hash: rows[0]?.hash };
    }

    it('stay the same for half an hour: no stranger can kill them before they are opened', async () => {
      const { codes, mails } = await requestAt('kept@example.org', [0, 1, 12, 29.9]);
      expect(codes).toBe(1);
      const oldest = mails.at(-1)!;
      const visitor = newcomer(app);
      const followed = await visitor.post('/auth/v1/verify', {
        type: 'recovery',
        token_hash: linkToken(oldest),
      });
      expect(followed.status).toBe(200);
      // Used once, all of them are used.
      const code = { type: 'recovery', email: 'kept@example.org', token: codeIn(mails[0]!) };
      expect((await newcomer(app).post('/auth/v1/verify', code)).status).toBe(403);
    });

    it('are new ones afterwards, so that nobody has longer than an hour to guess', async () => {
      expect((await requestAt('renewed@example.org', [0, 30])).codes).toBe(2);
    });
  });
});

describe('a link to sign in for an address without an account', () => {
  const accountOf = async (email: string) =>
    (
      await app.pool.query<Record<string, unknown>>(
        `select email_confirmed_at is not null as confirmed, encrypted_password as password, role,
          (select count(*)::int from auth.identities where user_id = u.id) as identities
         from auth.users as u where email = $1`,
        [email],
      )
    ).rows;
  const mailFor = async (email: string, body: object = {}) => {
    await newcomer(app).post('/auth/v1/otp', { email, ...body });
    return app.mailTo(email);
  };
  const made = [{ confirmed: true, password: null, role: 'authenticated', identities: 1 }];

  it.each(['link', 'code'])(
    'makes the account when it is used, confirmed and signed in, by %s',
    async (way) => {
      const email = `by-${way}@example.org`;
      const mail = await mailFor(email);
      expect(mail.text).toContain('type=magiclink&new=1');
      expect(await accountOf(email)).toEqual([]);
      const visitor = newcomer(app);
      const proof = way === 'link' ? { token_hash: linkToken(mail) } : { email, token: codeIn(mail) };
      const answer = await visitor.post('/auth/v1/verify', { type: 'magiclink', ...proof });
      expect([answer.status, (answer.body.user as { email?: string } | undefined)?.email]).toEqual([
        200,
        email,
      ]);
      expect(await accountOf(email)).toEqual(made);
      const own = await visitor.call('GET', '/functions/v1/account', {
        token: String(answer.body.access_token),
      });
      expect(own.body.account).toMatchObject({ email, role: 'user' });
      expect((await newcomer(app).post('/auth/v1/verify', { type: 'magiclink', ...proof })).status).toBe(403);
      expect(await accountOf(email)).toEqual(made);
    },
  );

  it('opens the account that was made meanwhile, without the password that a stranger may have chosen', async () => {
    const email = 'meanwhile@example.org';
    const mail = await mailFor(email);
    await forgetMails();
    await newcomer(app).post('/auth/v1/signup', { email, password });
    const proof = { type: 'magiclink', token_hash: linkToken(mail) };
    expect((await newcomer(app).post('/auth/v1/verify', proof)).status).toBe(200);
    expect(await accountOf(email)).toEqual(made);
  });

  it('makes none after an hour', async () => {
    const mail = await mailFor('late-link@example.org');
    await app.pool.query(`update app.sign_up_links set sent_at = sent_at - interval '1 hour'`);
    const proof = { type: 'magiclink', token_hash: linkToken(mail) };
    expect((await newcomer(app).post('/auth/v1/verify', proof)).status).toBe(403);
    expect(await accountOf('late-link@example.org')).toEqual([]);
  });

  it('is not sent where create_user is false, or sign-ups are closed', async () => {
    await newcomer(app).post('/auth/v1/otp', { email: 'unwanted@example.org', create_user: false });
    const { settings } = app.services;
    settings.signupEnabled = false;
    await newcomer(app).post('/auth/v1/otp', { email: 'closed@example.org' });
    settings.signupEnabled = true;
    const left = async () => (await app.pool.query(`select 1 from app.auth_mail_requests`)).rows;
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    expect(await app.mailsTo('unwanted@example.org')).toEqual([]);
    expect(await app.mailsTo('closed@example.org')).toEqual([]);
  });
});

describe('a return address that is none of this site', () => {
  it.each([
    ['broken', 'http://['],
    ['elsewhere', 'https://evil.example/'],
    ['script', 'javascript:alert(1)'],
    ['long', `/${'x'.repeat(3000)}`],
  ])('is left out of the mail: %s', async (name, target) => {
    const email = `back-${name}@example.org`;
    const path = `/auth/v1/otp?redirect_to=${encodeURIComponent(target)}`;
    const { status } = await newcomer(app).call('POST', path, { body: { email } });
    expect(status).toBe(200);
    expect((await app.mailTo(email)).text).not.toContain('next=');
  });
});

it('a request that no job handled within the hour is deleted, with its address', async () => {
  const { services, pool, clock } = app;
  const input = { kind: 'recovery' as const, language: 'en' as const, redirectTo: undefined };
  await services.jobs.stop();
  await requestAuthMail(services, { ...input, email: 'late@example.org' });
  clock.advance(3_600_001);
  await requestAuthMail(services, { ...input, email: 'soon@example.org' });
  await forgetMailRequests(services);
  const { rows } = await pool.query('select email from app.auth_mail_requests');
  expect(rows).toEqual([{ email: 'soon@example.org' }]);
  clock.advance(-3_600_001);
  await services.jobs.start();
});

it('a change of address whose account is erased meanwhile sends no link to the old one', async () => {
  const { services, pool } = app;
  const email = 'erased-meanwhile@example.org';
  const input = { email, language: 'en' as const, redirectTo: undefined };
  await requestAuthMail(services, { ...input, kind: 'email_change' });
  const left = async () => (await pool.query(`select 1 from app.auth_mail_requests`)).rows;
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  expect(await app.mailsTo(email)).toEqual([]);
  expect((await pool.query('select 1 from app.sign_up_links where email = $1', [email])).rows).toEqual([]);
});

describe('signing up with an address', () => {
  it('that has an account says so, and a new password can be requested at once', async () => {
    await confirmedAccount(app, 'taken@example.org');
    await forgetMails();
    const visitor = newcomer(app);
    const answer = await visitor.post('/auth/v1/signup', { email: 'TAKEN@example.org', password });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 422, error_code: 'user_already_exists', msg: 'User already registered' },
    });
    expect((await visitor.post('/auth/v1/recover', { email: 'taken@example.org' })).status).toBe(200);
  });

  it('and requesting the email again gives a valid link', async () => {
    const visitor = newcomer(app);
    await visitor.post('/auth/v1/signup', { email: 'again@example.org', password });
    await app.pool.query(`delete from app.mails where recipient = 'again@example.org'`);
    await forgetMails();
    const resent = await visitor.post('/auth/v1/resend', { type: 'signup', email: 'again@example.org' });
    expect([resent.status, resent.body]).toEqual([200, {}]);
    const mail = await app.mailTo('again@example.org');
    expect(
      (await visitor.post('/auth/v1/verify', { type: 'signup', token_hash: linkToken(mail) })).status,
    ).toBe(200);
    expect((await signIn(visitor, 'again@example.org')).status).toBe(200);
  });
});

describe('an address that looks like another', () => {
  it.each([
    ['an invisible character', 'taken\u200b@example.org'],
    ['a hidden letter', 'taken\u3164@example.org'],
    ['full-width letters', 'ｔaken@example.org'],
    ['a control character', 'tak\u0007en@example.org'],
  ])('is no email address wherever it enters: %s', async (_, email) => {
    const { token } = await confirmedAccount(app, 'taken-twice@example.org');
    await forgetMails();
    const visitor = newcomer(app);
    const answers = [
      await visitor.post('/auth/v1/signup', { email, password }),
      await visitor.post('/auth/v1/otp', { email }),
      await visitor.call('PUT', '/auth/v1/user', { body: { email }, token }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error_code])).toEqual([
      [400, 'validation_failed'],
      [400, 'validation_failed'],
      [400, 'validation_failed'],
    ]);
    await app.pool.query(`delete from auth.users where email = 'taken-twice@example.org'`);
    await app.pool.query(`delete from app.mails where recipient = 'taken-twice@example.org'`);
  });
});

describe('calls that are not listed', () => {
  it.each([
    ['POST', '/auth/v1/magiclink'],
    ['POST', '/auth/v1/%6dagiclink'],
    ['GET', '/auth/v1/admin/users'],
    ['POST', '/auth/v1/invite'],
    ['POST', '/auth/v1/reauthenticate'],
    ['DELETE', '/auth/v1/user'],
  ])('%s %s does not exist', async (method, path) => {
    const body = method === 'POST' ? { body: { email: 'x@example.org' } } : {};
    const answer = await newcomer(app).call(method, path, body);
    expect([answer.status, answer.body.error_code]).toEqual([404, 'not_found']);
  });

  it('but a listed one in another spelling is rate limited as usual', async () => {
    const answers = [];
    for (let n = 0; n < 11; n += 1)
      answers.push(
        await newcomer(app).post('/auth/v1/%74oken?grant_type=password', {
          email: 'spell@example.org',
          password,
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});
