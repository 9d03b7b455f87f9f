import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';

let app: AppServer;
let browser: Browser;
beforeAll(async () => {
  // Like a fresh installation, before any package is bundled for the browser.
  rmSync('node_modules/.vite/deps', { recursive: true, force: true });
  [app, browser] = await Promise.all([
    startAppServer({ environment: { NODE_ENV: 'development' } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  app?.clear();
});

it(
  'in development sources are served unbundled, and the overlay shows the shared progress from 25 to below 100',
  { timeout: 260_000 },
  async () => {
    const { page, context } = await visit(browser, app.url);
    // Every module is compiled on first request.
    await page.goto('/mission', { timeout: 180_000 });
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, {
      timeout: 60_000,
    });
    // As a string, since the test runner would rewrite the import.
    const set = (progress: number) =>
      page.evaluate(`import('/app/platform/progress.ts').then((module) => module.setProgress(${progress}))`);
    const overlay = page.getByRole('dialog', { name: 'Generating Your Lesson' });

    await set(24);
    expect(await overlay.count()).toBe(0);
    await set(25);
    await overlay.waitFor();
    expect(await overlay.getByRole('listitem').count()).toBe(4);
    expect(await overlay.innerText()).toContain('30-60 seconds');
    await set(60);
    expect(await overlay.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
    await set(100);
    await expect.poll(() => overlay.count()).toBe(0);
    expect(app.output()).not.toContain('optimized dependencies changed');
    await context.close();
  },
);
