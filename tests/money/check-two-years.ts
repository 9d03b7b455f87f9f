import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Sums the rows and statements that tests/money/two-years.ts wrote, with plain arithmetic and nothing of the product:
 * `node tests/money/check-two-years.ts <folder>`.
 */

const [folder = '/tmp/two-years'] = process.argv.slice(2);
type Row = Record<
  'id' | 'booking_id' | 'payout_id' | 'state' | 'kind' | 'currency' | 'payment' | 'number',
  string
> &
  Record<
    | 'price_minor'
    | 'amount_minor'
    | 'total_minor'
    | 'amount'
    | 'amount_refunded'
    | 'halves'
    | 'half_value_minor'
    | 'year'
    | 'position',
    number
  > & { refund_minor: number | null };
type Tables = Record<
  'bookings' | 'lines' | 'payouts' | 'invoices' | 'payments' | 'entries' | 'charges',
  Row[]
>;
const tables = JSON.parse(readFileSync(join(folder, 'rows.json'), 'utf8')) as Tables;
const faults: string[] = [];
const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
const expectSame = (what: string, one: number, other: number) => {
  process.stdout.write(`${what}: ${one} ${one === other ? '=' : '≠'} ${other}\n`);
  if (one !== other) faults.push(what);
};

for (const currency of ['GBP', 'COP']) {
  const inCurrency = (row: Row) => String(row.currency).toUpperCase() === currency;
  const bookings = tables.bookings.filter(inCurrency);
  const lines = tables.lines.filter(inCurrency);
  const invoices = tables.invoices.filter(inCurrency);
  const step = currency === 'COP' ? 100 : 1;
  // Each ended session earns four fifths of what the family keeps paying, unless a founder decided.
  for (const booking of bookings) {
    const own = lines.filter(({ booking_id }) => booking_id === booking.id);
    if (booking.state === 'confirmed' || own.some(({ kind }) => kind === 'decision')) continue;
    const kept = booking.price_minor - (booking.refund_minor ?? 0);
    const earned = Math.floor((kept * 0.8 + 1e-6) / step) * step;
    if (sum(own, (line) => line.amount_minor) !== earned) faults.push(`pay of session ${booking.id}`);
    if (booking.price_minor % step !== 0 || (booking.refund_minor ?? 0) % step !== 0) faults.push('centavos');
  }
  expectSame(
    `${currency} paid out and the lines of payouts`,
    sum(tables.payouts.filter(inCurrency), (row) => Number(row.amount_minor)),
    sum(
      lines.filter(({ payout_id }) => payout_id),
      (row) => row.amount_minor,
    ),
  );
  if (!lines.some(({ payout_id }) => payout_id)) faults.push(`no payout in ${currency}`);
  // Invoices less corrections are what sessions and credits cost.
  const billed = sum(invoices, (row) =>
    String(row.kind) === 'invoice' ? row.total_minor : -row.total_minor,
  );
  const sessions = sum(
    bookings.filter(({ payment }) => String(payment) !== 'credit'),
    (row) => row.price_minor - (row.refund_minor ?? 0),
  );
  const packs = tables.entries.filter(({ kind }) => String(kind) === 'bought' || String(kind) === 'refunded');
  const credits = currency === 'GBP' ? sum(packs, (row) => row.halves * row.half_value_minor) : 0;
  expectSame(`${currency} invoices less corrections`, billed, sessions + credits);
  // Stripe has what card invoices say.
  expectSame(
    `${currency} at Stripe and on card invoices`,
    sum(tables.charges.filter(inCurrency), (row) => row.amount - row.amount_refunded),
    sum(
      invoices.filter(({ payment }) => String(payment) === 'card'),
      (row) => (String(row.kind) === 'invoice' ? row.total_minor : -row.total_minor),
    ),
  );
  // Monthly statements hold every line once.
  const csv = readdirSync(join(folder, 'statements'))
    .filter((file) => file.endsWith('.csv'))
    .flatMap((file) =>
      readFileSync(join(folder, 'statements', file), 'utf8')
        .trim()
        .split(/\r?\n/)
        .slice(1),
    );
  const entered = csv
    .map((line) => line.split(','))
    .filter((cells) => cells[0] !== '' && cells[7] === currency);
  expectSame(
    `${currency} statements and lines`,
    Math.round(entered.reduce((all, cells) => all + Number(cells[6]) * 100, 0)),
    sum(lines, (row) => Number(row.amount_minor)),
  );
}
// Used credits are what sessions paid by credit cost.
expectSame(
  'credits used',
  -sum(
    tables.entries.filter(({ kind }) => ['spent', 'returned'].includes(String(kind))),
    (row) => row.halves * row.half_value_minor,
  ),
  sum(
    tables.bookings.filter(({ payment }) => String(payment) === 'credit'),
    (row) => row.price_minor - (row.refund_minor ?? 0),
  ),
);
for (const [series, numbered] of Map.groupBy(
  tables.invoices.filter(({ number }) => number),
  ({ kind, year }) => `${kind} ${year}`,
))
  expectSame(
    `${series}: last number and count`,
    Math.max(...numbered.map(({ position }) => position)),
    numbered.length,
  );

process.stdout.write(
  faults.length === 0 ? 'all sums agree\n' : `${faults.length} faults: ${faults.slice(0, 20).join('; ')}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
