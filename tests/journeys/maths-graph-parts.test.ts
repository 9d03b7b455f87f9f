import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { labTexts } from '#app/maths/messages/screens/index.ts';
import { ready, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* The evaluator of calculus and similar functions is loaded with the first picture that needs it. The page must not show that. */

const at = setUpAppServerAndBrowser();

const part = '**/assets/evaluate-everything-*.js';
const derivative = 'd/dx(x^3-3x)';
const lines = '.gr-paper svg [data-item] path:nth-child(2)';
const simple = '/dev/graph-test-simple';

/** Holds the request for that part back until it is released. */
async function holdPart(page: Page): Promise<{ isRequested: () => boolean; letGo: () => void }> {
  let requested = false;
  const gate = Promise.withResolvers<void>();
  await page.route(part, async (route) => {
    requested = true;
    await gate.promise;
    await route.continue();
  });
  return { isRequested: () => requested, letGo: gate.resolve };
}

/** Records each error line of the graph from the first moment on; '' where there is none. */
async function watchPaper(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const seen: string[] = [];
    Object.assign(window, { seenLines: seen });
    const note = () => {
      if (document.querySelector('.gr-paper svg g') === null) return;
      const now = document.querySelector(selector)?.getAttribute('d') ?? '';
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  }, lines);
  return () => page.evaluate(() => (window as unknown as { seenLines: string[] }).seenLines);
}

it('a server-rendered graph stays until its script is loaded, and is never empty', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url);
  const { isRequested, letGo } = await holdPart(page);
  const readLines = await watchPaper(page);
  await page.goto(`${simple}?formula=${encodeURIComponent(derivative)}`);
  await ready(page);
  await expect.poll(isRequested).toBe(true);
  const first = await page.locator(lines).getAttribute('d');
  expect(first).toMatch(/^M[\d.]/);
  expect(await readLines()).toEqual([first]);
  const box = await page.locator('.gr-paper svg').getAttribute('viewBox');
  expect(box).toBe('0 0 600 400');
  // A key pressed before the part is loaded is not lost.
  await page.locator('.gr-paper').focus();
  await page.keyboard.press('ArrowRight');
  letGo();
  await page.locator('.gr-readout').filter({ hasText: derivative }).waitFor();
  await expect.poll(() => page.locator('.gr-paper svg').getAttribute('viewBox')).not.toBe(box);
  expect((await readLines()).every((line) => line.startsWith('M'))).toBe(true);
  expect((await readLines()).length).toBeGreaterThan(1);
  expect(problems).toEqual([]);
  await context.close();
});

it('a typed formula is rendered when the module loads late', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url);
  const { isRequested, letGo } = await holdPart(page);
  await page.goto(simple);
  await ready(page);
  const before = await page.locator(lines).getAttribute('d');
  await page.getByLabel(labTexts.en.lab.field.formula).fill('∫_0^x t dt + lim_{h→0} ((x+h)^2-x^2)/h');
  await expect.poll(isRequested).toBe(true);
  letGo();
  await expect
    .poll(
      async () =>
        (await page
          .locator(lines)
          .getAttribute('d', { timeout: 1000 })
          .catch(() => '')) ?? '',
    )
    .toMatch(/^M[\d.]/);
  expect(await page.locator(lines).getAttribute('d')).not.toBe(before);
  await page.locator('.gr-paper').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.gr-readout').filter({ hasNotText: 'NaN' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('a graph of common functions loads no extra module', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url);
  const { isRequested } = await holdPart(page);
  await page.goto(simple);
  await ready(page);
  await page.locator('.gr-paper').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.gr-readout').filter({ hasText: '2x' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(isRequested()).toBe(false);
  expect(problems).toEqual([]);
  await context.close();
});
