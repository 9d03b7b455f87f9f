import type { Random } from '#app/platform/random.ts';
import { Refusal } from '../stripe/refusal.ts';
import { loadFacts, type MoneyFacts, storedDecisionOf } from './facts.ts';
import type { MoneyRun } from './money-run.ts';
import type { MoneyProduct } from './product.ts';
import { returnHalves, type ReferenceBooking, type ReferenceSale, type ReferenceState } from './reference.ts';

/*
 * What happens to card payments outside the product: refunds by hand in Stripe, disputes, refunds that the bank sends back, and what founders
 * do about them. The reference does not follow it: pay and corrections of such a payment are adopted from the product, and
 * tests/money/check-outside.ts checks them against Stripe.
 */

export type DisputeStep = 'escalate' | 'review' | 'won' | 'lost' | 'warning_closed';
export type OutsideOperation =
  /** With `isHeld` Stripe reports it only later. */
  | { does: 'refundByHand'; at: number; percent: number; isHeld: boolean }
  | { does: 'dispute'; at: number; percent: number; isInquiry: boolean; isHeld: boolean }
  | { does: 'disputeStep'; at: number; step: DisputeStep; isHeld: boolean }
  | { does: 'sendBack'; at: number; isHeld: boolean }
  /** Everything that Stripe has not reported yet, each event so many times, in an order that `seed` gives. */
  | { does: 'deliver'; seed: number; times: number }
  | { does: 'settleRefund'; at: number }
  | { does: 'decideDispute'; at: number; tutor: 'keeps_pay' | 'charged_back' };

const oneOf = <Each>(random: Random, values: readonly Each[]): Each =>
  values[Math.floor(random.fraction() * values.length)] as Each;

const kinds: [OutsideOperation['does'], number][] = [
  ['refundByHand', 5],
  ['dispute', 6],
  ['disputeStep', 9],
  ['sendBack', 2],
  ['deliver', 4],
  ['settleRefund', 3],
  ['decideDispute', 5],
];
const weighted = kinds.flatMap(([does, weight]) => Array.from({ length: weight }, () => does));

export function generateOutside(random: Random): OutsideOperation {
  const at = Math.floor(random.fraction() * 1000);
  const isHeld = random.fraction() < 0.3;
  const does = oneOf(random, weighted);
  switch (does) {
    case 'refundByHand':
      return { does, at, percent: oneOf(random, [0, 33, 50, 100]), isHeld };
    case 'dispute': {
      const isInquiry = random.fraction() < 0.25;
      return { does, at, percent: oneOf(random, [33, 100, 100, 100]), isInquiry, isHeld };
    }
    case 'disputeStep': {
      const step = oneOf(random, [
        'escalate',
        'review',
        'won',
        'lost',
        'lost',
        'lost',
        'warning_closed',
      ] as const);
      return { does, at, step, isHeld };
    }
    case 'deliver':
      return { does, seed: at, times: oneOf(random, [1, 2, 3]) };
    case 'decideDispute':
      return { does, at, tutor: oneOf(random, ['keeps_pay', 'charged_back'] as const) };
    case 'sendBack':
      return { does, at, isHeld };
    case 'settleRefund':
      return { does, at };
    default:
      throw new Error(`no generator for ${String(does)}`);
  }
}

const pick = <Each>(values: readonly Each[], at: number): Each | undefined => values.at(at % values.length);

type PaymentFact = MoneyFacts['payments'][number];

/** The sale that a card payment paid, if it was booked. */
export const saleOf = (
  { sales, bookings }: ReferenceState,
  { subject_id, outcome }: PaymentFact,
): ReferenceSale | undefined =>
  outcome === 'booked'
    ? sales.find(
        ({ key, payment }) =>
          payment === 'card' &&
          (key === subject_id || bookings.find(({ id }) => id === key)?.seriesId === subject_id),
      )
    : undefined;

/** The sessions whose money a sale bills. */
export const bookingsOf = ({ sales, bookings }: ReferenceState, sale: ReferenceSale): ReferenceBooking[] =>
  bookings.filter((booking) => booking.sale !== null && sales[booking.sale] === sale);

