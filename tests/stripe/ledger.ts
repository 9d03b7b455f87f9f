import { randomBytes } from 'node:crypto';
import { type Form, textAt, textsAt } from './form.ts';
import { invalid, Refusal } from './refusal.ts';

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  url: string | null;
};
type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
  refunded: boolean;
  disputed?: boolean;
  metadata: Record<string, string>;
};
type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  charge: string;
  created: number;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  failure_balance_transaction?: string;
  metadata: Record<string, string>;
};
/** The parts of Stripe’s dispute object that the product uses, and some that it does not. */
export type StripeDispute = {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  created: number;
  reason: string;
  status: string;
  is_charge_refundable: boolean;
  evidence_details: {
    due_by: number | null;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
  balance_transactions: {
    id: string;
    object: 'balance_transaction';
    amount: number;
    fee: number;
    type: string;
  }[];
  metadata: Record<string, string>;
};
export type Happening = { type: string; object: object };

const MINUTE = 60;
const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;

/** The provider's state: checkout sessions, charges, refunds. `now` is in seconds. */
export function createLedger(origin: () => string, now: () => number) {
  const sessions = new Map<string, CheckoutSession>();
  const names = new Map<string, string>();
  const intents = new Map<string, Record<string, string>>();
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, StripeDispute>();

  const sessionOf = (id: string): CheckoutSession => {
    const session = sessions.get(id);
    if (!session) throw new Refusal(404, noSuch('checkout.session', id));
    return session;
  };

  const disputeOf = (id: string): StripeDispute => {
    const dispute = disputes.get(id);
    if (!dispute) throw new Refusal(404, noSuch('dispute', id));
    return dispute;
  };
  const movement = (type: string, amount: number, fee: number) =>
    ({ id: newId('txn'), object: 'balance_transaction', amount, fee, type }) as const;
  const withdraw = (dispute: StripeDispute): Happening => {
    dispute.balance_transactions.push(movement('dispute', -dispute.amount, 2000));
    return { type: 'charge.dispute.funds_withdrawn', object: copyOf(dispute) };
  };

  const give = (intent: string, wanted: string | undefined, metadata: Record<string, string>) => {
    const charge = charges.get(intent);
    if (!charge) throw invalid(`No such payment_intent: '${intent}'`, 'payment_intent', 'resource_missing');
    const contested = [...disputes.values()].filter((each) => each.charge === charge.id);
    if (contested.some(({ status }) => !isFinal(status) && !status.startsWith('warning_')))
      throw invalid('The charge has been disputed.', 'payment_intent', 'charge_disputed');
    const lost = contested.reduce((sum, { status, amount: each }) => sum + (status === 'lost' ? each : 0), 0);
    const left = charge.amount - charge.amount_refunded - lost;
    const amount = wholeAmount(wanted ?? String(left));
    if (left <= 0)
      throw invalid('Charge has already been refunded.', 'payment_intent', 'charge_already_refunded');
    if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount');
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency: charge.currency,
      payment_intent: intent,
      charge: charge.id,
      created: now(),
      status: 'succeeded',
      metadata,
    };
    refunds.set(refund.id, refund);
    const happenings = [
      { type: 'refund.created', object: { ...refund } },
      { type: 'charge.refunded', object: { ...charge } },
    ];
    return { refund, happenings };
  };

  return {
    sessions,
    charges,
    refunds,
    disputes,
    sessionOf,
    nameOf: (id: string) => names.get(id) ?? '',

    create(form: Form): CheckoutSession {
      const amount = wholeAmount(textAt(form, 'line_items', '0', 'price_data', 'unit_amount'));
      const id = newId('cs');
      const session: CheckoutSession = {
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: amount * Number(textAt(form, 'line_items', '0', 'quantity') ?? 1),
        currency: required(form, 'line_items', '0', 'price_data', 'currency'),
        client_reference_id: textAt(form, 'client_reference_id') ?? null,
        metadata: textsAt(form, 'metadata'),
        payment_intent: null,
        success_url: required(form, 'success_url'),
        cancel_url: textAt(form, 'cancel_url') ?? null,
        expires_at: expiry(textAt(form, 'expires_at'), now()),
        url: `${origin()}/c/pay/${id}`,
      };
      if (required(form, 'mode') !== 'payment') throw invalid('This server sells single payments.', 'mode');
      names.set(id, required(form, 'line_items', '0', 'price_data', 'product_data', 'name'));
      const intent = form.payment_intent_data;
      intents.set(id, typeof intent === 'object' ? textsAt(intent, 'metadata') : {});
      sessions.set(id, session);
      return session;
    },

    expire(id: string): Happening {
      const session = sessionOf(id);
      if (session.status !== 'open')
        throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.', 'id');
      Object.assign(session, { status: 'expired', url: null });
      return { type: 'checkout.session.expired', object: { ...session } };
    },

    pay(id: string): Happening[] {
      const session = sessionOf(id);
      if (session.status !== 'open') return [];
      const intent = newId('pi');
      const metadata = intents.get(id) ?? {};
      const { amount_total: amount, currency } = session;
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent,
        url: null,
      });
      const charge: Charge = {
        id: newId('ch'),
        object: 'charge',
        amount,
        amount_refunded: 0,
        currency,
        payment_intent: intent,
        refunded: false,
        metadata,
      };
      charges.set(intent, charge);
      return [
        { type: 'payment_intent.succeeded', object: intentOf(intent, amount, currency, metadata) },
        { type: 'charge.succeeded', object: { ...charge } },
        { type: 'checkout.session.completed', object: { ...session } },
      ];
    },

    fail(id: string): Happening[] {
      const { status, amount_total: amount, currency } = sessionOf(id);
      if (status !== 'open') return [];
      const intent = intentOf(newId('pi'), amount, currency, intents.get(id) ?? {});
      const refused = {
        ...intent,
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined' },
      };
      return [{ type: 'payment_intent.payment_failed', object: refused }];
    },

    refund(form: Form): { refund: Refund; happenings: Happening[] } {
      const intent = required(form, 'payment_intent');
      const { amount, metadata } = { amount: textAt(form, 'amount'), metadata: textsAt(form, 'metadata') };
      return give(intent, amount, metadata);
    },

    /** The refunds of a payment, latest first. */
    refundsOf: (intent: string | undefined): Refund[] =>
      [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent).toReversed(),

    /** A manual refund on the provider's pages: it has none of our metadata. */
    giveBack: (intent: string, amount: number): Happening[] => give(intent, String(amount), {}).happenings,

    /** The family’s bank asks for a payment back; with `inquiry` it only asks first, and no money moves. */
    dispute(
      intent: string,
      { amount, inquiry = false }: { amount?: number; inquiry?: boolean } = {},
    ): { id: string; happenings: Happening[] } {
      const charge = charges.get(intent);
      if (!charge) throw invalid(`No such payment_intent: '${intent}'`, 'payment_intent', 'resource_missing');
      const dispute: StripeDispute = {
        id: newId('du'),
        object: 'dispute',
        amount: amount ?? charge.amount,
        currency: charge.currency,
        charge: charge.id,
        payment_intent: intent,
        created: now(),
        reason: 'fraudulent',
        status: inquiry ? 'warning_needs_response' : 'needs_response',
        is_charge_refundable: inquiry,
        evidence_details: {
          due_by: now() + 10 * 24 * 60 * MINUTE,
          has_evidence: false,
          past_due: false,
          submission_count: 0,
        },
        balance_transactions: [],
        metadata: {},
      };
      disputes.set(dispute.id, dispute);
      charge.disputed = true;
      const created = { type: 'charge.dispute.created', object: copyOf(dispute) };
      return { id: dispute.id, happenings: inquiry ? [created] : [created, withdraw(dispute)] };
    },

    /** An inquiry becomes a dispute: the money is taken. */
    escalate(id: string): Happening[] {
      const dispute = disputeOf(id);
      Object.assign(dispute, { status: 'needs_response', is_charge_refundable: false });
      return [{ type: 'charge.dispute.updated', object: copyOf(dispute) }, withdraw(dispute)];
    },

    /** Evidence is sent, or the bank looks at it. */
    review(id: string): Happening[] {
      const dispute = disputeOf(id);
      const isInquiry = dispute.status.startsWith('warning_');
      dispute.status = isInquiry ? 'warning_under_review' : 'under_review';
      return [{ type: 'charge.dispute.updated', object: copyOf(dispute) }];
    },

    /** The bank decides, also a second time: a lost dispute is won after all. */
    decide(id: string, status: 'won' | 'lost' | 'warning_closed'): Happening[] {
      const dispute = disputeOf(id);
      dispute.status = status;
      const closed = () => ({ type: 'charge.dispute.closed', object: copyOf(dispute) });
      if (status !== 'won') return [closed()];
      dispute.balance_transactions.push(movement('dispute_reversal', dispute.amount, 0));
      return [{ type: 'charge.dispute.funds_reinstated', object: copyOf(dispute) }, closed()];
    },

    /** The bank returns a completed refund: the seller has the money again, and the charge counts it as not refunded. */
    sendBack(id: string): Happening[] {
      const refund = refunds.get(id);
      const charge = refund && charges.get(refund.payment_intent);
      if (!charge || refund.status !== 'succeeded') return [];
      Object.assign(refund, {
        status: 'failed',
        failure_reason: 'expired_or_canceled_card',
        failure_balance_transaction: newId('txn'),
      });
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      const types = ['charge.refund.updated', 'refund.updated', 'refund.failed'];
      return types.map((type) => ({ type, object: { ...refund } }));
    },
  };
}

const isFinal = (status: string) => ['won', 'lost', 'warning_closed'].includes(status);
const copyOf = <Value>(value: Value): Value => structuredClone(value);

const intentOf = (id: string, amount: number, currency: string, metadata: Record<string, string>) => ({
  id,
  object: 'payment_intent',
  amount,
  currency,
  status: 'succeeded',
  metadata,
});

const noSuch = (what: string, id: string) => ({
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: `No such ${what}: '${id}'`,
  param: 'id',
});

function required(form: Form, ...path: string[]): string {
  const value = textAt(form, ...path);
  if (value === undefined || value === '')
    throw invalid(`Missing required param: ${path[0]}.`, path[0] ?? '', 'parameter_missing');
  return value;
}

function wholeAmount(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text))
    throw invalid(`Invalid integer: ${text}`, 'amount', 'parameter_invalid_integer');
  if (Number(text) === 0)
    throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  return Number(text);
}

/** Half an hour at least, a day at most. */
function expiry(text: string | undefined, now: number): number {
  const at = text === undefined ? now + 24 * 60 * MINUTE : Number(text);
  if (at < now + 30 * MINUTE || at > now + 24 * 60 * MINUTE)
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  return at;
}
