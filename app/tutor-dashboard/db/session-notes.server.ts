import { sql, type Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { TutorSessionRecord } from '#app/tutors/index.server.ts';
import type { NoteTexts } from '../model/schemas.server.ts';

type Database = Kysely<DB>;

export type SessionNoteRecord = NoteTexts & {
  bookingId: string;
  version: number;
  updatedAt: Date;
  sentAt: Date | null;
  cameAt: Date | null;
};

/** Number of earlier sessions of this tutor and learner that took place. */
export async function countSessionsBefore(
  db: Database,
  { tutorId, accountId, profileId, startsAt }: TutorSessionRecord,
): Promise<number> {
  const { count } = await db
    .selectFrom('app.tutor_sessions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tutor_id', '=', tutorId)
    .where('account_id', '=', accountId)
    .where('learner_profile_id', 'is not distinct from', profileId)
    .where('state', 'in', ['confirmed', 'completed'])
    .where('starts_at', '<', startsAt)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The tutor’s latest note about the same learner, before a session, that contains a next step. */
export async function loadLastStep(
  db: Database,
  { tutorId, profileId, startsAt }: TutorSessionRecord,
): Promise<{ at: Date; nextStep: string } | undefined> {
  if (profileId === null) return undefined;
  const row = await db
    .selectFrom('app.session_notes as note')
    .innerJoin('app.tutor_sessions as session', 'session.id', 'note.booking_id')
    .select(['session.starts_at', 'note.next_step'])
    .where('note.tutor_id', '=', tutorId)
    .where('session.learner_profile_id', '=', profileId)
    .where('session.starts_at', '<', startsAt)
    .where('note.next_step', '<>', '')
    .orderBy('session.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.starts_at ? { at: row.starts_at, nextStep: row.next_step } : undefined;
}

export async function loadNote(db: Database, bookingId: string): Promise<SessionNoteRecord | undefined> {
  const row = await db
    .selectFrom('app.session_notes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && noteOf(row);
}

/** State of the notes of a tutor’s sessions begun since. Excludes deleted accounts, for which a note would have no reader. */
export async function loadNoteStates(
  db: Database,
  { tutorId, since, now }: { tutorId: string; since: Date; now: Date },
) {
  const rows = await db
    .selectFrom('app.tutor_sessions as session')
    .leftJoin('app.session_notes as note', 'note.booking_id', 'session.id')
    .select([sql<string>`session.id`.as('id'), 'note.version', 'note.sent_at', 'note.came_at'])
    .where('session.tutor_id', '=', tutorId)
    .where('session.account_id', 'is not', null)
    .where('session.state', 'in', ['confirmed', 'completed'])
    .where('session.starts_at', '>=', since)
    .where('session.starts_at', '<=', now)
    .orderBy('session.starts_at', 'desc')
    .execute();
  return rows.map((row) => ({
    bookingId: row.id,
    written: (row.version ?? 0) > 0,
    sentAt: row.sent_at?.toISOString() ?? null,
    cameAt: row.came_at?.toISOString() ?? null,
  }));
}

/** Inserts an empty note as a row to update; no-op if it exists. */
export async function openNote(
  db: Database,
  { id, tutorId, accountId }: TutorSessionRecord,
  now: Date,
): Promise<void> {
  await db
    .insertInto('app.session_notes')
    .values({ booking_id: id, tutor_id: tutorId, account_id: accountId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
}

/** Overwrites the texts of `version`; undefined if the version differs or the note was sent. */
export async function writeNote(
  db: Database,
  note: NoteTexts & { bookingId: string; version: number; now: Date },
): Promise<SessionNoteRecord | undefined> {
  const row = await db
    .updateTable('app.session_notes')
    .set({
      did: note.did,
      alone: note.alone,
      next_step: note.nextStep,
      version: note.version + 1,
      updated_at: note.now,
    })
    .where('booking_id', '=', note.bookingId)
    .where('version', '=', note.version)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && noteOf(row);
}

/** Sends the note at `version`; undefined if the version differs or it was sent. */
export async function markSent(
  db: Database,
  { bookingId, version, now }: { bookingId: string; version: number; now: Date },
): Promise<SessionNoteRecord | undefined> {
  const row = await db
    .updateTable('app.session_notes')
    .set(({ fn, val }) => ({
      sent_at: now,
      updated_at: now,
      // Sending a note implies that the learner attended.
      came_at: fn.coalesce('came_at', val(now)),
    }))
    .where('booking_id', '=', bookingId)
    .where('version', '=', version)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && noteOf(row);
}

export async function markPresent(db: Database, bookingId: string, now: Date): Promise<void> {
  await db
    .updateTable('app.session_notes')
    .set({ came_at: now, updated_at: now })
    .where('booking_id', '=', bookingId)
    .where('came_at', 'is', null)
    .execute();
}

const noteOf = (row: {
  booking_id: string;
  did: string;
  alone: string;
  next_step: string;
  version: number;
  updated_at: Date;
  sent_at: Date | null;
  came_at: Date | null;
}): SessionNoteRecord => ({
  bookingId: row.booking_id,
  did: row.did,
  alone: row.alone,
  nextStep: row.next_step,
  version: row.version,
  updatedAt: row.updated_at,
  sentAt: row.sent_at,
  cameAt: row.came_at,
});
