import { sql, type Kysely } from 'kysely';
import type { Currency, Locale } from '#app/preferences/index.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { SessionType } from '#app/tutors/index.ts';
import type { Policy } from '../domain/policy.ts';
import { rangeOf } from './booking.server.ts';

type Database = Kysely<DB>;

/** A time to be held. */
export type NewHold = {
  id: string;
  tutorId: string;
  sessionType: SessionType;
  startsAt: Date;
  endsAt: Date;
  claimed: { from: Date; to: Date };
  /** Shared by all holds of one series. */
  seriesId: string | null;
  accountId: string | null;
  visitorId: string | null;
  /** Hashed networks of a visitor without an account (`hashNetwork`). */
  network: string | null;
  locale: Locale;
  zone: string;
  priceMinor: number;
  currency: Currency;
  policy: Policy;
  expiresAt: Date;
  now: Date;
};

/** Expires a tutor’s stale holds, so that they no longer block the time. */
export async function expireStaleHolds(trx: Database, tutorId: string, now: Date): Promise<void> {
  await expireHolds(trx, now).where('tutor_id', '=', tutorId).where('expires_at', '<=', now).execute();
}

/** Expires all stale holds, skipping rows locked by other transactions; returns how many. */
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

/** Releases the owner’s holds with a tutor, since a new choice replaces the old one. Returns their payment subjects (series or hold ids). */
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

/** Who may act on a hold: the account, or the browser that made it before signing in. */
export type Owner = { accountId: string | null; visitorId: string | null };

const expireHolds = (db: Database, now: Date) =>
  db.updateTable('app.bookings').set({ state: 'expired', ended_at: now }).where('state', '=', 'held');

const ownedBy = ({ accountId, visitorId }: Owner): ['account_id' | 'visitor_id', string][] => [
  ...(accountId ? ([['account_id', accountId]] as ['account_id', string][]) : []),
  ...(visitorId ? ([['visitor_id', visitorId]] as ['visitor_id', string][]) : []),
];

/** Whether the owner holds a time with this tutor. */
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

/** Active holds of an owner with any tutor; a held series counts once. */
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

/** Inserts the hold; false when the exclusion constraint reports a conflict. `on conflict` also avoids deadlocks between two concurrent inserts. */
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

/** Serializes transactions that count an owner’s holds. Advisory lock until the end of the transaction; taken before `lockDaysOf`. */
export async function lockHoldsOf(trx: Database, { accountId, visitorId }: Owner): Promise<void> {
  const key = `holds of ${accountId ?? visitorId ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Serializes transactions that count the holds of a site, the widest network of a hash. Taken after `lockHoldsOf`, before `lockDaysOf`. */
export async function lockHoldsFrom(trx: Database, site: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds from ${site}`}, 0))`.execute(trx);
}

/** Active holds made without an account from networks whose hash begins with `site`. */
export async function loadHoldsFrom(
  trx: Database,
  site: string,
  now: Date,
): Promise<{ network: string; tutorId: string; startsAt: Date; endsAt: Date }[]> {
  // The partial index holds nothing but such holds. `starts_with` needs no escaping, unlike `like`.
  const rows = await trx
    .selectFrom('app.bookings')
    .select(['held_network', 'tutor_id', 'starts_at', 'ends_at'])
    .where('held_network', 'is not', null)
    .where(sql<boolean>`starts_with(held_network, ${site})`)
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .execute();
  return rows.map((row) => ({
    network: row.held_network ?? '',
    tutorId: row.tutor_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
}

/** Deletes holds that expired before `limit` without being booked. */
export async function forgetExpired(db: Database, limit: Date): Promise<void> {
  // Literal instead of a parameter: a generic plan then still uses the partial index on expired holds.
  await db
    .deleteFrom('app.bookings')
    .where(sql<boolean>`state = 'expired'`)
    .where('ended_at', '<', limit)
    .execute();
}
