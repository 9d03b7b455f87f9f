import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { TutorMoment } from '../domain/pedagogy/moments.ts';
import type { SessionState } from '../domain/pedagogy/state.ts';

/* The SQL of turns that others take the place of: an edited question, and a turn that is said in other words. */

type Db = Kysely<DB>;

/** What a turn can be gone on from: the work before a learner's turn, and what a tutor's turn had to say. */
export type TurnSnapshot = { stateBefore?: SessionState | null; moments?: readonly TutorMoment[] | null };

/** Null for turns from before such was kept. */
export async function findTurnSnapshot(db: Db, turnId: string): Promise<Required<TurnSnapshot>> {
  const row = await db
    .selectFrom('app.teaching_turns')
    .select(['state_before', 'moments'])
    .where('id', '=', turnId)
    .executeTakeFirst();
  return {
    stateBefore: (row?.state_before ?? null) as SessionState | null,
    moments: (row?.moments ?? null) as readonly TutorMoment[] | null,
  };
}

/** Turns from a position on are shown no more. They stay where they are, with their flags and what was said of them. */
export async function supersedeTurnsFrom(
  db: Db,
  sessionId: string,
  position: number,
  at: Date,
): Promise<void> {
  await db
    .updateTable('app.teaching_turns')
    .set({ superseded_at: at })
    .where('session_id', '=', sessionId)
    .where('position', '>=', position)
    .where('superseded_at', 'is', null)
    .execute();
}
