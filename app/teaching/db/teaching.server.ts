import { type Kysely, type Selectable, sql } from 'kysely';
import type { AppTeachingSessions, AppTeachingTurns, DB } from '#app/platform/database-types.ts';
import { isSkillId } from '@curvela/curriculum';
import type { SafetyKind } from '../model/safety/signs.ts';
import type { TurnSnapshot } from './turns-superseded.server.ts';
import type { ModelWords } from '../model/model-text/model-words.ts';
import type {
  LearnerContent,
  SessionOwner,
  TeachingSession,
  TurnRecord,
  TutorContent,
} from '../model/record.ts';
import { policyFor } from '../domain/sprint.ts';
import { policyOf } from '../model/version.ts';

/* The only SQL for teaching sessions and turns. */

type Db = Kysely<DB>;

export const ownerColumn = (owner: SessionOwner) => ('accountId' in owner ? 'account_id' : 'visitor_id');
export const ownerId = (owner: SessionOwner) => ('accountId' in owner ? owner.accountId : owner.visitorId);
const versionPolicy = sql<unknown>`(
  select policy from app.tutor_model_versions where id = app.teaching_sessions.model_version_id
)`.as('policy');

/** Columns for display. The snapshot for continuing from a turn is selected only on request (superseded-queries). */
const displayColumns = [
  'id',
  'position',
  'speaker',
  'answers_card',
  'content',
  'words',
  'rating',
  'rating_reason',
  'superseded_at',
  'created_at',
] as const;

export async function insertSession(db: Db, owner: SessionOwner, session: TeachingSession): Promise<void> {
  await db
    .insertInto('app.teaching_sessions')
    .values({
      id: session.id,
      account_id: 'accountId' in owner ? owner.accountId : null,
      visitor_id: 'visitorId' in owner ? owner.visitorId : null,
      profile_id: session.profileId,
      model: session.model,
      model_version_id: session.modelVersionId,
      locale: session.locale,
      problem: session.problem,
      kind: session.skill === null ? 'problem' : 'skill',
      skill: session.skill,
      phase: session.state.phase,
      state: JSON.stringify(session.state),
      seed: session.seed,
      version: session.version,
      focus: session.focus ? JSON.stringify(session.focus) : null,
      created_at: session.createdAt,
      updated_at: session.updatedAt,
    })
    .execute();
}

