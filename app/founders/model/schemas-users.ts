import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';

/** Request and response schemas for users and invoices, shared with the browser. */

const count = z.number().int();
const price = z.object({ amountMinor: count, currency: z.enum(['USD', 'COP', 'EUR', 'GBP']) });

export const usersQuerySchema = z.object({
  /** Part of the email address. */
  search: z.string().trim().max(254).default(''),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export const userRowSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(['founder', 'tutor', 'family']),
  state: z.enum(['active', 'unconfirmed', 'suspended', 'leaving']),
  learners: count,
  at: instant,
});

export const userSessionSchema = z.object({
  id: z.uuid(),
  state: z.enum(['confirmed', 'completed', 'cancelled', 'no_show']),
  start: instant,
  price,
});

export const suspensionSchema = z.object({ suspended: z.boolean() });

export const owedInvoiceSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  buyer: z.string(),
  tutor: z.string(),
  /** A credit note is only listed if its invoice had been paid before, so it is refunded. */
  kind: z.enum(['invoice', 'credit_note']),
  /** The total less credit notes issued before payment; for a credit note, the refund. */
  owed: price,
  dueAt: instant.nullable(),
  paidAt: instant.nullable(),
});
export const paidSchema = z.object({ paid: z.boolean() });

export type UserRow = z.infer<typeof userRowSchema>;
export type UserSession = z.infer<typeof userSessionSchema>;
export type OwedInvoiceView = z.infer<typeof owedInvoiceSchema>;
