import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import { json, type ApiEnvironment } from '#app/platform/api.server.ts';
import { brand } from '#app/platform/brand.ts';
import { sharedParts } from './description-parts.ts';
import { type Frame, frameOf, whoMayCall } from './description-frame.ts';

type Operation = {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: object[];
  responses: Record<string, object>;
} & Frame;
export type Description = {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, object>;
    parameters: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
};
type Api = OpenAPIHono<ApiEnvironment>;

const about = `Answers are JSON in UTF-8 unless a call says otherwise; texts for people come in the language of \`Accept-Language\` or of
the page's language cookie (en, es, fr). Times are ISO 8601 in UTC, money is whole minor units with its currency.
\`x-who\` says who may call: anyone, an account (about what is its own), a tutor, a founder, the payment provider, this machine. What
is somebody else's is answered as if it were not there (404). \`x-limits\` says how often; beyond it 429 with \`Retry-After\`.
A write with an \`Idempotency-Key\` is carried out once; for a day the same key brings the same answer again. Fields may be added to
answers; none is taken away or changes its meaning.
Signing in and the open tables are not described here: /auth/v1 and /rest/v1 speak the language of Supabase, as /realtime/v1 does.`;

/**
 * The OpenAPI 3.1 document of an API, built from the schemas that validate its calls, plus what all calls share (description-frame.ts).
 * `siteUrl` is the public address of the product.
 */
export function descriptionOf(api: Api, siteUrl: string): Description {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${brand}: calls under /functions/v1`, version: '1', description: about },
    servers: [{ url: `${siteUrl}/functions/v1` }],
  }) as unknown as Description;
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, complete(method, path, operation)]),
      ),
    ]),
  );
  return sharedParts({ ...document, paths, components: { ...document.components, ...shared } });
}

const failed = { $ref: '#/components/responses/Failed' };
const refTo = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** A route's own description, completed with what applies to every call of its kind. */
function complete(method: string, path: string, operation: Operation): Operation {
  const { operationId, limits, statuses, write } = frameOf(method, path);
  const who = whoMayCall(path, operation.responses);
  const responses = Object.entries(operation.responses).map(([status, answer]) => [
    status,
    Number(status) >= 400 ? failed : answer,
  ]);
  const frame = statuses.map((status) => [String(status), failed]);
  const { security: _, parameters = [], responses: __, ...rest } = operation;
  return {
    operationId,
    ...rest,
    'x-who': who,
    ...(limits.length > 0 ? { 'x-limits': limits } : {}),
    security: securityOf[who],
    ...(parameters.length > 0 || write
      ? { parameters: [...parameters, ...(write ? [refTo('IdempotencyKey')] : [])] }
      : {}),
    responses: Object.fromEntries([...frame, ...responses]) as Operation['responses'],
  };
}

const signedIn = [{ bearer: [] }];
/** Open calls accept an account but do not need one. */
const open = [{}, { bearer: [] }];
const securityOf = {
  anyone: open,
  account: signedIn,
  tutor: signedIn,
  founder: signedIn,
  provider: [{ providerSignature: [] }],
  machine: [],
};

const shared = {
  responses: {
    Failed: {
      description:
        'Refused or failed; `error.code` says why, `error.message` says it to the person who called',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Made up by the caller, 16 to 200 visible characters. The same key with another request is 422; while the first is being worked on 409',
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{16,200}$' },
    },
  },
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'An access token of /auth/v1 with an active session',
    },
    metricsToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the settings' },
    providerSignature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
  },
};

/** Registers the calls that no feature owns: this document, its page, and the local mailbox. */
export function describeOwnCalls(api: Api): void {
  const tags = ['About these calls'];
  const page = { 'text/html': { schema: z.string() } };
  const get = (
    path: string,
    summary: string,
    responses: RouteConfig['responses'],
    request: RouteConfig['request'] = {},
  ) => api.openAPIRegistry.registerPath({ method: 'get', path, tags, summary, request, responses });
  const object = z.looseObject({}).openapi('OpenApi');
  get('/openapi.json', 'This document', { 200: json(object, 'OpenAPI 3.1') });
  get('/reference', 'This document as a page', { 200: { description: 'A page', content: page } });
  const mail = z.object({
    id: z.uuid(),
    to: z.string(),
    language: z.string(),
    subject: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
    createdAt: z.iso.datetime(),
  });
  const mails = json(z.object({ mails: z.array(mail) }), 'The mails, the newest first');
  get(
    '/dev/mailbox',
    'Mail that was not sent because no server for it is set; for this machine alone, else 404',
    { 200: { ...mails, content: { ...mails.content, ...page } }, 404: { description: 'Not here' } },
    { query: z.object({ to: z.string().optional() }) },
  );
}

/** What the server answers outside /functions/v1 for operators, by path. */
export function operationsPaths(siteUrl: string): Record<string, object> {
  const servers = [{ url: siteUrl }];
  const tags = ['Operations'];
  const answer = (description: string, fields: string[], type: object) => ({
    description,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: Object.fromEntries(fields.map((field) => [field, type])),
          required: fields,
        },
      },
    },
  });
  const ready = (description: string) =>
    answer(description, ['ready', 'database', 'migrations', 'jobs'], { type: 'boolean' });
  const open = { tags, 'x-who': 'anyone', security: [] };
  const text = (description: string) => ({
    description,
    content: { 'text/plain': { schema: { type: 'string' } } },
  });
  return {
    '/healthz': {
      servers,
      get: {
        operationId: 'getHealthz',
        ...open,
        summary: 'Liveness: the process answers',
        responses: { 200: answer('It does', ['status'], { type: 'string', enum: ['ok'] }), 500: failed },
      },
    },
    '/metrics': {
      servers,
      get: {
        operationId: 'getMetrics',
        ...open,
        'x-who': 'machine',
        security: [{ metricsToken: [] }],
        summary: 'Metrics for Prometheus; 404 without a configured token',
        responses: { 200: text('The text format of Prometheus'), 401: text('Another token'), 500: failed },
      },
    },
    '/readyz': {
      servers,
      get: {
        operationId: 'getReadyz',
        ...open,
        summary: 'Readiness: the database answers, its schema is recent enough, and the jobs run',
        responses: { 200: ready('Ready'), 503: ready('Not now'), 500: failed },
      },
    },
  };
}
