import { createDayCache, cachedForDay } from './day-cache.ts';
import { openSpans, type Schedule } from './schedule.ts';
import { addDays, dateIn, mergeSpans, startOfDay, type IsoDate, type TimeSpan } from './zone-day.ts';

/** A bookable session. Milliseconds since the epoch. */
export type Slot = { start: number; end: number };

/** Claimed time: `from`–`to` includes the buffers, `start`–`end` is the session. `held` is not booked yet and expires at `heldUntil`. */
export type TimeClaim = TimeSpan & Slot & { held: boolean; heldUntil?: number };

export type SlotQuery = {
  /** Slots that start in [from, to). */
  from: number;
  to: number;
  minutes: number;
  now: number;
};

/** Start grid in minutes, from the beginning of each open span of a day. */
const GRID_MINUTES = 30;

const MINUTE = 60_000;

/**
 * Slots of `minutes` that can be booked now: open hours minus claims, within notice, booking window and daily limit, if that length is
 * offered. The session lies within the open hours; its buffers may extend beyond them.
 */
export function freeSlots(schedule: Schedule, claims: readonly TimeClaim[], query: SlotQuery): Slot[] {
  return [...slotsInOrder(schedule, claims, query)];
}

/** The first `count` slots; stops early. */
export function firstSlots(
  schedule: Schedule,
  claims: readonly TimeClaim[],
  query: SlotQuery,
  count: number,
): Slot[] {
  const slots: Slot[] = [];
  for (const slot of slotsInOrder(schedule, claims, query)) {
    if (slots.length === count) break;
    slots.push(slot);
  }
  return slots;
}

function* slotsInOrder(
  schedule: Schedule,
  claims: readonly TimeClaim[],
  query: SlotQuery,
): Generator<Slot, undefined> {
  if (!schedule.lengths.includes(query.minutes)) return;
  const bounds = bookableStarts(schedule, query);
  if (bounds.from >= bounds.to) return;
  const busy = mergeSpans(claims);
  const sessions = sessionsPerDate(schedule, claims);
  const last = dateIn(schedule.zone, bounds.to - 1);
  for (let date = dateIn(schedule.zone, bounds.from); date <= last; date = addDays(date, 1)) {
    if ((sessions.get(date) ?? 0) >= schedule.dailyLimit) continue;
    const open = openFrom(schedule, date);
    for (const start of startsOn(schedule, date)) {
      if (start < bounds.from || start >= bounds.to) continue;
      const slot = { start, end: start + query.minutes * MINUTE };
      if (liesInside(open, slot) && !overlapsAny(busy, claimOf(schedule, slot))) yield slot;
    }
  }
}

/** Whether exactly this session can be booked now. Used by hold and move, so that what is shown and what is sold agree. */
export function isFree(
  schedule: Schedule,
  claims: readonly TimeClaim[],
  session: { start: number; minutes: number; now: number },
): boolean {
  const query = { from: session.start, to: session.start + 1, minutes: session.minutes, now: session.now };
  return freeSlots(schedule, claims, query).length === 1;
}

/** The `count` slots closest to `requested`, in chronological order; ties prefer the earlier one. */
export function nearestSlots(slots: readonly Slot[], requested: number, count: number): Slot[] {
  return slots
    .toSorted((a, b) => Math.abs(a.start - requested) - Math.abs(b.start - requested) || a.start - b.start)
    .slice(0, count)
    .toSorted((a, b) => a.start - b.start);
}

/** The time a session claims: itself plus buffers. */
export function claimOf(schedule: Pick<Schedule, 'bufferBefore' | 'bufferAfter'>, slot: Slot): TimeClaim {
  return {
    from: slot.start - schedule.bufferBefore * MINUTE,
    to: slot.end + schedule.bufferAfter * MINUTE,
    ...slot,
    held: false,
  };
}

/** Number of sessions that start on each local date of the tutor. */
export function sessionsPerDate(
  schedule: Pick<Schedule, 'zone'>,
  claims: readonly TimeClaim[],
): Map<IsoDate, number> {
  const counts = new Map<IsoDate, number>();
  for (const claim of claims) {
    const date = dateIn(schedule.zone, claim.start);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return counts;
}

/** The earliest start the notice allows, and the end of the last day of the booking window. */
export function bookingBounds(
  schedule: Pick<Schedule, 'zone' | 'windowDays' | 'notice'>,
  now: number,
): TimeSpan {
  const beyond = addDays(dateIn(schedule.zone, now), schedule.windowDays + 1);
  return { from: now + schedule.notice * MINUTE, to: startOfDay(schedule.zone, beyond) };
}

function bookableStarts(schedule: Schedule, query: SlotQuery): TimeSpan {
  const bounds = bookingBounds(schedule, query.now);
  return { from: Math.max(query.from, bounds.from), to: Math.min(query.to, bounds.to) };
}

/** Possible starts on a local date by the grid alone. */
export function* startsOn(schedule: Schedule, date: IsoDate): Generator<number, undefined> {
  for (const span of openSpans(schedule, date))
    for (let start = span.from; start < span.to; start += GRID_MINUTES * MINUTE) yield start;
}

/** Open spans of a date and of the following ones that a session starting on it can reach, merged across midnight. */
export const openFrom = (schedule: Schedule, date: IsoDate): readonly TimeSpan[] =>
  cachedForDay(openAfter, schedule, date, () =>
    // Two more dates: a zone that crosses the date line skips one.
    mergeSpans([0, 1, 2].flatMap((days) => openSpans(schedule, addDays(date, days)))),
  );

const openAfter = createDayCache<TimeSpan[]>();

export function liesInside(open: readonly TimeSpan[], slot: Slot): boolean {
  return open.some((span) => span.from <= slot.start && slot.end <= span.to);
}

/** Whether the range overlaps one of the spans, which are sorted and disjoint. */
function overlapsAny(spans: readonly TimeSpan[], { from, to }: TimeSpan): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.to ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  const first = spans[low];
  return first !== undefined && first.from < to;
}
