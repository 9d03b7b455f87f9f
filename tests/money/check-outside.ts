import { invoiceOf, type MoneyFacts } from './facts.ts';
import type { MoneyRun } from './money-run.ts';
import { bookingsOf, isReportPending, saleOf } from './outside.ts';
import type { MoneyProduct } from './product.ts';
import { earningOf, moneyBackOf, type ReferenceBooking, type ReferenceSale } from './reference.ts';

/* What must be true of card payments that were refunded by hand or disputed, from stored rows and Stripe’s own ledger. */

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
type PaymentFact = MoneyFacts['payments'][number];

export function checkOutside({ product, reference, outside }: MoneyRun, facts: MoneyFacts): string[] {
  return facts.payments.flatMap((payment) => {
    const intent = payment.intent_id ?? '';
    if (!outside.has(intent) || isReportPending(product, intent)) return [];
    const sale = saleOf(reference, payment);
    return [
      ...checkDisputes(product, payment, facts),
      ...checkHeld(product, { payment, sale }, facts),
      ...(sale
        ? bookingsOf(reference, sale).flatMap((booking) =>
            checkSession(booking, { sale, facts, now: reference.now }),
          )
        : []),
    ].map((fault) => `payment of ${payment.amount_minor}: ${fault}`);
  });
}

const stateOfStatus = (status: string) => {
  if (status === 'won' || status === 'lost') return status;
  if (status === 'warning_closed') return 'closed';
  return status.startsWith('warning_') ? 'inquiry' : 'open';
};

function checkDisputes({ stripe }: MoneyProduct, payment: PaymentFact, facts: MoneyFacts): string[] {
  return [...stripe.ledger.disputes.values()]
    .filter(({ payment_intent }) => payment_intent === payment.intent_id)
    .flatMap(({ id, status }) => {
      const dispute = facts.disputes.find((each) => each.id === id);
      if (!dispute) return ['a dispute is unknown'];
      return [
        ...(dispute.state === stateOfStatus(status)
          ? []
          : [`a dispute is ${dispute.state}, at Stripe ${status}`]),
        ...(dispute.payment_id === payment.id ? [] : ['a dispute is not linked with its payment']),
      ];
    });
}

/**
 * "Paid, less refunded at Stripe, less taken by lost disputes, less what is still to be sent or was sent in another way" is what invoices and
 * corrections say that the family pays. For credits, what went back beyond whole unused halves was used.
 */
function checkHeld(
  { stripe }: MoneyProduct,
  { payment, sale }: { payment: PaymentFact; sale: ReferenceSale | undefined },
  facts: MoneyFacts,
): string[] {
  const charge = stripe.ledger.charges.get(payment.intent_id ?? '');
  const refunds = facts.refunds.filter(({ payment_id }) => payment_id === payment.id);
  // What is ordered goes back in a moment, or when the dispute ends.
  if (!charge || refunds.some(({ state }) => state === 'ordered' || state === 'sent')) return [];
  const lost = [...stripe.ledger.disputes.values()]
    .filter(({ payment_intent, status }) => payment_intent === payment.intent_id && status === 'lost')
    .map(({ amount }) => amount);
  const elsewhere = refunds.filter(({ state, made_by_hand }) => state === 'failed' || made_by_hand);
  const held =
    charge.amount -
    charge.amount_refunded -
    sumOf(lost) -
    sumOf(elsewhere.map(({ amount_minor }) => amount_minor));
  const faults =
    sumOf(refunds.map(({ amount_minor }) => amount_minor)) === payment.refunded_minor
      ? []
      : ['refunds do not add up'];
  const used = sumOf(refunds.map(({ used_minor }) => used_minor));
  const billed = sale ? billedOf(facts, sale) : 0;
  if (billed - used !== Math.max(0, held))
    faults.push(
      `Stripe holds ${held}, invoices less corrections say ${billed}, of which ${used} is used credits`,
    );
  const entries = facts.entries.filter(({ root_id }) => root_id === sale?.key);
  if (entries.length === 0) return faults;
  const kept = sumOf(
    entries
      .filter(({ kind }) => ['bought', 'refunded', 'charged_back', 'reinstated'].includes(kind))
      .map(({ halves, half_value_minor }) => halves * half_value_minor),
  );
  return kept === billed ? faults : [...faults, `credits are worth ${kept}, invoices say ${billed}`];
}

