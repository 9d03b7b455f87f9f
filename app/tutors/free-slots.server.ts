import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  firstSlots,
  freeSlots,
  isFree,
  nearestSlots,
  sessionsPerDate,
  type Slot,
} from './availability/slots.ts';
import { dateIn } from './availability/zone-day.ts';
import { tutorError } from './problems.ts';
import { loadClaims, loadTutor, type TutorRecord } from './queries.server.ts';

const DAY = 86_400_000;
/** The longest range one call may ask for. */
const LONGEST_RANGE = 62 * DAY;
/** How far around a lost time its alternatives are looked for. */
const AROUND = { before: 3 * DAY, after: 14 * DAY };

type FreeTime = { start: Date; end: Date };

/**
 * Free times of a tutor (id or slug) that start in [from, to), as the hold would sell them.
 * Throws `unknown_tutor` (404) and `range_invalid` (400: backwards, or longer than 62 days).
 */
export async function listFreeSlots(
  services: Pick<Services, 'db' | 'clock'>,
  input: { tutor: string; from: Date; to: Date; minutes: number },
): Promise<FreeTime[]> {
  const { from, to, minutes } = { ...input, from: input.from.getTime(), to: input.to.getTime() };
  if (!(from < to) || to - from > LONGEST_RANGE) throw tutorError('range_invalid', { status: 400 });
  const tutor = await findBookableTutor(services.db, input.tutor);
  const now = services.clock.now();
  const claims = await claimsOf(services.db, tutor.id, from, to, now);
  return freeSlots(tutor.schedule, claims, { from, to, minutes, now: now.getTime() }).map(asTime);
}

/** The next `count` free times of each tutor, by tutor id. One query for the promises of all of them. */
export async function nextFreeSlots(
  services: Pick<Services, 'db' | 'clock'>,
  tutors: readonly TutorRecord[],
  input: { minutes: number; count: number },
): Promise<Map<string, FreeTime[]>> {
  const now = services.clock.now();
  const from = now.getTime();
  const to = from + Math.max(0, ...tutors.map(({ schedule }) => schedule.windowDays + 2)) * DAY;
  const claims = await loadClaims(
    services.db,
    tutors.map(({ id }) => id),
    { from, to, now },
  );
  const query = { from, to, minutes: input.minutes, now: from };
  return new Map(
    tutors.map(({ id, schedule }) => [
      id,
      firstSlots(schedule, claims.get(id) ?? [], query, input.count).map(asTime),
    ]),
  );
}

/** Would the tutor's hours, limits and promises allow this session? Only the database can promise it. */
export async function isSessionFree(
  db: Kysely<DB>,
  tutor: TutorRecord,
  wish: { start: Date; minutes: number; now: Date },
): Promise<boolean> {
  const start = wish.start.getTime();
  const claims = await claimsOf(db, tutor.id, start, start + DAY, wish.now);
  return isFree(tutor.schedule, claims, { start, minutes: wish.minutes, now: wish.now.getTime() });
}

/** The free times nearest to a wished one, in order of time. */
export async function nearestFreeSlots(
  db: Kysely<DB>,
  tutor: TutorRecord,
  wish: { start: Date; minutes: number; now: Date; count: number },
): Promise<FreeTime[]> {
  const now = wish.now.getTime();
  const wished = Math.max(wish.start.getTime(), now);
  const range = { from: wished - AROUND.before, to: wished + AROUND.after };
  const claims = await claimsOf(db, tutor.id, range.from, range.to, wish.now);
  const slots = freeSlots(tutor.schedule, claims, { ...range, minutes: wish.minutes, now });
  return nearestSlots(slots, wish.start.getTime(), wish.count).map(asTime);
}

/** A tutor who takes bookings. Throws `unknown_tutor` (404). */
export async function findBookableTutor(db: Kysely<DB>, idOrSlug: string): Promise<TutorRecord> {
  const tutor = await loadTutor(db, idOrSlug);
  if (!tutor || tutor.status !== 'active') throw tutorError('unknown_tutor', { status: 404 });
  return tutor;
}

async function claimsOf(db: Kysely<DB>, tutorId: string, from: number, to: number, now: Date) {
  return (await loadClaims(db, [tutorId], { from, to, now })).get(tutorId) ?? [];
}

const asTime = (slot: Slot): FreeTime => ({ start: new Date(slot.start), end: new Date(slot.end) });

/**
 * True when more sessions start on the local day of `start` than the tutor wants. For a transaction that has just
 * written its own claim and holds the lock of this tutor's days.
 */
export async function isDayOverfull(
  db: Kysely<DB>,
  tutor: TutorRecord,
  input: { start: Date; now: Date },
): Promise<boolean> {
  const start = input.start.getTime();
  const claims = await claimsOf(db, tutor.id, start, start, input.now);
  const sessions = sessionsPerDate(tutor.schedule, claims).get(dateIn(tutor.schedule.zone, start)) ?? 0;
  return sessions > tutor.schedule.dailyLimit;
}
