import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { readLocaleRecord } from '../domain/account-record.ts';
import type { LocaleRecord } from '../model/schemas.ts';

const fields = [
  'preferred_locale',
  'preferred_currency',
  'preferred_country',
  'preferred_timezone',
  'use_device_locale',
] as const;

/** The locale preferences of an account; null when none are saved. */
export async function loadLocaleRecord(db: Kysely<DB>, accountId: string): Promise<LocaleRecord | null> {
  const row = await db
    .selectFrom('user_locale_preferences')
    .select(fields)
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  return readLocaleRecord(row);
}

/** Locale preferences by account; accounts without any are missing. */
export async function loadLocaleRecords(
  db: Kysely<DB>,
  accountIds: readonly string[],
): Promise<Map<string, LocaleRecord>> {
  if (accountIds.length === 0) return new Map();
  return localeRecordsOf(await queryLocaleRecords(db, accountIds).execute());
}

/** The same for `executeTogether`; `localeRecordsOf` reads its rows. */
export const queryLocaleRecords = (db: Kysely<DB>, accountIds: readonly string[]) =>
  db
    .selectFrom('user_locale_preferences')
    .select(['user_id', ...fields])
    .where('user_id', 'in', accountIds);

type Row = Awaited<ReturnType<ReturnType<typeof queryLocaleRecords>['executeTakeFirstOrThrow']>>;

export const localeRecordsOf = (rows: readonly Row[]): Map<string, LocaleRecord> =>
  new Map(
    rows.flatMap(({ user_id: id, ...row }) => {
      const record = readLocaleRecord(row);
      return record ? [[id, record] as const] : [];
    }),
  );

/** Inserts or updates the record. */
export async function saveLocaleRecord(
  db: Kysely<DB>,
  accountId: string,
  record: LocaleRecord,
): Promise<void> {
  await db
    .insertInto('user_locale_preferences')
    .values({ user_id: accountId, ...record })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(record))
    .execute();
}
