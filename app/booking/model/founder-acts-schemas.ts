import { z } from 'zod';
import { instant, instantQuery } from '#app/platform/instant.ts';
import { founderActs } from './founder-acts.ts';
import { bookingStates } from './states.ts';

/** Founders’ acts on bookings, shared with the browser. */

const price = z.object({ amountMinor: z.number().int(), currency: z.enum(['USD', 'COP', 'EUR', 'GBP']) });
const percent = z.number().int().min(0).max(100);

/** Share of the price that the family gets back in all, and share of the pay for a whole session that the tutor gets. */
const shares = { familyPercent: percent, tutorPercent: percent };

/** Most halves of credits in one act: five sessions. */
export const MOST_HALVES = 10;

export const founderActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('cancel'), ...shares }),
  z.object({ act: z.literal('move'), start: instantQuery }),
  z.object({ act: z.literal('refund'), ...shares }),
  z.object({ act: z.literal('credit'), halves: z.number().int().min(1).max(MOST_HALVES) }),
  z.object({ act: z.literal('attended') }),
  /** Decides an open claim of absence: `upheld` if the session did not take place. */
  z.object({ act: z.literal('settle'), upheld: z.boolean(), ...shares }),
]);

export const actPreviewRequestSchema = z.object({ change: founderActSchema });

export const actRequestSchema = z.object({
  change: founderActSchema,
  reason: z.string().trim().min(1).max(1000),
  /** The version of the booking that was shown. Fails with `booking_changed` when it differs by now. */
  version: z.string().min(1).max(64),
});

const beforeAndAfter = z.object({ before: price, after: price });

export const actPreviewSchema = z.object({
  /** What the family has got back of the price, in money or as the value of the credit. */
  family: beforeAndAfter,
  /** How the family gets the difference; null without a difference. `halves` of a credit that come back or are given. */
  back: z
    .object({
      as: z.enum(['card', 'invoice', 'credit', 'gift']),
      halves: z.number().int().nullable(),
      /** Value and end of a gift. */
      worth: price.nullable(),
      until: instant.nullable(),
    })
    .nullable(),
  tutor: beforeAndAfter,
  /** What is left for the platform; negative where it pays. */
  platform: beforeAndAfter,
  /** The new time. */
  time: z.object({ start: instant, end: instant }).nullable(),
  version: z.string(),
});

const actSummarySchema = z.object({
  id: z.uuid(),
  start: instant,
  end: instant,
  state: z.enum(bookingStates),
  tutor: z.object({ id: z.uuid(), name: z.string() }),
  /** The family’s address; null after its erasure. */
  family: z.string().nullable(),
  price,
});

export const foundBookingSchema = actSummarySchema;

export const bookingForActsSchema = actSummarySchema.extend({
  minutes: z.number().int(),
  payment: z.enum(['invoice', 'card', 'credit']).nullable(),
  /** The family has paid: by card, by its invoice, or by that of the credit. */
  paid: z.boolean(),
  refund: price,
  pay: price,
  moves: z.number().int(),
  inSeries: z.boolean(),
  attendedAt: instant.nullable(),
  claim: z
    .object({
      absent: z.enum(['learner', 'tutor']),
      claimedBy: z.enum(['learner', 'tutor']),
      disputed: z.boolean(),
    })
    .nullable(),
  /** What founders can do now. */
  acts: z.array(z.enum(founderActs)),
  /** Changes with everything that an act depends on. */
  version: z.string(),
});

export type FounderActChange = z.infer<typeof founderActSchema>;
export type ActRequest = z.infer<typeof actRequestSchema>;
export type ActPreview = z.infer<typeof actPreviewSchema>;
export type FoundBooking = z.infer<typeof foundBookingSchema>;
export type BookingForActs = z.infer<typeof bookingForActsSchema>;
