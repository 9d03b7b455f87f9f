import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import pg from 'pg';
import { connectionOf, createPool } from '#app/platform/database.server.ts';
import { liteOn } from './database.ts';
import { mailAsHosted, type StandInMail } from './mails.ts';
import { createSigning, type Signing } from './signing.ts';

/*
 * A stand-in for hosted Supabase in a separate process (`node tests/elsewhere/platform.ts`): the plain library on the given database, on
 * its own origin, with the hosted service's key, CORS for one other origin, its own emails and token signatures. Under /_stand-in the tests
 * read its emails and inject faults.
 */
const { DATABASE_URL = '', SITE_URL = '', JWT_SECRET = '', PUBLISHABLE_KEY = '', SIGNING } = process.env;
const mails: StandInMail[] = [];
const calls = new AsyncLocalStorage<{ redirectTo: string | undefined }>();
let keysAway = false;
const pool = createPool(DATABASE_URL, 2);

const config = {
  auth: {
    enabled: true,
    jwt_secret: JWT_SECRET,
    jwt_expiry: 3600,
    publishable_key: PUBLISHABLE_KEY,
    site_url: SITE_URL,
    additional_redirect_urls: [`${SITE_URL}/**`],
    enable_signup: true,
    enable_refresh_token_rotation: true,
    minimum_password_length: 6,
    email: { enable_signup: true, enable_confirmations: true, double_confirm_changes: false, otp_length: 6 },
  },
  api: { schemas: ['public'], max_rows: 1000 },
  options: {
    drivers: {
      email: {
        send: (mail: { to: string; text?: string }) => {
          mails.unshift(mailAsHosted(mail, { siteUrl: SITE_URL, redirectTo: calls.getStore()?.redirectTo }));
          return Promise.resolve();
        },
      },
    },
  },
};

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
const signing = await createSigning(SIGNING as Signing, { secret: JWT_SECRET, issuer: `${origin}/auth/v1` });

// Like the hosted REST service, the library reads the schema once, and again when the database notifies it.
let service = liteOn(DATABASE_URL, config);
await service.lite.fetch(new Request(`${origin}/rest/v1/nothing`, { headers: { apikey: PUBLISHABLE_KEY } }));
const listener = new pg.Client(connectionOf(DATABASE_URL));
await listener.connect();
listener.on('notification', () => {
  const before = service;
  service = liteOn(DATABASE_URL, config);
  void before.close();
});
await listener.query('listen pgrst');
server.on(
  'request',
  getRequestListener(answer, {
    overrideGlobalObjects: false,
    errorHandler: (trouble) => {
      process.stderr.write(`${String(trouble instanceof Error ? trouble.stack : trouble)}\n`);
      return new Response(null, { status: 500 });
    },
  }),
);
// Ends with its parent process, also when that is killed.
process.stdin.resume().once('end', () => process.exit());
process.stdout.write(`stand-in is ready: ${origin}\n`);

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/_stand-in/')) return standIn(pathname);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allowed(request) });
  if (pathname === '/auth/v1/.well-known/jwks.json')
    return keysAway ? new Response(null, { status: 503 }) : Response.json(signing.published());
  if (!/^\/(auth|rest)\/v1\//.test(pathname)) return new Response(null, { status: 404 });
  const response = await asHosted(request, pathname);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(allowed(request))) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** CORS: only the site may read the responses in a browser. */
function allowed(request: Request): Record<string, string> {
  if (request.headers.get('origin') !== SITE_URL) return { 'access-control-allow-origin': SITE_URL };
  return {
    'access-control-allow-origin': SITE_URL,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    'access-control-expose-headers': 'content-range, x-supabase-api-version',
    vary: 'origin',
  };
}

/** The library's response with the hosted service's signatures and messages. */
async function asHosted(request: Request, pathname: string): Promise<Response> {
  const redirectTo = new URL(request.url).searchParams.get('redirect_to') ?? undefined;
  const { method } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
  const headers = new Headers(request.headers);
  const token = /^Bearer (ey\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (token) headers.set('authorization', `Bearer ${await signing.inward(token)}`);
  const inner = new Request(request.url, { method, headers, body });
  const asked = pathname === '/auth/v1/signup' ? (JSON.parse(body ?? '{}') as { email?: string }) : null;
  const response = await calls.run({ redirectTo }, () => service.lite.fetch(inner));
  // For a confirmed address the hosted service reports success, without any identity.
  if (asked && response.status === 429 && (await isConfirmed(asked.email ?? '')))
    return Response.json({ id: crypto.randomUUID(), email: asked.email, identities: [], user_metadata: {} });
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  const told = JSON.parse(text || 'null') as { access_token?: string } | null;
  if (told?.access_token) told.access_token = await signing.outward(told.access_token);
  return new Response(told === null ? null : JSON.stringify(told), {
    status: response.status,
    headers: headersOf(response),
  });
}

function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return headers;
}

async function isConfirmed(email: string): Promise<boolean> {
  const confirmed = 'select from auth.users where email = $1 and email_confirmed_at is not null';
  return ((await pool.query(confirmed, [email.toLowerCase()])).rowCount ?? 0) > 0;
}

async function standIn(pathname: string): Promise<Response> {
  const [, , what, value = ''] = pathname.split('/');
  if (what === 'mails') return Response.json(mails.filter(({ to }) => to === decodeURIComponent(value)));
  if (what === 'rotate') await signing.rotate();
  if (what === 'keys') keysAway = value === 'away';
  return new Response(null, { status: 204 });
}
