import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { ModelAttempt } from '../model/model-attempt.ts';
import { type ModelWords, wordsSchema } from '../model/model-text/model-words.ts';

/* The only SQL for language-model text and its cost. */

type Db = Kysely<DB>;

/** Claims the words of a turn; true for exactly one caller. */
export async function claimWords(db: Db, turnId: string, words: ModelWords): Promise<boolean> {
  const changed = await db
    .updateTable('app.teaching_turns')
    .set({ words: JSON.stringify(words) })
    .where('id', '=', turnId)
    .where('words', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function saveWords(db: Db, turnId: string, words: ModelWords): Promise<void> {
  await db
    .updateTable('app.teaching_turns')
    .set({ words: JSON.stringify(words) })
    .where('id', '=', turnId)
    .execute();
}

/** The words of a tutor's turn in a session; null when there are none. */
export async function findWords(db: Db, sessionId: string, turnId: string): Promise<ModelWords | null> {
  const row = await db
    .selectFrom('app.teaching_turns')
    .select('words')
    .where('id', '=', turnId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return readWords(row?.words);
}

/** Stored words; null for anything that does not match the schema. */
const readWords = (stored: unknown): ModelWords | null => wordsSchema.safeParse(stored).data ?? null;

type CallAbout = {
  accountId: string | null;
  sessionId: string | null;
  turnId: string | null;
  /** The tutor model version that produced the words. */
  versionId: string | null;
  /** Absent for a learner's turn. */
  purpose?: 'turn' | 'trial' | 'adversaries';
  languageModel: string;
  at: Date;
};

export async function insertModelCalls(
  db: Db,
  about: CallAbout,
  calls: readonly (ModelAttempt & { id: string; costMicros: number })[],
): Promise<void> {
  if (calls.length === 0) return;
  await db
    .insertInto('app.model_calls')
    .values(
      calls.map(({ id, outcome, guard, usage, firstWordMs, totalMs, costMicros }) => ({
        id,
        account_id: about.accountId,
        session_id: about.sessionId,
        turn_id: about.turnId,
        model_version_id: about.versionId,
        purpose: about.purpose ?? 'turn',
        language_model: about.languageModel,
        prompt_size: usage.prompt,
        answer_size: usage.answer,
        cost_micros: String(costMicros),
        first_word_ms: firstWordMs,
        total_ms: totalMs,
        outcome,
        guard,
        created_at: about.at,
      })),
    )
    .execute();
}

type Sum = { size: number; cost: number };
type Used = {
  callsOfAccount: number;
  sizeOfAccount: number;
  costOfAccount: number;
  sizeOfAll: number;
  costOfAll: number;
};

/** Calls of an account since one instant; tokens and cost (in millionths) of the account and of all since another. */
export async function usedSince(db: Db, accountId: string, day: Date, month: Date): Promise<Used> {
  const [own, sumOfAccount, sumOfAll] = await Promise.all([
    db
      .selectFrom('app.model_calls')
      .select((select) => select.fn.countAll<string>().as('calls'))
      .where('account_id', '=', accountId)
      .where('created_at', '>=', day)
      .executeTakeFirstOrThrow(),
    sumSince(db, month, accountId),
    sumSince(db, month),
  ]);
  return {
    callsOfAccount: Number(own.calls),
    sizeOfAccount: sumOfAccount.size,
    costOfAccount: sumOfAccount.cost,
    sizeOfAll: sumOfAll.size,
    costOfAll: sumOfAll.cost,
  };
}

async function sumSince(db: Db, since: Date, accountId?: string): Promise<Sum> {
  const row = await db
    .selectFrom('app.model_calls')
    .select((select) => [
      select.fn.sum<string | null>('prompt_size').as('prompt'),
      select.fn.sum<string | null>('answer_size').as('answer'),
      select.fn.sum<string | null>('cost_micros').as('cost'),
    ])
    .where('created_at', '>=', since)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .executeTakeFirstOrThrow();
  return { size: Number(row.prompt ?? 0) + Number(row.answer ?? 0), cost: Number(row.cost ?? 0) };
}

/** Whether the account was made after this instant. */
export async function isAccountNewerThan(db: Db, accountId: string, instant: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from auth.users where id = ${accountId} and created_at > ${instant}`.execute(db);
  return rows.length > 0;
}

/** Start of the month the caps apply to: a calendar month, UTC. */
export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** The share of that month which has passed. */
export function monthPassed(now: Date): number {
  const begin = monthOf(now).getTime();
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return (now.getTime() - begin) / (end - begin);
}

/** Usage of all accounts in the month of an instant. */
export async function usedInMonth(db: Db, now: Date): Promise<Pick<Used, 'sizeOfAll' | 'costOfAll'>> {
  const { size, cost } = await sumSince(db, monthOf(now));
  return { sizeOfAll: size, costOfAll: cost };
}

/** Whether this session already announced a cap. */
export async function wasCapAnnounced(
  db: Db,
  sessionId: string,
  cap: string,
  over: boolean,
): Promise<boolean> {
  const row = await db
    .selectFrom('app.teaching_turns')
    .select('id')
    .where('session_id', '=', sessionId)
    .where(sql`words -> 'notice' ->> 'cap'`, '=', cap)
    .where(sql<boolean>`((words -> 'notice' ->> 'left')::int = 0) = ${over}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** School year or age band of the session's learner. */
export async function levelOf(db: Db, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('app.teaching_sessions as session')
    .innerJoin('app.learner_profiles as profile', 'profile.id', 'session.profile_id')
    .select(['profile.school_year', 'profile.age_band'])
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  return row ? (row.school_year ?? row.age_band) : null;
}
