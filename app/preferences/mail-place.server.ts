import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Locale } from './locale.ts';
import { loadLocaleRecord } from './queries.server.ts';
import { usableTimeZone } from './usable-time-zone.ts';

/**
 * How to write to an account: in the locale and the zone that its owner has chosen. Null when nothing was saved, or when it is
 * left to each device: then the device that caused the mail decides, as it decides what the pages look like.
 */
export async function chosenPlace(
  db: Kysely<DB>,
  accountId: string,
): Promise<{ locale: Locale; timeZone: string } | null> {
  const record = await loadLocaleRecord(db, accountId);
  if (!record || record.use_device_locale) return null;
  const { preferred_locale, preferred_timezone, preferred_country } = record;
  return {
    locale: preferred_locale,
    timeZone: usableTimeZone({ timezone: preferred_timezone, country: preferred_country }),
  };
}