/** Whether Stripe has something to report about a payment. */
export const isReportPending = ({ stripe }: MoneyProduct, intent: string): boolean =>
  stripe.deliveries.held.some(
    ({ data }) => (data.object as { payment_intent?: string }).payment_intent === intent,
  );

/** Stripe’s times are whole seconds, and no two things happen to a payment within one. */
function passSeconds({ product, reference }: MoneyRun): void {
  reference.now += 2000;
  product.app.clock.set(new Date(reference.now));
}

/** Evidence that a tutor relies on, from before a dispute: it keeps the pay. */
const hasProof = ({ hasEvidence, state, absent }: ReferenceBooking) =>
  hasEvidence || state === 'cancelled' || (state === 'no_show' && absent === 'learner');

/** Marks a payment as changed outside; returns the sale that it paid. */
function markOutside({ reference, outside }: MoneyRun, payment: PaymentFact): void {
  outside.add(payment.intent_id ?? '');
  const sale = saleOf(reference, payment);
  if (!sale) return;
  sale.outside ??= { changes: 0, isContested: false, isDecided: false };
  sale.outside.changes += 1;
  for (const booking of bookingsOf(reference, sale)) if (hasProof(booking)) booking.hadProof = true;
}

export async function performOutside(
  run: MoneyRun,
  operation: OutsideOperation,
  facts: MoneyFacts,
): Promise<string[]> {
  const { product } = run;
  const { ledger, deliveries } = product.stripe;
  const known = facts.payments.filter(({ state, intent_id }) => state === 'paid' && intent_id !== null);
  const paymentOf = (intent: string | undefined) => known.find(({ intent_id }) => intent_id === intent);
  const happen = async (payment: PaymentFact, act: () => Parameters<typeof deliveries.happened>[0]) => {
    passSeconds(run);
    try {
      await deliveries.happened(act());
    } catch (thrown) {
      // Stripe refuses, for example to refund what is disputed.
      if (!(thrown instanceof Refusal)) throw thrown;
      return;
    }
    markOutside(run, payment);
    passSeconds(run);
    if (!('isHeld' in operation && operation.isHeld)) await product.deliverAll();
  };
  switch (operation.does) {
    case 'refundByHand': {
      const payment = pick(known, operation.at);
      const amount = payment && amountByHand(product, facts, payment, operation.percent);
      if (!payment || !amount) return [];
      await happen(payment, () => ledger.giveBack(payment.intent_id ?? '', amount));
      return [];
    }
    case 'dispute': {
      const { percent, isInquiry: inquiry } = operation;
      const payment = pick(known, operation.at);
      const charge = ledger.charges.get(payment?.intent_id ?? '');
      if (!payment || !charge) return [];
      const own = [...ledger.disputes.values()].filter((each) => each.charge === charge.id);
      const lost = own.reduce((sum, { status, amount }) => sum + (status === 'lost' ? amount : 0), 0);
      const amount = Math.floor(((charge.amount - charge.amount_refunded - lost) * percent) / 100);
      if (amount <= 0 || own.some(({ status }) => !isFinal(status))) return [];
      await happen(payment, () => ledger.dispute(charge.payment_intent, { amount, inquiry }).happenings);
      return [];
    }
    case 'disputeStep': {
      const { step } = operation;
      const dispute = pick([...ledger.disputes.values()].filter(mayTake(step)), operation.at);
      const payment = paymentOf(dispute?.payment_intent);
      if (!dispute || !payment) return [];
      await happen(payment, () => {
        if (step === 'escalate') return ledger.escalate(dispute.id);
        return step === 'review' ? ledger.review(dispute.id) : ledger.decide(dispute.id, step);
      });
      return [];
    }
    case 'sendBack': {
      const refund = pick(
        [...ledger.refunds.values()].filter(
          ({ status, payment_intent }) =>
            status === 'succeeded' && isUndisputed(product, payment_intent) && paymentOf(payment_intent),
        ),
        operation.at,
      );
      const payment = paymentOf(refund?.payment_intent);
      if (!refund || !payment) return [];
      await happen(payment, () => ledger.sendBack(refund.id));
      return [];
    }
    case 'deliver':
      await product.deliverAll(operation.times, operation.seed);
      return [];
    case 'settleRefund':
      return settleRefund(run, operation, facts);
    case 'decideDispute':
      return decideDispute(run, operation, facts);
  }
}

