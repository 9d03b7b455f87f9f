import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a seal vouches for. A seal made for one purpose is worth nothing for another. */
export type SealPurpose = 'mailed link' | 'known device' | 'address of a device' | 'sign-up';

/** 132 bits: nobody finds one by trying. */
const sealLength = 22;

/** The seal of a text: only this house can make it. URL-safe. */
export const sealOf = (secret: string, purpose: SealPurpose, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, sealLength);

/** The text with its seal after a dot. */
export const sealed = (secret: string, purpose: SealPurpose, text: string): string =>
  `${text}.${sealOf(secret, purpose, text)}`;

/** The text of a sealed one; null when the seal is missing or was not made here for this purpose. */
export function unsealed(secret: string, purpose: SealPurpose, value: string): string | null {
  const dot = value.lastIndexOf('.');
  if (dot < 0) return null;
  const text = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const expected = Buffer.from(sealOf(secret, purpose, text));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}
