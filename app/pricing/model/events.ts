import { z } from 'zod';

/** The parts of provider events that are used; everything else is ignored. */
const metadata = z
  .object({ payment: z.uuid().optional().catch(undefined), refund: z.uuid().optional().catch(undefined) })
  .nullish();
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);

export const sessionEventSchema = z.object({
  id: z.string(),
  amount_total: z.number().int(),
  currency: z.string(),
  payment_status: z.string(),
  payment_intent: reference,
  client_reference_id: z.string().nullish(),
  metadata,
});
export const intentEventSchema = z.object({ id: z.string(), metadata });
export const chargeEventSchema = z.object({
  amount_refunded: z.number().int(),
  payment_intent: reference,
  metadata,
});
export const refundEventSchema = z.object({
  id: z.string(),
  amount: z.number().int().nullish(),
  created: z.number().int().nullish(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  payment_intent: reference,
  metadata,
});

/** Stripe’s dispute object. `balance_transactions` holds up to two movements of our balance: taken, put back. */
export const disputeEventSchema = z.object({
  id: z.string().min(1).max(255),
  amount: z.number().int().min(0),
  currency: z.string(),
  charge: reference,
  payment_intent: reference,
  created: z.number().int(),
  reason: z
    .string()
    .nullish()
    .transform((reason) => reason ?? 'general'),
  status: z.string(),
  evidence_details: z.object({ due_by: z.number().int().nullish() }).nullish(),
  balance_transactions: z
    .array(z.object({ amount: z.number().int() }))
    .nullish()
    .transform((movements) => movements ?? []),
});

export const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().int(),
  data: z.object({ object: z.unknown() }),
});

export type DisputeEvent = z.infer<typeof disputeEventSchema>;
export type SessionEvent = z.infer<typeof sessionEventSchema>;
