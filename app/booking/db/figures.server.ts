import { type Kysely, sql } from 'kysely';
import type { Currency } from '#app/preferences/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';
import type { BookingState } from '../model/states.ts';

/** Read models for other features: sums for founders, and obstacles to removing a learner. */

type Database = Kysely<DB>;
/** When a hold became a booking. Imported bookings have no `confirmed_at`. */
const bookedAt = sql`coalesce(confirmed_at, created_at)`;

/** Bookings made in each step between the edges, by their current state; without holds and expired holds. */
export async function countBookings(
  db: Database,
  edges: Edges,
): Promise<{ step: number; state: BookingState; bookings: number }[]> {
  const { rows } = await sql<{ step: number; state: BookingState; bookings: number }>`${inSteps(
    edges,
    sql`select state, count(*)::int as bookings from app.bookings
      where state not in ('held', 'expired') and ${bookedAt} >= steps.begins and ${bookedAt} < steps.ends group by state`,
  )}`.execute(db);
  return rows;
}

/** Number of upcoming sessions by tutor. */
export async function countSessionsAhead(db: Database, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('app.bookings')
    .select(({ fn }) => ['tutor_id', fn.countAll<string>().as('count')])
    .where('state', '=', 'confirmed')
    .where('ends_at', '>', now)
    .groupBy('tutor_id')
    .execute();
  return new Map(rows.map((row) => [row.tutor_id, Number(row.count)]));
}

/** A session without personal data: time, state and price. No names, no notes. */
export type TutorSession = {
  id: string;
  state: BookingState;
  sessionType: 'trial' | 'session' | 'deep';
  start: Date;
  end: Date;
  priceMinor: number;
  currency: Currency;
};

/** Booked sessions of a tutor, latest start first. */
export const loadSessionsOfTutor = (db: Database, tutorId: string, limit: number): Promise<TutorSession[]> =>
  loadSessions(db, 'tutor_id', tutorId, limit);

/** Sessions booked by an account, latest start first. */
export const loadSessionsOfAccount = (
  db: Database,
  accountId: string,
  limit: number,
): Promise<TutorSession[]> => loadSessions(db, 'account_id', accountId, limit);

async function loadSessions(
  db: Database,
  side: 'tutor_id' | 'account_id',
  id: string,
  limit: number,
): Promise<TutorSession[]> {
  const rows = await db
    .selectFrom('app.bookings')
    .select(['id', 'state', 'session_type', 'starts_at', 'ends_at', 'price_minor', 'currency'])
    .where(side, '=', id)
    .where('state', 'not in', ['held', 'expired'])
    .orderBy('starts_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state as BookingState,
    sessionType: row.session_type as TutorSession['sessionType'],
    start: row.starts_at,
    end: row.ends_at,
    priceMinor: row.price_minor,
    currency: row.currency as Currency,
  }));
}

/** Start of the learner’s next session, or null. */
export async function nextSessionOfLearner(
  db: Database,
  learnerProfileId: string,
  now: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('app.bookings')
    .select('starts_at')
    .where('learner_profile_id', '=', learnerProfileId)
    .where('state', '=', 'confirmed')
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();
  return row?.starts_at ?? null;
}

/** Tutors with an upcoming session of the learner, or one that ended within the last month. */
export async function listTutorsBookedFor(
  db: Database,
  learnerProfileId: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('app.bookings')
    .select('tutor_id')
    .distinct()
    .where('learner_profile_id', '=', learnerProfileId)
    .where('state', 'in', ['confirmed', 'completed'])
    .where('ends_at', '>', sql<Date>`${now}::timestamptz - interval '1 month'`)
    .execute();
  return rows.map((row) => row.tutor_id);
}
