import { checkOutside } from './check-outside.ts';
import { invoiceOf, type MoneyFacts } from './facts.ts';
import type { MoneyRun } from './money-run.ts';
import { bookingsOf } from './outside.ts';
import { families } from './product.ts';
import { owedOf, type ReferenceState, transferredOf } from './reference.ts';

/* What must be true after every operation. Each function returns the faults it found, in words. */

export const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
export const differ = (what: string, is: unknown, expected: unknown): string[] =>
  same(is, expected) ? [] : [`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`];

export function checkFacts(run: MoneyRun, facts: MoneyFacts): string[] {
  const { reference } = run;
  return [
    ...checkBookings(reference, facts),
    ...checkLedger(reference, facts),
    ...checkInvoices(reference, facts),
    ...checkCredits(reference, facts),
    ...checkCards(run, facts),
    ...checkConservation(run, facts),
    ...checkOutside(run, facts),
    ...checkReminders(reference, facts),
    ...checkHolds(run, facts),
    ...differ('number of emails sent twice', Number(facts.doubles), 0),
  ];
}

function checkBookings({ bookings }: ReferenceState, facts: MoneyFacts): string[] {
  const rows = new Map(facts.bookings.map((row) => [row.id, row]));
  return [
    ...differ('number of bookings', rows.size, bookings.length),
    ...bookings.flatMap((booking, at) => {
      const row = rows.get(booking.id);
      if (!row) return [`booking ${at} is missing`];
      const is = [
        row.state,
        row.price_minor,
        row.refund_minor ?? 0,
        row.credit_minor,
        row.credit_back_minor ?? 0,
        row.payment,
        Date.parse(row.starts_at),
        row.moves,
      ];
      const { state, price, refund, credit, creditBack, payment, start, moves } = booking;
      const expected = [state, price, refund ?? 0, credit, creditBack, payment, start, moves];
      return differ(`booking ${at}`, is, expected);
    }),
    ...bookings.flatMap((booking, at) => {
      const claim = facts.claims.find(({ booking_id }) => booking_id === booking.id);
      const is = claim && claim.outcome === null ? (claim.disputed_at ? 'disputed' : 'open') : 'none';
      const expected = booking.claim ? (booking.claim.isDisputed ? 'disputed' : 'open') : 'none';
      return differ(`claim on booking ${at}`, is, expected);
    }),
  ];
}

/** The lines of each session, and payouts that are the sum of their lines. */
function checkLedger({ bookings }: ReferenceState, facts: MoneyFacts): string[] {
  const ofBooking = Map.groupBy(facts.lines, ({ booking_id }) => booking_id);
  return [
    ...bookings.flatMap((booking, at) => {
      const is = (ofBooking.get(booking.id) ?? []).map((line) =>
        [
          line.amount_minor,
          line.payout_id !== null,
          line.approved_at !== null,
          line.written_off_at !== null,
        ].join(),
      );
      const expected = booking.lines.map(({ amount, isPaidOut, decision }) =>
        [amount, isPaidOut, decision === 'pay', decision === 'write_off'].join(),
      );
      const total = sumOf(booking.lines.map(({ amount }) => amount));
      return [
        ...differ(`pay lines of booking ${at}`, is.toSorted(), expected.toSorted()),
        ...(total < 0 || total > booking.price ? [`booking ${at} earns ${total}`] : []),
      ];
    }),
    ...facts.payouts.flatMap(({ id, amount_minor }) =>
      differ(
        'sum of a payout',
        sumOf(facts.lines.filter((line) => line.payout_id === id).map((line) => line.amount_minor)),
        amount_minor,
      ),
    ),
  ];
}

