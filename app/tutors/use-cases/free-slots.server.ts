import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { QueryBatch } from '#app/platform/statement-batch.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { cachedAnswer, tutorCacheOf, type CachedAnswer } from './availability/tutor-cache.server.ts';
import {
  findObstacles,
  mainReason,
  opensAt,
  type UnavailableReason,
} from '../domain/availability/booking-obstacles.ts';
import { bookingBounds, freeSlots, isFree, nearestSlots, type Slot } from '../domain/availability/slots.ts';
import { validUntil } from '../domain/availability/free-ahead.ts';
import { tutorError } from '../model/errors.ts';
import { selectStamp } from '../db/availability-stamp.server.ts';
import { addTutorWithClaims, loadClaims, loadTutor } from '../db/tutors.server.ts';
import type { TutorRecord } from '../model/tutor-record.ts';
import { openSpans } from '../domain/availability/schedule.ts';
import { addDays, dateIn, mergeSpans, startOfDay, type TimeSpan } from '../domain/availability/zone-day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Longest range of one request. */
const LONGEST_RANGE = 124 * DAY;
/** Longest range used by pages, whose answers are cached. */
const LONGEST_SHOWN = 122 * DAY;
/** Search range for alternatives around an unavailable time. */
const AROUND = { before: 3 * DAY, after: 14 * DAY };

type FreeTime = { start: Date; end: Date };

/**
 * Free times of a tutor (id or slug) that start in [from, to), consistent with holding; with `except` consistent with moving that booking.
 * Throws `unknown_tutor` (404) and `range_invalid` (400: reversed, or longer than 124 days).
 */
export async function listFreeSlots(
  services: Pick<Services, 'db' | 'clock'>,
  input: { tutor: string; from: Date; to: Date; minutes: number; except?: string | undefined },
): Promise<readonly FreeTime[]> {
  const { from, to, minutes } = { ...input, from: input.from.getTime(), to: input.to.getTime() };
  if (!(from < to) || to - from > LONGEST_RANGE) throw tutorError('range_invalid', { status: 400 });
  const cached = await tutorCacheOf(services.db).bookable(input.tutor);
  if (!cached) throw tutorError('unknown_tutor', { status: 404 });
  const now = services.clock.now();
  const find = () => findFree(services.db, cached.tutor, { from, to, minutes, now, except: input.except });
  if (input.except !== undefined || to - from > LONGEST_SHOWN) return (await find()).value;
  return cachedAnswer(cached, `${from} ${to} ${minutes}`, now.getTime(), find);
}

/**
 * Free starts shown on a tutor’s page: the whole booking window. The range starts at the full hour, so that
 * requests within the hour share a cache entry.
 */
export async function listShownStarts(
  services: Pick<Services, 'db' | 'clock'>,
  tutor: { id: string; bookableDays: number },
  minutes: number,
): Promise<string[]> {
  const from = Math.floor(services.clock.now().getTime() / HOUR) * HOUR;
  const to = from + Math.min((tutor.bookableDays + 2) * DAY, LONGEST_SHOWN);
  const range = { from: new Date(from), to: new Date(to) };
  const slots = await listFreeSlots(services, { tutor: tutor.id, ...range, minutes });
  return slots.map(({ start }) => start.toISOString());
}

/** Free times of a tutor, and until when they are valid. */
async function findFree(
  db: Kysely<DB>,
  { id, schedule }: TutorRecord,
  query: { from: number; to: number; minutes: number; now: Date; except: string | undefined },
): Promise<CachedAnswer<readonly FreeTime[]>> {
  const claims = await claimsOf(db, id, query);
  const since = query.now.getTime();
  const slots = freeSlots(schedule, claims, { ...query, now: since });
  return { value: slots.map(asTime), since, until: validUntil(schedule, claims, slots, since) };
}

type NearestSlotsQuery = {
  start: Date;
  minutes: number;
  now: Date;
  /** A booking to be moved: its own time does not conflict. */
  except?: string | undefined;
};

/**
 * Whether hours, limits and claims allow this session. Only reliable while the transaction holds the lock of the tutor’s days; otherwise the
 * database constraint decides.
 */
export async function isSessionFree(
  db: Kysely<DB>,
  tutor: TutorRecord,
  query: NearestSlotsQuery,
): Promise<boolean> {
  const start = query.start.getTime();
  const claims = await claimsOf(db, tutor.id, { ...query, from: start, to: start + DAY });
  return isFree(tutor.schedule, claims, { start, minutes: query.minutes, now: query.now.getTime() });
}

/**
 * Adds queries to a batch; the returned function gives a tutor who takes bookings, and which of the sessions hours, limits and claims allow. As
 * reliable as `isSessionFree`, and so for as long as the tutor’s stamp is this one. Throws `unknown_tutor` (404).
 */
