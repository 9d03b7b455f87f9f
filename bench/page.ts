import type { Browser } from 'playwright-core';
import { launchBrowser, ready } from '#tests/support/browser.ts';
import { startAppServer } from '#tests/support/app-server.ts';
import { type BenchFigure, kilobytes, median, milliseconds } from './figure.ts';
import { newcomer, vitalsOf } from '#tests/audit/vitals.ts';

const repetitions = 5;

/** Script weight of the home page and its performance on a slow phone. For all public pages: pages.ts. */
export async function measure(): Promise<BenchFigure[]> {
  const app = await startAppServer();
  const browser = await launchBrowser();
  try {
    const { before, after } = await scriptWeight(browser, app.url);
    const slow = [];
    for (let round = 0; round < repetitions; round += 1) slow.push(await vitalsOf(browser, app.url, true));
    const fast = await vitalsOf(browser, app.url, false);
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
    await app.stop();
    app.clear();
  }
}

/** Bytes of all scripts as sent (brotli, without headers) until the page is interactive, and after it is idle. */
async function scriptWeight(browser: Browser, url: string): Promise<{ before: number; after: number }> {
  const { page, cdp, close } = await newcomer(browser);
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') bytes += Number(response.headers['content-length'] ?? Number.NaN);
  });
  await page.goto(url, { waitUntil: 'load' });
  await ready(page);
  const before = bytes;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000);
  const after = bytes;
  await close();
  return { before, after };
}
