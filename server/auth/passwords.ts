import { compare } from 'bcryptjs';
import { emailOf, storedPassword } from '#app/accounts/db/changes.server.ts';
import { refusal } from './answers.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { AuthCallKind } from './calls.ts';
import type { Front } from './parts.ts';

/** Hash of random text that was not stored, at the service's cost factor. */
const nobodys = '$2y$10$8YzWV10pqCBolAf0DZePZ.gD.oRV7B8U92uBisyE/iaKmXB8TGgvW';

/** Whether the password matches the hash. Takes as long without a hash. Call it inside the queue. */
export async function isPassword(tried: string, hash: string | null): Promise<boolean> {
  const same = await compare(tried, hash ?? nobodys);
  return same && hash !== null;
}

/**
 * Whether to forward a password to the service at all. It answers for an unknown address without hashing, and reveals to anyone that an account
 * is unconfirmed: timing and message would reveal who has an account.
 */
export async function mayBePassword({ services }: Front, { email, body }: AuthCallKind): Promise<boolean> {
  const { password } = body;
  if (email === '' || typeof password !== 'string' || password === '') return true;
  const stored = await storedPassword(services.db, email);
  // The service compares it.
  if (stored?.confirmed && stored.hash !== null) return true;
  return isPassword(password, stored?.hash ?? null);
}

/** The service's message. */
export const wrongPassword = (): Response => refusal(400, 'invalid_credentials', 'Invalid login credentials');

/** The minimum of the service in characters (see `createSupabase`), and the bytes that bcrypt reads. */
const [shortest, longest] = [6, 72];

/**
 * The refusal of a password that is too short or too long; null when it is neither. Checked here because the service counts UTF-16 units:
 * three emoji would count as six characters, and bcrypt would ignore what exceeds 72 bytes.
 */
export function refusedPassword(password: unknown): Response | null {
  if (typeof password !== 'string' || password === '') return null;
  if ([...password].length < shortest)
    return refusal(422, 'weak_password', `Password should be at least ${shortest} characters.`);
  return Buffer.byteLength(password) > longest
    ? refusal(400, 'validation_failed', `Password cannot be longer than ${longest} bytes`)
    : null;
}

/** Whether the service will accept this password for this account: long enough, and not the current one. */
export async function isNewPassword(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  password: string,
): Promise<boolean> {
  if (password === '' || refusedPassword(password)) return false;
  const email = await emailOf(db, accountId);
  const stored = email === null ? undefined : await storedPassword(db, email);
  return !(await isPassword(password, stored?.hash ?? null));
}
