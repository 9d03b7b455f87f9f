import { type Kysely, sql } from 'kysely';
import { registry } from '#database/registry.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type PersonColumns, loadColumns } from '../../db/own-data-person.server.ts';

/** Days for which a sign-up may wait for its confirmation, from the last mail on. */
const waitingDays = 7;
const batch = 500;

/**
 * Deletes accounts that nobody ever confirmed or signed in to, a week after the last mail that could have confirmed them. They
 * are somebody's address that somebody typed, and nothing else belongs to them.
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
  // Locked, so that none of them is confirmed meanwhile.
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

/** Where the auth service keeps what belongs to an account, the account itself last. */
const accountColumns = (): [string, string][] =>
  Object.entries(registry)
    .flatMap(([table, { person = [] }]) =>
      table.startsWith('auth.')
        ? person.flatMap((way): [string, string][] => ('account' in way ? [[table, way.account]] : []))
        : [],
    )
    .toSorted(([one], [other]) => Number(one === 'auth.users') - Number(other === 'auth.users'));
