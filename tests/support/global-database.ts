import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { PgBoss } from 'pg-boss';
import { createPool } from '#app/platform/database.server.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { documentsJob } from '#app/search/index.server.ts';
import { runJob } from '#app/teaching/index.server.ts';
import { createSupabase } from '#server/supabase.ts';
import { applicationRole, createEmbeddedRole, grantToApplication } from '#database/application-role.ts';
import { migrate } from '#database/migrate.ts';
import { makeScratchDirectory } from './scratch-directory.ts';

/** One temporary PostgreSQL for a test run; its database is the template that each test clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeScratchDirectory();
  const postgres = await startEmbeddedPostgres({ dataDir, unsafeForTests: true });
  await migrate(postgres.url);
  await addAuthAndJobs(postgres.url, dataDir);
  await createEmbeddedRole(postgres.url);
  await grantToApplication({ ownerUrl: postgres.url, role: applicationRole });

  const cluster = new URL(postgres.url);
  project.provide('template', cluster.pathname.slice(1));
  cluster.pathname = '/postgres';
  project.provide('cluster', cluster.href);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** The schemas that the auth service and the job queue create at their first start. */
export async function addAuthAndJobs(url: string, dataDir: string): Promise<void> {
  // Creating the tables of the queue takes longer than other statements may.
  const pool = createPool(url, 2, 60_000);
  const settings = loadSettings({ JWT_SECRET: 'test-secret-test-secret-test-secret-1', DATA_DIR: dataDir });
  const supabase = await createSupabase(settings, url, pool, () => Promise.resolve());
  await supabase.close();
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'jobs' });
  await boss.start();
  // Features queue this job without a worker, so nothing else creates its queue.
  await boss.createQueue(documentsJob);
  await boss.createQueue(runJob);
  await boss.stop({ graceful: false, close: false });
  await pool.end();
}
