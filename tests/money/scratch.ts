import { withScratchServices } from '../booking/scratch.ts';
import {
  describeKinds,
  emptyFigures,
  findRareKinds,
  mergeFigures,
  RARE_SHARE,
  type MoneyFigures,
} from './figures.ts';
import { openProduct } from './product.ts';
import { compareMoney, describeFailure } from './run.ts';
import { readScratchArguments, runWorkers } from './workers.ts';

/*
 * Many operations: `node tests/money/scratch.ts <count> <seed> <minutes> [--workers 2] [--first]`. After a fault it goes
 * on with the next seed, with `--first` it ends. Each worker is a process with a database of its own.
 */

/** Operations of one seed. */
const PER_SEED = 2400;

const request = readScratchArguments(process.argv.slice(2));
const begun = performance.now();
const minutesSince = () => (performance.now() - begun) / 60_000;
const sums = emptyFigures();

const report = (seed: number, figures: MoneyFigures, failure?: string) => {
  mergeFigures(sums, figures);
  const { operations, bookings, splits, sales, lines } = sums;
  const counts = { operations, bookings, splits, sales, lines };
  const perMinute = Math.round(operations / minutesSince());
  process.stdout.write(
    `${minutesSince().toFixed(1)} min, seed ${seed}: ${JSON.stringify(counts)}, ${perMinute} a minute\n`,
  );
  if (failure === undefined) return;
  process.stdout.write(`${failure}\n`);
  process.exitCode = 1;
};

if (request.workers > 1) await runWorkers(request, report);
else
  await withScratchServices(async (app) => {
    // The product has jobs of its own that an operation runs; those of the services run by the real clock, and would change a long run.
    await app.services.jobs.stop();
    // Planning for the values of each execution costs more than it saves on a small database; rows are cleaned up by `reset`.
    await app.pool.query(`alter system set plan_cache_mode = 'force_generic_plan'`);
    await app.pool.query(`alter system set autovacuum = off`);
    await app.pool.query('select pg_reload_conf()');
    const product = await openProduct(app);
    const { count, seed, minutes, step, isFirst } = request;
    for (let next = seed; sums.operations < count && minutesSince() < minutes; next += step) {
      const left = Math.min(PER_SEED, count - sums.operations);
      const { failure, figures } = await compareMoney(product, {
        seed: next,
        count: left,
        shortens: !isFirst,
      });
      const text = failure ? describeFailure(failure) : undefined;
      if (process.send) {
        mergeFigures(sums, figures);
        process.send({ seed: next, figures, failure: text });
      } else report(next, figures, text);
      if (failure && isFirst) break;
    }
    await product.close();
  });
if (!process.send) {
  const rare = findRareKinds(sums, RARE_SHARE).join(', ');
  process.stdout.write(`${describeKinds(sums)}\nbelow ${100 * RARE_SHARE} %: ${rare || 'none'}\n`);
}
