import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import type { Schedule } from './availability/schedule.ts';
import { strandedBy, type StrandedSession } from './availability/stranded.ts';
import { loadSessionsAhead, lockDaysOf, replaceAvailability } from './availability-queries.server.ts';
import { tutorError } from './problems.ts';
import { loadTutorOfAccount, type TutorRecord } from './queries.server.ts';
import type { Availability, OwnAvailability, SavedAvailability, Stranded } from './availability/schemas.ts';
import { sessionMinutes, sessionTypes } from './tutor.ts';

/** The hours of the tutor who asks. Throws `not_a_tutor` (403). */
export async function readAvailability(
  services: Pick<Services, 'db'>,
  input: { accountId: string },
): Promise<OwnAvailability> {
  return hoursOf(await requireTutor(services, input.accountId));
}

/**
 * Saves the hours of the tutor who asks; bookings keep their instants.
 * Throws `not_a_tutor` (403), `zone_unknown` (400), `availability_changed` (409, with the hours as they stand) when `version` is
 * old, and `bookings_outside` (409, with `stranded`) when booked sessions would lie outside that were not accepted.
 */
export async function saveAvailability(
  services: Pick<Services, 'db' | 'clock'>,
  input: { accountId: string; hours: Omit<SavedAvailability, 'accepted'> & { accepted?: string[] } },
): Promise<OwnAvailability> {
  const { accepted = [], ...wished } = input.hours;
  const hours = { ...wished, zone: requireZone(wished.zone) };
  return services.db.transaction().execute(async (db) => {
    const { id } = await requireTutor({ db }, input.accountId);
    await lockDaysOf(db, id);
    const tutor = await requireTutor({ db }, input.accountId);
    if (hours.version === tutor.availabilityVersion) {
      const stranded = await findStranded(db, tutor, hours, services.clock.now());
      if (stranded.some((session) => !accepted.includes(session.id)))
        throw tutorError('bookings_outside', {
          status: 409,
          params: { count: stranded.length },
          details: { stranded: stranded.map(strandedView) },
        });
      if (await replaceAvailability(db, id, hours)) return readAvailability({ db }, input);
    }
    const availability = await readAvailability({ db }, input);
    throw tutorError('availability_changed', { status: 409, details: { availability } });
  });
}

/** The tutor behind an account. Throws `not_a_tutor` (403). */
export async function requireTutor(services: Pick<Services, 'db'>, accountId: string): Promise<TutorRecord> {
  const tutor = await loadTutorOfAccount(services.db, accountId);
  if (!tutor) throw tutorError('not_a_tutor', { status: 403 });
  return tutor;
}

/** The present name of a zone. Throws `zone_unknown` (400). */
export function requireZone(name: string): string {
  const zone = timeZoneNamed(name);
  if (zone === '') throw tutorError('zone_unknown', { status: 400 });
  return zone;
}

/** Booked sessions ahead that hours would leave outside and that lie inside now. */
export async function findStranded(
  db: Kysely<DB>,
  tutor: TutorRecord,
  hours: Availability,
  now: Date,
): Promise<StrandedSession[]> {
  return strandedBy(tutor.schedule, scheduleOf(hours), await loadSessionsAhead(db, tutor.id, now));
}

/** What the engine makes of hours. */
export const scheduleOf = ({ sessionTypes: types, ...hours }: Availability): Schedule => ({
  ...hours,
  lengths: types.map((type) => sessionMinutes[type]),
});

export const strandedView = ({ id, start, end, rules }: StrandedSession): Stranded => ({
  id,
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
  rules,
});

const hoursOf = ({ schedule, availabilityVersion, city }: TutorRecord): OwnAvailability => ({
  version: availabilityVersion,
  zone: schedule.zone,
  city,
  rules: [...schedule.rules],
  exceptions: [...schedule.exceptions],
  sessionTypes: sessionTypes.filter((type) => schedule.lengths.includes(sessionMinutes[type])),
  bufferBefore: schedule.bufferBefore,
  bufferAfter: schedule.bufferAfter,
  notice: schedule.notice,
  windowDays: schedule.windowDays,
  dailyLimit: schedule.dailyLimit,
});
