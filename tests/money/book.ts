import type { MoneyOperation } from './generate.ts';
import { type LeftCheckout, type MoneyRun } from './money-run.ts';
import { expectOutcome, isAccepted } from './outcome.ts';
import { currencyOf, prices, type MoneyProduct, type MoneyResponse, tutors } from './product.ts';
import { isBlocked, isContested, isPaid, type MoneyPayment, type ReferenceState } from './reference.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The next whole hour and so many hours more. */
export const startIn = (now: number, hours: number) => Math.ceil(now / HOUR) * HOUR + hours * HOUR;

export async function book(
  run: MoneyRun,
  { family, tutor, hours, minutes, payment, isLate }: MoneyOperation & { does: 'book' },
): Promise<string[]> {
  const { product, reference } = run;
  const by = payment === 'card' ? 'card' : 'transfer';
  const currency = currencyOf(family);
  const hold = await product.call({ family }, 'POST', '/bookings/holds', {
    tutorId: tutors[tutor]?.slug,
    start: new Date(startIn(reference.now, hours)).toISOString(),
    minutes,
    currency,
    timeZone: 'Europe/London',
  });
  if (!isAccepted(hold)) return expectOutcome('holding', hold, null);
  const { id } = hold.body.hold as { id: string };
  const request = { timeZone: 'Europe/London', ...(payment === 'credit' && { payWith: 'credit' }) };
  const path = `/bookings/holds/${id}/confirm`;
  const answer = await product.call({ family }, 'POST', path, request, by);
  if (!isAccepted(answer)) return expectOutcome('confirming', answer, null);
  if (payment === 'card') {
    const open = { ...checkoutOf(answer), holdId: id, isSeries: false, family, tutor };
    if (!isLate) return payCheckout(run, open);
    run.checkouts.push(open);
    return [];
  }
  const again = await product.call({ family }, 'POST', path, request, by);
  return [
    ...(await adopt(run, [answer.body.booking as BookingBody], { family, tutor, payment })),
    ...expectOutcome('confirming again', again, true),
  ];
}

export async function bookSeries(
  run: MoneyRun,
  { family, tutor, hours, count, payment }: MoneyOperation & { does: 'series' },
): Promise<string[]> {
  const { product, reference } = run;
  const first = startIn(reference.now, hours);
  const hold = await product.call({ family }, 'POST', '/bookings/series/holds', {
    tutorId: tutors[tutor]?.slug,
    starts: Array.from({ length: count }, (_, week) => new Date(first + week * 7 * DAY).toISOString()),
    minutes: 60,
    currency: currencyOf(family),
    timeZone: 'Europe/London',
  });
  if (!isAccepted(hold)) return expectOutcome('holding a series', hold, null);
  const { id } = hold.body.series as { id: string };
  const by = payment === 'card' ? 'card' : 'transfer';
  const request = { timeZone: 'Europe/London', ...(payment === 'credit' && { payWith: 'credit' }) };
  const answer = await product.call({ family }, 'POST', `/bookings/series/${id}/confirm`, request, by);
  if (!isAccepted(answer)) return expectOutcome('confirming a series', answer, null);
  if (payment === 'card')
    return payCheckout(run, { ...checkoutOf(answer), holdId: id, isSeries: true, family, tutor });
  return adopt(run, answer.body.bookings as BookingBody[], { family, tutor, payment });
}

export const checkoutOf = ({ body }: MoneyResponse) => {
  const { paymentId, url } = body.checkout as { paymentId: string; url: string };
  return { paymentId, session: url.split('/').at(-1) ?? '' };
};

/** The family pays on Stripe's page, perhaps after the hold ended: the session is booked or all goes back. */
export async function payCheckout(run: MoneyRun, open: LeftCheckout): Promise<string[]> {
  const { product } = run;
  const { family, tutor } = open;
  await product.stripe.deliveries.happened(product.stripe.ledger.pay(open.session));
  await product.deliverAll(2);
  const { rows } = await product.app.pool.query<{ state: string; outcome: string | null }>(
    'select state, outcome from app.payments where id = $1',
    [open.paymentId],
  );
  if (rows[0]?.outcome !== 'booked') return [];
  const path = open.isSeries ? `/bookings/series/${open.holdId}` : `/bookings/${open.holdId}`;
  const { body } = await product.call({ family }, 'GET', path);
  const bookings = (open.isSeries ? body.bookings : [body.booking]) as BookingBody[];
  return adopt(run, bookings, { family, tutor, payment: 'card' });
}

