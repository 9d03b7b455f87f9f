import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';
import type { ModelId } from '../domain/models.ts';

/** Totals for the founders: no content, no names. */

type Range = { from: Date; to: Date };

/** Teaching sessions begun in [from, to) per tutor model; models without sessions are left out. */
export async function countSessionsPerModel(
  db: Kysely<DB>,
  { from, to }: Range,
): Promise<{ model: ModelId; sessions: number; turns: number }[]> {
  const rows = await db
    .selectFrom('app.teaching_sessions as session')
    .leftJoin('app.teaching_turns as turn', (join) =>
      join.onRef('turn.session_id', '=', 'session.id').on('turn.speaker', '=', 'learner'),
    )
    .select(({ fn }) => [
      'session.model',
      fn.count<string>('session.id').distinct().as('sessions'),
      fn.count<string>('turn.id').as('turns'),
    ])
    .where('session.created_at', '>=', from)
    .where('session.created_at', '<', to)
    .groupBy('session.model')
    .execute();
  return rows.map((row) => ({
    model: row.model as ModelId,
    sessions: Number(row.sessions),
    turns: Number(row.turns),
  }));
}

/** Tutor conversations begun in each step between the edges, signed-out ones included. */
export async function countSessions(
  db: Kysely<DB>,
  edges: Edges,
): Promise<{ step: number; sessions: number }[]> {
  const { rows } = await sql<{ step: number; sessions: number }>`${inSteps(
    edges,
    sql`select count(*)::int as sessions from app.teaching_sessions
      where created_at >= steps.begins and created_at < steps.ends`,
  )}`.execute(db);
  return rows;
}
