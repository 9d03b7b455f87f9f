import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { confirmedSession } from '../support/confirmed-session.ts';

/** Inserts a session with a tutor directly, with database constraints only; returns its id. */
export async function bookSession(
  db: Kysely<DB>,
  slug: string,
  start: string,
  minutes: 30 | 60 | 90,
): Promise<string> {
  const page = db.selectFrom('app.tutors').select('id').where('slug', '=', slug);
  const { id: tutorId } = await page.executeTakeFirstOrThrow();
  const starts = new Date(start);
  return confirmedSession(db, { tutorId, start: starts, now: starts, minutes });
}
