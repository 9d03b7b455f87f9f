import type { Random } from '#app/platform/random.ts';
import { expireAllStaleHolds } from '#app/booking/db/holds.server.ts';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import type { TestServices } from '../support/database.ts';
import { oneOf, operationOf } from './generate.ts';
import { carryOut, settle, type Entry, type Operation, type BookingModelState } from './model.ts';
import { carryOutForReal, forgetAll, stateOf, tutorAccount } from './product.ts';

const MINUTE = 60_000;

type Anomaly = { operations: Operation[]; answers: string[]; state: unknown; possible: unknown };

type CompareOptions = {
  count: number;
  atOnce: number;
  dailyLimit: number;
  /** Called with the number of compared operations so far. */
  onProgress?: (done: number) => void;
};

/**
 * Runs generated operations against the product, up to `atOnce` concurrently, and against the sequential model: some order of the model
 * must give the same results and the same final state. Returns the first case where none does, and how often each result occurred.
 */
export async function compareOperations(
  app: TestServices,
  random: Random,
  { count, atOnce, dailyLimit, onProgress }: CompareOptions,
): Promise<{ anomaly: Anomaly | null; answers: Map<string, number> }> {
  const ids: string[] = [];
  const given = new Map<string, number>();
  let modelState: BookingModelState = {
    now: app.clock.now().getTime(),
    dailyLimit,
    tutor: tutorAccount.id,
    entries: [],
  };
  for (let done = 0; done < count;) {
    if (random.fraction() < 0.4) modelState = await passTime(app, random, modelState);
    const size = 1 + Math.floor(random.fraction() * atOnce);
    const operations = Array.from({ length: size }, () => operationOf(random, modelState));
    done += size;
    const answers = await Promise.all(operations.map((operation) => carryOutForReal(app, ids, operation)));
    for (const [index, { answer }] of answers.entries()) {
      const key = `${operations[index]?.does} ${answer}`;
      given.set(key, (given.get(key) ?? 0) + 1);
    }
    const real = await stateOf(app, ids, modelState.now);
    const found = orders(operations.map((_, index) => index))
      .map((order) => inOrder(modelState, operations, order))
      .find(
        (tried) =>
          same(
            tried.answers,
            answers.map(({ answer }) => answer),
          ) && isState(settle(tried.modelState), real),
      );
    if (!found) {
      const possible = inOrder(
        modelState,
        operations,
        operations.map((_, index) => index),
      );
      const anomaly = { operations, answers: answers.map(({ answer }) => answer), state: real, possible };
      return { anomaly, answers: given };
    }
    onProgress?.(done);
    modelState = { ...found.modelState, entries: inTheirOrder(found, real) };
    if (ids.length > 150) {
      await forgetAll(app);
      ids.length = 0;
      modelState = { ...modelState, entries: [] };
    }
  }
  return { anomaly: null, answers: given };
}

type Tried = { modelState: BookingModelState; answers: string[] };

function inOrder(
  modelState: BookingModelState,
  operations: readonly Operation[],
  order: readonly number[],
): Tried {
  const answers: string[] = [];
  let current = modelState;
  for (const index of order) {
    const operation = operations[index];
    if (!operation) continue;
    const outcome = carryOut(current, operation);
    current = outcome.modelState;
    answers[index] = outcome.answer;
  }
  return { modelState: current, answers };
}

const orders = (items: readonly number[]): number[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((first) =>
        orders(items.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
const textOf = ({ owner, state, start, minutes, moves, refund }: Entry) =>
  [owner, state, start, minutes, moves, refund].join(' ');
const isState = (modelState: BookingModelState, real: readonly Entry[]) =>
  same(modelState.entries.map(textOf).toSorted(), real.map(textOf).toSorted());

/** The entries of the model in the order of the product's ids. */
function inTheirOrder({ modelState }: Tried, real: readonly Entry[]): Entry[] {
  const left = [...modelState.entries];
  return real.map((entry) => {
    const at = left.findIndex(
      (each) => textOf(settle({ ...modelState, entries: [each] }).entries[0] ?? each) === textOf(entry),
    );
    return left.splice(at, 1)[0] ?? entry;
  });
}

async function passTime(
  app: TestServices,
  random: Random,
  modelState: BookingModelState,
): Promise<BookingModelState> {
  app.clock.advance(oneOf(random, [1, 3, 11, 70, 70, 500]) * MINUTE);
  const now = app.clock.now();
  await expireAllStaleHolds(app.db, now);
  await completePast(app.services, now);
  return settle({ ...modelState, now: now.getTime() });
}
