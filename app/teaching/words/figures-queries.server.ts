import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, inSteps } from '#app/platform/steps.server.ts';

/* What the language model did, in sums: nobody's name, nobody's words. */

export type ModelUse = {
  step: number;
  outcome: string;
  calls: number;
  /** Millionths of the currency in which the owner pays the model. */
  costMicros: number;
  /** Pieces of words, asked and answered. */
  pieces: number;
};

/** Calls of a language model in each step between the edges, by what became of them. */
export async function countModelCalls(db: Kysely<DB>, edges: Edges): Promise<ModelUse[]> {
  const { rows } = await sql<ModelUse>`${inSteps(
    edges,
    sql`select outcome, count(*)::int as calls, sum(cost_micros)::float8 as "costMicros",
        sum(prompt_size + answer_size)::float8 as pieces
      from app.model_calls where created_at >= steps.begins and created_at < steps.ends group by outcome`,
  )}`.execute(db);
  return rows;
}

/**
 * How long the language model took to its first word and in all: half of the calls, and 95 of 100, were at least as fast (discrete
 * percentiles of PostgreSQL, in milliseconds). `heard`: the calls of which a first word was heard.
 */
export type Latency = {
  step: number;
  calls: number;
  heard: number;
  first: { half: number; most: number } | null;
  whole: { half: number; most: number } | null;
};

/** The same in each step between the edges; it does not add up, so a longer time is asked for with edges of its own. */
export async function measureModel(db: Kysely<DB>, edges: Edges): Promise<Latency[]> {
  const { rows } = await sql<Found>`${inSteps(
    edges,
    sql`select count(*)::int as calls, count(first_word_ms)::int as heard,
        percentile_disc(array[0.5, 0.95]) within group (order by first_word_ms) as first,
        percentile_disc(array[0.5, 0.95]) within group (order by total_ms) as whole
      from app.model_calls where created_at >= steps.begins and created_at < steps.ends`,
  )}`.execute(db);
  return rows.map(({ first, whole, ...row }) => ({ ...row, first: pairOf(first), whole: pairOf(whole) }));
}

type Found = { step: number; calls: number; heard: number; first: Pair; whole: Pair };
type Pair = [number | null, number | null] | null;

const pairOf = (pair: Pair) =>
  pair?.[0] == null || pair[1] === null ? null : { half: pair[0], most: pair[1] };
