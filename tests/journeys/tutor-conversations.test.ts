import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { violationsOn } from '../support/axe.ts';
import { picture, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* A learner's conversations on a phone: saved while typing, rated, searched, renamed, deleted, printed. */

const at = setUpAppServerAndBrowser();

const t = teachingTexts.en.teaching.tutor;
const begin = async (page: Page, problem: string) => {
  await page.goto(`/ai-tutor?${new URLSearchParams({ model: 'socratic-guide', problem })}`);
  await page.waitForURL('**/ai-tutor?session=*');
  await page.getByLabel(t.ask).waitFor();
};
const clean = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

it('the tutor keeps typed text, takes a rating, and finds, renames, deletes and prints conversations', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url, { width: 390 });
  await begin(page, 'x+1=2');
  await begin(page, '3(x-2)=9');
  await page.getByLabel(t.ask).fill('why brackets');
  await page.reload();
  await page.getByLabel(t.ask).waitFor();
  await expect.poll(() => page.getByLabel(t.ask).inputValue()).toBe('why brackets');

  const down = page.getByRole('button', { name: t.thumbDown }).first();
  await down.click();
  await page.getByLabel(t.reasonDown).fill('too short');
  await page.keyboard.press('Enter');
  await page.getByText(t.reasonKept).waitFor();
  expect(await down.getAttribute('aria-pressed')).toBe('true');
  await picture(page, 'conversation');

  await page.getByRole('button', { name: t.conversations }).click();
  await page.locator('.t-past-link').nth(1).waitFor();
  await page.getByLabel(t.search).fill('3 ( x-2');
  await page.locator('.t-past-link').nth(1).waitFor({ state: 'detached' });
  await page.locator('.t-past li .icon-btn').first().click();
  await page.getByLabel(t.renameLabel).fill('Brackets');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename: Brackets' }).waitFor();
  await page.getByLabel(t.search).fill('');
  await page.locator('.t-past-link').nth(1).waitFor();
  await picture(page, 'conversations');
  await clean(page);

  await page.locator('.t-past li').nth(1).locator('.icon-btn').last().click();
  await page.getByRole('button', { name: t.removeYes, exact: true }).click();
  await page.locator('.t-past-link').nth(1).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('t-past-link');

  await page.emulateMedia({ media: 'print' });
  for (const left of ['.t-bar-side', '.t-past', '.t-open', '.t-composer', '.t-tools', '.nav', '.foot'])
    expect({ left, isVisible: await page.locator(left).first().isVisible() }).toEqual({
      left,
      isVisible: false,
    });
  expect(await page.locator('.t-panel').isVisible()).toBe(true);
  expect(await page.locator('.msg').first().isVisible()).toBe(true);
  await picture(page, 'print');
  expect(problems).toEqual([]);
  await context.close();
});
