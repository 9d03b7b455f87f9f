import { type Kysely, type Selectable, sql } from 'kysely';
import type { AppAccountExports, DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';

/* SQL of personal data exports. */

type Database = Kysely<DB>;

export type ExportRecord = {
  id: string;
  accountId: string;
  visitorId: string | null;
  language: Language;
  state: 'waiting' | 'building' | 'ready' | 'failed';
  attempt: number;
  tablesDone: number;
  tablesTotal: number;
  /** Size of the file in bytes; null until it is ready. */
  size: number | null;
  createdAt: Date;
  readyAt: Date | null;
};

type NewExport = Pick<ExportRecord, 'id' | 'accountId' | 'visitorId' | 'language'> & { now: Date };

/** False when an export of the account is already being made. */
export async function insertExport(trx: Database, wanted: NewExport): Promise<boolean> {
  const inserted = await trx
    .insertInto('app.account_exports')
    .values({
      id: wanted.id,
      account_id: wanted.accountId,
      visitor_id: wanted.visitorId,
      language: wanted.language,
      state: 'waiting',
      created_at: wanted.now,
      touched_at: wanted.now,
    })
    .onConflict((conflict) =>
      // As literals: with parameters a prepared statement does not match the partial index.
      conflict
        .column('account_id')
        .where(sql<boolean>`state in ('waiting', 'building')`)
        .doNothing(),
    )
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** The latest export of the account, in any state. */
export async function loadLatestExport(db: Database, accountId: string): Promise<ExportRecord | undefined> {
  const row = await db
    .selectFrom('app.account_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Starts a new attempt; undefined when there is nothing left to do. */
export async function beginAttempt(
  db: Database,
  { id, total, now }: { id: string; total: number; now: Date },
): Promise<ExportRecord | undefined> {
  const row = await db
    .updateTable('app.account_exports')
    .set({
      state: 'building',
      attempt: sql`attempt + 1`,
      tables_done: 0,
      tables_total: total,
      touched_at: now,
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'building'])
    .returningAll()
    .executeTakeFirst();
  return row && recordOf(row);
}

type Attempt = Pick<ExportRecord, 'id' | 'attempt'>;

/** Inserts the next piece. Violates a foreign key when the account was erased meanwhile. */
export async function insertPiece(
  db: Database,
  { id, attempt }: Attempt,
  piece: { position: number; bytes: Uint8Array },
): Promise<void> {
  await db
    .insertInto('app.account_export_pieces')
    .values({ export_id: id, attempt, position: piece.position, bytes: Buffer.from(piece.bytes) })
    .execute();
}

/** Records progress. False when another attempt has taken over or the export was cancelled. */
export async function noteProgress(
  db: Database,
  { id, attempt }: Attempt,
  { done, now }: { done: number; now: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('app.account_exports')
    .set({ tables_done: done, touched_at: now })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'building')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Finishes an attempt. Only the latest attempt can; false for any other. */
export async function finishAttempt(
  trx: Database,
  { id, attempt }: Attempt,
  end: { state: 'ready' | 'failed'; size: number | null; now: Date },
): Promise<boolean> {
  const updated = await trx
    .updateTable('app.account_exports')
    .set({ state: end.state, size_bytes: end.size, touched_at: end.now, ready_at: end.now })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'building')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Deletes what earlier attempts and earlier exports of the account left behind. */
export async function clearEarlier(trx: Database, { id, attempt, accountId }: ExportRecord): Promise<void> {
  await trx
    .deleteFrom('app.account_export_pieces')
    .where('export_id', '=', id)
    .where('attempt', '<>', attempt)
    .execute();
  await trx
    .deleteFrom('app.account_exports')
    .where('account_id', '=', accountId)
    .where('id', '<>', id)
    .execute();
}

export async function loadPiece(
  db: Database,
  { id, attempt }: Attempt,
  position: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('app.account_export_pieces')
    .select('bytes')
    .where('export_id', '=', id)
    .where('attempt', '=', attempt)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.bytes;
}

/** Exports whose work has reported no progress since then. */
export async function loadSilent(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('app.account_exports')
    .select('id')
    .where('state', 'in', ['waiting', 'building'])
    .where('touched_at', '<', since)
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives up exports requested before then that were never finished. */
export async function giveUp(db: Database, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('app.account_exports')
    .set({ state: 'failed', ready_at: now })
    .where('state', 'in', ['waiting', 'building'])
    .where('created_at', '<', before)
    .execute();
}

export async function deleteExports(db: Database, endedBefore: Date): Promise<void> {
  await db.deleteFrom('app.account_exports').where('ready_at', '<', endedBefore).execute();
}

const recordOf = (row: Selectable<AppAccountExports>): ExportRecord => ({
  id: row.id,
  accountId: row.account_id,
  visitorId: row.visitor_id,
  language: row.language as Language,
  state: row.state as ExportRecord['state'],
  attempt: row.attempt,
  tablesDone: row.tables_done,
  tablesTotal: row.tables_total,
  size: row.size_bytes === null ? null : Number(row.size_bytes),
  createdAt: row.created_at,
  readyAt: row.ready_at,
});
