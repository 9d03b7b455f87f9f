import type { Page } from 'playwright-core';
import { launchBrowser, ready } from '#tests/support/browser.ts';
import { startAppServer } from '#tests/support/app-server.ts';
import { type BenchFigure, kilobytes } from './figure.ts';

const formulaGoal = 85_000;

/** Bytes that a browser loads to render its first formula, and for the formula editor, as sent (brotli). */
export async function measure(): Promise<BenchFigure[]> {
  const app = await startAppServer();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: app.url });
    const weights = await weighScripts(page);
    await page.goto('/tutor-models');
    await ready(page);
    await page.waitForLoadState('networkidle');
    // Starts on a page without formulas and navigates to one with them: the additional scripts belong to the formula or to the page.
    const before = weights.sum();
    await page.goto('/dev/math-only-test');
    await page.locator('.standing-formula .katex').waitFor();
    await page.waitForLoadState('networkidle');
    const formula = weights.of(/^(?:katex|formula|live-formula|standing-formula|plain-of-latex)/);
    await page.goto('/dev/math-lab');
    await ready(page);
    await page.waitForLoadState('networkidle');
    const without = weights.sum();
    await page.locator('.mi-toggle').first().click();
    await page.locator('math-field').first().waitFor();
    await page.waitForLoadState('networkidle');
    return [
      {
        name: 'Formula: script, brotli',
        value: kilobytes(formula),
        goal: '≤ 85 KB',
        met: formula > 0 && formula <= formulaGoal,
      },
      {
        name: 'MathInput: script when the keyboard is first opened, brotli',
        value: kilobytes(weights.sum() - without),
        goal: '',
        met: true,
      },
      { name: 'comparison: script of a page without either', value: kilobytes(before), goal: '', met: true },
    ];
  } finally {
    await browser.close();
    await app.stop();
    app.clear();
  }
}

/** Bytes of every script by name, each counted once however often it is loaded. */
async function weighScripts(page: Page): Promise<{ sum(): number; of(names: RegExp): number }> {
  const weights = new Map<string, number>();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith('.js') && response.status() === 200)
      weights.set(name, Number(response.headers()['content-length'] ?? Number.NaN));
  });
  const total = (names: Iterable<[string, number]>) => [...names].reduce((sum, [, bytes]) => sum + bytes, 0);
  return {
    sum: () => total(weights),
    of: (names) => total([...weights].filter(([name]) => names.test(name))),
  };
}
