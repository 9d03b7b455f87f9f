import { sql, type Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { BookedSession } from '../domain/availability/stranded.ts';
import type { Availability } from '../model/availability-schemas.ts';

/**
 * Replaces a tutor’s hours and limits if they are still at `version`; false, without a write, if somebody saved in between. Call inside a
 * transaction.
 */
export async function replaceAvailability(
  trx: Kysely<DB>,
  tutorId: string,
  hours: Availability,
): Promise<boolean> {
  const updated = await trx
    .updateTable('app.tutors')
    .set({
      zone: hours.zone,
      city: hours.city,
      session_types: hours.sessionTypes,
      buffer_before_minutes: hours.bufferBefore,
      buffer_after_minutes: hours.bufferAfter,
      notice_minutes: hours.notice,
      window_days: hours.windowDays,
      daily_limit: hours.dailyLimit,
      availability_version: hours.version + 1,
    })
    .where('id', '=', tutorId)
    .where('availability_version', '=', hours.version)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await trx.deleteFrom('app.availability_rules').where('tutor_id', '=', tutorId).execute();
  await trx.deleteFrom('app.availability_exceptions').where('tutor_id', '=', tutorId).execute();
  if (hours.rules.length > 0)
    await trx.insertInto('app.availability_rules').values(rulesOf(tutorId, hours)).execute();
  if (hours.exceptions.length > 0)
    await trx.insertInto('app.availability_exceptions').values(exceptionsOf(tutorId, hours)).execute();
  return true;
}

/**
 * Serializes this transaction with those that claim the tutor’s time. Same advisory lock as in `booking`, so that no session is booked
 * unnoticed while hours change. Ends with the transaction.
 */
export async function lockDaysOf(trx: Kysely<DB>, tutorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`days of ${tutorId}`}, 0))`.execute(trx);
}

/** The tutor’s booked sessions that have not ended at `now`. */
export async function loadSessionsAhead(
  db: Kysely<DB>,
  tutorId: string,
  now: Date,
): Promise<BookedSession[]> {
  const rows = await db
    .selectFrom('app.tutor_claims')
    .select(['id', 'starts_at', 'ends_at'])
    .where('tutor_id', '=', tutorId)
    .where('state', '=', 'confirmed')
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ id, starts_at, ends_at }) => ({
    id: id ?? '',
    start: starts_at?.getTime() ?? 0,
    end: ends_at?.getTime() ?? 0,
  }));
}

const rulesOf = (tutorId: string, { rules }: Pick<Availability, 'rules'>) =>
  rules.map(({ weekday, start, end }) => ({ tutor_id: tutorId, weekday, starts: start, ends: end }));

const exceptionsOf = (tutorId: string, { exceptions }: Pick<Availability, 'exceptions'>) =>
  exceptions.map(({ kind, from, to, start, end, note }) => ({
    tutor_id: tutorId,
    kind,
    first_day: from,
    last_day: to,
    starts: start,
    ends: end,
    note,
  }));
