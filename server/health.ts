import type pg from 'pg';
import type { Services } from '#app/platform/services.server.ts';

type HealthState = { ready: boolean; database: boolean; migrations: boolean; jobs: boolean };
export type HealthCheck = { check(): Promise<HealthState> };

/** Ready means: the database answers, has every migration of this version (or a newer one), and the jobs run. */
export function createHealth(
  pool: pg.Pool,
  migrations: number,
  { jobs }: Pick<Services, 'jobs'>,
): HealthCheck {
  return {
    check: async () => {
      const applied = await countMigrations(pool);
      const state = {
        database: applied !== null,
        migrations: applied !== null && applied >= migrations,
        jobs: jobs.healthy(),
      };
      return { ready: Object.values(state).every(Boolean), ...state };
    },
  };
}

async function countMigrations(pool: pg.Pool): Promise<number | null> {
  try {
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from app.migrations');
    return rows[0]?.count ?? 0;
  } catch {
    return null;
  }
}
