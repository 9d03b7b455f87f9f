import { sql, type Kysely, type Updateable } from 'kysely';
import type { Currency, Locale } from '#app/preferences/public.ts';
import type { AppBookings, DB } from '#app/platform/database-types.ts';
import type { SessionType } from '#app/tutors/public.ts';
import type { CancelledBy, Policy } from './policy.ts';
import type { BookingState } from './states.ts';

type Database = Kysely<DB>;

/** A booking as the rules see it. */
export type BookingRecord = {
  id: string;
  tutorId: string;
  state: BookingState;
  sessionType: SessionType;
  startsAt: Date;
  endsAt: Date;
  accountId: string | null;
  visitorId: string | null;
  learnerProfileId: string | null;
  learnerEmail: string | null;
  learnerLocale: Locale;
  learnerZone: string;
  note: string;
  sharesProgress: boolean;
  priceMinor: number;
  currency: Currency;
  policy: Policy;
  payment: 'invoice' | null;
  paymentDueAt: Date | null;
  expiresAt: Date | null;
  extensions: number;
  sequence: number;
  cancelledBy: CancelledBy | null;
  refundMinor: number | null;
  createdAt: Date;
};

export type NewHold = {
  id: string;
  tutorId: string;
  sessionType: SessionType;
  startsAt: Date;
  endsAt: Date;
  claimed: { from: Date; to: Date };
  accountId: string | null;
  visitorId: string | null;
  locale: Locale;
  zone: string;
  priceMinor: number;
  currency: Currency;
  policy: Policy;
  expiresAt: Date;
  now: Date;
};

/** Ends the holds of a tutor whose time is over, so that they block nobody. */
export async function expireStaleHolds(trx: Database, tutorId: string, now: Date): Promise<void> {
  await expireHolds(trx, now).where('tutor_id', '=', tutorId).where('expires_at', '<=', now).execute();
}

/** Ends all holds whose time is over; returns how many. */
export async function expireAllStaleHolds(db: Database, now: Date): Promise<number> {
  const result = await expireHolds(db, now).where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Gives back what this owner holds with a tutor: choosing another time replaces the choice. */
export async function releaseHoldsOf(trx: Database, owner: Owner, tutorId: string, now: Date): Promise<void> {
  await expireHolds(trx, now)
    .where('tutor_id', '=', tutorId)
    .where((where) => where.or(ownedBy(owner).map(([column, id]) => where(column, '=', id))))
    .execute();
}

/** Who may act on a hold: the account, or the browser that made it while signed out. */
export type Owner = { accountId: string | null; visitorId: string | null };

const expireHolds = (db: Database, now: Date) =>
  db.updateTable('app.bookings').set({ state: 'expired', ended_at: now }).where('state', '=', 'held');

const ownedBy = ({ accountId, visitorId }: Owner): ['account_id' | 'visitor_id', string][] => [
  ...(accountId ? ([['account_id', accountId]] as ['account_id', string][]) : []),
  ...(visitorId ? ([['visitor_id', visitorId]] as ['visitor_id', string][]) : []),
];

/** Holds of an owner that still run, with any tutor. */
export async function countHolds(db: Database, owner: Owner, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('app.bookings')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .where((where) => where.or(ownedBy(owner).map(([column, id]) => where(column, '=', id))))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes the time, or returns false because somebody has it: the exclusion constraint decides. `on conflict` also
 * spares two rivals the deadlock of waiting for each other.
 */
export async function insertHold(trx: Database, hold: NewHold): Promise<boolean> {
  const inserted = await trx
    .insertInto('app.bookings')
    .values({
      id: hold.id,
      tutor_id: hold.tutorId,
      state: 'held',
      session_type: hold.sessionType,
      starts_at: hold.startsAt,
      first_starts_at: hold.startsAt,
      ends_at: hold.endsAt,
      claimed: sql`tstzrange(${hold.claimed.from}, ${hold.claimed.to})`,
      account_id: hold.accountId,
      visitor_id: hold.visitorId,
      learner_locale: hold.locale,
      learner_zone: hold.zone,
      price_minor: hold.priceMinor,
      currency: hold.currency,
      policy: JSON.stringify(hold.policy),
      expires_at: hold.expiresAt,
      created_at: hold.now,
    })
    .onConflict((conflict) => conflict.constraint('bookings_tutor_free').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Makes transactions that count an owner's holds wait for each other. Ends with the transaction; taken before that of the days. */
export async function lockHoldsOf(trx: Database, { accountId, visitorId }: Owner): Promise<void> {
  const key = `holds of ${accountId ?? visitorId ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Makes transactions that promise a tutor's time wait for each other. Ends with the transaction; taken before rows are locked. */
export async function lockDaysOf(trx: Database, tutorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`days of ${tutorId}`}, 0))`.execute(trx);
}

export async function loadBooking(db: Database, id: string): Promise<BookingRecord | undefined> {
  const row = await db.selectFrom('app.bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}

/** The booking, locked until the transaction ends. */
export async function lockBooking(trx: Database, id: string): Promise<BookingRecord | undefined> {
  const row = await trx
    .selectFrom('app.bookings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Bookings of an account or a tutor, newest start first; holds and what came of them are left out. */
export async function loadBookingsOf(
  db: Database,
  whose: { accountId: string } | { tutorId: string },
  limit: number,
): Promise<BookingRecord[]> {
  const [column, id] =
    'accountId' in whose
      ? (['account_id', whose.accountId] as const)
      : (['tutor_id', whose.tutorId] as const);
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

/** Sessions of an account or a tutor that are booked and not over, the next first. */
export async function loadConfirmedOf(
  db: Database,
  whose: { accountId: string } | { tutorId: string },
): Promise<BookingRecord[]> {
  const [column, id] =
    'accountId' in whose
      ? (['account_id', whose.accountId] as const)
      : (['tutor_id', whose.tutorId] as const);
  const rows = await db
    .selectFrom('app.bookings')
    .selectAll()
    .where(column, '=', id)
    .where('state', '=', 'confirmed')
    .orderBy('starts_at')
    .execute();
  return rows.map(recordOf);
}

/** Changes a booking that the transaction has locked. */
export async function updateBooking(
  trx: Database,
  id: string,
  change: Updateable<AppBookings>,
): Promise<BookingRecord> {
  const row = await trx
    .updateTable('app.bookings')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return recordOf(row);
}

/** Removes what was held, never booked, and over before `limit`. */
export async function forgetExpired(db: Database, limit: Date): Promise<void> {
  await db.deleteFrom('app.bookings').where('state', '=', 'expired').where('ended_at', '<', limit).execute();
}

/** Confirmed sessions whose end has passed become completed; returns how many. */
export async function completePast(db: Database, now: Date): Promise<number> {
  const result = await db
    .updateTable('app.bookings')
    .set({ state: 'completed', ended_at: now })
    .where('state', '=', 'confirmed')
    .where('ends_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

type Row = Awaited<ReturnType<typeof selectAnyRow>>;
const selectAnyRow = (db: Database) => db.selectFrom('app.bookings').selectAll().executeTakeFirstOrThrow();

function recordOf(row: Row): BookingRecord {
  return {
    id: row.id,
    tutorId: row.tutor_id,
    state: row.state as BookingState,
    sessionType: row.session_type as SessionType,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
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
    payment: row.payment as 'invoice' | null,
    paymentDueAt: row.payment_due_at,
    expiresAt: row.expires_at,
    extensions: row.extensions,
    sequence: row.sequence,
    cancelledBy: row.cancelled_by as CancelledBy | null,
    refundMinor: row.refund_minor,
    createdAt: row.created_at,
  };
}
