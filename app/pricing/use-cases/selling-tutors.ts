import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/index.ts';

/** The tutor data needed to sell a pack. */
export type SellingTutor = {
  id: string;
  slug: string;
  name: string;
  status: 'active' | 'paused' | 'left';
  prices: { session: Partial<Record<Currency, number>> };
};

/** Tutor lookups, injected because tutors depends on pricing, not the other way round. */
export type TutorLookups = {
  loadTutor(db: Kysely<DB>, idOrSlug: string): Promise<SellingTutor | undefined>;
  loadTutorsByIds(db: Kysely<DB>, ids: readonly string[]): Promise<SellingTutor[]>;
  loadActiveTutors(db: Kysely<DB>): Promise<readonly SellingTutor[]>;
};
