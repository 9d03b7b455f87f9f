import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { LiveSessions } from '../account-page/live-sessions.server.ts';
import { clearEmailChange, deleteOtherSessions } from '../../db/account-page.server.ts';
import { sendNotice } from '../send-notice.server.ts';
import { emailOf } from '../../db/changes.server.ts';

type Deps = Pick<Services, 'db' | 'mail' | 'settings' | 'random' | 'clock'> & { liveSessions: LiveSessions };

const noSession = '00000000-0000-0000-0000-000000000000';

/**
 * Consequences of a new password, also after a recovery: other sessions end, a pending change of address is cancelled,
 * and the owner is notified.
 */
export async function handlePasswordChange(
  services: Deps,
  { account, language }: { account: Account; language: Language },
): Promise<void> {
  const { db, clock, liveSessions } = services;
  const { id: accountId, sessionId = noSession } = account;
  const ended = await db.transaction().execute(async (trx) => {
    await clearEmailChange(trx, accountId, clock.now());
    const to = await emailOf(trx, accountId);
    const inTransaction = { ...services, db: trx };
    if (to)
      await sendNotice(inTransaction, { kind: 'passwordChanged', to, language, values: { address: '' } });
    return deleteOtherSessions(trx, { accountId, sessionId });
  });
  liveSessions.forget(ended);
}
