import type { Kysely } from 'kysely';
import { findDeclaration, needsAdult } from '#app/accounts/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { grantConsent } from '../db/consents.server.ts';
import { learnerError } from '../model/errors.ts';
import {
  deleteProfile,
  lockProfile,
  type AccountProfileRef,
  loadProfiles,
  updateProfile,
  countProfiles,
  insertProfile,
  loadProfile,
  lockProfilesOf,
} from '../db/learners.server.ts';
import { type AgeBand, type LearnerProfile, mostProfiles } from '../domain/profile.ts';
import type { ProfileChange, NewProfile } from '../model/schemas.ts';

/** The start of a learner's next session, or null. Injected by the server, because booking imports this feature. */
export type NextSessionOf = (db: Kysely<DB>, profileId: string, now: Date) => Promise<Date | null>;

/**
 * Removes a learner of the account permanently. Past bookings and reviews stay, without the name; tutors' notes about
 * the learner are deleted (both by the database). Throws `unknown_profile` (404) and, while a session is ahead,
 * `profile_booked` (409, with `start` of the next session).
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
    await deleteProfile(trx, input, clock.now());
  });
}

/** The learners of the account, the oldest profile first. */
export async function listProfiles(
  services: Pick<Services, 'db'>,
  input: { accountId: string },
): Promise<LearnerProfile[]> {
  return loadProfiles(services.db, input.accountId);
}

/**
 * Changes a learner of the account. Throws `unknown_profile` (404), also for other accounts' learners, and `guardian_needed` (409) as for a new
 * one.
 */
export async function changeProfile(
  services: Pick<Services, 'db'>,
  input: AccountProfileRef & { change: ProfileChange },
): Promise<LearnerProfile> {
  await requireGuardian(services.db, input.accountId, input.change.ageBand ?? null);
  const changed = await updateProfile(services.db, input, input.change);
  if (!changed) throw learnerError('unknown_profile', { status: 404 });
  return changed;
}

/**
 * Adds a learner to the account; idempotent by id. Throws `too_many_profiles` (409) beyond twelve, and `guardian_needed` (409) for a child on the
 * account of somebody who is no adult.
 */
export async function addProfile(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  input: { id: string; accountId: string; profile: NewProfile },
): Promise<LearnerProfile> {
  const { db, clock, random } = services;
  const { id, accountId, profile } = input;
  return db.transaction().execute(async (trx) => {
    await lockProfilesOf(trx, accountId);
    const made = await loadProfile(trx, { id, accountId });
    if (made) return made;
    await requireGuardian(trx, accountId, profile.ageBand);
    if ((await countProfiles(trx, accountId)) >= mostProfiles)
      throw learnerError('too_many_profiles', { status: 409, params: { most: mostProfiles } });
    const now = clock.now();
    await grantConsent(trx, {
      id: random.uuid(),
      accountId,
      subject: { profileId: id },
      purpose: 'practice',
      now,
    });
    return insertProfile(trx, { ...profile, id, accountId, createdAt: now });
  });
}

/** Only an adult acts for a child who needs one. Without an age band the learner is the person of the account. */
async function requireGuardian(db: Kysely<DB>, accountId: string, ageBand: AgeBand | null): Promise<void> {
  if (ageBand === null) return;
  const declaration = await findDeclaration(db, accountId);
  if (declaration && !declaration.guardian && needsAdult(ageBand, declaration.country))
    throw learnerError('guardian_needed', { status: 409 });
}
