import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';

/* Sums for the founders: nobody's name, nobody's answer. */

/**
 * Questions of practice about a skill that the learner had been asked about before, in each step between the edges, and how many of
 * them were right with the first answer and without help. A question about two skills counts for each of them.
 */
export async function countNextItems(
  db: Kysely<DB>,
  edges: Edges,
): Promise<{ step: number; items: number; right: number }[]> {
  const { rows } = await sql<{ step: number; items: number; right: number }>`${inSteps(
    edges,
    sql`select count(*)::int as items, (count(*) filter (where "right" and aid = 'none'))::int as "right"
      from app.evidence
      where follows and source = 'practice' and voided_at is null and at >= steps.begins and at < steps.ends`,
  )}`.execute(db);
  return rows;
}

/** Questions of practice that ended in each step, by the deepest rung of the ladder that was reached (-1 for no hint). */
export async function countHintDepths(
  db: Kysely<DB>,
  edges: Edges,
): Promise<{ step: number; rung: number; items: number }[]> {
  const { rows } = await sql<{ step: number; rung: number; items: number }>`${inSteps(
    edges,
    sql`select rung, count(*)::int as items from app.practice_items
      where state in ('right', 'wrong', 'given_up') and role not in ('exam', 'diagnostic') and voided_at is null
        and resolved_at >= steps.begins and resolved_at < steps.ends group by rung`,
  )}`.execute(db);
  return rows;
}
