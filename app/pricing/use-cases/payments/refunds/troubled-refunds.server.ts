import { accountContact } from '#app/accounts/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { TroubledRefund } from '../../../model/payments-schemas.ts';
import { loadTroubledRefunds } from '../../../db/payments-refunds.server.ts';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Money } from '#app/platform/money.ts';
import { lockRefund, markSettled } from '../../../db/refunds-settling.server.ts';

/** Rows shown at once. */
export const MOST_ROWS = 100;

/** Refunds for founders: pending ones, oldest first, then completed ones that need attention, latest first. `more` if the list was cut off. */
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
  | { outcome: 'settled'; amount: Money; before: string; after: string }
  | { outcome: 'unknown' | 'under_way' };

/**
 * Marks a refund as handled by a founder, inside the transaction `trx`: a failed one was made in another way; for used credits, and
 * for one made by hand at the provider, nothing else changes. `under_way` while a request to the provider is pending, since it could be made twice.
 */
export async function settleRefund(
  trx: Kysely<DB>,
  { id, now }: { id: string; now: Date },
): Promise<Settled> {
  const refund = await lockRefund(trx, id);
  if (!refund || refund.settled) return { outcome: 'unknown' };
  const failed = refund.state === 'failed';
  const isToNote = refund.usedMinor > 0 || refund.reason === 'made_elsewhere';
  if (!failed && !(refund.state === 'done' && isToNote)) return { outcome: 'under_way' };
  await markSettled(trx, { id, made: failed, now });
  return { outcome: 'settled', amount: refund.amount, before: refund.state, after: 'done' };
}
