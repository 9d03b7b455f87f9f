import { fuzz } from '#tests/abuse/fuzz/fuzz.ts';
import { type BenchFigure, milliseconds } from './figure.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
/** Unlimited rate; milliseconds of good traffic alone. */
const unbounded = { atOnce: 48, rate: 5000, alone: 20_000, limited: false, tell: print };
/** Most requests from one address while measuring another client; with a few hundred, all would be within the initial burst. */
const ofOneAddress = 20_000;
/** Largest growth of live memory, and of waiting time. */
const most = { live: 1.1, wait: 2 };

/**
 * Fuzzed requests without rate limits, 48 at once: from many addresses, to find failures and memory leaks; then from one, to measure the
 * effect on another client.
 */
export async function measure(requests = 20_000): Promise<BenchFigure[]> {
  const warmUp = Math.min(100_000, Math.ceil(requests / 5));
  const { faults, memory, sent } = await fuzz({ ...unbounded, requests, seed: 1, warmUp });
  const { good, ...beside } = await fuzz({
    ...unbounded,
    requests: Math.min(requests, ofOneAddress),
    seed: 2,
    warmUp: 5000,
    addresses: 1,
  });
  const wrong = [...faults, ...beside.faults, ...good.faults];
  const growth = (name: keyof typeof memory.before) => memory.after[name] / memory.before[name];
  const percent = (times: number) => `${((times - 1) * 100).toFixed(1)} %`;
  return [
    {
      name: `${sent} fuzzed requests: 5xx but 503 with when to come again, hung up on, unanswered`,
      value: String(wrong.length),
      goal: '0',
      met: wrong.length === 0,
    },
    {
      name: `live memory after them, against after ${warmUp} to warm up`,
      value: percent(growth('live')),
      goal: `≤ ${percent(most.live)}`,
      met: growth('live') <= most.live,
    },
    { name: 'resident memory, the same', value: percent(growth('rss')), goal: '', met: true },
    {
      name: 'good traffic, 99 %, alone; beside fuzz of 48 at once from one address',
      value: `${milliseconds(good.alone)}; ${milliseconds(good.beside)}`,
      goal: `≤ ${most.wait} times`,
      met: good.beside <= most.wait * good.alone,
    },
  ];
}
