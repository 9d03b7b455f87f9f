import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/index.server.ts';
import { contestedBookings, isBookingPaid } from '#app/pricing/index.server.ts';
import { nameForTutor, REVIEW_AFTER } from '#app/tutors/index.server.ts';
import { OVERDUE_DAYS, type PayKind, type PayState } from '../domain/pay.ts';

type Database = Kysely<DB>;

/** What a waiting line waits for: the time for claims, a decision on one, the bank’s decision on a disputed payment, or the family’s payment. */
export type WaitsFor = 'claims' | 'decision' | 'dispute' | 'payment';

export type LineRecord = {
  id: string;
  tutorId: string;
  bookingId: string | null;
  kind: PayKind;
  amountMinor: number;
  currency: Currency;
  sessionAt: Date;
  enteredAt: Date;
  /** Zone of the tutor when the line was entered. */
  zone: string;
  reason: string | null;
  payoutId: string | null;
  paidOutAt: Date | null;
  /** From the booking; null without a learner profile, and once nothing is to be settled and the occasion has ended. */
  learner: string | null;
  state: PayState;
  waitsFor: WaitsFor | null;
};

/**
 * Lines at `now` with what they wait for and their state, as a relation. A line waits while its session can still be reported or a report is open, and until the
 * family has paid; what is written off comes back when the family pays. Approval, write-off and a payout count for all lines of their booking, so
 * that a correction goes the way of what it corrects. A line of nothing is over at once. A line without its booking is older than ten years;
 * what was open then is due.
 */
const linesAt = (now: Date, where: RawBuilder<unknown>) => sql`(
  select facts.*,
    case when facts.state <> 'waiting' then null else coalesce(facts.waits_for, 'payment') end as "waitsFor"
  from (
    select line.*, case
        when claim.booking_id is not null and claim.outcome is null then 'decision'
        when claim.booking_id is null and line.kind = 'session'
          and booking.ends_at > ${new Date(now.getTime() - REVIEW_AFTER)} then 'claims'
        when contested.id is not null then 'dispute' end as waits_for,
      case
        when line.payout_id is not null then 'paid_out'
        when line.amount_minor = 0 then 'written_off'
        when claim.booking_id is not null and claim.outcome is null
          or claim.booking_id is null and line.kind = 'session'
            and booking.ends_at > ${new Date(now.getTime() - REVIEW_AFTER)} then 'waiting'
        when contested.id is not null then 'waiting'
        when booking.id is null and line.written_off_at is null then 'due'
        when booking.id is not null and ${isBookingPaid} then 'due'
        when line.written_off_at is not null then 'written_off'
        -- Looked up for the few lines that the family has not paid. For \`exists\` the planner would read all lines of all time, twice.
        when (select count(*) from app.pay_lines as other where other.booking_id = line.booking_id and other.written_off_at is not null) > 0
          then 'written_off'
        when line.approved_at is not null or (
          select count(*) from app.pay_lines as other
          where other.booking_id = line.booking_id and (other.approved_at is not null or other.payout_id is not null)) > 0 then 'due'
        else 'waiting' end as state
    from app.pay_lines as line
    -- Of the few lines that are open: looked up one by one instead of reading all bookings. Rows of bookings are wide.
    left join lateral (
      select id, ends_at, payment, series_id, credit_minor from app.bookings where id = line.booking_id offset 0) as booking on true
    left join app.absence_claims as claim on claim.booking_id = line.booking_id
    -- Read once instead of for each line.
    left join (select distinct id from ${contestedBookings} as disputed (id) offset 0) as contested on contested.id = line.booking_id
    where ${where}
    -- Keeps the planner from computing the state again wherever it is used.
    offset 0
  ) as facts
)`;

async function selectLines(db: Database, now: Date, where: RawBuilder<unknown>): Promise<LineRecord[]> {
  const { rows } = await sql<LineRecord & { sessionState: string | null; sessionEndsAt: Date | null }>`
    select line.id, line.tutor_id as "tutorId", line.booking_id as "bookingId", line.kind, line.amount_minor as "amountMinor",
      line.currency, line.session_at as "sessionAt", line.entered_at as "enteredAt", line.zone, line.reason,
      line.payout_id as "payoutId", payout.paid_at as "paidOutAt", profile.name as learner, line.state, line."waitsFor",
      booking.state as "sessionState", booking.ends_at as "sessionEndsAt"
    from ${linesAt(now, where)} as line
    left join app.pay_payouts as payout on payout.id = line.payout_id
    left join app.bookings as booking on booking.id = line.booking_id
    left join app.learner_profiles as profile on profile.id = booking.learner_profile_id
    order by line.entered_at, line.id`.execute(db);
  return rows.map(({ sessionState, sessionEndsAt, ...line }) => ({
    ...line,
    learner: nameInLine(line, { state: sessionState ?? '', endsAt: sessionEndsAt ?? line.sessionAt }, now),
  }));
}

