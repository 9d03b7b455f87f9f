import { withScratchServices } from '../booking/scratch.ts';
import { describeFailure, compareMoney } from './run.ts';
import { openProduct } from './product.ts';

/* Many operations: `node tests/money/scratch.ts <count> <seed> <minutes>`. After a fault it goes on with the next seed. */
const [count = '1000', seed = '1', minutes = '600'] = process.argv.slice(2);
/** Operations of one seed. */
const PER_SEED = 2400;

await withScratchServices(async (app) => {
  // The product has jobs of its own that an operation runs; those of the services run by the real clock, and would change a long run.
  await app.services.jobs.stop();
  const product = await openProduct(app);
  const begun = performance.now();
  const minutesSince = () => (performance.now() - begun) / 60_000;
  const sums = { operations: 0, bookings: 0, splits: 0, sales: 0, lines: 0 };
  for (
    let next = Number(seed);
    sums.operations < Number(count) && minutesSince() < Number(minutes);
    next += 1
  ) {
    const left = Math.min(PER_SEED, Number(count) - sums.operations);
    const { failure, figures } = await compareMoney(product, { seed: next, count: left });
    for (const name of ['operations', 'bookings', 'splits', 'sales', 'lines'] as const)
      sums[name] += figures[name];
    process.stdout.write(`${minutesSince().toFixed(1)} min, to seed ${next}: ${JSON.stringify(sums)}\n`);
    if (!failure) continue;
    process.stdout.write(`${describeFailure(failure)}\n`);
    process.exitCode = 1;
  }
  await product.close();
});
