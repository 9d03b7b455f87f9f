import { type Kysely, sql } from 'kysely';
import { listOpenPay } from '#app/pay/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import { withScratchServices } from '#tests/booking/scratch.ts';
import type { TestServices } from '#tests/support/database.ts';
import { type BenchFigure, milliseconds } from './figure.ts';
import { timeOfPostgres } from './processor-time.ts';

const LINES = 100_000;
const TUTORS = 200;
const ROUNDS = 20;
const count = LINES.toLocaleString('en');

/**
 * The founders' list of tutors' pay over 100,000 lines of two hundred tutors, each with its booking and invoice: of two years, of which the last
 * two months are open; and with every line open, as if nothing had ever been paid out. For comparison, a bare count of the same lines with
 * their invoices.
 */
export async function measure(): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  await withScratchServices(async ({ db, pool, services, clock }) => {
    await fill(db, clock.now());
    for (const [share, goal] of [
      [0.08, 100],
      [1, 0],
    ] as const) {
      await openShare(db, share);
      const list = await timed(pool, () => listOpenPay(services));
      const bare = await timed(pool, () => countBare(db));
      figures.push(
        {
          name: `founders’ list of pay, ${count} lines, ${share * 100} % of them open`,
          value: list.text,
          goal: goal ? `p95 ≤ ${goal} ms` : '',
          met: goal === 0 || list.p95 <= goal,
        },
        { name: `bare count of the open lines with their invoices`, value: bare.text, goal: '', met: true },
      );
    }
  });
  return figures;
}

async function fill(db: Kysely<DB>, now: Date): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    const at = sql`${now}::timestamptz - interval '2 years' * (1 - n / ${LINES}::float8)`;
    const id = (prefix: string) => sql`(${prefix} || lpad(to_hex(n), 28, '0'))::uuid`;
    const tutor = sql`('a000' || lpad(to_hex(n % ${TUTORS}::int), 28, '0'))::uuid`;
    const numbers = sql`generate_series(1, ${LINES}::int) as n`;
    await sql`insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_locale, learner_zone,
        price_minor, currency, policy, payment, created_at, confirmed_at)
      select ${id('b000')}, ${tutor}, 'completed', 'session', ${at}, ${at} + interval '1 hour', tstzrange(${at}, ${at} + interval '1 hour'),
        gen_random_uuid(), 'en-GB', 'Europe/London', 3200, 'GBP', '{}', 'invoice', ${at} - interval '7 days', ${at} from ${numbers}`.execute(
      one,
    );
    await sql`insert into app.invoices (id, kind, account_id, booking_id, tutor_id, tutor_name, session_type, starts_at, minutes, total_minor,
        currency, payment, due_at, created_at)
      select ${id('c000')}, 'invoice', gen_random_uuid(), ${id('b000')}, ${tutor}, 'T', 'session', ${at}, 60, 3200, 'GBP', 'invoice', ${at}, ${at}
      from ${numbers}`.execute(one);
    await sql`insert into app.invoice_settlements (invoice_id, settled_at) select ${id('c000')}, ${at} from ${numbers} where n % 10 <> 0`.execute(
      one,
    );
    await sql`insert into app.pay_payouts (id, tutor_id, currency, amount_minor, paid_at)
      select gen_random_uuid(), ${tutor}, 'GBP', 1, ${now} from generate_series(1, ${TUTORS}::int) as n`.execute(
      one,
    );
    await sql`insert into app.pay_lines (id, tutor_id, booking_id, kind, amount_minor, currency, session_at, entered_at, zone, month)
      select ${id('d000')}, ${tutor}, ${id('b000')}, 'session', 2560, 'GBP', ${at}, ${at}, 'UTC', to_char(${at}, 'YYYY-MM')
      from ${numbers}`.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
}

/** Leaves the latest lines open and marks the others as paid out. */
async function openShare(db: Kysely<DB>, share: number): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`update app.pay_lines as line set payout_id = case
        when line.id < ('d000' || lpad(to_hex(${Math.round(LINES * (1 - share))}::int), 28, '0'))::uuid then payout.id end
      from app.pay_payouts as payout where payout.tutor_id = line.tutor_id`.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

const countBare = (db: Kysely<DB>) =>
  sql`select count(*), count(settled.invoice_id) from app.pay_lines as line
    join app.bookings as booking on booking.id = line.booking_id
    join app.invoices as invoice on invoice.booking_id = booking.id and invoice.kind = 'invoice'
    left join app.invoice_settlements as settled on settled.invoice_id = invoice.id
    where line.payout_id is null`.execute(db);

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
