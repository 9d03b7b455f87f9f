import { differ, sumOf } from './check.ts';
import { invoiceOf, type MoneyFacts, storedDecisionOf } from './facts.ts';
import type { MoneyRun } from './money-run.ts';
import { type MoneyProduct, tutors } from './product.ts';
import {
  earningOf,
  endOf,
  lineStateOf,
  owedOf,
  type MoneyLineState,
  type MoneySide,
  type ReferenceBooking,
  type ReferenceState,
} from './reference.ts';
import type { StoredRows } from './stored-rows.ts';

/* What families, tutors and founders see, compared with the reference. */

type Sums = Record<string, Record<MoneyLineState, number>>;
const states = ['waiting', 'due', 'paid_out', 'written_off'] as const;
const add = (sums: Sums, currency: string, state: MoneyLineState, amount: number): void => {
  (sums[currency] ??= { waiting: 0, due: 0, paid_out: 0, written_off: 0 })[state] += amount;
};

/** What a tutor’s statement of a month must say: its lines by state, in the current month also sessions that ended and are not settled. */
function expectedOf(
  { product: { tutorIds }, reference }: MoneyRun,
  { tutor, month }: { tutor: number; month: string | null },
  facts: MoneyFacts,
): Sums {
  const sums: Sums = {};
  const bookings = new Map(reference.bookings.map((booking) => [booking.id, booking]));
  for (const line of facts.lines) {
    const booking = bookings.get(line.booking_id);
    if (line.tutor_id !== tutorIds[tutor] || !booking || (month !== null && line.month !== month)) continue;
    const { amount_minor: amount, payout_id, currency } = line;
    const state = lineStateOf(reference, booking, {
      amount,
      isPaidOut: payout_id !== null,
      decision: storedDecisionOf(line),
    });
    add(sums, currency, state, amount);
  }
  return sums;
}

function addUnsettled(sums: Sums, { bookings, now }: ReferenceState, tutor: number): void {
  for (const booking of bookings)
    if (booking.tutor === tutor && booking.state === 'confirmed' && endOf(booking) <= now)
      add(sums, booking.currency, 'waiting', earningOf(booking.price, booking.currency));
}

type PayBody = {
  month: string;
  months: string[];
  totals: ({ currency: string } & Record<MoneyLineState, number>)[];
  lines: { currency: string; amountMinor: number }[];
};

/** One statement, without `month` the current one; returns the faults, and the months of which there are statements. */
async function checkStatement(
  run: MoneyRun,
  { tutor, month }: { tutor: number; month?: string },
  facts: MoneyFacts,
): Promise<{ faults: string[]; months: string[]; month: string }> {
  const path = month === undefined ? '/tutor/pay' : `/tutor/pay?month=${month}`;
  const { body } = await run.product.call({ tutor }, 'GET', path);
  const pay = body.pay as PayBody;
  const expected = expectedOf(run, { tutor, month: pay.month }, facts);
  if (pay.month === pay.months[0]) addUnsettled(expected, run.reference, tutor);
  const is: Sums = {};
  for (const totals of pay.totals) for (const state of states) add(is, totals.currency, state, totals[state]);
  const entered = new Set(
    facts.lines.filter(({ tutor_id }) => tutor_id === run.product.tutorIds[tutor]).map((line) => line.month),
  );
  const faults = [
    ...['GBP', 'COP'].flatMap((currency) => [
      ...differ(
        `statement of tutor ${tutor} for ${pay.month} in ${currency}`,
        is[currency],
        expected[currency],
      ),
      ...differ(
        `lines of ${pay.month} in ${currency}`,
        sumOf(pay.lines.filter((line) => line.currency === currency).map(({ amountMinor }) => amountMinor)),
        sumOf(states.map((state) => is[currency]?.[state] ?? 0)),
      ),
    ]),
    ...([...entered].every((each) => pay.months.includes(each)) ? [] : ['a month has no statement']),
  ];
  return { faults, months: pay.months, month: pay.month };
}

