import { type Expression, type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { ownerColumn, ownerId, recordOf } from './teaching.server.ts';
import type { SessionOwner, TurnRating, TeachingSession } from '../model/record.ts';

/* SQL of the conversation list: search, rename, delete. */

type Db = Kysely<DB>;

/** The last row of a page. */
export type PageCursor = { updatedAt: Date; id: string };
type ConversationFilter = { search: string; after: PageCursor | null; limit: number };

/** Normalizes both sides of a comparison: lower case, no accents or spaces, one minus sign, and x² like x^2. */
const folded = (value: Expression<string | null>) =>
  sql<string>`replace(regexp_replace(normalize(lower(coalesce(${value}, '')), NFKD), '[\\u0300-\\u036f\\s^]', '', 'g'), '−', '-')`;
const has = (value: Expression<string | null>, search: string) =>
  sql<boolean>`strpos(${folded(value)}, ${folded(sql.val(search))}) > 0`;

/** What a learner wrote: in their own turns, or as the opening message, which the tutor's first turn stores. */
const learnersWords = sql<
  string | null
>`case turn.speaker when 'learner' then turn.content ->> 'typed' else turn.content ->> 'asked' end`;

/** An owner's conversations, newest first; `search` matches title, problem or the learner's words. */
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

/** Sets or clears the title. Returns whether the owner has this conversation. */
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

/** Soft-deletes a conversation. Idempotent. Returns whether it is, or was, the owner's. */
export async function markDeleted(db: Db, owner: SessionOwner, id: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('app.teaching_sessions')
    .set(({ fn }) => ({ deleted_at: fn.coalesce('deleted_at', sql.val(now)) }))
    .where('id', '=', id)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Sets a learner's rating of a tutor's turn; null clears it. Returns whether the session has such a turn. */
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

/** Erases conversations deleted before an instant, except those with open safety flags. Returns the count. */
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