function checkInvoices(reference: ReferenceState, facts: MoneyFacts): string[] {
  const invoices = facts.invoices.filter(({ kind, restores }) => kind === 'invoice' && restores === null);
  return [
    ...differ('number of invoices', invoices.length, reference.sales.length),
    ...reference.sales.flatMap((sale, at) => {
      const invoice = invoiceOf(facts, sale);
      if (!invoice) return [`sale ${at} has no invoice`];
      const notes = facts.invoices.filter(({ corrects }) => corrects === invoice.id);
      const is = [invoice.total_minor, invoice.currency, invoice.payment, invoice.is_settled];
      const late = sale.due !== null && Date.parse(invoice.due_at ?? '') > sale.due;
      return [
        ...differ(`invoice ${at}`, is, [sale.total, sale.currency, sale.payment, sale.isMarkedPaid]),
        ...(sale.outside
          ? []
          : differ(
              `credit notes of invoice ${at}`,
              notes.map(({ total_minor, is_settled }) => `${total_minor} ${is_settled}`).toSorted(),
              sale.notes.map(({ amount, isSent }) => `${amount} ${isSent}`).toSorted(),
            )),
        ...(!sale.outside && sumOf(notes.map(({ total_minor }) => total_minor)) > invoice.total_minor
          ? [`invoice ${at} is corrected by more than its total`]
          : []),
        ...(late ? [`invoice ${at} is due after its first session or after 14 days`] : []),
      ];
    }),
    ...[
      ...Map.groupBy(
        facts.invoices.filter(({ number }) => number !== null),
        ({ kind, year }) => `${kind} ${year}`,
      ),
    ].flatMap(([series, numbered]) =>
      differ(
        `numbers of ${series}`,
        numbered.map(({ position }) => position ?? 0).toSorted((one, other) => one - other),
        numbered.map((_, index) => index + 1),
      ),
    ),
  ];
}

/** At most two reminders of an invoice, and none of one with nothing to pay. */
function checkReminders({ sales }: ReferenceState, facts: MoneyFacts): string[] {
  return sales.flatMap((sale, at) => {
    const count = facts.reminders.get(invoiceOf(facts, sale)?.id ?? '') ?? 0;
    const isNew = count > sale.reminders;
    sale.reminders = count;
    return [
      ...(isNew && owedOf(sale) === 0 ? [`invoice ${at} is paid and the family is reminded of it`] : []),
      ...(count > 2 ? [`${count} reminders of invoice ${at}`] : []),
    ];
  });
}

/** A hold that is over is released by the next run of the jobs. */
const checkHolds = ({ jobsAt }: MoneyRun, { holds }: MoneyFacts): string[] =>
  holds
    .filter(({ expires_at }) => Date.parse(expires_at ?? '') <= jobsAt)
    .map(({ expires_at }) => `a hold that ended ${expires_at} is not released`);

/** Halves that lost disputes and refunds by hand took, less those that came back. */
const halvesOutside = ({ entries, invoices }: MoneyFacts, family: string): number =>
  sumOf(
    entries
      .filter(
        ({ account_id, kind }) => account_id === family && ['charged_back', 'reinstated'].includes(kind),
      )
      .map(({ halves }) => halves),
  ) -
  sumOf(
    invoices
      .filter(
        ({ account_id, pack_id, reason }) =>
          account_id === family && pack_id !== null && reason === 'refunded',
      )
      .map(({ halves }) => halves ?? 0),
  );

const isSpentLate = ({ kind, created_at, expires_at }: MoneyFacts['entries'][number]) =>
  kind === 'spent' && Date.parse(created_at) >= Date.parse(expires_at);

function checkCredits(reference: ReferenceState, facts: MoneyFacts): string[] {
  const ofPack = Map.groupBy(facts.entries, ({ pack_id }) => pack_id);
  return [
    ...[...ofPack.values()].flatMap((entries) => {
      const sum = sumOf(entries.map(({ halves }) => halves));
      return [
        ...differ('balance of a pack', entries.at(-1)?.balance, sum),
        ...(entries.some(({ balance }) => balance < 0) ? ['a pack is overdrawn'] : []),
        ...(entries.some(isSpentLate) ? ['a pack that is over paid for a session'] : []),
        ...(entries.some(({ kind, paid_by }) => kind === 'refunded' && paid_by === 'goodwill')
          ? ['a gift was given back for money']
          : []),
      ];
    }),
    ...families.flatMap(({ id }, family) =>
      differ(
        `halves of family ${family}`,
        sumOf(facts.entries.filter(({ account_id }) => account_id === id).map(({ halves }) => halves)),
        (reference.halves[family] ?? 0) + halvesOutside(facts, id),
      ),
    ),
    ...reference.bookings.flatMap((booking, at) => {
      const worth = (kind: string) =>
        sumOf(
          facts.entries
            .filter((entry) => entry.booking_id === booking.id && entry.kind === kind)
            .map(({ halves, half_value_minor }) => halves * half_value_minor),
        );
      return [
        ...differ(`credit spent on booking ${at}`, -worth('spent'), booking.credit),
        ...differ(`credit returned of booking ${at}`, worth('returned'), booking.creditBack),
      ];
    }),
  ];
}

