import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { sessionBegan } from '../../db/account-page.server.ts';
import { accountChangeError } from '../../model/call-errors.ts';

/** Milliseconds after signing in during which address and password may be changed. */
const freshFor = 15 * 60_000;

/**
 * Protects an account left open in a browser. Throws 403 `reauthentication_needed` when the session of the verified
 * token began too long ago; refreshing the token does not renew it.
 */
export async function requireFreshSignIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: accountId, sessionId }: Account,
): Promise<void> {
  const began = sessionId && (await sessionBegan(db, { accountId, sessionId }));
  if (!began || clock.now().getTime() - began.getTime() > freshFor)
    throw accountChangeError('reauthentication_needed', { status: 403 });
}
