import type { ParkedThought } from '../model/record.ts';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

export async function listThoughts(db: Kysely<DB>, sessionId: string): Promise<ParkedThought[]> {
  return db
    .selectFrom('app.teaching_parked_thoughts')
    .select(['id', 'text'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Locks the session until the transaction ends, so that its parked thoughts are counted one at a time. */
export async function lockParkedThoughts(trx: Kysely<DB>, sessionId: string): Promise<void> {
  await trx
    .selectFrom('app.teaching_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
}

export async function countThoughts(trx: Kysely<DB>, sessionId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('app.teaching_parked_thoughts')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function isParked(trx: Kysely<DB>, sessionId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('app.teaching_parked_thoughts')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertThought(
  db: Kysely<DB>,
  sessionId: string,
  thought: ParkedThought & { createdAt: Date },
): Promise<void> {
  await db
    .insertInto('app.teaching_parked_thoughts')
    .values({ id: thought.id, session_id: sessionId, text: thought.text, created_at: thought.createdAt })
    .execute();
}

export async function deleteThought(db: Kysely<DB>, sessionId: string, id: string): Promise<void> {
  await db
    .deleteFrom('app.teaching_parked_thoughts')
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .execute();
}
