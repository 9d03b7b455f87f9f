import type { Kysely } from 'kysely';
import { isAllowedPrice } from '#app/pricing/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { requestDocumentsUpdate } from '#app/search/index.server.ts';
import { languages } from '#app/platform/texts.ts';
import { hasContactData } from '../domain/review-text.ts';
import { lockTutor } from '../db/admit.server.ts';
import { tutorError } from '../model/errors.ts';
import type { TutorRecord } from '../model/tutor-record.ts';
import { tutorOf, type TutorRef } from './tutor-ref.server.ts';
import { loadProfile, updateProfile } from '../db/profile.server.ts';
import { pricesTooLow, type SavedProfile, type TutorProfile } from '../model/profile-schemas.ts';

/** Whether a text that everybody can read has contact data that it did not have. */
const addsContactData = (saved: TutorProfile | SavedProfile, before: TutorProfile): boolean =>
  (['headline', 'story'] as const).some((field) =>
    languages.some(
      (language) =>
        saved[field][language] !== before[field][language] && hasContactData(saved[field][language]),
    ),
  );

/** Profile and prices of a tutor. Throws as `tutorOf`. */
export async function readProfile({ db }: Pick<Services, 'db'>, whose: TutorRef): Promise<TutorProfile> {
  return loadProfile(db, (await tutorOf(db, whose)).id);
}

/** Saves a profile in its own transaction; throws as `replaceProfile`. */
export async function saveProfile(
  services: Pick<Services, 'db' | 'jobs'>,
  input: TutorRef & { profile: SavedProfile },
): Promise<TutorProfile> {
  const { after } = await services.db.transaction().execute((trx) => replaceProfile(trx, services, input));
  return after;
}

/**
 * Replaces profile and prices inside the caller’s transaction. Existing holds and bookings keep their price. Throws as `tutorOf`,
 * `price_too_low` (400, with `prices`), `profile_contact` (400: links or contact data that are new), and `profile_changed` (409, with the current profile) for an outdated `version`.
 */
export async function replaceProfile(
  trx: Kysely<DB>,
  services: Pick<Services, 'jobs'>,
  { profile, ...whose }: TutorRef & { profile: SavedProfile },
): Promise<{ tutor: TutorRecord; before: TutorProfile; after: TutorProfile }> {
  const { id } = await tutorOf(trx, whose);
  await lockTutor(trx, id);
  const tutor = await tutorOf(trx, whose);
  const before = await loadProfile(trx, id);
  if (before.version !== profile.version)
    throw tutorError('profile_changed', { status: 409, details: { profile: before } });
  const low = pricesTooLow(profile, before, isAllowedPrice);
  if (low.length > 0) throw tutorError('price_too_low', { status: 400, details: { prices: low } });
  if (addsContactData(profile, before)) throw tutorError('profile_contact', { status: 400 });
  await updateProfile(trx, id, profile);
  await requestDocumentsUpdate(services, trx);
  return { tutor, before, after: await loadProfile(trx, id) };
}
