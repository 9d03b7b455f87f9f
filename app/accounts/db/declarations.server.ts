import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { AccountAgeBand } from '../domain/declaration.ts';

type Database = Kysely<DB>;

/** What the person of an account declared. */
export type Declaration = {
  ageBand: AccountAgeBand;
  /** Two letters (ISO 3166-1). */
  country: string;
  guardian: boolean;
  termsVersion: string;
  declaredAt: Date;
};

/** Undefined while nothing was declared. */
export async function findDeclaration(db: Database, accountId: string): Promise<Declaration | undefined> {
  const row = await db
    .selectFrom('app.declarations')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return (
    row && {
      ageBand: row.age_band as AccountAgeBand,
      country: row.country,
      guardian: row.guardian,
      termsVersion: row.terms_version,
      declaredAt: row.declared_at,
    }
  );
}

/** Saves it over an earlier one. False, and nothing is saved, where a minor would become an adult: decided by the statement that writes. */
export async function saveDeclaration(
  db: Database,
  accountId: string,
  { ageBand, country, guardian, termsVersion, declaredAt }: Declaration,
): Promise<boolean> {
  const row = {
    age_band: ageBand,
    country,
    guardian,
    terms_version: termsVersion,
    declared_at: declaredAt,
  };
  const saved = await db
    .insertInto('app.declarations')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(row)
        .where(({ or, eb }) =>
          or([eb('app.declarations.age_band', '=', 'adult'), eb('excluded.age_band', '<>', 'adult')]),
        ),
    )
    .returning('account_id')
    .executeTakeFirst();
  return saved !== undefined;
}
