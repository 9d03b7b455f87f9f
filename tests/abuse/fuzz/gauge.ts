import { createServer } from 'node:http';
import { getHeapCodeStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Loaded into the app server that is fuzzed (app server.ts): says on a socket of this machine how much memory the process holds after its garbage
 * was collected. The product knows nothing of it, and the processes that it starts have none.
 */

const { GAUGE } = process.env;
if (GAUGE && process.argv[1]?.endsWith('server/main.ts')) {
  delete process.env.GAUGE;
  delete process.env.NODE_OPTIONS;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  createServer((_, response) => {
    collect();
    collect();
    const { code_and_metadata_size: machine, bytecode_and_metadata_size: bytes } = getHeapCodeStatistics();
    response.end(JSON.stringify({ ...process.memoryUsage(), code: machine + bytes }));
  })
    .listen(GAUGE)
    .unref();
}
