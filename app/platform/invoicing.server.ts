import { readFileSync } from 'node:fs';
import { z } from 'zod';

const localized = z.object({ en: z.string().min(1), es: z.string().min(1), fr: z.string().min(1) });

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Two letters of ISO 3166-1, after `US-` those of a state. `UK` is none: it is `GB`. */
function isTaxCountry(key: string): boolean {
  const [, country = '', state] = /^([A-Z]{2})(-[A-Z]{2})?$/.exec(key) ?? [];
  const isKnown = country !== '' && new Intl.Locale(`und-${country}`).region === country;
  return isKnown && regionNames.of(country) !== undefined && (state === undefined || country === 'US');
}

const invoicingSchema = z
  .object({
    /** Bank details for each currency: one line each, such as `IBAN: …`. */
    payment: z.partialRecord(
      z.enum(['GBP', 'EUR', 'USD', 'COP']),
      z.array(z.string().min(1).max(200)).min(1).max(8),
    ),
    /**
     * Tax included in prices for buyers of a country, or of a state of the US (`US-NY`), in hundredths of a percent; at 0 the legal basis for
     * it.
     */
    tax: z.record(
      z.string().refine(isTaxCountry),
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
