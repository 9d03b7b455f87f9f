import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { inSight, picture, ready, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { clean } from '../support/week-steps.ts';

/* A trial of each tutor model on a phone, without an account. */

const at = setUpAppServerAndBrowser();

const { tutor } = teachingTexts.en.teaching;
/** The input was sent and the field cleared. Earlier typing would be lost. */
const taken = async (field: Locator) => {
  await expect.poll(() => field.inputValue()).toBe('');
};
it('each tutor model responds to the same line differently, text is understood, and worrying messages are answered by people', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url, { width: 390 });
  await page.goto('/tutor-models');
  await ready(page);
  const field = page.locator('.t-trial-answer input');
  const check = page.locator('.t-trial-answer button[type=submit]');
  const replies = new Set<string>();
  const tabs = page.getByRole('tab');
  for (const model of [0, 1, 2, 3, 4]) {
    await tabs.nth(model).click();
    await page.locator('.t-quote p').first().waitFor();
    await field.fill('(x-1)(x+5)=0');
    await check.click();
    await page.locator('.t-try .verdict').waitFor();
    // Also below a graph, which is between the verdict and the field.
    await expect.poll(() => inSight(page.locator('.t-try .verdict'))).toBe(true);
    replies.add(await page.locator('.t-try-in').innerText());
    if (model === 3) await page.locator('.t-try-lines .graph').waitFor();
    if (model === 2) await picture(page, 'trial-exam');
  }
  expect(replies.size).toBe(5);
  await clean(page);
  await field.fill('I don’t get it');
  await page.keyboard.press('Enter');
  await taken(field);
  await page.locator('.t-try .hint').waitFor();
  await field.fill('I want to die');
  await page.keyboard.press('Enter');
  const care = page.locator('.t-care');
  await care.waitFor();
  expect(await care.innerText()).not.toMatch(/adult on this account/);
  await clean(page);
  await picture(page, 'trial-care');

  // The home page does the same, with the texts that load after the field is first touched.
  await page.goto('/');
  await ready(page);
  await page.locator('.demo .t-trial-answer input').fill('hint');
  await page.keyboard.press('Enter');
  await page.locator('.demo').getByRole('button', { name: tutor.cannotStart }).click();
  await page.locator('.demo .hint').waitFor();
  await clean(page);
  await picture(page, 'trial-home');
  expect(problems).toEqual([]);
  await context.close();
});
