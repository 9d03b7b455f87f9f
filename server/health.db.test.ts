import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '#database/migrate.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createHealth } from './health.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const stateFor = (migrations: number) =>
  createHealth(test.pool, migrations, { jobs: { ...test.services.jobs, healthy: () => true } }).check();

it('a version stays ready after a newer one migrated, and is not ready before its own migrations', async () => {
  const known = readMigrations().length;
  expect(await stateFor(known)).toEqual({ ready: true, database: true, migrations: true, jobs: true });
  expect(await stateFor(known - 1)).toMatchObject({ ready: true });
  expect(await stateFor(known + 1)).toMatchObject({ ready: false, migrations: false });
});
