import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { creditsFor, type Sale, spendCredit, writeInvoice } from '#app/pricing/index.server.ts';
import { loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { belongsTo } from '../keep-hold.server.ts';
import type { Owner } from '../../db/holds.server.ts';
import { invoiceDue } from '../../domain/policy.ts';
import { bookingError } from '../../model/errors.ts';
import { loadBooking } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { ConfirmRequest } from '../../model/schemas.ts';

type Database = Kysely<DB>;

const sessionOf = (hold: BookingRecord, tutor: TutorRecord) => ({
  tutorId: hold.tutorId,
  sessionType: hold.sessionType,
  hourMinor: tutor.prices.session,
});

/** Number of the account’s credits valid for a hold, and the earliest expiry among them. Throws `unknown_hold` (404). */
export async function creditsForHold(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { id: string; owner: Owner & { accountId: string } },
): Promise<{ credits: number; expiresAt: string | null }> {
  const hold = await loadBooking(db, input.id);
  const tutor = hold && (await loadTutor(db, hold.tutorId));
  if (!hold || !tutor || !belongsTo(hold, input.owner)) throw bookingError('unknown_hold', { status: 404 });
  const session = sessionOf(hold, tutor);
  const good = await creditsFor(db, { accountId: input.owner.accountId, session, now: clock.now() });
  return { credits: good.credits, expiresAt: good.expiresAt?.toISOString() ?? null };
}

/**
 * Payment method of a hold that becomes a booking, inside the transaction `trx`: by invoice, or with one credit, whose value then is the
 * price. Throws `credits_short` (409).
 */
export async function paymentOf(
  trx: Database,
  hold: BookingRecord,
  by: {
    tutor: TutorRecord;
    accountId: string;
    payWith: ConfirmRequest['payWith'];
    firstStart: Date;
    now: Date;
  },
) {
  const { tutor, accountId, now } = by;
  // Due before the first session, and after 14 days at the latest.
  const due = new Date(Math.min(invoiceDue(now).getTime(), by.firstStart.getTime()));
  if (by.payWith !== 'credit') return { payment: 'invoice', payment_due_at: due } as const;
  const session = sessionOf(hold, tutor);
  const worth = await spendCredit(trx, { accountId, bookingId: hold.id, session, now });
  if (!worth) throw bookingError('credits_short', { status: 409 });
  return {
    payment: 'credit',
    payment_due_at: null,
    price_minor: worth.amountMinor,
    currency: worth.currency,
  } as const;
}

/** Writes a single invoice for bookings made together and not paid with credits, inside the transaction `trx`. */
export async function writeInvoiceFor(
  trx: Database,
  bookings: readonly SoldBooking[],
  about: { tutor: TutorRecord; now: Date },
): Promise<void> {
  const sale = saleOf(bookings, about);
  if (sale) await writeInvoice(trx, sale);
}

type SoldBooking = Pick<
  BookingRecord,
  | 'id'
  | 'sessionType'
  | 'startsAt'
  | 'endsAt'
  | 'seriesId'
  | 'accountId'
  | 'learnerLocale'
  | 'learnerZone'
  | 'priceMinor'
  | 'currency'
  | 'payment'
  | 'paymentDueAt'
>;

/** What is on the single invoice for bookings made together; null when there is nothing to pay, or it was paid with credits. */
export function saleOf(
  bookings: readonly SoldBooking[],
  { tutor, now }: { tutor: TutorRecord; now: Date },
): Sale | null {
  const billed = bookings.filter(({ payment, priceMinor }) => payment !== 'credit' && priceMinor > 0);
  const [first] = billed;
  if (!first?.accountId || !first.payment || first.payment === 'credit') return null;
  const lines = billed.map(({ id, sessionType, startsAt, endsAt, priceMinor }) => ({
    bookingId: id,
    sessionType,
    startsAt,
    minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
    amountMinor: priceMinor,
  }));
  const { id: bookingId, sessionType, startsAt, seriesId } = first;
  return {
    about: {
      bookingId,
      session: { sessionType, startsAt },
      ...(seriesId && { series: { id: seriesId, lines } }),
    },
    reader: { locale: first.learnerLocale, timeZone: first.learnerZone },
    accountId: first.accountId,
    tutor,
    minutes: lines[0]?.minutes ?? 0,
    quantity: billed.length,
    totalMinor: billed.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    currency: first.currency,
    payment: first.payment,
    dueAt: first.paymentDueAt,
    now,
  };
}
