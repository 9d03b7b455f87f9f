import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  AppPracticeAttempts,
  AppPracticeItems,
  AppPracticeSessions,
  DB,
} from '#app/platform/database-types.ts';
import type { ReachedRung, SkillId, KnownMistake } from '@curvela/curriculum';
import type { StoredItemAnswer } from '../domain/items/grade.ts';
import type { BeliefChange } from '../domain/mastery/changes.ts';
import type { Confidence } from '../model/mastery/evidence.ts';
import type {
  AttemptRecord,
  PracticeItemRecord,
  StoredPlan,
  StoredSummary,
  PracticeSessionRecord,
} from '../model/record.ts';
import type { PracticeMode, QuestionRole } from '../model/practice-plan.ts';

/* Sessions, questions and attempts. */

type Database = Kysely<DB>;
type Own = { readonly id: string; readonly accountId: string };

/** Serialises all writers of a profile’s practice until the transaction ends. Taken after the lock of the profile. */
export async function lockPractice(trx: Database, profileId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice of ${profileId}`}, 0))`.execute(trx);
}

export async function insertSession(trx: Database, session: PracticeSessionRecord): Promise<void> {
  await trx
    .insertInto('app.practice_sessions')
    .values({
      id: session.id,
      account_id: session.accountId,
      profile_id: session.profileId,
      mode: session.mode,
      plan: JSON.stringify(session.plan),
      seed: session.seed,
      started_at: session.startedAt,
    })
    .execute();
}

export async function loadSession(
  db: Database,
  { id, accountId }: Own,
): Promise<PracticeSessionRecord | undefined> {
  const row = await db
    .selectFrom('app.practice_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && sessionOf(row);
}

export async function loadOpenSession(
  db: Database,
  profileId: string,
): Promise<PracticeSessionRecord | undefined> {
  const row = await db
    .selectFrom('app.practice_sessions')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row && sessionOf(row);
}

/** The time zone of the latest session. */
export async function loadLatestZone(db: Database, profileId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app.practice_sessions')
    .select('plan')
    .where('profile_id', '=', profileId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && (row.plan as unknown as StoredPlan).zone;
}

export async function saveFinished(
  trx: Database,
  id: string,
  { at, summary }: { readonly at: Date; readonly summary: StoredSummary },
): Promise<void> {
  await trx
    .updateTable('app.practice_sessions')
    .set({ state: 'finished', finished_at: at, summary: JSON.stringify(summary) })
    .where('id', '=', id)
    .execute();
}

export async function insertItem(trx: Database, item: PracticeItemRecord): Promise<void> {
  await trx
    .insertInto('app.practice_items')
    .values({
      id: item.id,
      session_id: item.sessionId,
      account_id: item.accountId,
      profile_id: item.profileId,
      position: item.position,
      role: item.role,
      skill: item.skill,
      template: item.template,
      seed: item.seed,
      served_at: item.servedAt,
    })
    .execute();
}

export async function loadItem(
  db: Database,
  { id, accountId }: Own,
): Promise<PracticeItemRecord | undefined> {
  const row = await db
    .selectFrom('app.practice_items')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && itemOfRow(row);
}

/** The questions of a session, in order. */
export async function loadItemsOf(db: Database, sessionId: string): Promise<PracticeItemRecord[]> {
  const rows = await db
    .selectFrom('app.practice_items')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
  return rows.map(itemOfRow);
}

export async function loadItemsById(db: Database, ids: readonly string[]): Promise<PracticeItemRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('app.practice_items').selectAll().where('id', 'in', ids).execute();
  return rows.map(itemOfRow);
}

type ItemChange = Partial<
  Pick<PracticeItemRecord, 'state' | 'voidedAt' | 'rung' | 'cannotStart' | 'resolvedAt'>
>;

export async function updateItem(trx: Database, id: string, change: ItemChange): Promise<void> {
  await trx
    .updateTable('app.practice_items')
    .set({
      state: change.state,
      voided_at: change.voidedAt,
      rung: change.rung,
      cannot_start: change.cannotStart,
      resolved_at: change.resolvedAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Number of questions finished since then, without skipped and reported ones. */
export async function countDone(db: Database, profileId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('app.practice_items')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('profile_id', '=', profileId)
    .where('served_at', '>=', since)
    .where('resolved_at', 'is not', null)
    .where('voided_at', 'is', null)
    .where('state', '<>', 'skipped')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertAttempt(trx: Database, accountId: string, attempt: AttemptRecord): Promise<void> {
  await trx
    .insertInto('app.practice_attempts')
    .values({
      id: attempt.id,
      item_id: attempt.itemId,
      account_id: accountId,
      number: attempt.number,
      answer: JSON.stringify({ ...attempt.answer, changes: attempt.changes }),
      verdict: attempt.verdict,
      form_missed: attempt.formMissed,
      mistake: attempt.mistake,
      confidence: attempt.confidence,
      rung: attempt.rung,
      took_ms: attempt.tookMs,
      created_at: attempt.at,
    })
    .execute();
}

export async function loadAttempt(db: Database, { id, accountId }: Own): Promise<AttemptRecord | undefined> {
  const row = await db
    .selectFrom('app.practice_attempts')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && attemptOf(row);
}

/** The attempts at these questions, in order. */
export async function loadAttemptsOf(
  db: Database,
  itemIds: readonly string[],
): Promise<Map<string, AttemptRecord[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.practice_attempts')
    .selectAll()
    .where('item_id', 'in', itemIds)
    .orderBy('item_id')
    .orderBy('number')
    .execute();
  return Map.groupBy(rows.map(attemptOf), ({ itemId }) => itemId);
}

const sessionOf = (row: Selectable<AppPracticeSessions>): PracticeSessionRecord => ({
  id: row.id,
  accountId: row.account_id,
  profileId: row.profile_id,
  mode: row.mode as PracticeMode,
  plan: row.plan as unknown as StoredPlan,
  seed: row.seed,
  state: row.state as PracticeSessionRecord['state'],
  summary: row.summary as unknown as StoredSummary | null,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});

const itemOfRow = (row: Selectable<AppPracticeItems>): PracticeItemRecord => ({
  id: row.id,
  sessionId: row.session_id,
  accountId: row.account_id,
  profileId: row.profile_id,
  position: row.position,
  role: row.role as QuestionRole,
  skill: row.skill as SkillId,
  template: row.template,
  seed: row.seed,
  state: row.state as PracticeItemRecord['state'],
  voidedAt: row.voided_at,
  rung: row.rung as ReachedRung,
  cannotStart: row.cannot_start,
  servedAt: row.served_at,
  resolvedAt: row.resolved_at,
});

function attemptOf(row: Selectable<AppPracticeAttempts>): AttemptRecord {
  const { changes, ...answer } = row.answer as unknown as StoredItemAnswer & { changes: BeliefChange[] };
  return {
    id: row.id,
    itemId: row.item_id,
    number: row.number,
    answer,
    verdict: row.verdict as AttemptRecord['verdict'],
    formMissed: row.form_missed,
    mistake: row.mistake as KnownMistake | null,
    confidence: row.confidence as Confidence | null,
    rung: row.rung as ReachedRung,
    tookMs: row.took_ms,
    at: row.created_at,
    changes,
  };
}
