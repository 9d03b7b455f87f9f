import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/index.server.ts';
import type { PayKind } from '../domain/pay.ts';

type Database = Kysely<DB>;

export type LineRecord = {
  id: string;
  tutorId: string;
  bookingId: string | null;
  kind: PayKind;
  amountMinor: number;
  currency: Currency;
  sessionAt: Date;
  enteredAt: Date;
  reason: string | null;
  approvedAt: Date | null;
  writtenOffAt: Date | null;
  payoutId: string | null;
  paidOutAt: Date | null;
  /** From the booking; null without a learner profile. */
  learner: string | null;
  /** End of the session; null once its booking is gone. */
  endsAt: Date | null;
  /** A claim of absence is open, or was decided; null without one. */
  claim: 'open' | 'decided' | null;
};

const selectLines = (db: Database) =>
  db
    .selectFrom('app.pay_lines as line')
    .leftJoin('app.pay_payouts as payout', 'payout.id', 'line.payout_id')
    .leftJoin('app.tutor_sessions as session', 'session.id', 'line.booking_id')
    .leftJoin('app.absence_claims as claim', 'claim.booking_id', 'line.booking_id')
    .selectAll('line')
    .select([
      'payout.paid_at',
      'session.learner_name',
      'session.ends_at',
      'claim.claimed_at',
      'claim.outcome',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

const lineOf = (row: Row): LineRecord => ({
  id: row.id,
  tutorId: row.tutor_id,
  bookingId: row.booking_id,
  kind: row.kind as PayKind,
  amountMinor: row.amount_minor,
  currency: row.currency as Currency,
  sessionAt: row.session_at,
  enteredAt: row.entered_at,
  reason: row.reason,
  approvedAt: row.approved_at,
  writtenOffAt: row.written_off_at,
  payoutId: row.payout_id,
  paidOutAt: row.paid_at,
  learner: row.learner_name,
  endsAt: row.ends_at,
  claim: row.claimed_at === null ? null : row.outcome === null ? 'open' : 'decided',
});

/** Lines of a tutor entered in a month (`2026-11`) of a time zone, oldest first. */
export async function loadLinesOfMonth(
  db: Database,
  tutorId: string,
  { month, zone }: { month: string; zone: string },
): Promise<LineRecord[]> {
  const rows = await selectLines(db)
    .where('line.tutor_id', '=', tutorId)
    .where(sql<string>`to_char(line.entered_at at time zone ${zone}, 'YYYY-MM')`, '=', month)
    .orderBy('line.entered_at')
    .orderBy('line.id')
    .execute();
  return rows.map(lineOf);
}

/** Lines that are not paid out, oldest first: of one tutor, or of all. Those written off are among them: the family may still pay. */
export async function loadOpenLines(db: Database, tutorId?: string): Promise<LineRecord[]> {
  const rows = await selectLines(db)
    .where('line.payout_id', 'is', null)
    .$if(tutorId !== undefined, (query) => query.where('line.tutor_id', '=', tutorId ?? ''))
    .orderBy('line.entered_at')
    .orderBy('line.id')
    .execute();
  return rows.map(lineOf);
}

/** The months with lines of a tutor, in the tutor’s zone, latest first: `2026-11`. */
export async function loadMonths(db: Database, tutorId: string, zone: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(entered_at at time zone ${zone}, 'YYYY-MM') as month
    from app.pay_lines where tutor_id = ${tutorId} order by month desc`.execute(db);
  return rows.map(({ month }) => month);
}

export async function lockLine(trx: Database, id: string): Promise<LineRecord | undefined> {
  await trx.selectFrom('app.pay_lines').select('id').where('id', '=', id).forUpdate().execute();
  const row = await selectLines(trx).where('line.id', '=', id).executeTakeFirst();
  return row && lineOf(row);
}

/** What the bookings earned until now, by booking. Lock the bookings before. */
export async function sumByBooking(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.pay_lines')
    .select(({ fn }) => ['booking_id', fn.sum<string>('amount_minor').as('sum')])
    .where('booking_id', 'in', ids)
    .groupBy('booking_id')
    .execute();
  return new Map(rows.map((row) => [row.booking_id ?? '', Number(row.sum)]));
}

export type NewLine = Pick<
  LineRecord,
  'id' | 'tutorId' | 'bookingId' | 'kind' | 'amountMinor' | 'currency' | 'sessionAt' | 'enteredAt' | 'reason'
>;

export async function insertLines(trx: Database, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('app.pay_lines')
    .values(
      lines.map((line) => ({
        id: line.id,
        tutor_id: line.tutorId,
        booking_id: line.bookingId,
        kind: line.kind,
        amount_minor: line.amountMinor,
        currency: line.currency,
        session_at: line.sessionAt,
        entered_at: line.enteredAt,
        reason: line.reason,
      })),
    )
    .execute();
}

/** A founder’s decision on a line that waits: paid although the family has not paid, or given up. */
export async function decideLine(
  trx: Database,
  id: string,
  change: { approved_at: Date } | { written_off_at: Date },
): Promise<void> {
  await trx.updateTable('app.pay_lines').set(change).where('id', '=', id).execute();
}

/** Serializes payouts of one tutor. Advisory lock until the end of the transaction. */
export async function lockPayOf(trx: Database, tutorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pay of ${tutorId}`}, 0))`.execute(trx);
}

export async function insertPayout(
  trx: Database,
  payout: { id: string; tutorId: string; currency: Currency; amountMinor: number; at: Date; by: string },
  lineIds: readonly string[],
): Promise<void> {
  const { id, tutorId, currency, amountMinor, at, by } = payout;
  await trx
    .insertInto('app.pay_payouts')
    .values({ id, tutor_id: tutorId, currency, amount_minor: amountMinor, paid_at: at, paid_by: by })
    .execute();
  await trx.updateTable('app.pay_lines').set({ payout_id: id }).where('id', 'in', lineIds).execute();
}

/** When the first unpaid invoice of each booking was due. */
export async function loadDueDates(db: Database, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; due: Date }>`
    select booking.id, min(invoice.due_at) as due
    from app.bookings as booking
    join app.invoices as invoice on invoice.kind = 'invoice' and (
      invoice.booking_id = booking.id or invoice.series_id = booking.series_id
      or invoice.pack_id in (
        select coalesce(pack.from_pack_id, pack.id) from app.credit_entries as entry
        join app.credit_packs as pack on pack.id = entry.pack_id
        where entry.booking_id = booking.id and entry.kind = 'spent'))
    where booking.id = any(${ids as string[]}) and invoice.due_at is not null
      and not exists (select from app.invoice_settlements as settled where settled.invoice_id = invoice.id)
    group by booking.id`.execute(db);
  return new Map(rows.map(({ id, due }) => [id, due]));
}

export type UnsettledSession = {
  bookingId: string;
  learner: string | null;
  startsAt: Date;
  endsAt: Date;
  currency: Currency;
  priceMinor: number;
  claimed: boolean;
};

/** Sessions of a tutor that ended and are not settled: the claim window runs, or a claim is open. */
export async function loadUnsettledSessions(
  db: Database,
  tutorId: string,
  now: Date,
): Promise<UnsettledSession[]> {
  const rows = await db
    .selectFrom('app.tutor_sessions as session')
    .leftJoin('app.absence_claims as claim', (join) =>
      join.onRef('claim.booking_id', '=', 'session.id').on('claim.outcome', 'is', null),
    )
    .select([
      'session.id',
      'session.learner_name',
      'session.starts_at',
      'session.ends_at',
      'session.currency',
      'session.price_minor',
      'claim.booking_id as claimed',
    ])
    .where('session.tutor_id', '=', tutorId)
    .where('session.state', '=', 'confirmed')
    .where('session.ends_at', '<=', now)
    .where('session.price_minor', '>', 0)
    .orderBy('session.starts_at')
    .execute();
  return rows.map((row) => ({
    bookingId: row.id ?? '',
    learner: row.learner_name,
    startsAt: row.starts_at ?? now,
    endsAt: row.ends_at ?? now,
    currency: row.currency as Currency,
    priceMinor: row.price_minor ?? 0,
    claimed: row.claimed !== null,
  }));
}
