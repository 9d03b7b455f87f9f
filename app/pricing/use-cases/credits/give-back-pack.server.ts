import type { Services } from '#app/platform/services.server.ts';
import { insertCreditNote } from '../../db/invoices.server.ts';
import { numberDrafts } from '../invoices/number-invoices.server.ts';
import { throughDeadlocks, creditError } from '../../model/errors.ts';
import { lockPaymentOf } from '../../db/payments.server.ts';
import { orderRefund } from '../payments/refunds/order-refund.server.ts';
import { addEntry, loadPack, lockPack, lockPacksOf, type PackRecord } from '../../db/credits.server.ts';

/**
 * Halves of a pack that can be given back at what was paid for them: all that are left, also after the pack is over, as far as the card
 * payment still holds their price, because a part may have gone back outside this system. None of a gift, or while the bank asks for its payment.
 */
function returnableHalves(pack: PackRecord): number {
  const { paidBy, isContested, balance, halfValueMinor, refundableMinor } = pack;
  if (paidBy === 'goodwill' || isContested) return 0;
  return refundableMinor === null ? balance : Math.min(balance, Math.floor(refundableMinor / halfValueMinor));
}

/** Amount that returning the rest of a pack takes off its invoice or refunds to the card; null when nothing can be given back. */
export function worthOfRest(pack: PackRecord): number | null {
  return returnableHalves(pack) * pack.halfValueMinor || null;
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
  const halves = returnableHalves(pack);
  await addEntry(trx, { packId: pack.id, kind: 'refunded', halves: -halves, at: now });
  await insertCreditNote(trx, {
    of: { packId: rootId },
    totalMinor: worth,
    halves,
    reason: 'returned',
    now,
  });
  await numberDrafts(services, now);
  if (pack.paidBy !== 'card') return;
  if (!payment) throw new Error(`no payment of pack ${rootId}`);
  const refund = { paymentId: payment.id, bookingId: null, amountMinor: worth };
  await orderRefund(services, { ...refund, reason: 'given_back' }, now);
}