/** All statements of both tutors. */
async function checkStatements(run: MoneyRun, facts: MoneyFacts): Promise<string[]> {
  const faults: string[] = [];
  for (const tutor of tutors.keys()) {
    const current = await checkStatement(run, { tutor }, facts);
    faults.push(...current.faults);
    for (const month of current.months)
      if (month !== current.month)
        faults.push(...(await checkStatement(run, { tutor, month }, facts)).faults);
  }
  return faults;
}

type OpenPayRow = { tutorId: string; currency: string; dueMinor: number; waitingMinor: number };

/** Due and waiting pay as founders see it. */
async function checkOpenPay(run: MoneyRun, facts: MoneyFacts): Promise<string[]> {
  const { product } = run;
  const { body } = await product.call('founder', 'GET', '/founders/pay');
  const rows = body.pay as OpenPayRow[];
  return [...tutors.keys()].flatMap((tutor) => {
    const sums = expectedOf(run, { tutor, month: null }, facts);
    return ['GBP', 'COP'].flatMap((currency) => {
      const row = rows.find((each) => each.tutorId === product.tutorIds[tutor] && each.currency === currency);
      const { due = 0, waiting = 0 } = sums[currency] ?? {};
      return differ(
        `open pay of tutor ${tutor} in ${currency}`,
        [row?.dueMinor ?? 0, row?.waitingMinor ?? 0],
        [due, waiting],
      );
    });
  });
}

/** What is owed on invoices, and to be sent back by credit notes, as founders see it. */
async function checkInvoiceList({ product, reference }: MoneyRun, facts: MoneyFacts): Promise<string[]> {
  const answer = await product.call('founder', 'GET', '/founders/invoices');
  const shown = answer.body.invoices as {
    id: string;
    kind: string;
    owed: { amountMinor: number };
    paidAt: string | null;
  }[];
  const owed = sumOf(
    shown
      .filter(({ kind, paidAt }) => kind === 'invoice' && paidAt === null)
      .map((each) => each.owed.amountMinor),
  );
  const toSend = sumOf(
    shown
      .filter(({ kind, paidAt }) => kind === 'credit_note' && paidAt === null)
      .map((each) => each.owed.amountMinor),
  );
  const numbered = reference.sales.filter((sale) => invoiceOf(facts, sale)?.number);
  const isNumbered = facts.invoices.every(({ number }) => number !== null);
  return [
    ...differ('owed on invoices', owed, sumOf(numbered.map(owedOf))),
    // A credit note without a number is not listed yet.
    ...(isNumbered
      ? differ(
          'to be sent back by credit notes',
          toSend,
          sumOf(
            reference.sales.flatMap(({ notes }) =>
              notes.filter((note) => note.isAfterPayment && !note.isSent).map(({ amount }) => amount),
            ),
          ),
        )
      : []),
  ];
}

/** A session as one side sees it. */
async function checkView(
  product: MoneyProduct,
  booking: ReferenceBooking,
  side: MoneySide,
): Promise<string[]> {
  const caller = side === 'learner' ? { family: booking.family } : { tutor: booking.tutor };
  const { body } = await product.call(caller, 'GET', `/bookings/${booking.id}`);
  const view = body.booking as {
    refund: { amountMinor: number } | null;
    state: string;
    price: { amountMinor: number };
    payment: { credit?: Record<'worth' | 'returned', { amountMinor: number }> };
  };
  const { credit } = view.payment;
  return [
    ...differ(
      'a session as seen',
      [view.state, view.price.amountMinor, view.refund?.amountMinor ?? 0],
      [booking.state, booking.price, booking.refund ?? 0],
    ),
    ...(credit
      ? differ(
          'the credits of a session as seen',
          [credit.worth.amountMinor, credit.returned.amountMinor],
          [booking.credit, booking.creditBack],
        )
      : []),
  ];
}

