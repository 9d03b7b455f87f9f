import type { Services } from '#app/platform/services.server.ts';
import { type Payment, sumOf, whatFits, whatMakesUp } from '../../../domain/payment.ts';
import { paymentError } from '../../../model/errors.ts';
import { lockPaymentOfIntent } from '../../../db/payments.server.ts';
import {
  countAtProvider,
  failReplacedRefund,
  finishFailed,
  loadAllBackAt,
  loadRefundsOf,
  loadReportedRefunds,
  storeReportedRefunds,
  type RefundOfPayment,
} from '../../../db/refunds-matching.server.ts';
import {
  failRefund,
  finishRefund,
  finishRefunds,
  insertRefund,
  splitRefund,
} from '../../../db/payments-refunds.server.ts';

type Inside = Pick<Services, 'db' | 'random' | 'log'> & { now: Date };

type RefundEffects = {
  /** Returns how much of an unknown refund had been used already. */
  used: (amountMinor: number) => Promise<number>;
  /** An unknown refund is recorded. */
  returned: (refund: { id: string; amountMinor: number }) => Promise<void>;
};

/**
 * Records the provider’s total of refunds of a payment at `at`, including those made elsewhere. Refunds sent by founders in another way are not in that total. Growth made in the provider’s dashboard settles
 * failed refunds: a single one of that amount, otherwise those that fit into it, oldest first, and a part of the next one.
 */
export async function noteRefunded(
  inside: Pick<Inside, 'db' | 'random' | 'now'>,
  payment: Payment,
  reported: Reported & RefundEffects,
): Promise<void> {
  const { db, now } = inside;
  await storeReportedRefunds(db, payment.id, reported);
  const { clear, refunds, given, sent, beyond } = await compareReport(inside, payment, reported);
  if (beyond >= 0) {
    await noteBeyond(inside, payment, { ...reported, beyond, sent });
    await finishRefunds(db, payment.id, { at: reported.at, now });
  } else if (clear) await settleFailed(inside, refunds, given + sumOf(sent));
}

/**
 * Applies the latest total to the refunds that failed, once the request during which it arrived has ended. Without this, a refund that was made
 * by hand meanwhile would stay due.
 */
export async function applyReportedRefunds(
  inside: Pick<Inside, 'db' | 'random' | 'now'>,
  payment: Payment,
): Promise<void> {
  const reported = await loadReportedRefunds(inside.db, payment.id);
  if (!reported) return;
  const { clear, refunds, given, sent, beyond } = await compareReport(inside, payment, reported);
  if (clear && beyond < 0) await settleFailed(inside, refunds, given + sumOf(sent));
}

type Reported = { refundedMinor: number; at: Date };

/** How the provider’s total compares with the refunds that we know of. `clear`: it can be attributed to single refunds. */
async function compareReport(
  inside: Pick<Inside, 'db'>,
  payment: Payment,
  reported: Reported,
): Promise<{
  clear: boolean;
  refunds: RefundOfPayment[];
  given: number;
  sent: RefundOfPayment[];
  beyond: number;
}> {
  const all = await loadRefundsOf(inside.db, payment.id);
  // What the bank gave back in a dispute is not in the provider’s total of refunds.
  const refunds = all.filter(({ disputeId }) => disputeId === null);
  const byBankMinor = sumOf(all) - sumOf(refunds);
  const given = Math.min(reported.refundedMinor, payment.price.amountMinor);
  // A total from before a failure, or one that may include a request in flight, cannot be attributed to single refunds.
  const clear = !refunds.some(
    ({ state, failedAt }) => state === 'ordered' || (failedAt !== null && failedAt >= reported.at),
  );
  const sent = clear ? await sentInAnotherWay(inside, refunds, { given, at: reported.at }) : [];
  return { clear, refunds, given, sent, beyond: given - (payment.refundedMinor - byBankMinor - sumOf(sent)) };
}

/**
 * Refunds that failed are settled by what was refunded in the provider's dashboard. Where only a part of one was, that part is made and the rest
 * is still due: else the family would receive both.
 */
