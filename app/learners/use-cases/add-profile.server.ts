import type { Services } from '#app/platform/services.server.ts';
import { learnerError } from '../model/errors.ts';
import { type LearnerProfile, mostProfiles } from '../domain/profile.ts';
import { countProfiles, insertProfile, loadProfile, lockProfilesOf } from '../db/learners.server.ts';
import type { NewProfile } from '../model/schemas.ts';

/** Adds a learner to the account, once for each id. Throws `too_many_profiles` (409) beyond twelve. */
export async function addProfile(
  services: Pick<Services, 'db' | 'clock'>,
  input: { id: string; accountId: string; profile: NewProfile },
): Promise<LearnerProfile> {
  const { db, clock } = services;
  const { id, accountId, profile } = input;
  return db.transaction().execute(async (trx) => {
    await lockProfilesOf(trx, accountId);
    const made = await loadProfile(trx, { id, accountId });
    if (made) return made;
    if ((await countProfiles(trx, accountId)) >= mostProfiles)
      throw learnerError('too_many_profiles', { status: 409, params: { most: mostProfiles } });
    return insertProfile(trx, { ...profile, id, accountId, createdAt: clock.now() });
  });
}
