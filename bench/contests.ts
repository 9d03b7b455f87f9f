import { contests, endpointsOf, playRound, startRival } from '#tests/booking/contest.ts';
import { withScratchServices } from '#tests/booking/scratch.ts';
import type { BenchFigure } from './figure.ts';

const usual = 50;
const people = 200;

/**
 * Rounds of two hundred concurrent requests for one hour, from two processes on one database: exactly one wins, all others get a 409.
 * Faults are printed as they are found.
 */
export async function measure(rounds = usual): Promise<BenchFigure[]> {
  let clean = 0;
  await withScratchServices(async (app) => {
    const rival = await startRival(app.url);
    const setting = { many: people, endpoints: endpointsOf(app, [rival.endpoint]) };
    for (let round = 0; round < rounds; round += 1) {
      const contest = contests[round % contests.length] ?? 'exact';
      const faults = await playRound(app, contest, setting);
      if (faults.length === 0) clean += 1;
      else process.stdout.write(`round ${round}, ${contest}: ${faults.slice(0, 5).join('; ')}\n`);
      if ((round + 1) % usual === 0 && round + 1 < rounds) process.stdout.write(`… ${round + 1} rounds\n`);
    }
    await rival.stop();
  });
  return [
    {
      name: `one hour, ${people} at once, two processes: rounds with one winner`,
      value: `${clean} of ${rounds}`,
      goal: 'all',
      met: clean === rounds,
    },
  ];
}
