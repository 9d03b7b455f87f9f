import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { figuresTexts } from '#app/founders/messages/figures/index.ts';
import { foundersTexts } from '#app/founders/messages/index.ts';
import { violationsOn } from '../support/axe.ts';
import { picture, ready, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* A founder reads the company figures: a custom range, its comparison, one figure in detail, its table, its file. */

const at = setUpAppServerAndBrowser();

const t = figuresTexts.en.founderFigures;
const hub = foundersTexts.en.founders;

/** Delays a page's calls until the returned function is called. */
async function heldUp(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

it('a founder chooses a range, reads a figure step by step and as a table, and saves it', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url, { width: 390 });
  await writeSession(page, 'ana.founder@example.org');
  await page.goto('/founder-hub?range=7d&zone=America/Bogota');
  await ready(page);
  await page
    .getByText('Bogota time', { exact: false })
    .or(page.getByText('Bogotá time', { exact: false }))
    .waitFor();
  await page.getByRole('link', { name: t.own }).click();
  const today = await page.getByLabel(t.last).inputValue();
  await page.getByLabel(t.first).fill('2035-01-01');
  expect(await page.getByRole('button', { name: t.show }).isDisabled()).toBe(true);
  const first = new Date(Date.parse(today) - 9 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(t.first).fill(first);
  await page.getByRole('button', { name: t.show }).click();
  await page.waitForURL(`**/founder-hub?from=${first}&to=${today}&zone=America%2FBogota*`);
  // The address holds the whole state: reloaded, or opened by another founder, it shows the same.
  await page.reload();
  await page.getByRole('combobox', { name: t.choose }).selectOption('sign_ups');
  await page.waitForURL('**figure=sign_ups');
  const slider = page.getByRole('slider', { name: t.chart.moving.replace('{name}', t.names.sign_ups) });
  await slider.focus();
  await page.keyboard.press('Home');
  const read = page.locator('.figure-read');
  const begun = await read.innerText();
  await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe(await read.innerText());
  expect(await read.innerText()).not.toBe(begun);
  await page.getByText(t.chart.table).click();
  expect(await page.locator('.step-table tbody tr').count()).toBe(10);
  await page.getByText(t.chart.formula).click();
  await page.getByText(t.formulas.sign_ups).waitFor();
  const file = t.csvOf.replace('{name}', t.names.sign_ups);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#figure').getByRole('button', { name: file }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`figures-sign_ups-${first}-${today}.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  // Header, total, ten days, and nothing after the last end of line.
  expect(lines).toHaveLength(13);
  expect(lines[1]).toContain(`sign_ups,,count,total,,${first},${today},`);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await picture(page, 'founders-figures-phone');
  // A range that cannot be displayed is explained, and the last 28 days are shown.
  await page.goto('/founder-hub?from=2035-01-01&to=2035-01-02');
  await page.getByRole('alert').filter({ hasText: t.wrong }).waitFor();
  await page.locator('.kpi .v').first().waitFor();
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  await context.close();
});

it('on a phone the hub is a list of sections with their counts; each opens by touch, by key and by URL', async () => {
  const question = `Is there a room for two? ${crypto.randomUUID()}`;
  const message = { topic: 'question', name: 'Omar', email: 'omar@example.org', person: true };
  await fetch(`${at.app.url}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, message: question }),
  });
  const { page, context, problems } = await visit(at.browser, at.app.url, { width: 390 });
  await writeSession(page, 'ana.founder@example.org');
  await page.goto('/founder-hub');
  await page.locator('.kpi .v').first().waitFor();
  const waiting = page.getByRole('navigation', { name: hub.hub.waits });
  await waiting.getByRole('link', { name: hub.messages.title }).waitFor();
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(4800);
  const words = page.getByText(question);
  expect(await words.isVisible()).toBe(false);
  await waiting.getByRole('link', { name: hub.messages.title }).click();
  await words.waitFor();
  // The keyboard focus is there too: the next stop is the heading's own button, which collapses it again.
  await page.keyboard.press('Tab');
  const messages = page.getByRole('button', { name: hub.messages.title });
  expect(await messages.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await messages.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Enter');
  await words.waitFor({ state: 'hidden' });
  await waiting.getByRole('link', { name: hub.messages.title }).click();
  await words.waitFor();
  // A new range keeps sections expanded, and an emailed link to a section expands it.
  await page.getByRole('link', { name: t.presets.d7, exact: true }).click();
  await page.waitForURL('**range=7d**');
  expect(await words.isVisible()).toBe(true);
  // A section stays in view when content above it loads later, also in a browser without scroll anchoring.
  await page.addInitScript(() => {
    const held = new CSSStyleSheet();
    held.replaceSync('* { overflow-anchor: none; }');
    document.adoptedStyleSheets.push(held);
  });
  const figures = await heldUp(page, '**/functions/v1/founders/figures*');
  const people = await heldUp(page, '**/functions/v1/founders/users*');
  await page.goto('/founder-hub#users');
  await page.getByLabel(hub.users.search).waitFor();
  people();
  await page.locator('#users tbody tr').first().waitFor();
  figures();
  await page.locator('#revenue').waitFor();
  await expect
    .poll(() => page.locator('#users').evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(300);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await picture(page, 'founder-hub-phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await words.waitFor();
  expect(await page.locator('.fold').count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
