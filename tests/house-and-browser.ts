import type pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { databaseOf } from './house-database.ts';
import { type House, startHouse } from './house.ts';

type Options = Parameters<typeof startHouse>[0];
type HouseAndBrowser = { house: House; browser: Browser };
type WithDatabase = HouseAndBrowser & { database: pg.Client };

/** The house of a file of journeys and a browser for it: there before the first test, gone after the last one. */
export function houseAndBrowser(options?: Options): HouseAndBrowser {
  const at = {} as HouseAndBrowser;
  beforeAll(async () => {
    [at.house, at.browser] = await Promise.all([startHouse(options), launchBrowser()]);
  });
  afterAll(async () => {
    const begun: Partial<HouseAndBrowser> = at;
    await begun.browser?.close();
    await begun.house?.stop();
    begun.house?.clear();
  });
  return at;
}

/** The same with the house’s database, past everything that guards it. */
export function houseWithDatabase(options?: Options): WithDatabase {
  const at = houseAndBrowser(options) as WithDatabase;
  beforeAll(async () => {
    at.database = await databaseOf(at.house);
  });
  afterAll(async () => {
    const begun: Partial<WithDatabase> = at;
    await begun.database?.end();
  });
  return at;
}
