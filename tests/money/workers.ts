import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { MoneyFigures } from './figures.ts';

/** `step`: from a seed to the next one; workers take turns. */
export type ScratchRequest = {
  count: number;
  seed: number;
  minutes: number;
  workers: number;
  step: number;
  /** Ends at the first fault, as it was found. */
  isFirst: boolean;
};
type Report = { seed: number; figures: MoneyFigures; failure?: string };

export function readScratchArguments(given: readonly string[]): ScratchRequest {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      workers: { type: 'string', default: '1' },
      step: { type: 'string', default: '1' },
      first: { type: 'boolean', default: false },
    },
  });
  const [count = '1000', seed = '1', minutes = '600'] = positionals;
  return {
    count: Number(count),
    seed: Number(seed),
    minutes: Number(minutes),
    workers: Number(values.workers),
    step: Number(values.step),
    isFirst: values.first,
  };
}

const pinning = '/usr/bin/taskset';

/** Runs the script in so many processes at once, each with its part of the operations. */
export async function runWorkers(
  { count, seed, minutes, workers, isFirst }: ScratchRequest,
  report: (seed: number, figures: MoneyFigures, failure?: string) => void,
): Promise<void> {
  const cores = availableParallelism();
  // A worker and its database on one core wake each other without disturbing another one: nearly twice as fast.
  const isPinned = existsSync(pinning) && workers <= cores;
  const run = (worker: number) =>
    new Promise<void>((resolve) => {
      const script = [
        new URL('scratch.ts', import.meta.url).pathname,
        String(Math.ceil(count / workers)),
        String(seed + worker),
        String(minutes),
        '--step',
        String(workers),
        ...(isFirst ? ['--first'] : []),
      ];
      const [command = '', ...rest] = [
        ...(isPinned ? [pinning, '-c', String(worker % cores)] : []),
        process.execPath,
        ...process.execArgv,
        ...script,
      ];
      const child = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      child.on('message', (message: Report) => report(message.seed, message.figures, message.failure));
      child.once('exit', (code) => {
        if (code !== 0) process.exitCode = code ?? 1;
        resolve();
      });
    });
  await Promise.all(Array.from({ length: workers }, (_, worker) => run(worker)));
}
