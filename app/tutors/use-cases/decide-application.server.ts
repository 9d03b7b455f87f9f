import type { Kysely } from 'kysely';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, languages } from '#app/platform/texts.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';
import { lowestPrice } from '#app/pricing/index.server.ts';
import { freeSlug, newcomerPortrait } from '../domain/admit.ts';
import {
  insertPausedTutor,
  loadSlugsLike,
  lockApplication,
  type ReceivedApplication,
  setApplicationState,
} from '../db/admit.server.ts';
import { tutorError } from '../model/errors.ts';
import { loadTutorOfAccount } from '../db/tutors.server.ts';
import { cityOfZone } from '#app/platform/times.ts';
import { priceCurrencies, sessionTypes } from '../domain/tutor.ts';

export type Decision = 'approved' | 'declined';
type Decided = { application: ReceivedApplication; tutorId: string | null; language: Language };

/**
 * Decides an application inside the caller’s transaction. Approval creates a tutor page: paused, without hours, at the lowest prices. The
 * tutor then sets the hours and a founder activates the page. Throws `unknown_application` (404), `already_decided` (409), and
 * `application_changed` (409) for one that was sent again after `sentAt`.
 */
export async function decideApplication(
  trx: Kysely<DB>,
  services: Pick<Services, 'clock' | 'random'>,
  input: { id: string; decision: Decision; sentAt?: string | undefined },
): Promise<Decided> {
  const application = await lockApplication(trx, input.id);
  if (!application) throw tutorError('unknown_application', { status: 404 });
  if (application.state !== 'received') throw tutorError('already_decided', { status: 409 });
  if (input.sentAt !== undefined && Date.parse(input.sentAt) !== application.at.getTime())
    throw tutorError('application_changed', { status: 409 });
  await setApplicationState(trx, application.id, input.decision);
  const language = await languageFor(trx, application);
  const decided = { ...application, state: input.decision };
  if (input.decision === 'declined') return { application: decided, tutorId: null, language };
  const existing = await loadTutorOfAccount(trx, application.accountId);
  const tutorId = existing?.id ?? (await addTutor(trx, services, application, language));
  return { application: decided, tutorId, language };
}

async function addTutor(
  trx: Kysely<DB>,
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  application: ReceivedApplication,
  mailLanguage: Language,
): Promise<string> {
  const id = random.uuid();
  const plain = freeSlug(application.name, new Set());
  const prices = sessionTypes.flatMap((type) =>
    priceCurrencies.map((currency) => ({
      type,
      currency,
      amountMinor: lowestPrice(type, currency).amountMinor,
    })),
  );
  await insertPausedTutor(trx, {
    ...application,
    id,
    slug: freeSlug(application.name, await loadSlugsLike(trx, plain)),
    // Applications of before the field was added name no place.
    city: application.city || cityOfZone(application.zone).slice(0, 60),
    mailLanguage,
    textLanguage: application.language ?? mailLanguage,
    avatar: newcomerPortrait,
    prices,
    now: clock.now(),
  });
  return id;
}

/** The language chosen by the applicant’s account, else the first supported language they teach in. */
async function languageFor(
  trx: Kysely<DB>,
  { accountId, languages: taught }: ReceivedApplication,
): Promise<Language> {
  const place = await loadChosenLocaleAndZone(trx, accountId);
  if (place) return languageOfLocale(place.locale);
  return languages.find((language) => taught.some((each) => each === language)) ?? 'en';
}
