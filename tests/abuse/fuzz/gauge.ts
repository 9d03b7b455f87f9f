import { createServer } from 'node:http';
import { getHeapCodeStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Loaded into the fuzzed app server: reports its memory after a garbage collection on a local socket. The product does not know of it, and
 * its child processes do not load it.
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
