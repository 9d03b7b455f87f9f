/**
 * Runs at most `atOnce` tasks at a time, in the order of their arrival. One that has waited for `patience` milliseconds begins all the same, so
 * that tasks that wait for something else do not hold up all others.
 */
export function createLimiter({ atOnce, patience }: { atOnce: number; patience: number }) {
  let running = 0;
  const waiting = new Set<() => void>();

  const waitForTurn = () =>
    new Promise<void>((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        // Here, not when the task continues: another one could arrive in between.
        running += 1;
        resolve();
      };
      const timer = setTimeout(begin, patience);
      waiting.add(begin);
    });

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else await waitForTurn();
    try {
      return await work();
    } finally {
      running -= 1;
      if (running < atOnce) waiting.values().next().value?.();
    }
  };
}
