import autocannon from 'autocannon';
import type pg from 'pg';
import { databaseOf } from '#tests/support/app-server-database.ts';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { type BenchFigure, median, milliseconds } from './figure.ts';
import { timeOfPostgres, timeOfProcess } from './processor-time.ts';

const DAY = 86_400_000;
const tutor = 'lucia-restrepo';
const searches = 40;

/**
 * Free times of a tutor with a thousand booked sessions, and which of a thousand tutors are free at a time. For comparison, the maximum
 * throughput of this process on this machine, and CPU time per request, which other load affects little.
 */
export async function measure(): Promise<BenchFigure[]> {
  const app = await startAppServer();
  const database = await databaseOf(app);
  try {
    await bookThousand(database);
    const bare = await loadWith(app, database, '/healthz');
    await expectFree(app);
    const slots = await loadWith(app, database, slotsPath());
    await addThousandTutors(database);
    const search = await timeSearches(app, database);
    return [
      {
        name: 'comparison: bare answer (/healthz), 32 connections',
        value: `${bare.perSecond.toFixed(0)} req/s, p99 ${bare.p99} ms`,
        goal: '',
        met: bare.failed === 0,
      },
      {
        name: '31 days of one tutor with 1,000 sessions booked, 32 connections',
        value: `${slots.perSecond.toFixed(0)} req/s, p99 ${slots.p99} ms${slots.failed > 0 ? `, ${slots.failed} FAILED` : ''}`,
        goal: '≥ 2,000 req/s, p99 ≤ 25 ms',
        met: slots.perSecond >= 2000 && slots.p99 <= 25 && slots.failed === 0,
      },
      {
        name: '“free at” over 1,000 tutors',
        value: milliseconds(search.took),
        goal: '≤ 50 ms',
        met: search.took <= 50,
      },
      {
        name: 'comparison: processor time (process + PostgreSQL) of a bare answer, a month, a search',
        value: [bare, slots, search].map(busy).join(', '),
        goal: '',
        met: true,
      },
    ];
  } finally {
    await database.end();
    await app.stop();
    app.clear();
  }
}

function slotsPath(): string {
  const from = new Date();
  const to = new Date(from.getTime() + 31 * DAY);
  const range = `from=${from.toISOString()}&to=${to.toISOString()}&minutes=30`;
  return `/functions/v1/tutors/${tutor}/slots?${range}`;
}

/** An empty month would need no work. */
async function expectFree(app: AppServer): Promise<void> {
  const answer = await fetch(`${app.url}${slotsPath()}`);
  const { slots } = (await answer.json()) as { slots: unknown[] };
  if (slots.length < 31) throw new Error(`Only ${slots.length} free times in a month`);
}

/** Milliseconds of CPU time per request. */
type Busy = { process: number; postgres: number };

async function loadWith(app: AppServer, database: pg.Client, path: string) {
  const url = `${app.url}${path}`;
  await autocannon({ url, connections: 32, duration: 2 });
  const spent = await clockOf(app, database);
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections: 32, duration: 10 });
  const each = await spent(requests.total);
  return { perSecond: requests.average, p99: latency.p99, failed: non2xx + errors, ...each };
}

/** Starts measuring; the returned function gives the CPU time per request since then. */
async function clockOf(app: AppServer, database: pg.Client): Promise<(requests: number) => Promise<Busy>> {
  const used = async () => ({
    process: timeOfProcess(app.process.pid ?? 0),
    postgres: await timeOfPostgres(database),
  });
  const before = await used();
  return async (requests) => {
    const after = await used();
    return {
      process: (after.process - before.process) / requests,
      postgres: (after.postgres - before.postgres) / requests,
    };
  };
}

const busy = ({ process, postgres }: Busy): string => `${process.toFixed(2)} + ${postgres.toFixed(2)} ms`;

/** Median response time in milliseconds, one request after the other. */
async function timeSearches(app: AppServer, database: pg.Client) {
  const times: number[] = [];
  const spent = await clockOf(app, database);
  for (let n = 0; n < searches; n += 1) {
    const freeAt = new Date(Math.ceil(Date.now() / DAY) * DAY + (24 + (n % 10)) * 3_600_000);
    const started = performance.now();
    const answer = await fetch(`${app.url}/functions/v1/tutors?currency=GBP&freeAt=${freeAt.toISOString()}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A search was answered with ${answer.status}`);
    times.push(performance.now() - started);
  }
  return { took: median(times), ...(await spent(searches)) };
}

/** Sessions of thirty minutes over the next two months, with as many free slots between them, on all days. */
async function bookThousand(database: pg.Client): Promise<void> {
  await database.query('update app.tutors set daily_limit = 24 where slug = $1', [tutor]);
  await database.query(
    `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_locale,
       learner_zone, price_minor, currency, policy, expires_at, created_at)
     select gen_random_uuid(), tutor.id, 'held', 'session', begins, begins + interval '30 minutes',
       tstzrange(begins, begins + interval '30 minutes'), gen_random_uuid(), 'en-GB', 'Europe/London', 3200, 'GBP',
       '{"fullRefundHours": 24, "lateRefundPercent": 50}', now() + interval '1 hour', now()
     from app.tutors as tutor, generate_series(1, 1000) as n,
       lateral (select date_trunc('hour', now()) + n * interval '88 minutes' as begins) as time
     where tutor.slug = $1`,
    [tutor],
  );
  await database.query(
    `update app.bookings set state = 'confirmed', confirmed_at = now() where state = 'held'`,
  );
}

/** Copies the demo tutors with their hours and prices until there are a thousand. */
async function addThousandTutors(database: pg.Client): Promise<void> {
  await database.query(`
    create temporary table copies as
      select id as original, gen_random_uuid() as copy, slug || '-' || n as slug
      from app.tutors, generate_series(1, 1 + 1000 / (select count(*) from app.tutors)) as n
      limit 1000 - (select count(*) from app.tutors)`);
  await database.query(`
    insert into app.tutors
      select (jsonb_populate_record(tutor, jsonb_build_object('id', copy, 'slug', copies.slug, 'account_id', null))).*
      from copies join app.tutors as tutor on tutor.id = original`);
  for (const [table, columns] of Object.entries({
    availability_rules: 'weekday, starts, ends',
    tutor_prices: 'session_type, currency, amount_minor',
  }))
    await database.query(
      `insert into app.${table} (tutor_id, ${columns}) select copy, ${columns} from copies join app.${table} on tutor_id = original`,
    );
}
