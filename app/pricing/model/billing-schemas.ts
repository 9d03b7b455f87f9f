import { z } from 'zod';
import { isSingleLine } from '#app/platform/single-line.ts';
import { countries } from '../domain/billing.ts';

const line = (most: number) => z.string().trim().max(most).refine(isSingleLine);

/** To whom invoices are addressed. `findBillingProblems` knows what a country asks for. */
export const billingDetailsSchema = z.object({
  name: line(120),
  street: line(160),
  postalCode: line(16),
  city: line(80),
  region: line(80),
  country: z.string().refine((code) => countries.includes(code), { error: 'is no country' }),
  taxNumber: line(32),
});
