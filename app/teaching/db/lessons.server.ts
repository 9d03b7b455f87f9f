import { type Kysely, type Selectable, sql } from 'kysely';
import type { AppLessons, DB } from '#app/platform/database-types.ts';
import type {
  LessonContent,
  LessonFailure,
  LessonProgress,
  LessonRecord,
  LessonState,
} from '../model/lessons/lesson.ts';

/* The only SQL for lessons. */

type Db = Kysely<DB>;
type Own = { readonly accountId: string };

/** Adds a lesson to be generated. Null when the same lesson exists or is being generated. */
export async function insertLesson(
  db: Db,
  {
    id,
    accountId,
    profileId,
    skill,
    locale,
    madeFrom,
    progress,
    createdAt,
  }: Omit<LessonRecord, 'state' | 'content'>,
): Promise<boolean> {
  const row = await db
    .insertInto('app.lessons')
    .values({
      id,
      account_id: accountId,
      profile_id: profileId,
      skill,
      locale,
      made_from: madeFrom,
      progress: JSON.stringify(progress),
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account's lesson generated, or being generated, from this input. */
export async function findByInput(
  db: Db,
  { accountId }: Own,
  madeFrom: string,
): Promise<LessonRecord | null> {
  const row = await db
    .selectFrom('app.lessons')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('made_from', '=', madeFrom)
    .where('state', 'in', ['queued', 'running', 'done'])
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Number of the account's lessons being generated. */
export async function countUnfinishedLessons(db: Db, { accountId }: Own): Promise<number> {
  const { count } = await db
    .selectFrom('app.lessons')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Null unless the lesson belongs to the account: others cannot tell whether it exists. */
export async function findLesson(db: Db, { accountId }: Own, id: string): Promise<LessonRecord | null> {
  const row = await db
    .selectFrom('app.lessons')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

export type LessonRow = Omit<LessonRecord, 'content' | 'accountId' | 'madeFrom'>;

/** Finished and unfinished lessons, newest first; optionally of one learner. */
export async function listLessons(
  db: Db,
  { accountId, profileId }: Own & { readonly profileId?: string | undefined },
  limit: number,
): Promise<LessonRow[]> {
  const rows = await db
    .selectFrom('app.lessons')
    .select(['id', 'profile_id', 'skill', 'locale', 'state', 'progress', 'created_at'])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['queued', 'running', 'done'])
    .$if(profileId !== undefined, (query) => query.where('profile_id', '=', profileId ?? null))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    profileId: row.profile_id,
    skill: row.skill,
    locale: row.locale,
    state: row.state as LessonState,
    progress: row.progress as unknown as LessonProgress,
    createdAt: row.created_at,
  }));
}

/** Claims a lesson for generation. Null when it is finished, cancelled or deleted. */
export async function claimLesson(db: Db, id: string, at: Date): Promise<LessonRecord | null> {
  const row = await db
    .updateTable('app.lessons')
    .set({
      state: 'running',
      progress: sql`progress || jsonb_build_object(
        'tries', (progress ->> 'tries')::int + 1, 'at', ${at.toISOString()}::text, 'waiting', false)`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Progress never decreases. False when the lesson was cancelled, deleted, or finished by another process. */
export async function setPercent(db: Db, id: string, percent: number, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('app.lessons')
    .set({
      progress: sql`progress || jsonb_build_object(
        'percent', greatest((progress ->> 'percent')::int, ${percent}::int), 'at', ${at.toISOString()}::text)`,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the complete content. False when the lesson was cancelled or deleted meanwhile. */
export async function storeLesson(db: Db, id: string, content: LessonContent, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('app.lessons')
    .set({
      state: 'done',
      content: JSON.stringify(content),
      progress: sql`progress || '{"percent": 100}'`,
      finished_at: at,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The maths engine is unavailable: queues the lesson for a later retry. */
export async function requeueLesson(db: Db, id: string): Promise<void> {
  await db
    .updateTable('app.lessons')
    .set({ progress: sql`progress || '{"waiting": true}'` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

export async function failLesson(db: Db, id: string, failure: LessonFailure, at: Date): Promise<void> {
  await db
    .updateTable('app.lessons')
    .set({
      state: 'failed',
      progress: sql`progress || jsonb_build_object('waiting', false, 'failure', ${failure}::text)`,
      finished_at: at,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Cancels the generation. Finished content stays. */
export async function cancelLesson(db: Db, { accountId }: Own, id: string, at: Date): Promise<void> {
  await db
    .updateTable('app.lessons')
    .set({ state: 'cancelled', finished_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', 'in', ['queued', 'running'])
    .execute();
}

export async function removeLesson(db: Db, { accountId }: Own, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('app.lessons')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims a lesson without a heartbeat since `before`; true for exactly one caller. */
export async function claimStalledLesson(db: Db, id: string, before: Date, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('app.lessons')
    .set({ progress: sql`progress || jsonb_build_object('at', ${at.toISOString()}::text)` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where(sql<boolean>`(progress ->> 'at')::timestamptz < ${before}`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const recordOf = (row: Selectable<AppLessons>): LessonRecord => ({
  id: row.id,
  accountId: row.account_id,
  profileId: row.profile_id,
  skill: row.skill,
  locale: row.locale,
  madeFrom: row.made_from,
  state: row.state as LessonState,
  progress: row.progress as unknown as LessonProgress,
  content: row.content as unknown as LessonContent | null,
  createdAt: row.created_at,
});
