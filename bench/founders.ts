import { sql } from 'kysely';
import { readFigures } from '#app/founders/use-cases/figures/read-figures.server.ts';
import { resolveRange } from '#app/founders/use-cases/figures/range.server.ts';
import type { Preset } from '#app/founders/domain/figures/figures.ts';
import { endsOf } from '#app/platform/time-steps.server.ts';
import { createSupabase } from '#server/supabase.ts';
import { withScratchServices } from '#tests/booking/scratch.ts';
import type { TestServices } from '#tests/support/database.ts';
import { eventsInAll, fillTwoYears } from './founders-data.ts';
import { type BenchFigure, milliseconds } from './figure.ts';
import { timeOfPostgres } from './processor-time.ts';

const rounds = 20;
const zone = 'America/Bogota';
const names: Partial<Record<Preset, string>> = { '28d': '28 days', '90d': '90 days', '12m': '12 months' };
/** Large tables with their time column: the minimum that the figures have to read. */
const counted = {
  'public.telemetry_events': 'created_at',
  'app.practice_items': 'resolved_at',
  'app.evidence': 'at',
  'app.teaching_sessions': 'created_at',
  'app.model_calls': 'created_at',
  'public.referral_events': 'created_at',
};

/**
 * The founders' figures over a million events of two years, with the previous range for comparison: the use case without HTTP. For
 * comparison, a bare count of the same rows in the six largest tables, concurrently through the same pool.
 */
export async function measure(): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  await withScratchServices(async (app) => {
    await createSupabase(app.services.settings, app.url, app.pool, () => Promise.resolve());
    await fillTwoYears(app.db, app.clock.now());
    for (const [range, name] of Object.entries(names) as [Preset, string][]) {
      const whole = await timed(app, () => readFigures(app.services, { range, zone }));
      const bare = await timed(app, () => countBare(app, range));
      figures.push(
        {
          name: `founders’ figures, ${eventsInAll.toLocaleString('en')} events, ${name} and before`,
          value: format(whole),
          goal: 'p95 ≤ 300 ms',
          met: whole.p95 <= 300,
        },
        { name: `bare count of the same rows, ${name} and before`, value: format(bare), goal: '', met: true },
      );
    }
  });
  return figures;
}

async function countBare({ db, clock }: TestServices, range: Preset): Promise<void> {
  const { first, last } = endsOf(resolveRange({ range, zone }, clock.now()).edges);
  await Promise.all(
    Object.entries(counted).map(([table, at]) =>
      sql`select count(*) from ${sql.table(table)} where ${sql.ref(at)} >= ${first} and ${sql.ref(at)} < ${last}`.execute(
        db,
      ),
    ),
  );
}

type Times = { p50: number; p95: number; busy: number };

/**
 * Milliseconds of consecutive calls, without the first as warm-up; and the CPU time of one call, here and in PostgreSQL, which other load
 * affects little.
 */
async function timed({ pool }: TestServices, call: () => Promise<unknown>): Promise<Times> {
  await call();
  const times: number[] = [];
  const [postgres, used] = [await timeOfPostgres(pool), process.cpuUsage()];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(used);
  const busy = ((await timeOfPostgres(pool)) - postgres + (user + system) / 1000) / rounds;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), busy };
}

const format = ({ p50, p95, busy }: Times) =>
  `p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, processor ${milliseconds(busy)}`;
