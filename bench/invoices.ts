import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadOwedInvoices } from '#app/pricing/index.server.ts';
import { withScratchServices } from '#tests/booking/scratch.ts';
import type { TestServices } from '#tests/support/database.ts';
import { type BenchFigure, milliseconds } from './figure.ts';
import { timeOfPostgres } from './processor-time.ts';

const INVOICES = 100_000;
const ROUNDS = 20;
const count = INVOICES.toLocaleString('en');
const pages = { 'first hundred': 0, 'hundred after 9,000': 9000, 'hundred after 50,000': 50_000 };

/**
 * The founders’ list of invoices over 100,000 of two years. One in twenty was cancelled before it was paid, one in forty afterwards, so that a
 * credit note is to be paid back; of the others the latest tenth is open. For comparison, a bare count of the same rows.
 */
export async function measure(): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  await withScratchServices(async ({ db, pool, clock }) => {
    await fill(db, clock.now());
    for (const [name, offset] of Object.entries(pages)) {
      const list = await timed(pool, () => loadOwedInvoices(db, { limit: 101, offset }));
      figures.push({
        name: `founders’ list of ${count} invoices, ${name}`,
        value: list.text,
        goal: 'p95 ≤ 100 ms',
        met: list.p95 <= 100,
      });
    }
    const bare = await timed(pool, () => countBare(db));
    figures.push({
      name: 'bare count of the invoices and their settlements',
      value: bare.text,
      goal: '',
      met: true,
    });
  });
  return figures;
}

async function fill(db: Kysely<DB>, now: Date): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    const at = sql`${now}::timestamptz - interval '2 years' * (1 - n / ${INVOICES}::float8)`;
    const id = (prefix: string) => sql`(${prefix} || lpad(to_hex(n), 28, '0'))::uuid`;
    const numbers = sql`generate_series(1, ${INVOICES}::int) as n`;
    const columns = sql`kind, account_id, booking_id, tutor_id, tutor_name, session_type, starts_at, minutes, total_minor, currency,
      payment, due_at, created_at, year, position, number, issued_at, seller, buyer, tax_basis_points, payment_details, country, zone`;
    const values = (
      prefix: string,
    ) => sql`${id('a000')}, ${id('b000')}, ${id('e000')}, 'Lucía Restrepo', 'session', ${at}, 60, 3200, 'GBP',
      'invoice', ${at} + interval '14 days', ${at}, 2026, n, ${prefix} || n, ${at},
      '{"name": "Curvela Ltd", "address": "1 Some Street, London", "registration": "12345678", "taxNumber": "GB123456789"}'::jsonb,
      jsonb_build_object('name', 'Family ' || n, 'email', 'family-' || n || '@example.org', 'address', '["1 Any Street", "London"]'::jsonb), 0,
      '["Curvela Ltd", "Sort code 00-00-00, account 12345678"]'::jsonb, 'GB', 'Europe/London'`;
    await sql`insert into app.invoice_years (year) values (2026)`.execute(one);
    await sql`insert into app.invoices (id, ${columns})
      select ${id('c000')}, 'invoice', ${values('C-2026-')} from ${numbers}`.execute(one);
    await sql`insert into app.invoices (id, corrects, ${columns})
      select ${id('d000')}, ${id('c000')}, 'credit_note', ${values('CR-2026-')} from ${numbers} where n % 20 = 0 or n % 40 = 1`.execute(
      one,
    );
    await sql`insert into app.invoice_settlements (invoice_id, settled_at)
      select ${id('c000')}, ${at} - interval '1 hour' from ${numbers} where n % 20 <> 0 and n <= ${INVOICES * 0.9}::int`.execute(
      one,
    );
    await sql`insert into app.invoice_settlements (invoice_id, settled_at)
      select ${id('d000')}, ${at} + interval '2 days' from ${numbers} where n % 40 = 1 and n <= ${INVOICES * 0.9}::int`.execute(
      one,
    );
    await sql`set session_replication_role = origin`.execute(one);
    await sql`insert into app.owed_invoices (invoice_id, due, number)
      select id, due_at, number from app.invoices as paper where app.is_owed(paper)`.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

const countBare = (db: Kysely<DB>) =>
  sql`select count(*), count(settled.invoice_id) from app.invoices as paper
    left join app.invoice_settlements as settled on settled.invoice_id = paper.id`.execute(db);

async function timed(
  pool: TestServices['pool'],
  call: () => Promise<unknown>,
): Promise<{ p95: number; text: string }> {
  await call();
  const times: number[] = [];
  const [postgres, used] = [await timeOfPostgres(pool), process.cpuUsage()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(used);
  const busy = ((await timeOfPostgres(pool)) - postgres + (user + system) / 1000) / ROUNDS;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    p95: at(0.95),
    text: `p50 ${milliseconds(at(0.5))}, p95 ${milliseconds(at(0.95))}, processor ${milliseconds(busy)}`,
  };
}
