import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** A booked session as its tutor sees it. */
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

/** A booked session of any tutor; the caller checks whose it is. */
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