type BookingBody = {
  id: string;
  start: string;
  minutes: number;
  price: { amountMinor: number; currency: string };
  seriesId: string | null;
};

/** Takes new sessions into the reference, with the invoice that bills them, and checks their price and the limits of unpaid sessions. */
async function adopt(
  run: MoneyRun,
  bodies: readonly BookingBody[],
  { family, tutor, payment }: { family: number; tutor: number; payment: MoneyPayment },
): Promise<string[]> {
  const { reference, product } = run;
  const { now } = reference;
  const currency = currencyOf(family);
  const faults: string[] = [];
  const wasBlocked = isBlocked(reference, family);
  const sales = payment === 'credit' ? null : [reference.sales.length];
  const [first] = bodies;
  if (sales && first)
    reference.sales.push({
      key: first.id,
      family,
      currency,
      total: bodies.reduce((sum, { minutes }) => sum + (prices[tutor]?.[currency][minutes] ?? 0), 0),
      payment: payment === 'card' ? 'card' : 'invoice',
      due: payment === 'card' ? null : Math.min(now + 14 * DAY, Date.parse(first.start)),
      isMarkedPaid: false,
      notes: [],
    });
  for (const { id, start, minutes, price, seriesId } of bodies) {
    if (payment !== 'credit' && price.amountMinor !== prices[tutor]?.[currency][minutes])
      faults.push(`the price is ${price.amountMinor}`);
    if (payment === 'credit') reference.halves[family] = (reference.halves[family] ?? 0) - 2;
    reference.bookings.push({
      id,
      family,
      tutor,
      payment,
      price: price.amountMinor,
      currency,
      start: Date.parse(start),
      firstStart: Date.parse(start),
      minutes,
      state: 'confirmed',
      refund: null,
      moves: 0,
      claim: null,
      hasEvidence: false,
      lines: [],
      earning: 0,
      hadProof: false,
      sales: sales ?? (await salesOfCredit(product, reference, id)),
      seriesId,
      absent: null,
      wasDecided: false,
    });
  }
  run.touched = reference.bookings.at(-1) ?? null;
  if (payment === 'credit' && run.touched && isContested(reference, run.touched))
    faults.push('credits paid for a session while the bank asks for their payment');
  if (payment === 'invoice' && wasBlocked) faults.push('an account with an overdue invoice books again');
  if (payment === 'invoice') faults.push(...checkLimits(reference, family));
  return faults;
}

async function salesOfCredit(
  product: MoneyProduct,
  reference: ReferenceState,
  bookingId: string,
): Promise<number[]> {
  const { rows } = await product.app.pool.query<{ id: string }>(
    `select distinct coalesce(pack.from_pack_id, pack.id) as id from app.credit_entries as entry
     join app.credit_packs as pack on pack.id = entry.pack_id where entry.booking_id = $1 and entry.kind = 'spent'`,
    [bookingId],
  );
  return rows.flatMap(({ id }) => reference.packs.find((pack) => pack.id === id)?.sale ?? []);
}

/** "Until an account's first payment at most 3 open unpaid sessions. Afterwards 6 and one series." */
function checkLimits(reference: ReferenceState, family: number): string[] {
  const own = reference.bookings.filter(
    (booking) =>
      booking.family === family &&
      booking.state === 'confirmed' &&
      booking.start > reference.now &&
      !isPaid(reference, booking),
  );
  const hasPaid = reference.sales.some(
    (sale) => sale.family === family && (sale.isMarkedPaid || sale.payment === 'card'),
  );
  if (!hasPaid) return own.length > 3 ? [`${own.length} unpaid sessions before the first payment`] : [];
  const series = new Set(own.flatMap(({ seriesId }) => seriesId ?? []));
  const singles = own.filter(({ seriesId }) => seriesId === null).length;
  return singles > 6 || series.size > 1 ? [`${singles} unpaid sessions and ${series.size} series`] : [];
}
