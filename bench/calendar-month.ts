import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { launchBrowser, ready, visit } from '#tests/support/browser.ts';
import { startAppServer } from '#tests/support/app-server.ts';
import { type BenchFigure, median, milliseconds } from './figure.ts';

const presses = 60;
const goal = 100;
/** CPU four times slower, like a low-end phone. */
const slowdown = 4;

/** From clicking another month to its painted days, in the calendar of a tutor's free times. */
export async function measure(): Promise<BenchFigure[]> {
  const app = await startAppServer();
  const browser = await launchBrowser();
  try {
    const { page } = await visit(browser, app.url);
    await page.goto('/book?tutor=lucia-restrepo');
    await ready(page);
    await page.locator('.cal-turn').waitFor();
    await turns(page, 6);
    const waits = await turns(page, presses);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const slow = await turns(page, presses);
    const p95 = ninetyFifth(waits);
    return [
      {
        name: `calendar: another month, press to painted, p95 of ${presses} (load ${loadavg()[0]?.toFixed(1)})`,
        value: milliseconds(p95),
        goal: `≤ ${goal} ms`,
        met: p95 <= goal,
      },
      { name: 'calendar: the same, median', value: milliseconds(median(waits)), goal: '', met: true },
      {
        name: `comparison: ${slowdown}× slower CPU, median and p95`,
        value: `${milliseconds(median(slow))}, ${milliseconds(ninetyFifth(slow))}`,
        goal: '',
        met: true,
      },
    ];
  } finally {
    await browser.close();
    await app.stop();
    app.clear();
  }
}

const ninetyFifth = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1] ?? Number.NaN;

/** Back and forth between the months with free times. */
async function turns(page: Page, count: number): Promise<number[]> {
  const waits: number[] = [];
  const [back, on] = [page.locator('.cal-turn button').first(), page.locator('.cal-turn button').last()];
  for (let pressed = 0; pressed < count; pressed += 1) {
    await watch(page);
    await ((await on.isEnabled()) ? on : back).click();
    waits.push(await page.evaluate(() => (globalThis as unknown as { turned: Promise<number> }).turned));
  }
  return waits;
}

/** Measures inside the page, from the click to the frame in which the other month is painted. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('.cal-head h3');
    const before = title?.textContent;
    const turned = new Promise<number>((resolve) => {
      document.addEventListener(
        'pointerup',
        () => {
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (title?.textContent === before) return;
            observer.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        },
        { once: true, capture: true },
      );
    });
    (globalThis as unknown as { turned: Promise<number> }).turned = turned;
  });
