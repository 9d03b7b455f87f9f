import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { connectionOf } from './database.server.ts';
import { loadSettings, SettingsError } from './settings.server.ts';

const directories = mkdtempSync(join(tmpdir(), 'curvela-settings-'));
afterAll(() => rmSync(directories, { recursive: true }));

const inNewDirectory = () => ({ DATA_DIR: mkdtempSync(join(directories, 'data-')) });

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadSettings({ ...inNewDirectory(), ...environment });
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

const publicSite = {
  SITE_URL: 'https://curvela.example',
  ADMIN_EMAILS: 'a@curvela.example,b@curvela.example',
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.curvela.example',
  TRUSTED_PROXIES: '127.0.0.1',
};

describe('settings', () => {
  it('can be empty on a local machine, with demo data', () => {
    const settings = loadSettings(inNewDirectory());
    expect(settings).toMatchObject({ port: 5173, host: '127.0.0.1', siteUrl: 'http://localhost:5173' });
    expect(settings).toMatchObject({ demoData: true, signupEnabled: true });
    expect(settings.adminEmails).toHaveLength(2);
  });

  it('work with .env.example unchanged', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(problemsOf(example as Record<string, string>)).toEqual([]);
  });

  it('store a generated JWT secret in the data directory', () => {
    const environment = inNewDirectory();
    const first = loadSettings(environment).jwtSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadSettings(environment).jwtSecret).toBe(first);
  });

  it('report each invalid value', () => {
    const problems = problemsOf({
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'mail',
      DEMO_DATA: 'maybe',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
      'DEMO_DATA',
    ]);
  });

  it('require exactly two administrators', () => {
    expect(problemsOf({ ADMIN_EMAILS: 'one@curvela.example' })).toEqual([
      'ADMIN_EMAILS must be exactly two addresses, separated by a comma',
    ]);
    expect(loadSettings({ ...inNewDirectory(), ADMIN_EMAILS: ' A@x.org , b@x.org ' }).adminEmails).toEqual([
      'a@x.org',
      'b@x.org',
    ]);
  });

  it('require addresses and networks as proxies', () => {
    const proxies = (list: string) =>
      loadSettings({ ...inNewDirectory(), TRUSTED_PROXIES: list }).trustedProxies;
    expect(proxies('')).toBeUndefined();
    expect(proxies(' none ')).toEqual([]);
    expect(proxies('203.0.113.9 , 10.0.0.0/8,2001:db8::/32')).toEqual([
      '203.0.113.9',
      '10.0.0.0/8',
      '2001:db8::/32',
    ]);
    for (const list of ['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/-1', '10.0.0.0/8,', '::1/129'])
      expect([list, problemsOf({ TRUSTED_PROXIES: list })]).toEqual([
        list,
        ['TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas, or none'],
      ]);
  });

  it('require five values and refuse demo data once the site is public', () => {
    const named = problemsOf({ SITE_URL: 'https://curvela.example', DEMO_DATA: 'true' }).map(
      (p) => p.split(' ')[0],
    );
    expect(named).toEqual(['ADMIN_EMAILS', 'JWT_SECRET', 'SMTP_URL', 'TRUSTED_PROXIES', 'DEMO_DATA']);
    expect(problemsOf(publicSite)).toEqual([]);
    expect(loadSettings({ ...inNewDirectory(), ...publicSite }).demoData).toBe(false);
    expect(problemsOf({ ...publicSite, SMTP_URL: 'smtp://mail.curvela.example?ignoreTLS=true' })).toEqual([
      'SMTP_URL must not contain ignoreTLS because the site is public: mails hold links that sign in',
    ]);
  });

  it('disable demo data when listening on a public address', () => {
    expect(loadSettings({ ...inNewDirectory(), HOST: '0.0.0.0' }).demoData).toBe(false);
    expect(problemsOf({ HOST: '0.0.0.0', DEMO_DATA: 'true' }).map((p) => p.split(' ')[0])).toEqual([
      'DEMO_DATA',
    ]);
  });

  it('require related values together', () => {
    expect(problemsOf({ GOOGLE_CLIENT_SECRET: 'x', AI_BASE_URL: 'https://ai.example' })).toEqual([
      'AI_MODEL is required when AI_BASE_URL is set',
      'GOOGLE_CLIENT_ID is required when GOOGLE_CLIENT_SECRET is set',
    ]);
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'x', STRIPE_SECRET_KEY: 'sk' })).toEqual([
      'STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set',
      'GOOGLE_CLIENT_SECRET is required when GOOGLE_CLIENT_ID is set',
    ]);
  });
});

