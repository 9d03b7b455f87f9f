import { nextSessionOfLearner } from '#app/booking/public.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { learnerError } from './problems.ts';
import { deleteProfile, lockProfile, type OwnProfile } from './queries.server.ts';

/**
 * Removes a learner of the account for good. Past bookings stay, without the name.
 * Throws `unknown_profile` (404) and `profile_booked` (409, with `start` of the next session) while a session is ahead.
 */
export async function removeProfile(
  services: Pick<Services, 'db' | 'clock'>,
  input: OwnProfile,
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, input);
    if (!profile) throw learnerError('unknown_profile', { status: 404 });
    const start = await nextSessionOfLearner(trx, profile.id, clock.now());
    if (start) {
      const params = { name: profile.name };
      throw learnerError('profile_booked', { status: 409, params, details: { start: start.toISOString() } });
    }
    await deleteProfile(trx, input);
  });
}
