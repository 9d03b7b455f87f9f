import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/index.ts';
import {
  creditFrom,
  daysAfter,
  GRACE_DAYS,
  isGoodFor,
  partsBack,
  type CreditPart,
  type SessionToPay,
  valueOf,
  wholeCredits,
} from '../../domain/credit.ts';
import {
  addEntry,
  insertPack,
  loadPack,
  loadPacks,
  loadSpentOn,
  lockPacksOf,
} from '../../db/credits.server.ts';

type Database = Kysely<DB>;
type Worth = { amountMinor: number; currency: Currency };

/** How many whole credits of the account are good for a session now, and when the one that would be used ends. */
export async function creditsFor(
  db: Database,
  { accountId, session, now }: { accountId: string; session: SessionToPay; now: Date },
): Promise<{ credits: number; expiresAt: Date | null }> {
  const good = (await loadPacks(db, accountId)).filter((pack) => isGoodFor(pack, session, now));
  const first = creditFrom(good)?.[0];
  return { credits: wholeCredits(good), expiresAt: first?.expiresAt ?? null };
}

/**
 * Pays a booking with one credit, as part of the transaction that `trx` is; what it is worth at the price that was paid for it. Null when
 * the account has no whole credit that is good for it. Two who want the last one wait for each other here.
 */
export async function spendCredit(
  trx: Database,
  spend: { accountId: string; bookingId: string; session: SessionToPay; now: Date },
): Promise<Worth | null> {
  const { accountId, bookingId, session, now } = spend;
  await lockPacksOf(trx, accountId);
  const good = (await loadPacks(trx, accountId)).filter((pack) => isGoodFor(pack, session, now));
  const parts = creditFrom(good);
  const [first] = parts ?? [];
  if (!parts || !first) return null;
  for (const { packId, halves } of parts)
    await addEntry(trx, { packId, kind: 'spent', halves: -halves, bookingId, at: now });
  return { amountMinor: valueOf(parts), currency: first.currency };
}

/**
 * Gives halves of the credit back that paid for a booking, as part of the transaction that `trx` is and that has locked the booking.
 * What comes back to a pack that is over moves on to one that lasts thirty days more.
 */
export async function returnCredit(
  trx: Database,
  back: { bookingId: string; halves: number; now: Date },
): Promise<void> {
  const { bookingId, now } = back;
  const parts = partsBack(await loadSpentOn(trx, bookingId), back.halves);
  for (const part of parts) {
    await addEntry(trx, { packId: part.packId, kind: 'returned', halves: part.halves, bookingId, at: now });
    if (now >= part.expiresAt) await moveOn(trx, part, now);
  }
}

/** Into a pack of its own with the terms of the old one. Without an owner (the account was erased) it stays where it is. */
async function moveOn(trx: Database, part: CreditPart, now: Date): Promise<void> {
  const from = await loadPack(trx, part.packId);
  if (!from?.accountId) return;
  const id = await insertPack(trx, {
    account_id: from.accountId,
    tutor_id: from.tutorId,
    halves: 0,
    from_pack_id: from.id,
    price_minor: 0,
    half_value_minor: from.halfValueMinor,
    session_minor: from.sessionMinor,
    currency: from.currency,
    locale: from.locale,
    zone: from.zone,
    bought_at: now,
    expires_at: daysAfter(now, GRACE_DAYS),
  });
  if (!id) return;
  // The new pack begins with this move, so its number is that of the move.
  const transferId = id;
  await addEntry(trx, { packId: from.id, kind: 'moved', halves: -part.halves, transferId, at: now });
  await addEntry(trx, { packId: id, kind: 'moved', halves: part.halves, transferId, at: now });
}
