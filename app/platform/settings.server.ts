import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** The two demo founders: used only while nobody has set ADMIN_EMAILS and demo data is on. */
export const demoAdminEmails = ['ana.founder@example.org', 'noah.founder@example.org'] as const;

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
export const isLoopback = (host: string) => loopbackHosts.has(host) || host.endsWith('.localhost');

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const text = z.preprocess(blankIsAbsent, z.string().trim().optional());
const flag = z.preprocess(
  blankIsAbsent,
  z
    .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
    .transform((value) => value === 'true' || value === '1')
    .optional(),
);
const httpUrl = z.preprocess(
  blankIsAbsent,
  z.url({ protocol: /^https?$/, error: 'must be an address such as https://curvela.example' }).optional(),
);
const adminEmails = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
    .pipe(
      z
        .array(z.email({ error: 'must be e-mail addresses' }))
        .length(2, { error: 'must be exactly two addresses, separated by a comma' }),
    )
    .optional(),
);

const environmentSchema = z.object({
  PORT: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number({ error: 'must be a port number' })
      .int()
      .min(0, { error: 'must be a port number' })
      .max(65535, { error: 'must be a port number, 65535 at most' })
      .default(5173),
  ),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  SITE_URL: httpUrl,
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  DATABASE_URL: z.preprocess(
    blankIsAbsent,
    z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }).optional(),
  ),
  SUPABASE_URL: httpUrl,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  JWT_SECRET: z.preprocess(
    blankIsAbsent,
    z.string().min(32, { error: 'must have 32 characters at least' }).optional(),
  ),
  ADMIN_EMAILS: adminEmails,
  SMTP_URL: z.preprocess(
    blankIsAbsent,
    z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  ),
  MAIL_FROM: z.preprocess(blankIsAbsent, z.string().default('Curvela <hello@curvela.example>')),
  AI_BASE_URL: httpUrl,
  AI_API_KEY: text,
  AI_MODEL: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  SIGNUP_ENABLED: flag,
  DEMO_DATA: flag,
});

export type Settings = {
  production: boolean;
  port: number;
  host: string;
  /** Origin without a trailing slash; follows the bound port when SITE_URL is not set. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  supabase: { url: string; publishableKey: string; secretKey: string | undefined } | undefined;
  jwtSecret: string;
  adminEmails: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  ai: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  google: { clientId: string; clientSecret: string } | undefined;
  signupEnabled: boolean;
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
    ...(siteIsLocal ? [] : missingInPublic(values, siteUrl)),
    ...(values.DEMO_DATA && !local ? [demoDataRefused] : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);

  const dataDir = resolve(values.DATA_DIR);
  const demoData = values.DEMO_DATA ?? local;
  return {
    production: environment.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    supabase: values.SUPABASE_URL
      ? {
          url: values.SUPABASE_URL.replace(/\/$/, ''),
          publishableKey: values.SUPABASE_PUBLISHABLE_KEY ?? '',
          secretKey: values.SUPABASE_SECRET_KEY,
        }
      : undefined,
    jwtSecret: values.JWT_SECRET ?? keptSecret(dataDir),
    adminEmails: values.ADMIN_EMAILS ?? demoAdminEmails,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    ai: values.AI_BASE_URL
      ? { baseUrl: values.AI_BASE_URL, apiKey: values.AI_API_KEY, model: values.AI_MODEL ?? '' }
      : undefined,
    stripe: values.STRIPE_SECRET_KEY
      ? { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '' }
      : undefined,
    google: values.GOOGLE_CLIENT_ID
      ? { clientId: values.GOOGLE_CLIENT_ID, clientSecret: values.GOOGLE_CLIENT_SECRET ?? '' }
      : undefined,
    signupEnabled: values.SIGNUP_ENABLED ?? true,
    demoData,
  };
}

type Values = z.infer<typeof environmentSchema>;

/** Settings that only make sense together. */
function missingPartners(values: Values): string[] {
  const pairs: [keyof Values, keyof Values][] = [
    ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
    ['SUPABASE_URL', 'JWT_SECRET'],
    ['AI_BASE_URL', 'AI_MODEL'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ];
  return pairs
    .filter(([given, needed]) => values[given] !== undefined && values[needed] === undefined)
    .map(([given, needed]) => `${needed} is required when ${given} is set`);
}

const demoDataRefused =
  'DEMO_DATA must be false because the site is reachable from outside and the demo passwords are public';

/** What must not be left to a default once strangers can reach the site. */
function missingInPublic(values: Values, siteUrl: string): string[] {
  const required = ['SITE_URL', 'ADMIN_EMAILS', 'JWT_SECRET', 'SMTP_URL'] as const;
  return required
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is required because the site is public (${siteUrl})`);
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
