import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { tutorCacheOf } from './availability/tutor-cache.server.ts';
import { inPages, loadChanges, stampPages } from '../db/availability-stamp.server.ts';
import type { TutorRecord } from '../model/tutor-record.ts';

/** All tutors whom one can book, in the order of their slugs: out of what is kept of them, so it costs what has changed since somebody asked. */
export const loadActiveTutors = (db: Kysely<DB>): Promise<readonly TutorRecord[]> =>
  tutorCacheOf(db).active();

/**
 * The ids of tutors of whom somebody’s copy may be out of date, some at a time: of all, whatever their status, when `seen` is null, and else of those
 * that have changed since the look that gave it. Gives the look to go on from, which counts only once all of these are copied.
 */
export async function* tutorsToCopy(
  db: Kysely<DB>,
  seen: string | null,
): AsyncGenerator<readonly string[], string> {
  const look = await loadChanges(db, seen);
  for await (const page of seen === null ? stampPages(db) : inPages(look.changed))
    yield page.map(({ id }) => id);
  return look.seen;
}
