import { createTokenVerifier, trustOf } from '#app/platform/api/tokens.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { registerOwnDataJobs } from '#app/accounts/use-cases/own-data/jobs.server.ts';
import { registerAuthMails, sendAuthMail } from '#app/accounts/index.server.ts';
import { cancelAhead, listAhead, registerBookingJobs } from '#app/booking/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { applicationRole, urlFor } from '#database/application-role.ts';
import { createApp } from '#server/app.ts';
import { createHealth } from '#server/health.ts';
import { createSupabase } from '#server/supabase.ts';
import { type TestServices, testServices } from './database.ts';
import { answersChecked } from './described.ts';

export type Browser = {
  /** The account id, once signed in. */
  id: string;
  email: string;
  token: string;
  sessionId: string;
  visitorId(): string | null;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  signUp(email: string, name: string): Promise<void>;
  signIn(): Promise<Answer>;
};
type Answer = { status: number; body: Record<string, unknown>; bytes: Uint8Array };
export type TestApp = TestServices & {
  /** A new browser with separate cookies. */
  browser(userAgent?: string): Browser;
};

const password = 'curvela-test-1';

/** Shared by all apps of this process, since each process of the engine loads for a second; ends with the test process. */
let maths: Maths | undefined;
/** The document is the same for all. */
let check: Awaited<ReturnType<typeof answersChecked>> | undefined;

/**
 * The complete API as the server mounts it, on a separate database: sign-up, REST, our calls and the jobs. No port, no pages. The clock
 * starts now, since the auth service uses the machine's. `more` registers further jobs.
 */
export async function openTestApp(
  more: (services: Services, maths: Maths) => void = () => undefined,
): Promise<TestApp> {
  const app = await testServices();
  const { services, pool, url, clock } = app;
  clock.set(new Date());
  maths ??= createMaths();
  registerAuthMails(services);
  registerOwnDataJobs(services, { listAhead, cancelAhead });
  registerBookingJobs(services);
  more(services, maths);
  await services.jobs.start();
  const supabase = await createSupabase(
    services.settings,
    urlFor(applicationRole, url),
    pool,
    (mail) => sendAuthMail(services, mail),
    url,
  );
  const api = createApp({
    services,
    maths,
    pool,
    supabase,
    health: createHealth(pool, 0, services),
    // A token is valid for an hour of the machine, however far the test has advanced its clock.
    verifyToken: createTokenVerifier(trustOf(services.settings, systemClock), services.settings.adminEmails, {
      ...services,
      clock: systemClock,
    }),
    pages: null,
  });

  check ??= await answersChecked(api);
  const checked = check;
  const { siteUrl } = services.settings;
  return {
    ...app,
    browser: (userAgent = 'Test/1') => openBrowser({ api, check: checked, pool, siteUrl }, userAgent),
    close: async (end) => {
      await services.jobs.stop().catch(() => undefined);
      await supabase.close();
      await app.close(end);
    },
  };
}

type Opened = {
  api: ReturnType<typeof createApp>;
  check: Awaited<ReturnType<typeof answersChecked>>;
  pool: TestServices['pool'];
  siteUrl: string;
};

function openBrowser({ api, check, pool, siteUrl }: Opened, userAgent: string): Browser {
  const cookies = new Map<string, string>();
  const here: Browser = {
    id: '',
    email: '',
    token: '',
    sessionId: '',
    visitorId: () => cookies.get('visitor') ?? null,
    call: async (method, path, body, headers = {}) => {
      const response = await api.request(`${siteUrl}${path}`, {
        method,
        headers: {
          'user-agent': userAgent,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(here.token ? { authorization: `Bearer ${here.token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      check(method, path, response, bytes);
      return { status: response.status, body: jsonOf(bytes), bytes };
    },
    signUp: async (email, name) => {
      here.email = email;
      await here.call('POST', '/auth/v1/signup', {
        email,
        password,
        data: { role: 'user', full_name: name },
      });
      const { rows } = await pool.query<{ body_text: string }>(
        'select body_text from app.mails where recipient = $1 order by created_at desc limit 1',
        [email],
      );
      const hash = /token_hash=([^&\s]+)/.exec(rows[0]?.body_text ?? '')?.[1];
      take(await here.call('POST', '/auth/v1/verify', { token_hash: hash, type: 'signup' }));
    },
    signIn: async () => {
      here.token = '';
      const answer = await here.call('POST', '/auth/v1/token?grant_type=password', {
        email: here.email,
        password,
      });
      if (answer.status === 200) take(answer);
      return answer;
    },
  };
  const take = ({ body }: Answer) => {
    here.token = String(body.access_token);
    const claims = JSON.parse(Buffer.from(here.token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
      session_id: string;
    };
    here.id = claims.sub;
    here.sessionId = claims.session_id;
  };
  return here;
}

function jsonOf(bytes: Uint8Array): Record<string, unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
