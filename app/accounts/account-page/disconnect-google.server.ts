import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { accountPageError } from './problems.ts';
import { deleteGoogle, keepEmailIdentity, loadAccount, sessionBegan } from './queries.server.ts';

/** Milliseconds after signing in during which ways to sign in may be taken away. */
const fresh = 15 * 60_000;

/**
 * Takes Google away as a way into the account. The service has no call for it. Throws 403 `reauthentication_needed` when the
 * sign-in is older than a quarter of an hour, 409 `last_method` when no confirmed address would be left to sign in by,
 * 404 `not_connected` when there is nothing to take away.
 */
export async function disconnectGoogle(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  { id: accountId, sessionId }: Account,
): Promise<void> {
  const now = clock.now();
  const began = sessionId && (await sessionBegan(db, { accountId, sessionId }));
  if (!began || now.getTime() - began.getTime() > fresh)
    throw accountPageError('reauthentication_needed', { status: 403 });
  await db.transaction().execute(async (trx) => {
    const account = await loadAccount(trx, accountId);
    if (!account?.email || !account.confirmed) throw accountPageError('last_method', { status: 409 });
    if (!(await deleteGoogle(trx, accountId))) throw accountPageError('not_connected', { status: 404 });
    await keepEmailIdentity(trx, { accountId, identityId: random.uuid(), now });
  });
}