const elsewhere = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  DATABASE_URL: 'postgres://owner@db.abc.supabase.co/postgres?sslmode=verify-full',
  ADMIN_EMAILS: 'a@curvela.example,b@curvela.example',
};
const without = (name: keyof typeof elsewhere) => {
  const { [name]: _, ...rest } = elsewhere;
  return rest;
};

describe('settings for the hosted platform', () => {
  it.each(['SUPABASE_PUBLISHABLE_KEY', 'DATABASE_URL', 'ADMIN_EMAILS'] as const)('require %s', (name) => {
    expect(problemsOf(without(name))).toEqual([`${name} is required when SUPABASE_URL is set`]);
  });

  it('reject a key without its project', () => {
    expect(problemsOf({ SUPABASE_PUBLISHABLE_KEY: 'sb_x' })).toEqual([
      'SUPABASE_URL is required when SUPABASE_PUBLISHABLE_KEY is set',
    ]);
  });

  it('require an origin, because client and content policy ignore a path', () => {
    const { supabase } = loadSettings({
      ...inNewDirectory(),
      ...elsewhere,
      SUPABASE_URL: 'https://ABC.supabase.co/',
    });
    expect(supabase?.url).toBe('https://abc.supabase.co');
    for (const address of ['https://a.example/path', 'https://a.example?x', 'https://me@a.example']) {
      expect(problemsOf({ ...elsewhere, SUPABASE_URL: address })).toEqual([
        'SUPABASE_URL must be an origin without a path, such as https://abc.supabase.co',
      ]);
    }
    expect(problemsOf({ ...elsewhere, SUPABASE_URL: 'abc' })[0]).toMatch(/^SUPABASE_URL must be an address/);
  });

  it('use its shared secret, or published keys without one, also in public', () => {
    const secretless = loadSettings({ ...inNewDirectory(), ...elsewhere });
    expect(secretless.supabase).toMatchObject({ jwtSecret: undefined });
    const shared = loadSettings({ ...inNewDirectory(), ...elsewhere, JWT_SECRET: 's'.repeat(32) });
    expect(shared.supabase).toMatchObject({ jwtSecret: 's'.repeat(32) });
    const { JWT_SECRET: _, ...publicWithoutSecret } = publicSite;
    expect(problemsOf({ ...elsewhere, ...publicWithoutSecret })).toEqual([]);
    expect(problemsOf(publicWithoutSecret)).toEqual([
      'JWT_SECRET is required because the site is public (https://curvela.example)',
    ]);
  });

  it('disable demo data and do not pretend to close sign-ups', () => {
    expect(loadSettings({ ...inNewDirectory(), ...elsewhere }).demoData).toBe(false);
    expect(problemsOf({ ...elsewhere, DEMO_DATA: 'true', SIGNUP_ENABLED: 'false' })).toEqual([
      'DEMO_DATA must be false when SUPABASE_URL is set: accounts are made by the platform there',
      'SIGNUP_ENABLED has no effect when SUPABASE_URL is set: switch sign-ups off in the project there',
    ]);
    expect(problemsOf({ ...elsewhere, DEMO_DATA: 'false', SIGNUP_ENABLED: 'true' })).toEqual([]);
  });

  it('show the Google button without a secret, which is configured there', () => {
    expect(problemsOf({ ...elsewhere, GOOGLE_CLIENT_ID: 'x' })).toEqual([]);
  });
});

it('an external PostgreSQL works without a hosted platform', () => {
  const settings = loadSettings({ ...inNewDirectory(), DATABASE_URL: elsewhere.DATABASE_URL });
  expect(settings).toMatchObject({
    databaseUrl: elsewhere.DATABASE_URL,
    supabase: undefined,
    demoData: true,
  });
});

