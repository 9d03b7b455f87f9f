import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { countNamed, type NamedCounts } from '#app/platform/named-counts.server.ts';
import type { Edges } from '#app/platform/time-steps.server.ts';

/** `middle`: the last step before the range; `most`: how many of the most frequent names are counted one by one. */
type Range = { middle: number; most: number };

/** Events in each step between the edges, and of the most frequent names. */
export const countEvents = (db: Kysely<DB>, edges: Edges, range: Range): Promise<NamedCounts> =>
  countNamed(db, {
    table: 'public.telemetry_events',
    name: 'event',
    at: 'created_at',
    edges,
    ...range,
  });

/** Clicks on referral links in each step between the edges, and of the most frequent codes. */
export const countClicks = (db: Kysely<DB>, edges: Edges, range: Range): Promise<NamedCounts> =>
  countNamed(db, {
    table: 'public.referral_events',
    name: 'code',
    at: 'created_at',
    edges,
    ...range,
  });
