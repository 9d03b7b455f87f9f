import { victims } from '#tests/faults/killed/killable-app-server.ts';
import { killByTurns, readiness } from '#tests/faults/killed/kill-by-turns.ts';
import type { BenchFigure } from './figure.ts';

/** Milliseconds until it must be ready again. */
const goal = 5000;

/** Kills node, PostgreSQL or both under write load: counts acknowledged data that is lost, partial writes, and leftover processes. */
export async function measure(kills = 2 * victims.length): Promise<BenchFigure[]> {
  const toll = await killByTurns(kills);
  for (const line of [...readiness(toll.kills), ...toll.faults.slice(0, 20)])
    process.stdout.write(`${line}\n`);
  const slowest = Math.max(...toll.kills.map(({ ready }) => ready));
  const writes = Object.values(toll.kinds).reduce((sum, count) => sum + count, 0);
  return [
    {
      name: `${toll.kills.length} kills during ${writes} writes: lost, half-written or left over`,
      value: String(toll.faults.length),
      goal: '0',
      met: toll.faults.length === 0,
    },
    {
      name: 'ready again, the slowest',
      value: `${(slowest / 1000).toFixed(2)} s`,
      goal: `≤ ${goal / 1000} s`,
      met: slowest <= goal,
    },
  ];
}
