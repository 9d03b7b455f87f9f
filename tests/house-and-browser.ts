import type pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, visit, type Visit, type Visitor } from './browser.ts';
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

/**
 * One window for all tests of a block, which keeps the scripts that it has; each begins without complaints. For pages that keep nothing of
 * a visit: a window for each would read the same scripts again.
 */
export function oneWindow(at: HouseAndBrowser, visitor?: Visitor): Visit {
  const window = {} as Visit;
  beforeAll(async () => void Object.assign(window, await visit(at.browser, at.house.url, visitor)));
  beforeEach(() => void (window.problems.length = 0));
  afterAll(async () => {
    const begun: Partial<Visit> = window;
    await begun.context?.close();
  });
  return window;
}

/** A house and a browser with the house’s database, past everything that guards it. */
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
