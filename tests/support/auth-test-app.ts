import { SignJWT } from 'jose';
import { createTokenVerifier, trustOf } from '#app/platform/api/tokens.server.ts';
import { createPool } from '#app/platform/database.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { createLiveSessions, registerAuthMails, sendAuthMail } from '#app/accounts/index.server.ts';
import { createMaths } from '#app/maths/index.server.ts';
import { applicationRole, urlFor } from '#database/application-role.ts';
import { createApp } from '#server/app.ts';
import { createHealth } from '#server/health.ts';
import { createSupabase } from '#server/supabase.ts';
import { type TestServices, testServices } from './database.ts';

export type AuthAnswer = { status: number; headers: Headers; body: Record<string, unknown> };
type Call = { body?: unknown; token?: string; headers?: Record<string, string> };
export type AuthVisitor = {
  /** Sends a request as a browser at this network address would, with its cookies. */
  call(method: string, path: string, call?: Call): Promise<AuthAnswer>;
  post(path: string, body: object, token?: string): Promise<AuthAnswer>;
  cookies: Map<string, string>;
};
type DeliveredMail = { subject: string; text: string; language: string };
export type AuthTestApp = TestServices & {
  /** A browser at a network address, calling one of two processes on the same database. */
  visitor(address?: string, process?: 0 | 1): AuthVisitor;
  /** Emails to an address, newest first. */
  mailsTo(address: string): Promise<DeliveredMail[]>;
  /** The newest email to an address with this subject, as soon as the jobs have written it. */
  mailTo(address: string, subject?: RegExp): Promise<DeliveredMail>;
};

export const linkToken = (mail: DeliveredMail): string => /token_hash=([^&\s]+)/.exec(mail.text)?.[1] ?? '';
export const codeIn = (mail: DeliveredMail): string => /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
export const password = 'curvela-test-1';

/**
 * The calls of two processes on one database, as the server mounts them: the auth service with everything in front of it. No port and no
 * pages; jobs run. The clock starts now, since the auth service uses the machine's. `settings` replace those of the tests.
 */
