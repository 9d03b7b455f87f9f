import { type RawBuilder, sql } from 'kysely';

/** Where steps of time begin and the last one ends, in order: step i, counted from 1, holds [edges[i - 1], edges[i]). */
export type Edges = readonly Date[];

export function endsOf(edges: Edges): { first: Date; last: Date } {
  const [first] = edges;
  const last = edges.at(-1);
  if (!first || !last) throw new Error('there is no step without edges');
  return { first, last };
}

/**
 * What is counted in each step, as the rest of a statement: `from steps cross join lateral (counting) as counted`. The counting reads
 * `steps.begins` and `steps.ends`; its columns come out beside `step`. One short look into an index for each step is several times
 * faster than sorting every row into its step, and needs no conversion between zones for any of them.
 */
export const inSteps = (edges: Edges, counting: RawBuilder<unknown>) => sql`
  select steps.step::int as step, counted.*
  from unnest(${edges.slice(0, -1)}::timestamptz[], ${edges.slice(1)}::timestamptz[]) with ordinality
    as steps (begins, ends, step)
  cross join lateral (${counting}) as counted`;
