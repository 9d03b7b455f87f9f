import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/index.ts';
import {
  creditFrom,
  daysAfter,
  GRACE_DAYS,
  isGoodFor,
  type CreditPart,
  type SessionToPay,
  valueOf,
  wholeCredits,
} from '../../domain/credit.ts';
import {
  mostHalves,
  type PricedSession,
  splitAll,
  type SplitPayment,
  type SplitRefusal,
} from '../../domain/split-payment.ts';
import { addEntry, insertPack, loadPack, loadPacks, lockPacksOf } from '../../db/credits.server.ts';

type Database = Kysely<DB>;
type Worth = { amountMinor: number; currency: Currency };

/** Number of the account’s whole credits valid for a session now, and the expiry of the one that would be used. */
export async function creditsFor(
  db: Database,
  { accountId, session, now }: { accountId: string; session: SessionToPay; now: Date },
): Promise<{ credits: number; expiresAt: Date | null }> {
  const good = (await loadPacks(db, accountId)).filter(
    (pack) => !pack.isContested && isGoodFor(pack, session, now),
  );
  const first = creditFrom(good)?.[0];
  return { credits: wholeCredits(good), expiresAt: first?.expiresAt ?? null };
}

/**
 * Pays a booking with one credit inside the transaction `trx`; returns its value at the price paid for it. Null without a valid whole
 * credit. Takes the lock of the account’s packs, so concurrent uses of the last credit are serialized.
 */
export async function spendCredit(
  trx: Database,
  spend: { accountId: string; bookingId: string; session: SessionToPay; now: Date },
): Promise<Worth | null> {
  const { accountId, bookingId, session, now } = spend;
  await lockPacksOf(trx, accountId);
  const good = (await loadPacks(trx, accountId)).filter(
    (pack) => !pack.isContested && isGoodFor(pack, session, now),
  );
  const parts = creditFrom(good);
  const [first] = parts ?? [];
  if (!parts || !first) return null;
  for (const { packId, halves } of parts)
    await addEntry(trx, { packId, kind: 'spent', halves: -halves, bookingId, at: now });
  return { amountMinor: valueOf(parts), currency: first.currency };
}

/** Sessions of one account that are booked together, each to be paid with so many halves of credits and the difference in money. */
type SplitInput = { accountId: string; sessions: readonly PricedSession[]; halves: number; now: Date };

/** How halves of credits and money would pay for the sessions now. Read-only. */
export async function planSplit(
  db: Database,
  { accountId, sessions, halves, now }: SplitInput,
): Promise<SplitPayment[] | { refusal: SplitRefusal }> {
  const usable = (await loadPacks(db, accountId)).filter(({ isContested }) => !isContested);
  return splitAll(usable, sessions, { halves, now });
}

/** Each number of halves with which the sessions can be paid now, and how. Numbers that would take the same halves as a smaller one are left out. */
export async function splitOptions(
  db: Database,
  { accountId, sessions, now }: Omit<SplitInput, 'halves'>,
): Promise<{ halves: number; payments: SplitPayment[] }[]> {
  const usable = (await loadPacks(db, accountId)).filter(({ isContested }) => !isContested);
  const most = Math.max(0, ...sessions.map(({ minutes }) => mostHalves(minutes)));
  let before = 0;
  return Array.from({ length: most }, (_, at) => at + 1).flatMap((halves) => {
    const payments = splitAll(usable, sessions, { halves, now });
    if ('refusal' in payments) return [];
    const taken = payments.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.halves, 0);
    if (taken === before) return [];
    before = taken;
    return [{ halves, payments }];
  });
}

/**
 * Takes the halves inside the transaction `trx` and returns how each session is paid; takes nothing when they cannot pay. Takes the lock of the
 * account’s packs, so concurrent uses of the last halves are serialized.
 */
export async function spendSplit(
  trx: Database,
  {
    sessions,
    ...input
  }: Omit<SplitInput, 'sessions'> & {
    sessions: readonly (PricedSession & { bookingId: string })[];
  },
): Promise<SplitPayment[] | { refusal: SplitRefusal }> {
  await lockPacksOf(trx, input.accountId);
  const payments = await planSplit(trx, { ...input, sessions });
  if ('refusal' in payments) return payments;
  for (const [at, { parts }] of payments.entries())
    for (const { packId, halves } of parts) {
      const bookingId = sessions[at]?.bookingId ?? '';
      await addEntry(trx, { packId, kind: 'spent', halves: -halves, bookingId, at: input.now });
    }
  return payments;
}

/**
 * Returns halves that paid for a booking to their packs, inside the transaction `trx`, which holds the lock of the booking. What is returned to
 * an expired pack moves to a new one that is valid for thirty more days.
 */
export async function returnCredit(
  trx: Database,
  { bookingId, parts, now }: { bookingId: string; parts: readonly CreditPart[]; now: Date },
): Promise<void> {
  for (const part of parts) {
    await addEntry(trx, { packId: part.packId, kind: 'returned', halves: part.halves, bookingId, at: now });
    if (now >= part.expiresAt) await moveOn(trx, part, now);
  }
}

/** Moves halves into a new pack with the same terms. Without an owner (erased account) they stay in the old one. */
export async function moveOn(trx: Database, part: CreditPart, now: Date): Promise<void> {
  const from = await loadPack(trx, part.packId);
  if (!from?.accountId) return;
  const id = await insertPack(trx, {
    account_id: from.accountId,
    tutor_id: from.tutorId,
    halves: 0,
    // The bought pack, however often its credits moved on: its invoice and payment are theirs.
    from_pack_id: from.rootId,
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
  // The new pack is created by this transfer and uses its id.
  const transferId = id;
  await addEntry(trx, { packId: from.id, kind: 'moved', halves: -part.halves, transferId, at: now });
  await addEntry(trx, { packId: id, kind: 'moved', halves: part.halves, transferId, at: now });
}
