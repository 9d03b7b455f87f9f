import type { Browser, CDPSession, Page } from 'playwright-core';
import { ready } from '../support/browser.ts';

/** 1.6 Mbit/s down, 150 ms round trip, a CPU four times slower: a low-end phone on a slow network. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;

/** Largest contentful paint in milliseconds and its element, and the total layout shift (the sum, not the worst session window). */
export type Vitals = { lcp: number; element: string; cls: number; moved: string };

/** Milliseconds of observation after loading: late content may still shift the layout. */
const lookedAt = 3000;

/** A phone with an empty cache. */
export async function newcomer(
  browser: Browser,
): Promise<{ page: Page; cdp: CDPSession; close(): Promise<void> }> {
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

/** The vitals of a first visit, with or without throttling. */
export async function vitalsOf(browser: Browser, url: string, throttled: boolean): Promise<Vitals> {
  const { page, cdp, close } = await newcomer(browser);
  if (throttled) {
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.addInitScript(watchVitals);
  await page.goto(url, { waitUntil: 'load' });
  await ready(page);
  await page.waitForTimeout(lookedAt);
  const seen = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  await close();
  return seen;
}

/** Runs in the page before its own scripts. */
export function watchVitals(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Element }[] };
  const seen: Vitals = { lcp: 0, element: '', cls: 0, moved: '' };
  const nameOf = (element: Element | null | undefined) =>
    element ? `${element.tagName ?? '#text'}.${String(element.className ?? '')}`.toLowerCase() : '(gone)';
  (globalThis as unknown as { vitals: Vitals }).vitals = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime;
      seen.element = nameOf((entry as PerformanceEntry & { element?: Element }).element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      seen.cls += entry.value;
      seen.moved += `${entry.value.toFixed(3)} ${(entry.sources ?? []).map(({ node }) => nameOf(node)).join(' ')}; `;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
