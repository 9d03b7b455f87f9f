/**
 * Batches lookups by key: keys requested while a call is in flight wait for the next one. A request is never served by a call that started
 * before it, so answers are never stale.
 */
export function createBatchedCall<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  type Round = { keys: Set<string>; answers: Promise<ReadonlyMap<string, Answer>> };
  let underWay: Promise<unknown> | null = null;
  let next: Round | null = null;
  const begin = (): Round => {
    const keys = new Set<string>();
    // Starts one microtask later, so that simultaneous requests join this batch.
    const start = () => {
      next = null;
      return ask([...keys]);
    };
    const answers = (underWay ?? Promise.resolve()).then(start, start);
    underWay = answers;
    return { keys, answers };
  };
  return async (key) => {
    next ??= begin();
    const round = next;
    round.keys.add(key);
    return (await round.answers).get(key);
  };
}
