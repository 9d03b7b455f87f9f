import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { isLoopback, protectionOf } from './database-tls.server.ts';
import { type Invoicing, readInvoicing } from './invoicing.server.ts';
import { environmentSchema, type EnvironmentValues } from './settings-environment.server.ts';

export { isLoopback };

/** The two demo founders: used only while ADMIN_EMAILS is not set and demo data is on. */
export const demoAdminEmails = ['ana.founder@example.org', 'noah.founder@example.org'] as const;

/** The demo tutor. */
export const demoTutorEmail = 'lucia.tutor@example.org';

export type PlatformElsewhere = {
  /** Origin without a trailing slash. */
  url: string;
  publishableKey: string;
  /** Shared secret; undefined when tokens are verified by published keys alone. */
  jwtSecret: string | undefined;
};

export type Settings = {
  production: boolean;
  port: number;
  host: string;
  /** Origin without a trailing slash; uses the bound port when SITE_URL is not set. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The owner of the tables, for migrations and commands, where `databaseUrl` is the application's role alone. */
  databaseOwnerUrl: string | undefined;
  /** The hosted Supabase platform; undefined when this process serves /auth/v1 and /rest/v1 itself. */
  supabase: PlatformElsewhere | undefined;
  /** Signs tokens issued by this process. */
  jwtSecret: string;
  adminEmails: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  ai: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** Prices of the language model per million tokens, and usage limits. */
  aiUse: {
    promptPrice: number;
    answerPrice: number;
    /** Day on which the prices were checked; undefined while they are not set. */
    pricesDate: string | undefined;
    /** Maximum model calls for the turns of one account per day. */
    callsPerDay: number;
    /** Maximum tokens, prompt and completion, of all accounts per calendar month (UTC). */
    sizePerMonth: number;
    /** Maximum cost of all accounts per calendar month; null without a limit. */
    costPerMonth: number | null;
  };
  /** `apiBase` replaces Stripe’s own origin; undefined except for tests and proxies. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | undefined } | undefined;
  /** With a hosted platform this only enables the button: id and secret are configured there. */
  google: { clientId: string; clientSecret: string } | undefined;
  signupEnabled: boolean;
  /**
   * Whether accounts that see children's data, founders and tutors, must have a second factor. `exempt`: demo people, whose password is public;
   * empty where demo accounts are not allowed.
   */
  secondFactor: { required: boolean; exempt: readonly string[] };
  /** Whether an account declares terms and age before anything else of it is stored. */
  declarationRequired: boolean;
  /** Emails with links and codes that one client address may request per hour. */
  authMailsPerHour: number;
  /** Limits of what one account books without paying for it (product, section 13). */
  unpaid: {
    /** Before the first payment: unpaid sessions, and sessions of a series. */
    beforePayment: number;
    /** After it: single sessions ahead, and series in addition. */
    sessions: number;
    series: number;
  };
  /** Addresses and networks of proxies whose forwarded client address is trusted; undefined: this machine. */
  trustedProxies: readonly string[] | undefined;
  /** Encrypts the secret in backups; undefined: backups do not contain it. */
  backupPassphrase: string | undefined;
  /** Bearer token for /metrics; undefined: access is refused. */
  metricsToken: string | undefined;
  /** Bank details and taxes for invoices; empty while no file is configured. */
  invoicing: Invoicing;
  demoData: boolean;
};

/** Invalid settings; `problems` has one line for each, naming the variable. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;

/** The process environment merged over the optional `.env` file of the working directory. */
export function readEnvironment(environment: Environment = process.env, file = '.env'): Environment {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...environment };
}

