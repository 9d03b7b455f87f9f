import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

// Counted where `exists` would do: PostgreSQL may answer `exists` for one row by reading the whole table once.

/** The invoice is paid, or fully covered by credit notes. */
const isSettled = (invoice: string) => sql`(
  ${sql.ref(`${invoice}.payment`)} = 'card'
  or (select count(*) from app.invoice_settlements as settled where settled.invoice_id = ${sql.ref(`${invoice}.id`)}) > 0
  or ${sql.ref(`${invoice}.total_minor`)} <= (
    select coalesce(sum(note.total_minor), 0) from app.invoices as note where note.corrects = ${sql.ref(`${invoice}.id`)}))`;

const hasEverPaid = (accountId: string) => sql<boolean>`(
  exists (
    select from app.payments where account_id = ${accountId} and state = 'paid' and refunded_minor < amount_minor
  ) or exists (
    select from app.invoices as invoice join app.invoice_settlements as settled on settled.invoice_id = invoice.id
    where invoice.account_id = ${accountId} and invoice.kind = 'invoice'
  ))`;

/** Whether the account has ever paid: by card, or an invoice marked as paid by a founder. */
export async function hasPaid(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`select ${hasEverPaid(accountId)} as paid`.execute(db);
  return rows[0]?.paid ?? false;
}

/** `invoice` is that of `booking` or of its series. */
const isOfBooking = sql`(invoice.booking_id = booking.id or invoice.series_id = booking.series_id) and invoice.kind = 'invoice'`;

/** The invoices of the credits used for `booking` are settled. */
const areCreditsPaid = sql<boolean>`(
    select count(*) from app.credit_entries as entry
    join app.credit_packs as pack on pack.id = entry.pack_id
    join app.invoices as invoice on invoice.pack_id = coalesce(pack.from_pack_id, pack.id) and invoice.kind = 'invoice'
    where entry.booking_id = booking.id and entry.kind = 'spent' and not ${isSettled('invoice')}) = 0`;

/**
 * Whether `booking`, a row of `app.bookings` under this name, is paid: by card, by its invoice, and by the invoices of the credits used. A free
 * session counts as unpaid.
 */
export const isBookingPaid = sql<boolean>`(case booking.payment
  when 'card' then true
  when 'invoice' then (
      select count(*) from app.invoices as invoice where invoice.booking_id = booking.id and invoice.kind = 'invoice' and ${isSettled('invoice')}) > 0
    or booking.series_id is not null and (
      select count(*) from app.invoices as invoice where invoice.series_id = booking.series_id and invoice.kind = 'invoice' and ${isSettled('invoice')}) > 0
  when 'credit' then true
  else false end and (booking.payment <> 'credit' and booking.credit_minor = 0 or ${areCreditsPaid}))`;

/** Those of the bookings that are paid: by card, by their invoice, and by the invoices of the credits used. A free session counts as unpaid. */
export async function loadPaidBookings(db: Kysely<DB>, bookingIds: readonly string[]): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select booking.id from app.bookings as booking
    where booking.id = any(${bookingIds as string[]}) and ${isBookingPaid}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type BookedSessions = {
  /** Sessions that have not begun; and of those that have, the ones whose invoice, or that of their credits, is not settled. */
  sessions: { id: string; seriesId: string | null; isAhead: boolean; isPaid: boolean }[];
  hasPaid: boolean;
  /** Number of the oldest unsettled invoice that was due before `overdueBefore`. */
  overdue: string | null;
};

/** What limits the unpaid sessions of an account, in one statement of one row, for `executeTogether`. */
export const queryBookedSessions = (
  accountId: string,
  { now, overdueBefore }: { now: Date; overdueBefore: Date },
) => sql<BookedSessions>`
    select coalesce((
        select json_agg(json_build_object('id', booking.id, 'seriesId', booking.series_id, 'isAhead', booking.starts_at > ${now},
          'isPaid', ${isBookingPaid}))
        from app.bookings as booking
        where booking.account_id = ${accountId} and (case
          when booking.starts_at > ${now} then booking.state = 'confirmed'
          when booking.state not in ('confirmed', 'completed', 'no_show') then false
          when booking.payment = 'invoice' and (
            select count(*) from app.invoices as invoice where ${isOfBooking} and not ${isSettled('invoice')}) > 0 then true
          -- Credits that came back are not used any more.
          when booking.credit_halves > 0 and coalesce(booking.refund_minor, 0) < booking.price_minor then not ${areCreditsPaid}
          else false end)
      ), '[]') as sessions,
      ${hasEverPaid(accountId)} as "hasPaid", (${oldestOverdue(accountId, overdueBefore)}) as overdue`;

/** Whether the account has credits with an unpaid invoice. The caller holds the lock of its packs. */
export async function hasUnpaidPack(trx: Kysely<DB>, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ unpaid: boolean }>`
    select exists (
      select from app.invoices as invoice
      where invoice.account_id = ${accountId} and invoice.pack_id is not null and invoice.kind = 'invoice' and not ${isSettled('invoice')}
    ) as unpaid`.execute(trx);
  return rows[0]?.unpaid ?? false;
}

/** The open claims of absence about sessions on `invoice`, and those that were decided. */
const claimsOn = sql`app.absence_claims as claim join app.bookings as claimed on claimed.id = claim.booking_id
  where (claimed.id = invoice.booking_id or claimed.series_id = invoice.series_id)`;

/** What `invoice` charges for sessions about which a claim of absence is open: nobody has to pay that before the decision. */
const claimedMinor = sql<number>`(
  select coalesce(sum(claimed.price_minor - claimed.credit_minor), 0) from ${claimsOn} and claim.outcome is null)`;

/** When `invoice` was due: not before the last decision on a claim about it. */
const dueSince = sql<Date>`greatest(invoice.due_at, (select max(claim.decided_at) from ${claimsOn}))`;

const notedMinor = sql<number>`(
  select coalesce(sum(note.total_minor), 0) from app.invoices as note where note.corrects = invoice.id)`;

/** Numbered invoices by bank transfer that were due in the range and are owed, with the amount left and the buyer’s locale. */
export async function loadOverdue(
  db: Kysely<DB>,
  { from, to }: { from: Date; to: Date },
): Promise<{ id: string; locale: string; zone: string; owedMinor: number }[]> {
  const { rows } = await sql<{ id: string; locale: string; zone: string; owedMinor: number }>`
    select invoice.id, coalesce(booking.learner_locale, pack.locale) as locale, coalesce(booking.learner_zone, pack.zone) as zone,
      (invoice.total_minor - ${notedMinor} - ${claimedMinor})::int as "owedMinor"
    from app.owed_invoices as owed
    join app.invoices as invoice on invoice.id = owed.invoice_id and invoice.kind = 'invoice'
    left join app.bookings as booking on booking.id = invoice.booking_id
    left join app.credit_packs as pack on pack.id = invoice.pack_id
    where owed.due <= ${to} and ${dueSince} > ${from} and ${dueSince} <= ${to}
      and invoice.total_minor > ${notedMinor} + ${claimedMinor}
    order by invoice.due_at, invoice.number`.execute(db);
  return rows;
}

/** Number of the account’s oldest invoice that was due before `before` and is owed. */
const oldestOverdue = (accountId: string, before: Date) => sql`
  select invoice.number from app.invoices as invoice
  where invoice.account_id = ${accountId} and invoice.kind = 'invoice' and invoice.number is not null and invoice.due_at < ${before}
    and not ${isSettled('invoice')} and ${dueSince} < ${before} and invoice.total_minor > ${notedMinor} + ${claimedMinor}
  order by invoice.due_at limit 1`;
