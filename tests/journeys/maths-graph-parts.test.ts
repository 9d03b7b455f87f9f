import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, visit } from '../browser.ts';
import { type House, startHouse } from '../house.ts';

/* The evaluator of calculus and the like is loaded with the first picture that needs it. What is seen must not show that. */

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([startHouse(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
  house?.clear();
});

const part = '**/assets/evaluate-everything-*.js';
const curve = '.gr-paper svg g[data-item] path, .gr-paper svg path[stroke-width="2.5"]';
const address = (formula: string) => `/dev/graph-test-simple?formula=${encodeURIComponent(formula)}`;

/** Holds the part back until it is let go. */
async function held(page: Page): Promise<{ asked: () => boolean; letGo: () => void }> {
  let asked = false;
  const gate = Promise.withResolvers<void>();
  await page.route(part, async (route) => {
    asked = true;
    await gate.promise;
    await route.continue();
  });
  return { asked: () => asked, letGo: gate.resolve };
}
