import { seededRandom } from '#app/platform/random.ts';
import { checkFacts, checkFounderLists, checkStatements, checkView } from './check.ts';
import { readFacts } from './outside.ts';
import { emptyRun } from './money-run.ts';
import { generateOperations, type MoneyOperation } from './generate.ts';
import { perform } from './operations.ts';
import { finishAll } from './finish.ts';
import type { MoneyProduct } from './product.ts';

/** How many operations follow each other before the database is emptied. */
const LENGTH = 120;
/** Statements of all months are read after so many operations. */
const STATEMENTS_EVERY = 12;

export type MoneyFailure = { seed: number; operations: MoneyOperation[]; faults: string[] };
/** `splits`: sessions that credits and money paid together. */
export type MoneyFigures = {
  operations: number;
  bookings: number;
  splits: number;
  sales: number;
  lines: number;
};

/** Performs the operations from an empty database; returns the faults after the first operation that has any, and that operation's position. */
export async function performAll(
  product: MoneyProduct,
  operations: readonly MoneyOperation[],
  figures?: MoneyFigures,
): Promise<{ at: number; faults: string[] } | null> {
  await product.reset();
  const run = emptyRun(product);
  let facts = await readFacts(run);
  for (const [at, operation] of operations.entries()) {
    const acts = product.countActs();
    const faults = await perform(run, operation, facts);
    // Where nothing was asked of the product, everything is as it was checked.
    if (product.countActs() > acts) {
      facts = await readFacts(run);
      faults.push(...checkFacts(run, facts));
    }
    // The two sides by turns.
    const side = (['learner', 'tutor'] as const)[at % 2];
    if (run.touched) faults.push(...(await checkView(product, run.touched, side ?? 'learner')));
    const isDispute = operation.does === 'dispute' || operation.does === 'disputeStep';
    if (isDispute) faults.push(...(await checkFounderLists(product, run.reference, facts)));
    if (at % STATEMENTS_EVERY === STATEMENTS_EVERY - 1 || at === operations.length - 1)
      faults.push(
        ...(await checkStatements(product, run.reference)),
        ...(await checkFounderLists(product, run.reference, facts)),
      );
    if (faults.length > 0) return { at, faults };
  }
  const stuck = await finishAll(run);
  if (stuck.length > 0) return { at: operations.length - 1, faults: stuck };
  if (figures) {
    figures.operations += operations.length;
    figures.bookings += run.reference.bookings.length;
    figures.splits += run.reference.bookings.filter(
      ({ credit, price }) => credit > 0 && credit < price,
    ).length;
    figures.sales += run.reference.sales.length;
    figures.lines += facts.lines.length;
  }
  return null;
}

/** Generates and performs operations in runs of their own; a failing run is made shorter. */
export async function compareMoney(
  product: MoneyProduct,
  { seed, count, length = LENGTH }: { seed: number; count: number; length?: number },
): Promise<{ failure: MoneyFailure | null; figures: MoneyFigures }> {
  const random = seededRandom(seed);
  const figures: MoneyFigures = { operations: 0, bookings: 0, splits: 0, sales: 0, lines: 0 };
  while (figures.operations < count) {
    const operations = generateOperations(random, length);
    const failed = await performAll(product, operations, figures);
    if (failed) return { failure: await shrink(product, seed, operations, failed), figures };
  }
  return { failure: null, figures };
}

/** Removes ever smaller parts of the operations as long as some fault stays. */
async function shrink(
  product: MoneyProduct,
  seed: number,
  operations: readonly MoneyOperation[],
  found: { at: number; faults: string[] },
): Promise<MoneyFailure> {
  let shortest = operations.slice(0, found.at + 1);
  let { faults } = found;
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < shortest.length;) {
      const shorter = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      const failed = shorter.length > 0 ? await performAll(product, shorter) : null;
      if (failed) {
        shortest = shorter.slice(0, failed.at + 1);
        faults = failed.faults;
      } else from += size;
    }
  return { seed, operations: shortest, faults };
}

export const describeFailure = ({ seed, operations, faults }: MoneyFailure): string =>
  [
    `seed ${seed}, ${operations.length} operations:`,
    ...operations.map((operation) => `  ${JSON.stringify(operation)}`),
    ...faults,
  ].join('\n');
