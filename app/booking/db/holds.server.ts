import { sql, type Kysely } from 'kysely';
import type { Currency, Locale } from '#app/preferences/index.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { SessionType } from '#app/tutors/index.ts';
import type { Policy } from '../domain/policy.ts';
import { rangeOf } from './booking.server.ts';

type Database = Kysely<DB>;

/** A time that is to be held. */
export type NewHold = {
  id: string;
  tutorId: string;
  sessionType: SessionType;
  startsAt: Date;
  endsAt: Date;
  claimed: { from: Date; to: Date };
  /** Times that are held together. */
  seriesId: string | null;
  accountId: string | null;
  visitorId: string | null;
  /** Hash of the network of somebody without an account. */
  network: string | null;
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

/** Ends all holds whose time is over, but for those that somebody works on at the moment; returns how many. */
export async function expireAllStaleHolds(db: Database, now: Date): Promise<number> {
  const result = await expireHolds(db, now)
    .where('id', 'in', (from) =>
      from
        .selectFrom('app.bookings')
        .select('id')
        .where('state', '=', 'held')
        .where('expires_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Gives back what this owner holds with a tutor: choosing another time replaces the choice. Says what could have been paid for. */
export async function releaseHoldsOf(
  trx: Database,
  owner: Owner,
  tutorId: string,
  now: Date,
): Promise<string[]> {
  const released = await expireHolds(trx, now)
    .where('tutor_id', '=', tutorId)
    .where((where) => where.or(ownedBy(owner).map(([column, id]) => where(column, '=', id))))
    .returning(['id', 'series_id'])
    .execute();
  return [...new Set(released.map(({ id, series_id }) => series_id ?? id))];
}

/** Who may act on a hold: the account, or the browser that made it while signed out. */
export type Owner = { accountId: string | null; visitorId: string | null };

const expireHolds = (db: Database, now: Date) =>
  db.updateTable('app.bookings').set({ state: 'expired', ended_at: now }).where('state', '=', 'held');

const ownedBy = ({ accountId, visitorId }: Owner): ['account_id' | 'visitor_id', string][] => [
  ...(accountId ? ([['account_id', accountId]] as ['account_id', string][]) : []),
  ...(visitorId ? ([['visitor_id', visitorId]] as ['visitor_id', string][]) : []),
];

/** Does the owner hold a time with this tutor? */
export async function hasHoldWith(db: Database, owner: Owner, tutorId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('app.bookings')
    .select('id')
    .where('state', '=', 'held')
    .where('tutor_id', '=', tutorId)
    .where('expires_at', '>', now)
    .where((where) => where.or(ownedBy(owner).map(([column, id]) => where(column, '=', id))))
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds of an owner that still run, with any tutor; what is held together counts once. */
export async function countHolds(db: Database, owner: Owner, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('app.bookings')
    .select(sql<string>`count(distinct coalesce(series_id, id))`.as('count'))
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
      ends_at: hold.endsAt,
      claimed: rangeOf(hold.claimed),
      series_id: hold.seriesId,
      account_id: hold.accountId,
      visitor_id: hold.visitorId,
      held_network: hold.network,
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

/** Makes transactions that count the holds of a network wait for each other. Taken after that of the owner, before that of the days. */
export async function lockHoldsFrom(trx: Database, network: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds from ${network}`}, 0))`.execute(trx);
}

/** Holds that still run and were made from a network without an account. */
export async function loadHoldsFrom(
  trx: Database,
  network: string,
  now: Date,
): Promise<{ tutorId: string; startsAt: Date; endsAt: Date }[]> {
  const rows = await trx
    .selectFrom('app.bookings')
    .select(['tutor_id', 'starts_at', 'ends_at'])
    .where('held_network', '=', network)
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .execute();
  return rows.map((row) => ({ tutorId: row.tutor_id, startsAt: row.starts_at, endsAt: row.ends_at }));
}

/** Removes what was held, never booked, and over before `limit`. */
export async function forgetExpired(db: Database, limit: Date): Promise<void> {
  // In letters, so that the index of expired holds is found by the plan for all values too.
  await db
    .deleteFrom('app.bookings')
    .where(sql<boolean>`state = 'expired'`)
    .where('ended_at', '<', limit)
    .execute();
}
