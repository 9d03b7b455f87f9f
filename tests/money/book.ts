import type { MoneyOperation } from './generate.ts';
import type { LeftCheckout, MoneyRun, OfferedSplit } from './money-run.ts';
import { expectOutcome, isAccepted, pick } from './outcome.ts';
import { currencyOf, prices, type MoneyProduct, type MoneyResponse, tutors } from './product.ts';
import {
  isBlocked,
  isContested,
  isPaid,
  type MoneyPayment,
  type ReferencePart,
  type ReferenceState,
} from './reference.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The next whole hour and so many hours more. */
export const startIn = (now: number, hours: number) => Math.ceil(now / HOUR) * HOUR + hours * HOUR;

export async function book(
  run: MoneyRun,
  { family, tutor, hours, minutes, payment, isLate, halves }: MoneyOperation & { does: 'book' },
): Promise<string[]> {
  const { product, reference } = run;
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
  const { request, by, option } = await chooseWayToPay(run, id, { family, payment, halves });
  const path = `/bookings/holds/${id}/confirm`;
  const answer = await product.call({ family }, 'POST', path, request, by);
  if (!isAccepted(answer)) return expectOutcome('confirming', answer, null);
  if (answer.body.checkout) {
    const open = { ...checkoutOf(answer), holdId: id, isSeries: false, family, tutor, option };
    if (!isLate) return payCheckout(run, open);
    run.checkouts.push(open);
    return [];
  }
  const faults = await adopt(run, [answer.body.booking as BookingBody], { family, tutor, option });
  if (reference.bookings.length % 4 > 0) return faults;
  const again = await product.call({ family }, 'POST', path, request, by);
  return [...faults, ...expectOutcome('confirming again', again, true)];
}

export async function bookSeries(
  run: MoneyRun,
  { family, tutor, hours, count, payment, halves }: MoneyOperation & { does: 'series' },
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
  const { id, sessions } = hold.body.series as { id: string; sessions: { id: string }[] };
  const { request, by, option } = await chooseWayToPay(run, sessions[0]?.id ?? '', {
    family,
    payment,
    halves,
  });
  const answer = await product.call({ family }, 'POST', `/bookings/series/${id}/confirm`, request, by);
  if (!isAccepted(answer)) return expectOutcome('confirming a series', answer, null);
  if (answer.body.checkout)
    return payCheckout(run, { ...checkoutOf(answer), holdId: id, isSeries: true, family, tutor, option });
  return adopt(run, answer.body.bookings as BookingBody[], { family, tutor, option });
}

/** One of the ways to pay a hold: with `halves` one of the offered splits, of which there may be none. */
async function chooseWayToPay(
  { product }: MoneyRun,
  holdId: string,
  { family, payment, halves }: { family: number; payment: MoneyPayment; halves: number | undefined },
) {
  const by = payment === 'card' ? ('card' as const) : ('transfer' as const);
  const timeZone = 'Europe/London';
  if (halves === undefined)
    return { by, option: null, request: { timeZone, ...(payment === 'credit' && { payWith: 'credit' }) } };
  const { body } = await product.call({ family }, 'GET', `/bookings/holds/${holdId}/credits`);
  const { options } = body.credits as { options: OfferedSplit[] };
  const option = options.length > 0 ? pick(options, halves) : undefined;
  if (!option) return { by, option: null, request: { timeZone } };
  const credit = { halves: option.halves, differenceMinor: option.difference.amountMinor };
  return { by, option, request: { timeZone, payWith: 'credit', credit } };
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
  return adopt(run, bookings, { family, tutor, option: open.option });
}

type BookingBody = {
  id: string;
  start: string;
  minutes: number;
  price: { amountMinor: number; currency: string };
  payment: { kind: MoneyPayment };
  seriesId: string | null;
};

