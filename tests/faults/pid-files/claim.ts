import { createInterface } from 'node:readline';
import { claimDataDirectory } from '#app/platform/postgres/owner.server.ts';

/* A process that takes every data directory whose name it is sent, keeps it, and says what came of it. */
createInterface({ input: process.stdin }).on('line', (dataDir) => {
  void claimDataDirectory(dataDir, 'http://localhost:1').then(
    () => process.stdout.write('taken\n'),
    (error: Error) => process.stdout.write(`${error.message}\n`),
  );
});
process.stdout.write('here\n');
