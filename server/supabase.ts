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

/** Context of a call to the auth service, which its emails need. */
type AuthCall = {
  language: Language;
  redirectTo: string | undefined;
  /** No email was requested: what the service sends during the return from Google is discarded. */
  unasked?: boolean;
};

export type Supabase = {
  /** Answers requests under /auth/v1 or /rest/v1 only. */
  fetch(request: Request, call: AuthCall): Promise<Response>;
  close(): Promise<void>;
};

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 3600;

const openPaths = ['/auth/v1/', '/rest/v1/'];
type LibraryFailure = { code?: unknown; message?: unknown };
const wordsOf = (response: Response): Promise<LibraryFailure> =>
  response
    .clone()
    .json()
    .catch(() => ({}));

/** A check constraint refused the value, which the library reports as its own failure; 400 as PostgREST does. */
function refusedByCheck({ message }: LibraryFailure): Response | null {
  const [, words] = /^PostgresError: (.* violates check constraint .*)$/.exec(String(message ?? '')) ?? [];
  return words
    ? Response.json({ code: '23514', details: null, hint: null, message: words }, { status: 400 })
    : null;
}

/**
 * A query with the name of an Object.prototype member (`id=constructor`): the library looks operators up by name and fails to call it; 400
 * as PostgREST does for a filter that it cannot parse.
 */
function refusedByName({ url, method }: Request, { message }: LibraryFailure): Response | null {
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

/** Arrays nested too deeply to be serialized, here or by PostgreSQL (statement too complex); 400 as PostgREST does for an invalid body. */
const refusedAsTooDeep = (failures: readonly unknown[]): Response | null =>
  failures.some((failure) => failure instanceof RangeError || sqlStateOf(failure) === '54001')
    ? Response.json({ code: 'PGRST102', details: null, hint: null, message: 'too deep' }, { status: 400 })
    : null;

const sqlStateOf = (failure: unknown): unknown => (failure as { code?: unknown } | null)?.code;

/** The response for a failure that the library reports as its own but the caller caused; null when it is the library's. */
async function refusedInTruth(
  request: Request,
  response: Response,
  failures: readonly unknown[],
): Promise<Response | null> {
  if (response.status !== 500 || !new URL(request.url).pathname.startsWith('/rest/v1/')) return null;
  const words = await wordsOf(response);
  return refusedByCheck(words) ?? refusedByName(request, words) ?? refusedAsTooDeep(failures);
}

/** The row that a call of the auth service writes for was deleted meanwhile, as by a global sign-out during a sign-in: a retry sees the new state. */
const wasTakenAway = (pathname: string, failures: readonly unknown[]): boolean =>
  pathname.startsWith('/auth/v1/') && failures.some((failure) => sqlStateOf(failure) === '23503');

/** A failure in the shape that the client of the call reads. */
function failure(path: string, language: Language, error: AppError): Response {
  const answer = refusedCall({ path }, error, language) ?? new Response(null, { status: error.status });
  if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter));
  return answer;
}

/**
 * The built-in auth and REST service on our database. It grants every table of schema `public` to everyone on its first REST request, so
 * that request is made here and the grants are corrected afterwards. Its tables are made and granted as the owner of `ownerUrl`; requests use
 * the role of `databaseUrl`.
 */
export async function createSupabase(
  settings: Settings,
  databaseUrl: string,
  ownerPool: pg.Pool,
  sendMail: (mail: AuthMail) => Promise<void>,
  ownerUrl = databaseUrl,
): Promise<Supabase> {
  const calls = new AsyncLocalStorage<AuthCall & { failures: unknown[] }>();
  const connection = createPostgresConnection({ url: databaseUrl.replace(/\?.*$/, '') });
  const connections = ownConnections({ url: databaseUrl, ownerUrl }, (error) => {
    calls.getStore()?.failures.push(error);
  });
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
  const patient = createPatientPool(ownerPool);
  await setRestGrants(patient);
  await prepareAuthTables(patient);

  return {
    fetch: async (request, call) => {
      const { pathname } = new URL(request.url);
      if (!openPaths.some((path) => pathname.startsWith(path))) return new Response(null, { status: 404 });
      const unasked = pathname === '/auth/v1/callback';
      const failures: unknown[] = [];
      const response = await calls.run({ ...call, unasked, failures }, () =>
        complainingOnlyOf(
          ({ status }) => status >= 500,
          () => Promise.resolve(lite.fetch(request)),
        ),
      );
      // Whatever status the library chose: "not found" and "forbidden" are not known to be true.
      const unable =
        failures.map(asAppError).find(({ status }) => status === 503) ??
        (wasTakenAway(pathname, failures)
          ? platformError('unavailable', { status: 503, retryAfter: 1 })
          : null);
      if (unable && response.status >= 400) return failure(pathname, call.language, unable);
      const answered = response.status < 500 ? response : await refusedInTruth(request, response, failures);
      if (!answered) return failure(pathname, call.language, platformError('internal', { status: 500 }));
      const readable = pathname.startsWith('/auth/v1/') ? await withIsoTimes(answered) : answered;
      const answer = forPagesOf(settings.siteUrl, request, readable);
      if (answer.headers.has('location')) return answer;
      // For unknown calls the library returns the page of its own studio.
      return answer.headers.get('content-type')?.startsWith('text/html') ? noSuchCall() : answer;
    },
    close: async () => {
      await connection.close();
      await connections.close();
    },
  };
}

/** PostgreSQL's text for a UTC instant, which some JSON clients cannot parse. */
const databaseTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/;

/** The response with ISO 8601 in the fields that hold instants, as the hosted service writes them. */
async function withIsoTimes(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const text = await response.text();
  const written = text === '' ? text : JSON.stringify(JSON.parse(text, isoTime));
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(written, { status: response.status, headers });
}

const isoTime = (name: string, value: unknown): unknown =>
  name.endsWith('_at') && typeof value === 'string' ? value.replace(databaseTime, '$1T$2Z') : value;

/** The library allows pages of every origin (CORS); only pages of this site are allowed. */
function forPagesOf(
  siteUrl: string,
  request: Request,
  { status, headers: received, body }: Response,
): Response {
  const headers = new Headers(received);
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
      // True would let the old mailbox alone confirm the change: anyone with the session could take any address.
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

/** Parses type, token and code from the service's own email, whose text is replaced by ours. */
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
