import { sql, type Insertable, type Kysely } from 'kysely';
import type { AppCreditPacks, DB } from '#app/platform/database-types.ts';
import type { Currency, Locale } from '#app/preferences/index.ts';
import type { Pack, CreditPart } from '../domain/credit.ts';
import type { CreditEntry } from '../model/credits-schemas.ts';

type Database = Kysely<DB>;

type EntryKind = CreditEntry['kind'];

/** A pack with its remaining credits. */
export type PackRecord = Pack & {
  accountId: string | null;
  halves: number;
  fromPackId: string | null;
  priceMinor: number;
  /** Null where a credit came back after its pack was over. */
  payment: 'invoice' | 'card' | 'goodwill' | null;
  /** The first pack that its credits come from: itself, or the one that was over when they came back. */
  rootId: string;
  /** How the root was paid. */
  paidBy: 'invoice' | 'card' | 'goodwill';
  /** What is not refunded yet of the root’s card payment, in minor units; null if none paid it. */
  refundableMinor: number | null;
  /** The bank asks for its payment: unused credits wait. */
  isContested: boolean;
  locale: Locale;
  zone: string;
  boughtAt: Date;
};

type EntryRecord = {
  packId: string;
  kind: EntryKind;
  halves: number;
  balance: number;
  bookingId: string | null;
  at: Date;
};

const selectPacks = (db: Database) =>
  db
    .selectFrom('app.credit_packs as pack')
    .innerJoin('app.credit_packs as root', (join) =>
      join.on('root.id', '=', sql`coalesce(pack.from_pack_id, pack.id)`),
    )
    .selectAll('pack')
    .select(['root.id as root_id', 'root.payment as root_payment'])
    .select((from) =>
      from
        .selectFrom('app.credit_entries as entry')
        .select('entry.balance')
        .whereRef('entry.pack_id', '=', 'pack.id')
        .orderBy('entry.position', 'desc')
        .limit(1)
        .as('balance'),
    )
    .select((from) =>
      from
        .selectFrom('app.payments as payment')
        .select(sql<number>`payment.amount_minor - payment.refunded_minor`.as('minor'))
        .whereRef('payment.subject_id', '=', 'root.id')
        .where('payment.outcome', '=', 'booked')
        .as('refundable_minor'),
    )
    .select((from) =>
      from
        .selectFrom('app.disputes as dispute')
        .innerJoin('app.payments as payment', 'payment.id', 'dispute.payment_id')
        .select('dispute.id')
        .where('payment.subject_id', '=', from.fn.coalesce('pack.from_pack_id', 'pack.id'))
        .where('dispute.state', '=', 'open')
        .limit(1)
        .as('contested'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof selectPacks>['executeTakeFirstOrThrow']>>;

const packOf = (row: Row): PackRecord => ({
  id: row.id,
  accountId: row.account_id,
  tutorId: row.tutor_id,
  halves: row.halves,
  fromPackId: row.from_pack_id,
  priceMinor: row.price_minor,
  halfValueMinor: row.half_value_minor,
  sessionMinor: row.session_minor,
  currency: row.currency as Currency,
  payment: row.payment as PackRecord['payment'],
  rootId: row.root_id,
  paidBy: row.root_payment as PackRecord['paidBy'],
  refundableMinor: row.refundable_minor,
  isContested: row.contested !== null,
  locale: row.locale as Locale,
  zone: row.zone,
  boughtAt: row.bought_at,
  expiresAt: row.expires_at,
  balance: row.balance ?? 0,
});

/** Packs of an account, earliest expiry first. */
export async function loadPacks(db: Database, accountId: string): Promise<PackRecord[]> {
  const rows = await selectPacks(db)
    .where('pack.account_id', '=', accountId)
    .orderBy('pack.expires_at')
    .orderBy('pack.id')
    .execute();
  return rows.map(packOf);
}

/** Serializes transactions that take credits from an account’s packs. Advisory lock until the end of the transaction. */
export async function lockPacksOf(trx: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`credits of ${accountId}`}, 0))`.execute(trx);
}

export async function loadPack(db: Database, id: string): Promise<PackRecord | undefined> {
  const row = await selectPacks(db).where('pack.id', '=', id).executeTakeFirst();
  return row && packOf(row);
}

/** Loads the pack with a row lock. */
export async function lockPack(trx: Database, id: string): Promise<PackRecord | undefined> {
  await trx.selectFrom('app.credit_packs').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return loadPack(trx, id);
}

/** Inserts a pack and returns its id; undefined if the id exists already. */
export async function insertPack(
  trx: Database,
  pack: Insertable<AppCreditPacks>,
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('app.credit_packs')
    .values(pack)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Inserts a ledger entry. The database computes the balance from the last entry and rejects a negative one. */
export async function addEntry(
  trx: Database,
  entry: {
    packId: string;
    kind: EntryKind;
    halves: number;
    at: Date;
    bookingId?: string;
    transferId?: string;
  },
): Promise<void> {
  await trx
    .insertInto('app.credit_entries')
    .values({
      pack_id: entry.packId,
      kind: entry.kind,
      halves: entry.halves,
      booking_id: entry.bookingId ?? null,
      transfer_id: entry.transferId ?? null,
      created_at: entry.at,
    })
    .execute();
}

/** Halves spent on a booking and not returned, per pack. */
export async function loadSpentOn(db: Database, bookingId: string): Promise<CreditPart[]> {
  const rows = await db
    .selectFrom('app.credit_entries as entry')
    .innerJoin('app.credit_packs as pack', 'pack.id', 'entry.pack_id')
    .select((from) => [
      'pack.id',
      'pack.half_value_minor',
      'pack.currency',
      'pack.expires_at',
      from.fn.sum<string>('entry.halves').as('halves'),
    ])
    .where('entry.booking_id', '=', bookingId)
    .groupBy('pack.id')
    .execute();
  return rows
    .map((row) => ({
      packId: row.id,
      halves: -Number(row.halves),
      halfValueMinor: row.half_value_minor,
      currency: row.currency as Currency,
      expiresAt: row.expires_at,
    }))
    .filter(({ halves }) => halves > 0);
}

/** Ledger entries of an account’s packs, latest first. */
export async function loadEntries(db: Database, accountId: string, limit: number): Promise<EntryRecord[]> {
  const rows = await db
    .selectFrom('app.credit_entries as entry')
    .innerJoin('app.credit_packs as pack', 'pack.id', 'entry.pack_id')
    .selectAll('entry')
    .where('pack.account_id', '=', accountId)
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.pack_id')
    .orderBy('entry.position', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    packId: row.pack_id,
    kind: row.kind as EntryKind,
    halves: row.halves,
    balance: row.balance,
    bookingId: row.booking_id,
    at: row.created_at,
  }));
}

/** Packs with credits left that end by `until` and whose owner has not been notified. */
export async function loadEnding(db: Database, until: Date): Promise<PackRecord[]> {
  const all = selectPacks(db)
    .where('pack.expires_at', '<=', until)
    .where('pack.told_at', 'is', null)
    .orderBy('pack.expires_at');
  const rows = await sql<Row>`select * from (${all}) as ending where balance > 0`.execute(db);
  return rows.rows.map(packOf);
}

export async function markNotified(trx: Database, id: string, now: Date): Promise<void> {
  await trx.updateTable('app.credit_packs').set({ told_at: now }).where('id', '=', id).execute();
}
