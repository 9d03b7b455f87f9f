/**
 * Does work under one key one after the other, in the order in which it was asked for. Whoever waits here holds no connection and no
 * lock of the database, so that two hundred people who want one hour do not keep everybody else from it. Only this process
 * is ordered by it; between processes the locks of the database decide.
 */
export function createKeyedMutex(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    // Whoever comes next waits for this to be over, however it ends.
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** The turns of this room: `tutor <id>` for who takes a tutor’s time, `booking <id>` for who changes one booking. */
export const runExclusive = createKeyedMutex();