describe('a database on another host', () => {
  const address = 'postgres://curvela:pw@db.example:5432/curvela';
  const unencrypted =
    'DATABASE_URL must use TLS (?sslmode=verify-full&sslrootcert=FILE) because the database is on another host; in a private network set DATABASE_TLS=optional';
  const unverified =
    'DATABASE_URL must verify the certificate (sslmode=verify-full) because the database is on another host; in a private network set DATABASE_TLS=optional';

  it.each([
    ['', unencrypted],
    ['?sslmode=disable', unencrypted],
    ['?sslmode=verify-full&sslmode=disable', unencrypted],
    ['?host=db2.example&sslmode=verify-full', unencrypted],
    ['?sslmode=prefer', unverified],
    ['?sslmode=require', unverified],
    ['?sslmode=verify-ca', unverified],
    ['?sslmode=no-verify', unverified],
    ['?sslmode=verify-full&sslmode=no-verify', unverified],
  ])('is refused with %j', (parameters, problem) => {
    expect(problemsOf({ DATABASE_URL: address + parameters })).toEqual([problem]);
    expect(problemsOf({ DATABASE_URL: address + parameters, DATABASE_TLS: 'optional' })).toEqual([]);
  });

  it.each(['?sslmode=verify-full', '?sslmode=verify-full&sslrootcert=/etc/ca.crt'])(
    'is used with %s',
    (by) => {
      expect(problemsOf({ DATABASE_URL: address + by, DATABASE_TLS: 'required' })).toEqual([]);
    },
  );

  it.each([
    'postgres://curvela@127.0.0.1/curvela',
    'postgres://curvela@[::1]/curvela',
    'postgres://curvela@localhost:6543/curvela',
    'postgres://curvela@anything/curvela?host=/var/run/postgresql',
    'postgres:///curvela',
  ])('is not %s', (local) => {
    expect(problemsOf({ DATABASE_URL: local })).toEqual([]);
  });

  it('may be named by PGHOST', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres:///curvela', PGHOST: 'db.example' })).toEqual([unencrypted]);
  });

  it('is verified for the owner of the tables too', () => {
    const both = { DATABASE_URL: `${address}?sslmode=verify-full`, DATABASE_OWNER_URL: address };
    expect(problemsOf(both)).toEqual([unencrypted.replace('DATABASE_URL', 'DATABASE_OWNER_URL')]);
  });

  it('is refused where certificates are not checked at all', () => {
    const unchecked = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    expect(problemsOf({ DATABASE_URL: `${address}?sslmode=verify-full`, ...unchecked })).toEqual([
      'DATABASE_URL is not verified while NODE_TLS_REJECT_UNAUTHORIZED is 0: unset it, or set DATABASE_TLS=optional in a private network',
    ]);
    expect(problemsOf({ DATABASE_URL: 'postgres://curvela@127.0.0.1/curvela', ...unchecked })).toEqual([]);
  });

  it('is connected to as its address says', () => {
    expect(new pg.Client(connectionOf(`${address}?sslmode=verify-full`)).ssl).toEqual({});
  });
});

describe('the declaration of terms and age', () => {
  it('is required on a public site unless the setting says otherwise', () => {
    const required = (environment: Record<string, string>) =>
      loadSettings({ ...inNewDirectory(), ...environment }).declarationRequired;
    expect(required({})).toBe(false);
    expect(required({ DECLARATION: 'required' })).toBe(true);
    expect(required(publicSite)).toBe(true);
    expect(required({ ...publicSite, DECLARATION: 'off' })).toBe(false);
    expect(problemsOf({ DECLARATION: 'maybe' })).toEqual(['DECLARATION must be required or off']);
  });
});

describe('the second factor of founders and tutors', () => {
  const secondFactorOf = (environment: Record<string, string>) =>
    loadSettings({ ...inNewDirectory(), ...environment }).secondFactor;

  it('is required on a public site unless the setting says otherwise', () => {
    expect(secondFactorOf({}).required).toBe(false);
    expect(secondFactorOf(publicSite).required).toBe(true);
    expect(secondFactorOf({ ...publicSite, SECOND_FACTOR: 'offered' }).required).toBe(false);
    expect(secondFactorOf({ SECOND_FACTOR: 'required' }).required).toBe(true);
    expect(problemsOf({ SECOND_FACTOR: 'yes' })).toEqual(['SECOND_FACTOR must be required or offered']);
  });

  it('is not asked of demo people, where there are any', () => {
    const demo = ['lucia.tutor@example.org', 'ana.founder@example.org', 'noah.founder@example.org'];
    expect(secondFactorOf({ SECOND_FACTOR: 'required' }).exempt).toEqual(demo);
    expect(secondFactorOf({ SECOND_FACTOR: 'required', DEMO_DATA: 'false' }).exempt).toEqual([]);
    expect(secondFactorOf(publicSite).exempt).toEqual([]);
  });

  it('is a hosted platform’s own', () => {
    expect(secondFactorOf({ ...publicSite, ...elsewhere }).required).toBe(false);
    expect(problemsOf({ ...elsewhere, SECOND_FACTOR: 'required' })).toContain(
      'SECOND_FACTOR=required has no effect when SUPABASE_URL is set: factors belong to the project there',
    );
  });
});
