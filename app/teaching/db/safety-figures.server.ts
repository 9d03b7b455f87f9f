import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';

/**
 * Flagged messages in each step between the edges, by kind, and in total with the kind null: a message of two kinds has two flags, and is
 * one message. Words before a conversation have no turn; their flags are of the same account and instant.
 */
export async function countFlags(
  db: Kysely<DB>,
  edges: Edges,
): Promise<{ step: number; kind: string | null; flags: number }[]> {
  const message = sql`coalesce(turn_id::text,
    concat_ws(' ', coalesce(account_id::text, '-'), created_at) || ' ' || words, id::text)`;
  const { rows } = await sql<{ step: number; kind: string | null; flags: number }>`${inSteps(
    edges,
    sql`select kind, count(distinct ${message})::int as flags from app.safety_flags
      where created_at >= steps.begins and created_at < steps.ends group by grouping sets ((kind), ())`,
  )}`.execute(db);
  return rows;
}
