import type pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, visit, type Visit, type BrowserVisitor } from './browser.ts';
import { databaseOf } from './app-server-database.ts';
import { type AppServer, startAppServer } from './app-server.ts';

type Options = Parameters<typeof startAppServer>[0];
type AppServerAndBrowser = { app: AppServer; browser: Browser };
type WithDatabase = AppServerAndBrowser & { database: pg.Client };

/** The app server of a journey file and a browser for it: started before the first test, closed after the last one. */
export function setUpAppServerAndBrowser(options?: Options): AppServerAndBrowser {
  const at = {} as AppServerAndBrowser;
  beforeAll(async () => {
    [at.app, at.browser] = await Promise.all([startAppServer(options), launchBrowser()]);
  });
  afterAll(async () => {
    const begun: Partial<AppServerAndBrowser> = at;
    await begun.browser?.close();
    await begun.app?.stop();
    begun.app?.clear();
  });
  return at;
}

/**
 * One window for all tests of a block, which keeps its loaded scripts; each test starts without recorded problems. For pages that store
 * nothing of a visit: a new window for each would load the same scripts again.
 */
export function oneWindow(at: AppServerAndBrowser, visitor?: BrowserVisitor): Visit {
  const window = {} as Visit;
  beforeAll(async () => void Object.assign(window, await visit(at.browser, at.app.url, visitor)));
  beforeEach(() => void (window.problems.length = 0));
  afterAll(async () => {
    const begun: Partial<Visit> = window;
    await begun.context?.close();
  });
  return window;
}

/** An app server and a browser, with direct access to the app server's database. */
export function setUpAppServerWithDatabase(options?: Options): WithDatabase {
  const at = setUpAppServerAndBrowser(options) as WithDatabase;
  beforeAll(async () => {
    at.database = await databaseOf(at.app);
  });
  afterAll(async () => {
    const begun: Partial<WithDatabase> = at;
    await begun.database?.end();
  });
  return at;
}
