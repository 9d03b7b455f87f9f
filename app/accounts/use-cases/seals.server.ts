import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a seal certifies. A seal for one purpose is invalid for any other. */
type SealPurpose =
  | 'mailed link'
  | 'known device'
  | 'address of a device'
  | 'address that failed'
  | 'challenge of a factor';

/** 132 bits: infeasible to guess. */
const sealLength = 22;

export type Seals = {
  /** The text followed by a dot and its seal. URL-safe if the text is. */
  seal(purpose: SealPurpose, text: string): string;
  /** The text of a sealed value; null when the seal is missing or was not made here for this purpose. */
  open(purpose: SealPurpose, value: string): string | null;
};

/** Creates and checks HMAC seals with `secret`. */
export function createSeals(secret: string): Seals {
  const sealOf = (purpose: SealPurpose, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, sealLength);
  return {
    seal: (purpose, text) => `${text}.${sealOf(purpose, text)}`,
    open: (purpose, value) => {
      const dot = value.lastIndexOf('.');
      if (dot < 0) return null;
      const text = value.slice(0, dot);
      const given = Buffer.from(value.slice(dot + 1));
      const expected = Buffer.from(sealOf(purpose, text));
      return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
    },
  };
}
