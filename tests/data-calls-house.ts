import type pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { databaseOf } from './house-database.ts';
import { type House, startHouse } from './house.ts';

/** Whose data calls are watched. */
export const carmen = 'carmen.parent@example.org';

type Parts = { house: House; browser: Browser; database: pg.Client };

/** The house of a file about data calls, with a browser and its database; the four open tables are emptied after each test. */
export function dataCallsHouse(): Readonly<Parts> {
  const at = {} as Parts;
  beforeAll(async () => {
    [at.house, at.browser] = await Promise.all([startHouse(), launchBrowser()]);
    at.database = await databaseOf(at.house);
  });
  afterEach(async () => {
    await at.database.query(
      `truncate user_preferences, user_locale_preferences, telemetry_events, referral_events`,
    );
  });
  afterAll(async () => {
    const parts: Partial<Parts> = at;
    await parts.database?.end();
    await parts.browser?.close();
    await parts.house?.stop();
    parts.house?.clear();
  });
  return at;
}
