import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { endAllSessions, lockAccount, setSuspended } from '../db/suspension.server.ts';

/** `ended`: the sessions that were ended. `unchanged`: the account was already in that state. */
type SuspensionChange =
  | { outcome: 'unknown' }
  | { outcome: 'administrator' }
  | { outcome: 'unchanged' }
  | { outcome: 'changed'; email: string; ended: string[] };

/**
 * Suspends an account or lifts the suspension, in the caller's transaction. A suspended account has no session and
 * gets none; bookings, money and work stay. An administrator’s address is never suspended, confirmed or not, because
 * its owner would be locked out.
 */
export async function changeSuspension(
  trx: Kysely<DB>,
  {
    accountId,
    suspended,
    administrators,
    now,
  }: { accountId: string; suspended: boolean; administrators: readonly string[]; now: Date },
): Promise<SuspensionChange> {
  const account = await lockAccount(trx, accountId, now);
  if (!account) return { outcome: 'unknown' };
  if (suspended && administrators.includes(account.email.trim().toLowerCase()))
    return { outcome: 'administrator' };
  if (account.suspended === suspended) return { outcome: 'unchanged' };
  await setSuspended(trx, accountId, suspended);
  const ended = suspended ? await endAllSessions(trx, accountId) : [];
  return { outcome: 'changed', email: account.email, ended };
}
