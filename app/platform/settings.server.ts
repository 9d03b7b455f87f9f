import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Invoicing, readInvoicing } from './invoicing.server.ts';
import { environmentSchema, type EnvironmentValues } from './settings-environment.server.ts';

/** The two demo founders: used only while nobody has set ADMIN_EMAILS and demo data is on. */
export const demoAdminEmails = ['ana.founder@example.org', 'noah.founder@example.org'] as const;

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
export const isLoopback = (host: string) => loopbackHosts.has(host) || host.endsWith('.localhost');

export type PlatformElsewhere = {
  /** Its origin, without a slash at the end. */
  url: string;
  publishableKey: string;
  /** Its shared secret; undefined when its tokens are verified by its published keys alone. */
  jwtSecret: string | undefined;
};

export type Settings = {
  production: boolean;
  port: number;
  host: string;
  /** Origin without a trailing slash; follows the bound port when SITE_URL is not set. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The platform elsewhere; undefined when this process answers /auth/v1 and /rest/v1 itself. */
  supabase: PlatformElsewhere | undefined;
  /** Signs what this process issues. */
  jwtSecret: string;
  adminEmails: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  ai: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** What the language model costs, for a million of its pieces of words, and what may be used of it. */
  aiUse: {
    promptPrice: number;
    answerPrice: number;
    /** Day on which somebody read the prices; undefined while they are not set. */
    pricesDate: string | undefined;
    /** Calls for the turns of one account in a day. */
    callsPerDay: number;
    /** Pieces of words, asked and answered, of all in a calendar month (UTC). */
    sizePerMonth: number;
    /** Money of all in a calendar month; null without a cap. */
    costPerMonth: number | null;
  };
  /** `apiBase` is the origin that is called in the place of Stripe’s own; undefined but for tests and proxies. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | undefined } | undefined;
  /** With the platform elsewhere only a sign that the button is wanted: id and secret are entered there. */
  google: { clientId: string; clientSecret: string } | undefined;
  signupEnabled: boolean;
  /** Mails with links and codes that one network address may ask for in an hour. */
  authMailsPerHour: number;
  /** Addresses and networks whose word about a visitor's address counts; undefined: the private ones. */
  trustedProxies: readonly string[] | undefined;
  /** Whoever brings it may read /metrics; undefined: nobody. */
  metricsToken: string | undefined;
  /** Bank details and taxes for invoices; empty while the owner has given no file. */
  invoicing: Invoicing;
  demoData: boolean;
};

/** Settings that cannot be used; `problems` has one line for each, naming the variable. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;

/** The process environment over the `.env` file of the working directory, which may be absent. */
export function readEnvironment(environment: Environment = process.env, file = '.env'): Environment {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...environment };
}

/**
 * Validates every setting at once. Throws SettingsError naming each bad one.
 * Creates the data directory and keeps a generated JWT secret there when none is set.
 */
