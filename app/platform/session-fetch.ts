/*
 * Between the official client and the network. The client trusts the server's clock and its statuses more than its users can afford; what
 * it reads is put right here, for the built-in service and for one elsewhere.
 */

/** What renews a refused access token: gives the token to use instead, null when there is none. */
export type RenewToken = (refused: string) => Promise<string | null>;

/** Auth calls that answer with a session. */
const sessionCalls = /\/auth\/v1\/(token|verify|signup)(\?|$)/;
const isRefresh = (address: string): boolean => /\/auth\/v1\/token\?.*grant_type=refresh_token/.test(address);
const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

/**
 * The client compares `expires_at`, a time of the server's clock, with the device's clock. A device that is two hours ahead would take
 * every new session for an expired one and refresh it at every call. Without the field the client counts `expires_in` from its own clock.
 * A refused refresh with 429 becomes 503: the client would delete the session.
 */
export function sessionFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = addressOf(input);
    const response = await send(input, init);
    if (response.status === 429 && isRefresh(address))
      return new Response(response.body, { status: 503, headers: response.headers });
    return response.ok && sessionCalls.test(address) ? withoutServerTime(response) : response;
  };
}

async function withoutServerTime(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('expires_in' in body)) return response;
  const { expires_at: _, ...rest } = body as Record<string, unknown>;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(JSON.stringify(rest), { status: response.status, headers });
}

/** Repeats a data call once, with a new token, when its token was refused. `key` is the client's own, which is no token of a person. */
export function renewingFetch(
  send: typeof fetch,
  { key, renew }: { key: string; renew: RenewToken },
): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 401 || !addressOf(input).includes('/rest/v1/')) return response;
    const headers = new Headers(init?.headers);
    const refused = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
    if (refused === undefined || refused === key || input instanceof Request) return response;
    const renewed = await renew(refused);
    if (renewed === null) return response;
    headers.set('authorization', `Bearer ${renewed}`);
    return send(input, { ...init, headers });
  };
}