/** Invoices, less corrections, with invoices that restore what was corrected. */
function billedOf(facts: MoneyFacts, sale: ReferenceSale): number {
  const invoice = invoiceOf(facts, sale);
  const notes = facts.invoices.filter(({ corrects }) => invoice && corrects === invoice.id);
  const restored = facts.invoices.filter(({ restores }) => notes.some(({ id }) => id === restores));
  const total = (rows: MoneyFacts['invoices']) => sumOf(rows.map(({ total_minor }) => total_minor));
  return (invoice?.total_minor ?? 0) - total(notes) + total(restored);
}

/** What invoices say about one session. */
export function billedForSession(facts: MoneyFacts, { id, price, credit }: ReferenceBooking): number {
  const own = facts.invoices.filter(({ booking_id }) => booking_id === id);
  const total = (rows: MoneyFacts['invoices']) => sumOf(rows.map(({ total_minor }) => total_minor));
  const notes = own.filter(({ kind }) => kind === 'credit_note');
  return price - credit - total(notes) + total(own.filter(({ restores }) => restores !== null));
}

/** What went back outside for one session, by hand or by the bank. */
function outsideOf({ refunds, shares }: MoneyFacts, { id }: ReferenceBooking, isBank: boolean): number {
  const reasons = new Map(refunds.map((refund) => [refund.id, refund.reason]));
  return sumOf(
    shares
      .filter(
        ({ booking_id, refund_id }) =>
          booking_id === id && (reasons.get(refund_id) === 'disputed') === isBank,
      )
      .map(({ amount_minor }) => amount_minor),
  );
}

/**
 * The tutor’s pay for a session whose payment was changed outside. Whoever has evidence keeps what a dispute took; without any, the bank’s
 * share is charged back; in between a founder decides.
 */
function checkSession(
  booking: ReferenceBooking,
  { sale, facts, now }: { sale: ReferenceSale; facts: MoneyFacts; now: number },
): string[] {
  const row = facts.bookings.find(({ id }) => id === booking.id);
  const hand = outsideOf(facts, booking, false);
  const bank = outsideOf(facts, booking, true);
  const billed = billedForSession(facts, booking);
  const ordered = moneyBackOf(booking) - (row?.back_before_minor ?? 0);
  const money = booking.price - booking.credit;
  const faults: string[] = [];
  if (billed < 0) faults.push(`a session is billed ${billed}`);
  if (billed !== Math.max(0, money - ordered - hand - bank))
    faults.push(
      `a session is billed ${billed} of ${money}, less ${ordered}, ${hand} by hand, ${bank} by the bank`,
    );
  const earned = sumOf(booking.lines.map(({ amount }) => amount));
  const most = earningOf(booking.price, booking.currency);
  if (earned < 0 || earned > most) faults.push(`a session of ${booking.price} earns ${earned}`);
  if (booking.state === 'confirmed') {
    if (booking.lines.length > 0) faults.push('a session that has not ended has pay');
    if (bank > 0 && billed === 0 && booking.start > now)
      faults.push('a session ahead that nobody pays for stays');
    return faults;
  }
  const isDecided = booking.wasDecided || sale.outside?.isDecided;
  if (hand === 0 && bank === 0 && !sale.outside?.isDecided) {
    // As without the dispute.
    if (earned !== booking.earning) faults.push(`a session earns ${earned}, not ${booking.earning}`);
    return faults;
  }
  if (isDecided) return faults;
  // Shares of several parts are rounded one by one.
  const rounding = (sale.outside?.changes ?? 0) * (booking.currency === 'COP' ? 100 : 1);
  const base = Math.max(0, booking.price - (booking.refund ?? 0) - hand);
  const kept = earningOf(base, booking.currency);
  const charged = earningOf(Math.max(0, base - bank), booking.currency);
  const wasClaimed = facts.claims.some(({ booking_id }) => booking_id === booking.id);
  const isProven = booking.hadProof || booking.state !== 'completed';
  const isUnproven = !booking.hasEvidence && !wasClaimed && booking.state === 'completed';
  const least = isProven ? kept : charged;
  const greatest = isUnproven ? charged : kept;
  if (earned < least - rounding) faults.push(`a session earns ${earned}, less than ${least}`);
  if (earned > greatest + rounding) faults.push(`a session earns ${earned}, more than ${greatest}`);
  return faults;
}
