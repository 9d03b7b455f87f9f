import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  creditsFor,
  type PricedSession,
  type Sale,
  spendCredit,
  spendSplit,
  splitOptions,
  type SplitPayment,
  totalOf,
  valueOfParts,
  writeInvoice,
} from '#app/pricing/index.server.ts';
import type { Currency } from '#app/preferences/index.ts';
import { loadTutor, type TutorRecord } from '#app/tutors/index.server.ts';
import { belongsTo } from '../keep-hold.server.ts';
import type { Owner } from '../../db/holds.server.ts';
import { moneyMinorOf } from '../../domain/paid-parts.ts';
import { invoiceDue } from '../../domain/cancellation-policy.ts';
import { bookingError } from '../../model/errors.ts';
import { loadBooking, loadSeries } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { ConfirmRequest, HoldCredits } from '../../model/schemas.ts';

type Database = Kysely<DB>;

const sessionOf = (hold: BookingRecord, tutor: TutorRecord) => ({
  tutorId: hold.tutorId,
  sessionType: hold.sessionType,
  hourMinor: tutor.prices.session,
});

const minutesOf = ({ startsAt, endsAt }: Pick<BookingRecord, 'startsAt' | 'endsAt'>) =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** A held session as credits and money pay for it. */
export const pricedSessionOf = (
  hold: BookingRecord,
  tutor: TutorRecord,
): PricedSession & { bookingId: string } => ({
  ...sessionOf(hold, tutor),
  bookingId: hold.id,
  minutes: minutesOf(hold),
  price: { amountMinor: hold.priceMinor, currency: hold.currency },
});

/**
 * The account’s credits that pay for a hold, and each way to pay for it with credits and money; of a series for all of its sessions. Throws
 * `unknown_hold` (404).
 */
export async function creditsForHold(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { id: string; owner: Owner & { accountId: string } },
): Promise<HoldCredits> {
  const hold = await loadBooking(db, input.id);
  const tutor = hold && (await loadTutor(db, hold.tutorId));
  if (!hold || !tutor || !belongsTo(hold, input.owner)) throw bookingError('unknown_hold', { status: 404 });
  const { accountId } = input.owner;
  const now = clock.now();
  const good = await creditsFor(db, { accountId, session: sessionOf(hold, tutor), now });
  const holds = hold.seriesId ? await loadSeries(db, hold.seriesId) : [hold];
  const sessions = holds.map((each) => pricedSessionOf(each, tutor));
  const options = await splitOptions(db, { accountId, sessions, now });
  return {
    credits: good.credits,
    expiresAt: good.expiresAt?.toISOString() ?? null,
    options: options
      .filter((option) => isWorthwhile(option, holds))
      .map(({ halves, payments }) => optionOf(halves, payments, hold)),
  };
}

/**
 * Halves that would cost more than the price are not offered, but for a whole credit of its own tutor, which pays at any price; nor are those of
 * several currencies.
 */
function isWorthwhile(
  { halves, payments }: { halves: number; payments: readonly SplitPayment[] },
  holds: readonly BookingRecord[],
): boolean {
  const currencies = new Set(payments.flatMap(({ parts }) => parts.map(({ currency }) => currency)));
  const isDearer = payments.some((payment, at) => totalOf(payment) > (holds[at]?.priceMinor ?? 0));
  return currencies.size === 1 && (!isDearer || (halves === 2 && differenceOf(payments) === 0));
}

function optionOf(
  halves: number,
  payments: readonly SplitPayment[],
  { currency }: BookingRecord,
): HoldCredits['options'][number] {
  const parts = payments.flatMap((payment) => payment.parts);
  const first = Math.min(...parts.map(({ expiresAt }) => expiresAt.getTime()));
  return {
    halves,
    halvesInAll: parts.reduce((sum, part) => sum + part.halves, 0),
    worth: { amountMinor: valueOfParts(parts), currency: parts[0]?.currency ?? currency },
    difference: { amountMinor: differenceOf(payments), currency },
    expiresAt: new Date(first).toISOString(),
  };
}

const differenceOf = (payments: readonly SplitPayment[]): number =>
  payments.reduce((sum, { moneyMinor }) => sum + moneyMinor, 0);

type By = {
  tutor: TutorRecord;
  accountId: string;
  request: Pick<ConfirmRequest, 'payWith' | 'credit'>;
  firstStart: Date;
  now: Date;
};
/** What a booking says about its payment; the price and its currency only where credits alone pay. */
type PaidChange = {
  payment: 'invoice' | 'credit';
  payment_due_at: Date | null;
  credit_halves: number | null;
  credit_minor: number;
  price_minor?: number;
  currency?: Currency;
};
/** The part of it about credits; `payment` and what follows from it only where they alone pay. */
type SplitChange = Pick<PaidChange, 'credit_halves' | 'credit_minor'> & Partial<PaidChange>;

