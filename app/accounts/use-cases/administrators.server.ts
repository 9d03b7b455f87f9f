import { type Account, type ApiContext, requireAccount, requireFactor } from '#app/platform/api.server.ts';
import { platformError } from '#app/platform/problems.ts';
import type { Services } from '#app/platform/services.server.ts';
import { confirmedEmail } from '../db/accounts.server.ts';

type Deps = Pick<Services, 'db' | 'settings'>;

/** Whether the account's current confirmed address is one of the two administrators'. */
export async function isAdministrator({ db, settings }: Deps, account: Account): Promise<boolean> {
  const email = await confirmedEmail(db, account.id);
  return email !== null && settings.adminEmails.includes(email.trim());
}

/** The calling administrator. Throws 401 `unauthenticated` or `second_factor_required`, or 403 `forbidden`. */
export async function requireAdministrator(services: Deps, c: ApiContext): Promise<Account> {
  const account = requireAccount(c);
  if (!(await isAdministrator(services, account))) throw platformError('forbidden', { status: 403 });
  requireFactor(c, 'any');
  return account;
}
