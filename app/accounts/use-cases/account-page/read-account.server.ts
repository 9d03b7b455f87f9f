import type { Services } from '#app/platform/services.server.ts';
import { validNameOf } from '../../domain/full-name.ts';
import { loadAccount, loadGoogle } from '../../db/account-page.server.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';

/** Data of the account page: name, address, a pending address, and sign-in methods. */
export async function readAccount(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  accountId: string,
): Promise<AccountDetails> {
  const [account, google] = await Promise.all([loadAccount(db, accountId), loadGoogle(db, accountId)]);
  const pending = account?.pendingEmail;
  return {
    name: validNameOf(account?.name),
    email: account?.email ?? null,
    pendingEmail: pending ? { email: pending, sentAt: account.pendingSince?.toISOString() ?? null } : null,
    password: account?.password ?? false,
    google: {
      offered: settings.google !== undefined,
      connected: google !== undefined,
      email: google?.email ?? null,
      lastUsedAt: google?.lastUsedAt?.toISOString() ?? null,
    },
  };
}
