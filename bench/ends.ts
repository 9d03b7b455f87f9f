import { termUnderLoad } from '#tests/faults/ended/term-under-load.ts';
import type { BenchFigure } from './figure.ts';

const usual = 5;
/** Seconds. */
const longest = 10;

/** Shutdowns by SIGTERM under 60 requests and 50 streams: requests that were accepted but not answered, and the duration of the slowest shutdown. */
export async function measure(rounds = usual): Promise<BenchFigure[]> {
  const ends = await termUnderLoad(rounds);
  const faults = ends.flatMap((ended) => ended.faults);
  const slowest = Math.max(...ends.map(({ seconds }) => seconds));
  for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
  return [
    {
      name: `${rounds} ends under 60 requests and 50 streams: broken off, lost or left over`,
      value: String(faults.length),
      goal: '0',
      met: faults.length === 0,
    },
    {
      name: 'the slowest of them',
      value: `${slowest.toFixed(2)} s`,
      goal: `≤ ${longest} s`,
      met: slowest <= longest,
    },
  ];
}