/**
 * Validates all settings together. Throws SettingsError naming each invalid one. Creates the data directory and stores
 * a generated JWT secret there when none is set.
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
    ...missingRelated(values),
    ...readableConnections(values, environment),
    ...(values.SUPABASE_URL ? uselessOnHostedPlatform(values) : []),
    ...(siteIsLocal ? [] : missingInPublic(values, siteUrl)),
    ...(values.DEMO_DATA && !local ? [demoDataRefused] : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);

  const invoicing = invoicingOf(values);
  const dataDir = resolve(values.DATA_DIR);
  const demoData = values.DEMO_DATA ?? (local && values.SUPABASE_URL === undefined);
  const adminEmails = values.ADMIN_EMAILS ?? demoAdminEmails;
  // The factors of a hosted platform are its own: its access tokens would have to be asked.
  const builtInOnPublicSite = !siteIsLocal && values.SUPABASE_URL === undefined;
  return {
    production: environment.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    supabase: values.SUPABASE_URL
      ? {
          url: values.SUPABASE_URL,
          publishableKey: values.SUPABASE_PUBLISHABLE_KEY ?? '',
          jwtSecret: values.JWT_SECRET,
        }
      : undefined,
    jwtSecret: values.JWT_SECRET ?? loadOrCreateSecret(dataDir),
    adminEmails,
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
    secondFactor: {
      required: (values.SECOND_FACTOR ?? (builtInOnPublicSite ? 'required' : 'offered')) === 'required',
      exempt: demoData ? [demoTutorEmail, ...adminEmails] : [],
    },
    declarationRequired: (values.DECLARATION ?? (siteIsLocal ? 'off' : 'required')) === 'required',
    authMailsPerHour: values.AUTH_MAILS_PER_HOUR,
    unpaid: {
      beforePayment: values.UNPAID_BEFORE_PAYMENT,
      sessions: values.UNPAID_SESSIONS,
      series: values.UNPAID_SERIES,
    },
    trustedProxies: values.TRUSTED_PROXIES,
    backupPassphrase: values.BACKUP_PASSPHRASE,
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

/** Settings that require another one. */
function missingRelated(values: EnvironmentValues): string[] {
  const pairs: [keyof EnvironmentValues, keyof EnvironmentValues][] = [
    ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
    ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL'],
    ['SUPABASE_URL', 'DATABASE_URL'],
    ['DATABASE_OWNER_URL', 'DATABASE_URL'],
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

/** Connections to a database on another host that are not verified TLS, unless the setting says that the network between is private. */
function readableConnections(values: EnvironmentValues, environment: Environment): string[] {
  if (values.DATABASE_TLS === 'optional') return [];
  return (['DATABASE_URL', 'DATABASE_OWNER_URL'] as const).flatMap((name) => {
    const url = values[name];
    if (url === undefined) return [];
    const protection = protectionOf(url, environment.PGHOST);
    if (protection === 'local') return [];
    if (protection !== 'verified') return [`${name} ${exposed[protection]}`];
    return environment.NODE_TLS_REJECT_UNAUTHORIZED === '0' ? [`${name} ${exposed.unchecked}`] : [];
  });
}

const exposed = {
  'no TLS':
    'must use TLS (?sslmode=verify-full&sslrootcert=FILE) because the database is on another host; in a private network set DATABASE_TLS=optional',
  'not verified':
    'must verify the certificate (sslmode=verify-full) because the database is on another host; in a private network set DATABASE_TLS=optional',
  unchecked:
    'is not verified while NODE_TLS_REJECT_UNAUTHORIZED is 0: unset it, or set DATABASE_TLS=optional in a private network',
} as const;

/** Settings that a hosted platform decides, so that they would have no effect here. */
function uselessOnHostedPlatform(values: EnvironmentValues): string[] {
  return [
    ...(values.DEMO_DATA
      ? ['DEMO_DATA must be false when SUPABASE_URL is set: accounts are made by the platform there']
      : []),
    ...(values.SIGNUP_ENABLED === false
      ? ['SIGNUP_ENABLED has no effect when SUPABASE_URL is set: switch sign-ups off in the project there']
      : []),
    ...(values.SECOND_FACTOR === 'required'
      ? ['SECOND_FACTOR=required has no effect when SUPABASE_URL is set: factors belong to the project there']
      : []),
  ];
}

const demoDataRefused =
  'DEMO_DATA must be false because the site is reachable from outside and the demo passwords are public';

/** Settings that need an explicit value once the site is public. */
function missingInPublic(values: EnvironmentValues, siteUrl: string): string[] {
  const required = ['SITE_URL', 'ADMIN_EMAILS', 'JWT_SECRET', 'SMTP_URL', 'TRUSTED_PROXIES'] as const;
  // With a hosted platform tokens may be verified by published keys, which need no secret.
  const needed = required.filter((name) => name !== 'JWT_SECRET' || values.SUPABASE_URL === undefined);
  return [
    ...needed
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} is required because the site is public (${siteUrl})`),
    ...(values.STRIPE_API_BASE?.startsWith('http:')
      ? ['STRIPE_API_BASE must begin with https because the site is public: the secret key goes there']
      : []),
    ...(values.SMTP_URL?.includes('ignoreTLS')
      ? ['SMTP_URL must not contain ignoreTLS because the site is public: mails hold links that sign in']
      : []),
  ];
}

/** A shorter secret in the file is not one that we generated, and could be guessed to sign tokens. */
const shortestSecret = 32;

/** Written to its file atomically. A truncated one is replaced, which ends all sessions signed with it. */
function loadOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (stored.length >= shortestSecret) return stored;
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secret;
}
