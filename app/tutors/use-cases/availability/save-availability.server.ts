import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import type { Schedule } from '../../domain/availability/schedule.ts';
import { findStrandedBy, type StrandedSession } from '../../domain/availability/stranded.ts';
import { loadSessionsAhead, lockDaysOf, replaceAvailability } from '../../db/availability.server.ts';
import { tutorError } from '../../model/errors.ts';
import type { TutorRecord } from '../../model/tutor-record.ts';
import type {
  Availability,
  OwnAvailability,
  SavedAvailability,
  Stranded,
} from '../../model/availability-schemas.ts';
import { sessionMinutes, sessionTypes } from '../../domain/tutor.ts';
import { tutorOf, type TutorRef } from '../tutor-ref.server.ts';

/** The hours of a tutor. Throws as `tutorOf`. */
export async function readAvailability(
  { db }: Pick<Services, 'db'>,
  whose: TutorRef,
): Promise<OwnAvailability> {
  return hoursOf(await tutorOf(db, whose));
}

type Saving = TutorRef & { hours: Omit<SavedAvailability, 'accepted'> & { accepted?: string[] } };

/** Saves a tutor’s hours in its own transaction; throws as `replaceHours`. */
export async function saveAvailability(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: Saving,
): Promise<OwnAvailability> {
  const { after } = await db.transaction().execute((trx) => replaceHours(trx, clock.now(), input));
  return after;
}

/**
 * Replaces a tutor’s hours inside the caller’s transaction; bookings keep their instants. `stranded`: accepted sessions that now lie
 * outside. Throws as `tutorOf`, `zone_unknown` (400), `availability_changed` (409, with the current hours) for an outdated `version`, and
 * `bookings_outside` (409, with `stranded`) for sessions that would lie outside and were not accepted.
 */
export async function replaceHours(
  db: Kysely<DB>,
  now: Date,
  input: Saving,
): Promise<{ tutor: TutorRecord; before: OwnAvailability; after: OwnAvailability; stranded: Stranded[] }> {
  const { accepted = [], ...requested } = input.hours;
  const hours = { ...requested, zone: requireZone(requested.zone) };
  const { id } = await tutorOf(db, input);
  await lockDaysOf(db, id);
  const tutor = await tutorOf(db, input);
  const before = hoursOf(tutor);
  if (hours.version === tutor.availabilityVersion) {
    const stranded = await findStranded(db, tutor, hours, now);
    if (stranded.some((session) => !accepted.includes(session.id)))
      throw tutorError('bookings_outside', {
        status: 409,
        params: { count: stranded.length },
        details: { stranded: stranded.map(strandedView) },
      });
    if (await replaceAvailability(db, id, hours)) {
      const after = await readAvailability({ db }, input);
      return { tutor, before, after, stranded: stranded.map(strandedView) };
    }
  }
  const availability = await readAvailability({ db }, input);
  throw tutorError('availability_changed', { status: 409, details: { availability } });
}

/** Canonical name of a zone. Throws `zone_unknown` (400). */
export function requireZone(name: string): string {
  const zone = timeZoneNamed(name);
  if (zone === '') throw tutorError('zone_unknown', { status: 400 });
  return zone;
}

/** Upcoming sessions that would lie outside the new hours but are inside the current ones. */
export async function findStranded(
  db: Kysely<DB>,
  tutor: TutorRecord,
  hours: Availability,
  now: Date,
): Promise<StrandedSession[]> {
  return findStrandedBy(tutor.schedule, scheduleOf(hours), await loadSessionsAhead(db, tutor.id, now));
}

/** Hours as input of the slot engine. */
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
