import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { TutorMoment } from '../domain/pedagogy/moments.ts';
import type { SessionState } from '../domain/pedagogy/state.ts';

/* SQL of superseded turns: edited questions and rephrased turns. */

type Db = Kysely<DB>;

/** What a turn can be continued from: the state before a learner's turn, and the content of a tutor's turn. */
export type TurnSnapshot = { stateBefore?: SessionState | null; moments?: readonly TutorMoment[] | null };

/** Null for turns stored before snapshots existed. */
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

/** Hides turns from a position on. The rows stay, with their flags and ratings. */
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
