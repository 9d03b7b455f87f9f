import type { Kysely, Updateable } from 'kysely';
import type { AppAbsenceClaims, DB } from '#app/platform/database-types.ts';
import type { Objection, Side } from '../domain/absence.ts';

type Database = Kysely<DB>;

/** One side’s claim that the other did not attend. Open while `outcome` is null. */
export type ClaimRecord = {
  bookingId: string;
  absent: Side;
  claimedBy: Side;
  claimedAt: Date;
  objection: Objection | null;
  disputedAt: Date | null;
  outcome: 'upheld' | 'rejected' | null;
};

/** Claims about these bookings, open or decided, by booking id. */
export async function loadClaims(db: Database, ids: readonly string[]): Promise<Map<string, ClaimRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('app.absence_claims').selectAll().where('booking_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.booking_id, claimOf(row)]));
}

/** The claim about a booking. Lock the booking before changing the claim. */
export const loadClaim = async (db: Database, bookingId: string): Promise<ClaimRecord | undefined> =>
  (await loadClaims(db, [bookingId])).get(bookingId);

/** Whether a claim about the booking awaits an answer or a decision. */
export const isClaimOpen = async (db: Database, bookingId: string): Promise<boolean> =>
  (await loadClaim(db, bookingId))?.outcome === null;

/** Open claims, oldest first; with `before` only undisputed claims made earlier than that. */
export async function loadOpenClaims(
  db: Database,
  { limit, before }: { limit: number; before?: Date },
): Promise<ClaimRecord[]> {
  const rows = await db
    .selectFrom('app.absence_claims')
    .selectAll()
    .where('outcome', 'is', null)
    .$if(before !== undefined, (query) =>
      query.where('disputed_at', 'is', null).where('claimed_at', '<', before ?? new Date(0)),
    )
    .orderBy('claimed_at')
    .limit(limit)
    .execute();
  return rows.map(claimOf);
}

export async function insertClaim(
  trx: Database,
  claim: Pick<ClaimRecord, 'bookingId' | 'absent' | 'claimedBy' | 'claimedAt' | 'disputedAt'>,
): Promise<ClaimRecord> {
  const row = await trx
    .insertInto('app.absence_claims')
    .values({
      booking_id: claim.bookingId,
      absent: claim.absent,
      claimed_by: claim.claimedBy,
      claimed_at: claim.claimedAt,
      disputed_at: claim.disputedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return claimOf(row);
}

export async function updateClaim(
  trx: Database,
  bookingId: string,
  change: Updateable<AppAbsenceClaims>,
): Promise<ClaimRecord> {
  const row = await trx
    .updateTable('app.absence_claims')
    .set(change)
    .where('booking_id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return claimOf(row);
}

const claimOf = (row: {
  booking_id: string;
  absent: string;
  claimed_by: string;
  claimed_at: Date;
  objection: string | null;
  disputed_at: Date | null;
  outcome: string | null;
}): ClaimRecord => ({
  bookingId: row.booking_id,
  absent: row.absent as Side,
  claimedBy: row.claimed_by as Side,
  claimedAt: row.claimed_at,
  objection: row.objection as Objection | null,
  disputedAt: row.disputed_at,
  outcome: row.outcome as ClaimRecord['outcome'],
});
