import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';

/** Disputes of payments and their decision, shared with the browser. */

const money = z.object({ amountMinor: z.number().int(), currency: z.string() });

export const disputeSchema = z.object({
  /** Stripe’s id. */
  id: z.string(),
  state: z.enum(['inquiry', 'open', 'won', 'lost', 'closed']),
  /** Stripe waits for an answer. */
  needsResponse: z.boolean(),
  reason: z.string(),
  amount: money,
  /** What counts as given back by the bank; less than the amount where it had gone back before. */
  lostMinor: z.number().int(),
  evidenceDueAt: instant.nullable(),
  openedAt: instant,
  decidedAt: instant.nullable(),
  intentId: z.string().nullable(),
  /** Null for a payment that was not made here, or is not known yet. */
  payment: z
    .object({ label: z.string(), kind: z.enum(['booking', 'series', 'pack']), price: money })
    .nullable(),
  /** The payer; null once the account is erased. */
  account: z.object({ name: z.string(), email: z.string() }).nullable(),
  sessions: z.array(
    z.object({
      bookingId: z.uuid(),
      tutor: z.string(),
      start: instant,
      state: z.enum(['held', 'confirmed', 'completed', 'cancelled', 'no_show', 'expired']),
      learnerEmail: z.string().nullable(),
      /** The tutor marked the learner as present, or sent a note. */
      attended: z.boolean(),
      currency: z.string(),
      /** What the tutor earns if they keep the pay, if it is charged back, and now. */
      pay: z.object({
        keptMinor: z.number().int(),
        chargedMinor: z.number().int(),
        nowMinor: z.number().int(),
      }),
    }),
  ),
});

export const disputeDecisionSchema = z.object({
  tutor: z.enum(['keeps_pay', 'charged_back']),
  reason: z.string().trim().min(1).max(1000),
});

export type PaymentDisputeView = z.infer<typeof disputeSchema>;
export type DisputeDecisionRequest = z.infer<typeof disputeDecisionSchema>;
