import { Hono } from 'hono';
import { createFactorCipher } from '#app/accounts/use-cases/second-factor/factor-cipher.server.ts';
import { createSeals } from '#app/accounts/use-cases/seals.server.ts';
import type { Account, ApiEnvironment } from '#app/platform/api.server.ts';
import { settableClock } from '#app/platform/clock.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Budgets, Charge } from '#server/auth/budgets.ts';
import type { AuthLimitName } from '#server/auth/limits.ts';
import { authFront } from '#server/auth/front.ts';
import type { Front } from '#server/auth/parts.ts';
import { type SqlStatement, stubDatabase } from './stub-database.ts';

type Given = {
  /** The response of the auth service; by default 200 with an empty object. */
  service?: (request: Request) => Response | Promise<Response>;
  rowsOf?: (statement: SqlStatement) => unknown[];
  /** Seconds to wait for the limits that are exceeded. */
  waits?: Partial<Record<AuthLimitName, number>>;
  /** The same when they are only looked at before the queue; by default as `waits`. */
  waitsBefore?: Partial<Record<AuthLimitName, number>>;
  account?: Account;
  suspended?: boolean;
  queue?: Front['passwords'];
};
type Forwarded = { method: string; path: string; headers: Headers; body: unknown };

export const stubbedSite = 'https://curvela.example';
export const stubbedSeals = createSeals('secret-of-the-stubbed-front-00000');

/** More turns of the event loop than any response here takes: what a handler does not wait for ends after its response. */
const turns = async () => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/**
 * The calls of the auth service with stand-ins for everything behind them, which record what they are called with. `log` has the
 * statements, the refunds and the forwarded calls in the order in which they ended.
 */
export function stubbedAuthFront(given: Given = {}) {
  const { service = () => Response.json({}), waits = {}, waitsBefore = waits } = given;
  const log: string[] = [];
  const { db } = stubDatabase(given.rowsOf, log);
  const recorded = {
    log,
    charges: [] as (readonly Charge[])[],
    refunds: [] as string[],
    forwarded: [] as Forwarded[],
    queued: [] as unknown[],
    forgotten: [] as string[],
    mails: [] as { to: string; subject: string; language: string }[],
    jobs: [] as string[],
  };
  const longest = (charges: readonly Charge[], seconds: Partial<Record<AuthLimitName, number>>) =>
    Math.max(0, ...charges.map(([name]) => seconds[name] ?? 0));
  const budgets: Budgets = {
    charge: (...charges) => {
      recorded.charges.push(charges);
      const refund = async (...only: AuthLimitName[]) => {
        await turns();
        const refunded = only.length === 0 ? 'all' : only.join(' ');
        recorded.refunds.push(refunded);
        log.push(`refund ${refunded}`);
      };
      return Promise.resolve({ wait: longest(charges, waits), full: null, refund });
    },
    wait: (...charges) => Promise.resolve(longest(charges, waitsBefore)),
  };
  const settings = {
    siteUrl: stubbedSite,
    jwtSecret: 'secret-of-the-stubbed-front-00000',
    adminEmails: ['admin@curvela.example'],
    signupEnabled: true,
  };
  const services = {
    db,
    settings,
    clock: settableClock('2026-11-20T09:00:00Z'),
    random: seededRandom(5),
    log: silentLog,
    jobs: { send: (_: unknown, name: string) => Promise.resolve(void recorded.jobs.push(name)) },
    mail: {
      enqueue: async (_: unknown, mail: { to: string; subject: string; language: string }) => {
        await turns();
        recorded.mails.push(mail);
        log.push(`mail to ${mail.to}`);
      },
    },
  } as unknown as Services;
  const front: Front = {
    services,
    budgets,
    seals: stubbedSeals,
    cipher: createFactorCipher('secret-of-the-stubbed-front-00000'),
    supabase: {
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const text = await request.clone().text();
        const body: unknown = text === '' ? undefined : JSON.parse(text);
        recorded.forwarded.push({
          method: request.method,
          path: pathname + search,
          headers: request.headers,
          body,
        });
        log.push(`${request.method} ${pathname}`);
        return service(request);
      },
      close: () => Promise.resolve(),
    },
    liveSessions: {
      standing: () => Promise.resolve('live'),
      isLive: () => Promise.resolve(true),
      forget: (ids) => void recorded.forgotten.push(...ids),
      follow: () => ({ listening: Promise.resolve(), close: () => Promise.resolve() }),
    },
    passwords: given.queue ?? {
      run: (work, turn) => {
        recorded.queued.push(turn);
        return work();
      },
    },
  };
  const app = new Hono<ApiEnvironment>();
  app.onError((thrown) => new Response(String(thrown), { status: 599 }));
  app.use(async (c, next) => {
    c.set('language', 'en');
    c.set('account', given.account ?? null);
    if (given.suspended) {
      c.set('suspended', true);
      c.set('sessionEnded', true);
    }
    await next();
  });
  app.route('/auth/v1', authFront(front));
  /** Sends a call from the address 203.0.113.9. A text is sent as it is, anything else as JSON. */
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.request(
      `${stubbedSite}/auth/v1${path}`,
      { method, headers, ...(body === undefined ? {} : { body: text }) },
      { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
    );
    // What has ended by now; what comes later was not waited for.
    const logged = [...log];
    const responseText = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: (responseText.startsWith('{') ? JSON.parse(responseText) : responseText) as Record<
        string,
        unknown
      >,
      logged,
    };
  };
  return { ...recorded, front, call };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** An access token with these claims, unsigned. */
export const unsignedToken = (claims: object): string => `${part({ alg: 'none' })}.${part(claims)}.x`;

/** The response of the service that starts this session. */
export const sessionResponse = (claims: { session_id?: string; email?: string }): Response =>
  Response.json(
    { access_token: unsignedToken(claims), user: { id: 'u1' } },
    { headers: { 'sb-auth-session-id': 'any' } },
  );
