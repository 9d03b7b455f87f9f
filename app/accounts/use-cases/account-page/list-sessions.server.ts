import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { deviceOf } from '../../domain/device.ts';
import { loadSessions } from '../../db/account-page.server.ts';
import type { AccountSession } from '../../model/account-page-schemas.ts';

/** Sessions of the account: the current one first, then by last use. */
export async function listSessions(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  account: Account,
): Promise<AccountSession[]> {
  const rows = await loadSessions(db, account.id, settings.adminEmails);
  const sessions = rows.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    device: deviceOf(userAgent),
    current: id === account.sessionId,
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}
