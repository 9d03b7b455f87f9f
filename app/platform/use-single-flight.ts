import { useState } from 'react';

const sameKey = () => '';

/**
 * Wraps an action that a press starts. A busy state only disables a button with the next render; the second press of a
 * double click arrives before it. While the action runs, a call does not start it again and gets the running promise.
 *
 * `keyOf`: actions that may run side by side, such as those of two rows, return different keys.
 *
 * Do not call `preventDefault` inside the action: it has to be called for the ignored press as well.
 */
export function useSingleFlight<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
  keyOf: (...args: Args) => string = sameKey,
): (...args: Args) => Promise<Result> {
  const [running] = useState(() => new Map<string, Promise<Result>>());
  return (...args) => {
    const key = keyOf(...args);
    const started = running.get(key);
    if (started) return started;
    const run = action(...args).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
