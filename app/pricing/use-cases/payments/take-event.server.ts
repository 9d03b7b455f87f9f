import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#app/platform/database-types.ts';
import {
  chargeEventSchema,
  disputeEventSchema,
  eventSchema,
  intentEventSchema,
  refundEventSchema,
  sessionEventSchema,
  type SessionEvent,
} from '../../model/events.ts';
import { stateAfter, type Payment } from '../../domain/payment.ts';
import { paymentError, throughDeadlocks } from '../../model/errors.ts';
import type { PaymentHandlers, TakeEventDeps, Inside } from './payment-handlers.server.ts';
import {
  loadSubjectOf,
  lockPayment,
  lockPaymentOfIntent,
  storeEvent,
  updatePayment,
} from '../../db/payments.server.ts';
import { linkDisputes, takeDispute } from './disputes/take-dispute.server.ts';
import { noteRefunded, noteRefundState } from './refunds/note-refunds.server.ts';
import { orderRefund } from './refunds/order-refund.server.ts';
import { returnOtherAmount } from './return-other-amount.server.ts';

/**
 * Handles a verified event. Event and effect are one transaction, so duplicates have no effect and an aborted one is delivered again.
 * Unrelated events are stored without effect.
 */
export async function takeEvent(services: TakeEventDeps & PaymentHandlers, brought: unknown): Promise<void> {
  const event = eventSchema.parse(brought);
  await throughDeadlocks(() => takeInTransaction(services, event));
}

async function takeInTransaction(
  services: TakeEventDeps & PaymentHandlers,
  event: z.infer<typeof eventSchema>,
): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    if (movesOutside(event.type)) await lockSessionsOf(services, trx, event.data.object);
    const named = await namedPayment(trx, event.data.object);
    const happenedAt = new Date(event.created * 1000);
    const stored = { id: event.id, type: event.type, paymentId: named, happenedAt, now };
    if (!(await storeEvent(trx, stored))) return;
    await effectOf({ ...services, db: trx, now }, event, happenedAt);
  });
}

const namedSchema = z.object({ metadata: z.object({ payment: z.uuid() }) });

/** The payment an event refers to, if it is ours. Locked before the event row references it: otherwise two events would deadlock. */
async function namedPayment(trx: Kysely<DB>, object: unknown): Promise<string | null> {
  const id = namedSchema.safeParse(object).data?.metadata.payment;
  return id && (await lockPayment(trx, id)) ? id : null;
}

const movesOutside = (type: string) => type === 'charge.refunded' || type.startsWith('charge.dispute.');

const chargeSchema = z.object({
  payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
  metadata: z.object({ payment: z.uuid().optional().catch(undefined) }).nullish(),
});

/** Locks the sessions that a charge paid for, before its payment: the order in which cancelling locks them. */
async function lockSessionsOf(
  { sessions }: PaymentHandlers,
  trx: Kysely<DB>,
  object: unknown,
): Promise<void> {
  const charge = chargeSchema.safeParse(object).data;
  const subject = await loadSubjectOf(trx, {
    paymentId: charge?.metadata?.payment ?? null,
    intentId: charge?.payment_intent ?? null,
  });
  if (subject && subject.kind !== 'pack') await sessions.lock(trx, { kind: subject.kind, id: subject.id });
}

async function effectOf(
  inside: Inside,
  { id, type, data: { object } }: z.infer<typeof eventSchema>,
  at: Date,
): Promise<void> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return takeSession(inside, sessionEventSchema.parse(object), 'paid');
    case 'checkout.session.async_payment_failed':
      return takeSession(inside, sessionEventSchema.parse(object), 'failed');
    case 'checkout.session.expired':
      return takeSession(inside, sessionEventSchema.parse(object), 'expired');
    case 'payment_intent.payment_failed':
      return takeRefusal(inside, intentEventSchema.parse(object).metadata?.payment, at);
    case 'charge.refunded':
      return takeRefunded(inside, chargeEventSchema.parse(object), at);
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return noteRefundState(inside, refundEventSchema.parse(object), at);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return takeDispute(inside, disputeEventSchema.parse(object), { id, type, at });
    default:
  }
}

