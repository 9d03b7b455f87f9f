import type { DisputeEvent } from '../../../model/events.ts';
import {
  type DisputeFacts,
  disputeStateOf,
  isContested,
  isKnownStatus,
  joinDisputeFacts,
  type DisputeState,
} from '../../../domain/dispute.ts';
import type { Payment } from '../../../domain/payment.ts';
import {
  type PaymentDisputeRecord,
  linkDispute,
  lockDispute,
  lockDisputesOfIntent,
  lockUnlinkedDisputes,
  saveDispute,
} from '../../../db/disputes.server.ts';
import { lockPaymentOfIntent } from '../../../db/payments.server.ts';
import { lockPacksOf } from '../../../db/credits.server.ts';
import { carryLoss, resumeRefunds, undoLoss } from './carry-loss.server.ts';
import { notifyOfDispute } from './dispute-mails.server.ts';
import type { Inside } from '../payment-handlers.server.ts';

/**
 * Takes an event about a dispute: joins it with what is known, and brings the payment in line with the resulting state. Any order, repetition
 * or delay of the events leads to the same state. A dispute about a payment that is not known (yet) is stored and linked later.
 */
export async function takeDispute(
  inside: Inside,
  reported: DisputeEvent,
  event: { id: string; type: string; at: Date },
): Promise<void> {
  const { db, now, log } = inside;
  const intentId = reported.payment_intent;
  await lockDisputesOfIntent(db, intentId ?? reported.id);
  const payment = intentId ? await lockPaymentOfIntent(db, intentId) : undefined;
  const known = await lockDispute(db, reported.id);
  if (!isKnownStatus(reported.status))
    log.error({ disputeId: reported.id, status: reported.status }, 'a dispute has an unknown status');
  const facts = known ? joinDisputeFacts(known, factsOf(reported, event)) : factsOf(reported, event);
  const dispute: PaymentDisputeRecord = {
    ...facts,
    id: reported.id,
    paymentId: payment?.id ?? known?.paymentId ?? null,
    intentId,
    openedAt: known?.openedAt ?? new Date(reported.created * 1000),
    state: disputeStateOf(facts),
    lostMinor: known?.lostMinor ?? 0,
    decidedAt: known?.decidedAt ?? null,
  };
  await saveDispute(db, { ...dispute, chargeId: reported.charge, now });
  await notifyOfDispute(inside, { dispute, before: known?.state ?? null, payment: payment ?? null });
  const before = known?.paymentId ? known.state : null;
  if (payment) await follow(inside, payment, { dispute, before });
}

/** Links disputes that arrived before the payment of their charge, which is paid now. */
export async function linkDisputes(inside: Inside, payment: Payment): Promise<void> {
  if (!payment.intentId) return;
  await lockDisputesOfIntent(inside.db, payment.intentId);
  for (const dispute of await lockUnlinkedDisputes(inside.db, payment.intentId)) {
    await linkDispute(inside.db, dispute.id, payment.id);
    await follow(inside, payment, { dispute, before: null });
  }
}

/** Brings refunds, credits, sessions, pay and invoices of a payment in line with the state of a dispute. */
async function follow(
  inside: Inside,
  payment: Payment,
  { dispute, before }: { dispute: PaymentDisputeRecord; before: DisputeState | null },
): Promise<void> {
  const { state } = dispute;
  if (state === before) return;
  // A credit that is being spent is spent before or after, not while it is frozen.
  if (payment.subject.kind === 'pack' && payment.accountId) await lockPacksOf(inside.db, payment.accountId);
  if (before === 'lost') await undoLoss(inside, payment, dispute);
  if (state === 'lost') await carryLoss(inside, payment, dispute);
  else if (!isContested(state) && before !== null) await resumeRefunds(inside, payment);
  const change = changeOf(state, before);
  if (!change || payment.outcome !== 'booked') return;
  const amount = { amountMinor: dispute.amountMinor, currency: dispute.currency };
  const about = { change, amount, key: `${dispute.id}-${state}`, now: inside.now };
  const { subject } = payment;
  if (subject.kind === 'pack') await inside.packs.notify(inside, payment, about);
  else await inside.sessions.notify(inside, { id: payment.id, subject }, about);
}

/** What families and tutors are informed of; an inquiry changes nothing for them, nor does the end of one. */
function changeOf(state: DisputeState, before: DisputeState | null) {
  if (state === 'open') return 'contested' as const;
  if (state === 'lost') return 'lost' as const;
  return before === 'open' || before === 'lost' ? ('won' as const) : null;
}

function factsOf(
  { status, amount, currency, reason, evidence_details, balance_transactions }: DisputeEvent,
  { id, type, at }: { id: string; type: string; at: Date },
): DisputeFacts {
  const due = evidence_details?.due_by;
  const has = (sign: number) => balance_transactions.some(({ amount: moved }) => Math.sign(moved) === sign);
  return {
    status,
    statusAt: at,
    eventId: id,
    amountMinor: amount,
    currency: currency.toUpperCase(),
    reason,
    evidenceDueAt: due ? new Date(due * 1000) : null,
    withdrawnAt: type === 'charge.dispute.funds_withdrawn' || has(-1) ? at : null,
    reinstatedAt: type === 'charge.dispute.funds_reinstated' || has(1) ? at : null,
  };
}
