import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/index.ts';

/** A tutor as far as selling a pack goes. */
export type SellingTutor = {
  id: string;
  slug: string;
  name: string;
  status: 'active' | 'paused' | 'left';
  prices: { session: Partial<Record<Currency, number>> };
};

/** What this room needs of the tutors: handed in, since a room that everybody uses may not use them back. */
export type TutorLookups = {
  loadTutor(db: Kysely<DB>, idOrSlug: string): Promise<SellingTutor | undefined>;
  loadTutorsByIds(db: Kysely<DB>, ids: readonly string[]): Promise<SellingTutor[]>;
  loadActiveTutors(db: Kysely<DB>): Promise<readonly SellingTutor[]>;
};
