import { availableParallelism } from 'node:os';

export type Queue = {
  /**
   * Does the work when its turn comes; `first` goes before those who are not, and always finds room. Throws `QueueFull` at
   * once when too many wait already.
   */
  run<Result>(work: () => Promise<Result>, options?: { first?: boolean }): Promise<Result>;
};

export class QueueFull extends Error {}

/** Hashing a password keeps one core busy for its time: one is always left to everybody else. */
const passwordsAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Whoever comes after so many would wait for seconds. */
const mostWaiting = 200;

/** Lets so much of the same work happen at once and the rest wait in order. */
export function createQueue(atOnce = passwordsAtOnce, longest = mostWaiting): Queue {
  const firsts: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work, { first = false } = {}) => {
      if (running >= atOnce) {
        if (!first && others.length >= longest) throw new QueueFull();
        // Whoever finishes hands its place on, so that nobody comes in between.
        await new Promise<void>((resolve) => (first ? firsts : others).push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = firsts.shift() ?? others.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
