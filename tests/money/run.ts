import { seededRandom } from '#app/platform/random.ts';
import { checkFacts } from './check.ts';
import { checkLists, checkTouched } from './check-shown.ts';
import type { MoneyFacts } from './facts.ts';
import { addFigures, emptyFigures, type MoneyFigures, outcomeOf } from './figures.ts';
import { readFacts } from './outside.ts';
import { emptyRun, type MoneyRun } from './money-run.ts';
import { generateOperations, type MoneyOperation } from './generate.ts';
import { perform } from './operations.ts';
import { finishAll } from './finish.ts';
import type { MoneyProduct } from './product.ts';

/** How many operations follow each other before the database is emptied. */
const LENGTH = 240;
/** All statements and lists are read after so many operations, and at the end; in between, those that hold what an operation touched. */
const ALL_EVERY = 40;

export type MoneyFailure = { seed: number; operations: MoneyOperation[]; faults: string[] };

/** Performs the operations from an empty database; returns the faults after the first operation that has any, and that operation's position. */
export async function performAll(
  product: MoneyProduct,
  operations: readonly MoneyOperation[],
  figures: MoneyFigures = emptyFigures(),
): Promise<{ at: number; faults: string[] } | null> {
  await product.reset();
  const run = emptyRun(product);
  let facts = await readFacts(run);
  product.stored.takeWritten();
  for (const [at, operation] of operations.entries()) {
    const countOutcome = outcomeOf(product, operation);
    const acts = product.countActs();
    // An error of the product ends the operation: that is a fault too.
    const faults = await perform(run, operation, facts).catch((thrown: unknown) => [String(thrown)]);
    figures.operations += 1;
    countOutcome(figures);
    // Where nothing was asked of the product, everything is as it was checked.
    if (product.countActs() > acts) {
      facts = await readFacts(run);
      faults.push(...checkFacts(run, facts));
      faults.push(...(await checkTouched(run, product.stored.takeWritten(), { facts, at })));
    }
    if (at % ALL_EVERY === ALL_EVERY - 1 || at === operations.length - 1)
      faults.push(...(await checkAll(run, facts)));
    if (faults.length > 0) return { at, faults };
  }
  const stuck = await finishAll(run);
  if (stuck.length > 0) return { at: operations.length - 1, faults: stuck };
  addFigures(figures, run, facts);
  return null;
}

async function checkAll(run: MoneyRun, facts: MoneyFacts): Promise<string[]> {
  const missed = await run.product.stored.findMissed();
  return [...(await checkLists(run, facts)), ...missed.map((name) => `the readings missed ${name}`)];
}

/** Generates and performs operations in runs of their own; a failing run is made shorter, unless `shortens` is false. */
export async function compareMoney(
  product: MoneyProduct,
  {
    seed,
    count,
    length = LENGTH,
    shortens = true,
  }: { seed: number; count: number; length?: number; shortens?: boolean },
): Promise<{ failure: MoneyFailure | null; figures: MoneyFigures }> {
  const random = seededRandom(seed);
  const figures = emptyFigures();
  while (figures.operations < count) {
    const operations = generateOperations(random, length);
    const failed = await performAll(product, operations, figures);
    if (!failed) continue;
    const whole = { seed, operations: operations.slice(0, failed.at + 1), faults: failed.faults };
    return { failure: shortens ? await shrink(product, seed, operations, failed) : whole, figures };
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
