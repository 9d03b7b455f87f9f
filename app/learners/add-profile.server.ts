import type { Services } from '#app/platform/services.server.ts';
import { learnerError } from './problems.ts';
import { type LearnerProfile, mostProfiles } from './profile.ts';
import { countProfiles, insertProfile, lockProfilesOf } from './queries.server.ts';
import type { NewProfile } from './schemas.ts';

/** Adds a learner to the account. Throws `too_many_profiles` (409) beyond twelve. */
export async function addProfile(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  input: { accountId: string; profile: NewProfile },
): Promise<LearnerProfile> {
  const { db, clock, random } = services;
  const { accountId, profile } = input;
  return db.transaction().execute(async (trx) => {
    await lockProfilesOf(trx, accountId);
    if ((await countProfiles(trx, accountId)) >= mostProfiles)
      throw learnerError('too_many_profiles', { status: 409, params: { most: mostProfiles } });
    return insertProfile(trx, { ...profile, id: random.uuid(), accountId, createdAt: clock.now() });
  });
}
