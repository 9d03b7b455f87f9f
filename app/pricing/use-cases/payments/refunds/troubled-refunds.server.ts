import { accountContact } from '#app/accounts/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { TroubledRefund } from '../../../model/payments-schemas.ts';
import { loadTroubledRefunds } from '../../../db/payments-refunds.server.ts';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Money } from '#app/platform/money.ts';
import { lockRefund, markSettled } from '../../../db/refunds-settling.server.ts';

/** As many rows as the list shows at once. */
export const MOST_ROWS = 100;

/**
 * Refunds that founders look at: those not made yet, the oldest first, then those that are made and tell of something, the latest
 * first. `more` when there are others that the list has no room for.
 */
export async function listTroubledRefunds({
  db,
}: Pick<Services, 'db'>): Promise<{ refunds: TroubledRefund[]; more: boolean }> {
  const rows = await loadTroubledRefunds(db, MOST_ROWS + 1);
  const shown = rows.slice(0, MOST_ROWS);
  const ids = [...new Set(shown.flatMap((row) => row.account_id ?? []))];
  const contacts = new Map(
    await Promise.all(ids.map(async (id) => [id, await accountContact(db, id)] as const)),
  );
  const refunds = shown.map((row) => {
    const { currency, asked_minor, asked_currency } = row;
    return {
      id: row.id,
      amount: { amountMinor: row.amount_minor, currency },
      reason: row.reason,
      state: row.state,
      tries: row.tries,
      failure: row.failure,
      usedMinor: row.used_minor,
      intentId: row.intent_id,
      createdAt: row.created_at.toISOString(),
      failedAt: row.failed_at?.toISOString() ?? null,
      label: row.label,
      paid: { amountMinor: row.paid_minor, currency },
      asked: asked_minor && asked_currency ? { amountMinor: asked_minor, currency: asked_currency } : null,
      account: contacts.get(row.account_id ?? '') ?? null,
    };
  });
  return { refunds, more: rows.length > MOST_ROWS };
}

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