/** The statements and lists with everything that is in them. */
export const checkLists = async (run: MoneyRun, facts: MoneyFacts): Promise<string[]> => [
  ...(await checkStatements(run, facts)),
  ...(await checkOpenPay(run, facts)),
  ...(await checkInvoiceList(run, facts)),
];

/** Every session, as one of its sides sees it. */
export async function checkViews({ product, reference }: MoneyRun): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, booking] of reference.bookings.entries())
    faults.push(...(await checkView(product, booking, at % 2 === 0 ? 'learner' : 'tutor')));
  return faults;
}

/**
 * What people are shown of everything about which something was written, or for which time has changed something: each session from one side, the
 * statements with its pay, and the founders’ lists that hold it.
 */
export async function checkTouched(
  run: MoneyRun,
  written: StoredRows,
  { facts, at }: { facts: MoneyFacts; at: number },
): Promise<string[]> {
  const touched = touchedBookings(run.reference, written, facts);
  const faults: string[] = [];
  // The two sides by turns.
  const side = at % 2 === 0 ? 'learner' : 'tutor';
  for (const booking of touched.sessions) faults.push(...(await checkView(run.product, booking, side)));
  if (touched.paid.length > 0) {
    const ids = new Set(touched.paid.map(({ id }) => id));
    for (const tutor of tutors.keys()) {
      if (!touched.paid.some((booking) => booking.tutor === tutor)) continue;
      const current = await checkStatement(run, { tutor }, facts);
      faults.push(...current.faults);
      const lines = facts.lines.filter(
        ({ booking_id, tutor_id }) => ids.has(booking_id) && tutor_id === run.product.tutorIds[tutor],
      );
      for (const month of new Set(lines.map((line) => line.month)))
        if (month !== current.month)
          faults.push(...(await checkStatement(run, { tutor, month }, facts)).faults);
    }
    faults.push(...(await checkOpenPay(run, facts)));
  }
  if (written.invoices.length + written.settlements.length > 0)
    faults.push(...(await checkInvoiceList(run, facts)));
  return faults;
}

/** `sessions`: those written. `paid`: those whose pay may be another now. */
function touchedBookings(
  { bookings, sales, now }: ReferenceState,
  written: StoredRows,
  { payments, invoices }: MoneyFacts,
): { sessions: ReferenceBooking[]; paid: ReferenceBooking[] } {
  const idsOf = (rows: readonly Record<string, unknown>[], column: string) => rows.map((row) => row[column]);
  const changed = new Set(idsOf(written.bookings, 'id'));
  const paying = new Set([
    ...changed,
    ...idsOf(written.claims, 'booking_id'),
    ...idsOf(written.lines, 'booking_id'),
  ]);
  const settled = new Set([
    ...idsOf(written.settlements, 'invoice_id'),
    ...idsOf(written.invoices, 'corrects'),
    ...idsOf(written.invoices, 'id'),
  ]);
  const contested = new Set(idsOf(written.disputes, 'payment_id'));
  // What a payment or an invoice is about: a session, a series or a pack.
  const subjects = [
    ...invoices
      .filter(({ id }) => settled.has(id))
      .flatMap(({ booking_id, series_id, pack_id }) => [booking_id, series_id, pack_id]),
    ...payments.filter(({ id }) => contested.has(id)).map(({ subject_id }) => subject_id),
  ];
  const about = new Set<unknown>(subjects.filter((id) => id !== null));
  return {
    sessions: bookings.filter(({ id }) => changed.has(id)),
    // A session ahead has no pay.
    paid: bookings.filter(
      (booking) =>
        (booking.lines.length > 0 || endOf(booking) <= now) &&
        (paying.has(booking.id) ||
          about.has(booking.id) ||
          about.has(booking.seriesId) ||
          booking.sales.some((at) => about.has(sales[at]?.key))),
    ),
  };
}
