import type { Services } from '#app/platform/services.server.ts';
import { HALVES_PER_CREDIT } from '../../domain/credit.ts';
import { worthOfRest } from './give-back-pack.server.ts';
import { loadEntries, loadPacks, type PackRecord } from '../../db/credits.server.ts';
import type { Credits, CreditPack } from '../../model/credits-schemas.ts';
import type { TutorLookups } from '../selling-tutors.ts';

/** Limit of the list; the account export contains older entries. */
const MOST = 200;

/** Credits of an account: rest and expiry of each pack, and all entries, latest first. */
export async function listCredits(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tutors: Pick<TutorLookups, 'loadTutorsByIds'>,
  accountId: string,
): Promise<Credits> {
  const now = clock.now();
  const packs = await loadPacks(db, accountId);
  const entries = await loadEntries(db, accountId, MOST);
  const ids = [...new Set(packs.map(({ tutorId }) => tutorId))];
  const nameOf = new Map((await tutors.loadTutorsByIds(db, ids)).map(({ id, name }) => [id, name]));
  const gifts = new Set(packs.flatMap(({ id, payment }) => (payment === 'goodwill' ? [id] : [])));
  const tutorOf = new Map(packs.map(({ id, tutorId }) => [id, nameOf.get(tutorId) ?? 'N. N.']));
  return {
    halves: packs.reduce(
      (sum, pack) => sum + (pack.expiresAt > now && !pack.isContested ? pack.balance : 0),
      0,
    ),
    packs: packs.map((pack) => packView(pack, tutorOf.get(pack.id) ?? 'N. N.')),
    entries: entries.map(({ packId, kind, halves, bookingId, at }) => ({
      packId,
      tutor: tutorOf.get(packId) ?? 'N. N.',
      kind: kind === 'bought' && gifts.has(packId) ? 'given' : kind,
      halves,
      bookingId,
      at: at.toISOString(),
    })),
  };
}

export function packView(pack: PackRecord, tutor: string): CreditPack {
  const { currency } = pack;
  const rest = worthOfRest(pack);
  return {
    id: pack.id,
    tutor,
    halvesBought: pack.halves,
    halvesLeft: pack.balance,
    price: { amountMinor: pack.priceMinor, currency },
    worth: { amountMinor: pack.halfValueMinor * HALVES_PER_CREDIT, currency },
    payment: pack.paidBy,
    boughtAt: pack.boughtAt.toISOString(),
    expiresAt: pack.expiresAt.toISOString(),
    giveBack: rest === null ? null : { amountMinor: rest, currency },
    contested: pack.isContested,
  };
}
