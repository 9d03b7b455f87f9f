import type { Services } from '#app/platform/services.server.ts';
import { nextClockChanges } from '../../domain/availability/clock-changes.ts';
import { weekIn } from '../../domain/availability/zone-move.ts';
import type { Schedule } from '../../domain/availability/schedule.ts';
import { freeSlots, type SlotQuery } from '../../domain/availability/slots.ts';
import { loadClaims } from '../../db/tutors.server.ts';
import { findStranded, requireZone, scheduleOf, strandedView } from './save-availability.server.ts';
import type { Availability, AvailabilityPreview } from '../../model/availability-schemas.ts';
import { tutorOf, type TutorRef } from '../tutor-ref.server.ts';

/** Days over which free times are compared. */
const DAYS = 14;
const DAY = 86_400_000;
const CLOCK_CHANGES = 2;

/**
 * Preview of saving hours: booked sessions that would lie outside, free times of the next two weeks before and after, and the zone’s next
 * two clock changes. Read-only. Throws as `tutorOf`, and `zone_unknown` (400).
 */
export async function previewAvailability(
  services: Pick<Services, 'db' | 'clock'>,
  input: TutorRef & { hours: Availability },
): Promise<AvailabilityPreview> {
  const { db, clock } = services;
  const tutor = await tutorOf(db, input);
  const hours = { ...input.hours, zone: requireZone(input.hours.zone) };
  const after = scheduleOf(hours);
  const now = clock.now();
  const from = now.getTime();
  const query = { from, to: from + DAYS * DAY, minutes: lengthFor(after), now: from };
  const claims = (await loadClaims(db, [tutor.id], { ...query, now })).get(tutor.id) ?? [];
  const starts = (schedule: Schedule, query: SlotQuery) =>
    freeSlots(schedule, claims, query).map(({ start }) => new Date(start).toISOString());
  return {
    stranded: (await findStranded(db, tutor, hours, now)).map(strandedView),
    free: {
      days: DAYS,
      minutes: query.minutes,
      before: starts(tutor.schedule, query),
      after: starts(after, query),
    },
    week: tutor.zone === hours.zone ? [] : weekIn(hours, { from: tutor.zone, to: hours.zone, now: from }),
    clockChanges: nextClockChanges(after, from, CLOCK_CHANGES).map(({ at, ...change }) => ({
      at: new Date(at).toISOString(),
      ...change,
    })),
  };
}

/** The standard session, or the shortest offered. */
const lengthFor = ({ lengths }: Schedule): number => (lengths.includes(60) ? 60 : Math.min(...lengths));
