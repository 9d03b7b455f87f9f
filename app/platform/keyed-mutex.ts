/** Runs `work` after all earlier work under the same key has ended, and returns what it returns or throws. */
export type KeyedMutex = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * A mutex per key, first come first served. Waiting takes no database connection and no lock. It orders this process only; between
 * processes the locks of the database decide.
 */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    // The next in line waits for this to settle, whether it succeeds or fails.
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
