import { checkFacts } from './check.ts';
import { checkLists, checkViews } from './check-shown.ts';
import { readFacts } from './outside.ts';
import type { MoneyRun } from './money-run.ts';
import type { MoneyOperation } from './generate.ts';
import { perform } from './operations.ts';
import { lineStateOf, owedOf } from './reference.ts';

const FORTY_DAYS = 40 * 24 * 60;

/**
 * Shows that every state has a way out: with time, and with nothing but what each party may do, every session ends, every claim is decided,
 * every invoice is paid or corrected, every credit note is sent and every line of pay is paid out or written off. Returns what is left open.
 */
export async function finishAll(run: MoneyRun): Promise<string[]> {
  const { reference } = run;
  const faults: string[] = [];
  const act = async (operation: MoneyOperation) => {
    const facts = await readFacts(run);
    faults.push(...(await perform(run, operation, facts)));
  };
  await act({ does: 'wait', minutes: FORTY_DAYS });
  await act({ does: 'jobs' });
  await endDisputes(run, act);
  // A claim that waited for an answer may have become disputed only now.
  for (const [at, booking] of reference.bookings.entries())
    if (booking.claim)
      await act({ does: 'decide', at, isUpheld: at % 2 === 0, familyPercent: 50, tutorPercent: 50 });
  await act({ does: 'wait', minutes: FORTY_DAYS });
  await act({ does: 'jobs' });
  // Every second invoice stays unpaid: its pay is decided by a founder.
  const open = () => reference.sales.filter((sale) => owedOf(sale) > 0);
  for (let left = Math.ceil(open().length / 2); left > 0; left -= 1)
    await act({ does: 'markInvoice', at: left, isPaid: true });
  for (let left = 1000; left > 0 && waitingIn(run) > 0; left -= 1)
    await act({ does: 'decideLine', at: left, decision: left % 2 === 0 ? 'pay' : 'write_off' });
  for (let left = open().length; left > 0; left -= 1) await act({ does: 'markInvoice', at: 0, isPaid: true });
  await act({ does: 'jobs' });
  await settleRefunds(run, act);
  for (let left = notesIn(run); left > 0; left -= 1) await act({ does: 'markNote', at: 0 });
  for (const tutor of [0, 1])
    for (const currency of ['GBP', 'COP'] as const)
      await act({ does: 'payOut', tutor, currency, isTwice: true });
  const facts = await readFacts(run);
  const states = facts.bookings.filter(({ state }) => state === 'confirmed').length;
  const lines = reference.bookings.flatMap((booking) =>
    booking.lines.map((line) => ({ state: lineStateOf(reference, booking, line), amount: line.amount })),
  );
  // What a tutor was paid too much is kept back from later pay, so it can stay due.
  const unpaid = lines.filter(({ state }) => state === 'waiting');
  const ordered = facts.payments.filter((payment) => payment.ordered > 0).length;
  const troubled = await troubledRefunds(run);
  const disputes = facts.disputes.filter(
    ({ state, decided_at }) =>
      state === 'open' || state === 'inquiry' || (state === 'lost' && decided_at === null),
  ).length;
  return [
    ...faults,
    ...checkFacts(run, facts),
    ...(await checkLists(run, facts)),
    ...(await checkViews(run)),
    ...(states > 0 ? [`${states} sessions never end`] : []),
    ...(unpaid.length > 0 ? [`${unpaid.length} lines of pay wait for ever`] : []),
    ...(notesIn(run) > 0 ? [`${notesIn(run)} credit notes are never sent`] : []),
    ...(open().length > 0 ? [`${open().length} invoices are never paid`] : []),
    ...(troubled > 0 ? [`${troubled} refunds stay in the founders’ list`] : []),
    ...(disputes > 0 ? [`${disputes} disputes wait for ever`] : []),
    ...(ordered > 0 ? [`${ordered} payments have refunds that are never made`] : []),
  ];
}

type Act = (operation: MoneyOperation) => Promise<void>;

/** The bank decides every dispute, and founders what each lost one means for the tutor. */
async function endDisputes({ product }: MoneyRun, act: Act): Promise<void> {
  const { disputes } = product.stripe.ledger;
  const count = (mayStay: string[]) =>
    [...disputes.values()].filter(({ status }) => !mayStay.includes(status)).length;
  for (let left = count(['won', 'lost', 'warning_closed']); left > 0; left -= 1)
    for (const step of ['warning_closed', left % 2 === 0 ? 'won' : 'lost', 'lost'] as const)
      await act({ does: 'disputeStep', at: 0, step, isHeld: left % 3 === 0 });
  await act({ does: 'deliver', seed: disputes.size, times: 2 });
  await act({ does: 'jobs' });
  for (let at = disputes.size - 1; at >= 0; at -= 1)
    await act({ does: 'decideDispute', at, tutor: at % 2 === 0 ? 'keeps_pay' : 'charged_back' });
}

async function troubledRefunds({ product }: MoneyRun): Promise<number> {
  const { body } = await product.call('founder', 'GET', '/founders/refunds');
  return (body.refunds as unknown[]).length;
}

async function settleRefunds(run: MoneyRun, act: Act): Promise<void> {
  for (let left = await troubledRefunds(run); left > 0; left -= 1) await act({ does: 'settleRefund', at: 0 });
}

const waitingIn = ({ reference }: MoneyRun) =>
  reference.bookings.reduce(
    (count, booking) =>
      count + booking.lines.filter((line) => lineStateOf(reference, booking, line) === 'waiting').length,
    0,
  );
const notesIn = ({ reference }: MoneyRun) =>
  reference.sales.reduce(
    (count, { notes }) => count + notes.filter((note) => note.isAfterPayment && !note.isSent).length,
    0,
  );
