import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Has the learner, a profile or the account itself, another session at that time? Asked before money is: afterwards the database refuses it. */
export async function isLearnerBusy(
  db: Kysely<DB>,
  { accountId, learnerProfileId }: { accountId: string; learnerProfileId: string | null },
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('app.bookings')
    .select('id')
    .where((are) =>
      learnerProfileId
        ? are('learner_profile_id', '=', learnerProfileId)
        : are.and([are('account_id', '=', accountId), are('learner_profile_id', 'is', null)]),
    )
    .where('state', '=', 'confirmed')
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .executeTakeFirst();
  return row !== undefined;
}
