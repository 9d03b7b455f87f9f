import type { Services } from '#app/platform/services.server.ts';
import { nameIn } from '../../domain/full-name.ts';
import { loadAccount, loadGoogle } from '../../db/account-page.server.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';

/** What the account page shows: the name, the address and a new one that waits, and the ways to sign in. */
export async function readAccount(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  accountId: string,
): Promise<AccountDetails> {
  const [account, google] = await Promise.all([loadAccount(db, accountId), loadGoogle(db, accountId)]);
  const pending = account?.pendingEmail;
  return {
    name: nameIn(account?.name),
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
