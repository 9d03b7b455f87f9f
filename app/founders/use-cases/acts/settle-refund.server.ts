import { formatMoney } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import { settleRefund as settle } from '#app/pricing/index.server.ts';
import type { Founder } from '../../model/founder.ts';
import { founderError } from '../../model/errors.ts';
import { insertAct } from '../../db/founders.server.ts';

/**
 * Marks a refund as handled manually, which removes it from the list. Logged. Throws `unknown_refund` (404), also when handled already, and
 * `refund_under_way` (409) while the provider may still make it.
 */
export async function settleRefund(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  { founder, id }: { founder: Founder; id: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const settled = await settle(trx, { id, now });
    if (settled.outcome !== 'settled')
      throw settled.outcome === 'unknown'
        ? founderError('unknown_refund', { status: 404 })
        : founderError('refund_under_way', { status: 409 });
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: 'refund.settle',
      subjectId: id,
      subject: formatMoney(settled.amount, 'en-GB', 'exact'),
      before: { state: settled.before },
      after: { state: settled.after, settled: true },
      at: now,
    });
  });
}
