import { readFileSync } from 'node:fs';
import { z } from 'zod';

const localized = z.object({ en: z.string().min(1), es: z.string().min(1), fr: z.string().min(1) });

const invoicingSchema = z
  .object({
    /** Bank details for each currency: one line each, such as `IBAN: …`. */
    payment: z.partialRecord(
      z.enum(['GBP', 'EUR', 'USD', 'COP']),
      z.array(z.string().min(1).max(200)).min(1).max(8),
    ),
    /** Tax included in prices for buyers of a country, in hundredths of a percent; at 0 the legal basis for it. */
    tax: z.partialRecord(
      z.enum(['GB', 'ES', 'FR', 'CO', 'US']),
      z
        .object({ basisPoints: z.number().int().min(0).max(10_000), ground: localized.optional() })
        .refine(({ basisPoints, ground }) => basisPoints > 0 || ground !== undefined, {
          error: 'needs a ground where no tax is charged',
        }),
    ),
  })
  .partial();

/** The owner's invoice settings. */
export type Invoicing = z.infer<typeof invoicingSchema>;
export type TaxGround = z.infer<typeof localized>;

/** Reads the owner's invoice settings file. Throws with a message that names what is wrong. */
export function readInvoicing(file: string | undefined): Invoicing {
  if (file === undefined) return {};
  const parsed = invoicingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '));
}
