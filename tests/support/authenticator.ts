import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/* An authenticator in software: makes passkeys and answers challenges, also wrongly, as a test asks. */

type Options = { challenge: string };
export type AuthenticatorChange = {
  origin?: string;
  host?: string;
  /** Whether the person proved themselves by finger, face or PIN. */
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
  userHandle?: string;
};

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

/** A byte string in CBOR (RFC 8949). */
const cborBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]),
    bytes,
  ]);
/** A text of less than 24 bytes in CBOR. */
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** A passkey of the account with this id, at the site of `origin`. */
export function createPasskey(origin: string, accountId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, options: Options, change: AuthenticatorChange): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: change.challenge ?? options.challenge,
        origin: change.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const head = (more: number, change: AuthenticatorChange): Buffer => {
    const flags = 0x01 | (change.isVerified === false ? 0 : 0x04) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(change.counter ?? (counter += 1));
    return Buffer.concat([sha256(change.host ?? new URL(origin).hostname), Buffer.from([flags]), count]);
  };
  const credential = <Response>(response: Response) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    /** What the browser sends when the passkey is made. */
    register: (options: Options, change: AuthenticatorChange = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        // A map of five: type EC2, algorithm ES256, curve P-256, and the point.
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(0x40, change), Buffer.alloc(16), length, id, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', options, change)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** What the browser sends when the passkey signs in. */
    signIn: (options: Options, change: AuthenticatorChange = {}) => {
      const data = head(0, change);
      const client = clientData('webauthn.get', options, change);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: base64url(change.userHandle ?? accountId),
      });
    },
  };
}
