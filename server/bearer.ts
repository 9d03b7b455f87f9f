import type { ApiContext } from '#app/platform/api.server.ts';

/** The data client sends its key in this place while nobody is signed in. It opens nothing. */
const clientsKey = /^sb_publishable_\w+$/;
export const isClientsKey = (key: string): boolean => clientsKey.test(key);

/**
 * The token of an `Authorization` header; `null` when it says nothing about a person, `undefined` when it cannot be read.
 * The only place that reads the header: what stands behind us understands other spellings than we do, so it is only ever
 * shown what was written anew (`withOwnBearer`).
 */
export function readBearer(header: string | undefined): string | null | undefined {
  if (header === undefined || header === '') return null;
  const token = /^Bearer[ \t]+([\w.~+/=-]+)$/i.exec(header)?.[1];
  return token !== undefined && isClientsKey(token) ? null : token;
}

/** The headers of a call for the service behind: its token is the one that was verified here, or there is none. */
export function withOwnBearer({ req, var: { verifiedToken } }: ApiContext): Headers {
  const headers = new Headers(req.raw.headers);
  headers.delete('authorization');
  if (verifiedToken) headers.set('authorization', `Bearer ${verifiedToken}`);
  return headers;
}

/** A call of REST as the service behind shall see it. A copy by hand, since the Node adapter's Request cannot be copied. */
export async function restRequest(c: ApiContext): Promise<Request> {
  const { url, method } = c.req.raw;
  const headers = withOwnBearer(c);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await c.req.arrayBuffer();
  return new Request(url, { method, headers, ...(body.byteLength === 0 ? {} : { body }) });
}
