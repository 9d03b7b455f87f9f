import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Has the learner another session at that time? Asked before money is: afterwards the database refuses it. */
export async function isLearnerBusy(
  db: Kysely<DB>,
  learnerProfileId: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('app.bookings')
    .select('id')
    .where('learner_profile_id', '=', learnerProfileId)
    .where('state', '=', 'confirmed')
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .executeTakeFirst();
  return row !== undefined;
}
