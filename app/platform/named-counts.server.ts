import { type Kysely, sql } from 'kysely';
import type { DB } from './database-types.ts';
import { type Edges, inSteps } from './time-steps.server.ts';

/** Rows per step, and per name in the steps up to the middle one and after it. */
export type NamedCounts = {
  steps: { step: number; count: number }[];
  names: { name: string; now: number; before: number }[];
};

type Counted = { table: string; name: string; at: string; edges: Edges; middle: number; most: number };

/**
 * Counts the rows of a table by step and by name in one pass. Visitors choose the names, so only the `most` frequent
 * ones after the middle step are returned. `table`, `name` and `at` must be trusted SQL identifiers.
 */
export async function countNamed(
  db: Kysely<DB>,
  { table, name, at, edges, middle, most }: Counted,
): Promise<NamedCounts> {
  const { rows } = await sql<{ step: number | null; name: string | null; now: number; before: number }>`
    with each as materialized (
      ${inSteps(
        edges,
        sql`select ${sql.raw(name)} as name, count(*) as rows from ${sql.raw(table)}
          where ${sql.raw(at)} >= steps.begins and ${sql.raw(at)} < steps.ends group by 1`,
      )}
    ), sums as (
      select name, coalesce(sum(rows) filter (where step > ${middle + 1}), 0)::int as now,
        coalesce(sum(rows) filter (where step <= ${middle}), 0)::int as before
      from each group by name
    )
    select step, null as name, sum(rows)::int as now, 0 as before from each group by step
    union all
    (select null, name, now, before from sums where now + before > 0 order by now desc, before desc, name limit ${most})`.execute(
    db,
  );
  return {
    steps: rows.flatMap(({ step, now }) => (step === null ? [] : [{ step, count: now }])),
    names: rows.flatMap((row) =>
      row.name === null ? [] : [{ name: row.name, now: row.now, before: row.before }],
    ),
  };
}
