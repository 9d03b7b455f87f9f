import type { Services } from '#app/platform/services.server.ts';
import { insertCreditNote } from '../../db/invoices.server.ts';
import { numberDrafts } from '../invoices/number-invoices.server.ts';
import { throughDeadlocks, creditError } from '../../model/errors.ts';
import { lockPaymentOf } from '../../db/payments.server.ts';
import { orderRefund } from '../payments/refunds/order-refund.server.ts';
import { daysAfter, GIVE_BACK_DAYS, HALVES_PER_CREDIT } from '../../domain/credit.ts';
import { addEntry, lockPack, lockPacksOf, type PackRecord } from '../../db/credits.server.ts';

/**
 * Amount that returning the rest of a pack takes off its invoice or refunds to the card at `now`. Null when it cannot be returned: too late,
 * nothing left, half a credit left, a gift, partly refunded outside this system, which a person has to check, or the bank asks for its
 * payment.
 */
export function worthOfRest(pack: PackRecord, now: Date): number | null {
  const isPaid = pack.payment === 'invoice' || pack.payment === 'card';
  const open = isPaid && now <= daysAfter(pack.boughtAt, GIVE_BACK_DAYS);
  if (!open || pack.paidBackElsewhere || pack.isContested || pack.balance === 0) return null;
  return pack.balance % HALVES_PER_CREDIT === 0 ? pack.balance * pack.halfValueMinor : null;
}

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'jobs' | 'settings'>;
type Given = { id: string; accountId: string; amountMinor: number };

/**
 * Returns the unused credits of a pack within 14 days and writes a credit note over exactly their price; a card payment is refunded by the
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
  const payment = await lockPaymentOf(trx, [input.id]);
  await lockPacksOf(trx, input.accountId);
  const pack = await lockPack(trx, input.id);
  if (!pack || pack.accountId !== input.accountId) throw creditError('unknown_pack', { status: 404 });
  const worth = worthOfRest(pack, now);
  if (worth === null) throw creditError('not_returnable', { status: 409 });
  if (worth !== input.amountMinor) throw creditError('rest_changed', { status: 409 });
  await addEntry(trx, { packId: pack.id, kind: 'refunded', halves: -pack.balance, at: now });
  await insertCreditNote(trx, {
    of: { packId: pack.id },
    totalMinor: worth,
    halves: pack.balance,
    reason: 'returned',
    now,
  });
  await numberDrafts(services, now);
  if (pack.payment !== 'card') return;
  if (!payment) throw new Error(`no payment of pack ${pack.id}`);
  const refund = { paymentId: payment.id, bookingId: null, amountMinor: worth };
  await orderRefund(services, { ...refund, reason: 'given_back' }, now);
}
