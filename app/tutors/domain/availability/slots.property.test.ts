import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#tests/support/assert-property.ts';
import {
  anyAvailabilityCase,
  claimsOf,
  HOUR,
  type AvailabilityCase,
} from '#tests/tutors/availability-case.ts';
import type { Schedule } from './schedule.ts';
import { claimOf, freeSlots, type Slot } from './slots.ts';
import { dateIn, timeIn, weekdayOf } from './zone-day.ts';

const slotsOf = (
  each: AvailabilityCase,
  claims = claimsOf(each),
  from = each.now,
  to = each.now + 96 * HOUR,
): Slot[] => freeSlots(each.schedule, claims, { from, to, minutes: each.minutes, now: each.now });

const check = (fact: (each: AvailabilityCase) => void) =>
  assertProperty(fc.property(anyAvailabilityCase, fact), { numRuns: 150, seed: 20261120 });

test('a slot never overlaps booked time, including the buffers of both', () => {
  check((each) => {
    const claims = claimsOf(each);
    for (const slot of slotsOf(each, claims)) {
      const slotClaim = claimOf(each.schedule, slot);
      expect(claims.some((claim) => claim.from < slotClaim.to && slotClaim.from < claim.to)).toBe(false);
    }
  });
});

test('every quarter of an hour of a slot is in the tutor’s weekly hours in local time', () => {
  check((each) => {
    for (const slot of slotsOf(each))
      for (let at = slot.start; at < slot.end; at += 15 * 60_000)
        expect(isOpenOnWall(each.schedule, at)).toBe(true);
  });
});

test('a slot respects the notice, the booking window and the daily limit', () => {
  check((each) => {
    const claims = claimsOf(each);
    for (const slot of slotsOf(each, claims)) {
      const { zone, notice, windowDays, dailyLimit } = each.schedule;
      const day = dateIn(zone, slot.start);
      expect(slot.start).toBeGreaterThanOrEqual(each.now + notice * 60_000);
      expect(Date.parse(day) - Date.parse(dateIn(zone, each.now))).toBeLessThanOrEqual(
        windowDays * 24 * HOUR,
      );
      expect(claims.filter((claim) => dateIn(zone, claim.start) === day).length).toBeLessThan(dailyLimit);
    }
  });
});

test('two slots exclude each other symmetrically', () => {
  check((some) => {
    const each = { ...some, schedule: { ...some.schedule, dailyLimit: 1000 } };
    const slots = slotsOf(each).slice(0, 6);
    const shuts = (taken: Slot, other: Slot) =>
      !slotsOf(each, [...claimsOf(each), claimOf(each.schedule, taken)]).some(
        (slot) => slot.start === other.start,
      );
    for (const a of slots) for (const b of slots) expect(shuts(a, b)).toBe(shuts(b, a));
  });
});

test('the slots of two halves of a range are those of the whole range', () => {
  check((each) => {
    const middle = each.now + 47 * HOUR;
    const end = each.now + 96 * HOUR;
    const claims = claimsOf(each);
    expect([...slotsOf(each, claims, each.now, middle), ...slotsOf(each, claims, middle, end)]).toEqual(
      slotsOf(each, claims),
    );
  });
});

function isOpenOnWall(schedule: Schedule, at: number): boolean {
  const weekday = weekdayOf(dateIn(schedule.zone, at));
  const clock = timeIn(schedule.zone, at);
  return schedule.rules.some((each) => each.weekday === weekday && each.start <= clock && clock < each.end);
}
