import { z } from 'zod';
import { paymentStates } from '../domain/payment.ts';

const money = z.object({ amountMinor: z.number().int(), currency: z.string() });

export const paymentSchema = z.object({
  id: z.uuid(),
  state: z.enum(paymentStates),
  /** Result of the payment, once received. */
  outcome: z.enum(['booked', 'returned']).nullable(),
  /** The received amount, once there is one. */
  price: money,
  /**
   * The requested amount, when a different amount arrived and is refunded. Null when the refund has another reason: the item was no longer
   * available.
   */
  asked: money.nullable(),
  subject: z.object({ kind: z.enum(['booking', 'series', 'pack']), id: z.uuid() }),
  /** A card was declined before. */
  refused: z.boolean(),
  /** URL at which it can still be paid. */
  url: z.url().nullable(),
});

export const troubledRefundSchema = z.object({
  id: z.uuid(),
  amount: money,
  reason: z.string(),
  state: z.string(),
  tries: z.number().int(),
  failure: z.string().nullable(),
  /** Amount refunded for a pack although its credits were used. */
  usedMinor: z.number().int(),
  /** Payment intent id at the provider. */
  intentId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When it failed at the provider, possibly days after it was made. */
  failedAt: z.iso.datetime().nullable(),
  /** Label on the provider’s receipt. */
  label: z.string(),
  /** Total of the payment. */
  paid: money,
  /** The requested amount, when a different one arrived. */
  asked: money.nullable(),
  /** The payer; null once the account is erased. */
  account: z.object({ name: z.string(), email: z.string() }).nullable(),
});

export type PaymentView = z.infer<typeof paymentSchema>;
export type TroubledRefund = z.infer<typeof troubledRefundSchema>;
