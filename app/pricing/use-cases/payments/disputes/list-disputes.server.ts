import type { Kysely } from 'kysely';
import { accountContact } from '#app/accounts/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Money } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import { isActionNeeded, type DisputeState } from '../../../domain/dispute.ts';
import type { PaidFor } from '../../../domain/payment.ts';
import {
  type PaymentDisputeRecord,
  loadDisputes,
  lockDispute,
  markDisputeDecided,
} from '../../../db/disputes.server.ts';
import { loadPayment } from '../../../db/payments.server.ts';

/** A dispute as founders see it. Without a payment it is about none that was made here. */
export type ListedDispute = {
  id: string;
  state: DisputeState;
  /** Stripe waits for an answer. */
  needsResponse: boolean;
  reason: string;
  amount: Money;
  /** What counts as given back by the bank. */
  lostMinor: number;
  evidenceDueAt: string | null;
  openedAt: string;
  decidedAt: string | null;
  intentId: string | null;
  payment: { label: string; subject: PaidFor; price: Money } | null;
  /** The payer; null once the account is erased. */
  account: { name: string; email: string } | null;
};

const MOST = 100;

/** Disputes, those that wait for somebody first, then the latest; at most 100. */
export async function listDisputes({ db }: Pick<Services, 'db'>): Promise<ListedDispute[]> {
  const disputes = await loadDisputes(db, MOST);
  const ids = [...new Set(disputes.flatMap(({ accountId }) => accountId ?? []))];
  const contacts = new Map(
    await Promise.all(ids.map(async (id) => [id, await accountContact(db, id)] as const)),
  );
  return disputes.map((dispute) => ({
    id: dispute.id,
    state: dispute.state,
    needsResponse: isActionNeeded(dispute.status),
    reason: dispute.reason,
    amount: { amountMinor: dispute.amountMinor, currency: dispute.currency },
    lostMinor: dispute.lostMinor,
    evidenceDueAt: dispute.evidenceDueAt?.toISOString() ?? null,
    openedAt: dispute.openedAt.toISOString(),
    decidedAt: dispute.decidedAt?.toISOString() ?? null,
    intentId: dispute.intentId,
    payment: dispute.payment,
    account: contacts.get(dispute.accountId ?? '') ?? null,
  }));
}

/** What a dispute was paid for, without a lock. */
export async function findDisputedSubject(db: Kysely<DB>, id: string): Promise<PaidFor | undefined> {
  const row = await db
    .selectFrom('app.disputes')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.payment_id ? (await loadPayment(db, row.payment_id))?.subject : undefined;
}

/**
 * Marks a lost dispute as decided, inside the transaction `trx`, and returns it. `unknown`, or `not_lost` while the bank has not decided or
 * when somebody has decided before.
 */
export async function decideLostDispute(
  trx: Kysely<DB>,
  { id, now }: { id: string; now: Date },
): Promise<PaymentDisputeRecord | 'unknown' | 'not_lost'> {
  const dispute = await lockDispute(trx, id);
  if (!dispute) return 'unknown';
  if (dispute.state !== 'lost' || dispute.decidedAt !== null) return 'not_lost';
  await markDisputeDecided(trx, id, now);
  return dispute;
}