/** Null unless the session belongs to the owner: others cannot tell whether it exists. */
export async function findSession(db: Db, id: string, owner: SessionOwner): Promise<TeachingSession | null> {
  const row = await db
    .selectFrom('app.teaching_sessions')
    .selectAll()
    .select(versionPolicy)
    .where('id', '=', id)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Locks the session until the transaction ends. Null when it changed since `version` was read. */
export async function lockSession(trx: Db, id: string, version: number): Promise<boolean> {
  const row = await trx
    .selectFrom('app.teaching_sessions')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version === version;
}

export async function updateSession(
  trx: Db,
  session: Pick<TeachingSession, 'id' | 'version' | 'state' | 'problem' | 'skill' | 'updatedAt'>,
): Promise<void> {
  await trx
    .updateTable('app.teaching_sessions')
    .set({
      problem: session.problem,
      state: JSON.stringify(session.state),
      phase: session.state.phase,
      skill: session.skill,
      version: session.version,
      updated_at: session.updatedAt,
    })
    .where('id', '=', session.id)
    .execute();
}

export async function updateFocus(
  trx: Db,
  session: Pick<TeachingSession, 'id' | 'version' | 'focus' | 'updatedAt'>,
): Promise<void> {
  await trx
    .updateTable('app.teaching_sessions')
    .set({ focus: JSON.stringify(session.focus), version: session.version, updated_at: session.updatedAt })
    .where('id', '=', session.id)
    .execute();
}

/** Transfers a visitor's sessions to the account. Returns the count. */
export async function transferToAccount(db: Db, visitorId: string, accountId: string): Promise<number> {
  const changed = await db
    .updateTable('app.teaching_sessions')
    .set({ account_id: accountId, visitor_id: null })
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

export async function insertTurns(
  trx: Db,
  sessionId: string,
  turns: (TurnRecord & TurnSnapshot & { flag?: SafetyKind | null })[],
): Promise<void> {
  await trx
    .insertInto('app.teaching_turns')
    .values(
      turns.map((turn) => ({
        id: turn.id,
        session_id: sessionId,
        position: turn.position,
        speaker: turn.speaker,
        answers_card: turn.answersCard,
        content: JSON.stringify(turn.content),
        flag: turn.flag ?? null,
        state_before: turn.stateBefore ? JSON.stringify(turn.stateBefore) : null,
        moments: turn.moments ? JSON.stringify(turn.moments) : null,
        created_at: turn.createdAt,
      })),
    )
    .execute();
}

/** All turns of a session, superseded ones included. */
export async function listTurns(db: Db, sessionId: string): Promise<TurnRecord[]> {
  const rows = await db
    .selectFrom('app.teaching_turns')
    .select(displayColumns)
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
  return rows.map(turnOf);
}

/** The learner's turn that answered a card and the tutor's turn after it; none when an edited question superseded them. */
export async function findAnswer(db: Db, sessionId: string, cardId: string): Promise<TurnRecord[]> {
  const rows = await db
    .selectFrom('app.teaching_turns as turn')
    .innerJoin('app.teaching_turns as asked', 'asked.session_id', 'turn.session_id')
    .select(displayColumns.map((column) => `turn.${column}` as const))
    .where('asked.session_id', '=', sessionId)
    .where('asked.answers_card', '=', cardId)
    .where('asked.superseded_at', 'is', null)
    .where('turn.superseded_at', 'is', null)
    .whereRef('turn.position', '>=', 'asked.position')
    .orderBy('turn.position')
    .limit(2)
    .execute();
  return rows.map(turnOf);
}

export async function lastPosition(trx: Db, sessionId: string): Promise<number> {
  const row = await trx
    .selectFrom('app.teaching_turns')
    .select((select) => select.fn.max('position').as('position'))
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.position ?? 0;
}

/** When a visitor began sessions since an instant, oldest first. */
export async function sessionTimesOfVisitor(db: Db, visitorId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('app.teaching_sessions')
    .select('created_at')
    .where('visitor_id', '=', visitorId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => new Date(row.created_at));
}

/** Serializes what a visitor begins, until the transaction ends, so that their count is correct. */
export async function lockVisitor(trx: Db, visitorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sessions of visitor ${visitorId}`}, 0))`.execute(
    trx,
  );
}

/** How many turns a visitor took since an instant, and when the first was. */
export async function turnsOfVisitor(
  db: Db,
  visitorId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const row = await db
    .selectFrom('app.teaching_turns as turn')
    .innerJoin('app.teaching_sessions as session', 'session.id', 'turn.session_id')
    .select((select) => [
      select.fn.countAll<string>().as('count'),
      select.fn.min('turn.created_at').as('first'),
    ])
    .where('session.visitor_id', '=', visitorId)
    .where('turn.speaker', '=', 'learner')
    .where('turn.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), first: row.first ? new Date(row.first) : null };
}

/** Deletes visitors' sessions never taken over by an account and last used before an instant. Returns the count. */
export async function deleteVisitorSessions(db: Db, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('app.teaching_sessions')
    .where('visitor_id', 'is not', null)
    .where('updated_at', '<', before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** `policy`: of the session's version, if selected. */
export function recordOf(row: Selectable<AppTeachingSessions> & { policy?: unknown }): TeachingSession {
  const focus = row.focus as unknown as TeachingSession['focus'];
  return {
    id: row.id,
    profileId: row.profile_id,
    model: row.model as TeachingSession['model'],
    modelVersionId: row.model_version_id,
    policy: policyFor(policyOf(row.model as TeachingSession['model'], row.policy), focus?.energy),
    locale: row.locale as TeachingSession['locale'],
    problem: row.problem,
    skill: row.skill !== null && isSkillId(row.skill) ? row.skill : null,
    title: row.title,
    state: row.state as unknown as TeachingSession['state'],
    seed: row.seed,
    version: row.version,
    focus,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

function turnOf(row: Pick<Selectable<AppTeachingTurns>, (typeof displayColumns)[number]>): TurnRecord {
  const common = {
    id: row.id,
    position: row.position,
    answersCard: row.answers_card,
    createdAt: new Date(row.created_at),
    superseded: row.superseded_at !== null,
  };
  return row.speaker === 'learner'
    ? { ...common, speaker: 'learner', content: row.content as unknown as LearnerContent }
    : {
        ...common,
        speaker: 'tutor',
        content: row.content as unknown as TutorContent,
        words: row.words as unknown as ModelWords | null,
        rating: row.rating === null ? null : { value: row.rating > 0 ? 1 : -1, reason: row.rating_reason },
      };
}
