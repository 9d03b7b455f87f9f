import { payloads } from '#tests/abuse/scripts/payloads.ts';
import { tryScripts } from '#tests/abuse/scripts/scripts.ts';
import type { BenchFigure } from './figure.ts';

/** Script payloads through every text field, fifty at a time, and every page that displays them. */
export async function measure(count = 100): Promise<BenchFigure[]> {
  const list = payloads.slice(0, count);
  const { faults, pages } = await tryScripts(list, 50);
  for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
  return [
    {
      name: `${list.length} script payloads, ${pages} pages looked at: run, or part of a page`,
      value: String(faults.length),
      goal: '0',
      met: faults.length === 0,
    },
  ];
}
