import { AsyncLocalStorage } from 'node:async_hooks';
import { App as SupabaseLite } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type pg from 'pg';
import type { AuthMail } from '#app/accounts/index.server.ts';
import { asAppError } from '#app/platform/api/errors.server.ts';
import { createPatientPool } from '#app/platform/database.server.ts';
import type { AppError } from '#app/platform/errors.ts';
import { platformError } from '#app/platform/problems.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { noSuchCall } from './auth/answers.ts';
import { prepareAuthTables } from './auth-tables.ts';
import { complainingOnlyOf } from './complaints.ts';
import { refusedCall } from './refused-call.ts';
import { setRestGrants } from './rest-grants.ts';
import { ownConnections } from './supabase-connections.ts';

/** What a call to the auth service knows and its mails need. */
type AuthCall = {
  language: Language;
  redirectTo: string | undefined;
  /** Nobody asked for a mail: what the service would send on the way back from Google goes nowhere. */
  unasked?: boolean;
};

export type Supabase = {
  /** Answers a request under /auth/v1 or /rest/v1, and only there. */
  fetch(request: Request, call: AuthCall): Promise<Response>;
  close(): Promise<void>;
};

/** How long an access token is valid, in seconds. */
export const accessTokenSeconds = 3600;

const openPaths = ['/auth/v1/', '/rest/v1/'];
type Said = { code?: unknown; message?: unknown };
const wordsOf = (said: Response): Promise<Said> =>
  said
    .clone()
    .json()
    .catch(() => ({}));

/** A value that a check of its table refuses, which the library takes for a failure of its own; 400 as PostgREST has it. */
function refusedByCheck({ message }: Said): Response | null {
  const [, words] = /^PostgresError: (.* violates check constraint .*)$/.exec(String(message ?? '')) ?? [];
  return words
    ? Response.json({ code: '23514', details: null, hint: null, message: words }, { status: 400 })
    : null;
}

/**
 * A query that names what every object has (`id=constructor`) where the library looks an operator up by its name, and then fails to call
 * it; 400 as PostgREST has it for a filter that it cannot read.
 */
function refusedByName({ url, method }: Request, { message }: Said): Response | null {
  const { search } = new URL(url);
  const named = decodeURIComponent(search.replaceAll('+', ' '))
    .split(/[^\w$]+/)
    .some((word) => word in {});
  if (!named || (method !== 'HEAD' && !String(message ?? '').startsWith('TypeError: '))) return null;
  return Response.json(
    { code: 'PGRST100', details: null, hint: null, message: 'failed to parse filter' },
    { status: 400 },
  );
}

/** Lists in lists that are too many to be written down, here or by PostgreSQL (statement too complex); 400 as PostgREST has it for a body. */
const refusedAsTooDeep = (failures: readonly unknown[]): Response | null =>
  failures.some((failure) => failure instanceof RangeError || sqlStateOf(failure) === '54001')
    ? Response.json({ code: 'PGRST102', details: null, hint: null, message: 'too deep' }, { status: 400 })
    : null;

const sqlStateOf = (failure: unknown): unknown => (failure as { code?: unknown } | null)?.code;

/** What the library takes for a failure of its own and is the caller’s; null when it is its own. */
async function refusedInTruth(
  request: Request,
  said: Response,
  failures: readonly unknown[],
): Promise<Response | null> {
  if (said.status !== 500 || !new URL(request.url).pathname.startsWith('/rest/v1/')) return null;
  const words = await wordsOf(said);
  return refusedByCheck(words) ?? refusedByName(request, words) ?? refusedAsTooDeep(failures);
}

/**
 * What a call of the auth service writes for was taken away while it was answered, as by a sign-out everywhere beside a sign-in: asked
 * again, it finds what is there now.
 */
const wasTakenAway = (pathname: string, failures: readonly unknown[]): boolean =>
  pathname.startsWith('/auth/v1/') && failures.some((failure) => sqlStateOf(failure) === '23503');

/** A failure in the shape that the client of the call reads. */
function failure(path: string, language: Language, error: AppError): Response {
  const answer = refusedCall({ path }, error, language) ?? new Response(null, { status: error.status });
  if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter));
  return answer;
}

/**
 * The built-in auth and REST service on our database. It grants every table of schema `public` to everyone on
 * its first REST request, so that request is made here and the grants are then set to what is meant.
 */
