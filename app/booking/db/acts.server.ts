import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/index.ts';
import type { BookingState } from '../model/states.ts';

/** A booking as founders find it. */
export type FoundRow = {
  id: string;
  tutorId: string;
  tutor: string;
  family: string | null;
  state: BookingState;
  startsAt: Date;
  endsAt: Date;
  priceMinor: number;
  currency: Currency;
};

/** By whom or what bookings are found: any of these. */
type SearchTargets = {
  accountIds: readonly string[];
  /** A part of the tutor’s name. */
  tutorName: string;
  /** A booking’s number, or null. */
  bookingId: string | null;
  /** An invoice’s number. */
  invoiceNumber: string;
};

/** Booked sessions that match one of the targets, if any are given, and begin on the local day, if one is given; latest start first. */
export async function searchBookings(
  db: Kysely<DB>,
  {
    targets,
    day,
    limit,
  }: { targets: SearchTargets | null; day: { date: string; zone: string } | null; limit: number },
): Promise<FoundRow[]> {
  const matching =
    targets &&
    sql<string>`(
      select id from app.bookings where account_id = any(${[...targets.accountIds]}::uuid[])
      union select booking.id from app.bookings as booking join app.tutors as named on named.id = booking.tutor_id
        where named.name ilike ${`%${escaped(targets.tutorName)}%`}
      union select id from app.bookings where id = ${targets.bookingId}::uuid
      union select billed.id from app.invoices as invoice
        join app.bookings as billed on billed.id = invoice.booking_id or billed.series_id = invoice.series_id
        where invoice.number = ${targets.invoiceNumber.toUpperCase()})`;
  const rows = await db
    .selectFrom('app.bookings as booking')
    .innerJoin('app.tutors as tutor', 'tutor.id', 'booking.tutor_id')
    .select(['booking.id', 'booking.tutor_id', 'tutor.name', 'booking.learner_email', 'booking.state'])
    .select(['booking.starts_at', 'booking.ends_at', 'booking.price_minor', 'booking.currency'])
    .where('booking.state', 'not in', ['held', 'expired'])
    .$if(matching !== null, (query) => query.where('booking.id', 'in', matching ?? sql<string>`()`))
    .$if(day !== null, (query) =>
      query
        .where('booking.starts_at', '>=', midnight(day, 0))
        .where('booking.starts_at', '<', midnight(day, 1)),
    )
    .orderBy('booking.starts_at', 'desc')
    .orderBy('booking.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tutorId: row.tutor_id,
    tutor: row.name,
    family: row.learner_email,
    state: row.state as BookingState,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    priceMinor: row.price_minor,
    currency: row.currency as Currency,
  }));
}

/** When the day, or one after it, begins in its zone. */
const midnight = (day: { date: string; zone: string } | null, later: number) =>
  sql<Date>`(${day?.date ?? null}::date + ${later}::int)::timestamp at time zone ${day?.zone ?? 'UTC'}::text`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
