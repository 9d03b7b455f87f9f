import type { Services } from '#app/platform/services.server.ts';
import { replaceAvailability } from './availability-queries.server.ts';
import { tutorError } from './problems.ts';
import { loadTutorOfAccount, type TutorRecord } from './queries.server.ts';
import type { Availability, OwnAvailability } from './schemas.ts';

/** The hours of the tutor who asks. Throws `not_a_tutor` (403). */
export async function readAvailability(
  services: Pick<Services, 'db'>,
  input: { accountId: string },
): Promise<OwnAvailability> {
  return hoursOf(await requireTutor(services, input.accountId));
}

/**
 * Saves the hours of the tutor who asks; bookings stay as they are.
 * Throws `not_a_tutor` (403) and `availability_changed` (409, with the hours as they stand) when `version` is old.
 */
export async function saveAvailability(
  services: Pick<Services, 'db'>,
  input: { accountId: string; hours: Availability },
): Promise<OwnAvailability> {
  const tutor = await requireTutor(services, input.accountId);
  const saved = await services.db
    .transaction()
    .execute((trx) => replaceAvailability(trx, tutor.id, input.hours));
  const current = await readAvailability(services, input);
  if (!saved) throw tutorError('availability_changed', { status: 409, details: { availability: current } });
  return current;
}

/** The tutor behind an account. Throws `not_a_tutor` (403). */
export async function requireTutor(services: Pick<Services, 'db'>, accountId: string): Promise<TutorRecord> {
  const tutor = await loadTutorOfAccount(services.db, accountId);
  if (!tutor) throw tutorError('not_a_tutor', { status: 403 });
  return tutor;
}

const hoursOf = ({ schedule, availabilityVersion, city }: TutorRecord): OwnAvailability => ({
  version: availabilityVersion,
  zone: schedule.zone,
  city,
  rules: [...schedule.rules],
  exceptions: [...schedule.exceptions],
  bufferAfter: schedule.bufferAfter,
  notice: schedule.notice,
  windowDays: schedule.windowDays,
  dailyLimit: schedule.dailyLimit,
});
