import type pg from 'pg';

/*
 * Rows of the database, of which each reading loads only those that were written since the one before: PostgreSQL marks every version of a row
 * with the number of the transaction that wrote it.
 */

type StoredRow = Record<string, unknown>;

type StoredTable = {
  /** The rows with their columns, without `select`. */
  query: string;
  key: readonly string[];
};

const tables = {
  bookings: {
    query: `id, state, price_minor, refund_minor, credit_minor, credit_back_minor, back_before_minor, currency, payment, starts_at, moves,
      series_id, account_id, expires_at from app.bookings`,
    key: ['id'],
  },
  lines: {
    query: `id, tutor_id, booking_id, amount_minor, currency, payout_id, written_off_at, approved_at, entered_at, month from app.pay_lines`,
    key: ['id'],
  },
  payouts: { query: 'id, amount_minor from app.pay_payouts', key: ['id'] },
  invoices: {
    query: `id, kind, number, position, year, booking_id, series_id, pack_id, corrects, total_minor, currency, payment, due_at, account_id,
      reason, halves, restores, created_at from app.invoices`,
    key: ['id'],
  },
  settlements: { query: 'invoice_id from app.invoice_settlements', key: ['invoice_id'] },
  packs: {
    query: 'id, from_pack_id, account_id, half_value_minor, payment, expires_at from app.credit_packs',
    key: ['id'],
  },
  entries: {
    query: 'pack_id, position, kind, halves, balance, booking_id, created_at from app.credit_entries',
    key: ['pack_id', 'position'],
  },
  payments: {
    query: `id, subject_id, amount_minor, refunded_minor, state, outcome, intent_id, account_id, created_at from app.payments`,
    key: ['id'],
  },
  refunds: {
    query: `id, payment_id, amount_minor, used_minor, reason, state, made_by_hand, settled_at is not null as settled, tries, created_at
      from app.refunds`,
    key: ['id'],
  },
  disputes: { query: 'id, payment_id, state, decided_at, opened_at from app.disputes', key: ['id'] },
  shares: {
    query: 'refund_id, booking_id, amount_minor from app.refund_shares',
    key: ['refund_id', 'booking_id'],
  },
  claims: { query: 'booking_id, outcome, disputed_at from app.absence_claims', key: ['booking_id'] },
  mails: { query: 'id, message_id from app.mails', key: ['id'] },
} satisfies Record<string, StoredTable>;

export type StoredName = keyof typeof tables;
const names = Object.keys(tables) as StoredName[];
export type StoredRows = Record<StoredName, readonly StoredRow[]>;

/** Of each table how many rows there are, and those written by a transaction from `$1` on. */
const statement = `select pg_snapshot_xmin(pg_current_snapshot())::text as seen, json_build_object(${names
  .map(
    (
      name,
    ) => `'${name}', (select json_build_array(count(*), coalesce(json_agg(each) filter (where changed >= $1::bigint), '[]'))
      from (select xmin::text::bigint as changed, ${tables[name].query}) as each)`,
  )
  .join()}) as tables`;

type Reading = { seen: string; tables: Record<StoredName, [number, StoredRow[]]> };

const keyOf = (name: StoredName, row: StoredRow) => tables[name].key.map((column) => row[column]).join();

const byName = (rowsOf: (name: StoredName) => StoredRow[]) =>
  Object.fromEntries(names.map((name) => [name, rowsOf(name)])) as Record<StoredName, StoredRow[]>;

/** Reads the rows of one database again and again. */
export class StoredReader {
  readonly #pool: pg.Pool;
  #readUntil = '0';
  #rows = new Map<StoredName, Map<string, StoredRow>>();
  #written: Partial<Record<StoredName, StoredRow[]>> = {};

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Forgets everything, as if nothing had been read. */
  clear(): void {
    this.#readUntil = '0';
    this.#rows = new Map();
    this.#written = {};
  }

  /** All rows. Where some were deleted, everything is read again. */
  async read(): Promise<StoredRows> {
    const { seen, tables: read } = await this.#load(this.#readUntil);
    for (const name of names) this.#merge(name, read[name][1]);
    const isShort = names.some((name) => this.#rows.get(name)?.size !== read[name][0]);
    if (isShort) await this.#readAgain();
    else this.#readUntil = seen;
    return this.#all();
  }

  async #readAgain(): Promise<void> {
    const { seen, tables: read } = await this.#load('0');
    for (const name of names) {
      const [, rows] = read[name];
      this.#merge(name, rows);
      this.#rows.set(name, new Map(rows.map((row) => [keyOf(name, row), row])));
    }
    this.#readUntil = seen;
  }

  /** A row that was read already, of a transaction that ran meanwhile, is not noted as written again. */
  #merge(name: StoredName, rows: readonly StoredRow[]): void {
    const own = this.#rows.get(name) ?? new Map<string, StoredRow>();
    this.#rows.set(name, own);
    const changed = rows.filter((row) => own.get(keyOf(name, row))?.changed !== row.changed);
    for (const row of changed) own.set(keyOf(name, row), row);
    (this.#written[name] ??= []).push(...changed);
  }

  /** The rows that readings found written since this was called before. */
  takeWritten(): StoredRows {
    const written = this.#written;
    this.#written = {};
    return byName((name) => written[name] ?? []);
  }

  /** Reads everything again; returns the tables of which the readings until now did not hold exactly what is stored. */
  async findMissed(): Promise<StoredName[]> {
    const { tables: read } = await this.#load('0');
    const held = this.#all();
    const sorted = (rows: readonly StoredRow[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    return names.filter(
      (name) => JSON.stringify(sorted(read[name][1])) !== JSON.stringify(sorted(held[name])),
    );
  }

  #all(): StoredRows {
    return byName((name) => [...(this.#rows.get(name)?.values() ?? [])]);
  }

  async #load(since: string): Promise<Reading> {
    const { rows } = await this.#pool.query<Reading>({
      name: 'stored_rows',
      text: statement,
      values: [since],
    });
    return rows[0] as Reading;
  }
}
