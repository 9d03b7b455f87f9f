import type { MoneyProduct } from './product.ts';
import type { ReferenceSale } from './reference.ts';

/* What the product has stored, in one statement. */

type BookingFact = {
  id: string;
  state: string;
  price_minor: number;
  refund_minor: number | null;
  credit_minor: number;
  credit_back_minor: number | null;
  back_before_minor: number | null;
  currency: string;
  payment: string | null;
  starts_at: string;
  moves: number;
  series_id: string | null;
  account_id: string;
};
type LineFact = {
  id: string;
  booking_id: string;
  amount_minor: number;
  currency: string;
  payout_id: string | null;
  written_off_at: string | null;
  approved_at: string | null;
};
type InvoiceFact = {
  id: string;
  kind: 'invoice' | 'credit_note';
  number: string | null;
  position: number | null;
  year: number | null;
  booking_id: string | null;
  series_id: string | null;
  pack_id: string | null;
  corrects: string | null;
  total_minor: number;
  currency: string;
  payment: string;
  due_at: string | null;
  account_id: string;
  is_settled: boolean;
  reason: string | null;
  halves: number | null;
  /** The credit note whose effect is undone. */
  restores: string | null;
};
type EntryFact = {
  pack_id: string;
  /** The pack that was sold or given: its credits may have moved on after its end. */
  root_id: string;
  kind: string;
  halves: number;
  balance: number;
  booking_id: string | null;
  half_value_minor: number;
  account_id: string;
  paid_by: 'invoice' | 'card' | 'goodwill';
  created_at: string;
  expires_at: string;
};
type PaymentFact = {
  id: string;
  subject_id: string;
  amount_minor: number;
  refunded_minor: number;
  state: string;
  outcome: string | null;
  intent_id: string | null;
  account_id: string;
  ordered: number;
};
type RefundFact = {
  id: string;
  payment_id: string;
  amount_minor: number;
  used_minor: number;
  reason: string;
  state: 'ordered' | 'sent' | 'done' | 'failed';
  made_by_hand: boolean;
  settled: boolean;
  tries: number;
};
type DisputeFact = { id: string; payment_id: string | null; state: string; decided_at: string | null };
export type MoneyFacts = {
  refunds: RefundFact[];
  disputes: DisputeFact[];
  shares: { refund_id: string; booking_id: string; amount_minor: number }[];
  bookings: BookingFact[];
  lines: LineFact[];
  payouts: { id: string; amount_minor: number }[];
  invoices: InvoiceFact[];
  entries: EntryFact[];
  payments: PaymentFact[];
  claims: { booking_id: string; outcome: string | null; disputed_at: string | null }[];
  doubles: number;
};

const list = (query: string) => `(select coalesce(json_agg(each), '[]') from (${query}) as each)`;

const statement = `select json_build_object(
  'bookings', ${list(`select id, state, price_minor, refund_minor, credit_minor, credit_back_minor, back_before_minor, currency, payment, starts_at, moves, series_id, account_id
    from app.bookings where state not in ('held', 'expired')`)},
  'lines', ${list(`select id, booking_id, amount_minor, currency, payout_id, written_off_at, approved_at
    from app.pay_lines order by entered_at, id`)},
  'payouts', ${list('select id, amount_minor from app.pay_payouts')},
  'invoices', ${list(`select id, kind, number, position, year, booking_id, series_id, pack_id, corrects, total_minor, currency, payment, due_at,
    account_id, reason, halves, restores, exists (select from app.invoice_settlements where invoice_id = invoices.id) as is_settled
    from app.invoices order by created_at, number nulls last, id`)},
  'entries', ${list(`select entry.pack_id, entry.kind, entry.halves, entry.balance, entry.booking_id, pack.half_value_minor, pack.account_id,
    root.id as root_id, root.payment as paid_by, entry.created_at, pack.expires_at
    from app.credit_entries as entry join app.credit_packs as pack on pack.id = entry.pack_id
    join app.credit_packs as root on root.id = coalesce(pack.from_pack_id, pack.id) order by entry.position`)},
  'payments', ${list(`select id, subject_id, amount_minor, refunded_minor, state, outcome, intent_id, account_id,
    (select count(*)::int from app.refunds where payment_id = payments.id and state in ('ordered', 'sent')) as ordered
    from app.payments order by created_at, id`)},
  'refunds', ${list(`select id, payment_id, amount_minor, used_minor, reason, state, made_by_hand, settled_at is not null as settled, tries
    from app.refunds order by created_at, id`)},
  'disputes', ${list('select id, payment_id, state, decided_at from app.disputes order by opened_at, id')},
  'shares', ${list('select refund_id, booking_id, amount_minor from app.refund_shares')},
  'claims', ${list('select booking_id, outcome, disputed_at from app.absence_claims')},
  'doubles', (select count(*) - count(distinct message_id) from app.mails)) as facts`;

export async function loadFacts({ app }: MoneyProduct): Promise<MoneyFacts> {
  const { rows } = await app.pool.query<{ facts: MoneyFacts }>(statement);
  return (rows[0] as { facts: MoneyFacts }).facts;
}

/** The invoice of a sale in the product. */
export const invoiceOf = (facts: MoneyFacts, { key }: ReferenceSale) =>
  facts.invoices.find(
    ({ kind, restores, pack_id, booking_id }) =>
      kind === 'invoice' && restores === null && (pack_id ?? booking_id) === key,
  );
