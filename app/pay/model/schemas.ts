import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';
import { payKinds, payStates } from '../domain/pay.ts';

const currency = z.enum(['USD', 'COP', 'EUR', 'GBP']);
export const monthSchema = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** A line of a tutor’s pay. Without an id it is not entered yet: the session can still be reported. */
export const payLineSchema = z.object({
  id: z.uuid().nullable(),
  bookingId: z.uuid().nullable(),
  kind: z.enum(payKinds),
  state: z.enum(payStates),
  /** What a waiting line waits for: the time for claims, a decision on one, the bank’s decision on a disputed payment, or the family’s payment. */
  waitsFor: z.enum(['claims', 'decision', 'dispute', 'payment']).nullable(),
  learner: z.string().nullable(),
  sessionAt: instant,
  enteredAt: instant.nullable(),
  /** The tutor’s zone when the line was entered. */
  zone: z.string(),
  /** In minor units; negative for a correction. */
  amountMinor: z.number().int(),
  currency,
  reason: z.string().nullable(),
  paidOutAt: instant.nullable(),
});

const totalsSchema = z.object({
  currency,
  waiting: z.number().int(),
  due: z.number().int(),
  paid_out: z.number().int(),
  written_off: z.number().int(),
});

/** A tutor’s pay in one month of the tutor’s time zone. Each line keeps the month and zone in which it was entered. */
export const paySchema = z.object({
  month: monthSchema,
  /** Months with lines, the latest first; always contains the current one. */
  months: z.array(monthSchema),
  totals: z.array(totalsSchema),
  lines: z.array(payLineSchema),
  zone: z.string(),
});

/** What is open for one tutor in one currency, as founders see it. */
export const openPaySchema = z.object({
  tutorId: z.uuid(),
  tutor: z.string(),
  currency,
  dueMinor: z.number().int(),
  waitingMinor: z.number().int(),
  /** Stands for the lines that are due: another line, another version. Null without one. */
  version: z.string().nullable(),
  /** Waiting lines whose invoice was due 30 days ago, of all tutors at most 100: a founder decides. */
  overdue: z.array(
    z.object({ id: z.uuid(), sessionAt: instant, amountMinor: z.number().int(), dueAt: instant }),
  ),
});

/** The sum and the lines that the founder saw: a payout of others is refused. A sum of nothing or less closes lines without a payment. */
export const payoutRequestSchema = z.object({
  tutorId: z.uuid(),
  currency,
  amountMinor: z.number().int(),
  version: z.string().max(64),
});

export const lineDecisionSchema = z.object({
  decision: z.enum(['pay', 'write_off']),
  reason: z.string().trim().min(1).max(1000),
});

export type PayLine = z.infer<typeof payLineSchema>;
export type Pay = z.infer<typeof paySchema>;
export type OpenPay = z.infer<typeof openPaySchema>;
export type PayoutRequest = z.infer<typeof payoutRequestSchema>;
export type LineDecision = z.infer<typeof lineDecisionSchema>;
