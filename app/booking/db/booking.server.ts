import { compileForColumns } from '#app/platform/statement-batch.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { sql, type Kysely, type Updateable } from 'kysely';
import type { Currency, Locale } from '#app/preferences/index.ts';
import type { AppBookings, DB } from '#app/platform/database-types.ts';
import type { SessionType } from '#app/tutors/index.ts';
import { CLAIM_WINDOW, type Side } from '../domain/absence.ts';
import type { CancelledBy, Policy } from '../domain/cancellation-policy.ts';
import type { BookingState } from '../model/states.ts';

type Database = Kysely<DB>;
/** A session including the buffers around it. */
type Claimed = { from: Date; to: Date };

/** As a PostgreSQL range, end exclusive. */
export const rangeOf = ({ from, to }: Claimed) => sql<string>`tstzrange(${from}, ${to})`;

/** Moves a booking that the transaction has locked, with its new number of moves. The claimed range uses the tutor’s current buffers. */
export async function moveInTime(
  trx: Database,
  booking: Pick<BookingRecord, 'id' | 'moves' | 'sequence'>,
  to: { startsAt: Date; endsAt: Date; claimed: Claimed },
): Promise<BookingRecord> {
  const row = await trx
    .updateTable('app.bookings')
    .set({
      starts_at: to.startsAt,
      ends_at: to.endsAt,
      claimed: rangeOf(to.claimed),
      moves: booking.moves,
      sequence: booking.sequence + 1,
    })
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return recordOf(row);
}

export const keyOfTime = (learnerId: string) => `time of ${learnerId}`;

/**
 * Serializes transactions that claim time of one learner profile or account, instead of letting them wait on each other’s rows. Advisory
 * lock until the end of the transaction.
 */
export async function lockTimeOf(trx: Database, learnerId: string): Promise<void> {
  await lockKey(trx, keyOfTime(learnerId)).execute();
}

/** An advisory lock until the end of the transaction; none for null. */
export const lockKey = (trx: Database, key: string | null) =>
  trx.selectNoFrom(sql<string>`pg_advisory_xact_lock(hashtextextended(${key}, 0))`.as('locked'));

export const keyOfDays = (tutorId: string) => `days of ${tutorId}`;

/** Serializes transactions that claim time of one tutor. Advisory lock until the end of the transaction; must be taken before any row lock. */
export async function lockDaysOf(trx: Database, tutorId: string): Promise<void> {
  await lockKey(trx, keyOfDays(tutorId)).execute();
}

