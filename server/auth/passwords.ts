import { compare } from 'bcryptjs';
import { storedPassword } from '#app/accounts/changes/queries.server.ts';
import { refusal } from './answers.ts';
import type { Call } from './calls.ts';
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
export async function mayBePassword({ services }: Front, { email, body }: Call): Promise<boolean> {
  const { password } = body;
  if (email === '' || typeof password !== 'string' || password === '') return true;
  const stored = await storedPassword(services.db, email);
  // Here the service compares.
  if (stored?.confirmed && stored.hash !== null) return true;
  return isPassword(password, stored?.hash ?? null);
}

/** In the words of the service. */
export const wrongPassword = (): Response => refusal(400, 'invalid_credentials', 'Invalid login credentials');
