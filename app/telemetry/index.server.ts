import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { countNamed, type NamedCounts } from '#app/platform/named-counts.server.ts';
import type { Edges } from '#app/platform/time-steps.server.ts';

/** Events in each step between the edges, and of the most frequent names. `middle`: the last step before the range. */
export const countEvents = (
  db: Kysely<DB>,
  edges: Edges,
  { middle, most }: { middle: number; most: number },
): Promise<NamedCounts> =>
  countNamed(db, { table: 'public.telemetry_events', name: 'event', at: 'created_at', edges, middle, most });