/** Every charge at Stripe: once nothing is ordered any more, both know the same refunds. */
function checkCards({ product: { stripe }, outside }: MoneyRun, facts: MoneyFacts): string[] {
  return [...stripe.ledger.charges.values()].flatMap((charge) => {
    if (outside.has(charge.payment_intent)) return [];
    const payment = facts.payments.find(({ intent_id }) => intent_id === charge.payment_intent);
    if (!payment) return [`a charge of ${charge.amount} is unknown`];
    return [
      ...differ('a card payment', payment.amount_minor, charge.amount),
      ...(payment.ordered > 0
        ? charge.amount_refunded > payment.refunded_minor
          ? ['Stripe gave back more than was ordered']
          : []
        : differ('refunded at Stripe', charge.amount_refunded, payment.refunded_minor)),
    ];
  });
}

/** What families paid, less what went back, is what their sessions and credits cost; and that is the tutors' pay and the platform's share. */
function checkConservation(
  { product: { stripe }, reference, outside }: MoneyRun,
  facts: MoneyFacts,
): string[] {
  const changed = reference.sales.filter((sale) => sale.outside);
  const isChanged = (key: string) => changed.some((sale) => sale.key === key);
  const changedBookings = new Set(changed.flatMap((sale) => bookingsOf(reference, sale)).map(({ id }) => id));
  return families.flatMap(({ id }, family) => {
    const payments = facts.payments.filter(
      ({ account_id, state, intent_id }) =>
        account_id === id && state === 'paid' && !outside.has(intent_id ?? ''),
    );
    const byCard = sumOf(payments.map(({ amount_minor, refunded_minor }) => amount_minor - refunded_minor));
    const atStripe = sumOf(
      payments.map(({ intent_id, amount_minor, refunded_minor, ordered }) => {
        const charge = stripe.ledger.charges.get(intent_id ?? '');
        if (!charge) return -1;
        return ordered > 0 ? amount_minor - refunded_minor : charge.amount - charge.amount_refunded;
      }),
    );
    const sales = reference.sales.filter((sale) => sale.family === family && sale.payment === 'invoice');
    const transferred = sumOf(sales.map(transferredOf));
    const sent = (isSent: boolean) =>
      sumOf(
        sales.flatMap(({ notes }) =>
          notes.filter((note) => note.isAfterPayment && note.isSent === isSent).map(({ amount }) => amount),
        ),
      );
    const owed = sumOf(sales.map(owedOf));
    const own = facts.bookings.filter(({ account_id }) => account_id === id);
    const sessions = sumOf(
      own
        .filter((booking) => !changedBookings.has(booking.id))
        .map(
          ({ price_minor, refund_minor, credit_minor, credit_back_minor }) =>
            price_minor - credit_minor - ((refund_minor ?? 0) - (credit_back_minor ?? 0)),
        ),
    );
    const packs = sumOf(
      facts.entries
        .filter(({ account_id, paid_by }) => account_id === id && paid_by !== 'goodwill')
        .filter(({ root_id }) => !isChanged(root_id))
        .filter(({ kind }) => kind === 'bought' || kind === 'refunded')
        .map(({ halves, half_value_minor }) => halves * half_value_minor),
    );
    const earned = sumOf(
      facts.lines
        .filter(({ booking_id }) => own.some((booking) => booking.id === booking_id))
        .map(({ amount_minor }) => amount_minor),
    );
    const cost = sumOf(
      reference.bookings
        .filter((booking) => booking.family === family && booking.state !== 'confirmed')
        .map(({ price, refund }) => price - (refund ?? 0)),
    );
    const wasDecided = reference.bookings.some((booking) => booking.family === family && booking.wasDecided);
    return [
      ...differ(`card money of family ${family}`, byCard, atStripe),
      ...differ(
        `paid and owed by family ${family}`,
        byCard + transferred + owed - sent(true) - sent(false),
        sessions + packs,
      ),
      ...(owed < 0 ? [`family ${family} owes ${owed}`] : []),
      ...(!wasDecided && earned > cost
        ? [`tutors earn ${earned} of ${cost} that family ${family} pays`]
        : []),
    ];
  });
}
