import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, ready, visit } from '../support/browser.ts';
import { startAppServer } from '../support/app-server.ts';
import { publicAddresses } from './public-pages.ts';
import { type Vitals, watchVitals } from './vitals.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Pages open at the same time in one window. */
const atOnce = 4;
const mostMoved = 0.02;

/** The visible faults of each page, once it has been open for so many milliseconds. */
async function lookAt(
  context: BrowserContext,
  url: string,
  addresses: readonly string[],
  stands: number,
): Promise<string[]> {
  const waiting = [...addresses];
  const faults: string[] = [];
  const looker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const found = await lookAtOne(context, url, address, stands);
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, looker));
  return faults;
}

async function lookAtOne(
  context: BrowserContext,
  url: string,
  address: string,
  stands: number,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts pending requests.
    if (!reason.includes('ERR_ABORTED')) faults.push(`${request.url()} failed: ${reason}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.url()} answered ${answer.status()}`);
  });
  await page.addInitScript(watchVitals);
  await page.goto(url + address, { waitUntil: 'load' });
  await ready(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(stands);
  const { cls, moved } = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  if (cls > mostMoved) faults.push(`moves by ${cls.toFixed(3)}: ${moved}`);
  faults.push(...(await page.evaluate(structureFaults)), ...(await contrastFaults(page)));
  await page.close({ runBeforeUnload: false });
  return faults;
}

/** Runs in the page: checks headings, pictures, width, and touch target sizes. */
function structureFaults(): string[] {
  const faults: string[] = [];
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (element: Element) => element.outerHTML.slice(0, 100);
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter(shown)
    .map(({ tagName }) => Number(tagName[1]));
  const main = levels.filter((level) => level === 1).length;
  if (main !== 1) faults.push(`${main} main headings`);
  for (const [at, level] of levels.entries())
    if (at > 0 && level > (levels[at - 1] ?? 0) + 1)
      faults.push(`a heading of level ${level} follows one of ${levels[at - 1]}`);
  for (const picture of document.querySelectorAll('img:not([alt])'))
    faults.push(`without a text: ${name(picture)}`);
  for (const drawing of document.querySelectorAll('svg'))
    if (
      shown(drawing) &&
      !drawing.closest('[aria-hidden="true"], [aria-label], [aria-labelledby], [role="img"]') &&
      !drawing.querySelector('title')
    )
      if (!drawing.closest('a, button')?.textContent) faults.push(`without a text: ${name(drawing)}`);
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) faults.push(`${over} px too wide`);
  for (const target of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    // Links in a sentence are exempt (WCAG 2.5.8); a hidden control is operated by its label.
    if (!shown(target) || getComputedStyle(target).display === 'inline' || target.closest('.sr, .skip'))
      continue;
    const { width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const smallest = target.matches('.btn:not(.btn-sm)') ? 44 : 24;
    const label = target.matches('input') ? target.closest('label')?.getBoundingClientRect() : undefined;
    if (Math.max(height, label?.height ?? 0) < smallest - 0.5 || Math.max(width, label?.width ?? 0) < 23.5)
      faults.push(`too small for a finger, ${width.toFixed(0)} × ${height.toFixed(0)}: ${name(target)}`);
  }
  return faults;
}

async function contrastFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    type Found = { violations: { nodes: { html: string }[] }[] };
    const run = (globalThis as unknown as { axe: { run(options: object): Promise<Found> } }).axe;
    const { violations } = await run.run({ runOnly: ['color-contrast'] });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html }) => `too little contrast: ${html.slice(0, 120)}`),
    );
  });
}

/** A phone in dark mode in French, and a desktop in light mode in English. */
const lookers = [
  { language: 'fr-FR', width: 390, colorScheme: 'dark' },
  { language: 'en-GB', width: 1280, colorScheme: 'light' },
] as const;

/** The faults of the public pages for one of these. A focus session that does not exist is a 404, which browsers log as an error. */
async function lookAtAll(
  browser: Browser,
  url: string,
  { language, width, colorScheme }: (typeof lookers)[number],
  stands: number,
): Promise<string[]> {
  const { context } = await visit(browser, url, { language, width });
  context.on('page', (page) => void page.emulateMedia({ colorScheme }));
  const faults = await lookAt(context, url, publicAddresses, stands);
  await context.close();
  return faults.filter((fault) => !(fault.includes('/session/') && fault.includes('404')));
}

/* `node tests/audit/look.ts`: opens each page for three seconds, to see late layout shifts; prints the faults. */
if (import.meta.main) {
  const [app, browser] = [await startAppServer(), await launchBrowser()];
  let found = 0;
  for (const looker of lookers) {
    const faults = await lookAtAll(browser, app.url, looker, 3000);
    for (const fault of faults) process.stdout.write(`${looker.width} ${fault}\n`);
    found += faults.length;
  }
  await browser.close();
  await app.stop();
  app.clear();
  process.stdout.write(`${found} faults\n`);
  process.exit(found > 0 ? 1 : 0);
}
