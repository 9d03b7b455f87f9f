import { goAway } from '#tests/faults/away/away.ts';
import { faults } from '#tests/faults/away/faults.ts';
import type { BenchFigure } from './figure.ts';

/** Milliseconds. */
const most = { slowest: 2000, recovery: 3000 };

/** Every dependency of the app server fails in turn for so many seconds. */
export async function measure(seconds = 5): Promise<BenchFigure[]> {
  const setting = { seconds, slowest: Infinity, recovery: Infinity };
  const outages = await goAway(Object.keys(faults), setting, ({ faults: found }) => {
    for (const fault of found.slice(0, 5)) process.stdout.write(`${fault}\n`);
  });
  const calls = outages.reduce((sum, outage) => sum + outage.calls, 0);
  const wrong = outages.reduce((sum, { faults: found }) => sum + found.length, 0);
  const slowestOf = (name: keyof typeof most): BenchFigure => {
    const slowest = Math.max(...outages.map((outage) => outage[name]));
    return {
      name: { slowest: 'the slowest answer', recovery: 'the slowest recovery, without a restart' }[name],
      value: `${(slowest / 1000).toFixed(2)} s`,
      goal: `≤ ${most[name] / 1000} s`,
      met: slowest <= most[name],
    };
  };
  return [
    {
      name: `${outages.length} outages of ${seconds} s, ${calls} calls: untyped answers and open doors`,
      value: String(wrong),
      goal: '0',
      met: wrong === 0,
    },
    slowestOf('slowest'),
    slowestOf('recovery'),
  ];
}
