import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkOf } from '#tests/support/described.ts';
import { describedProduct } from '#tests/support/described-product.ts';

type Product = Awaited<ReturnType<typeof describedProduct>>;
let product: Product;
let calls: string[];
beforeAll(async () => {
  product = await describedProduct();
  calls = Object.entries(product.description.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method !== 'servers')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
});

/** Everything mounted under /functions/v1 and beside it; guards and catch-alls match all methods. */
const routes = () =>
  product.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace('/functions/v1', '')}`)
    .map((route) => route.replaceAll(/:(\w+)(\{[^/]*\})?/g, '{$1}'));

/** Site files for devices and search engines, not calls. */
const files = [
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /manifest.webmanifest',
  'GET /.well-known/security.txt',
];
/** Always answered as not found, or described by another service (decision 0005). */
const foreign = ['/auth/v1/*', '/rest/v1/*', '/realtime/v1/*', '/functions/v1/*', '/*'];

describe('the OpenAPI document', () => {
  it('conforms to OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(product.text) as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('describes every mounted route: a new one is made with createRoute, or registered in server/description.ts', () => {
    const undescribed = [...new Set(routes())].filter(
      (route) => !calls.includes(route) && !files.includes(route),
    );
    expect(undescribed).toEqual([]);
  });

  it('describes mounted routes only', () => {
    const mounted = new Set(routes());
    expect(calls.filter((call) => !mounted.has(call))).toEqual([]);
    expect(calls.length).toBeGreaterThan(170);
  });

  it('omits only routes of other services and catch-alls', () => {
    const everything = product.app.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path);
    const answered = [...new Set(everything)].filter((path) => !foreign.includes(path));
    // Middleware that passes requests on: rate-limited prefixes, and the mailbox's own.
    expect(answered.filter((path) => !path.startsWith('/functions/v1/')).sort()).toEqual([]);
  });

  it('states for every call who may make it, its purpose and its tag', () => {
    const silent = operations().filter(
      ({ operation }) =>
        !operation['x-who'] || !operation.summary || !operation.tags?.length || !operation.security,
    );
    expect(silent.map(({ call }) => call)).toEqual([]);
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has an idempotency key for writes, not for reads', () => {
    const keyed = operations().filter(({ operation }) =>
      JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey'),
    );
    const writes = calls.filter((call) => !call.startsWith('GET '));
    expect(keyed.map(({ call }) => call).sort()).toEqual(writes.sort());
  });

  it('states the rate limits of expensive calls', () => {
    const { paths } = product.description;
    expect(paths['/maths/check']?.post?.['x-limits']).toEqual(['1200 in a minute from one network address']);
    expect(paths['/contact']?.post?.['x-limits']).toEqual([
      '10 in 60 minutes from one account; signed out 20 in 60 minutes from one network address',
    ]);
    expect(paths['/contact']?.post?.responses).toHaveProperty('429');
    expect(paths['/bookings']?.get).not.toHaveProperty('x-limits');
  });

  it('names every field: only error details and this document itself are open', () => {
    const { components } = product.description;
    const loose = Object.entries(components.schemas).filter(([, schema]) => isLoose(schema));
    expect(loose.map(([name]) => name).sort()).toEqual(['Error', 'OpenApi']);
    const open = operations().filter(({ operation }) => isLoose(operation.responses));
    // The states before and after an action vary by action.
    expect(open.map(({ call }) => call)).toEqual(['GET /founders/audit']);
  });

  it('takes at most 1,650 characters for each call, schemas included', () => {
    expect(product.text.length / calls.length).toBeLessThan(1650);
  });
});

const operations = () =>
  calls.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    const operation = product.description.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(call);
    return { call, operation };
  });

/** Whether a schema allows undescribed fields. */
function isLoose(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const extra = (schema as { additionalProperties?: unknown }).additionalProperties;
  if (extra === true || (typeof extra === 'object' && extra !== null && Object.keys(extra).length === 0))
    return true;
  return Object.values(schema).some(isLoose);
}

describe('a response validated against the document', () => {
  const schema = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
  const check = () =>
    checkOf({
      ...product.description,
      paths: {
        '/things/{id}': {
          get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } },
        },
      },
    });
  const responseWith = (body: unknown, status = 200) => ({
    status,
    type: 'application/json',
    text: JSON.stringify(body),
  });

  it('passes if it conforms', () => {
    expect(() => check()('GET', '/things/7?x=1', responseWith({ id: 7 }))).not.toThrow();
  });
  it.each([
    ['with a field too many', responseWith({ id: 7, secret: 1 }), /additional properties.*secret/],
    ['with a field too few', responseWith({}), /required property 'id'/],
    ['with another kind of value', responseWith({ id: 'seven' }), /\/id must be integer/],
    ['with another status', responseWith({ id: 7 }, 201), /status is not described/],
    ['with another type', { ...responseWith({ id: 7 }), type: 'text/html' }, /text\/html is not described/],
  ])('is refused %s', (_, answer, words) => {
    expect(() => check()('GET', '/things/7', answer)).toThrow(words);
  });
  it('is refused for an undescribed call', () => {
    expect(() => check()('GET', '/nothing', responseWith({}))).toThrow(/not in the OpenAPI document/);
  });
});
