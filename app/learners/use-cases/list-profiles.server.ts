import type { Services } from '#app/platform/services.server.ts';
import type { LearnerProfile } from '../domain/profile.ts';
import { loadProfiles } from '../db/learners.server.ts';

/** The learners of the account, the oldest profile first. */
export async function listProfiles(
  services: Pick<Services, 'db'>,
  input: { accountId: string },
): Promise<LearnerProfile[]> {
  return loadProfiles(services.db, input.accountId);
}
