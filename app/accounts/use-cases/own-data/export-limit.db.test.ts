import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, createPool } from '#app/platform/database.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertExport } from '../../db/own-data-export.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('the fortieth export over one connection starts like the first, and an account cannot have two', async () => {
  const pool = createPool(test.url, 1);
  const db = createDatabase(pool);
  const startedExports = async (accountId: string) =>
    insertExport(db, { id: randomUUID(), accountId, visitorId: null, language: 'en', now: test.clock.now() });
  for (let time = 0; time < 40; time += 1) {
    const account = randomUUID();
    expect(await startedExports(account)).toBe(true);
    expect(await startedExports(account)).toBe(false);
  }
  await pool.end();
});
