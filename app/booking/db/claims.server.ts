import { type Kysely, sql, type Updateable } from 'kysely';
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

/** What the two sides wrote about claims, by booking id. */
export async function loadStatements(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Partial<Record<Side, string>>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.claim_statements')
    .selectAll()
    .where('booking_id', 'in', ids)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ booking_id }) => booking_id)].map(([id, own]) => [
      id,
      Object.fromEntries(own.map(({ side, words }) => [side, words])),
    ]),
  );
}

/** Stores what a side writes about a claim; a later text replaces the earlier one, none removes it. */
export async function saveStatement(
  trx: Database,
  statement: { bookingId: string; side: Side; accountId: string; words: string; at: Date },
): Promise<void> {
  const { bookingId, side, accountId, words, at } = statement;
  if (words === '') {
    await trx
      .deleteFrom('app.claim_statements')
      .where('booking_id', '=', bookingId)
      .where('side', '=', side)
      .execute();
    return;
  }
  await trx
    .insertInto('app.claim_statements')
    .values({ booking_id: bookingId, side, account_id: accountId, words, written_at: at })
    .onConflict((on) =>
      on.columns(['booking_id', 'side']).doUpdateSet({ account_id: accountId, words, written_at: at }),
    )
    .execute();
}

/** Those of the sessions that took place by the family’s word. */
export async function loadFamilyAttended(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('app.family_attendances')
    .select('booking_id')
    .where('booking_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/** Idempotent: the first word counts. */
export async function insertFamilyAttendance(
  trx: Database,
  { bookingId, accountId, at }: { bookingId: string; accountId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('app.family_attendances')
    .values({ booking_id: bookingId, account_id: accountId, attended_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
}

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

/** A disputed claim of which founders are to be reminded, for the first or the second time. */
export type DisputeReminder = { bookingId: string; disputedAt: Date; number: 1 | 2 };

/** Whether a reminder is due: the first for claims disputed until `first`, the second for those until `second`. */
const reminderIsDue = ({ first, second }: { first: Date; second: Date }) =>
  sql<boolean>`outcome is null and (
    disputed_at <= ${first} and founder_reminders < 1 or disputed_at <= ${second} and founder_reminders < 2)`;

/** Booking ids of claims of which founders are to be reminded, longest disputed first. */
export async function listDueReminders(
  db: Database,
  due: { first: Date; second: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('app.absence_claims')
    .select('booking_id')
    .where(reminderIsDue(due))
    .orderBy('disputed_at')
    .limit(limit)
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

/**
 * Counts the reminder of a claim that is due and returns it; undefined if another process was first or the claim has been decided. A second
 * reminder that is due replaces a first one that was missed.
 */
export async function takeDueReminder(
  trx: Database,
  bookingId: string,
  due: { first: Date; second: Date },
): Promise<DisputeReminder | undefined> {
  const row = await trx
    .updateTable('app.absence_claims')
    .set({ founder_reminders: sql<number>`case when disputed_at <= ${due.second} then 2 else 1 end` })
    .where('booking_id', '=', bookingId)
    .where(reminderIsDue(due))
    .returning(['disputed_at', 'founder_reminders'])
    .executeTakeFirst();
  if (!row?.disputed_at) return undefined;
  return { bookingId, disputedAt: row.disputed_at, number: row.founder_reminders === 2 ? 2 : 1 };
}