/**
 * How holds that become bookings are paid, inside the transaction `trx`: by invoice, each with one credit, whose value then is the price, or with
 * credits and the difference by invoice. Throws `credits_short` and `credit_changed` (409: the difference is another than the one shown).
 */
export async function paymentsOf(
  trx: Database,
  holds: readonly BookingRecord[],
  by: By,
): Promise<PaidChange[]> {
  const { request, now } = by;
  // Due before the first session, and after 14 days at the latest.
  const due = new Date(Math.min(invoiceDue(now).getTime(), by.firstStart.getTime()));
  const invoiced = { payment: 'invoice', payment_due_at: due } as const;
  if (request.payWith !== 'credit')
    return holds.map(() => ({ ...invoiced, credit_halves: null, credit_minor: 0 }));
  if (!request.credit) return spendWhole(trx, holds, by);
  const payments = await spendHalves(trx, holds, { ...by, credit: request.credit });
  return payments.map((payment) => ({ ...invoiced, ...splitChange(payment) }));
}

async function spendWhole(
  trx: Database,
  holds: readonly BookingRecord[],
  { tutor, accountId, now }: By,
): Promise<PaidChange[]> {
  const changes: PaidChange[] = [];
  for (const hold of holds) {
    const session = sessionOf(hold, tutor);
    const worth = await spendCredit(trx, { accountId, bookingId: hold.id, session, now });
    if (!worth) throw bookingError('credits_short', { status: 409 });
    changes.push({
      payment: 'credit',
      payment_due_at: null,
      price_minor: worth.amountMinor,
      currency: worth.currency,
      credit_halves: 2,
      credit_minor: worth.amountMinor,
    });
  }
  return changes;
}

/**
 * Takes the halves for each of the holds, inside the transaction `trx`. Throws `credits_short` and `credit_changed` (409), after which the
 * transaction is to be rolled back.
 */
export async function spendHalves(
  trx: Database,
  holds: readonly BookingRecord[],
  {
    tutor,
    accountId,
    credit,
    now,
  }: Pick<By, 'tutor' | 'accountId' | 'now'> & { credit: NonNullable<ConfirmRequest['credit']> },
): Promise<SplitPayment[]> {
  const sessions = holds.map((hold) => pricedSessionOf(hold, tutor));
  const payments = await spendSplit(trx, { accountId, sessions, halves: credit.halves, now });
  assertShown(payments, credit);
  return payments;
}

/** Refuses what differs from what the family was shown: `credits_short`, `credit_changed` (409). */
export function assertShown(
  payments: SplitPayment[] | { refusal: string },
  { differenceMinor }: NonNullable<ConfirmRequest['credit']>,
): asserts payments is SplitPayment[] {
  if ('refusal' in payments) throw bookingError('credits_short', { status: 409 });
  if (differenceOf(payments) !== differenceMinor) throw bookingError('credit_changed', { status: 409 });
}

/** What a booking says about its payment by credits; without a difference it is paid by them alone, and their worth is its price. */
export const splitChange = (payment: SplitPayment): SplitChange => ({
  credit_halves: payment.parts.reduce((sum, { halves }) => sum + halves, 0),
  credit_minor: valueOfParts(payment.parts),
  ...(payment.moneyMinor === 0 && {
    payment: 'credit',
    payment_due_at: null,
    price_minor: totalOf(payment),
    ...(payment.parts[0] && { currency: payment.parts[0].currency }),
  }),
});

/** Writes a single invoice for bookings made together, over what credits do not pay of them, inside the transaction `trx`. */
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
  | 'creditHalves'
  | 'creditMinor'
  | 'currency'
  | 'payment'
  | 'paymentDueAt'
>;

/** What is on the single invoice for bookings made together; null when there is nothing to pay, or it was paid with credits. */
export function saleOf(
  bookings: readonly SoldBooking[],
  { tutor, now }: { tutor: TutorRecord; now: Date },
): Sale | null {
  const billed = bookings.filter((booking) => booking.payment !== 'credit' && moneyMinorOf(booking) > 0);
  const [first] = billed;
  if (!first?.accountId || !first.payment || first.payment === 'credit') return null;
  const lines = billed.map((booking) => ({
    bookingId: booking.id,
    sessionType: booking.sessionType,
    startsAt: booking.startsAt,
    minutes: minutesOf(booking),
    amountMinor: moneyMinorOf(booking),
    ...(booking.creditHalves > 0 && { credit: creditOn(booking) }),
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
    totalMinor: billed.reduce((sum, booking) => sum + moneyMinorOf(booking), 0),
    ...(!seriesId && first.creditHalves > 0 && { credit: creditOn(first) }),
    currency: first.currency,
    payment: first.payment,
    dueAt: first.paymentDueAt,
    now,
  };
}

const creditOn = ({ creditHalves, creditMinor }: Pick<BookingRecord, 'creditHalves' | 'creditMinor'>) => ({
  halves: creditHalves,
  amountMinor: creditMinor,
});
