import { timeOfProcess } from '#app/platform/processor-time.server.ts';

/** By the clock, and in the processor time of a process: the second stands still while others have the processor. Milliseconds. */
export type Moment = { readonly clock: number; readonly processor: number };

/** A process that gets little of a busy machine has so many times as long by the clock: ended before its turn came, it would have to be started again. */
const mostWait = 4;

export const momentOf = ({ pid }: { readonly pid?: number | undefined }): Moment => ({
  clock: performance.now(),
  processor: timeOfProcess(pid ?? 0),
});

/** Milliseconds of processor time between two moments, but at least a fourth of those by the clock; those by the clock where the system says no others. */
export function spentBetween(since: Moment, now: Moment): number {
  const clock = now.clock - since.clock;
  const processor = now.processor - since.processor;
  return Number.isNaN(processor) ? clock : Math.min(clock, Math.max(processor, clock / mostWait));
}
