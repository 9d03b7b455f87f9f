import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { teachingError } from '../model/errors.ts';
import type { StartInput } from '../model/schemas.server.ts';
import type { TeachingServices } from '../model/services.ts';
import type { SessionOwner } from '../model/record.ts';
import { safetyBlock } from '../domain/voice/speak-safety.ts';
import { raiseFlag } from './raise-flag.server.ts';
import { maskPersonal, readSafety, speaksOfAbuse } from '../domain/safety/read-safety.ts';

/**
 * Flagged words start no session: they are flagged as in a conversation and get a fixed answer. Throws 422 `worrying` with that answer as
 * `care`; returns for everything else.
 */
export async function refuseFlaggedWords(
  services: TeachingServices,
  owner: SessionOwner,
  { problem, locale, model, profileId }: StartInput,
): Promise<void> {
  const language = languageOfLocale(locale);
  const kind = problem === undefined ? null : readSafety(problem, language);
  if (problem === undefined || kind === null) return;
  const words = maskPersonal(problem);
  const about = { sessionId: null, turnId: null, profileId: profileId ?? null };
  await services.db
    .transaction()
    .execute((db) => raiseFlag({ ...services, db }, { ...about, words, kind, owner, language }));
  const audience = 'accountId' in owner ? 'begun' : 'visitor';
  const care = safetyBlock(
    kind,
    { language, locale, model, seed: 0, position: 1, audience },
    speaksOfAbuse(problem),
  );
  throw teachingError('worrying', { status: 422, details: { care } });
}
