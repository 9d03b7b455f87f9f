import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { labs } from '#app/maths/ui/screens/labs.ts';
import { brand } from '#app/platform/brand.ts';
import { labTexts } from '#app/maths/messages/screens/index.ts';
import { violationsOn } from '../support/axe.ts';
import { picture, ready, visit, expectVisible } from '../support/browser.ts';
import { setUpAppServerAndBrowser, oneWindow } from '../support/app-server-and-browser.ts';

/* The thirteen test pages: each opens, on a desktop and on a phone, and runs its first corpora without failures. */

const at = setUpAppServerAndBrowser();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const visitors = [
  { code: 'en', language: 'en-GB', width: 1280, theme: 'light' },
  { code: 'fr', language: 'fr-FR', width: 390, theme: 'dark' },
] as const;

describe.each(visitors)('the test pages in $language at $width px', ({ code, language, width, theme }) => {
  const window = oneWindow(at, { language, width });

  it.each(labs)('$path', async ({ path, name }) => {
    const { page, problems } = window;
    await page.emulateMedia({ colorScheme: theme });
    await open(page, path);
    const { title } = labTexts[code].lab.pages[name];
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await page.title()).toBe(`${title} · ${brand}`);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await picture(page, `lab-${name}-${code}`);
  });
});

/** Runs a corpus by its name and returns the page's result. */
async function run(page: Page, corpus: string): Promise<{ right: number; failed: number; slowest: number }> {
  const section = page.locator('.lab-run');
  await section.getByLabel('Corpus').selectOption({ label: corpus });
  await section.getByRole('button', { name: 'Run', exact: true }).click();
  await section.getByText(/^\d+ cases$/).waitFor({ timeout: 90_000 });
  const figure = async (name: string) =>
    Number(await section.locator(`[data-figure=${name}] dd`).innerText());
  return { right: await figure('right'), failed: await figure('failed'), slowest: await figure('slowest') };
}

const t = labTexts.en.lab.corpora;

describe('running a corpus', () => {
  const window = oneWindow(at);

  it.each([
    ['/dev/math-lab', t.school],
    ['/dev/math-lab', t.linear],
    ['/dev/math-only-test', t.drawings],
    ['/dev/math-only-test', t.modelTexts],
    ['/dev/graph-normalize-test', t.backAll],
    ['/dev/graph-normalize-test', t.backGarbage],
    ['/dev/graph-test', t.functions],
    ['/dev/graph-test', t.breaks],
    ['/dev/graph-enhanced-test', t.curves],
    ['/dev/bulletproof-graph-test', t.hostileRead],
    ['/dev/bulletproof-graph-test', t.hostileCheck],
  ])('%s: %s gives the expected results', async (path, corpus) => {
    const { page, problems } = window;
    await open(page, path);
    const { right, failed, slowest } = await run(page, corpus);
    const rows = await page.locator('.lab-failures tbody tr').allInnerTexts();
    expect(rows).toEqual([]);
    expect(right).toBeGreaterThan(5);
    expect(failed).toBe(0);
    expect(slowest).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it('hostile texts are drawn without breaking the page', async () => {
    const { page, problems } = window;
    await open(page, '/dev/bulletproof-graph-test');
    const { right, failed } = await run(page, t.hostileGraph);
    expect(right + failed).toBeGreaterThan(70);
    expect(problems).toEqual([]);
  });
});

describe('the buttons of a graph', () => {
  it('the download menu closes with Escape, with a click outside and with a choice', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, { width: 390 });
    await open(page, '/dev/graph');
    const menu = page.locator('.gr-menu');
    const [list, summary] = [menu.locator('.gr-menu-list'), menu.locator('summary')];
    await summary.click();
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.click();
    await list.waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await list.waitFor({ state: 'hidden' });
    await summary.click();
    const [saved] = await Promise.all([page.waitForEvent('download'), list.getByText('SVG').click()]);
    expect(saved.suggestedFilename()).toMatch(/\.svg$/);
    await list.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the button that removes a formula is a full-size target', async () => {
    const { page, context } = await visit(at.browser, at.app.url, { width: 390 });
    await open(page, '/dev/graph');
    const sizes = await page
      .locator('.gr-input .icon-btn')
      .evaluateAll((all) => all.map((each) => Math.min(each.clientWidth, each.clientHeight)));
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await context.close();
  });
});

describe('the facts about a plotted function', () => {
  it('are shown in the reader’s language and number format', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, { language: 'fr-FR' });
    await open(page, '/dev/graph-debug');
    await page.getByLabel('Formule').fill('(x^2-1)/(x-1)+1/2');
    const facts = page.locator('.lab-facts');
    await facts.getByText('trou : x = 1').waitFor();
    await facts.getByText('zéro (−1,5 ; 0)').waitFor();
    expect(await page.locator('.lab .table tbody').innerText()).toMatch(/^lire\s+\d+(,\d+)?\s/);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the test pages of the maths API', () => {
  it('a problem is solved with its steps, and the mistake in a working is named', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await open(page, '/dev/math-lab');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.locator('.lab-steps li').nth(1).waitFor();
    await page.locator('.standing-formula .katex').waitFor();
    await page.getByRole('button', { name: 'Check the working' }).click();
    await page.locator('.lines .mark.different').first().waitFor();
    await page.locator('.lines .note').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('an answer is checked while it is typed', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await open(page, '/dev/math-lab');
    const answer = page.getByLabel(labTexts.en.lab.field.answer);
    await page.locator('.lab-pair .verdict.equal').waitFor();
    await answer.fill('x^2-5x-6');
    await expectVisible(page.locator('.lab-pair .verdict.different'));
    await context.close();
  });

  it('an equation in the URL is plotted, and typing updates the graph', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await open(page, '/dev/equation-graph-direct-test?equation=y%3Dx%5E2-4');
    expect(await page.getByLabel('Equation').inputValue()).toBe('y=x^2-4');
    await page.locator('.lab svg path').first().waitFor();
    await open(page, '/dev/graph-debug-live');
    await page.getByRole('button', { name: 'Let the page type' }).click();
    await expect.poll(() => page.getByLabel('Formula').inputValue()).toContain('sin(3x)');
    expect(problems).toEqual([]);
    await context.close();
  });
});
