import { serve } from '@hono/node-server';
import { createBookingEndpoint } from './booking-endpoint.ts';
import { openTestServices } from './scratch.ts';

/** A second process on the same database: `node tests/booking/rival.ts <database>`; prints its address and ends with its parent. */
const [url = ''] = process.argv.slice(2);
const app = await openTestServices(url, 25);
serve({ fetch: createBookingEndpoint(app.services).fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`listening http://127.0.0.1:${port}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
