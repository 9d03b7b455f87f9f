import type { ApiContext } from '#app/platform/api.server.ts';

/** The data client sends its public key here without a signed-in user. It grants nothing. */
const clientsKey = /^sb_publishable_\w+$/;
export const isClientsKey = (key: string): boolean => clientsKey.test(key);

/**
 * The token of an `Authorization` header; `null` for an anonymous call, `undefined` when it cannot be parsed. Nothing else parses the
 * header: the services behind us accept other spellings, so they only receive what was rewritten here (`withOwnBearer`).
 */
export function readBearer(header: string | undefined): string | null | undefined {
  if (header === undefined || header === '') return null;
  const token = /^Bearer[ \t]+([\w.~+/=-]+)$/i.exec(header)?.[1];
  return token !== undefined && isClientsKey(token) ? null : token;
}

/** The headers of a call for the service behind us: the token that was verified here, or none. */
export function withOwnBearer({ req, var: { verifiedToken } }: ApiContext): Headers {
  const headers = new Headers(req.raw.headers);
  headers.delete('authorization');
  if (verifiedToken) headers.set('authorization', `Bearer ${verifiedToken}`);
  return headers;
}

/** The REST call that is forwarded. Copied by hand, since the Node adapter's Request cannot be cloned. */
export async function restRequest(c: ApiContext): Promise<Request> {
  const { url, method } = c.req.raw;
  const headers = withOwnBearer(c);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await c.req.arrayBuffer();
  return new Request(url, { method, headers, ...(body.byteLength === 0 ? {} : { body }) });
}
