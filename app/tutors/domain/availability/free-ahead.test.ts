import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#tests/support/assert-property.ts';
import { anyAvailabilityCase, claimsOf, HOUR } from '#tests/tutors/availability-case.ts';
import { FreeAhead, SHOWN_TIMES } from './free-ahead.ts';
import { firstSlots, freeSlots } from './slots.ts';

const DAY = 24 * HOUR;

/** Query times in minutes after the first, and which bookings are expiring holds. */
const course = fc.record({
  asked: fc.array(fc.integer({ min: 0, max: 4 * 24 * 60 }), { minLength: 2, maxLength: 12 }),
  holds: fc.array(fc.integer({ min: 1, max: 3 * 24 * 60 }), { maxLength: 4 }),
});

test('cached free times always equal freshly computed ones', () => {
  const fact = fc.property(anyAvailabilityCase, course, (world, { asked, holds }) => {
    const { schedule, minutes } = world;
    const claims = claimsOf(world).map((claim, at) => {
      const ends = holds[at];
      return ends === undefined ? claim : { ...claim, heldUntil: world.now + ends * 60_000 };
    });
    const freeAhead = new FreeAhead(schedule, claims);
    for (const after of asked.toSorted((a, b) => a - b)) {
      const now = world.now + after * 60_000;
      const still = claims.filter(({ heldUntil }) => heldUntil === undefined || heldUntil > now);
      const to = now + 400 * DAY;
      expect(freeAhead.next(minutes, now)).toEqual(
        firstSlots(schedule, still, { from: now, to, minutes, now }, SHOWN_TIMES),
      );
      const range = { from: now + 5 * HOUR, to: now + 53 * HOUR, now };
      expect(freeAhead.between(minutes, range)).toEqual(freeSlots(schedule, still, { ...range, minutes }));
    }
  });
  assertProperty(fact, { numRuns: 150, seed: 20261123 });
});
