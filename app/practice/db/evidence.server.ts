import { type Kysely, type Selectable, sql } from 'kysely';
import type { AppEvidence, DB } from '#app/platform/database-types.ts';
import type { ClaimDispute } from '../domain/mastery/claims.ts';
import { dueAtOf } from '../domain/mastery/due.ts';
import type { Aid, SkillId, KnownMistake } from '@curvela/curriculum';
import type { Confidence, Evidence, SkillState, TutorProblem } from '../model/mastery/evidence.ts';
import type { LearnerStates } from '../domain/mastery/learner-state.ts';
import type { ProfileRef } from '../model/record.ts';

/* Evidence, the skill states computed from it, and disputes. */

type Database = Kysely<DB>;

export async function insertEvidence(
  trx: Database,
  { profileId, accountId }: ProfileRef,
  rows: readonly Evidence[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('app.evidence')
    .values(
      rows.map((one) => ({
        id: one.id,
        account_id: accountId,
        profile_id: profileId,
        skill: one.skill,
        source: one.tutored ? 'tutor' : 'practice',
        asked: one.tutored ? JSON.stringify(one.tutored) : null,
        item_id: one.itemId,
        template: one.template,
        right: one.right,
        aid: one.aid,
        mistake: one.mistake,
        confidence: one.confidence,
        at: one.at,
      })),
    )
    .execute();
}

/** All evidence of a profile, or of some skills; oldest first. */
export async function loadEvidence(
  db: Database,
  profileId: string,
  skills?: readonly SkillId[],
): Promise<Evidence[]> {
  if (skills?.length === 0) return [];
  const rows = await db
    .selectFrom('app.evidence')
    .selectAll()
    .where('profile_id', '=', profileId)
    .$if(skills !== undefined, (query) => query.where('skill', 'in', skills ?? []))
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(evidenceOf);
}

/** The latest evidence of each skill, `each` rows per skill: the cost does not grow with the number of attempts. */
export async function loadRecentEvidence(db: Database, profileId: string, each: number): Promise<Evidence[]> {
  const { rows } = await sql<Selectable<AppEvidence>>`
    select recent.* from app.skill_states as known
    cross join lateral (
      select * from app.evidence as one
      where one.profile_id = known.profile_id and one.skill = known.skill
      order by one.at desc limit ${each}
    ) as recent
    where known.profile_id = ${profileId} order by recent.at, recent.id`.execute(db);
  return rows.map(evidenceOf);
}

/** First and last time of the evidence that counts, and its number of questions; null when there is none. */
export async function loadPeriod(
  db: Database,
  profileId: string,
): Promise<{ from: Date; to: Date; questions: number } | null> {
  const { from, to, questions } = await db
    .selectFrom('app.evidence')
    .select(({ fn }) => [
      fn.min('at').as('from'),
      fn.max('at').as('to'),
      fn.count<string>('item_id').distinct().as('questions'),
    ])
    .where('profile_id', '=', profileId)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return from && to ? { from, to, questions: Number(questions) } : null;
}

export async function loadEvidenceOfItems(db: Database, itemIds: readonly string[]): Promise<Evidence[]> {
  if (itemIds.length === 0) return [];
  const rows = await db.selectFrom('app.evidence').selectAll().where('item_id', 'in', itemIds).execute();
  return rows.map(evidenceOf);
}

/** The solution was shown after a wrong answer. */
export async function markShown(trx: Database, itemId: string): Promise<void> {
  await trx
    .updateTable('app.evidence')
    .set({ aid: 'shown' })
    .where('item_id', '=', itemId)
    .where('right', '=', false)
    .execute();
}

/** Excludes a question from the count; null includes it again. */
export async function voidEvidence(trx: Database, itemId: string, at: Date | null): Promise<void> {
  await trx.updateTable('app.evidence').set({ voided_at: at }).where('item_id', '=', itemId).execute();
}

/** Ordered by skill: between equal candidates the first one is chosen, which must not vary. */
export async function loadStates(db: Database, profileId: string): Promise<LearnerStates> {
  const rows = await db
    .selectFrom('app.skill_states')
    .select(['skill', 'state'])
    .where('profile_id', '=', profileId)
    .orderBy('skill')
    .execute();
  return new Map(rows.map(({ skill, state }) => [skill as SkillId, state as unknown as SkillState]));
}

/** The state of one skill. */
export async function loadState(
  db: Database,
  { profileId, skill }: { readonly profileId: string; readonly skill: SkillId },
): Promise<SkillState | undefined> {
  const row = await db
    .selectFrom('app.skill_states')
    .select('state')
    .where('profile_id', '=', profileId)
    .where('skill', '=', skill)
    .executeTakeFirst();
  return row && (row.state as unknown as SkillState);
}

/** Inserts or replaces states. */
export async function saveStates(
  trx: Database,
  { profileId, accountId }: ProfileRef,
  states: readonly SkillState[],
  now: Date,
): Promise<void> {
  if (states.length === 0) return;
  await trx
    .insertInto('app.skill_states')
    .values(
      states.map((state) => ({
        profile_id: profileId,
        account_id: accountId,
        skill: state.skill,
        state: JSON.stringify(state),
        due_at: dueAtOf(state),
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'skill']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        due_at: ref('excluded.due_at'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Deletes the states of skills that have no evidence any more. */
export async function deleteOtherStates(
  trx: Database,
  profileId: string,
  retained: readonly SkillId[],
): Promise<void> {
  await trx
    .deleteFrom('app.skill_states')
    .where('profile_id', '=', profileId)
    .$if(retained.length > 0, (query) => query.where('skill', 'not in', retained))
    .execute();
}

export type DisputeRecord = ClaimDispute & { readonly text: string; readonly decidedAt: Date | null };

/** The disputes of a profile, latest first. */
export async function loadDisputes(db: Database, profileId: string): Promise<DisputeRecord[]> {
  const rows = await db
    .selectFrom('app.claim_disputes')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    claim: row.claim,
    text: row.text,
    state: row.state as ClaimDispute['state'],
    at: row.created_at,
    decidedAt: row.decided_at,
  }));
}

/** No effect while another dispute of the same claim is open. */
export async function insertDispute(
  trx: Database,
  { profileId, accountId }: ProfileRef,
  dispute: { readonly id: string; readonly claim: string; readonly text: string; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('app.claim_disputes')
    .values({
      id: dispute.id,
      account_id: accountId,
      profile_id: profileId,
      claim: dispute.claim,
      text: dispute.text,
      created_at: dispute.at,
    })
    .onConflict((conflict) =>
      // A literal, not a parameter: with a parameter the partial index does not match a prepared statement.
      conflict
        .columns(['profile_id', 'claim'])
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .execute();
}

export async function settleDispute(
  trx: Database,
  id: string,
  { state, at }: { readonly state: 'gone' | 'changed'; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('app.claim_disputes')
    .set({ state, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

const evidenceOf = (row: Selectable<AppEvidence>): Evidence => ({
  id: row.id,
  skill: row.skill as SkillId,
  itemId: row.item_id,
  template: row.template,
  right: row.right,
  aid: row.aid as Aid,
  mistake: row.mistake as KnownMistake | null,
  confidence: row.confidence as Confidence | null,
  at: row.at,
  voided: row.voided_at !== null,
  ...(row.asked === null ? {} : { tutored: row.asked as unknown as TutorProblem }),
});