export function loadSettings(environment: Environment): Settings {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  }
  const values = parsed.data;
  const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  const siteIsLocal = isLoopback(new URL(siteUrl).hostname);
  const local = siteIsLocal && isLoopback(values.HOST);
  const problems = [
    ...missingPartners(values),
    ...(values.SUPABASE_URL ? notElsewhere(values) : []),
    ...(siteIsLocal ? [] : missingInPublic(values, siteUrl)),
    ...(values.DEMO_DATA && !local ? [demoDataRefused] : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);

  const invoicing = invoicingOf(values);
  const dataDir = resolve(values.DATA_DIR);
  const demoData = values.DEMO_DATA ?? (local && values.SUPABASE_URL === undefined);
  return {
    production: environment.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    supabase: values.SUPABASE_URL
      ? {
          url: values.SUPABASE_URL,
          publishableKey: values.SUPABASE_PUBLISHABLE_KEY ?? '',
          jwtSecret: values.JWT_SECRET,
        }
      : undefined,
    jwtSecret: values.JWT_SECRET ?? keptSecret(dataDir),
    adminEmails: values.ADMIN_EMAILS ?? demoAdminEmails,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    ai: values.AI_BASE_URL
      ? { baseUrl: values.AI_BASE_URL, apiKey: values.AI_API_KEY, model: values.AI_MODEL ?? '' }
      : undefined,
    aiUse: {
      promptPrice: values.AI_PROMPT_PRICE,
      answerPrice: values.AI_ANSWER_PRICE,
      pricesDate: values.AI_PRICES_DATE,
      callsPerDay: values.AI_CALLS_PER_DAY,
      sizePerMonth: values.AI_SIZE_PER_MONTH,
      costPerMonth: values.AI_COST_PER_MONTH ?? null,
    },
    stripe: values.STRIPE_SECRET_KEY
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
          apiBase: values.STRIPE_API_BASE,
        }
      : undefined,
    google: values.GOOGLE_CLIENT_ID
      ? { clientId: values.GOOGLE_CLIENT_ID, clientSecret: values.GOOGLE_CLIENT_SECRET ?? '' }
      : undefined,
    signupEnabled: values.SIGNUP_ENABLED ?? true,
    authMailsPerHour: values.AUTH_MAILS_PER_HOUR,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    invoicing,
    demoData,
  };
}

function invoicingOf({ INVOICING_FILE: file }: EnvironmentValues): Invoicing {
  try {
    return readInvoicing(file);
  } catch (thrown) {
    throw new SettingsError([
      `INVOICING_FILE cannot be used: ${thrown instanceof Error ? thrown.message : file}`,
    ]);
  }
}

/** Settings that only make sense together. */
function missingPartners(values: EnvironmentValues): string[] {
  const pairs: [keyof EnvironmentValues, keyof EnvironmentValues][] = [
    ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
    ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL'],
    ['SUPABASE_URL', 'DATABASE_URL'],
    ['SUPABASE_URL', 'ADMIN_EMAILS'],
    ['AI_BASE_URL', 'AI_MODEL'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
    ...(values.SUPABASE_URL
      ? []
      : [['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as [keyof EnvironmentValues, keyof EnvironmentValues]]),
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ];
  return pairs
    .filter(([given, needed]) => values[given] !== undefined && values[needed] === undefined)
    .map(([given, needed]) => `${needed} is required when ${given} is set`);
}

/** What the platform elsewhere decides, and this process could only seem to. */
function notElsewhere(values: EnvironmentValues): string[] {
  return [
    ...(values.DEMO_DATA
      ? ['DEMO_DATA must be false when SUPABASE_URL is set: accounts are made by the platform there']
      : []),
    ...(values.SIGNUP_ENABLED === false
      ? ['SIGNUP_ENABLED has no effect when SUPABASE_URL is set: switch sign-ups off in the project there']
      : []),
  ];
}

const demoDataRefused =
  'DEMO_DATA must be false because the site is reachable from outside and the demo passwords are public';

/** What must not be left to a default once strangers can reach the site. */
function missingInPublic(values: EnvironmentValues, siteUrl: string): string[] {
  const required = ['SITE_URL', 'ADMIN_EMAILS', 'JWT_SECRET', 'SMTP_URL'] as const;
  // Elsewhere tokens may be verified by published keys, which need no secret.
  const needed = required.filter((name) => name !== 'JWT_SECRET' || values.SUPABASE_URL === undefined);
  return [
    ...needed
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} is required because the site is public (${siteUrl})`),
    ...(values.STRIPE_API_BASE?.startsWith('http:')
      ? ['STRIPE_API_BASE must begin with https because the site is public: the secret key goes there']
      : []),
  ];
}

/** Shorter ones are not what we wrote: whoever knew them could sign tokens. */
const shortestSecret = 32;

/** The secret appears whole in its file. One that was cut off is replaced, and sessions under it end. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= shortestSecret) return kept;
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secret;
}