async function settleFailed(
  { db, random, now }: Pick<Inside, 'db' | 'random' | 'now'>,
  refunds: readonly RefundOfPayment[],
  givenMinor: number,
): Promise<void> {
  const failed = refunds.filter(({ state }) => state === 'failed');
  const amountMinor = givenMinor - sumOf(refunds.filter(({ state }) => state !== 'failed'));
  const made = whatFits(failed, amountMinor);
  await finishFailed(db, idsOf(made), now);
  const partMinor = amountMinor - sumOf(made);
  const larger = failed.find((refund) => !made.includes(refund));
  if (larger === undefined || partMinor <= 0) return;
  const ids = { partId: random.uuid(), restId: random.uuid() };
  await splitRefund(db, larger.id, { ...ids, partMinor, disputeId: null, doneAt: now });
}

/** Refunds sent by founders in another way. If one was marked only after it had been made at the provider, it counts as made there. */
async function sentInAnotherWay(
  { db }: Pick<Inside, 'db'>,
  refunds: readonly RefundOfPayment[],
  { given, at }: { given: number; at: Date },
): Promise<RefundOfPayment[]> {
  const byHand = refunds.filter(({ madeByHand }) => madeByHand);
  const known = refunds.filter(({ state, madeByHand }) => state !== 'failed' && !madeByHand);
  const later = byHand.filter(({ settledAt }) => settledAt !== null && settledAt >= at);
  const there = whatFits(later, given - sumOf(known));
  await countAtProvider(db, idsOf(there));
  return byHand.filter((refund) => !there.includes(refund));
}

/** More was refunded than known: first matched to refunds marked as sent in another way; the rest was made elsewhere. */
async function noteBeyond(
  { db, random, now }: Pick<Inside, 'db' | 'random' | 'now'>,
  payment: Payment,
  more: { beyond: number; sent: readonly RefundOfPayment[] } & RefundEffects,
): Promise<void> {
  const there = whatFits(more.sent, more.beyond);
  await countAtProvider(db, idsOf(there));
  const left = payment.price.amountMinor - payment.refundedMinor;
  const amountMinor = Math.min(more.beyond - sumOf(there), left);
  if (amountMinor <= 0) return;
  const usedMinor = await more.used(amountMinor);
  const elsewhere = { paymentId: payment.id, bookingId: null, amountMinor, usedMinor, now } as const;
  const id = random.uuid();
  await insertRefund(db, { ...elsewhere, id, reason: 'made_elsewhere', state: 'done' });
  await more.returned({ id, amountMinor });
}

type ProviderRefund = {
  id: string;
  amount?: number | null | undefined;
  /** When it was made, in seconds. */
  created?: number | null | undefined;
  payment_intent?: string | null | undefined;
  status?: string | null | undefined;
  failure_reason?: string | null | undefined;
  metadata?: { refund?: string | undefined } | null | undefined;
};

/**
 * Records the provider’s state of one refund at `at`: made, or failed, possibly days after it was made. Throws `event_too_early` where the refund
 * itself has not been reported yet.
 */
export async function noteRefundState(inside: Inside, refund: ProviderRefund, at: Date): Promise<void> {
  const { db, now } = inside;
  const id = refund.metadata?.refund;
  const providerId = refund.id;
  if (id && refund.status === 'succeeded') await finishRefund(db, id, { providerId, now });
  if (refund.status !== 'failed' && refund.status !== 'canceled') return;
  const failure = refund.failure_reason ?? refund.status;
  if (id) await failRefund(db, id, { providerId, failure, at });
  else await noteForeignFailure(inside, refund, { failure, at });
}

/**
 * A refund made in the provider’s dashboard failed: what it had settled is due again, also where its total contained others, which stay made.
 * Idempotent per refund, and ignored as far as a later total is without it. Events arrive in any order: a failure before the total that contains
 * its refund is refused, and delivered again.
 */
