import type { BookPaid } from '#app/pricing/index.server.ts';
import { bookPaid } from '#app/booking/index.server.ts';
import { scratchServices } from './scratch.ts';
import { openTill, withProvider } from './payment-app.ts';

/*
 * A process that receives events: `node tests/stripe/receiver.ts <database> <provider>`; prints its address, ends with its parent. One in
 * twelve transactions is aborted at its end, as by a database failure; the parent kills whole processes.
 */
const [url = '', provider = ''] = process.argv.slice(2);
const { services } = scratchServices(url, 12);
let taken = 0;
const breaksOff: BookPaid = async (inside, subject, paid) => {
  const booked = await bookPaid(inside, subject, paid);
  taken += 1;
  if (taken % 12 === 0) throw new Error('broken off');
  return booked;
};
const till = await openTill(withProvider(services, provider), breaksOff);
process.stdout.write(`listening ${till.url}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
