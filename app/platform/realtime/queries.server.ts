import { type Kysely, sql } from 'kysely';
import type { DB } from '../database-types.ts';
import { longestNote, type Note, notesChannel } from './notes.ts';

/** Notifies all processes when the transaction commits. False, without notification, when the note is too long. */
export async function publishNote(db: Kysely<DB>, note: Note): Promise<boolean> {
  const text = JSON.stringify(note);
  if (Buffer.byteLength(text) > longestNote) return false;
  await sql`select pg_notify(${notesChannel}, ${text})`.execute(db);
  return true;
}
