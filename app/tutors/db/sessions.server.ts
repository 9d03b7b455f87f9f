import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** A booked session as seen by its tutor. */
export type TutorSessionRecord = {
  id: string;
  tutorId: string;
  accountId: string | null;
  profileId: string | null;
  learner: string | null;
  state: string;
  startsAt: Date;
  endsAt: Date;
};

/** A booked session of any tutor; the caller checks access. */
export async function loadSession(db: Kysely<DB>, id: string): Promise<TutorSessionRecord | undefined> {
  const row = await db.selectFrom('app.tutor_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.id || !row.tutor_id || !row.state || !row.starts_at || !row.ends_at) return undefined;
  return {
    id: row.id,
    tutorId: row.tutor_id,
    accountId: row.account_id,
    profileId: row.learner_profile_id,
    learner: row.learner_name,
    state: row.state,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  };
}

/** Those of the sessions for which the tutor recorded attendance or sent a note, or which a founder marked as attended. */
export async function listAttended(db: Kysely<DB>, bookingIds: readonly string[]): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('app.session_notes')
    .select('booking_id')
    .where('booking_id', 'in', bookingIds)
    .where((note) => note.or([note('came_at', 'is not', null), note('sent_at', 'is not', null)]))
    .union((from) =>
      from
        .selectFrom('app.attended_sessions')
        .select((view) => view.ref('booking_id').$castTo<string>().as('booking_id'))
        .where('booking_id', 'in', bookingIds),
    )
    .execute();
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/** Whether there is evidence that a session took place, against a claim of absence. */
export const hasAttendanceEvidence = async (db: Kysely<DB>, bookingId: string): Promise<boolean> =>
  (await listAttended(db, [bookingId])).has(bookingId);
