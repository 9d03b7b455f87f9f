import type { CDPSession, Page } from 'playwright-core';
import type pg from 'pg';
import { launchBrowser, ready, signIn, visit } from '#tests/support/browser.ts';
import { databaseOf } from '#tests/support/app-server-database.ts';
import { startAppServer } from '#tests/support/app-server.ts';
import { newLearner, open, openQuestion, send, write } from '#tests/support/practice-steps.ts';
import { type BenchFigure, kilobytes, milliseconds } from './figure.ts';

const answers = 48;
/** Skills with typed, chosen and ordered answers. */
const skills = ['linear_equations', 'whole_numbers', 'integers', 'expanding'] as const;

/** Script weight of the practice page compared with the home page, and how long a learner waits for a verdict. */
export async function measure(): Promise<BenchFigure[]> {
  const app = await startAppServer();
  const browser = await launchBrowser();
  const database = await databaseOf(app);
  try {
    const home = await visit(browser, app.url);
    const homeWeight = await weightOf(home.page, () => home.page.goto('/'));
    await home.context.close();
    const { page, context } = await visit(browser, app.url);
    await signIn(page, 'leo.learner@example.org');
    const profileId = await newLearner(app.url, page);
    const session = await open(app.url, page, { profileId, skills: [skills[0]], size: 20 });
    const again = await context.newPage();
    const weight = await weightOf(again, () => again.goto(`/tutor/practice?session=${session.id}`));
    await again.close();
    const waits = await verdicts(app.url, page, database, profileId);
    const p95 = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1] ?? Number.NaN;
    return [
      {
        name: 'practice: script above the home page, keyboard closed, brotli',
        value: kilobytes(weight - homeWeight),
        goal: '≤ 60 KB',
        met: weight - homeWeight <= 60_000,
      },
      {
        name: `practice: press to verdict shown, p95 of ${waits.length}`,
        value: milliseconds(p95),
        goal: '≤ 300 ms',
        met: p95 <= 300,
      },
    ];
  } finally {
    await database.end();
    await browser.close();
    await app.stop();
    app.clear();
  }
}

/** Bytes of all scripts as sent (brotli, without headers), including cached ones, once the page is idle. */
async function weightOf(page: Page, go: () => Promise<unknown>): Promise<number> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') bytes += Number(response.headers['content-length'] ?? Number.NaN);
  });
  await go();
  await ready(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000);
  return bytes;
}

/** Milliseconds from each click until the verdict is painted. */
async function verdicts(url: string, page: Page, database: pg.Client, profileId: string): Promise<number[]> {
  const waits: number[] = [];
  for (const skill of skills) {
    const session = await open(url, page, { profileId, skills: [skill], size: 20 });
    for (let count = 0; count < answers / skills.length; count += 1) {
      const item = await openQuestion(database, session.id);
      await write(page, item, 'keyboard', count % 4 !== 3);
      await watchForVerdict(page);
      await send(page).click();
      waits.push(await page.evaluate(() => (globalThis as unknown as { verdict: Promise<number> }).verdict));
      await goOn(page);
    }
  }
  return waits;
}

/** Measures inside the page, from the click to the frame in which the verdict is painted. */
const watchForVerdict = (page: Page) =>
  page.evaluate(() => {
    const verdictShown = new Promise<number>((resolve) => {
      document.addEventListener(
        'pointerup',
        () => {
          const start = performance.now();
          const look = () => {
            if (!document.querySelector('.p-verdict')) return;
            observer.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
          };
          const observer = new MutationObserver(look);
          observer.observe(document.body, { childList: true, subtree: true });
        },
        { once: true, capture: true },
      );
    });
    (globalThis as unknown as { verdict: Promise<number> }).verdict = verdictShown;
  });

/** Continues to the next question, after a right answer or by showing the solution. */
async function goOn(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show me' });
  if ((await show.count()) > 0) await show.click();
  const before = await page.locator('.p-legend .num').textContent();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForFunction((old) => document.querySelector('.p-legend .num')?.textContent !== old, before);
  await page.locator('.p-form .btn-primary').waitFor();
}
