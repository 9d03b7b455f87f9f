import { z } from 'zod';
import { paymentStates } from '../domain/payment.ts';

const money = z.object({ amountMinor: z.number().int(), currency: z.string() });

export const paymentSchema = z.object({
  id: z.uuid(),
  state: z.enum(paymentStates),
  /** What the money did, once it is there. */
  outcome: z.enum(['booked', 'returned']).nullable(),
  /** What arrived, once something did. */
  price: money,
  /** What had been asked for, where another amount arrived: why it goes back. Otherwise what it was for could not be had any more. */
  asked: money.nullable(),
  subject: z.object({ kind: z.enum(['booking', 'series', 'pack']), id: z.uuid() }),
  /** A card was refused before. */
  refused: z.boolean(),
  /** Where it can still be paid. */
  url: z.url().nullable(),
});

export const troubledRefundSchema = z.object({
  id: z.uuid(),
  amount: money,
  reason: z.string(),
  state: z.string(),
  tries: z.number().int(),
  failure: z.string().nullable(),
  /** So much went back of a pack although its credits were used. */
  usedMinor: z.number().int(),
  /** The provider’s number of the payment. */
  intentId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When it failed at the provider, perhaps days after it was made. */
  failedAt: z.iso.datetime().nullable(),
  /** What was paid for, as the provider’s receipt calls it. */
  label: z.string(),
  /** The whole payment. */
  paid: money,
  /** What had been asked for, where another amount came. */
  asked: money.nullable(),
  /** Who paid; null once the account is erased. */
  account: z.object({ name: z.string(), email: z.string() }).nullable(),
});

export type PaymentView = z.infer<typeof paymentSchema>;
export type TroubledRefund = z.infer<typeof troubledRefundSchema>;
