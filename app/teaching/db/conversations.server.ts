import { type Expression, type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { ownerColumn, ownerId, recordOf } from './teaching.server.ts';
import type { SessionOwner, TurnRating, TeachingSession } from '../model/record.ts';

/* The SQL of conversations as a list: found, named, deleted. */

type Db = Kysely<DB>;

/** Where a page of the list ended. */
export type PageCursor = { updatedAt: Date; id: string };
type ConversationFilter = { search: string; after: PageCursor | null; limit: number };

/** The same for both sides of a comparison: small letters without accents and spaces, one minus sign. */
const folded = (value: Expression<string | null>) =>
  sql<string>`replace(regexp_replace(normalize(lower(coalesce(${value}, '')), NFD), '[\\u0300-\\u036f\\s]', '', 'g'), '−', '-')`;
const has = (value: Expression<string | null>, search: string) =>
  sql<boolean>`strpos(${folded(value)}, ${folded(sql.val(search))}) > 0`;

/** What a learner wrote: in a turn of theirs, or to begin with, which the first turn of the tutor keeps. */
const learnersWords = sql<
  string | null
>`case turn.speaker when 'learner' then turn.content ->> 'typed' else turn.content ->> 'asked' end`;

/** An owner's conversations, the latest first; with `search` those whose name, problem or learner's words have it. */
export async function listSessions(
  db: Db,
  owner: SessionOwner,
  wanted: ConversationFilter,
): Promise<TeachingSession[]> {
  const { search, after, limit } = wanted;
  let query = db
    .selectFrom('app.teaching_sessions as session')
    .selectAll()
    .where(`session.${ownerColumn(owner)}`, '=', ownerId(owner))
    .where('session.deleted_at', 'is', null);
  if (search !== '') {
    query = query.where(({ or, exists, ref, selectFrom }) =>
      or([
        has(ref('session.title'), search),
        has(ref('session.problem'), search),
        exists(
          selectFrom('app.teaching_turns as turn')
            .select('turn.id')
            .whereRef('turn.session_id', '=', 'session.id')
            .where(has(learnersWords, search)),
        ),
      ]),
    );
  }
  if (after) {
    query = query.where(({ or, and, eb }) =>
      or([
        eb('session.updated_at', '<', after.updatedAt),
        and([eb('session.updated_at', '=', after.updatedAt), eb('session.id', '<', after.id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('session.updated_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(recordOf);
}

/** Names a conversation, or takes its name away. Gives whether the owner has it. */
export async function setTitle(
  db: Db,
  owner: SessionOwner,
  id: string,
  title: string | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('app.teaching_sessions')
    .set({ title })
    .where('id', '=', id)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Deletes a conversation; once more changes nothing. Gives whether it is, or was, the owner's. */
export async function markDeleted(db: Db, owner: SessionOwner, id: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('app.teaching_sessions')
    .set(({ fn }) => ({ deleted_at: fn.coalesce('deleted_at', sql.val(now)) }))
    .where('id', '=', id)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Keeps what a learner thinks of a tutor's turn; null takes it back. Gives whether the session has such a turn. */
export async function setRating(
  db: Db,
  sessionId: string,
  turnId: string,
  rating: TurnRating | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('app.teaching_turns')
    .set({ rating: rating?.value ?? null, rating_reason: rating?.reason ?? null })
    .where('id', '=', turnId)
    .where('session_id', '=', sessionId)
    .where('speaker', '=', 'tutor')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Erases what was deleted before an instant, unless a person still has to read something in it. Gives how many went. */
export async function eraseDeleted(db: Db, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('app.teaching_sessions as session')
    .where('session.deleted_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app.safety_flags as flag')
            .select('flag.id')
            .whereRef('flag.session_id', '=', 'session.id')
            .where('flag.state', '=', 'open'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
