import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { isSkillId, type SkillId } from '@curvela/curriculum';
import type { NewGoal } from '../model/goal.ts';

type Database = Kysely<DB>;
type GoalRecord = { id: string; title: string; skills: SkillId[]; dueOn: string; createdAt: Date };

/** Goals of a learner that have not been ended, the nearest first. */
export async function loadGoals(db: Database, profileId: string): Promise<GoalRecord[]> {
  const rows = await db
    .selectFrom('app.learner_goals')
    .select(({ cast, ref }) => [
      'id',
      'title',
      'skills',
      'created_at',
      cast<string>(ref('due_on'), 'text').as('due_on'),
    ])
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    skills: row.skills.filter(isSkillId),
    dueOn: row.due_on,
    createdAt: row.created_at,
  }));
}

export async function insertGoal(
  trx: Database,
  goal: NewGoal & { id: string; accountId: string; profileId: string; createdAt: Date },
): Promise<void> {
  await trx
    .insertInto('app.learner_goals')
    .values({
      id: goal.id,
      account_id: goal.accountId,
      profile_id: goal.profileId,
      title: goal.title,
      skills: goal.skills,
      due_on: goal.dueOn,
      created_at: goal.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Whether the goal existed. Idempotent. */
export async function endGoal(
  db: Database,
  goal: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('app.learner_goals')
    .set(({ fn, val }) => ({ ended_at: fn.coalesce('ended_at', val(goal.now)) }))
    .where('id', '=', goal.id)
    .where('account_id', '=', goal.accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
