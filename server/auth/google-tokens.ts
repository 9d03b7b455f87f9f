import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';

/*
 * The checks of OpenID Connect that the auth service leaves out. It redeems Google's code with `fetch`, verifies signature, issuer, audience
 * and `at_hash` of an ID token that is present, accepts one without expiry, and falls back to the profile call without one; it sends
 * no nonce. The response of the token endpoint is verified here before the service reads it.
 */
const tokenEndpoint = 'https://oauth2.googleapis.com/token';
const keyEndpoint = 'https://www.googleapis.com/oauth2/v3/certs';
const issuers = ['https://accounts.google.com', 'accounts.google.com'];
/** Seconds: difference allowed between the clocks, and the greatest age of a token that was requested a moment ago. */
const clockTolerance = 60;
const maxTokenAge = 600;

/** The nonce of the sign-in with this state. The state is random, single-use and bound to one browser, so the nonce is too. */
export const nonceOf = (state: string): string =>
  createHash('sha256').update(`google nonce ${state}`).digest('base64url');

/** One redemption of a code. `refusal` is set when Google's response was not acceptable. */
export type Exchange = { state: string; clientId: string; keys: JWTVerifyGetKey; refusal?: string };

const running = new AsyncLocalStorage<Exchange>();

/** Google's published keys; cached, and read again for an unknown key. */
export const googleKeys = (): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(keyEndpoint), {
    [customFetch]: (address, init) => globalThis.fetch(address, init),
  });

/** Runs `work`, in which the auth service redeems a code, with its response verified for this exchange. */
export function exchangingCode<Result>(exchange: Exchange, work: () => Promise<Result>): Promise<Result> {
  if (globalThis.fetch !== guarded) guardFetch();
  return running.run(exchange, work);
}

let guarded: typeof globalThis.fetch | undefined;

/** The service takes no `fetch` of its own, so the global one is wrapped. Calls outside an exchange pass unchanged. */
function guardFetch(): void {
  const original = globalThis.fetch;
  guarded = async (input, init) => {
    const exchange = running.getStore();
    const response = await original(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!exchange || address !== tokenEndpoint || !response.ok) return response;
    await verifyResponse(exchange, await response.clone().text());
    return response;
  };
  globalThis.fetch = guarded;
}

/** Throws what makes the service report a failed exchange; sets `refusal` unless only Google's keys could not be read. */
async function verifyResponse(exchange: Exchange, body: string): Promise<void> {
  try {
    await verifyIdToken(exchange, idTokenIn(body));
  } catch (thrown) {
    if (isOfTheToken(thrown)) exchange.refusal = thrown.message;
    throw thrown;
  }
}

function idTokenIn(body: string): string {
  const { id_token: token } = JSON.parse(body) as { id_token?: unknown };
  if (typeof token !== 'string') throw new errors.JWTInvalid('no ID token');
  return token;
}

async function verifyIdToken({ state, clientId, keys }: Exchange, token: string): Promise<void> {
  const { payload } = await jwtVerify(token, keys, {
    issuer: issuers,
    audience: clientId,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['sub', 'exp', 'iat', 'at_hash'],
    clockTolerance,
    maxTokenAge,
  });
  const isForUsAlone = [payload.aud].flat().length === 1 && (payload.azp ?? clientId) === clientId;
  if (!isForUsAlone) throw new errors.JWTInvalid('of another client');
  if (payload.nonce !== nonceOf(state)) throw new errors.JWTInvalid('of another sign-in');
}

/** Whether the token is at fault, and not the way to Google's keys. */
const isOfTheToken = (thrown: unknown): thrown is Error =>
  thrown instanceof SyntaxError ||
  (thrown instanceof errors.JOSEError &&
    !(thrown instanceof errors.JWKSTimeout) &&
    thrown.code !== errors.JOSEError.code);