async function takeSession(
  inside: Inside,
  session: SessionEvent,
  reported: 'paid' | 'failed' | 'expired',
): Promise<void> {
  const id = session.metadata?.payment ?? session.client_reference_id ?? undefined;
  const payment = z.uuid().safeParse(id).success ? await lockPayment(inside.db, id ?? '') : undefined;
  if (!payment || payment.state === 'paid') return;
  const paid = reported === 'paid' && session.payment_status === 'paid';
  if (paid) return settle(inside, payment, session);
  const state = stateAfter(payment.state, reported === 'paid' ? 'waiting' : reported);
  if (state !== payment.state) await updatePayment(inside.db, payment.id, { state });
}

/** Payment received: books the subject or refunds everything. */
async function settle(inside: Inside, payment: Payment, session: SessionEvent): Promise<void> {
  const { price, subject } = payment;
  const money = { amountMinor: session.amount_total, currency: session.currency.toUpperCase() };
  const intentId = session.payment_intent;
  if (!intentId) {
    inside.log.error({ paymentId: payment.id }, 'a payment is called paid and names no money');
    return;
  }
  if (money.amountMinor !== price.amountMinor || money.currency !== price.currency) {
    inside.log.error({ paymentId: payment.id }, 'a payment arrived that is not the one that was asked for');
    await returnOtherAmount(inside, payment, { money, intentId, checkoutId: session.id });
    return linkDisputesOf(inside, payment.id);
  }
  const booked =
    subject.kind === 'pack'
      ? await inside.packs.sell(inside, payment, { now: inside.now })
      : await inside.bookPaid(inside, subject, { payment, now: inside.now });
  await updatePayment(inside.db, payment.id, {
    state: 'paid',
    outcome: booked ? 'booked' : 'returned',
    paid_at: inside.now,
    intent_id: intentId,
    checkout_id: session.id,
    checkout_url: null,
  });
  const all = { paymentId: payment.id, bookingId: null, amountMinor: price.amountMinor };
  if (!booked) await orderRefund(inside, { ...all, reason: 'time_gone' }, inside.now);
  await linkDisputesOf(inside, payment.id);
}

async function linkDisputesOf(inside: Inside, paymentId: string): Promise<void> {
  const paid = await lockPayment(inside.db, paymentId);
  if (paid) await linkDisputes(inside, paid);
}

/** A card was declined. The checkout stays open; our page shows it. */
async function takeRefusal(inside: Inside, id: string | undefined, at: Date): Promise<void> {
  const payment = id ? await lockPayment(inside.db, id) : undefined;
  if (!payment || payment.state === 'paid') return;
  if (payment.refusedAt === null || payment.refusedAt < at)
    await updatePayment(inside.db, payment.id, { refused_at: at });
}

/** The provider refunded money, for us or by another hand. Before the payment event itself has arrived there is nothing to match it with. */
async function takeRefunded(
  inside: Inside,
  charge: z.infer<typeof chargeEventSchema>,
  at: Date,
): Promise<void> {
  const id = charge.metadata?.payment;
  const payment = id
    ? await lockPayment(inside.db, id)
    : charge.payment_intent && (await lockPaymentOfIntent(inside.db, charge.payment_intent));
  if (!payment) return;
  if (payment.state !== 'paid') throw paymentError('event_too_early', { status: 503, retryAfter: 60 });
  const used = (amountMinor: number) =>
    payment.subject.kind === 'pack' && payment.outcome === 'booked'
      ? inside.packs.takeBack(inside, payment.subject.id, { amountMinor, now: inside.now })
      : Promise.resolve(0);
  const returned = async (refund: { id: string; amountMinor: number }) => {
    if (payment.outcome !== 'booked') return;
    const { subject } = payment;
    const amount = { amountMinor: refund.amountMinor, currency: payment.price.currency };
    const about = { change: 'refunded', amount, key: refund.id, now: inside.now } as const;
    if (subject.kind === 'pack') return inside.packs.notify(inside, payment, about);
    const paid = { id: payment.id, subject };
    await inside.sessions.returned(inside, paid, { ...refund, by: 'hand', now: inside.now });
    await inside.sessions.notify(inside, paid, about);
  };
  await noteRefunded(inside, payment, { refundedMinor: charge.amount_refunded, at, used, returned });
}
