import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';
import type { Currency } from '#app/preferences/index.ts';

const currencies = ['USD', 'COP', 'EUR', 'GBP'] as const satisfies readonly Currency[];

export const invoiceSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  /** The number of the invoice that a credit note corrects. */
  corrects: z.string().nullable(),
  issuedAt: instant,
  dueAt: instant.nullable(),
  payment: z.enum(['invoice', 'card']),
  tutor: z.string(),
  total: z.object({ amountMinor: z.number().int(), currency: z.enum(currencies) }),
});

export type InvoiceView = z.infer<typeof invoiceSchema>;
