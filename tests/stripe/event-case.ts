import { randomUUID } from 'node:crypto';
import type { Happening } from './ledger.ts';
import type { StripeEvent } from './deliveries.ts';

/* What can happen to one payment. Each kind has its events and the required result, whatever their order and however often they come. */
export const kinds = [
  'paid',
  'refused first',
  'came late',
  'time gone',
  'given back by hand',
  'never paid',
  'later',
  'later not',
  'five',
  'five given back by hand',
] as const;
export type EventKind = (typeof kinds)[number];

export type EventCase = { kind: EventKind; paymentId: string; bookingId: string; amountMinor: number };
/** The expected end state: payment, outcome, and booking or remaining half credits. */
type Expected = { state: string; outcome: string | null; booking?: string; halves?: string };

export const expectedOf: Record<EventKind, Expected> = {
  paid: { state: 'paid', outcome: 'booked', booking: 'confirmed' },
  'refused first': { state: 'paid', outcome: 'booked', booking: 'confirmed' },
  'came late': { state: 'paid', outcome: 'booked', booking: 'confirmed' },
  'time gone': { state: 'paid', outcome: 'returned', booking: 'expired' },
  'given back by hand': { state: 'paid', outcome: 'booked', booking: 'confirmed' },
  'never paid': { state: 'expired', outcome: null, booking: 'held' },
  later: { state: 'paid', outcome: 'booked', booking: 'confirmed' },
  'later not': { state: 'failed', outcome: null, booking: 'held' },
  five: { state: 'paid', outcome: 'booked', halves: '10' },
  'five given back by hand': { state: 'paid', outcome: 'booked', halves: '5' },
};

/** A manual refund on the provider's pages. */
const HALF = 1600;

type EventState = { type: string; status?: 'paid' | 'unpaid' };
const completed: EventState = { type: 'checkout.session.completed', status: 'paid' };
const expired: EventState = { type: 'checkout.session.expired', status: 'unpaid' };
const unpaid: EventState = { type: 'checkout.session.completed', status: 'unpaid' };
const refused: EventState = { type: 'payment_intent.payment_failed' };
const around: EventState[] = [{ type: 'payment_intent.succeeded' }, { type: 'charge.succeeded' }];

const saidOf: Record<EventKind, readonly EventState[]> = {
  paid: [...around, completed],
  'refused first': [refused, refused, ...around, completed, completed],
  'came late': [expired, ...around, completed],
  'time gone': [
    expired,
    ...around,
    completed,
    { type: 'checkout.session.async_payment_succeeded', status: 'paid' },
  ],
  'given back by hand': [completed, { type: 'charge.refunded' }, { type: 'charge.refunded' }],
  'never paid': [refused, expired],
  later: [unpaid, { type: 'checkout.session.async_payment_succeeded', status: 'paid' }],
  'later not': [unpaid, { type: 'checkout.session.async_payment_failed', status: 'unpaid' }],
  five: [refused, ...around, completed, completed],
  'five given back by hand': [completed, { type: 'charge.refunded' }, { type: 'charge.refunded' }],
};

/** The events of a case, each with an id of its own, including facts reported by two events. */
export function eventsOf({ kind, paymentId, amountMinor }: EventCase, seconds: number): StripeEvent[] {
  const intent = `pi_${paymentId}`;
  const metadata = { payment: paymentId };
  const refunded = { payment_intent: intent, amount_refunded: HALF };
  return saidOf[kind].map(({ type, status }): StripeEvent => {
    const session = {
      id: `cs_${paymentId}`,
      amount_total: amountMinor,
      currency: 'gbp',
      payment_status: status,
      payment_intent: status === 'paid' ? intent : null,
      client_reference_id: paymentId,
      metadata,
    };
    const happening: Happening = { type, object: status ? session : { id: intent, metadata, ...refunded } };
    return {
      id: `evt_${randomUUID()}`,
      object: 'event',
      created: seconds,
      type,
      data: { object: happening.object },
    };
  });
}
