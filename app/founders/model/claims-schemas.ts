import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';

/** Claims of absence and their decision, shared with the browser. */

const side = z.enum(['learner', 'tutor']);

export const openClaimSchema = z.object({
  bookingId: z.uuid(),
  tutor: z.string(),
  learnerEmail: z.string().nullable(),
  start: instant,
  price: z.object({ amountMinor: z.number().int(), currency: z.enum(['USD', 'COP', 'EUR', 'GBP']) }),
  payment: z.enum(['invoice', 'card', 'credit']).nullable(),
  absent: side,
  claimedBy: side,
  claimedAt: instant,
  objection: z.enum(['attended', 'other_side_absent']).nullable(),
  disputed: z.boolean(),
  /** The tutor recorded attendance or sent a note. */
  attended: z.boolean(),
  /** The family confirmed that the session took place. */
  familyAttended: z.boolean(),
  /** What the two sides wrote. */
  statements: z.object({ learner: z.string().nullable(), tutor: z.string().nullable() }),
});

export const claimDecisionSchema = z.object({
  /** Whether the claimed absence is confirmed. */
  upheld: z.boolean(),
  /** Percentage of the price refunded to the family; a credit is rounded to none, half or all. */
  familyPercent: z.number().int().min(0).max(100),
  /** Percentage of the pay for a whole session that the tutor gets. */
  tutorPercent: z.number().int().min(0).max(100),
  reason: z.string().trim().min(1).max(1000),
});

export type OpenClaimView = z.infer<typeof openClaimSchema>;
export type ClaimDecisionRequest = z.infer<typeof claimDecisionSchema>;
