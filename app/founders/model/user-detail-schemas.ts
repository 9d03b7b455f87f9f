import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';
import { userRowSchema } from './schemas-users.ts';

/** Response schema for one account, shared with the browser. */

/** Unpaid sessions and series at once. */
const unpaidLimits = z.object({
  sessions: z.number().int().min(1).max(100),
  series: z.number().int().min(1).max(20),
});
/** What founders allow the account; null: the limits of the settings. */
export const unpaidLimitsSchema = z.object({ limits: unpaidLimits.nullable() });
export type UnpaidLimitsInput = z.infer<typeof unpaidLimitsSchema>;

export const userDetailSchema = userRowSchema.extend({
  /** Tutor page of the account. */
  tutor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The latest suspension or its reversal by a founder. */
  suspension: z.object({ suspended: z.boolean(), at: instant, by: z.string() }).nullable(),
  /** `usual`: of every account after its first payment. */
  unpaid: z.object({
    usual: z.object({ sessions: z.number().int(), series: z.number().int() }),
    raised: unpaidLimits.nullable(),
  }),
  invoices: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['invoice', 'credit_note']),
      number: z.string(),
      /** The number of the invoice that a credit note corrects. */
      corrects: z.string().nullable(),
      issuedAt: instant,
      total: z.object({ amountMinor: z.number().int(), currency: z.enum(['USD', 'COP', 'EUR', 'GBP']) }),
    }),
  ),
});
export type UserDetail = z.infer<typeof userDetailSchema>;
