/* Rules of the second factor: what counts as a code, and which codes are accepted at a given time. */

/** Seconds for which a device shows one code (RFC 6238). */
export const STEP_SECONDS = 30;
/** A clock may be wrong by one step in either direction. */
export const STEP_TOLERANCE = 1;
export const CODE_LENGTH = 6;
export const RECOVERY_CODE_COUNT = 10;
/** 120 random bits: enough for a hash without a salt (ASVS 6.5.2). */
export const RECOVERY_CODE_LENGTH = 24;
/** Codes that were made before had 80 bits. */
const acceptedLengths: readonly number[] = [16, RECOVERY_CODE_LENGTH];
/** Verified devices that one account may have. */
export const MOST_DEVICES = 10;
export const LONGEST_DEVICE_NAME = 60;
/** Milliseconds for which a challenge can be answered. */
export const CHALLENGE_LIFETIME = 5 * 60_000;

/** Digits without I, L, O and U, which are easily misread (Crockford's base 32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The number of the time step at `now`. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/**
 * The time step whose code was typed, given how many steps it is away from the current one; null when the code is not accepted: none fits, or
 * this code or a later one was used before.
 */
export function acceptedStep(delta: number | null, now: Date, lastStep: number | null): number | null {
  if (delta === null || Math.abs(delta) > STEP_TOLERANCE) return null;
  const step = stepAt(now) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** The six digits of what was typed, without spaces, as devices show them in groups; null when it is no such code. */
export function parseDeviceCode(typed: unknown): string | null {
  const code = typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '') : '';
  return /^\d{6}$/.test(code) ? code : null;
}

/** The recovery code of what was typed: case, spaces and dashes do not matter, and misread letters are corrected. Null when it is none. */
export function parseRecoveryCode(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 100) return null;
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return acceptedLengths.includes(code.length) && [...code].every((sign) => alphabet.includes(sign))
    ? code
    : null;
}

/** A recovery code of 24 random bytes, of each of which five bits are used. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, RECOVERY_CODE_LENGTH), (byte) => alphabet[byte % alphabet.length]).join('');

/** In groups of four, as it is shown and printed. */
export const formatRecoveryCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
