import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';

/** Safety flags by kind, in each step between the edges. */
export async function countFlags(
  db: Kysely<DB>,
  edges: Edges,
): Promise<{ step: number; kind: string; flags: number }[]> {
  const { rows } = await sql<{ step: number; kind: string; flags: number }>`${inSteps(
    edges,
    sql`select kind, count(*)::int as flags from app.safety_flags
      where created_at >= steps.begins and created_at < steps.ends group by kind`,
  )}`.execute(db);
  return rows;
}