export async function loadBooking(db: Database, id: string): Promise<BookingRecord | undefined> {
  const row = await db.selectFrom('app.bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}

/** Loads the booking with a row lock. */
export async function lockBooking(trx: Database, id: string): Promise<BookingRecord | undefined> {
  const row = await queryAndLock(trx, id).executeTakeFirst();
  return row && recordOf(row);
}

/** The same for `executeTogether`; `recordOf` reads its row. */
export const queryAndLock = (trx: Database, id: string) =>
  trx.selectFrom('app.bookings').selectAll().where('id', '=', id).forUpdate();

const selectSeries = (db: Database, seriesId: string) =>
  db.selectFrom('app.bookings').selectAll().where('series_id', '=', seriesId).orderBy('starts_at');

/** All holds or bookings of a series, first start first. */
export async function loadSeries(db: Database, seriesId: string): Promise<BookingRecord[]> {
  return (await selectSeries(db, seriesId).execute()).map(recordOf);
}

/** The session that was the first of a series when it was booked. */
export async function loadFirstOfSeries(db: Database, seriesId: string): Promise<string | undefined> {
  const first = await selectSeries(db, seriesId)
    .clearOrderBy()
    .orderBy('first_starts_at')
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}

/** The same with row locks. */
export async function lockSeries(trx: Database, seriesId: string): Promise<BookingRecord[]> {
  return (await selectSeries(trx, seriesId).forUpdate().execute()).map(recordOf);
}

/** Bookings paid with credits of a pack, or of what came back of it; first start first. */
export async function loadCreditBookings(db: Database, packId: string): Promise<BookingRecord[]> {
  const rows = await db
    .selectFrom('app.bookings')
    .selectAll()
    .where('id', 'in', (from) =>
      from
        .selectFrom('app.credit_entries as entry')
        .innerJoin('app.credit_packs as pack', 'pack.id', 'entry.pack_id')
        .select('entry.booking_id')
        .where('entry.kind', '=', 'spent')
        .where((are) => are.or([are('pack.id', '=', packId), are('pack.from_pack_id', '=', packId)])),
    )
    .orderBy('starts_at')
    .execute();
  return rows.map(recordOf);
}

/** Bookings made by an account, or made with a tutor. */
type Whose = { accountId: string } | { tutorId: string };

const sideOf = (whose: Whose) =>
  'accountId' in whose ? (['account_id', whose.accountId] as const) : (['tutor_id', whose.tutorId] as const);

/** Bookings of an account or a tutor, newest start first; without holds and expired holds. */
export async function loadBookingsOf(db: Database, whose: Whose, limit: number): Promise<BookingRecord[]> {
  const [column, id] = sideOf(whose);
  const rows = await db
    .selectFrom('app.bookings')
    .selectAll()
    .where(column, '=', id)
    .where('state', 'not in', ['held', 'expired'])
    .orderBy('starts_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(recordOf);
}

/** Confirmed bookings of the account that have not ended, the next one first; if wanted, only those for one of its learners. */
export async function loadBookedAhead(
  db: Database,
  {
    accountId,
    onlyOfLearners,
    now,
    limit,
  }: { accountId: string; onlyOfLearners: boolean; now: Date; limit: number },
): Promise<BookingRecord[]> {
  const rows = await db
    .selectFrom('app.bookings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'confirmed')
    .where('ends_at', '>', now)
    .$if(onlyOfLearners, (query) => query.where('learner_profile_id', 'is not', null))
    .orderBy('starts_at')
    .limit(limit)
    .execute();
  return rows.map(recordOf);
}

/** Bookings that begin after `since`, first start first; cancelled ones only if cancelled since `cancelledSince`. */
export async function loadBookingsSince(
  db: Database,
  whose: Whose,
  { since, cancelledSince, limit }: { since: Date; cancelledSince: Date; limit: number },
): Promise<BookingRecord[]> {
  const [column, id] = sideOf(whose);
  const rows = await db
    .selectFrom('app.bookings')
    .selectAll()
    .where(column, '=', id)
    .where('state', 'not in', ['held', 'expired'])
    .where('starts_at', '>=', since)
    .where((are) => are.or([are('state', '<>', 'cancelled'), are('ended_at', '>=', cancelledSince)]))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(recordOf);
}

/** Confirmed sessions of an account or a tutor that have not ended, next first. */
export async function loadConfirmedOf(db: Database, whose: Whose): Promise<BookingRecord[]> {
  const [column, id] = sideOf(whose);
  const rows = await db
    .selectFrom('app.bookings')
    .selectAll()
    .where(column, '=', id)
    .where('state', '=', 'confirmed')
    .orderBy('starts_at')
    .execute();
  return rows.map(recordOf);
}

/** Updates a booking that the transaction has locked. */
export async function updateBooking(
  trx: Database,
  id: string,
  change: Updateable<AppBookings>,
): Promise<BookingRecord> {
  return recordOf(await queryUpdate(trx, id, change).executeTakeFirstOrThrow());
}

const queryUpdate = (trx: Database, id: string, change: Updateable<AppBookings>) =>
  trx.updateTable('app.bookings').set(change).where('id', '=', id).returningAll();

/** The same with plain values, for `executeTogether`; `recordOf` reads its row. */
export const updateWithValues = compileForColumns(
  (trx, change: Updateable<AppBookings>, [id]) => queryUpdate(trx, String(id), change),
  (change, [id]) => [...change, id],
);

/**
 * Completes confirmed sessions once the claim window is over and no claim is open, and returns them. With `ids`, only those, as soon as they
 * have ended.
 */
export async function completeEnded(
  trx: Database,
  now: Date,
  ids?: readonly string[],
): Promise<BookingRecord[]> {
  const endedBy = ids ? now : new Date(now.getTime() - CLAIM_WINDOW);
  const rows = await trx
    .updateTable('app.bookings')
    .set({ state: 'completed', ended_at: now })
    .where('state', '=', 'confirmed')
    .where('ends_at', '<=', endedBy)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app.absence_claims')
            .select('booking_id')
            .whereRef('booking_id', '=', 'app.bookings.id')
            .where('outcome', 'is', null),
        ),
      ),
    )
    .returningAll()
    .execute();
  return rows.map(recordOf);
}

export type BookingRow = Awaited<ReturnType<typeof selectAnyRow>>;
const selectAnyRow = (db: Database) => db.selectFrom('app.bookings').selectAll().executeTakeFirstOrThrow();

export function recordOf(row: BookingRow): BookingRecord {
  return {
    id: row.id,
    tutorId: row.tutor_id,
    state: row.state as BookingState,
    sessionType: row.session_type as SessionType,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    firstStartsAt: row.first_starts_at,
    moves: row.moves,
    absent: row.absent as Side | null,
    seriesId: row.series_id,
    accountId: row.account_id,
    visitorId: row.visitor_id,
    learnerProfileId: row.learner_profile_id,
    learnerEmail: row.learner_email,
    learnerLocale: row.learner_locale as Locale,
    learnerZone: row.learner_zone,
    note: row.note,
    sharesProgress: row.shares_progress,
    priceMinor: row.price_minor,
    currency: row.currency as Currency,
    policy: row.policy as Policy,
    payment: row.payment as BookingRecord['payment'],
    paymentDueAt: row.payment_due_at,
    expiresAt: row.expires_at,
    extensions: row.extensions,
    sequence: row.sequence,
    cancelledBy: row.cancelled_by as CancelledBy | null,
    refundMinor: row.refund_minor,
    backBeforeMinor: row.back_before_minor,
    ...creditOf(row),
    returnedHalves: row.returned_halves,
    attendedAt: row.attended_at,
    createdAt: row.created_at,
  };
}

/** A session that an older version sold for a credit says neither its halves nor their worth: two, worth the price. */
function creditOf(row: BookingRow) {
  const isWhole = row.payment === 'credit' && row.credit_halves === null;
  return {
    creditHalves: row.credit_halves ?? (isWhole ? 2 : 0),
    creditMinor: isWhole ? row.price_minor : row.credit_minor,
    creditBackMinor: row.credit_back_minor ?? (isWhole ? row.refund_minor : null),
  };
}

/**
 * Whether the learner (a profile, or the account itself) has another session at that time. Checked before a payment starts; later the
 * database constraint refuses it.
 */
export async function isLearnerBusy(
  db: Kysely<DB>,
  { accountId, learnerProfileId }: { accountId: string; learnerProfileId: string | null },
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('app.bookings')
    .select('id')
    .where((are) =>
      learnerProfileId
        ? are('learner_profile_id', '=', learnerProfileId)
        : are.and([are('account_id', '=', accountId), are('learner_profile_id', 'is', null)]),
    )
    .where('state', '=', 'confirmed')
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .executeTakeFirst();
  return row !== undefined;
}
