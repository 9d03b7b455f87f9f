import { product } from './product.ts';

/** Starts the product and shuts it down cleanly. Every expected problem is reported in one line with what to do. */
try {
  const { start } = await product(process.env);
  const running = await start(process.env);
  process.stdout.write(running.banner);
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
} catch (error) {
  // By name: the bundle and the sources each have their own class.
  if (!(error instanceof Error) || !/^(StartProblem|BuildFailed)$/.test(error.name)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
