import { seededRandom } from '#app/platform/random.ts';
import { compareOperations } from '#tests/booking/operations.ts';
import { prepareTutor } from '#tests/booking/product.ts';
import { withScratchServices } from '#tests/booking/scratch.ts';
import type { BenchFigure } from './figure.ts';

const usual = 5000;
const atOnce = 4;
const dailyLimit = 2;

/** Random operations against the product, four at once, and against a sequential reference model: some order must explain each result. */
export async function measure(count = usual): Promise<BenchFigure[]> {
  let explained = true;
  await withScratchServices(async (app) => {
    await prepareTutor(app, dailyLimit);
    let reported = 0;
    const reportProgress = (done: number) => {
      if (done < reported + usual || done >= count) return;
      reported = done;
      process.stdout.write(`… ${done} operations\n`);
    };
    const options = { count, atOnce, dailyLimit, heard: reportProgress };
    const { anomaly, answers } = await compareOperations(app, seededRandom(1), options);
    process.stdout.write(`${[...answers].map(([answer, times]) => `${answer} ${times}`).join(', ')}\n`);
    if (anomaly) process.stdout.write(`${JSON.stringify(anomaly, null, 1)}\n`);
    explained = anomaly === null;
  });
  return [
    {
      name: `${count} generated operations of booking, ${atOnce} at once: without an order that explains them`,
      value: explained ? '0' : 'found',
      goal: '0',
      met: explained,
    },
  ];
}
