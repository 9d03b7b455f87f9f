import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { publishableKey, type Elsewhere } from '../elsewhere/start.ts';
import { startArguments } from '../support/app-server.ts';
import { clientJourneys, type Where } from './client-journeys.ts';
import { newSession, siteBuiltIn, siteElsewhere } from './client-site.ts';

/*
 * The same journeys of the official client against this process and against a platform in another process on another origin, whose tokens
 * are verified by the shared secret or by its published keys.
 */

describe('with the platform built in', () => {
  clientJourneys(siteBuiltIn);
});
describe('with the platform elsewhere, tokens by shared secret', () => {
  clientJourneys(() => siteElsewhere('secret'), elsewhereOnly);
});
describe('with the platform elsewhere, tokens by published keys', () => {
  clientJourneys(() => siteElsewhere('keys'), keysOnly);
});

/** As named by the specification (section 7). */
const suppressedPaths = [
  '/functions/v1/track-event',
  '/rest/v1/rpc/track_user_event',
  '/rest/v1/analytics_sessions',
  '/rest/v1/analytics_page_views',
  '/rest/v1/session_recordings',
  '/rest/v1/system_settings',
  '/rest/v1/user_locale_preferences',
];

const stand = (where: () => Where): Elsewhere => {
  const { elsewhere } = where().site;
  if (!elsewhere) throw new Error('The platform is not elsewhere');
  return elsewhere;
};

/** The chunk of the build that contains the official client. */
const clientChunk = (): string =>
  `/assets/${readdirSync('build/client/assets').find((name) => /^supabase-.*\.js$/.test(name)) ?? ''}`;

function elsewhereOnly(where: () => Where): void {
  it.each([
    '/auth/v1/settings',
    '/auth/v1/token',
    '/auth/v1/callback',
    '/rest/v1/',
    '/rest/v1/user_preferences',
  ])('this process does not answer %s', async (path) => {
    for (const method of ['GET', 'POST'])
      expect((await fetch(`${where().site.url}${path}`, { method })).status).toBe(404);
  });

  it('pages may connect to their own origin and to that one only', async () => {
    const { site } = where();
    const policy = (await fetch(`${site.url}/auth`)).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain(
      `connect-src 'self' ${site.backend} ${site.backend.replace(/^http/, 'ws')}`,
    );
  });

  it('the seven paths are never requested; a host of the service’s domain is replaced by the configured one', async () => {
    const { site, browser } = where();
    const { page, context, problems } = await visit(browser, site.url);
    await page.goto('/faq');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const answers: unknown = await page.evaluate(
      // As a string: the test runner would transform a function before it reaches the browser.
      `(async ({ chunk, backend, key, paths }) => {
        const exported = await import(chunk);
        const client = Object.values(exported).find((each) => typeof each === 'function')({ url: backend, key });
        const fake = [];
        for (const path of paths) fake.push(await (await client.rest.fetch(backend + path)).json());
        client.rest.url = 'https://another.supabase.co/rest/v1';
        const { status } = await client.from('referral_events').insert({ code: 'moved', type: 'click' });
        return { fake, status };
      })(${JSON.stringify({ chunk: clientChunk(), backend: site.backend, key: publishableKey, paths: suppressedPaths })})`,
    );
    expect(answers).toEqual({ fake: suppressedPaths.map(() => ({ ok: true, skipped: true })), status: 201 });
    expect(sent.filter((url) => /supabase|\/v1\//.test(url) && !url.includes('/assets/'))).toEqual([
      `${site.backend}/rest/v1/referral_events`,
    ]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['telemetry_events', 'referral_events', 'user_preferences', 'user_locale_preferences'])(
    'a stranger with the public key reads nothing of %s there',
    async (table) => {
      const { backend } = where().site;
      const read = await fetch(`${backend}/rest/v1/${table}?select=*`, {
        headers: { apikey: publishableKey },
      });
      expect([401, 403, 404]).toContain(read.status);
    },
  );

  it('the database of another project is rejected with a one-line error', async () => {
    const { site } = where();
    const foreign = new URL(stand(where).databaseUrl);
    foreign.pathname = '/postgres';
    const { code, output } = await attempt({
      DATABASE_URL: foreign.href,
      SUPABASE_URL: site.backend,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      ADMIN_EMAILS: 'a@example.org,b@example.org',
    });
    expect(code).toBe(1);
    expect(output.split('\n')).toHaveLength(1);
    expect(output).toContain(`DATABASE_URL is not the database of SUPABASE_URL (${site.backend})`);
  });
}

function keysOnly(where: () => Where): void {
  it('while the keys are unreachable calls with a token return 503 and others work; afterwards all keys are accepted', async () => {
    const { site } = where();
    const call = (authorization: string) =>
      fetch(`${site.url}/functions/v1/account`, { headers: authorization ? { authorization } : {} });
    await stand(where).send('keys/away');
    const early = (await newSession(site, 'jo@example.org', 'secret-1')).access_token;
    await stand(where).send('rotate');
    const token = (await newSession(site, 'kay@example.org', 'secret-1')).access_token;
    const away = await call(`Bearer ${token}`);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await call('')).status).toBe(401);
    expect((await fetch(`${site.url}/faq`)).status).toBe(200);
    await stand(where).send('keys/back');
    await expect.poll(async () => (await call(`Bearer ${token}`)).status).toBe(200);
    expect((await call(`Bearer ${early}`)).status).toBe(200);
  });
}

/** Starts and waits for the end: exit code and output. */
function attempt(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-start-'));
  const child = spawn('node_modules/.bin/node', startArguments, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve({ code, output: output.trim() });
    }),
  );
}
