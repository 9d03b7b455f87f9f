import { settableClock } from '#app/platform/clock.ts';
import { registerBookingJobs } from '#app/booking/index.server.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { seededRandom, systemRandom } from '#app/platform/random.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { withMigratedDatabase } from '#database/generate-types.ts';
import { createServices } from '#server/services.ts';
import { createSupabase } from '#server/supabase.ts';
import type { TestServices } from '../support/database.ts';
import { tutorAccount } from './product.ts';

/** The initial time of these tests. */
const opening = '2026-11-20T09:00:00Z';

/** Timeout in milliseconds for statements and connections, generous: the tests compare results on a machine with other load. */
const patience = 60_000;

/** Services with their jobs on an existing database; the clock is fixed at the opening. */
export async function openTestServices(
  url: string,
  connections: number,
  seed?: number,
): Promise<TestServices> {
  const clock = settableClock(opening);
  const pool = createPool(url, connections, patience);
  pool.options.connectionTimeoutMillis = patience;
  const settings = loadSettings({
    JWT_SECRET: 'test-secret-test-secret-test-secret-1',
    DATA_DIR: '/tmp/curvela-test',
  });
  const random = seed === undefined ? systemRandom : seededRandom(seed);
  const services = createServices({ settings, pool, log: silentLog, clock, random });
  registerBookingJobs(services);
  await services.jobs.start();
  const close = async () => {
    await services.jobs.stop();
    await pool.end();
  };
  return { services, db: services.db, owner: services.db, clock, pool, url, close };
}

/** The same on a temporary PostgreSQL with the demo tutors, for scripts. */
export async function withScratchServices(use: (app: TestServices) => Promise<void>): Promise<void> {
  await withMigratedDatabase(async (url) => {
    const app = await openTestServices(url, 30);
    // Invoices name the buyer, who is found in the tables of the auth service.
    await createSupabase(app.services.settings, app.url, app.pool, () => Promise.resolve());
    await seedTutors(app.db, app.clock, tutorAccount);
    try {
      await use(app);
    } finally {
      await app.close();
    }
  });
}