const isFinal = (status: string) => ['won', 'lost', 'warning_closed'].includes(status);

const isUndisputed = ({ stripe }: MoneyProduct, intent: string) =>
  [...stripe.ledger.disputes.values()].every(({ payment_intent }) => payment_intent !== intent);

/** "Lost" may become "won"; an inquiry is closed or becomes a dispute. */
const mayTake =
  (step: DisputeStep) =>
  ({ status }: { status: string }): boolean => {
    const isInquiry = status.startsWith('warning_') && status !== 'warning_closed';
    if (step === 'escalate' || step === 'warning_closed') return isInquiry;
    if (step === 'review') return status.endsWith('needs_response');
    if (step === 'won') return ['needs_response', 'under_review', 'lost'].includes(status);
    return ['needs_response', 'under_review'].includes(status);
  };

/**
 * What a founder gives back in Stripe’s dashboard: exactly what a failed refund owes, or a part of what nobody has ordered back. Anything else
 * beside refunds that are under way can be read in more than one way. Without a percentage, one minor unit.
 */
function amountByHand(
  product: MoneyProduct,
  facts: MoneyFacts,
  payment: PaymentFact,
  percent: number,
): number | null {
  const charge = product.stripe.ledger.charges.get(payment.intent_id ?? '');
  if (!charge || isReportPending(product, charge.payment_intent)) return null;
  const own = facts.refunds.filter(({ payment_id }) => payment_id === payment.id);
  if (own.some(({ state }) => state === 'ordered' || state === 'sent')) return null;
  const failed = own.filter(({ state }) => state === 'failed');
  if (failed.length > 0) return failed.length === 1 ? (failed[0]?.amount_minor ?? null) : null;
  const left = payment.amount_minor - payment.refunded_minor;
  return Math.min(left, Math.max(1, Math.floor((left * percent) / 100)));
}

/** A founder notes a refund that was made by hand, or says that a failed one was made in another way. */
async function settleRefund(
  { product }: MoneyRun,
  { at }: { at: number },
  facts: MoneyFacts,
): Promise<string[]> {
  const refund = pick(
    facts.refunds.filter(
      ({ settled, state, reason, used_minor }) =>
        !settled &&
        (state === 'failed' || (state === 'done' && (reason === 'made_elsewhere' || used_minor > 0))),
    ),
    at,
  );
  const payment = facts.payments.find(({ id }) => id === refund?.payment_id);
  // A founder sends money only when nothing is reported about it any more.
  if (!refund || !payment || isReportPending(product, payment.intent_id ?? '')) return [];
  const isContested = facts.disputes.some(
    ({ payment_id, state }) => payment_id === payment.id && state === 'open',
  );
  if (refund.state === 'failed' && isContested) return [];
  const answer = await product.call('founder', 'POST', `/founders/refunds/${refund.id}/settle`, {});
  return answer.status === 204 ? [] : [`settling a refund answered ${answer.status}`];
}

/** While a dispute that the product knows is open, no refund of its payment is requested at Stripe. */
export async function checkRefundsWait(product: MoneyProduct, before: MoneyFacts): Promise<string[]> {
  const contested = before.disputes.flatMap(({ state, payment_id }) =>
    state === 'open' ? [payment_id] : [],
  );
  if (contested.length === 0) return [];
  const tries = new Map(before.refunds.map((refund) => [refund.id, refund.tries]));
  return (await loadFacts(product)).refunds.flatMap((refund) =>
    contested.includes(refund.payment_id) && refund.tries > (tries.get(refund.id) ?? 0)
      ? ['a refund was requested while the payment is disputed']
      : [],
  );
}

