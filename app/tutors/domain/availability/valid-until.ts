import type { Schedule } from './schedule.ts';
import type { TimeClaim, Slot } from './slots.ts';
import { addDays, dateIn, startOfDay } from './zone-day.ts';

const MINUTE = 60_000;

/**
 * Until when (excluded) free times that were found at `now` stay the same although nobody changes anything: the notice reaches the
 * first of them, a hold ends, or the window opens by a day at midnight of the tutor. Milliseconds since the epoch.
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
