import type { Maths } from '@curvela/maths';
import { createTokenVerifier, trustOf } from '#app/platform/api/tokens.server.ts';
import { settableClock, systemClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import { loadSettings, type Settings } from '#app/platform/settings.server.ts';
import { applicationRole, urlFor } from '#database/application-role.ts';
import { createApp } from '#server/app.ts';
import { createHealth } from '#server/health.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createServices } from '#server/services.ts';
import { cloneTemplate, dropDatabase } from '../support/database.ts';
import { answersChecked } from '../support/described.ts';
import { addressOf, type RoleAnswer, requestOf } from './request.ts';
import type { Role } from './roles.ts';
import type { RoleRow } from './row.ts';
import type { RolesFixture } from './fixture.ts';

export type Stage = {
  ask(role: Role, row: RoleRow): Promise<RoleAnswer>;
  /** A fingerprint of the database, one hash per table; without logs of refusals and counters. */
  print(): Promise<Record<string, string>>;
  close(): Promise<void>;
};
type Check = Awaited<ReturnType<typeof answersChecked>>;
let check: Check | undefined;

/**
 * The product on a separate copy of the database, with the rights of the application's role. Responses are checked against the OpenAPI document.
 * `factorRequired`: nobody has the second factor that founders and tutors must have. `now`: the time on the
 * product’s clock.
 */
export async function openStage(
  fixture: RolesFixture,
  maths: Maths,
  { factorRequired = false, now = fixture.now } = {},
): Promise<Stage> {
  const url = await cloneTemplate(fixture.template);
  const pool = createPool(urlFor(applicationRole, url), 8);
  const owner = createPool(url, 1);
  const settings: Settings = {
    ...loadSettings({
      JWT_SECRET: 'test-secret-test-secret-test-secret-1',
      DATA_DIR: '/tmp/curvela-test',
    }),
    secondFactor: { required: factorRequired, exempt: [] },
  };
  const clock = settableClock(now.toISOString());
  const services = createServices({ settings, pool, log: silentLog, clock, random: seededRandom(7) });
  const idle = { load: () => ({ processes: 0, busy: 0, waiting: 0 }) };
  const nothing = {
    maths: idle,
    realtime: null,
    words: null,
    maintenance: null,
    overload: null,
    pageOf: () => null,
  };
  const metrics = createMetrics({ token: 'the-monitor-has-it', pool, ...nothing });
  const app = createApp({
    services,
    pool,
    maths,
    metrics,
    supabase: null,
    health: createHealth(pool, 0, services),
    verifyToken: createTokenVerifier(trustOf(settings, systemClock), settings.adminEmails, {
      clock: systemClock,
    }),
    pages: null,
  });
  check ??= await answersChecked(app);
  const hold = check;
  return {
    ask: async (role, row) => {
      const response = await app.request(
        addressOf(settings.siteUrl, row, fixture.ids),
        requestOf(role, row, fixture),
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      hold(
        row.call.split(' ')[0] ?? '',
        new URL(addressOf(settings.siteUrl, row, fixture.ids)).pathname,
        response,
        bytes,
      );
      return { status: response.status, text: new TextDecoder().decode(bytes) };
    },
    print: async () => {
      const { rows } = await owner.query<{ name: string; print: string }>(await printQuery(owner));
      return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
    },
    close: async () => {
      metrics.stop();
      await Promise.all([pool.end(), owner.end()]);
      await dropDatabase(url);
    },
  };
}

/** Tables about the call itself: alerts for a founders' page, what founders read, rate limit counters. */
const aboutCalls = ['app.security_alerts', 'app.security_events', 'app.rate_limits'];
let printing: string | undefined;

async function printQuery(pool: ReturnType<typeof createPool>): Promise<string> {
  if (printing) return printing;
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('app', 'public', 'auth', 'jobs') and tablename not like 'pgmigrations'`);
  printing = rows
    .filter(({ name }) => !aboutCalls.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as print from ${name} t`,
    )
    .join(' union all ');
  return printing;
}
