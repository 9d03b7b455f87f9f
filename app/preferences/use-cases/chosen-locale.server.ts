import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Locale } from '../domain/locale.ts';
import { loadLocaleRecords, localeRecordsOf, queryLocaleRecords } from '../db/preferences.server.ts';
import type { LocaleRecord } from '../model/schemas.ts';
import { usableTimeZone } from '../domain/usable-time-zone.ts';

type LocaleAndZone = { locale: Locale; timeZone: string };

/**
 * Locale and time zone for messages to an account, as chosen by its owner. Null when nothing was saved or the account
 * follows the device: then the device that caused the message decides.
 */
export async function loadChosenLocaleAndZone(
  db: Kysely<DB>,
  accountId: string,
): Promise<LocaleAndZone | null> {
  return (await loadChosenLocalesAndZones(db, [accountId])).get(accountId) ?? null;
}

/** The same for several accounts; those with null are missing. */
export async function loadChosenLocalesAndZones(
  db: Kysely<DB>,
  accountIds: readonly string[],
): Promise<Map<string, LocaleAndZone>> {
  return chosenOf(await loadLocaleRecords(db, accountIds));
}

/** The same for `executeTogether`, and how its rows are read. At least one account. */
export const queryChosenLocalesAndZones = (db: Kysely<DB>, accountIds: readonly string[]) => ({
  query: queryLocaleRecords(db, accountIds),
  read: (rows: Parameters<typeof localeRecordsOf>[0]) => chosenOf(localeRecordsOf(rows)),
});

const chosenOf = (records: ReadonlyMap<string, LocaleRecord>): Map<string, LocaleAndZone> =>
  new Map(
    [...records]
      .filter(([, record]) => !record.use_device_locale)
      .map(([id, record]) => [id, localeAndZoneOf(record)]),
  );

const localeAndZoneOf = (record: LocaleRecord): LocaleAndZone => ({
  locale: record.preferred_locale,
  timeZone: usableTimeZone({ timezone: record.preferred_timezone, country: record.preferred_country }),
});
