import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { newApi } from '#app/platform/api.server.ts';
import { type Description, descriptionOf } from '#server/description.ts';

type Json = Record<string, unknown>;
type Api = ReturnType<typeof newApi>;
/** Throws when a response does not match the document. `path` is the called one, below /functions/v1. */
type Check = (method: string, path: string, answer: ReceivedResponse) => void;
type ReceivedResponse = { status: number; type: string | null; text: string };

const known = new Map<string, Check>();

/**
 * Validates responses against the OpenAPI document of an API: the call, the status, the content type, and every field of the body. Clients
 * must tolerate additional fields; here an undescribed field is an error, otherwise the document would become outdated.
 */
export function describedBy(api: Api): Check {
  // Cached, since a test makes the same calls often.
  const key = api.routes.map(({ method, path }) => `${method} ${path}`).join('\n');
  const check = known.get(key) ?? checkOf(descriptionOf(api, 'http://localhost'));
  known.set(key, check);
  return check;
}

const prefix = '/functions/v1';

/** The same for the whole product with its own document; only for calls under /functions/v1. */
export async function answersChecked(app: { request(path: string): Response | Promise<Response> }) {
  const answer = await app.request(`${prefix}/openapi.json`);
  const text = await answer.text();
  const check = known.get(text) ?? checkOf(JSON.parse(text) as Description);
  known.set(text, check);
  return (method: string, path: string, { status, headers }: Response, bytes: Uint8Array) => {
    if (!path.startsWith(prefix)) return;
    check(method, path.slice(prefix.length), {
      status,
      type: headers.get('content-type'),
      text: new TextDecoder().decode(bytes),
    });
  };
}

/** `app.request` of an API with its responses validated. */
export const requestOf =
  (app: Api) =>
  async (path: string, init: RequestInit): Promise<Response> => {
    const response = await app.request(path, init);
    const { status, headers } = response;
    // A stream is left to the caller.
    if (headers.get('content-type')?.startsWith('text/event-stream')) return response;
    const observed = { status, type: headers.get('content-type'), text: await response.clone().text() };
    describedBy(app)(init.method ?? 'GET', path, observed);
    return response;
  };

export function checkOf(description: Description): Check {
  const find = finder(description);
  const validator = validators(description);
  return (method, path, { status, type, text }) => {
    const template = find(method, path);
    // An unknown call is answered 404 by the mounting app.
    if (!template && status === 404) return;
    const where = `${method} ${template ?? path} → ${status}`;
    const say = (what: string) => {
      throw new Error(
        `${where}: ${what}. Mend the answer or its schema (docs/decisions/0005).\n${text.slice(0, 600)}`,
      );
    };
    if (!template) return say('the call is not in the OpenAPI document');
    const responses = description.paths[template]?.[method.toLowerCase()]?.responses ?? {};
    if (!(status in responses))
      return say('this status is not described: add it to the responses of its route');
    const media = type?.split(';')[0]?.trim() ?? null;
    const content = contentOf(description, (responses[status] ?? {}) as Json);
    if (!content) return text === '' ? undefined : say('a body where none is described');
    if (media === null || !(media in content)) return say(`its type ${media} is not described`);
    if (media !== 'application/json') return undefined;
    const validate = validator(template, method.toLowerCase(), status);
    if (validate(JSON.parse(text))) return undefined;
    const [first] =
      validate.errors?.toSorted((one, other) => other.instancePath.length - one.instancePath.length) ?? [];
    return say(`${first?.instancePath || 'the body'} ${first?.message} ${JSON.stringify(first?.params)}`);
  };
}

/** Finds the path template of a call; static ones take precedence. */
function finder({ paths }: Description) {
  const patterns = Object.entries(paths).map(([template, operations]) => ({
    template,
    operations,
    pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    holes: template.split('{').length,
  }));
  patterns.sort((one, other) => one.holes - other.holes);
  return (method: string, path: string) => {
    const plain = path.replace(/\?.*/, '');
    return patterns.find(
      ({ pattern, operations }) => method.toLowerCase() in operations && pattern.test(plain),
    )?.template;
  };
}

function contentOf(description: Description, response: Json): Json | undefined {
  const { $ref, content } = response as { $ref?: string; content?: Json };
  if ($ref === undefined) return content;
  return contentOf(
    description,
    (description.components.responses[$ref.split('/').at(-1) ?? ''] ?? {}) as Json,
  );
}

/** Compiles validators on demand, and caches them. */
function validators(description: Description) {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction>();
  return (template: string, method: string, status: number): ValidateFunction => {
    const response = description.paths[template]?.[method]?.responses[status] ?? {};
    const { schema } = (contentOf(description, response as Json)?.['application/json'] ?? {}) as {
      schema?: Json;
    };
    const key = JSON.stringify(schema ?? {});
    const found = compiled.get(key);
    if (found) return found;
    ajv ??= reader(description);
    const made = ajv.compile(closed(schema ?? {}, 'closed') as object);
    compiled.set(key, made);
    return made;
  };
}

function reader({ components }: Description): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  for (const [name, schema] of Object.entries(components.schemas)) {
    ajv.addSchema(closed(schema, 'closed') as object, `closed:${name}`);
    ajv.addSchema(closed(schema, 'open') as object, `open:${name}`);
  }
  return ajv;
}

/** A schema without additional fields. Parts of an `allOf` stay open and the whole is closed: no part knows the fields of the others. */
function closed(schema: unknown, how: 'closed' | 'open'): unknown {
  if (Array.isArray(schema)) return schema.map((part) => closed(part, how));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { allOf, $ref, ...rest } = schema as Json & { allOf?: unknown[]; $ref?: string };
  if ($ref?.startsWith('#/components/schemas/')) return { ...rest, $ref: `${how}:${$ref.split('/').at(-1)}` };
  const inside = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      name === 'properties'
        ? Object.fromEntries(
            Object.entries(value as Json).map(([field, part]) => [field, closed(part, 'closed')]),
          )
        : ['enum', 'const', 'default', 'example', 'examples', 'required'].includes(name)
          ? value
          : closed(value, ['anyOf', 'oneOf'].includes(name) ? how : 'closed'),
    ]),
  );
  const shut = how === 'closed';
  if (allOf)
    return { ...inside, allOf: closed(allOf, 'open'), ...(shut ? { unevaluatedProperties: false } : {}) };
  if (shut && 'properties' in rest && !('additionalProperties' in rest))
    return { ...inside, additionalProperties: false };
  return inside;
}
