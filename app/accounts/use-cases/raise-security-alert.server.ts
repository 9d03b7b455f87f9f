import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { isAdministrator } from './administrators.server.ts';
import { insertAlertBelow } from '../db/security-alerts.server.ts';

const hour = 3_600_000;
/** Per account and hour: enough to see what happened, few enough not to fill the table. */
export const mostAlertsPerHour = 20;
const longestUserAgent = 400;

/**
 * Records that an account without the role tried to open an administrators' page or call (specification, section 6).
 * Administrators are not recorded. The address comes from the verified token, never from the request.
 */
export async function raiseSecurityAlert(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'log'>,
  input: { account: Account; context: string; userAgent: string | undefined },
): Promise<void> {
  const { db, clock, random, log } = services;
  const { account, context, userAgent = '' } = input;
  if (await isAdministrator(services, account)) return;
  const at = clock.now();
  const alert = {
    id: random.uuid(),
    accountId: account.id,
    email: account.email,
    context,
    userAgent: userAgent.slice(0, longestUserAgent),
    at,
  };
  const recent = { since: new Date(at.getTime() - hour), most: mostAlertsPerHour };
  if (await insertAlertBelow(db, alert, recent))
    log.warn(
      { accountId: account.id, context },
      'an account without the right tried an administrators’ page',
    );
}
