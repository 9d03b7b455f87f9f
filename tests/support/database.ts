import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import pg from 'pg';
import { type SettableClock, settableClock } from '#app/platform/clock.ts';
import { connectionOf, createDatabase, createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { applicationRole, urlFor } from '#database/application-role.ts';
import { createServices } from '#server/services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test cluster's maintenance database. */
    cluster: string;
    template: string;
  }
}

export type TestServices = {
  services: Services;
  db: Services['db'];
  /** As the owner of the tables: for statements that the application's role may not run. */
  owner: Services['db'];
  clock: SettableClock;
  /** The owner of the tables, for what a test prepares; the services use the application's role. */
  pool: pg.Pool;
  /** URL of this test's own database, as the owner. */
  url: string;
  /** Ends the connections and removes the database, unless another copies it. */
  close(end?: { keepDatabase?: boolean }): Promise<void>;
};

/**
 * Real services on a fresh, migrated database for this test (a clone of a template, 50 ms). The clock is fixed at 09:00 UTC on Friday 20
 * November 2026 until it is set; randomness is seeded. Jobs are queued, and run only if the test starts them.
 */
export async function testServices(seed = 1): Promise<TestServices> {
  const url = await cloneTemplate();
  const clock = settableClock('2026-11-20T09:00:00Z');
  const pool = createPool(url, 30);
  const application = createPool(urlFor(applicationRole, url), 30);
  const settings = loadSettings({
    JWT_SECRET: 'test-secret-test-secret-test-secret-1',
    DATA_DIR: '/tmp/curvela-test',
  });
  const services = createServices({
    settings,
    pool: application,
    log: silentLog,
    clock,
    random: seededRandom(seed),
  });
  const close: TestServices['close'] = async ({ keepDatabase = false } = {}) => {
    await Promise.all([pool.end(), application.end()]);
    if (!keepDatabase) await dropDatabase(url);
  };
  return { services, db: services.db, owner: createDatabase(pool), clock, pool, url, close };
}

/** A separate database for one test; returns its URL. `template` names another database to be copied. */
export async function cloneTemplate(template = inject('template')): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // File copy: writing its pages to the log one by one takes half as long again.
  await connectToCluster().query(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(inject('cluster'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a test's database: thousands of copies would fill a disk, and files that are written again are cheaper than new ones. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await connectToCluster().query(`drop database if exists ${name} with (force)`);
}

let clusterPool: pg.Pool | undefined;

/** Connections of this process to the maintenance database, which end with the process. */
function connectToCluster(): pg.Pool {
  clusterPool ??= new pg.Pool({ ...connectionOf(inject('cluster')), max: 2, allowExitOnIdle: true });
  return clusterPool;
}
