import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Locale } from '../domain/locale.ts';
import { loadLocaleRecords } from '../db/preferences.server.ts';
import type { LocaleRecord } from '../model/schemas.ts';
import { usableTimeZone } from '../domain/usable-time-zone.ts';

type LocaleAndZone = { locale: Locale; timeZone: string };

/**
 * How to write to an account: in the locale and the zone that its owner has chosen. Null when nothing was saved, or when it is
 * left to each device: then the device that caused the mail decides, as it decides what the pages look like.
 */
export async function loadChosenLocaleAndZone(
  db: Kysely<DB>,
  accountId: string,
): Promise<LocaleAndZone | null> {
  return (await loadChosenLocalesAndZones(db, [accountId])).get(accountId) ?? null;
}

/** The same of several accounts, by account; one for whom it would be null is missing. */
export async function loadChosenLocalesAndZones(
  db: Kysely<DB>,
  accountIds: readonly string[],
): Promise<Map<string, LocaleAndZone>> {
  const records = await loadLocaleRecords(db, accountIds);
  return new Map(
    [...records]
      .filter(([, record]) => !record.use_device_locale)
      .map(([id, record]) => [id, localeAndZoneOf(record)]),
  );
}

const localeAndZoneOf = (record: LocaleRecord): LocaleAndZone => ({
  locale: record.preferred_locale,
  timeZone: usableTimeZone({ timezone: record.preferred_timezone, country: record.preferred_country }),
});