export async function openAuthTestApp(settings: Partial<Settings> = {}): Promise<AuthTestApp> {
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  const test = await testServices();
  Object.assign(test.services.settings, settings);
  test.clock.set(new Date());
  const first = await processOf(test, test.pool);
  const secondPool = createPool(test.url, 10);
  const second = await processOf(test, secondPool);
  registerAuthMails(test.services);
  await test.services.jobs.start();

  const mailsTo = async (address: string): Promise<DeliveredMail[]> => {
    const { rows } = await test.pool.query<DeliveredMail>(
      `select subject, body_text as text, language from app.mails where recipient = $1 order by created_at desc, id`,
      [address],
    );
    return rows;
  };
  return {
    ...test,
    visitor: (address = '203.0.113.1', number = 0) => visitorOf([first, second][number] ?? first, address),
    mailsTo,
    mailTo: async (address, subject = /./) => {
      for (;;) {
        const mail = (await mailsTo(address)).find((candidate) => subject.test(candidate.subject));
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: async () => {
      await test.services.jobs.stop();
      await Promise.all([first.close(), second.close()]);
      await secondPool.end();
      await test.close();
    },
  };
}

type Process = { api: ReturnType<typeof createApp>; siteUrl: string; close(): Promise<void> };

async function processOf({ services, url }: TestServices, pool: TestServices['pool']): Promise<Process> {
  const { settings } = services;
  const maths = createMaths();
  const supabase = await createSupabase(
    settings,
    urlFor(applicationRole, url),
    pool,
    (mail) => sendAuthMail(services, mail),
    url,
  );
  const verifyToken = createTokenVerifier(trustOf(settings, services.clock), settings.adminEmails, services);
  const health = createHealth(pool, 0, services);
  const liveSessions = createLiveSessions(services);
  const following = liveSessions.follow(urlFor(applicationRole, url));
  await following.listening;
  const parts = { services, maths, pool, supabase, health, verifyToken, liveSessions, pages: null };
  return {
    api: createApp(parts),
    siteUrl: settings.siteUrl,
    close: async () => {
      await following.close();
      await supabase.close();
      await maths.close();
    },
  };
}

function visitorOf({ api, siteUrl }: Process, address: string): AuthVisitor {
  const cookies = new Map<string, string>();
  const call: AuthVisitor['call'] = async (method, path, { body, token, headers = {} } = {}) => {
    const sent = {
      'user-agent': 'Test/1',
      'accept-language': 'en',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const init = { method, headers: sent, ...(body === undefined ? {} : { body: text }) };
    const answer = await api.request(siteUrl + path, init, {
      incoming: { socket: { remoteAddress: address } },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, headers: answer.headers, body: bodyOf(await answer.text()) };
  };
  const post: AuthVisitor['post'] = (path, body, token) =>
    call('POST', path, { body, ...(token ? { token } : {}) });
  return { call, post, cookies };
}

const bodyOf = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

export type Session = { token: string; refresh: string; id: string };

export const sessionIn = ({ body }: AuthAnswer): Session => ({
  token: String(body.access_token),
  refresh: String(body.refresh_token),
  id: String((body.user as { id?: string } | undefined)?.id),
});

/**
 * An account with a confirmed address and `password`, created as a user would, in a separate browser. An administrator sets the password
 * after the confirmation.
 */
export async function confirmedAccount(
  app: AuthTestApp,
  email: string,
  visitor = newcomer(app),
): Promise<Session> {
  await visitor.post('/auth/v1/signup', { email, password, data: { role: 'user', full_name: 'Somebody' } });
  const mail = await app.mailTo(email);
  const session = sessionIn(
    await visitor.post('/auth/v1/verify', { type: 'signup', token_hash: linkToken(mail) }),
  );
  if (app.services.settings.adminEmails.includes(email))
    await visitor.call('PUT', '/auth/v1/user', { body: { password }, token: session.token });
  return session;
}

let newcomers = 0;
/** A browser at an unused network address. */
export const newcomer = (app: AuthTestApp): AuthVisitor => {
  newcomers += 1;
  return app.visitor(`198.51.${Math.floor(newcomers / 250) + 1}.${(newcomers % 250) + 1}`);
};

export const signIn = (visitor: AuthVisitor, email: string, tried = password): Promise<AuthAnswer> =>
  visitor.post('/auth/v1/token?grant_type=password', { email, password: tried });

type Standing = { role: unknown; opens: number };
/** The expected access of an administrator, another signed-in user, and a visitor. */
export const administrator: Standing = { role: 'admin', opens: 200 };
export const everybody: Standing = { role: 'user', opens: 403 };
export const nobody: Standing = { role: undefined, opens: 401 };

/** The app server's reading of a token: the role, and the status of a call for administrators only. */
export async function standingOf(app: AuthTestApp, token: string): Promise<Standing> {
  const visitor = newcomer(app);
  const account = await visitor.call('GET', '/functions/v1/account', { token });
  const { status } = await visitor.call('GET', '/functions/v1/founders/ai', { token });
  return { role: (account.body.account as { role?: string } | undefined)?.role, opens: status };
}

/** A token as the auth service signs it, with any claims; with another secret or expiry for an invalid one. */
export const signedToken = (
  { services }: AuthTestApp,
  claims: Record<string, unknown>,
  secret = services.settings.jwtSecret,
  ends = '1h',
): Promise<string> =>
  new SignJWT({ role: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime(ends)
    .sign(new TextEncoder().encode(secret));

/** Number of responses with this status. */
export const countOf = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

/** Starts the same work so many times concurrently. */
export const times = <Result>(number: number, work: (n: number) => Result): Result[] =>
  Array.from({ length: number }, (_, n) => work(n));
