import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Emptied, TableEntry } from '#database/registry.ts';
import type { AppAccountErasures, DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import { belongs, type PersonColumns, type DataSubject } from './own-data-person.server.ts';

/* SQL of erasures: the request, and the deletion from any table in the registry. */

type Database = Kysely<DB>;

export type ErasureRecord = {
  id: string;
  accountId: string;
  visitorId: string | null;
  language: Language;
  state: 'scheduled' | 'running';
  requestedAt: Date;
  dueAt: Date;
  startedAt: Date | null;
};

/** False when an erasure is already scheduled. */
export async function insertErasure(
  trx: Database,
  wanted: Omit<ErasureRecord, 'state' | 'startedAt'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('app.account_erasures')
    .values({
      id: wanted.id,
      account_id: wanted.accountId,
      visitor_id: wanted.visitorId,
      language: wanted.language,
      state: 'scheduled',
      requested_at: wanted.requestedAt,
      due_at: wanted.dueAt,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function loadErasure(db: Database, accountId: string): Promise<ErasureRecord | undefined> {
  const row = await db
    .selectFrom('app.account_erasures')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Cancels the erasure. False when there was none or rows are already being removed. */
export async function deleteErasure(db: Database, accountId: string): Promise<boolean> {
  const free = db
    .selectFrom('app.account_erasures')
    .select('id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .skipLocked();
  const gone = await db.deleteFrom('app.account_erasures').where('id', 'in', free).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Ids of the erasures that are due or have been started. */
export async function loadDue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('app.account_erasures')
    .select('id')
    .where('state', '<>', 'done')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Records the start of the work. Undefined when the erasure was cancelled or finished meanwhile. */
export async function beginErasure(db: Database, id: string, now: Date): Promise<ErasureRecord | undefined> {
  const row = await db
    .updateTable('app.account_erasures')
    .set(({ fn }) => ({ started_at: fn.coalesce('started_at', sql<Date>`${now}`) }))
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Sets whether rows are being removed. A finished erasure stays finished. */
export async function showRunning(db: Database, id: string, running: boolean): Promise<void> {
  await db
    .updateTable('app.account_erasures')
    .set({ state: running ? 'running' : 'scheduled' })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .execute();
}

/**
 * Locks the erasure so that it can no longer be cancelled, and blocks writes for the account until the transaction
 * ends. False when it was cancelled or finished meanwhile, or another process holds the lock.
 */
export async function lockErasure(trx: Database, { id, accountId }: ErasureRecord): Promise<boolean> {
  const row = await trx
    .selectFrom('app.account_erasures')
    .select('state')
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${accountId}`}, 0))`.execute(trx);
  return true;
}

/** Blocks all further writes for the account and removes the account id from the erasure row. */
export async function closeErasure(
  trx: Database,
  { id, accountId }: ErasureRecord,
  { counts, now }: { counts: Record<string, number>; now: Date },
): Promise<void> {
  await sql`
    insert into app.erased_accounts (account_hash, erased_at)
    values (sha256(convert_to(${accountId}, 'UTF8')), ${now}) on conflict do nothing`.execute(trx);
  await trx
    .updateTable('app.account_erasures')
    .set({
      state: 'done',
      account_id: null,
      visitor_id: null,
      language: null,
      done_at: now,
      counts: JSON.stringify(counts),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Marks unsent emails (to the person, or to others because of the erasure) to be deleted once sent. All other emails
 * of the person are erased with the rest.
 */
export async function forgetSoon(
  trx: Database,
  rows: { person: DataSubject; ways: TableEntry['person']; columns: PersonColumns; since: Date; until: Date },
): Promise<void> {
  const any = (rows.ways ?? []).map((way) => belongs('app.mails', way, rows.person, rows.columns));
  await sql`
    update app.mails set forget_at = ${rows.until}
    where (sent_at is null or created_at >= ${rows.since}) and (${sql.join(any, sql` or `)})`.execute(trx);
}

export async function deleteForgotten(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('app.mails').where('forget_at', '<=', now).execute();
}

/** Tombstones outlive every access token: hosted platforms allow a week at most. */
export async function deleteTombstones(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('app.erased_accounts').where('erased_at', '<', before).execute();
}

/** Deletes or clears a person's rows in one table, as its registry entry says. Returns how many. */
export async function eraseRows(
  trx: Database,
  [table, entry]: readonly [string, TableEntry],
  person: DataSubject,
  columns: PersonColumns,
): Promise<number> {
  let count = 0;
  for (const way of entry.person ?? []) {
    if (way.erases === false) continue;
    const own = belongs(table, way, person, columns);
    const these = entry.unless ? sql`${own} and ${sql.ref(`${table}.${entry.unless}`)} is null` : own;
    if (entry.changedBy) {
      const emptied = entry.erasure === 'delete' ? {} : (way.anonymised ?? entry.anonymised ?? {});
      count += await eraseGuarded(trx, [table, entry.changedBy.erase], these, emptied);
      continue;
    }
    if (entry.erasure === 'delete') count += await deleteRows(trx, table, these);
    if (entry.erasure !== 'anonymise') continue;
    if (entry.dropped)
      count += await deleteRows(trx, table, sql`${these} and ${unneeded(table, entry.dropped)}`);
    count += await emptyRows(trx, table, these, way.anonymised ?? entry.anonymised ?? {}, columns);
  }
  return count;
}

const unneeded = (table: string, dropped: NonNullable<TableEntry['dropped']>): RawBuilder<boolean> =>
  'column' in dropped
    ? sql`${sql.ref(`${table}.${dropped.column}`)} = any(${dropped.among}::text[])`
    : sql`not exists (select from ${sql.table(dropped.unlessIn)} as "user"
        where "user".${sql.ref(dropped.by)} = ${sql.ref(`${table}.id`)})`;

async function deleteRows(trx: Database, table: string, which: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${which}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Rows that only the table's owner may change, by its function. */
async function eraseGuarded(
  trx: Database,
  [table, erase]: readonly [string, string],
  which: RawBuilder<unknown>,
  emptied: Emptied,
): Promise<number> {
  const { rows } = await sql<{ erased: string }>`
    select ${sql.table(erase)}(
      array(select id from ${sql.table(table)} where ${which}), ${JSON.stringify(emptied)}::jsonb
    ) as erased`.execute(trx);
  return Number(rows[0]?.erased ?? 0);
}

/** Skips rows that are already cleared, so that a repeated run changes nothing. */
async function emptyRows(
  trx: Database,
  table: string,
  which: RawBuilder<unknown>,
  emptied: Emptied,
  columns: PersonColumns,
): Promise<number> {
  const values = Object.entries(emptied).map(([name, value]) => {
    const type = sql.raw(columns.get(table)?.get(name) ?? 'text');
    if (typeof value === 'object' && value !== null && 'fromId' in value)
      return { name, value: sql`(${value.fromId}::text || ${sql.ref('id')}::text)` };
    if (typeof value === 'object' && value !== null && 'withoutKey' in value)
      return { name, value: sql`${sql.ref(name)} - ${value.withoutKey}::text` };
    const plain = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    return { name, value: sql`${plain}::${type}` };
  });
  const changes = values.map(({ name, value }) => sql`${sql.ref(name)} = ${value}`);
  const differs = values.map(({ name, value }) => sql`${sql.ref(name)} is distinct from ${value}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)}
    where ${which} and (${sql.join(differs, sql` or `)})`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

const recordOf = (row: Selectable<AppAccountErasures>): ErasureRecord => ({
  id: row.id,
  accountId: row.account_id ?? '',
  visitorId: row.visitor_id,
  language: (row.language ?? 'en') as Language,
  state: row.state as ErasureRecord['state'],
  requestedAt: row.requested_at,
  dueAt: row.due_at,
  startedAt: row.started_at,
});
