import { compare } from 'bcryptjs';
import { emailOf, storedPassword } from '#app/accounts/db/changes.server.ts';
import { refusal } from './answers.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { AuthCallKind } from './calls.ts';
import type { Front } from './parts.ts';

/** Of random text that nobody kept, at the cost that the service hashes with. */
const nobodys = '$2y$10$8YzWV10pqCBolAf0DZePZ.gD.oRV7B8U92uBisyE/iaKmXB8TGgvW';

/** Whether it is the password behind the hash. Takes as long when there is none. To be called in the queue. */
export async function isPassword(tried: string, hash: string | null): Promise<boolean> {
  const same = await compare(tried, hash ?? nobodys);
  return same && hash !== null;
}

/**
 * Whether the service is asked about a password at all. It answers an unknown address without looking at the password,
 * and says of one that waits for its confirmation so to anybody: its time and words would tell who has an account.
 */
export async function mayBePassword({ services }: Front, { email, body }: AuthCallKind): Promise<boolean> {
  const { password } = body;
  if (email === '' || typeof password !== 'string' || password === '') return true;
  const stored = await storedPassword(services.db, email);
  // Here the service compares.
  if (stored?.confirmed && stored.hash !== null) return true;
  return isPassword(password, stored?.hash ?? null);
}

/** In the words of the service. */
export const wrongPassword = (): Response => refusal(400, 'invalid_credentials', 'Invalid login credentials');

/** As the service is set up (see `createSupabase`), and as long as bcrypt reads. */
const [shortest, longest] = [6, 72];

/** Whether the service will take this password for this account: long enough, and not the one it has. */
export async function isNewPassword(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  password: string,
): Promise<boolean> {
  if (password.length < shortest || password.length > longest) return false;
  const email = await emailOf(db, accountId);
  const stored = email === null ? undefined : await storedPassword(db, email);
  return !(await isPassword(password, stored?.hash ?? null));
}