/** Takes new sessions into the reference, with the invoice that bills them, and checks their price and the limits of unpaid sessions. */
async function adopt(
  run: MoneyRun,
  bodies: readonly BookingBody[],
  { family, tutor, option }: { family: number; tutor: number; option: OfferedSplit | null },
): Promise<string[]> {
  const { reference, product } = run;
  const { now } = reference;
  const currency = currencyOf(family);
  const faults: string[] = [];
  const wasBlocked = isBlocked(reference, family);
  const spent = await loadSpent(product, bodies);
  const moneyOf = (booking: BookingBody) => booking.price.amountMinor - worthOf(spent, booking.id);
  const billed = bodies.filter((booking) => moneyOf(booking) > 0);
  const [first] = bodies;
  const sale = billed[0] ? reference.sales.length : null;
  if (first && billed[0])
    reference.sales.push({
      key: billed[0].id,
      family,
      currency,
      total: sumOf(bodies.map(moneyOf)),
      payment: billed[0].payment.kind === 'card' ? 'card' : 'invoice',
      due: billed[0].payment.kind === 'card' ? null : Math.min(now + 14 * DAY, Date.parse(first.start)),
      isMarkedPaid: false,
      reminders: 0,
      notes: [],
    });
  for (const { id, start, minutes, price, payment, seriesId } of bodies) {
    const isByCredit = payment.kind === 'credit';
    const parts = spent.filter(({ bookingId }) => bookingId === id);
    const credit = worthOf(spent, id);
    const halves = sumOf(parts.map((part) => part.halves));
    if (isByCredit ? price.amountMinor !== credit : price.amountMinor !== prices[tutor]?.[currency][minutes])
      faults.push(`the price is ${price.amountMinor}, credits pay ${credit}`);
    if (halves > (isByCredit && !option ? 2 : minutes / 30)) faults.push(`${halves} halves pay a session`);
    reference.halves[family] = (reference.halves[family] ?? 0) - halves;
    reference.bookings.push({
      id,
      family,
      tutor,
      payment: payment.kind,
      price: price.amountMinor,
      credit,
      creditBack: 0,
      parts,
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
      sale: isByCredit ? null : sale,
      sales: [...(isByCredit || sale === null ? [] : [sale]), ...salesOfPacks(reference, parts)],
      seriesId,
      absent: null,
      wasDecided: false,
      decidedAt: 0,
    });
  }
  run.touched = reference.bookings.at(-1) ?? null;
  const paid = [sumOf(spent.map(({ halves }) => halves)), sumOf(billed.map(moneyOf))];
  if (option && JSON.stringify(paid) !== JSON.stringify([option.halvesInAll, option.difference.amountMinor]))
    faults.push(`halves and money are ${JSON.stringify(paid)}, not as offered: ${JSON.stringify(option)}`);
  if (spent.length > 0 && run.touched && isContested(reference, run.touched))
    faults.push('credits paid for a session while the bank asks for their payment');
  const isInvoiced = first?.payment.kind === 'invoice';
  if (isInvoiced && wasBlocked) faults.push('an account with an overdue invoice books again');
  if (isInvoiced) faults.push(...checkLimits(reference, family));
  return faults;
}

type SpentPart = ReferencePart & { bookingId: string; rootId: string };

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
const worthOf = (parts: readonly SpentPart[], booking: string) =>
  sumOf(parts.map(({ bookingId, halves, halfValue }) => (bookingId === booking ? halves * halfValue : 0)));

/** The halves that the product took; which pack pays is its choice. */
async function loadSpent(product: MoneyProduct, bodies: readonly BookingBody[]): Promise<SpentPart[]> {
  const { rows } = await product.app.pool.query<Omit<SpentPart, 'end'> & { end: Date }>(
    `select entry.booking_id as "bookingId", pack.id as "packId", coalesce(pack.from_pack_id, pack.id) as "rootId",
       -entry.halves as halves, pack.half_value_minor as "halfValue", pack.expires_at as end
     from app.credit_entries as entry join app.credit_packs as pack on pack.id = entry.pack_id
     where entry.booking_id = any($1) and entry.kind = 'spent'`,
    [bodies.map(({ id }) => id)],
  );
  return rows.map((row) => ({ ...row, end: row.end.getTime() }));
}

const salesOfPacks = (reference: ReferenceState, parts: readonly SpentPart[]): number[] =>
  [...new Set(parts.map(({ rootId }) => rootId))].flatMap(
    (root) => reference.packs.find(({ id }) => id === root)?.sale ?? [],
  );

/** "Until an account's first payment at most 3 open unpaid sessions. Afterwards 6 and one series." Three are allowed in whatever series. */
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
  if (own.length <= 3) return [];
  const series = new Set(own.flatMap(({ seriesId }) => seriesId ?? []));
  const singles = own.filter(({ seriesId }) => seriesId === null).length;
  return singles > 6 || series.size > 1 ? [`${singles} unpaid sessions and ${series.size} series`] : [];
}
