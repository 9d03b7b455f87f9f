import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Whether a learner worked on a problem in another session: solved it, failed it, or was helped. */
export async function hasWorkedOnProblem(
  db: Kysely<DB>,
  profileId: string,
  sessionId: string,
  plain: string,
): Promise<boolean> {
  const { rows } = await sql<{ met: boolean }>`
    select exists (
      select from app.teaching_sessions
      where profile_id = ${profileId} and id <> ${sessionId} and (
        (state #>> '{item,given,plain}' = ${plain} and (
          state #>> '{item,outcome}' is not null or state #>> '{item,failed}' <> '0' or state #>> '{item,help}' <> '0'))
        or state -> 'past' @> ${JSON.stringify([{ given: { plain } }])}::jsonb
        or state -> 'left' @> ${JSON.stringify([{ given: { plain } }])}::jsonb)
    ) as met`.execute(db);
  return rows[0]?.met ?? false;
}
