import { seededRandom } from '#app/platform/random.ts';
import { compareOperations } from './operations.ts';
import { prepareTutor } from './product.ts';
import { withScratchHouse } from './scratch.ts';

/*
 * Generated operations against the product, several at once, and against a notebook, one after the other:
 *   node tests/booking/compare-operations.ts 100000 [at once] [seed]
 * Prints the answers by how often they were given; the first case without an order that explains it ends with 1.
 */
const [count = '2000', atOnce = '4', seed = '1'] = process.argv.slice(2);
const dailyLimit = 2;
/** Says how far it is after so many. */
const each = 5000;

await withScratchHouse(async (house) => {
  await prepareTutor(house, dailyLimit);
  let said = 0;
  const heard = (done: number) => {
    if (done < said + each) return;
    said = done;
    process.stdout.write(`… ${done} operations\n`);
  };
  const wish = { count: Number(count), atOnce: Number(atOnce), dailyLimit, heard };
  const { anomaly, answers } = await compareOperations(house, seededRandom(Number(seed)), wish);
  process.stdout.write(`${[...answers].map(([answer, times]) => `${answer} ${times}`).join(', ')}\n`);
  if (anomaly) process.stdout.write(`${JSON.stringify(anomaly, null, 1)}\n`);
  process.exitCode = anomaly ? 1 : 0;
});
