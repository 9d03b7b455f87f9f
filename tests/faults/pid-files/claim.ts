import { createInterface } from 'node:readline';
import { claimDataDirectory } from '#app/platform/postgres/owner.server.ts';

/* A process that claims and holds every data directory whose name it receives, and reports the result. */
createInterface({ input: process.stdin }).on('line', (dataDir) => {
  void claimDataDirectory(dataDir, 'http://localhost:1').then(
    () => process.stdout.write('taken\n'),
    (error: Error) => process.stdout.write(`${error.message}\n`),
  );
});
process.stdout.write('here\n');
