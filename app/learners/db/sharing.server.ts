import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { CONSENT_TEXT_VERSION } from '../domain/consent.ts';

type Database = Kysely<DB>;
type Pair = { profileId: string; tutorId: string };
type Grant = Pair & { id: string; accountId: string; bookings: readonly string[]; now: Date };

/** Consent ends by itself this long after the end of the last session for which it was given. */
const lasting = sql<string>`interval '1 month'`;

/** Sessions with consent that is in effect: given for this session, which is ahead or ended within the last month. */
const sharedSessions = (db: Database, now: Date) =>
  db
    .selectFrom('app.bookings')
    .where('shares_progress', '=', true)
    .where('state', 'in', ['confirmed', 'completed'])
    .where('ends_at', '>', sql<Date>`${now}::timestamptz - ${lasting}`);

/**
 * Lets a tutor read a learner’s brief and report, bound to these bookings of the two. Idempotent while the consent is in effect; one that
 * had lapsed gets a new date.
 */
export async function grantShare(
  trx: Database,
  { id, accountId, profileId, tutorId, bookings, now }: Grant,
): Promise<void> {
  const others = sharedSessions(trx, now)
    .select('id')
    .where('tutor_id', '=', tutorId)
    .where('learner_profile_id', '=', profileId)
    .where('id', 'not in', [...bookings]);
  await trx
    .updateTable('app.learner_shares')
    .set({ revoked_at: now })
    .where('profile_id', '=', profileId)
    .where('tutor_id', '=', tutorId)
    .where('revoked_at', 'is', null)
    .where(({ not, exists }) => not(exists(others)))
    .execute();
  await trx
    .updateTable('app.bookings')
    .set({ shares_progress: true })
    .where('id', 'in', [...bookings])
    .where('shares_progress', '=', false)
    .execute();
  await trx
    .insertInto('app.learner_shares')
    .values({
      id,
      account_id: accountId,
      profile_id: profileId,
      tutor_id: tutorId,
      granted_at: now,
      text_version: CONSENT_TEXT_VERSION,
    })
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'tutor_id']).where('revoked_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Sessions of the two for which consent could be used at `now`, whether or not it was given. */
export async function loadShareableSessions(
  db: Database,
  { profileId, tutorId }: Pair,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('app.bookings')
    .select('id')
    .where('learner_profile_id', '=', profileId)
    .where('tutor_id', '=', tutorId)
    .where('state', 'in', ['confirmed', 'completed'])
    .where('ends_at', '>', sql<Date>`${now}::timestamptz - ${lasting}`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tutors who may read the learner at `now`, and since when. */
export async function loadShares(
  db: Database,
  profileId: string,
  now: Date,
): Promise<{ tutorId: string; grantedAt: Date }[]> {
  const rows = await db
    .selectFrom('app.learner_shares as share')
    .select(['share.tutor_id', 'share.granted_at'])
    .where('share.profile_id', '=', profileId)
    .where('share.revoked_at', 'is', null)
    .where(({ exists, ref }) =>
      exists(
        sharedSessions(db, now)
          .select('id')
          .where('tutor_id', '=', ref('share.tutor_id'))
          .where('learner_profile_id', '=', ref('share.profile_id')),
      ),
    )
    .orderBy('share.granted_at')
    .execute();
  return rows.map((row) => ({ tutorId: row.tutor_id, grantedAt: row.granted_at }));
}

/** Revokes the consent of all bookings of the two with immediate effect. */
export async function revokeShare(
  db: Database,
  share: Pair & { accountId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('app.learner_shares')
    .set({ revoked_at: share.now })
    .where('account_id', '=', share.accountId)
    .where('profile_id', '=', share.profileId)
    .where('tutor_id', '=', share.tutorId)
    .where('revoked_at', 'is', null)
    .execute();
  await db
    .updateTable('app.bookings')
    .set({ shares_progress: false })
    .where('account_id', '=', share.accountId)
    .where('learner_profile_id', '=', share.profileId)
    .where('tutor_id', '=', share.tutorId)
    .where('shares_progress', '=', true)
    .execute();
}

/** Consent of a tutor’s account that is in effect: neither revoked nor lapsed. */
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
    .where('booking.shares_progress', '=', true)
    .where('booking.state', 'in', ['confirmed', 'completed'])
    .where('booking.ends_at', '>', sql<Date>`${now}::timestamptz - ${lasting}`);

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
