import { tmpdir } from 'node:os';
import { seededRandom } from '#app/platform/random.ts';
import { withMigratedDatabase } from '#database/generate-types.ts';
import { addAuthAndJobs } from '../global-database.ts';
import { shuffleEvents } from './shuffle.ts';

/*
 * Events of the provider, each brought one to five times, shuffled, with processes killed and transactions broken off in between:
 *   node tests/stripe/shuffle-events.ts 10000 [deliveries between two kills] [seed]
 * Ends with 1 when anything stands that should not.
 */
const [events = '1000', killEvery = '400', seed = '1'] = process.argv.slice(2);
await withMigratedDatabase(async (url) => {
  await addAuthAndJobs(url, tmpdir());
  const started = performance.now();
  const random = seededRandom(Number(seed));
  const figures = await shuffleEvents(url, {
    events: Number(events),
    killEvery: Number(killEvery),
    random: random.fraction,
  });
  const { faults, ...counts } = figures;
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${JSON.stringify({ ...counts, faults: faults.length, seconds })}\n`);
  for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
});
