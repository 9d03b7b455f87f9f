import { withScratchServices } from '../booking/scratch.ts';
import { describeFailure, compareMoney } from './run.ts';
import { openProduct } from './product.ts';

/* Many operations: `node tests/money/scratch.ts <count> <seed>`. */
const [count = '1000', seed = '1'] = process.argv.slice(2);
await withScratchServices(async (app) => {
  const product = await openProduct(app);
  const begun = performance.now();
  const { failure, figures } = await compareMoney(
    product,
    { seed: Number(seed), count: Number(count) },
    ({ operations, bookings, lines }) => {
      const seconds = (performance.now() - begun) / 1000;
      process.stdout.write(
        `\r${operations} operations, ${bookings} bookings, ${lines} lines, ${seconds.toFixed(0)} s`,
      );
    },
  );
  await product.close();
  process.stdout.write(`\n${JSON.stringify(figures)}\n${failure ? describeFailure(failure) : 'no fault'}\n`);
  if (failure) process.exitCode = 1;
});
