import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settableClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { systemRandom } from '#app/platform/random.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { listFreeSlots } from '#app/tutors/use-cases/free-slots.server.ts';
import { createServices } from '#server/services.ts';

/*
 * A second process on the same database that caches free times: `node tests/tutors/keeping-rival.ts <database>`. Prints its address; a POST
 * of { now, tutor, from, to, minutes } returns the starts, or an error code. Ends with its parent.
 */
const [url = ''] = process.argv.slice(2);
const clock = settableClock('2026-11-20T09:00:00Z');
const settings = loadSettings({
  JWT_SECRET: 'test-secret-test-secret-test-secret-1',
  DATA_DIR: '/tmp/curvela-test',
});
const services = createServices({
  settings,
  pool: createPool(url, 5),
  log: silentLog,
  clock,
  random: systemRandom,
});
type SlotsRequest = { now: number; tutor: string; from: number; to: number; minutes: number };

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as SlotsRequest;
    clock.set(new Date(asked.now));
    const range = { from: new Date(asked.from), to: new Date(asked.to), minutes: asked.minutes };
    listFreeSlots(services, { tutor: asked.tutor, ...range }).then(
      (slots) => response.end(JSON.stringify(slots.map(({ start }) => start.getTime()))),
      (thrown: unknown) => response.end(JSON.stringify(thrown instanceof Error ? thrown.message : 'failed')),
    );
  });
}).listen(0, '127.0.0.1', function (this: Server) {
  const { port } = this.address() as AddressInfo;
  process.stdout.write(`listening http://127.0.0.1:${port}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
