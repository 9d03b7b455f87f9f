import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describedProduct } from '../../support/described-product.ts';
import type { Dice } from './dice.ts';
import type { Schema } from './schemas.ts';

/** One call: address and parameters. */
export type Target = {
  kind: 'call' | 'auth' | 'rest' | 'page';
  method: string;
  /** With `{parameters}`. */
  path: string;
  query: { name: string; schema: Schema; required: boolean }[];
  body: Schema | null;
};

export type Targets = { targets: Target[]; parts: Record<string, Schema> };

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; $ref?: string };
type OperationDescription = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};

/** Every call of the OpenAPI document and of the two services, and every page of the route table. */
export async function allTargets(): Promise<Targets> {
  const { description } = await describedProduct();
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'servers')
      .map(([method, operation]) => callOf(method, path, operation as OperationDescription)),
  );
  const { schemas } = description.components;
  return {
    targets: [...calls, ...authCalls, ...restCalls, ...(await pages())],
    parts: schemas as Record<string, Schema>,
  };
}

const atTheRoot = /^\/(healthz|readyz|metrics)$/;

function callOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: OperationDescription,
): Target {
  return {
    kind: 'call',
    method: method.toUpperCase(),
    path: atTheRoot.test(path) ? path : `/functions/v1${path}`,
    query: parameters
      .filter((each) => each.in === 'query')
      .map(({ name, schema = {}, required = false }) => ({ name, schema, required })),
    body: requestBody?.content?.['application/json']?.schema ?? null,
  };
}

const text: Schema = { type: 'string' };
const objectOf = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const email = { type: 'string', format: 'email' };
const person = { email, password: { enum: ['curvela-fuzz', 'short', 'curvela-demo'] } };
const write = (kind: 'auth' | 'rest', method: string, path: string, body: Schema | null): Target => ({
  kind,
  method,
  path,
  query: [],
  body,
});

/** The answer of an authenticator to a challenge. */
const answerOf = (fields: readonly string[]): Schema =>
  objectOf({
    challenge_id: { type: 'string', format: 'uuid' },
    credential: objectOf({
      id: text,
      rawId: text,
      type: { enum: ['public-key'] },
      response: objectOf(Object.fromEntries(['clientDataJSON', ...fields].map((field) => [field, text]))),
    }),
  });

const authCalls: Target[] = [
  write('auth', 'POST', '/auth/v1/signup', objectOf({ ...person, data: objectOf({ full_name: text }) })),
  write('auth', 'POST', '/auth/v1/token?grant_type=password', objectOf(person)),
  write('auth', 'POST', '/auth/v1/token?grant_type=refresh_token', objectOf({ refresh_token: text })),
  write('auth', 'POST', '/auth/v1/otp', objectOf({ email, create_user: { type: 'boolean' } })),
  write('auth', 'POST', '/auth/v1/recover', objectOf({ email })),
  write('auth', 'POST', '/auth/v1/resend', objectOf({ email, type: { enum: ['signup', 'email_change'] } })),
  write(
    'auth',
    'POST',
    '/auth/v1/verify',
    objectOf({ token_hash: text, type: { enum: ['signup', 'email'] } }),
  ),
  write(
    'auth',
    'POST',
    '/auth/v1/factors',
    objectOf({ factor_type: { enum: ['totp'] }, friendly_name: text }),
  ),
  write('auth', 'POST', '/auth/v1/factors/recovery-codes/verify', objectOf({ code: text })),
  write('auth', 'POST', '/auth/v1/passkeys/registration/options', objectOf({})),
  write('auth', 'POST', '/auth/v1/passkeys/registration/verify', answerOf(['attestationObject'])),
  write('auth', 'POST', '/auth/v1/passkeys/authentication/options', objectOf({})),
  write(
    'auth',
    'POST',
    '/auth/v1/passkeys/authentication/verify',
    answerOf(['authenticatorData', 'signature']),
  ),
  write('auth', 'GET', '/auth/v1/passkeys', null),
  write('auth', 'GET', '/auth/v1/user', null),
  write('auth', 'PUT', '/auth/v1/user', objectOf({ data: objectOf({ full_name: text }) })),
  write('auth', 'GET', '/auth/v1/authorize?provider=google', null),
  write('auth', 'GET', '/auth/v1/callback', null),
  write('auth', 'GET', '/auth/v1/settings', null),
  write('auth', 'GET', '/auth/v1/health', null),
  write('auth', 'GET', '/auth/v1/.well-known/jwks.json', null),
  write('auth', 'GET', '/auth/v1/admin/users', null),
  write('auth', 'POST', '/auth/v1/nowhere', objectOf({ a: text })),
];

