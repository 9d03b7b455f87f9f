import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../clock.ts';
import type { Account } from './context.server.ts';

export type VerifyToken = (token: string) => Promise<Account | null>;

/** How many verified tokens are remembered until they end: verifying costs more than the query behind it. */
const remembered = 2000;

/**
 * Verifies access tokens locally. `key` is the shared secret (HS256), or a key set for a hosted Supabase with
 * asymmetric keys. Anything that is not a valid, unexpired token of a person gives null, never an error.
 */
export function createTokenVerifier(
  key: Uint8Array | JWTVerifyGetKey,
  adminEmails: readonly string[],
  clock: Clock,
): VerifyToken {
  const known = new Map<string, { account: Account; expires: number }>();
  return async (token) => {
    const now = clock.now().getTime();
    const hit = known.get(token);
    if (hit && hit.expires > now) return hit.account;
    const payload = await verify(token, key, clock.now());
    const account = payload && accountOf(payload, adminEmails);
    if (!payload || !account) return null;
    if (known.size >= remembered) known.delete(known.keys().next().value ?? '');
    known.set(token, { account, expires: (payload.exp ?? 0) * 1000 });
    return account;
  };
}

export const sharedSecret = (secret: string): Uint8Array => new TextEncoder().encode(secret);
export const keySetOf = (supabaseUrl: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`));

async function verify(
  token: string,
  key: Uint8Array | JWTVerifyGetKey,
  now: Date,
): Promise<JWTPayload | null> {
  const options = { currentDate: now, audience: 'authenticated', requiredClaims: ['sub', 'exp'] };
  try {
    const { payload } =
      typeof key === 'function'
        ? await jwtVerify(token, key, { ...options, algorithms: ['ES256', 'RS256'] })
        : await jwtVerify(token, key, { ...options, algorithms: ['HS256'] });
    return payload;
  } catch {
    return null;
  }
}

function accountOf(payload: JWTPayload, adminEmails: readonly string[]): Account | null {
  if (payload.role !== 'authenticated' || typeof payload.sub !== 'string') return null;
  const email = typeof payload.email === 'string' ? payload.email.trim().toLowerCase() : '';
  return {
    id: payload.sub,
    email,
    isAdmin: adminEmails.includes(email),
    sessionId: typeof payload.session_id === 'string' ? payload.session_id : undefined,
  };
}
