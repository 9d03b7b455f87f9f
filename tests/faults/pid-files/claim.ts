import { claimDataDirectory } from '#app/platform/postgres/owner.server.ts';

/* A process that takes a data directory, says what came of it, and keeps it until it is ended. */
const [dataDir = ''] = process.argv.slice(2);
// All at once: whoever started us says when.
await new Promise((resolve) => process.stdin.once('data', resolve));
try {
  await claimDataDirectory(dataDir, 'http://localhost:1');
  process.stdout.write('taken\n');
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
}
setInterval(() => undefined, 60_000);
