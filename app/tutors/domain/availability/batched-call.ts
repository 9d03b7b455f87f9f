/**
 * Asks for many keys at once: while one question is under way, the keys that are wanted meanwhile wait for the next. Each answer
 * was asked for after its key was wanted, so that it is never older than the wish.
 */
export function createBatchedCall<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  type Round = { keys: Set<string>; answers: Promise<ReadonlyMap<string, Answer>> };
  let underWay: Promise<unknown> | null = null;
  let next: Round | null = null;
  const begin = (): Round => {
    const keys = new Set<string>();
    // One tick later, so that whoever asks at the same moment is in this round already.
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
