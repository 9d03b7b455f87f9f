import { changeSuspension } from '#app/accounts/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Founder } from '../../model/founder.ts';
import { founderError } from '../../model/errors.ts';
import { insertAct } from '../../db/founders.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings'>;

/**
 * Suspends an account, ending its sessions, or reinstates it; bookings stay. Idempotent. Logged. Returns the ids of ended sessions. Throws
 * `unknown_user` (404) and `founder_stays` (409).
 */
export async function suspendUser(
  { db, clock, random, settings }: Deps,
  { founder, id, suspended }: { founder: Founder; id: string; suspended: boolean },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const administrators = settings.adminEmails;
    const change = await changeSuspension(trx, { accountId: id, suspended, administrators, now });
    if (change.outcome === 'unknown') throw founderError('unknown_user', { status: 404 });
    if (change.outcome === 'administrator') throw founderError('founder_stays', { status: 409 });
    if (change.outcome === 'unchanged') return [];
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: suspended ? 'account.suspend' : 'account.lift',
      subjectId: id,
      subject: change.email.slice(0, 200),
      before: { suspended: !suspended },
      after: { suspended, sessionsEnded: change.ended.length },
      at: now,
    });
    return change.ended;
  });
}