async function noteForeignFailure(
  inside: Inside,
  reported: ProviderRefund,
  { failure, at }: { failure: string; at: Date },
): Promise<void> {
  const { db } = inside;
  const payment = reported.payment_intent
    ? await lockPaymentOfIntent(db, reported.payment_intent)
    : undefined;
  if (!payment || !reported.amount) return;
  const refunds = (await loadRefundsOf(db, payment.id)).filter(({ disputeId }) => disputeId === null);
  if (refunds.some(({ providerId }) => providerId === reported.id)) return;
  const allBackAt = await loadAllBackAt(db, payment.id);
  if (allBackAt && allBackAt > at) return;
  const amountMinor = Math.min(reported.amount, await missingFromLaterTotal(db, payment, { refunds, at }));
  if (amountMinor <= 0) return;
  const candidates = refunds.filter((refund) => mayBeForeign(refund, at)).toSorted(byLatest);
  const made = candidates.filter(({ state }) => state === 'done');
  const exactly = [made, candidates]
    .map((each) => whatMakesUp(each, amountMinor))
    .find((each) => each.length > 0);
  const failed = { providerId: reported.id, failure, at };
  if (exactly) return failReplacedRefund(db, idsOf(exactly), failed);
  if (await isReportMissing(inside, payment.id, { reported, at }))
    throw paymentError('event_too_early', { status: 503, retryAfter: 60 });
  await failPart(inside, payment, { ...failed, made, amountMinor });
}

/**
 * By how much the refunds that we take for made exceed what the provider’s total contains, if it is from after the failure at `at`: then it does
 * not contain what failed. Failures after that total are still in it.
 */
async function missingFromLaterTotal(
  db: Inside['db'],
  payment: Payment,
  { refunds, at }: { refunds: readonly RefundOfPayment[]; at: Date },
): Promise<number> {
  const total = await loadReportedRefunds(db, payment.id);
  if (!total || total.at <= at) return Number.POSITIVE_INFINITY;
  const failedSince = refunds.filter(
    ({ state, failedAt }) => state === 'failed' && failedAt !== null && failedAt > total.at,
  );
  const made = refunds.filter(({ state, madeByHand }) => state !== 'failed' && !madeByHand);
  const heldMinor = Math.min(total.refundedMinor, payment.price.amountMinor) - sumOf(failedSince);
  return sumOf(made) - heldMinor;
}

/** No refunds that we know make up exactly what failed: it is taken from the latest ones, of the last one a part. */
async function failPart(
  { db, random, log, now }: Inside,
  payment: Payment,
  failed: {
    made: readonly RefundOfPayment[];
    amountMinor: number;
    providerId: string;
    failure: string;
    at: Date;
  },
): Promise<void> {
  const whole = whatFits(failed.made, failed.amountMinor);
  const failedMinor = failed.amountMinor - sumOf(whole);
  const larger = failed.made.find((refund) => !whole.includes(refund));
  if (!larger) {
    log.error({ paymentId: payment.id }, 'a refund failed that is none of those we know');
    return;
  }
  await failReplacedRefund(db, idsOf([larger, ...whole]), failed);
  await splitRefund(db, larger.id, {
    partId: random.uuid(),
    restId: random.uuid(),
    partMinor: larger.amountMinor - failedMinor,
    disputeId: null,
    doneAt: larger.doneAt ?? now,
    settledAt: larger.settledAt,
  });
}

/** For how long the provider delivers an event again. A refund that never counted is in no total. */
const REPORT_AWAITED = 3 * 24 * 3_600_000;

/** The provider’s latest total is older than the refund. */
async function isReportMissing(
  { db, now }: Inside,
  paymentId: string,
  { reported, at }: { reported: ProviderRefund; at: Date },
): Promise<boolean> {
  if (!reported.created || now.getTime() - at.getTime() > REPORT_AWAITED) return false;
  const total = await loadReportedRefunds(db, paymentId);
  return total === undefined || total.at.getTime() < reported.created * 1000;
}

/**
 * Not made by us and not sent in another way, also after a founder has noted it; includes refunds still marked as failed, in case this event
 * arrives first.
 */
const mayBeForeign = ({ state, providerId, madeByHand, failedAt }: RefundOfPayment, at: Date) =>
  (state === 'done' || state === 'failed') &&
  !madeByHand &&
  (failedAt === null ? providerId === null : failedAt < at);

const byLatest = (one: RefundOfPayment, other: RefundOfPayment) =>
  (other.doneAt?.getTime() ?? 0) - (one.doneAt?.getTime() ?? 0);
const idsOf = (refunds: readonly RefundOfPayment[]) => refunds.map(({ id }) => id);
