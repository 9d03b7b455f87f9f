import type { MoneyProduct } from './product.ts';
import type { ReferenceSale } from './reference.ts';

/* What the product has stored, with the columns that belong together. */

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
  expires_at: string | null;
};
type LineFact = {
  id: string;
  tutor_id: string;
  booking_id: string;
  amount_minor: number;
  currency: string;
  payout_id: string | null;
  written_off_at: string | null;
  approved_at: string | null;
  entered_at: string;
  /** `2026-11`: of whose statement it is. */
  month: string;
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
  created_at: string;
};
type EntryFact = {
  pack_id: string;
  position: number;
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
  created_at: string;
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
  created_at: string;
};
type DisputeFact = {
  id: string;
  payment_id: string | null;
  state: string;
  decided_at: string | null;
  opened_at: string;
};
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
  holds: BookingFact[];
  /** Reminders that were sent, by invoice. */
  reminders: ReadonlyMap<string, number>;
};

type PackRow = {
  id: string;
  from_pack_id: string | null;
  account_id: string;
  half_value_minor: number;
  payment: EntryFact['paid_by'];
  expires_at: string;
};

/** Sorted by the values; those without one last. */
const sortBy = <Row>(rows: readonly Row[], valuesOf: (row: Row) => (string | number | null)[]): Row[] => {
  const keyed = rows.map((row) => ({ row, values: valuesOf(row) }));
  return keyed.toSorted((one, other) => compare(one.values, other.values)).map(({ row }) => row);
};
function compare(
  one: readonly (string | number | null)[],
  other: readonly (string | number | null)[],
): number {
  for (const [at, value] of one.entries()) {
    const second = other[at] ?? null;
    if (value === second) continue;
    if (value === null) return 1;
    if (second === null) return -1;
    return value < second ? -1 : 1;
  }
  return 0;
}

export async function loadFacts({ stored }: MoneyProduct): Promise<MoneyFacts> {
  const rows = await stored.read();
  const settled = new Set(rows.settlements.map(({ invoice_id }) => invoice_id));
  const packs = new Map((rows.packs as PackRow[]).map((pack) => [pack.id, pack]));
  const bookings = rows.bookings as BookingFact[];
  const refunds = rows.refunds as RefundFact[];
  const invoices = (rows.invoices as InvoiceFact[]).map((row) => ({
    ...row,
    is_settled: settled.has(row.id),
  }));
  const payments = (rows.payments as PaymentFact[]).map((row) => ({
    ...row,
    ordered: refunds.filter(
      ({ payment_id, state }) => payment_id === row.id && (state === 'ordered' || state === 'sent'),
    ).length,
  }));
  return {
    bookings: bookings.filter(({ state }) => state !== 'held' && state !== 'expired'),
    lines: sortBy(rows.lines as LineFact[], ({ entered_at, id }) => [entered_at, id]),
    payouts: rows.payouts as MoneyFacts['payouts'],
    invoices: sortBy(invoices, ({ created_at, number, id }) => [created_at, number, id]),
    entries: sortBy(
      (rows.entries as EntryFact[]).map((entry) => withPack(entry, packs)),
      ({ position }) => [position],
    ),
    payments: sortBy(payments, ({ created_at, id }) => [created_at, id]),
    refunds: sortBy(refunds, ({ created_at, id }) => [created_at, id]),
    disputes: sortBy(rows.disputes as DisputeFact[], ({ opened_at, id }) => [opened_at, id]),
    shares: rows.shares as MoneyFacts['shares'],
    claims: rows.claims as MoneyFacts['claims'],
    holds: bookings.filter(({ state }) => state === 'held'),
    reminders: countReminders(rows.mails as { message_id: string }[]),
    doubles: rows.mails.length - new Set(rows.mails.map(({ message_id }) => message_id)).size,
  };
}

function countReminders(mails: readonly { message_id: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { message_id } of mails) {
    const id = /^invoice-([-0-9a-f]{36})-reminder/.exec(message_id)?.[1];
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function withPack(entry: EntryFact, packs: Map<string, PackRow>): EntryFact {
  const pack = packs.get(entry.pack_id);
  const root = packs.get(pack?.from_pack_id ?? entry.pack_id);
  if (!pack || !root) throw new Error('a credit without its pack');
  const { account_id, half_value_minor, expires_at } = pack;
  return { ...entry, root_id: root.id, paid_by: root.payment, account_id, half_value_minor, expires_at };
}

/** The invoice of a sale in the product. */
export const invoiceOf = (facts: MoneyFacts, { key }: ReferenceSale) =>
  facts.invoices.find(
    ({ kind, restores, pack_id, booking_id }) =>
      kind === 'invoice' && restores === null && (pack_id ?? booking_id) === key,
  );

/** What a founder decided on a stored line of pay. */
export const storedDecisionOf = ({ approved_at, written_off_at }: LineFact) =>
  approved_at !== null ? 'pay' : written_off_at !== null ? 'write_off' : null;
