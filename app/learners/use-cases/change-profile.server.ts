import type { Services } from '#app/platform/services.server.ts';
import { learnerError } from '../model/errors.ts';
import type { LearnerProfile } from '../domain/profile.ts';
import { type AccountProfileRef, updateProfile } from '../db/learners.server.ts';
import type { ProfileChange } from '../model/schemas.ts';

/** Changes a learner of the account. Throws `unknown_profile` (404), also for those of others. */
export async function changeProfile(
  services: Pick<Services, 'db'>,
  input: AccountProfileRef & { change: ProfileChange },
): Promise<LearnerProfile> {
  const changed = await updateProfile(services.db, input, input.change);
  if (!changed) throw learnerError('unknown_profile', { status: 404 });
  return changed;
}
