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

/** Trials of one account with one tutor, removed learners included. As in `app.bookings_note_trial`. */
const MOST_OF_ACCOUNT = 3;

/** `trial_used`: the learner has had one. `trials_used`: the account has had all that one account can have. */
export type UsedTrial = 'trial_used' | 'trials_used';

/** Why this learner (a profile, or the account itself) can have no trial with the tutor; null when it can. */
export async function usedTrial(
  db: Kysely<DB>,
  { learner, ...of }: { tutorId: string; accountId: string; learner: string },
): Promise<UsedTrial | null> {
  const had = await learnersWithTrial(db, of);
  if (had.includes(learner)) return 'trial_used';
  return had.length >= MOST_OF_ACCOUNT ? 'trials_used' : null;
}

/** Why neither the account nor one of its learner profiles can have a trial with the tutor; null when one can. */
export async function usedTrials(
  db: Kysely<DB>,
  of: { tutorId: string; accountId: string },
): Promise<UsedTrial | null> {
  const had = await learnersWithTrial(db, of);
  if (had.length >= MOST_OF_ACCOUNT) return 'trials_used';
  const profiles = await db
    .selectFrom('app.learner_profiles')
    .select('id')
    .where('account_id', '=', of.accountId)
    .execute();
  const learners = [of.accountId, ...profiles.map(({ id }) => id)];
  return learners.every((learner) => had.includes(learner)) ? 'trial_used' : null;
}

async function learnersWithTrial(
  db: Kysely<DB>,
  { tutorId, accountId }: { tutorId: string; accountId: string },
): Promise<(string | null)[]> {
  const had = await db
    .selectFrom('app.bookings')
    .select('trial_of')
    .where('tutor_id', '=', tutorId)
    .where('account_id', '=', accountId)
    .where(counts)
    .execute();
  return had.map(({ trial_of: learner }) => learner);
}
