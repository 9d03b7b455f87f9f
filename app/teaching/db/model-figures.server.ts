import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';

/* Language-model statistics: totals only, no names and no content. */

/**
 * Time to the first word and total time of language-model calls: the median and the 95th percentile (discrete percentiles of
 * PostgreSQL, in milliseconds). `heard`: number of calls that produced a first word.
 */
export type Latency = {
  step: number;
  calls: number;
  heard: number;
  first: { half: number; most: number } | null;
  whole: { half: number; most: number } | null;
};

const took = sql`count(*)::int as calls, count(first_word_ms)::int as heard,
  percentile_disc(array[0.5, 0.95]) within group (order by first_word_ms) as first,
  percentile_disc(array[0.5, 0.95]) within group (order by total_ms) as whole`;
const inStep = sql`from app.model_calls where created_at >= steps.begins and created_at < steps.ends`;

/** The same per step between the edges. Percentiles do not add up: query a longer range with its own edges. */
export async function measureModel(db: Kysely<DB>, edges: Edges): Promise<Latency[]> {
  const { rows } = await sql<Found>`${inSteps(edges, sql`select ${took} ${inStep}`)}`.execute(db);
  return rows.map(latencyOf);
}

/** Outcomes of language-model calls; the table's check constraint allows no others. */
export const callOutcomes = [
  'spoken',
  'guarded',
  'timeout',
  'refused',
  'broken',
  'nonsense',
  'stopped',
] as const;
export type CallOutcome = (typeof callOutcomes)[number];

type ModelUse = Latency & {
  /** Calls by outcome. */
  outcomes: Record<CallOutcome, number>;
  /** Millionths of the billing currency. */
  costMicros: number;
  /** Tokens, prompt and completion. */
  pieces: number;
};

/** All figures per step between the edges, in one pass over the calls. */
export async function readModelUse(db: Kysely<DB>, edges: Edges): Promise<ModelUse[]> {
  const became = callOutcomes.map(
    (outcome) => sql`(count(*) filter (where outcome = ${sql.lit(outcome)}))::int as ${sql.ref(outcome)}`,
  );
  const { rows } = await sql<Found & Record<CallOutcome, number> & Spent>`${inSteps(
    edges,
    sql`select ${took}, coalesce(sum(cost_micros), 0)::float8 as "costMicros",
      coalesce(sum(prompt_size + answer_size), 0)::float8 as pieces, ${sql.join(became)} ${inStep}`,
  )}`.execute(db);
  return rows.map(({ costMicros, pieces, ...row }) => ({
    ...latencyOf(row),
    outcomes: Object.fromEntries(callOutcomes.map((outcome) => [outcome, row[outcome]])) as Record<
      CallOutcome,
      number
    >,
    costMicros,
    pieces,
  }));
}

type Spent = { costMicros: number; pieces: number };
type Found = { step: number; calls: number; heard: number; first: Pair; whole: Pair };

const latencyOf = ({ step, calls, heard, first, whole }: Found): Latency => ({
  step,
  calls,
  heard,
  first: pairOf(first),
  whole: pairOf(whole),
});

type Pair = [number | null, number | null] | null;

const pairOf = (pair: Pair) =>
  pair?.[0] == null || pair[1] === null ? null : { half: pair[0], most: pair[1] };
