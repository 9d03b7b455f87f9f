import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { learnerError } from '../model/errors.ts';
import { deleteProfile, lockProfile, type AccountProfileRef } from '../db/learners.server.ts';

/** The start of a learner's next session, or null. Booking knows it and imports this feature, so the server passes it in. */
export type NextSessionOf = (db: Kysely<DB>, profileId: string, now: Date) => Promise<Date | null>;

/**
 * Removes a learner of the account for good. Past bookings and reviews stay, without the name; notes of tutors about the learner go (the
 * database sees to both).
 * Throws `unknown_profile` (404) and `profile_booked` (409, with `start` of the next session) while a session is ahead.
 */
export async function removeProfile(
  services: Pick<Services, 'db' | 'clock'> & { nextSessionOf: NextSessionOf },
  input: AccountProfileRef,
): Promise<void> {
  const { db, clock, nextSessionOf } = services;
  await db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, input);
    if (!profile) throw learnerError('unknown_profile', { status: 404 });
    const start = await nextSessionOf(trx, profile.id, clock.now());
    if (start) {
      const params = { name: profile.name };
      throw learnerError('profile_booked', { status: 409, params, details: { start: start.toISOString() } });
    }
    await deleteProfile(trx, input);
  });
}
