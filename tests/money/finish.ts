import { checkFacts, checkStatements } from './check.ts';
import { loadFacts } from './facts.ts';
import { type MoneyOperation, type MoneyRun, perform } from './operations.ts';
import { lineStateOf, owedOf } from './reference.ts';

const FORTY_DAYS = 40 * 24 * 60;

/**
 * Shows that every state has a way out: with time, and with nothing but what each party may do, every session ends, every claim is decided,
 * every invoice is paid or corrected, every credit note is sent and every line of pay is paid out or written off. Returns what is left open.
 */
export async function finishAll(run: MoneyRun): Promise<string[]> {
  const { reference, product } = run;
  const faults: string[] = [];
  const act = async (operation: MoneyOperation) => {
    const facts = await loadFacts(product);
    faults.push(...(await perform(run, operation, facts)));
  };
  await act({ does: 'wait', minutes: FORTY_DAYS });
  await act({ does: 'jobs' });
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
  for (let left = notesIn(run); left > 0; left -= 1) await act({ does: 'markNote', at: 0 });
  for (const tutor of [0, 1])
    for (const currency of ['GBP', 'COP'] as const)
      await act({ does: 'payOut', tutor, currency, isTwice: true });
  const facts = await loadFacts(product);
  const states = facts.bookings.filter(({ state }) => state === 'confirmed').length;
  const lines = reference.bookings.flatMap((booking) =>
    booking.lines.map((line) => ({ state: lineStateOf(reference, booking, line), amount: line.amount })),
  );
  // What a tutor was paid too much is kept back from later pay, so it can stay due.
  const unpaid = lines.filter(({ state }) => state === 'waiting');
  const ordered = facts.payments.filter((payment) => payment.ordered > 0).length;
  return [
    ...faults,
    ...checkFacts(product, reference, facts),
    ...(await checkStatements(product, reference)),
    ...(states > 0 ? [`${states} sessions never end`] : []),
    ...(unpaid.length > 0 ? [`${unpaid.length} lines of pay wait for ever`] : []),
    ...(notesIn(run) > 0 ? [`${notesIn(run)} credit notes are never sent`] : []),
    ...(open().length > 0 ? [`${open().length} invoices are never paid`] : []),
    ...(ordered > 0 ? [`${ordered} payments have refunds that are never made`] : []),
  ];
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