const filters = [
  'select',
  'order',
  'limit',
  'offset',
  'or',
  'and',
  'id',
  'user_id',
  'code',
  'on_conflict',
  'columns',
];
const columns: Record<string, Schema> = {
  user_locale_preferences: objectOf({
    user_id: text,
    preferred_locale: text,
    use_device_locale: { type: 'boolean' },
  }),
  user_preferences: objectOf({
    user_id: text,
    text_color: text,
    font_size: text,
    dyslexia_friendly_font: text,
  }),
  telemetry_events: objectOf({ user_id: text, event: text, payload: {} }),
  referral_events: objectOf({ code: text, type: { enum: ['click', 'other'] } }),
  'rpc/anything': objectOf({ a: text }),
  nothing: objectOf({ a: text }),
};
const filterSchema: Schema = {
  enum: [
    '*',
    'eq.1',
    'in.(1,2)',
    'not.is.null',
    'id.desc.nullslast',
    '1',
    '-1',
    '*,nothing(*)',
    'like.*%*',
    'fts.a',
    'cs.{}',
  ],
};
const restCalls: Target[] = Object.entries(columns).flatMap(([table, body]) =>
  ['GET', 'POST', 'PATCH', 'DELETE', 'HEAD'].map((method) => ({
    ...write('rest', method, `/rest/v1/${table}`, ['POST', 'PATCH'].includes(method) ? body : null),
    query: filters.map((name) => ({ name, schema: filterSchema, required: false })),
  })),
);

const pageQueries = [
  'lang',
  'ref',
  'q',
  'tutor',
  'start',
  'lesson',
  'token_hash',
  'type',
  'mode',
  'model',
  'problem',
  'skill',
  'f',
  'error_description',
  'redirect',
  'zone',
];

/** Every page of app/routes.ts, and addresses besides the pages. */
async function pages(): Promise<Target[]> {
  // The helpers of the route table need the app directory that the build tool sets.
  (globalThis as { __reactRouterAppDirectory?: string }).__reactRouterAppDirectory = 'app';
  const { default: table } = (await import('#app/routes.ts')) as { default: RouteConfigEntry[] };
  const found: string[] = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/assets/nothing.js'];
  const walk = (entries: readonly RouteConfigEntry[], above: string) => {
    for (const entry of entries) {
      const path = entry.path === undefined ? above : `${above}/${entry.path}`;
      if (entry.index || (entry.path !== undefined && !entry.children)) found.push(path || '/');
      walk(entry.children ?? [], path);
    }
  };
  walk(table, '');
  const withData = found
    .filter((path) => !/[:*.]/.test(path))
    .map((path) => `${path === '/' ? '/_root' : path}.data`);
  return [...found, ...withData].map((path) => ({
    kind: 'page',
    method: 'GET',
    path: path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{rest}'),
    query: pageQueries.map((name) => ({ name, schema: {}, required: false })),
    body: null,
  }));
}

/** Chooses a target, weighted by kind. */
export function targetOf(targets: readonly Target[], dice: Dice): Target {
  const share = dice.below(100);
  const kind = share < 66 ? 'call' : share < 77 ? 'auth' : share < 86 ? 'rest' : 'page';
  return dice.pick(targets.filter((target) => target.kind === kind));
}
