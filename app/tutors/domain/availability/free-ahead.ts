import type { Schedule } from './schedule.ts';
import { type TimeClaim, firstSlots, freeSlots, type Slot } from './slots.ts';
import { addDays, dateIn, startOfDay } from './zone-day.ts';

type TimedValue<Value> = { value: Value; since: number; until: number };

const DAY = 86_400_000;
/** Exceeds every booking window. */
const FAR = 400 * DAY;
/** Times shown per tutor in a search. */
export const SHOWN_TIMES = 3;
/** Maximum session length; day and length are combined into one numeric cache key for fast lookups. */
const MOST_MINUTES = 1440;
/** Cached days per tutor; a search needs one or two. */
const DAYS_KEPT = 8;

/**
 * Free times of one tutor for fixed hours and claims. Each answer is cached until the notice period reaches its first slot, a hold expires
 * or the day ends, so a search over many tutors only recomputes changed ones. All instants in milliseconds since the epoch.
 */
export class FreeAhead {
  readonly #schedule: Schedule;
  readonly #claims: readonly TimeClaim[];
  readonly #next = new Map<number, TimedValue<readonly Slot[]>>();
  readonly #days = new Map<number, TimedValue<readonly Slot[]>>();

  constructor(schedule: Schedule, claims: readonly TimeClaim[]) {
    this.#schedule = schedule;
    this.#claims = claims;
  }

  /** The next times within the booking window, at most three. */
  next(minutes: number, now: number): readonly Slot[] {
    return this.#lasting(this.#next, minutes, now, (claims) =>
      firstSlots(this.#schedule, claims, { from: now, to: now + FAR, minutes, now }, SHOWN_TIMES),
    );
  }

  /** The times that start in [from, to). */
  between(minutes: number, { from, to, now }: { from: number; to: number; now: number }): readonly Slot[] {
    const [first, last] = [Math.floor(from / DAY), Math.floor((to - 1) / DAY)];
    const found: Slot[] = [];
    for (let day = first; day <= last; day += 1)
      for (const slot of this.#onDay(minutes, day, now))
        if (slot.start >= from && slot.start < to) found.push(slot);
    return found;
  }

  #onDay(minutes: number, day: number, now: number): readonly Slot[] {
    const range = { from: day * DAY, to: (day + 1) * DAY, minutes, now };
    return this.#lasting(this.#days, day * MOST_MINUTES + minutes, now, (claims) =>
      freeSlots(this.#schedule, claims, range),
    );
  }

  #lasting(
    cache: Map<number, TimedValue<readonly Slot[]>>,
    key: number,
    now: number,
    make: (claims: readonly TimeClaim[]) => readonly Slot[],
  ): readonly Slot[] {
    const cached = cache.get(key);
    if (cached && cached.since <= now && now < cached.until) return cached.value;
    const claims = this.#claims.filter(({ heldUntil }) => heldUntil === undefined || heldUntil > now);
    const value = make(claims);
    cache.delete(key);
    if (cache.size >= DAYS_KEPT) cache.delete(cache.keys().next().value ?? 0);
    cache.set(key, { value, since: now, until: validUntil(this.#schedule, claims, value, now) });
    return value;
  }
}

const MINUTE = 60_000;

/**
 * Until when (exclusive) free times computed at `now` stay valid without a change: the notice period reaches the first one, a hold expires,
 * or the booking window advances at the tutor’s midnight. Milliseconds since the epoch.
 */
export function validUntil(
  schedule: Schedule,
  claims: readonly TimeClaim[],
  slots: readonly Slot[],
  now: number,
): number {
  const [first] = slots;
  return Math.min(
    startOfDay(schedule.zone, addDays(dateIn(schedule.zone, now), 1)),
    first ? first.start - schedule.notice * MINUTE + 1 : Infinity,
    ...claims.flatMap(({ heldUntil }) => heldUntil ?? []),
  );
}
