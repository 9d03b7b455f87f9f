import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';

/* Counts for the founders, without names and answers. */

/**
 * Practice questions about a skill that the learner had been asked about before, per time step, and how many were answered right at the
 * first attempt without help. A question about two skills counts for both.
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

/** Finished practice questions per time step, by the deepest hint rung reached (-1 for none). */
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
