import { isIP } from 'node:net';
import { z } from 'zod';

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
/** The official client and the content policy use the origin only; a path would be lost. */
const originSuchAs = (example: string) =>
  z.preprocess(
    blankIsAbsent,
    z
      .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
      .refine((address) => /^https?:\/\/[^/?#@]+\/?$/i.test(address), {
        error: `must be an origin without a path, such as ${example}`,
      })
      .transform((address) => new URL(address).origin)
      .optional(),
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

/** An IP address, or a network in CIDR notation. */
const isNetwork = (network: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && Number(bits) <= most;
};
const networks = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((network) => network.trim())))
    .refine((list) => list.every(isNetwork), {
      error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas, or none',
    })
    .optional(),
);

/** An amount of money in the currency of the bill. */
const amount = z.preprocess(
  blankIsAbsent,
  z.coerce.number({ error: 'must be an amount' }).min(0, { error: 'must be 0 at least' }).default(0),
);
const count = (usual: number) =>
  z.preprocess(
    blankIsAbsent,
    z.coerce
      .number({ error: 'must be a number' })
      .int()
      .min(1, { error: 'must be 1 at least' })
      .default(usual),
  );

/** Validates each setting by itself; blank means absent. Combinations are checked in settings.server.ts. */
export const environmentSchema = z.object({
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
  DATABASE_OWNER_URL: z.preprocess(
    blankIsAbsent,
    z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }).optional(),
  ),
  DATABASE_TLS: z.preprocess(
    blankIsAbsent,
    z.enum(['required', 'optional'], { error: 'must be required or optional' }).optional(),
  ),
  SUPABASE_URL: originSuchAs('https://abc.supabase.co'),
  SUPABASE_PUBLISHABLE_KEY: text,
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
  AI_PROMPT_PRICE: amount,
  AI_ANSWER_PRICE: amount,
  AI_PRICES_DATE: z.preprocess(
    blankIsAbsent,
    z.iso.date({ error: 'must be a date such as 2026-11-22' }).optional(),
  ),
  AI_CALLS_PER_DAY: count(200),
  AI_SIZE_PER_MONTH: count(20_000_000),
  AI_COST_PER_MONTH: z.preprocess(
    blankIsAbsent,
    z.coerce.number({ error: 'must be an amount' }).positive({ error: 'must be more than 0' }).optional(),
  ),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: originSuchAs('https://api.stripe.com'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  SIGNUP_ENABLED: flag,
  SECOND_FACTOR: z.preprocess(
    blankIsAbsent,
    z.enum(['required', 'offered'], { error: 'must be required or offered' }).optional(),
  ),
  DECLARATION: z.preprocess(
    blankIsAbsent,
    z.enum(['required', 'off'], { error: 'must be required or off' }).optional(),
  ),
  AUTH_MAILS_PER_HOUR: z.preprocess(
    blankIsAbsent,
    z.coerce.number({ error: 'must be a number' }).int().min(1, { error: 'must be 1 at least' }).default(30),
  ),
  UNPAID_BEFORE_PAYMENT: count(3),
  UNPAID_SESSIONS: count(6),
  UNPAID_SERIES: count(1),
  TRUSTED_PROXIES: networks,
  BACKUP_PASSPHRASE: z.preprocess(
    blankIsAbsent,
    z.string().min(16, { error: 'must have 16 characters at least' }).optional(),
  ),
  METRICS_TOKEN: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[\w.~+/=-]{24,}$/, { error: 'must have 24 letters, digits or . _ ~ + / = - at least' })
      .optional(),
  ),
  INVOICING_FILE: text,
  DEMO_DATA: flag,
});

export type EnvironmentValues = z.infer<typeof environmentSchema>;
