import type { Services } from '#app/platform/services.server.ts';
import { insertCreditNote } from '../../db/invoices.server.ts';
import { numberDrafts } from '../invoices/number-invoices.server.ts';
import { throughDeadlocks, creditError } from '../../model/errors.ts';
import { lockPaymentOf } from '../../db/payments.server.ts';
import { orderRefund } from '../payments/refunds/order-refund.server.ts';
import { addEntry, loadPack, lockPack, lockPacksOf, type PackRecord } from '../../db/credits.server.ts';

/**
 * Amount that returning the rest of a pack takes off its invoice or refunds to the card: what was paid for it, also for half a credit and
 * after the pack is over. Null when nothing is left, for a gift, when money was refunded outside this system, which a person has to check,
 * or while the bank asks for its payment.
 */
export function worthOfRest(pack: PackRecord): number | null {
  const waits = pack.paidBy === 'goodwill' || pack.paidBackElsewhere || pack.isContested;
  return waits || pack.balance === 0 ? null : pack.balance * pack.halfValueMinor;
}

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'jobs' | 'settings'>;
type Given = { id: string; accountId: string; amountMinor: number };

/**
 * Returns the unused credits of a pack at any time and writes a credit note over exactly their price; a card payment is refunded by the
 * same amount. Throws `unknown_pack` (404), `not_returnable`, `rest_changed` (409: the amount differs from the one shown).
 */
export async function giveBackPack(services: Deps, input: Given): Promise<void> {
  const now = services.clock.now();
  await throughDeadlocks(() =>
    services.db.transaction().execute((trx) => giveBack({ ...services, db: trx }, input, now)),
  );
}

async function giveBack(services: Deps, input: Given, now: Date): Promise<void> {
  const { db: trx } = services;
  // Lock order as for payment events: the payment first.
  const rootId = (await loadPack(trx, input.id))?.rootId ?? input.id;
  const payment = await lockPaymentOf(trx, [rootId]);
  await lockPacksOf(trx, input.accountId);
  const pack = await lockPack(trx, input.id);
  if (!pack || pack.accountId !== input.accountId) throw creditError('unknown_pack', { status: 404 });
  const worth = worthOfRest(pack);
  if (worth === null) throw creditError('not_returnable', { status: 409 });
  if (worth !== input.amountMinor) throw creditError('rest_changed', { status: 409 });
  await addEntry(trx, { packId: pack.id, kind: 'refunded', halves: -pack.balance, at: now });
  await insertCreditNote(trx, {
    of: { packId: rootId },
    totalMinor: worth,
    halves: pack.balance,
    reason: 'returned',
    now,
  });
  await numberDrafts(services, now);
  if (pack.paidBy !== 'card') return;
  if (!payment) throw new Error(`no payment of pack ${rootId}`);
  const refund = { paymentId: payment.id, bookingId: null, amountMinor: worth };
  await orderRefund(services, { ...refund, reason: 'given_back' }, now);
}
