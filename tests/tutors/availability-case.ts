import fc from 'fast-check';
import type { Schedule } from '#app/tutors/domain/availability/schedule.ts';
import { type TimeClaim, claimOf } from '#app/tutors/domain/availability/slots.ts';

export const testZones = [
  'America/Bogota',
  'Europe/Madrid',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Pacific/Apia',
];
/** Days of clock changes in these zones, and one of none. */
export const clockChangeDays = [
  '2026-03-08',
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
  '2026-04-05',
  '2026-07-15',
];
export const HOUR = 3_600_000;

const time = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;

const rule = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    from: fc.integer({ min: 0, max: 92 }),
    length: fc.integer({ min: 2, max: 40 }),
  })
  .map(({ weekday, from, length }) => ({
    weekday,
    start: time(from),
    end: time(Math.min(96, from + length)),
  }));

/** A tutor's hours, bookings (`at` in quarters of an hour from `now`) and the current time, usually near a change of clocks. */
export const anyAvailabilityCase = fc.record({
  schedule: fc.record({
    zone: fc.constantFrom(...testZones),
    lengths: fc.constant([30, 60, 90]),
    rules: fc.array(rule, { minLength: 1, maxLength: 14 }),
    exceptions: fc.constant([]),
    bufferBefore: fc.constantFrom(0, 5, 10),
    bufferAfter: fc.constantFrom(0, 15, 30),
    notice: fc.constantFrom(0, 120, 1440),
    windowDays: fc.constantFrom(3, 60),
    dailyLimit: fc.constantFrom(2, 6, 40),
  }),
  now: fc.constantFrom(...clockChangeDays).map((day) => Date.parse(`${day}T00:00:00Z`) - 36 * HOUR),
  minutes: fc.constantFrom(30, 60, 90),
  bookings: fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 400 }), minutes: fc.constantFrom(30, 60, 90) }),
    { maxLength: 8 },
  ),
});

export type AvailabilityCase = {
  schedule: Schedule;
  now: number;
  minutes: number;
  bookings: { at: number; minutes: number }[];
};

/** The occupied times. */
export const claimsOf = ({ schedule, now, bookings }: AvailabilityCase): TimeClaim[] =>
  bookings.map(({ at, minutes }) => {
    const start = now + at * 15 * 60_000;
    return claimOf(schedule, { start, end: start + minutes * 60_000 });
  });
