import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { refusal } from './auth/answers.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
const json = /^application\/json\s*(;|$)/i;

type Refusals = { type(): Response; site(): Response };

const authRefusals: Refusals = {
  type: () => refusal(415, 'unsupported_media_type', 'The body must be application/json'),
  site: () => refusal(403, 'foreign_site', 'This call is open to pages of this site only'),
};

const restRefusal = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status });
const restRefusals: Refusals = {
  type: () => restRefusal(415, 'PGRST107', 'The body must be application/json'),
  site: () => restRefusal(403, '42501', 'This call is open to pages of this site only'),
};

/**
 * Writes to the built-in services come from our own pages or from programs other than browsers. Another site's page can submit a form with
 * the visitor's cookies, and parsed as JSON it would be a sign-up or sign-in that the visitor never made: a form cannot have the JSON
 * content type, and browsers send the origin.
 */
const guard =
  (refusals: Refusals): MiddlewareHandler<ApiEnvironment> =>
  async (c, next) => {
    if (reads.has(c.req.method)) return next();
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') return refusals.site();
    const type = c.req.header('content-type');
    const hasBody =
      Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding') !== undefined;
    if (type === undefined ? hasBody : !json.test(type)) return refusals.type();
    return next();
  };

export const authWriteGuard = guard(authRefusals);
export const restWriteGuard = guard(restRefusals);
