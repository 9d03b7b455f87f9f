import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

type Database = Kysely<DB>;
type Grant = { id: string; accountId: string; profileId: string; tutorId: string; now: Date };

/** Lets a tutor read a learner’s brief and report. Idempotent. */
export async function grantShare(
  trx: Database,
  { id, accountId, profileId, tutorId, now }: Grant,
): Promise<void> {
  await trx
    .insertInto('app.learner_shares')
    .values({ id, account_id: accountId, profile_id: profileId, tutor_id: tutorId, granted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'tutor_id']).where('revoked_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Tutors who may read the learner, and since when. */
export async function loadShares(
  db: Database,
  profileId: string,
): Promise<{ tutorId: string; grantedAt: Date }[]> {
  const rows = await db
    .selectFrom('app.learner_shares')
    .select(['tutor_id', 'granted_at'])
    .where('profile_id', '=', profileId)
    .where('revoked_at', 'is', null)
    .orderBy('granted_at')
    .execute();
  return rows.map((row) => ({ tutorId: row.tutor_id, grantedAt: row.granted_at }));
}

/** Revokes the consent with immediate effect. */
export async function revokeShare(
  db: Database,
  share: { accountId: string; profileId: string; tutorId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('app.learner_shares')
    .set({ revoked_at: share.now })
    .where('account_id', '=', share.accountId)
    .where('profile_id', '=', share.profileId)
    .where('tutor_id', '=', share.tutorId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Valid consent for a tutor’s account: given, and the two have a session ahead or had one within the last month. */
const readableBy = (db: Database, { tutorAccountId, now }: { tutorAccountId: string; now: Date }) =>
  db
    .selectFrom('app.learner_shares as share')
    .innerJoin('app.tutors as tutor', 'tutor.id', 'share.tutor_id')
    .innerJoin('app.bookings as booking', (join) =>
      join
        .onRef('booking.tutor_id', '=', 'share.tutor_id')
        .onRef('booking.learner_profile_id', '=', 'share.profile_id'),
    )
    .where('share.revoked_at', 'is', null)
    .where('tutor.account_id', '=', tutorAccountId)
    .where('booking.state', 'in', ['confirmed', 'completed'])
    .where('booking.ends_at', '>', sql<Date>`${now}::timestamptz - interval '1 month'`);

/** The profile that the tutor’s account may read, with the account it belongs to; undefined without valid consent. */
export const loadSharedProfile = (
  db: Database,
  { profileId, ...tutor }: { profileId: string; tutorAccountId: string; now: Date },
): Promise<{ accountId: string } | undefined> =>
  readableBy(db, tutor)
    .select('share.account_id as accountId')
    .where('share.profile_id', '=', profileId)
    .limit(1)
    .executeTakeFirst();

/** The learners that the tutor’s account may read, by name. */
export const loadSharedWith = (
  db: Database,
  tutor: { tutorAccountId: string; now: Date },
): Promise<{ id: string; name: string }[]> =>
  readableBy(db, tutor)
    .innerJoin('app.learner_profiles as profile', 'profile.id', 'share.profile_id')
    .select(['profile.id', 'profile.name'])
    .groupBy(['profile.id', 'profile.name'])
    .orderBy('profile.name')
    .orderBy('profile.id')
    .execute();
