/**
 * Runs work with the same key sequentially, in request order. Waiting here holds no database connection and no lock, so many requests for
 * one time do not exhaust the pool. Orders this process only; between processes the database locks decide.
 */
export function createKeyedMutex(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    // The next call waits for this one to settle, successfully or not.
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** Keys used in this feature: `tutor <id>` for claiming a tutor’s time, `booking <id>` for changing a booking. */
export const runExclusive = createKeyedMutex();
