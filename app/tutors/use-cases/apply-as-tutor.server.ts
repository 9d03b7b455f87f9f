import type { Services } from '#app/platform/services.server.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import type { Language } from '#app/platform/texts.ts';
import { findApplication, upsertApplication } from '../db/application.server.ts';
import { tutorError } from '../model/errors.ts';
import type { Application, OwnApplication } from '../model/schemas.ts';

/**
 * Stores an application as a tutor, written in `language`, to be decided by a founder. One per account: submitting again replaces an undecided one. Throws
 * `zone_unknown` (400).
 */
export async function applyAsTutor(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  input: { account: { id: string; email: string }; application: Application; language: Language },
): Promise<OwnApplication> {
  const { account, application } = input;
  const zone = timeZoneNamed(application.zone);
  if (!zone) throw tutorError('zone_unknown', { status: 400 });
  await upsertApplication(services.db, {
    ...application,
    zone,
    language: input.language,
    id: services.random.uuid(),
    accountId: account.id,
    email: account.email,
    now: services.clock.now(),
  });
  return (await readApplication(services, { accountId: account.id })) as OwnApplication;
}

/** The account’s application, or null. */
export async function readApplication(
  services: Pick<Services, 'db'>,
  input: { accountId: string },
): Promise<OwnApplication | null> {
  return findApplication(services.db, input.accountId);
}
