import { sql, type Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { compileForColumns, executeTogether } from '#app/platform/statement-batch.server.ts';
import type { Currency } from '#app/preferences/index.ts';
import type {
  Buyer,
  CreditDeduction,
  Invoice,
  InvoiceKind,
  Seller,
  SoldSession,
  CorrectionReason,
  InvoiceLine,
} from '../domain/invoice.ts';
import { HALVES_PER_CREDIT } from '../domain/credit.ts';
import type { TaxGround } from '#app/platform/invoicing.server.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';

type Database = Kysely<DB>;

/** The sale on an invoice. */
export type Sale = {
  about:
    | { bookingId: string; session: SoldSession; series?: { id: string; lines: readonly InvoiceLine[] } }
    | { packId: string };
  /** The buyer’s locale (its region is the tax country) and zone (for service dates). */
  reader: { locale: string; timeZone: string };
  accountId: string;
  tutor: { id: string; name: string };
  minutes: number;
  quantity: number;
  totalMinor: number;
  /** What credits took off the price of the one session on it. */
  credit?: CreditDeduction;
  currency: Currency;
  payment: 'invoice' | 'card';
  dueAt: Date | null;
  now: Date;
};

/** Inserts an unnumbered invoice inside the transaction of the sale. Idempotent. */
export async function insertDraft(trx: Database, sale: Sale): Promise<void> {
  await trx
    .insertInto('app.invoices')
    .values(rowOfSale(sale))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const regionOf = ({ reader }: Sale): string | null => reader.locale.slice(3) || null;
const bookedIn = ({ about }: Sale) => ('bookingId' in about ? about : null);

function rowOfSale(sale: Sale) {
  const booked = bookedIn(sale);
  return {
    kind: 'invoice',
    account_id: sale.accountId,
    booking_id: booked?.bookingId ?? null,
    pack_id: 'packId' in sale.about ? sale.about.packId : null,
    tutor_id: sale.tutor.id,
    tutor_name: sale.tutor.name,
    session_type: booked?.session.sessionType ?? null,
    starts_at: booked?.session.startsAt ?? null,
    series_id: booked?.series?.id ?? null,
    lines: booked?.series ? JSON.stringify(booked.series.lines) : null,
    country: regionOf(sale),
    zone: sale.reader.timeZone,
    minutes: sale.minutes,
    quantity: sale.quantity,
    total_minor: sale.totalMinor,
    credit_halves: sale.credit?.halves ?? 0,
    credit_minor: sale.credit?.amountMinor ?? 0,
    currency: sale.currency,
    payment: sale.payment,
    due_at: sale.dueAt,
    created_at: sale.now,
  };
}

/**
 * Inserts an unnumbered credit note; no-op without an invoice. At most one for the end of each session, also of a series, and one for each act
 * of a founder and each refund made outside; a pack gets one for each returned part.
 */
export async function insertCreditNote(
  trx: Database,
  note: {
    of: { bookingId: string } | { packId: string };
    totalMinor: number;
    /** Half credits that are taken back. */
    halves?: number;
    reason: CorrectionReason;
    /** A founder’s act, or a refund made outside (its id): its note stands beside earlier ones. */
    actId?: string | undefined;
    now: Date;
  },
): Promise<void> {
  const invoice = await trx
    .selectFrom('app.invoices')
    .selectAll()
    .where((are) =>
      'packId' in note.of
        ? are('pack_id', '=', note.of.packId)
        : are.or([
            are('booking_id', '=', note.of.bookingId),
            are(
              'lines',
              '@>',
              sql<string>`jsonb_build_array(jsonb_build_object('bookingId', ${note.of.bookingId}::text))`,
            ),
          ]),
    )
    .where('kind', '=', 'invoice')
    .where('restores', 'is', null)
    .executeTakeFirst();
  const line =
    'bookingId' in note.of
      ? linesOf(invoice?.lines).find(
          ({ bookingId }) => bookingId === (note.of as { bookingId: string }).bookingId,
        )
      : undefined;
  if (!invoice || note.totalMinor === 0) return;
  await trx
    .insertInto('app.invoices')
    .values({
      account_id: invoice.account_id,
      booking_id: 'bookingId' in note.of ? note.of.bookingId : null,
      pack_id: invoice.pack_id,
      tutor_id: invoice.tutor_id,
      tutor_name: invoice.tutor_name,
      session_type: line?.sessionType ?? invoice.session_type,
      starts_at: line?.startsAt ?? invoice.starts_at,
      minutes: line?.minutes ?? invoice.minutes,
      country: invoice.country,
      zone: invoice.zone,
      reason: note.reason,
      kind: 'credit_note',
      corrects: invoice.id,
      quantity: note.halves ? Math.ceil(note.halves / HALVES_PER_CREDIT) : line ? 1 : invoice.quantity,
      halves: note.halves ?? null,
      total_minor: note.totalMinor,
      currency: invoice.currency,
      payment: invoice.payment,
      act_id: note.actId ?? null,
      created_at: note.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['corrects', 'booking_id', 'act_id'])
        .where('booking_id', 'is not', null)
        .where('corrects', 'is not', null)
        .doNothing(),
    )
    .execute();
}

/** A document that has no number yet; `corrects` is the id of the corrected invoice. */
export type Draft = Pick<
  Invoice,
  'id' | 'kind' | 'accountId' | 'country' | 'currency' | 'payment' | 'corrects'
>;

/**
 * Inserts an unnumbered invoice over what the credit note of a refund took off in vain, because the money is with us again. No-op without
 * that note; at most one for each.
 */
export async function insertRestoringInvoice(
  trx: Database,
  { refundId, bookingId, totalMinor, now }: RestoredSum,
): Promise<void> {
  if (totalMinor <= 0) return;
  const note = await trx
    .selectFrom('app.invoices')
    .selectAll()
    .where('act_id', '=', refundId)
    .where('kind', '=', 'credit_note')
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .executeTakeFirst();
  if (!note) return;
  await trx
    .insertInto('app.invoices')
    .values({
      kind: 'invoice',
      restores: note.id,
      account_id: note.account_id,
      booking_id: note.booking_id,
      pack_id: note.pack_id,
      tutor_id: note.tutor_id,
      tutor_name: note.tutor_name,
      session_type: note.session_type,
      starts_at: note.starts_at,
      minutes: note.minutes,
      country: note.country,
      zone: note.zone,
      quantity: note.quantity,
      halves: note.halves,
      total_minor: Math.min(totalMinor, note.total_minor),
      currency: note.currency,
      payment: note.payment,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type RestoredSum = { refundId: string; bookingId?: string; totalMinor: number; now: Date };

/** Drafts with their accounts in creation order. An invoice precedes its corrections. */
export async function loadDrafts(trx: Database): Promise<Draft[]> {
  const rows = await trx
    .selectFrom('app.invoices')
    .select(['id', 'kind', 'account_id', 'country', 'currency', 'payment', 'corrects'])
    .where('number', 'is', null)
    .orderBy('created_at')
    .orderBy('corrects', (order) => order.asc().nullsFirst())
    // Corrections of sessions cancelled together are made at one instant.
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as InvoiceKind,
    accountId: row.account_id,
    country: row.country,
    currency: row.currency as Currency,
    payment: row.payment as Invoice['payment'],
    corrects: row.corrects,
  }));
}

/** Locks the counters of invoices and corrections of a year until the end of the transaction; concurrent numbering waits. */
export async function lockYear(trx: Database, year: number): Promise<Record<InvoiceKind, number>> {
  const [, [row]] = await executeTogether(trx, [
    trx
      .insertInto('app.invoice_years')
      .values({ year })
      .onConflict((conflict) => conflict.doNothing()),
    trx
      .selectFrom('app.invoice_years')
      .select(['last_position', 'last_correction'])
      .where('year', '=', year)
      .forUpdate(),
  ]);
  if (!row) throw new Error(`The counters of ${year} are missing.`);
  return { invoice: row.last_position, credit_note: row.last_correction };
}

/** For `executeTogether`, as is `finish`. */
export const saveLastPositions = (trx: Database, year: number, last: Record<InvoiceKind, number>) =>
  trx
    .updateTable('app.invoice_years')
    .set({ last_position: last.invoice, last_correction: last.credit_note })
    .where('year', '=', year);

/** What a document gets together with its number. */
export type Finish = {
  year: number;
  seller: Seller;
  buyer: Buyer;
  taxBasisPoints: number;
  taxGround: TaxGround | null;
  country: string | null;
  paymentDetails: readonly string[];
  now: Date;
};

export function finish(trx: Database, id: string, as: Finish & { position: number; number: string }) {
  return trx
    .updateTable('app.invoices')
    .set({ ...finished(as), position: as.position, number: as.number })
    .where('id', '=', id);
}

const finished = (as: Finish) => ({
  year: as.year,
  seller: JSON.stringify(as.seller),
  buyer: JSON.stringify(as.buyer),
  tax_basis_points: as.taxBasisPoints,
  tax_ground: as.taxGround && JSON.stringify(as.taxGround),
  country: as.country,
  payment_details: JSON.stringify(as.paymentDetails),
  issued_at: as.now,
});

/**
 * Inserts the invoice of a sale with the next number of the year, in one statement for `commitTogether`: the counter is locked until the end of
 * the transaction, and everybody who books by invoice waits for it. The number is that of `numberOf`. Fails where there is an invoice already: a
 * number would be lost.
 */
export const insertNumbered = (trx: Database, id: string, sale: Sale, as: Finish & { prefix: string }) =>
  insertWithNumber(trx, { ...rowOfSale(sale), ...finished(as), id }, [as.year, `${as.prefix}${as.year}-`]);

const insertWithNumber = compileForColumns(
  (trx, row: ReturnType<typeof rowOfSale> & ReturnType<typeof finished> & { id: string }, [year, prefix]) =>
    trx
      .with('counted', (db) =>
        db
          .insertInto('app.invoice_years')
          .values({ year: Number(year), last_position: sql.lit(1) })
          .onConflict((conflict) =>
            conflict
              .column('year')
              .doUpdateSet({ last_position: sql<number>`app.invoice_years.last_position + 1` }),
          )
          .returning([
            'last_position',
            sql<string>`${prefix}::text || lpad(last_position::text, greatest(5, length(last_position::text)), '0')`.as(
              'number',
            ),
          ]),
      )
      .insertInto('app.invoices')
      .values({
        ...row,
        position: sql<number>`(select last_position from counted)`,
        number: sql<string>`(select number from counted)`,
      }),
  (row, others) => [...others, ...row],
);

/** The same invoice with a number that stands for its own. */
export function invoiceOfSale(id: string, sale: Sale, as: Finish & { number: string }): Invoice {
  const booked = bookedIn(sale);
  return {
    id,
    kind: 'invoice',
    number: as.number,
    corrects: null,
    correctsIssuedAt: null,
    reason: null,
    issuedAt: as.now,
    dueAt: sale.dueAt,
    accountId: sale.accountId,
    seller: as.seller,
    buyer: as.buyer,
    tutorName: sale.tutor.name,
    session: booked?.session ?? null,
    usable: null,
    lines: booked?.series?.lines ?? [],
    country: as.country,
    zone: sale.reader.timeZone,
    taxGround: as.taxGround,
    paymentDetails: as.paymentDetails,
    minutes: sale.minutes,
    quantity: sale.quantity,
    halves: null,
    totalMinor: sale.totalMinor,
    credit: sale.credit ?? null,
    taxBasisPoints: as.taxBasisPoints,
    currency: sale.currency,
    payment: sale.payment,
  };
}

/** Number and payment reference of an invoice that has a number, as expressions. */
export const numberById = (id: string) => sql<string>`(select number from app.invoices where id = ${id})`;
export const referenceById = (id: string) => sql<string>`app.payment_reference(${numberById(id)})`;

const selectNumbered = (db: Database) =>
  db
    .selectFrom('app.invoices as paper')
    .leftJoin('app.invoices as corrected', 'corrected.id', 'paper.corrects')
    .leftJoin('app.credit_packs as pack', 'pack.id', 'paper.pack_id')
    .selectAll('paper')
    .select([
      'corrected.number as corrected_number',
      'corrected.issued_at as corrected_issued_at',
      'pack.bought_at',
      'pack.expires_at',
    ])
    .where('paper.number', 'is not', null);

type Row = Awaited<ReturnType<ReturnType<typeof selectNumbered>['executeTakeFirstOrThrow']>>;

const invoiceOf = (row: Row): Invoice => ({
  id: row.id,
  kind: row.kind as InvoiceKind,
  number: row.number ?? '',
  corrects: row.corrected_number,
  correctsIssuedAt: row.corrected_issued_at,
  reason: row.reason as CorrectionReason | null,
  issuedAt: row.issued_at ?? row.created_at,
  dueAt: row.due_at,
  accountId: row.account_id,
  seller: row.seller as Seller,
  buyer: row.buyer as unknown as Buyer,
  tutorName: row.tutor_name,
  session:
    row.session_type && row.starts_at
      ? { sessionType: row.session_type as SoldSession['sessionType'], startsAt: row.starts_at }
      : null,
  usable: row.bought_at && row.expires_at ? { from: row.bought_at, until: row.expires_at } : null,
  lines: linesOf(row.lines),
  country: row.country,
  zone: row.zone,
  taxGround: row.tax_ground as TaxGround | null,
  paymentDetails: (row.payment_details ?? []) as string[],
  minutes: row.minutes,
  quantity: row.quantity,
  halves: row.halves,
  totalMinor: row.total_minor,
  credit: row.credit_halves > 0 ? { halves: row.credit_halves, amountMinor: row.credit_minor } : null,
  taxBasisPoints: row.tax_basis_points ?? 0,
  currency: row.currency as Currency,
  payment: row.payment as Invoice['payment'],
});

function linesOf(stored: unknown): InvoiceLine[] {
  const lines = (stored ?? []) as (Omit<InvoiceLine, 'startsAt'> & { startsAt: string })[];
  return lines.map((line) => ({ ...line, startsAt: new Date(line.startsAt) }));
}

/** Numbered invoices and credit notes of an account, latest first. */
export async function loadInvoicesOf(db: Database, accountId: string, limit: number): Promise<Invoice[]> {
  const rows = await selectNumbered(db)
    .where('paper.account_id', '=', accountId)
    .orderBy('paper.issued_at', 'desc')
    .orderBy('paper.kind')
    .orderBy('paper.year', 'desc')
    .orderBy('paper.position', 'desc')
    .limit(limit)
    .execute();
  return rows.map(invoiceOf);
}

export async function loadInvoice(db: Database, id: string): Promise<Invoice | undefined> {
  const row = await selectNumbered(db).where('paper.id', '=', id).executeTakeFirst();
  return row && invoiceOf(row);
}

/** The invoice of a session or of its series, once numbered. */
export async function loadInvoiceOfBooking(db: Database, bookingId: string): Promise<Invoice | undefined> {
  const row = await selectNumbered(db)
    .where('paper.booking_id', '=', bookingId)
    .where('paper.kind', '=', 'invoice')
    .where('paper.restores', 'is', null)
    .executeTakeFirst();
  return row && invoiceOf(row);
}

/** The invoice of a pack, once numbered. */
export async function loadInvoiceOfPack(db: Database, packId: string): Promise<Invoice | undefined> {
  const row = await selectNumbered(db)
    .where('paper.pack_id', '=', packId)
    .where('paper.kind', '=', 'invoice')
    .where('paper.restores', 'is', null)
    .executeTakeFirst();
  return row && invoiceOf(row);
}

export async function anyDraft(db: Database): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from app.invoices where number is null) as any`.execute(db);
  return rows[0]?.any ?? false;
}

/** In minor units of one currency: totals of invoices and of credit notes in a step. */
type Invoiced = { step: number; currency: Currency; grossMinor: number; refundedMinor: number };

/** Gross totals of invoices and credit notes created in each step, per currency, without conversion. */
export async function sumInvoiced(db: Kysely<DB>, edges: Edges): Promise<Invoiced[]> {
  const { rows } = await sql<Invoiced>`${inSteps(
    edges,
    sql`select currency,
        coalesce(sum(total_minor) filter (where kind = 'invoice'), 0)::float8 as "grossMinor",
        coalesce(sum(total_minor) filter (where kind = 'credit_note'), 0)::float8 as "refundedMinor"
      from app.invoices where created_at >= steps.begins and created_at < steps.ends group by currency`,
  )}`.execute(db);
  return rows;
}
