import {
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { memoize } from '../memoize.ts';

/** The public part of a key, as it is published (RFC 7517). */
type PublishedKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; kid: string; alg: 'ES256'; use: 'sig' };

export type SigningKey = { privateKey: KeyObject; publicKey: KeyObject; published: PublishedKey };

/** Number of points of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The key pair that signs access tokens (ES256), derived from the secret: every process has the same one, also after a restart, nothing is
 * stored, and a new secret is a new key. 48 bytes make each key equally likely (FIPS 186-5, A.2.1).
 */
export const signingKeyOf = memoize(4, (jwtSecret: string): SigningKey => {
  const bytes = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'key that signs access tokens, ES256', 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  // RFC 7638: exactly these members in this order.
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');
  const published: PublishedKey = { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' };
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  return {
    privateKey: createPrivateKey({ key: { ...jwk, d: d.toString('base64url') }, format: 'jwk' }),
    publicKey: createPublicKey({ key: jwk, format: 'jwk' }),
    published,
  };
});

/**
 * The token with the same claims as the built-in service verifies it: signed with the shared secret, which it knows alone. Only for tokens that
 * were verified, and never handed out.
 */
export function tokenForService(token: string, jwtSecret: string): string {
  const [header = '', claims = ''] = token.split('.');
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: string };
  if (alg === 'HS256') return token;
  const signed = `${Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')}.${claims}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}
