import { type Kysely, sql } from 'kysely';
import { registry } from '#database/registry.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type PersonColumns, loadColumns } from '../../db/own-data-person.server.ts';

/** Days that an unconfirmed sign-up is stored after its last email. */
const waitingDays = 7;
const batch = 500;

/**
 * Deletes accounts that were never confirmed or used, a week after the last confirmation email. They hold nothing but
 * an unverified address.
 */
export async function deleteUnconfirmed({
  patientDb,
  clock,
}: Pick<Services, 'patientDb' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - waitingDays * 86_400_000);
  const columns = await loadColumns(patientDb);
  const some = () => patientDb.transaction().execute((trx) => deleteSome(trx, { before, columns }));
  while ((await some()) === batch);
}

async function deleteSome(
  trx: Kysely<DB>,
  { before, columns }: { before: Date; columns: PersonColumns },
): Promise<number> {
  // Locked, so that none is confirmed meanwhile.
  const { rows } = await sql<{ id: string }>`
    select id from auth.users
    where email_confirmed_at is null and last_sign_in_at is null
      and greatest(created_at, confirmation_sent_at) < ${before}
    limit ${batch} for update skip locked`.execute(trx);
  const ids = rows.map(({ id }) => id);
  for (const [table, column] of accountColumns()) {
    const type = columns.get(table)?.get(column);
    if (!type) continue;
    await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::${sql.raw(type)}[])`.execute(
      trx,
    );
  }
  return ids.length;
}

/** Tables and columns in which the auth service stores account data, the account row last. */
const accountColumns = (): [string, string][] =>
  Object.entries(registry)
    .flatMap(([table, { person = [] }]) =>
      table.startsWith('auth.')
        ? person.flatMap((way): [string, string][] => ('account' in way ? [[table, way.account]] : []))
        : [],
    )
    .toSorted(([one], [other]) => Number(one === 'auth.users') - Number(other === 'auth.users'));
