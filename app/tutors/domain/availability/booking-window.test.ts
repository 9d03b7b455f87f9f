import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#tests/support/assert-property.ts';
import { clockChangeDays, testZones } from '#tests/tutors/availability-case.ts';
import { lastBookableDay, openingOfDay } from './booking-window.ts';
import { freeSlots } from './slots.ts';
import { addDays, dateIn } from './zone-day.ts';

const MINUTE = 60_000;

/** A tutor who is open day and night, seen from another zone up to twelve hours around a change of clocks. */
const openTutor = fc.record({
  zone: fc.constantFrom(...testZones),
  visitorZone: fc.constantFrom(...testZones),
  bookableDays: fc.integer({ min: 1, max: 120 }),
  now: fc
    .tuple(fc.constantFrom(...clockChangeDays), fc.integer({ min: -720, max: 720 }))
    .map(([day, minutes]) => Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE),
});

const startsOf = ({ zone, bookableDays }: { zone: string; bookableDays: number }, now: number): number[] => {
  const schedule = {
    zone,
    lengths: [60],
    rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '24:00' })),
    exceptions: [],
    bufferBefore: 0,
    bufferAfter: 0,
    notice: 0,
    windowDays: bookableDays,
    dailyLimit: 60,
  };
  const query = { from: now, to: now + 400 * 86_400_000, minutes: 60, now };
  return freeSlots(schedule, [], query).map(({ start }) => start);
};

test('the last bookable day of a visitor has the last free time of the window, at most 121 days ahead', () => {
  const fact = fc.property(openTutor, ({ visitorZone, now, ...tutor }) => {
    const last = lastBookableDay(tutor, new Date(now).toISOString(), visitorZone);
    const lastStart = startsOf(tutor, now).at(-1) ?? 0;
    // Sessions begin every half hour, so the last half hour of the window may belong to the visitor's next day.
    const days = [lastStart, lastStart + 30 * MINUTE - 1].map((instant) => dateIn(visitorZone, instant));
    expect(days).toContain(last);
    expect(last <= addDays(dateIn(visitorZone, now), tutor.bookableDays + 2)).toBe(true);
  });
  assertProperty(fact, { numRuns: 60, seed: 20261127 });
});

test('a day opens at the moment from which its last hour can be booked, and not a millisecond before', () => {
  const fact = fc.property(openTutor, ({ visitorZone, now, ...tutor }) => {
    const day = addDays(lastBookableDay(tutor, new Date(now).toISOString(), visitorZone), 3);
    const opening = Date.parse(openingOfDay(tutor, day, visitorZone));
    expect(opening).toBeGreaterThan(now);
    const lastDayAt = (instant: number) =>
      lastBookableDay(tutor, new Date(instant).toISOString(), visitorZone);
    expect(lastDayAt(opening) >= day).toBe(true);
    const before = startsOf(tutor, opening - 1).filter((start) => dateIn(visitorZone, start) === day);
    const after = startsOf(tutor, opening).filter((start) => dateIn(visitorZone, start) === day);
    expect(after.length).toBeGreaterThan(before.length);
  });
  assertProperty(fact, { numRuns: 60, seed: 20261128 });
});
