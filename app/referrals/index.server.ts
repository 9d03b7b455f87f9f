import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { countNamed, type NamedCounts } from '#app/platform/named-counts.server.ts';
import type { Edges } from '#app/platform/time-steps.server.ts';

/**
 * Clicks on referral links in each step between the edges, and of the most frequent codes. `middle`: the last step
 * before the range.
 */
export const countClicks = (
  db: Kysely<DB>,
  edges: Edges,
  { middle, most }: { middle: number; most: number },
): Promise<NamedCounts> =>
  countNamed(db, { table: 'public.referral_events', name: 'code', at: 'created_at', edges, middle, most });
