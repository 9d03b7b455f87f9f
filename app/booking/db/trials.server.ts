import type { ExpressionBuilder, Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Trials that count: one to which the tutor did not come, or that was cancelled, may be taken again. As in index `bookings_one_trial`. */
const counts = (eb: ExpressionBuilder<DB, 'app.bookings'>) =>
  eb.and([
    eb('session_type', '=', 'trial'),
    eb.or([
      eb('state', 'in', ['confirmed', 'completed']),
      eb.and([eb('state', '=', 'no_show'), eb('absent', '=', 'learner')]),
    ]),
  ]);

/** Whether this learner (a profile, or the account itself) has had the trial with the tutor. */
export async function hasHadTrial(
  db: Kysely<DB>,
  { tutorId, learner }: { tutorId: string; learner: string },
): Promise<boolean> {
  const trial = await db
    .selectFrom('app.bookings')
    .select('id')
    .where('tutor_id', '=', tutorId)
    .where('trial_of', '=', learner)
    .where(counts)
    .executeTakeFirst();
  return trial !== undefined;
}

/** Whether the account or one of its learner profiles can still have a trial with the tutor. */
export async function hasTrialLeft(
  db: Kysely<DB>,
  { tutorId, accountId }: { tutorId: string; accountId: string },
): Promise<boolean> {
  const profiles = await db
    .selectFrom('app.learner_profiles')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  const learners = [accountId, ...profiles.map(({ id }) => id)];
  const had = await db
    .selectFrom('app.bookings')
    .select('trial_of')
    .where('tutor_id', '=', tutorId)
    .where('trial_of', 'in', learners)
    .where(counts)
    .execute();
  return new Set(had.map(({ trial_of: learner }) => learner)).size < learners.length;
}
