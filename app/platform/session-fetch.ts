/*
 * Wraps the network access of the official client, for the built-in auth service and a hosted one. The client relies
 * on the device clock and on error statuses in ways that would sign people out needlessly; responses are adjusted
 * here.
 */

/** Renews a refused access token: resolves with the token to use instead, null when there is none. */
export type RenewToken = (refused: string) => Promise<string | null>;

/** Auth calls that return a session. */
const sessionCalls = /\/auth\/v1\/(token|verify|signup|factors\/[^/]+\/verify)(\?|$)/;
const isRefresh = (address: string): boolean => /\/auth\/v1\/token\?.*grant_type=refresh_token/.test(address);
const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

/**
 * Removes `expires_at`, a server time that the client compares with the device clock: a device two hours ahead would
 * consider every new session expired and refresh it on every call. Without the field the client counts `expires_in`
 * from its own clock. A refresh refused with 429 becomes 503, because the client would delete the session.
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

/**
 * Repeats a data call once with a new token when its token was refused. `key` is the client's API key, which is not a
 * user token.
 */
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
    // A body that nobody reads occupies its connection.
    void response.body?.cancel();
    return send(input, { ...init, headers });
  };
}
