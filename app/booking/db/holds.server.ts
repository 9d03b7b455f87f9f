import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Currency, Locale } from '#app/preferences/index.ts';
import type { DB } from '#app/platform/database-types.ts';
import { executeTogether, type QueryBatch } from '#app/platform/statement-batch.server.ts';
import type { SessionType } from '#app/tutors/index.ts';
import type { Policy } from '../domain/cancellation-policy.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { type BookingRow, keyOfDays, lockKey, recordOf } from './booking.server.ts';

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
  await expireHoldsWith(trx, tutorId, now).execute();
}

const expireHoldsWith = (trx: Database, tutorId: string, now: Date) =>
  expireHolds(trx, now).where('tutor_id', '=', tutorId).where('expires_at', '<=', now);

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

/**
 * Adds the first statements of a transaction that places holds with a tutor. They lock the owner’s holds, those of the network and the tutor’s
 * days, in this order, until the end of the transaction; expire the tutor’s stale holds, so that they no longer block the time; release the
 * owner’s holds with this tutor, since a new choice replaces the old one; and count the owner’s other holds. The returned function gives the
 * payment subjects of what was released, and the count.
 */
export function beginHolding(
  trx: Database,
  batch: QueryBatch,
  { owner, site, tutorId, now }: { owner: Owner; site: string | null; tutorId: string; now: Date },
): () => { released: string[]; count: number } {
  for (const key of keysOf({ owner, site, tutorId })) batch.add(lockKey(trx, key));
  batch.add(expireHoldsWith(trx, tutorId, now));
  const released = batch.add(releaseHolds(trx, owner, tutorId, now));
  const counted = batch.add(selectHoldCount(trx, owner, now));
  return () => ({ released: subjectsOf(released()), count: counted()[0]?.count ?? 0 });
}

/** Payment subjects of released holds: series or hold ids. */
export const subjectsOf = (released: readonly { id: string; series_id: string | null }[]): string[] => [
  ...new Set(released.map(({ id, series_id }) => series_id ?? id)),
];

/** With their ids; the rows are those released. */
export const releaseHolds = (trx: Database, owner: Owner, tutorId: string, now: Date) =>
  expireHolds(trx, now)
    .where('tutor_id', '=', tutorId)
    .where(isOwnedBy(owner))
    .returning(['id', 'series_id']);

/** Who may act on a hold: the account, or the browser that made it before signing in. */
export type Owner = { accountId: string | null; visitorId: string | null };

const expireHolds = (db: Database, now: Date) =>
  db.updateTable('app.bookings').set({ state: 'expired', ended_at: now }).where('state', '=', 'held');

const isOwnedBy =
  ({ accountId, visitorId }: Owner) =>
  (where: ExpressionBuilder<DB, 'app.bookings'>) =>
    where.or([
      ...(accountId ? [where('account_id', '=', accountId)] : []),
      ...(visitorId ? [where('visitor_id', '=', visitorId)] : []),
    ]);

/** The tutors with whom the owner holds a time, once for each hold. */
export const selectHeldTutors = (db: Database, owner: Owner, now: Date) =>
  db
    .selectFrom('app.bookings')
    .select('tutor_id')
    .where('state', '=', sql.lit('held'))
    .where('expires_at', '>', now)
    .where(isOwnedBy(owner));

/** Active holds of an owner with any tutor; a held series counts once. */
export const selectHoldCount = (db: Database, owner: Owner, now: Date) =>
  db
    .selectFrom('app.bookings')
    .select(sql<number>`count(distinct coalesce(series_id, id))::int`.as('count'))
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .where(isOwnedBy(owner));

/** Inserts the holds; null for each with which the exclusion constraint reports a conflict. `on conflict` also avoids deadlocks between two concurrent inserts. */
export async function insertHolds(
  trx: Database,
  holds: readonly NewHold[],
): Promise<(BookingRecord | null)[]> {
  const inserted = await executeTogether(
    trx,
    holds.map((hold) => insertHold(trx, hold)),
  );
  return inserted.map(([row]) => (row ? recordOf(row) : null));
}

const insertHold = (trx: Database, hold: NewHold) =>
  trx
    .insertInto('app.bookings')
    .values({ ...rowOf(hold), policy: JSON.stringify(hold.policy) })
    .onConflict((conflict) => conflict.constraint('bookings_tutor_free').doNothing())
    .returningAll();

const rowOf = (hold: NewHold) => ({
  id: hold.id,
  tutor_id: hold.tutorId,
  state: 'held',
  session_type: hold.sessionType,
  starts_at: hold.startsAt,
  ends_at: hold.endsAt,
  claimed: `[${hold.claimed.from.toISOString()},${hold.claimed.to.toISOString()})`,
  series_id: hold.seriesId,
  account_id: hold.accountId,
  visitor_id: hold.visitorId,
  held_network: hold.network,
  learner_locale: hold.locale,
  learner_zone: hold.zone,
  price_minor: hold.priceMinor,
  currency: hold.currency,
  policy: hold.policy,
  expires_at: hold.expiresAt,
  created_at: hold.now,
});

/**
 * Inserts a single hold in one round trip if it is an ordinary one: the tutor’s stamp is the one at which the time was found free, neither the
 * owner nor their network has another hold, and the time is not taken (migration 0191). Otherwise returns null and changes nothing; a
 * transaction may still place the hold. Not for a trial or a series.
 */
export async function placeOrdinaryHold(
  db: Database,
  hold: NewHold,
  { owner, site, stamp }: { owner: Owner; site: string | null; stamp: string | null },
): Promise<BookingRecord | null> {
  const { rows } = await sql<BookingRow>`
    select * from app.place_hold(jsonb_populate_record(null::app.bookings, ${JSON.stringify(rowOf(hold))}::jsonb),
      ${owner.accountId}::uuid, ${owner.visitorId}::uuid, ${stamp}::bigint, ${keysOf({ owner, site, tutorId: hold.tutorId })}::text[], ${site})`.execute(
    db,
  );
  return rows[0] ? recordOf(rows[0]) : null;
}

/**
 * Keys of advisory locks, in the order in which they are taken until the end of the transaction: of transactions that count an owner’s holds, of
 * those that count the holds of a site (the widest network of a hash), and of those that claim a tutor’s time.
 */
const keysOf = ({
  owner,
  site,
  tutorId,
}: {
  owner: Owner;
  site: string | null;
  tutorId: string;
}): string[] => [
  `holds of ${owner.accountId ?? owner.visitorId ?? ''}`,
  ...(site ? [`holds from ${site}`] : []),
  keyOfDays(tutorId),
];

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
