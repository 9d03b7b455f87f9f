import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { AccountProfileRef } from './learners.server.ts';

/**
 * Data of a learner that practice needs; the profile cannot be removed until the transaction ends. Undefined when the
 * account has no such profile.
 */
export async function pinForPractice(
  trx: Kysely<DB>,
  own: AccountProfileRef,
): Promise<{ extraTime: number } | undefined> {
  const row = await trx
    .selectFrom('app.learner_profiles')
    .select('extra_time')
    .where('id', '=', own.id)
    .where('account_id', '=', own.accountId)
    .forKeyShare()
    .executeTakeFirst();
  return row && { extraTime: Number(row.extra_time) };
}

/** Goals of a learner that have not been ended, the nearest first: skill ids, and days as ISO dates. */
export async function loadRunningGoals(
  db: Kysely<DB>,
  profileId: string,
): Promise<{ skills: string[]; dueOn: string }[]> {
  const rows = await db
    .selectFrom('app.learner_goals')
    .select(({ cast, ref }) => ['skills', cast<string>(ref('due_on'), 'text').as('due_on')])
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .orderBy('due_on')
    .execute();
  return rows.map(({ skills, due_on }) => ({ skills, dueOn: due_on }));
}
