import { listUsers } from '#app/accounts/index.server.ts';
import { raiseUnpaidLimits } from '#app/booking/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Founder } from '../../model/founder.ts';
import type { UnpaidLimitsInput } from '../../model/user-detail-schemas.ts';
import { founderError } from '../../model/errors.ts';
import { insertAct } from '../../db/founders.server.ts';

/**
 * Allows an account more unpaid sessions than the settings do, or takes that back. Idempotent. Logged. Throws `unknown_user` (404).
 */
export async function setUnpaidLimits(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  { founder, id, limits }: { founder: Founder; id: string } & UnpaidLimitsInput,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const [user] = await listUsers(trx, { id, search: '', limit: 1, now });
    if (!user) throw founderError('unknown_user', { status: 404 });
    const before = await raiseUnpaidLimits({ db: trx }, { accountId: id, limits, now });
    if (before?.sessions === limits?.sessions && before?.series === limits?.series) return;
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: 'account.unpaid_limits',
      subjectId: id,
      subject: user.email.slice(0, 200),
      before: fieldsOf(before),
      after: fieldsOf(limits),
      at: now,
    });
  });
}

/** Null: the limits of the settings. */
const fieldsOf = (limits: UnpaidLimitsInput['limits']) => ({
  unpaidSessions: limits?.sessions ?? null,
  unpaidSeries: limits?.series ?? null,
});