/** The tutor reads the learner's name as long as there is something to settle about the session, and else as everywhere. */
const nameInLine = (
  { learner, state }: Pick<LineRecord, 'learner' | 'state'>,
  session: { state: string; endsAt: Date },
  now: Date,
): string | null => (state === 'waiting' ? learner : nameForTutor(learner, session, now));

/** Lines of a tutor’s month (`2026-11`) with their states at `now`, oldest first. */
export const loadLinesOfMonth = (
  db: Database,
  tutorId: string,
  { month, now }: { month: string; now: Date },
): Promise<LineRecord[]> => selectLines(db, now, sql`line.tutor_id = ${tutorId} and line.month = ${month}`);

/** The months with lines of a tutor, latest first: `2026-11`. */
export async function loadMonths(db: Database, tutorId: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct month from app.pay_lines where tutor_id = ${tutorId} order by month desc`.execute(db);
  return rows.map(({ month }) => month);
}

/** One line with its state; with `lock`, locked until the end of the transaction. */
export async function loadLine(
  db: Database,
  id: string,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<LineRecord | undefined> {
  if (lock) await db.selectFrom('app.pay_lines').select('id').where('id', '=', id).forUpdate().execute();
  return (await selectLines(db, now, sql`line.id = ${id}`))[0];
}

/** Ids of lines in a fixed order, and a fingerprint of them: it changes with every line that joins or leaves. */
const fingerprint = sql<string>`md5(string_agg(line.id::text, ',' order by line.id) filter (where line.state = 'due'))`;

/** Unpaid lines of one tutor and currency whose invoices are looked at. */
const UNPAID_OF_ONE = 20;

export type OpenSums = {
  tutorId: string;
  currency: Currency;
  dueMinor: number;
  waitingMinor: number;
  /** Fingerprint of the lines that are due; null without one. */
  version: string | null;
  /** Lines that wait for the family’s payment, the oldest first; at most 20. */
  unpaidIds: string[];
};

/**
 * What is open by tutor and currency, at most `limit` groups: first those with something due. Written-off lines alone are not open. Without a
 * tutor, of all.
 */
export async function sumOpenLines(
  db: Database,
  { now, limit, tutorId }: { now: Date; limit: number; tutorId?: string },
): Promise<OpenSums[]> {
  const whose = tutorId === undefined ? sql`true` : sql`line.tutor_id = ${tutorId}`;
  const open = sql`line.payout_id is null and line.amount_minor <> 0 and ${whose}`;
  const { rows } = await sql<Omit<OpenSums, 'dueMinor' | 'waitingMinor'> & { due: string; waiting: string }>`
    select line.tutor_id as "tutorId", line.currency, ${fingerprint} as version,
      coalesce(sum(line.amount_minor) filter (where line.state = 'due'), 0) as due,
      coalesce(sum(line.amount_minor) filter (where line.state = 'waiting'), 0) as waiting,
      coalesce((array_agg(line.id order by line.session_at) filter (
        where line."waitsFor" = 'payment' and line.amount_minor > 0))[1:${UNPAID_OF_ONE}], '{}') as "unpaidIds"
    from ${linesAt(now, open)} as line
    where line.state in ('due', 'waiting')
    group by line.tutor_id, line.currency
    order by coalesce(sum(line.amount_minor) filter (where line.state = 'due'), 0) > 0 desc, line.tutor_id, line.currency
    limit ${limit}`.execute(db);
  return rows.map(({ due, waiting, ...row }) => ({
    ...row,
    dueMinor: Number(due),
    waitingMinor: Number(waiting),
  }));
}

/** Ids of the lines that are due to a tutor in one currency. */
export async function loadDueIds(
  db: Database,
  { tutorId, currency, now }: { tutorId: string; currency: Currency; now: Date },
): Promise<string[]> {
  const open = sql`line.payout_id is null and line.amount_minor <> 0 and line.tutor_id = ${tutorId} and line.currency = ${currency}`;
  const { rows } = await sql<{ id: string }>`
    select line.id from ${linesAt(now, open)} as line where line.state = 'due'`.execute(db);
  return rows.map(({ id }) => id);
}

export type OverdueLine = Pick<LineRecord, 'id' | 'tutorId' | 'currency' | 'sessionAt' | 'amountMinor'> & {
  dueAt: Date;
};

/** Those of the lines that wait for a payment that was due 30 days ago, the longest first, at most `limit`. */
export async function loadOverdueLines(
  db: Database,
  ids: readonly string[],
  { now, limit }: { now: Date; limit: number },
): Promise<OverdueLine[]> {
  if (ids.length === 0) return [];
  const since = new Date(now.getTime() - OVERDUE_DAYS * 86_400_000);
  const { rows } = await sql<OverdueLine>`
    select line.id, line.tutor_id as "tutorId", line.currency, line.session_at as "sessionAt", line.amount_minor as "amountMinor",
      invoice.due_at as "dueAt"
    from app.pay_lines as line
    cross join lateral (
      select min(due_at) as due_at from (
        select due_at from app.invoices
          where kind = 'invoice' and booking_id = line.booking_id
        union all
        select invoice.due_at from app.bookings as booking
          join app.invoices as invoice on invoice.kind = 'invoice' and invoice.series_id = booking.series_id
          where booking.id = line.booking_id
        union all
        select invoice.due_at from app.credit_entries as entry
          join app.credit_packs as pack on pack.id = entry.pack_id
          join app.invoices as invoice on invoice.kind = 'invoice' and invoice.pack_id = coalesce(pack.from_pack_id, pack.id)
          where entry.booking_id = line.booking_id and entry.kind = 'spent'
            and not exists (select from app.invoice_settlements as settled where settled.invoice_id = invoice.id)
      ) as invoices
    ) as invoice
    where line.id = any(${ids as string[]}) and line.amount_minor > 0 and invoice.due_at <= ${since}
    order by invoice.due_at, line.id
    limit ${limit}`.execute(db);
  return rows;
}

/** What the bookings earned until now, by booking. Lock the bookings before. */
export async function sumByBooking(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; sum: string }>`
    select booking_id as id, sum(amount_minor) as sum from app.pay_lines
    where booking_id = any(${ids as string[]}) group by booking_id`.execute(db);
  return new Map(rows.map(({ id, sum }) => [id, Number(sum)]));
}

export type NewLine = Pick<
  LineRecord,
  'id' | 'tutorId' | 'bookingId' | 'kind' | 'amountMinor' | 'currency' | 'sessionAt' | 'enteredAt' | 'reason'
>;

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 1000;

/** Enters lines; the database adds zone and month of the tutor. */
export async function insertLines(trx: Database, lines: readonly NewLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += BATCH)
    await trx
      .insertInto('app.pay_lines')
      .values(
        lines.slice(at, at + BATCH).map((line) => ({
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

/** A founder’s decision on what waits for an invoice, for all open lines of the session: paid although the family has not paid, or given up. */
export async function decideLines(
  trx: Database,
  { id, bookingId }: Pick<LineRecord, 'id' | 'bookingId'>,
  change: { approved_at: Date } | { written_off_at: Date },
): Promise<void> {
  await trx
    .updateTable('app.pay_lines')
    .set(change)
    .where('payout_id', 'is', null)
    .where((line) => line.or([line('id', '=', id), line('booking_id', '=', bookingId)]))
    .execute();
}

/** Serializes payouts of one tutor. Advisory lock until the end of the transaction. */
export async function lockPayOf(trx: Database, tutorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pay of ${tutorId}`}, 0))`.execute(trx);
}

/** Returns whether the payout stands: its lines add up to its amount and none is paid out already. */
export async function insertPayout(
  trx: Database,
  payout: { id: string; tutorId: string; currency: Currency; amountMinor: number; at: Date; by: string },
  lineIds: readonly string[],
): Promise<boolean> {
  const { id, tutorId, currency, amountMinor, at, by } = payout;
  await trx
    .insertInto('app.pay_payouts')
    .values({ id, tutor_id: tutorId, currency, amount_minor: amountMinor, paid_at: at, paid_by: by })
    .execute();
  const { rows } = await sql<{ sum: string }>`
    with paid as (
      update app.pay_lines set payout_id = ${id} where id = any(${lineIds as string[]}) and payout_id is null returning amount_minor)
    select coalesce(sum(amount_minor), 0) as sum from paid`.execute(trx);
  return Number(rows[0]?.sum) === amountMinor;
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
