import { tmpdir } from 'node:os';
import { seededRandom } from '#app/platform/random.ts';
import { withMigratedDatabase } from '#database/generate-types.ts';
import { addAuthAndJobs } from '#tests/support/global-database.ts';
import { type ShuffleFigures, shuffleEvents } from '#tests/stripe/shuffle.ts';
import type { BenchFigure } from './figure.ts';

const usual = 1000;
/** Deliveries between two kills of a process. */
const killEvery = 400;

/** Events of the payment provider, each delivered one to five times, shuffled, with processes killed and transactions aborted in between. */
export async function measure(events = usual): Promise<BenchFigure[]> {
  let shuffled: ShuffleFigures | undefined;
  await withMigratedDatabase(async (url) => {
    await addAuthAndJobs(url, tmpdir());
    shuffled = await shuffleEvents(url, { events, killEvery, random: seededRandom(1).fraction });
  });
  if (!shuffled) throw new Error('nothing was shuffled');
  const { deliveries, brokenOff, kills, faults } = shuffled;
  for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
  return [
    {
      name: `webhooks: ${events} events, ${deliveries} deliveries, ${brokenOff} broken off, ${kills} kills: wrong effects`,
      value: String(faults.length),
      goal: '0',
      met: faults.length === 0,
    },
  ];
}
