import { checkoutOf } from './book.ts';
import { type MoneyFacts, storedDecisionOf } from './facts.ts';
import type { MoneyOperation } from './generate.ts';
import type { MoneyRun } from './money-run.ts';
import { expectOutcome, isAccepted, pick } from './outcome.ts';
import { currencyOf, tutors } from './product.ts';
import {
  endOf,
  endOfPack,
  isContested,
  isLongOverdue,
  lineStateOf,
  type ReferenceState,
} from './reference.ts';

const DAY = 24 * 60 * 60_000;

export async function buyPack(
  run: MoneyRun,
  { family, tutor, payment }: MoneyOperation & { does: 'buyPack' },
): Promise<string[]> {
  const { product, reference } = run;
  const currency = currencyOf(family);
  const by = payment === 'card' ? 'card' : 'transfer';
  const { slug = '' } = tutors[tutor] ?? {};
  const { body } = await product.call({ family }, 'GET', `/credits/offers?currency=${currency}`);
  const offers = body.offers as { tutor: { slug: string }; price: { amountMinor: number } }[];
  const price = offers.find((offer) => offer.tutor.slug === slug)?.price;
  if (!price) return ['no pack is offered'];
  const purchaseId = crypto.randomUUID();
  const request = { purchaseId, tutorId: slug, price, timeZone: 'Europe/London' };
  const answer = await product.call({ family }, 'POST', '/credits/packs', request, by);
  if (!isAccepted(answer)) return expectOutcome('buying credits', answer, null);
  if (payment === 'card') {
    await product.stripe.deliveries.happened(product.stripe.ledger.pay(checkoutOf(answer).session));
    await product.deliverAll(2);
  } else await product.call({ family }, 'POST', '/credits/packs', request, by);
  reference.packs.push({
    id: purchaseId,
    family,
    sale: reference.sales.length,
    halfValue: price.amountMinor / 10,
    end: endOfPack(reference.now),
  });
  reference.halves[family] = (reference.halves[family] ?? 0) + 10;
  reference.sales.push({
    key: purchaseId,
    family,
    currency,
    total: price.amountMinor,
    payment,
    due: payment === 'card' ? null : reference.now + 14 * DAY,
    isMarkedPaid: false,
    reminders: 0,
    notes: [],
  });
  return Number.isInteger(price.amountMinor / 10) ? [] : ['half a credit is no whole amount'];
}

/** Returns what is left of a pack, or of credits that came back after their pack was over: at what was paid, off the invoice or to the card. */
export async function giveBack(
  { product, reference }: MoneyRun,
  { at }: { at: number },
  facts: MoneyFacts,
): Promise<string[]> {
  const latest = new Map(facts.entries.map((entry) => [entry.pack_id, entry]));
  const entry = pick([...latest.values()], at);
  const pack = reference.packs.find(({ id }) => id === entry?.root_id);
  if (!entry || !pack) return [];
  const { balance } = entry;
  const amount = balance * pack.halfValue;
  const path = `/credits/packs/${entry.pack_id}/give-back`;
  const answer = await product.call({ family: pack.family }, 'POST', path, { amountMinor: amount }, 'card');
  const sale = pack.sale === null ? undefined : reference.sales[pack.sale];
  // Whether the rest can still be given back after a refund by hand or a loss is the product’s to say.
  const isOpen = sale?.outside !== undefined && !sale.outside.isContested;
  const may = balance > 0 && sale !== undefined && !sale.outside?.isContested;
  if (isAccepted(answer)) {
    sale?.notes.push({ amount, isAfterPayment: sale.isMarkedPaid, isSent: false });
    reference.halves[pack.family] = (reference.halves[pack.family] ?? 0) - balance;
  }
  return expectOutcome('giving credits back', answer, may && isOpen ? null : may);
}

const linesOf = (reference: ReferenceState, tutor: number, currency: string) =>
  reference.bookings
    .filter((booking) => booking.tutor === tutor && booking.currency === currency)
    .flatMap((booking) => booking.lines.map((line) => ({ booking, line })));

export async function payOut(
  { product, reference }: MoneyRun,
  { tutor, currency, isTwice }: MoneyOperation & { does: 'payOut' },
): Promise<string[]> {
  const due = linesOf(reference, tutor, currency).filter(
    ({ booking, line }) => lineStateOf(reference, booking, line) === 'due',
  );
  const amountMinor = due.reduce((sum, { line }) => sum + line.amount, 0);
  const { body } = await product.call('founder', 'GET', '/founders/pay');
  const rows = body.pay as { tutorId: string; currency: string; dueMinor: number; version: string }[];
  const tutorId = product.tutorIds[tutor] ?? '';
  const open = rows.find((row) => row.tutorId === tutorId && row.currency === currency);
  const shown = open?.dueMinor ?? 0;
  const faults = shown === amountMinor ? [] : [`${shown} is due, not ${amountMinor}`];
  if (amountMinor <= 0) return faults;
  const request = { tutorId, currency, amountMinor, version: open?.version };
  const pay = () => product.call('founder', 'POST', '/founders/pay/payouts', request);
  faults.push(...expectOutcome('paying out', await pay(), true));
  for (const { line } of due) line.isPaidOut = true;
  if (isTwice) faults.push(...expectOutcome('paying out again', await pay(), false));
  return faults;
}

export async function decideLine(
  { product, reference }: MoneyRun,
  { at, decision }: MoneyOperation & { does: 'decideLine' },
  facts: MoneyFacts,
): Promise<string[]> {
  const waiting = reference.bookings.flatMap((booking) =>
    booking.lines
      .filter((line) => lineStateOf(reference, booking, line) === 'waiting')
      .map((line) => ({ booking, line })),
  );
  const mayDecide = ({ booking, line }: (typeof waiting)[number]) =>
    // What waits for the bank is not a founder’s to decide.
    !booking.claim &&
    !isContested(reference, booking) &&
    line.amount > 0 &&
    isLongOverdue(reference, booking);
  const likely = at % 5 === 0 ? [] : waiting.filter(mayDecide);
  const chosen = pick(likely.length > 0 ? likely : waiting, at);
  if (!chosen) return [];
  const { booking, line } = chosen;
  const stored = facts.lines.find(
    (row) =>
      row.booking_id === booking.id &&
      row.amount_minor === line.amount &&
      row.payout_id === null &&
      // A line that a founder decided on waits again while a payment of its session is disputed.
      storedDecisionOf(row) === line.decision,
  );
  if (!stored) return ['a waiting line is missing'];
  const may = mayDecide(chosen);
  const path = `/founders/pay/lines/${stored.id}/decision`;
  const answer = await product.call('founder', 'POST', path, { decision, reason: 'Nobody answers.' });
  if (isAccepted(answer)) for (const open of booking.lines) if (!open.isPaidOut) open.decision = decision;
  return expectOutcome(`deciding a line that ends ${endOf(booking)}`, answer, may);
}