export async function createSupabase(
  settings: Settings,
  databaseUrl: string,
  pool: pg.Pool,
  sendMail: (mail: AuthMail) => Promise<void>,
): Promise<Supabase> {
  const calls = new AsyncLocalStorage<AuthCall & { failures: unknown[] }>();
  const connection = createPostgresConnection({ url: databaseUrl.replace(/\?.*$/, '') });
  const connections = ownConnections(databaseUrl, (error) => void calls.getStore()?.failures.push(error));
  connections.giveTo(connection.driver);
  const lite = new SupabaseLite({
    connection,
    auth: authConfig(settings),
    api: { schemas: ['public'], max_rows: 1000 },
    options: {
      drivers: {
        email: {
          send: (mail) =>
            calls.getStore()?.unasked
              ? Promise.resolve()
              : sendMail(authMailOf(mail, calls.getStore() ?? { language: 'en', redirectTo: undefined })),
        },
      },
    },
  } as ConstructorParameters<typeof SupabaseLite>[0]);
  await connections.patiently(async () => {
    await lite.ensureSystemSchema();
    await lite.fetch(new Request(`${settings.siteUrl}/rest/v1/telemetry_events?limit=0`));
  });
  const patient = createPatientPool(pool);
  await setRestGrants(patient);
  await prepareAuthTables(patient);

  return {
    fetch: async (request, call) => {
      const { pathname } = new URL(request.url);
      if (!openPaths.some((path) => pathname.startsWith(path))) return new Response(null, { status: 404 });
      const unasked = pathname === '/auth/v1/callback';
      const failures: unknown[] = [];
      const said = await calls.run({ ...call, unasked, failures }, () =>
        complainingOnlyOf(
          ({ status }) => status >= 500,
          () => Promise.resolve(lite.fetch(request)),
        ),
      );
      // Whatever the library made of it: that nothing is found, or that somebody may not, is not known.
      const unable =
        failures.map(asAppError).find(({ status }) => status === 503) ??
        (wasTakenAway(pathname, failures)
          ? platformError('unavailable', { status: 503, retryAfter: 1 })
          : null);
      if (unable && said.status >= 400) return failure(pathname, call.language, unable);
      const answered = said.status < 500 ? said : await refusedInTruth(request, said, failures);
      if (!answered) return failure(pathname, call.language, platformError('internal', { status: 500 }));
      const answer = forPagesOf(settings.siteUrl, request, answered);
      if (answer.headers.has('location')) return answer;
      // Where it knows no call, the library shows the page of its own studio.
      return answer.headers.get('content-type')?.startsWith('text/html') ? noSuchCall() : answer;
    },
    close: async () => {
      await connection.close();
      await connections.close();
    },
  };
}

/** The library opens its answers to pages of every origin; pages of this site alone are meant. */
function forPagesOf(siteUrl: string, request: Request, { status, headers: said, body }: Response): Response {
  const headers = new Headers(said);
  const opening = [...headers.keys()].filter((name) => /^access-control-(?!expose-headers)/.test(name));
  for (const name of opening) headers.delete(name);
  const { origin } = new URL(siteUrl);
  headers.append('vary', 'Origin');
  if (request.headers.get('origin') === origin) headers.set('access-control-allow-origin', origin);
  return new Response(body, { status, headers });
}

function authConfig(settings: Settings) {
  return {
    enabled: true,
    jwt_secret: settings.jwtSecret,
    jwt_expiry: accessTokenSeconds,
    site_url: settings.siteUrl,
    additional_redirect_urls: [`${settings.siteUrl}/**`],
    enable_signup: settings.signupEnabled,
    enable_refresh_token_rotation: true,
    minimum_password_length: 6,
    email: {
      enable_signup: settings.signupEnabled,
      enable_confirmations: true,
      // True would let the old mailbox alone finish the change: whoever holds a session could take any address.
      double_confirm_changes: false,
      otp_length: 6,
      otp_expiry: 3600,
    },
    external: {
      google: {
        enabled: settings.google !== undefined,
        client_id: settings.google?.clientId ?? '',
        secret: settings.google?.clientSecret ?? '',
        redirect_uri: `${settings.siteUrl}/auth/v1/callback`,
      },
    },
  };
}

/** Reads kind, token and code out of the service's own mail, whose words are replaced by ours. */
function authMailOf(mail: { to: string; text?: string }, call: AuthCall): AuthMail {
  const text = mail.text ?? '';
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0];
  const query = link ? new URL(link).searchParams : new URLSearchParams();
  const kind = query.get('type') ?? 'reauthentication';
  return {
    to: mail.to,
    kind: kind as AuthMail['kind'],
    tokenHash: query.get('token') ?? '',
    code: /\b\d{6}\b/.exec(text.replace(link ?? '', ''))?.[0] ?? '',
    language: call.language,
    redirectTo: call.redirectTo,
  };
}