type DisputeBody = {
  id: string;
  state: string;
  decidedAt: string | null;
  sessions: {
    bookingId: string;
    state: string;
    pay: Record<'keptMinor' | 'chargedMinor' | 'nowMinor', number>;
  }[];
};

/** A founder decides what a lost dispute means for the tutor: once, and as the list had shown. */
async function decideDispute(
  { product, reference }: MoneyRun,
  { at, tutor }: { at: number; tutor: 'keeps_pay' | 'charged_back' },
  facts: MoneyFacts,
): Promise<string[]> {
  const isUndecided = ({ state, decided_at }: MoneyFacts['disputes'][number]) =>
    state === 'lost' && decided_at === null;
  const likely = at % 5 === 0 ? [] : facts.disputes.filter(isUndecided);
  const dispute = pick(likely.length > 0 ? likely : facts.disputes, at);
  if (!dispute) return [];
  const load = async () => {
    const { body } = await product.call('founder', 'GET', '/founders/disputes');
    return (body.disputes as DisputeBody[]).find(({ id }) => id === dispute.id);
  };
  const shown = await load();
  const path = `/founders/disputes/${dispute.id}/decision`;
  const answer = await product.call('founder', 'POST', path, { tutor, reason: 'The tutor was asked.' });
  const may = isUndecided(dispute);
  if ((answer.status === 204) !== may)
    return [`deciding a ${dispute.state} dispute answered ${answer.status}`];
  const payment = facts.payments.find(({ id }) => id === dispute.payment_id);
  const sale = payment && saleOf(reference, payment);
  if (!may || !sale?.outside) return [];
  sale.outside.isDecided = true;
  const after = await load();
  return (after?.sessions ?? []).flatMap(({ bookingId, state, pay }) => {
    const before = shown?.sessions.find((each) => each.bookingId === bookingId)?.pay;
    const expected = tutor === 'keeps_pay' ? before?.keptMinor : before?.chargedMinor;
    return state === 'confirmed' || pay.nowMinor === expected
      ? []
      : [`after the decision the tutor earns ${pay.nowMinor}, not ${expected}`];
  });
}

/**
 * Adopts what the product stored about payments that were changed outside: whether they are contested, the tutors’ pay, and sessions ahead that
 * were cancelled because nobody pays for them.
 */
function adoptOutside({ reference, outside }: MoneyRun, facts: MoneyFacts): void {
  for (const payment of facts.payments) {
    const sale = outside.has(payment.intent_id ?? '') ? saleOf(reference, payment) : undefined;
    if (!sale?.outside) continue;
    const disputes = facts.disputes.filter(({ payment_id }) => payment_id === payment.id);
    sale.outside.isContested = disputes.some(({ state }) => state === 'open');
    for (const booking of bookingsOf(reference, sale)) {
      const row = facts.bookings.find(({ id }) => id === booking.id);
      // A loss that was won after all by now had cancelled it.
      const isLost = disputes.some(({ state }) => state === 'lost' || state === 'won');
      const isCancelled = row?.state === 'cancelled' && row.refund_minor === booking.price;
      const isNobodyPaying =
        booking.state === 'confirmed' && booking.start > reference.now && isLost && isCancelled;
      if (isNobodyPaying) {
        returnHalves(reference, booking, booking.parts);
        Object.assign(booking, { state: 'cancelled', refund: booking.price, earning: 0 });
      }
      booking.lines = facts.lines
        .filter(({ booking_id }) => booking_id === booking.id)
        .map((line) => ({
          amount: line.amount_minor,
          isPaidOut: line.payout_id !== null,
          decision: storedDecisionOf(line),
        }));
    }
  }
}

/** What the product has stored, of which the reference adopts what happened outside. */
export async function readFacts(run: MoneyRun): Promise<MoneyFacts> {
  const facts = await loadFacts(run.product);
  adoptOutside(run, facts);
  return facts;
}
