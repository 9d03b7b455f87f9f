import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/** The secret that signs sessions, in a backup: encrypted, or in plain form in backups of earlier versions. */
export const encryptedSecretFile = 'jwt-secret.enc';
export const secretFile = 'jwt-secret';

const lengths = { salt: 16, nonce: 12, tag: 16 };
/** The recommendation of RFC 7914 for files (N = 2^17, 128 MB), so that short passphrases are slow to guess. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase, salt, 32, cost);

/** Salt, nonce and tag, then the text in AES-256-GCM. */
export function encryptSecret(secret: Buffer, passphrase: string): Buffer {
  const [salt, nonce] = [randomBytes(lengths.salt), randomBytes(lengths.nonce)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), text]);
}

/** Null when the passphrase is another one, or the content was changed. */
export function decryptSecret(content: Buffer, passphrase: string): Buffer | null {
  const starts = [
    lengths.salt,
    lengths.salt + lengths.nonce,
    lengths.salt + lengths.nonce + lengths.tag,
  ] as const;
  const salt = content.subarray(0, starts[0]);
  const nonce = content.subarray(starts[0], starts[1]);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce, {
      authTagLength: lengths.tag,
    });
    decipher.setAuthTag(content.subarray(starts[1], starts[2]));
    return Buffer.concat([decipher.update(content.subarray(starts[2])), decipher.final()]);
  } catch {
    return null;
  }
}
