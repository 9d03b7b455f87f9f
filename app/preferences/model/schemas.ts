import { z } from '@hono/zod-openapi';
import { countries, currencies, locales, longestZone } from '../domain/locale.ts';

/** Preference fields of table `user_locale_preferences` (specification, section 3), without the user id. */
export const localeRecordSchema = z
  .object({
    preferred_locale: z.enum(locales),
    preferred_currency: z.enum(currencies),
    preferred_country: z.enum(countries),
    preferred_timezone: z.string().trim().min(1).max(longestZone).openapi({
      description: 'Free text; a name that no machine knows gives way to the likely zone of the country',
      example: 'America/Bogota',
    }),
    use_device_locale: z.boolean().openapi({
      description: 'Each device decides by itself; the other fields say what the last one decided',
    }),
  })
  .openapi('LocalePreferences');
export type LocaleRecord = z.infer<typeof localeRecordSchema>;

/** Setting fields of table `user_preferences` (specification, section 3), without the user id. */
export type ComfortRecord = {
  text_color: string;
  background_color: string;
  font_size: string;
  dyslexia_friendly_font: boolean;
};
