import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { requireFreshSignIn } from '../changes/fresh-sign-in.server.ts';
import { accountPageError } from '../../model/call-errors.ts';
import { deleteGoogle, ensureEmailIdentity, loadAccount } from '../../db/account-page.server.ts';

/**
 * Removes Google as a sign-in method; the auth service has no call for it. Throws 403 `reauthentication_needed` when
 * the sign-in is older than fifteen minutes, 409 `last_method` when no confirmed address would be left to sign in
 * with, 404 `not_connected` when Google is not connected.
 */
export async function disconnectGoogle(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  account: Account,
): Promise<void> {
  const { db, clock, random } = services;
  await requireFreshSignIn(services, account);
  await db.transaction().execute(async (trx) => {
    const own = await loadAccount(trx, account.id);
    if (!own?.email || !own.confirmed) throw accountPageError('last_method', { status: 409 });
    if (!(await deleteGoogle(trx, account.id))) throw accountPageError('not_connected', { status: 404 });
    const identity = { accountId: account.id, identityId: random.uuid(), now: clock.now() };
    await ensureEmailIdentity(trx, identity);
  });
}
