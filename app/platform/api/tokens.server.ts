import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.server.ts';
import type { Settings } from '../settings.server.ts';
import type { Account } from './context.server.ts';
import { publishedKeys } from './published-keys.server.ts';
import { signingKeyOf } from './signing-key.server.ts';

/**
 * The account of a bearer token; null for anything that is not a valid, unexpired token of a person. Throws 503
 * `unavailable` when the keys cannot be fetched.
 */
export type VerifyToken = (token: string) => Promise<Account | null>;

/** Accepted signatures and issuer of tokens. At least one of `secret` and `keys` is set. */
export type TokenTrust = {
  /** Shared secret (HS256). */
  secret?: Uint8Array | undefined;
  /** Published keys (ES256, RS256). */
  keys?: JWTVerifyGetKey | undefined;
  /** Expected claim `iss`; absent: not checked, because the built-in service writes none. */
  issuer?: string | undefined;
};

/**
 * The trusted tokens according to the settings: those of the built-in service by the key of our secret, older ones by the secret itself; those of a hosted
 * platform by its published keys and, while it still signs with one, by its shared secret.
 */
export function trustOf({ supabase, jwtSecret }: Settings, clock: Clock): TokenTrust {
  if (!supabase) {
    const { publicKey, published } = signingKeyOf(jwtSecret);
    const keys: JWTVerifyGetKey = ({ alg, kid }) => {
      if (alg !== 'ES256' || kid !== published.kid) throw new errors.JWKSNoMatchingKey();
      return publicKey;
    };
    return { secret: bytesOf(jwtSecret), keys };
  }
  return {
    secret: supabase.jwtSecret === undefined ? undefined : bytesOf(supabase.jwtSecret),
    keys: publishedKeys(supabase.url, clock),
    issuer: issuerOf(supabase.url),
  };
}

const bytesOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);
export const issuerOf = (platformUrl: string): string => `${platformUrl}/auth/v1`;

/** Maximum number of verified tokens cached until they expire: verifying costs more than the query that follows. */
const remembered = 2000;

/** Verifies access tokens locally. */
export function createTokenVerifier(
  trust: TokenTrust,
  adminEmails: readonly string[],
  { clock, log }: { clock: Clock; log?: Logger },
): VerifyToken {
  const known = new Map<string, { account: Account; expires: number }>();
  const sayForeign = onceEach((issuer) =>
    log?.warn({ issuer, expected: trust.issuer }, 'a token with a right signature has another issuer'),
  );
  return async (token) => {
    const now = clock.now();
    const hit = known.get(token);
    if (hit && hit.expires > now.getTime()) return hit.account;
    const payload = await verify(token, trust, now, sayForeign);
    const account = payload && accountOf(payload, adminEmails);
    if (!payload || !account) return null;
    if (known.size >= remembered) known.delete(known.keys().next().value ?? '');
    known.set(token, { account, expires: (payload.exp ?? 0) * 1000 });
    return account;
  };
}

async function verify(
  token: string,
  { secret, keys, issuer }: TokenTrust,
  now: Date,
  sayForeign: (issuer: string) => void,
): Promise<JWTPayload | null> {
  const key: JWTVerifyGetKey = (header, jws) => {
    const found = header.alg === 'HS256' ? secret : keys?.(header, jws);
    if (!found) throw new errors.JOSEAlgNotAllowed();
    return found;
  };
  const options = {
    currentDate: now,
    audience: 'authenticated',
    requiredClaims: ['sub', 'exp'],
    // Each kind of key allows its own algorithms only, so that a public key is never used as an HMAC secret.
    algorithms: [...(secret ? ['HS256'] : []), ...(keys ? ['ES256', 'RS256'] : [])],
    ...(issuer === undefined ? {} : { issuer }),
  };
  try {
    return (await jwtVerify(token, key, options)).payload;
  } catch (refusal) {
    if (refusal instanceof AppError) throw refusal;
    if (refusal instanceof errors.JWTClaimValidationFailed && refusal.claim === 'iss')
      sayForeign(String(refusal.payload.iss));
    return null;
  }
}

function accountOf(payload: JWTPayload, adminEmails: readonly string[]): Account | null {
  if (payload.role !== 'authenticated' || typeof payload.sub !== 'string') return null;
  // A hosted platform may issue anonymous sessions; ours belong to people with a confirmed address.
  if (payload.is_anonymous === true) return null;
  const email = typeof payload.email === 'string' ? payload.email.trim().toLowerCase() : '';
  return {
    id: payload.sub,
    email,
    isAdmin: adminEmails.includes(email),
    sessionId: typeof payload.session_id === 'string' ? payload.session_id : undefined,
  };
}

/** A wrong setting fails in every call, so each message is logged once. */
function onceEach(say: (value: string) => void): (value: string) => void {
  const reported = new Set<string>();
  return (value) => {
    if (reported.has(value) || reported.size >= 10) return;
    reported.add(value);
    say(value);
  };
}
