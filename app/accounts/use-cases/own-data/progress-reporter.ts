import type { Clock } from '#app/platform/clock.ts';

/**
 * Milliseconds between progress reports during a long part. Must be far shorter than the silence after which a worker
 * counts as dead.
 */
export const REPORT_INTERVAL_MS = 5000;

type Progress = { done: number; now: Date };

/**
 * Passes the number of finished parts on to `send`: a new number at once, the same one again only after REPORT_INTERVAL_MS. Both functions
 * throw whatever `send` throws.
 */
export function createProgressReporter(clock: Clock, send: (progress: Progress) => Promise<void>) {
  let last = { done: 0, at: Number.NEGATIVE_INFINITY };
  const report = async (done: number): Promise<void> => {
    const now = clock.now();
    if (done === last.done && now.getTime() - last.at < REPORT_INTERVAL_MS) return;
    last = { done, at: now.getTime() };
    await send({ done, now });
  };
  return { report, repeat: () => report(last.done) };
}
