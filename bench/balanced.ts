import { seededRandom } from '#app/platform/random.ts';
import { killUnderLoad } from '#tests/faults/balanced/kill-under-load.ts';
import type { BenchFigure } from './figure.ts';

const usual = 4;
/** Rounds per app server: with more, the demo accounts reach the hourly rate limits. */
const perAppServer = 4;

/**
 * Two processes behind a load balancer, killed alternately under load: counts bookings, answers, notes and conversations that were
 * acknowledged but not stored exactly once.
 */
export async function measure(rounds = usual): Promise<BenchFigure[]> {
  const lost: string[] = [];
  for (let done = 0; done < rounds; done += perAppServer) {
    const next = Math.min(perAppServer, rounds - done);
    const { faults, ...counts } = await killUnderLoad(next, seededRandom(1 + done));
    process.stdout.write(`${JSON.stringify({ ...counts, faults: faults.length })}\n`);
    for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
    lost.push(...faults);
  }
  return [
    {
      name: `two processes behind a balancer, ${rounds} kills under load: lost or double`,
      value: String(lost.length),
      goal: '0',
      met: lost.length === 0,
    },
  ];
}
