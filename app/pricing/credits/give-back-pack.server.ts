import type { Services } from '#app/platform/services.server.ts';
import { insertCreditNote } from '../invoices/queries.server.ts';
import { numberDrafts } from '../invoices/number-invoices.server.ts';
import { daysAfter, GIVE_BACK_DAYS, HALVES_PER_CREDIT } from './credit.ts';
import { creditError } from './problems.ts';
import { addEntry, lockPack, type PackRecord } from './queries.server.ts';

/**
 * What giving back the rest of a pack would take off its invoice at `now`; null where it cannot be given back: too late, nothing left,
 * half a credit in it, or paid by card, which a person looks at.
 */
export function worthOfRest(pack: PackRecord, now: Date): number | null {
  const open = pack.payment === 'invoice' && now <= daysAfter(pack.boughtAt, GIVE_BACK_DAYS);
  if (!open || pack.balance === 0 || pack.balance % HALVES_PER_CREDIT !== 0) return null;
  return pack.balance * pack.halfValueMinor;
}

/**
 * Takes the unused credits of a pack back within 14 days and writes the credit note over exactly their price.
 * Throws `unknown_pack` (404), `not_returnable`, `rest_changed` (409: another amount than the one that was shown).
 */
export async function giveBackPack(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { id: string; accountId: string; amountMinor: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const pack = await lockPack(trx, input.id);
    if (!pack || pack.accountId !== input.accountId) throw creditError('unknown_pack', { status: 404 });
    const worth = worthOfRest(pack, now);
    if (worth === null) throw creditError('not_returnable', { status: 409 });
    if (worth !== input.amountMinor) throw creditError('rest_changed', { status: 409 });
    await addEntry(trx, { packId: pack.id, kind: 'refunded', halves: -pack.balance, at: now });
    const quantity = pack.balance / HALVES_PER_CREDIT;
    await insertCreditNote(trx, { of: { packId: pack.id }, totalMinor: worth, quantity, now });
    await numberDrafts(trx, now);
  });
}
