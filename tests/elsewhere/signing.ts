import {
  createLocalJWKSet,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';

export type Signing = 'secret' | 'keys';

/**
 * Tokens as the hosted service signs them: with its issuer, by a shared secret or by a key pair whose public half it publishes. The library
 * only knows a secret, so tokens are signed again on the way out and back on the way in.
 */
export async function createSigning(kind: Signing, { secret, issuer }: { secret: string; issuer: string }) {
  const shared = new TextEncoder().encode(secret);
  const pairs = kind === 'keys' ? [await newPair(1)] : [];
  const published = () => ({ keys: pairs.map(({ jwk }) => jwk) });

  const withSecret = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(shared);

  return {
    published,
    /** Switches to a new key; earlier ones stay published. */
    rotate: async () => void pairs.push(await newPair(pairs.length + 1)),
    outward: async (token: string): Promise<string> => {
      const claims = { ...decodeJwt(token), iss: issuer, aal: 'aal1', is_anonymous: false };
      const newest = pairs.at(-1);
      if (!newest) return withSecret(claims);
      const header = { alg: 'ES256', kid: newest.jwk.kid, typ: 'JWT' };
      return new SignJWT(claims).setProtectedHeader(header).sign(newest.privateKey);
    },
    /** An invalid token is passed on unchanged, and the library refuses it. */
    inward: async (token: string): Promise<string> => {
      if (kind === 'secret') return token;
      try {
        const { payload } = await jwtVerify(token, createLocalJWKSet(published()), { algorithms: ['ES256'] });
        return await withSecret(payload);
      } catch {
        return 'refused';
      }
    },
  };
}

async function newPair(number: number) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid: `key-${number}`, alg: 'ES256', use: 'sig' },
  };
}
