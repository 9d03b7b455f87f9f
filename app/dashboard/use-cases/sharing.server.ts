import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutorsByIds } from '#app/tutors/index.server.ts';
import { learnerError } from '#app/learners/index.server.ts';
import { loadProfile, type AccountProfileRef, pinProfile } from '#app/learners/index.server.ts';
import type { ShareView } from '../model/share.ts';
import { grantShare, loadShareableSessions, loadShares, revokeShare } from '#app/learners/index.server.ts';

/** Tutors with a session of the learner ahead or recently ended. Injected, because booking is a higher feature. */
export type TutorsBookedFor = (db: Kysely<DB>, learnerProfileId: string, now: Date) => Promise<string[]>;
type Deps = Pick<Services, 'db' | 'clock' | 'random'> & { tutorsBookedFor: TutorsBookedFor };

/** Tutors who may read a learner, and booked tutors who could be allowed to. Throws 404 `unknown_profile`. */
export async function listShares(
  { db, clock, tutorsBookedFor }: Omit<Deps, 'random'>,
  own: AccountProfileRef,
): Promise<ShareView[]> {
  if (!(await loadProfile(db, own))) throw learnerError('unknown_profile', { status: 404 });
  const shares = new Map(
    (await loadShares(db, own.id, clock.now())).map((share) => [share.tutorId, share.grantedAt]),
  );
  const booked = await tutorsBookedFor(db, own.id, clock.now());
  const tutors = await loadTutorsByIds(db, [...new Set([...shares.keys(), ...booked])]);
  return tutors.map(({ id, slug, name }) => ({
    tutorId: id,
    slug,
    name,
    since: shares.get(id)?.toISOString() ?? null,
  }));
}

/** Allows a tutor with a booked session of the learner to read. Throws 404 `unknown_profile`, 409 `tutor_not_booked`. */
export async function shareWith(
  { db, clock, random, tutorsBookedFor }: Deps,
  own: AccountProfileRef,
  tutorId: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    if (!(await pinProfile(trx, own))) throw learnerError('unknown_profile', { status: 404 });
    if (!(await tutorsBookedFor(trx, own.id, now)).includes(tutorId))
      throw learnerError('tutor_not_booked', { status: 409 });
    await grantShare(trx, {
      id: random.uuid(),
      accountId: own.accountId,
      profileId: own.id,
      tutorId,
      bookings: await loadShareableSessions(trx, { profileId: own.id, tutorId }, now),
      now,
    });
  });
}

/** Revokes consent at once; does nothing without consent. */
export async function endShare(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  own: AccountProfileRef,
  tutorId: string,
): Promise<void> {
  await revokeShare(db, { accountId: own.accountId, profileId: own.id, tutorId, now: clock.now() });
}
