import type { Random } from '#app/platform/random.ts';
import type { Entry, Operation, BookingModelState } from './model.ts';
import { tutorAccount } from './product.ts';

const people = ['a', 'b', 'c', 'd'].map((letter) => `00000000-0000-4000-a000-0000000000${letter}${letter}`);
const MINUTE = 60_000;
const DAY = 86_400_000;

export const oneOf = <Each>(random: Random, values: readonly Each[]): Each =>
  values[Math.floor(random.fraction() * values.length)] as Each;

/** A random operation on an existing entry or on one of few times, so that operations conflict. */
export function operationOf(random: Random, modelState: BookingModelState): Operation {
  const who = oneOf(random, people);
  const start = startOf(random, modelState);
  if (modelState.entries.length === 0 || random.fraction() < 0.35)
    return { does: 'hold', who, start, minutes: oneOf(random, [30, 60, 60, 90]) };
  const entry = entryOf(random, modelState.entries);
  const owner = modelState.entries[entry]?.owner ?? who;
  const asks = random.fraction() < 0.8 ? owner : oneOf(random, [who, tutorAccount.id]);
  const does = oneOf(random, [
    'confirm',
    'confirm',
    'move',
    'move',
    'cancel',
    'extend',
    'release',
    'tutorAbsent',
    'learnerAbsent',
  ] as const);
  return does === 'move' ? { does, who: asks, entry, start } : { does, who: asks, entry };
}

/** Usually one that can still change. */
function entryOf(random: Random, entries: readonly Entry[]): number {
  const alive = [...entries.keys()].filter((index) =>
    ['held', 'confirmed', 'completed'].includes(entries[index]?.state ?? ''),
  );
  const among = alive.length > 0 && random.fraction() < 0.7 ? alive : [...entries.keys()];
  return oneOf(random, among);
}

/** Often one of the next half hours, otherwise one of few times, so that operations conflict. */
function startOf(random: Random, { now }: BookingModelState): number {
  const half = 30 * MINUTE;
  if (random.fraction() < 0.3) return Math.ceil(now / half) * half + Math.floor(random.fraction() * 8) * half;
  const opens = Math.floor(now / DAY) * DAY + oneOf(random, [0, 1, 1, 2, 4]) * DAY + 18 * 60 * MINUTE;
  return (
    opens + Math.floor(random.fraction() * 9) * 30 * MINUTE + (random.fraction() < 0.05 ? 10 * MINUTE : 0)
  );
}
