import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Money } from '#app/platform/money.ts';
import { lockRefund, markSettled } from '../../../db/refunds-settling.server.ts';

type Settled =
  { outcome: 'settled'; amount: Money; before: string; after: string } | { outcome: 'unknown' | 'under_way' };

/**
 * A founder has dealt with a refund by hand, in the transaction that `trx` is: what failed was made another way and is done; of what
 * had been used already nothing changes. `under_way` while the provider is still asked or has not answered: it could be made twice.
 */
export async function settleRefund(
  trx: Kysely<DB>,
  { id, now }: { id: string; now: Date },
): Promise<Settled> {
  const refund = await lockRefund(trx, id);
  if (!refund || refund.settled) return { outcome: 'unknown' };
  const failed = refund.state === 'failed';
  if (!failed && !(refund.state === 'done' && refund.usedMinor > 0)) return { outcome: 'under_way' };
  await markSettled(trx, { id, made: failed, now });
  return { outcome: 'settled', amount: refund.amount, before: refund.state, after: 'done' };
}
