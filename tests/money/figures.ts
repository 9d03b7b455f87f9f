import type { MoneyFacts } from './facts.ts';
import type { MoneyOperation } from './generate.ts';
import type { MoneyRun } from './money-run.ts';
import type { MoneyProduct } from './product.ts';

/* How often each kind of operation occurred, and what became of it. */

/** `idle`: there was nothing that the operation could have been about. */
export type OutcomeCounts = { done: number; refused: number; idle: number };
/** `splits`: sessions that credits and money paid together. */
export type MoneyFigures = {
  operations: number;
  bookings: number;
  splits: number;
  sales: number;
  lines: number;
  kinds: Record<string, OutcomeCounts>;
};

export const emptyFigures = (): MoneyFigures => ({
  operations: 0,
  bookings: 0,
  splits: 0,
  sales: 0,
  lines: 0,
  kinds: {},
});

type FounderAct = (MoneyOperation & { does: 'founderAct' })['act'];
type KindName = Exclude<MoneyOperation['does'], 'founderAct'> | `founderAct ${FounderAct}`;

const nameOf = (operation: MoneyOperation): KindName =>
  operation.does === 'founderAct' ? `founderAct ${operation.act}` : operation.does;

const kindNames: Record<KindName, true> = {
  agree: true,
  attended: true,
  book: true,
  buyPack: true,
  cancel: true,
  cancelRest: true,
  claim: true,
  decide: true,
  decideDispute: true,
  decideLine: true,
  deliver: true,
  dispute: true,
  disputeStep: true,
  endPack: true,
  'founderAct attended': true,
  'founderAct cancel': true,
  'founderAct refund': true,
  'founderAct settle': true,
  founderMove: true,
  giveBack: true,
  grantCredit: true,
  jobs: true,
  markInvoice: true,
  markNote: true,
  move: true,
  object: true,
  payLate: true,
  payOut: true,
  refundByHand: true,
  replay: true,
  sendBack: true,
  series: true,
  settleRefund: true,
  wait: true,
};

/** Kinds of operations of which fewer than `share` of all had an effect. */
export const findRareKinds = ({ kinds, operations }: MoneyFigures, share: number): string[] =>
  Object.keys(kindNames).filter((name) => (kinds[name]?.done ?? 0) < Math.max(1, share * operations));

/** Of an operation that begins now; the returned function counts it once it has ended. */
export function outcomeOf(product: MoneyProduct, operation: MoneyOperation): (figures: MoneyFigures) => void {
  const state = () => ({
    ...product.countOutcomes(),
    acts: product.countActs() + product.stripe.deliveries.held.length,
  });
  const before = state();
  return (figures) => {
    const after = state();
    const isTime = operation.does === 'wait' || operation.does === 'endPack';
    const name = nameOf(operation);
    const counts = (figures.kinds[name] ??= { done: 0, refused: 0, idle: 0 });
    if (after.refused > before.refused && after.accepted === before.accepted) counts.refused += 1;
    else if (isTime || after.acts !== before.acts) counts.done += 1;
    else counts.idle += 1;
  };
}

export function addFigures(figures: MoneyFigures, { reference }: MoneyRun, facts: MoneyFacts): void {
  const { bookings, sales } = reference;
  figures.bookings += bookings.length;
  figures.splits += bookings.filter(({ credit, price }) => credit > 0 && credit < price).length;
  figures.sales += sales.length;
  figures.lines += facts.lines.length;
}

/** Adds the second to the first. */
export function mergeFigures(sums: MoneyFigures, more: MoneyFigures): void {
  for (const name of ['operations', 'bookings', 'splits', 'sales', 'lines'] as const)
    sums[name] += more[name];
  for (const [name, counts] of Object.entries(more.kinds)) {
    const own = (sums.kinds[name] ??= { done: 0, refused: 0, idle: 0 });
    for (const each of ['done', 'refused', 'idle'] as const) own[each] += counts[each];
  }
}

/** A table with a line for each kind of operation; `share`: what was done, of all operations. */
export const describeKinds = ({ kinds, operations }: MoneyFigures): string =>
  [
    `${'operation'.padEnd(20)}${['done', 'refused', 'nothing to do', 'share'].map((name) => name.padStart(15)).join('')}`,
    ...Object.entries(kinds)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, { done, refused, idle }]) => {
        const share = `${((100 * done) / Math.max(1, operations)).toFixed(2)} %`;
        return (
          name.padEnd(20) + [done, refused, idle, share].map((each) => String(each).padStart(15)).join('')
        );
      }),
  ].join('\n');

/** The share below which a kind of operation counts as rare in a long run. */
export const RARE_SHARE = 0.003;
