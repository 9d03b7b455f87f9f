import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/*
 * The secrets of devices have to be readable to check codes, so they are encrypted (AES-256-GCM): a copy of the database alone shows none. The
 * key is derived from JWT_SECRET. Stored as nonce, tag and text; each is bound to the id of its factor.
 */

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

export type FactorCipher = {
  encrypt(factorId: string, secret: string): Buffer;
  /** Null when the text was encrypted with another key (JWT_SECRET was changed), for another factor, or altered. */
  decrypt(factorId: string, stored: Uint8Array): string | null;
};

export function createFactorCipher(jwtSecret: string): FactorCipher {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'secrets of second factors, 1', 32));
  return {
    encrypt: (factorId, secret) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(factorId));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    decrypt: (factorId, stored) => {
      const bytes = Buffer.from(stored);
      if (bytes.length <= nonceBytes + tagBytes) return null;
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(factorId))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        const text = bytes.subarray(nonceBytes + tagBytes);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
