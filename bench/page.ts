import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '#tests/browser.ts';
import { startHouse } from '#tests/house.ts';
import { type Figure, kilobytes, median, milliseconds } from './figure.ts';

const repetitions = 5;
/** 1.6 Mbit/s down, 150 ms there and back, a processor four times slower: a plain phone on a plain network. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;

/** Weight of the home page's scripts and what a visitor with a slow phone feels. */
export async function measure(): Promise<Figure[]> {
  const house = await startHouse();
  const browser = await launchBrowser();
  try {
    const { before, after } = await scriptWeight(browser, house.url);
    const slow = [];
    for (let round = 0; round < repetitions; round += 1) slow.push(await vitals(browser, house.url, true));
    const fast = await vitals(browser, house.url, false);
    const lcp = median(slow.map((visit) => visit.lcp));
    const cls = Math.max(...slow.map((visit) => visit.cls));
    return [
      {
        name: 'home page: script before first use, brotli',
        value: kilobytes(before),
        goal: '≤ 130 KB',
        met: before <= 130_000,
      },
      {
        name: 'home page: script after idle, brotli',
        value: kilobytes(after),
        goal: '≤ 230 KB',
        met: after <= 230_000,
      },
      {
        name: 'home page: LCP, 4× slower CPU, 1.6 Mbit/s, 150 ms',
        value: milliseconds(lcp),
        goal: '≤ 1.8 s',
        met: lcp <= 1800,
      },
      { name: 'home page: CLS, the same', value: cls.toFixed(3), goal: '≤ 0.02', met: cls <= 0.02 },
      { name: 'comparison: LCP without any slowing', value: milliseconds(fast.lcp), goal: '', met: true },
    ];
  } finally {
    await browser.close();
    await house.stop();
    house.clear();
  }
}

async function newPage(browser: Browser): Promise<{ page: Page; cdp: CDPSession; close(): Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return { page, cdp, close: () => context.close() };
}

/** Bytes of all scripts as sent (brotli, without headers) until the page can be used, and after it has been idle. */
async function scriptWeight(browser: Browser, url: string): Promise<{ before: number; after: number }> {
  const { page, cdp, close } = await newPage(browser);
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') bytes += Number(response.headers['content-length'] ?? Number.NaN);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  const before = bytes;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000);
  const after = bytes;
  await close();
  return { before, after };
}

type Vitals = { lcp: number; cls: number };

async function vitals(browser: Browser, url: string, throttled: boolean): Promise<Vitals> {
  const { page, cdp, close } = await newPage(browser);
  if (throttled) {
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    (globalThis as unknown as { vitals: Vitals }).vitals = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.cls += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  const seen = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  await close();
  return seen;
}
