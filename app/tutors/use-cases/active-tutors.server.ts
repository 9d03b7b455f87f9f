import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { tutorCacheOf } from './availability/tutor-cache.server.ts';
import { inPages, loadChanges, stampPages } from '../db/availability-stamp.server.ts';
import type { TutorRecord } from '../model/tutor-record.ts';

/** All bookable tutors ordered by slug. Served from the cache, so the cost depends on the changes since the last call. */
export const loadActiveTutors = (db: Kysely<DB>): Promise<readonly TutorRecord[]> =>
  tutorCacheOf(db).active();

/**
 * Ids of tutors that an external copy has to update, in pages: all, whatever their status, when `seen` is null, otherwise those changed
 * since. Returns the next `seen`, valid only once all pages are copied.
 */
export async function* tutorsToCopy(
  db: Kysely<DB>,
  seen: string | null,
): AsyncGenerator<readonly string[], string> {
  const changes = await loadChanges(db, seen);
  for await (const page of seen === null ? stampPages(db) : inPages(changes.changed))
    yield page.map(({ id }) => id);
  return changes.seen;
}