export function addTutorAndTimes(
  db: Kysely<DB>,
  batch: QueryBatch,
  idOrSlug: string,
  sessions: { starts: readonly Date[]; minutes: number; now: Date },
): () => { tutor: TutorRecord; isFree: (start: Date) => boolean; stamp: string | null } {
  const { minutes, now } = sessions;
  const starts = sessions.starts.map((start) => start.getTime());
  const range = { from: Math.min(...starts), to: Math.max(...starts) + DAY, now };
  // First: what changes while the others are read is later than the stamp.
  const stamps = batch.add(selectStamp(db, idOrSlug));
  const read = addTutorWithClaims(db, batch, idOrSlug, range);
  return () => {
    const { tutor, claims } = read();
    if (!tutor || tutor.status !== 'active') throw tutorError('unknown_tutor', { status: 404 });
    const free = new Set(
      starts.filter((start) => isFree(tutor.schedule, claims, { start, minutes, now: now.getTime() })),
    );
    return {
      tutor,
      isFree: (start: Date) => free.has(start.getTime()),
      stamp: stamps()[0]?.stamp ?? null,
    };
  };
}

/** The free times nearest to a requested one, in chronological order. */
export async function nearestFreeSlots(
  db: Kysely<DB>,
  tutor: TutorRecord,
  query: NearestSlotsQuery & { count: number },
): Promise<FreeTime[]> {
  return (await explainBy(db, tutor, query)).near;
}

type Unavailable = {
  reason: UnavailableReason;
  /** For `not_open_yet`: when the booking window reaches the time. */
  opensAt: Date | null;
  near: FreeTime[];
};

/**
 * Why a time cannot be booked, and the free times nearest to it within the booking window, in chronological order. If nothing is in the way
 * by the given record, the hours may have been saved since it was read, so it is read again.
 */
export async function explainUnavailable(
  db: Kysely<DB>,
  tutor: TutorRecord,
  query: NearestSlotsQuery & { count: number },
): Promise<Unavailable> {
  const explained = await explainBy(db, tutor, query);
  const present = explained.obstacles === 0 ? await loadTutor(db, tutor.id) : undefined;
  return present ? explainBy(db, present, query) : explained;
}

async function explainBy(
  db: Kysely<DB>,
  { id, schedule }: TutorRecord,
  query: NearestSlotsQuery & { count: number },
): Promise<Unavailable & { obstacles: number }> {
  const now = query.now.getTime();
  const [start, { minutes }] = [query.start.getTime(), query];
  const requested = Math.max(Math.min(start, bookingBounds(schedule, now).to), now);
  const range = { from: requested - AROUND.before, to: requested + AROUND.after };
  const claims = await claimsOf(db, id, { ...query, ...range });
  const obstacles = findObstacles(schedule, claims, { start, minutes, now });
  const reason = mainReason(obstacles);
  const slots = freeSlots(schedule, claims, { ...range, minutes, now });
  return {
    obstacles: obstacles.length,
    reason,
    opensAt: reason === 'not_open_yet' ? new Date(opensAt(schedule, start)) : null,
    near: nearestSlots(slots, start, query.count).map(asTime),
  };
}

/** Unclaimed open minutes of a tutor’s local day, with its bounds. */
export async function freeHoursOfDay(
  db: Kysely<DB>,
  { id, schedule }: TutorRecord,
  { at, now }: { at: Date; now: Date },
): Promise<{ from: Date; to: Date; minutes: number }> {
  const date = dateIn(schedule.zone, at.getTime());
  const [from, to] = [startOfDay(schedule.zone, date), startOfDay(schedule.zone, addDays(date, 1))];
  const claims = mergeSpans(await claimsOf(db, id, { from, to, now }));
  const milliseconds = openSpans(schedule, date).reduce(
    (sum, open) => sum + claims.reduce((left, claim) => left - overlapOf(open, claim), open.to - open.from),
    0,
  );
  return { from: new Date(from), to: new Date(to), minutes: milliseconds / 60_000 };
}

const overlapOf = (a: TimeSpan, b: TimeSpan): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/** A tutor who takes bookings. Throws `unknown_tutor` (404). */
export async function findBookableTutor(db: Kysely<DB>, idOrSlug: string): Promise<TutorRecord> {
  const tutor = await loadTutor(db, idOrSlug);
  if (!tutor || tutor.status !== 'active') throw tutorError('unknown_tutor', { status: 404 });
  return tutor;
}

async function claimsOf(
  db: Kysely<DB>,
  tutorId: string,
  range: { from: number; to: number; now: Date; except?: string | undefined },
) {
  return (await loadClaims(db, [tutorId], range)).get(tutorId) ?? [];
}

const asTime = (slot: Slot): FreeTime => ({ start: new Date(slot.start), end: new Date(slot.end) });
