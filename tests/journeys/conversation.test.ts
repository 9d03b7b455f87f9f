import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { wordsTexts } from '#app/teaching/messages/words.ts';
import { demoPassword, makeAccount } from '../support/accounts.ts';
import { inSight, launchBrowser, picture, ready, writeSession, visit } from '../support/browser.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import { type LanguageModel, startLanguageModel } from '../support/language-model.ts';
import { call, newLearner } from '../support/practice-steps.ts';
import { clean } from '../support/week-steps.ts';

/* The conversation: texts that stream and are stopped, rephrased and regenerated; help and work one tap away; keyboard shortcuts. */

let app: AppServer;
let browser: Browser;
let model: LanguageModel;
beforeAll(async () => {
  model = await startLanguageModel();
  [app, browser] = await Promise.all([
    startAppServer({ environment: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'local' } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await model?.close();
  app?.clear();
});

const t = teachingTexts.en.teaching.tutor;
const w = wordsTexts.en.tutorWords;
const line = (page: Page) => page.locator('.t-check-row :is(input, textarea)');
const check = async (page: Page, text: string) => {
  await line(page).fill(text);
  await page.getByRole('button', { name: t.check, exact: true }).click();
};
const talk = async (page: Page, text: string) => {
  await page.getByLabel(t.ask).fill(text);
  await page.keyboard.press('Enter');
  await page.locator('.bubble-me').filter({ hasText: text }).first().waitFor();
};
it(
  'on a phone a reply streams, is stopped and regenerated; an earlier question is edited; help and work take one tap',
  { timeout: 180_000 },
  async () => {
    await makeAccount(app.url, 'conversation@example.org', 'Ana Díaz');
    const { page, context, problems } = await visit(browser, app.url, { width: 390 });
    await writeSession(page, 'conversation@example.org', demoPassword);
    const learner = await newLearner(app.url, page, 'Nora');
    // Without the consent of the adult no model reads what a child writes.
    await call({ url: app.url, page, path: `/learner-profiles/${learner}/consents/model`, method: 'PUT' });
    const reply =
      'Look at the bracket. Read the line slowly, from the left to the right, and say aloud what stands in front of it and what stands inside. Which of the terms does the 3 belong to?';
    model.plays({ text: reply, perSecond: 2 });
    await page.goto(`/ai-tutor?${new URLSearchParams({ model: 'socratic-guide', problem: '3(x-2)=9' })}`);
    await page.waitForURL('**/ai-tutor?session=*');
    await page.locator('.t-words-said').filter({ hasText: 'Look at the bracket.' }).waitFor();
    await clean(page);
    await page.getByRole('button', { name: w.stopLabel }).click();
    await page.getByText(w.stopped).waitFor();
    expect(await page.locator('.msg').first().innerText()).toContain('Look at the bracket.');

    const other = 'Read line 1 aloud. Which number stands in front of the bracket?';
    model.plays({ text: other });
    await page.getByRole('button', { name: w.anew }).click();
    await page.locator('.msg').filter({ hasText: 'Read line 1 aloud.' }).waitFor();
    await page.getByText('Earlier version: 1 message').click();
    await page.locator('.t-earlier .msg').filter({ hasText: 'Look at the bracket' }).waitFor();
    await clean(page);
    await picture(page, 'conversation-anew');

    model.plays({ status: 500 });
    await talk(page, 'purple elephants');
    await page
      .locator('.msg')
      .last()
      .getByText(/for maths only|only do maths/)
      .locator('visible=true')
      .first()
      .waitFor();
    await clean(page);
    const pencil = page.getByRole('button', { name: w.edit.open.replace('{text}', 'purple elephants') });
    await pencil.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => pencil.evaluate((element) => element === document.activeElement)).toBe(true);
    await pencil.click();
    await page.getByLabel(w.edit.label).fill('what do I have to do?');
    await clean(page);
    await picture(page, 'conversation-edit');
    await page.getByRole('button', { name: w.edit.send }).click();
    await page.locator('.bubble-me').filter({ hasText: 'what do I have to do?' }).waitFor();
    await page.getByText('Earlier version: 2 messages').waitFor();

    const dock = page.locator('.t-dock');
    await dock.getByRole('button', { name: w.dock.stuck }).click();
    await page.locator('.hint:visible').first().waitFor();
    await check(page, '3x-2=9');
    const verdict = page.locator('.chat > .msg').last().locator('.verdict.different');
    await verdict.waitFor();
    await expect.poll(() => inSight(verdict)).toBe(true);
    await check(page, '3x-6=9');
    await page.locator('.verdict.equal:visible').last().waitFor();
    await dock.getByRole('button', { name: w.dock.work }).click();
    const sheet = page.getByRole('dialog', { name: w.dock.workTitle });
    expect(await sheet.locator('.lines li').count()).toBe(2);
    await sheet.locator('svg.graph').waitFor();
    await clean(page);
    await picture(page, 'conversation-work');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await dock.isVisible()).toBe(true);
    await page.locator('.t-open').evaluate((card) => card.scrollIntoView({ block: 'center' }));
    expect(await inSight(page.locator('.t-open'))).toBe(true);
    expect(problems.filter((problem) => !problem.includes('500'))).toEqual([]);
    await context.close();
  },
);

it(
  'on a desktop an ambiguous first problem is clarified, edited and rephrased; the maths keys work',
  { timeout: 180_000 },
  async () => {
    // Only built-in texts, so that the page does not change while it is checked.
    model.plays({ status: 500 });
    const { page, context, problems } = await visit(browser, app.url);
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(`/ai-tutor?${new URLSearchParams({ problem: 'x plus 1 over 2 equals 5' })}`);
    await ready(page);
    await page.getByRole('button', { name: t.begin, exact: true }).click();
    const readings = page.locator('.t-start-form .t-choices button');
    await readings.nth(1).waitFor();
    await clean(page);
    await picture(page, 'start-readings');
    await readings.first().click();
    await page.waitForURL('**/ai-tutor?session=*');
    await page.locator('.t-open').waitFor();
    expect(await inSight(page.locator('.t-open'))).toBe(true);

    await page.locator('.t-mine .icon-btn').first().click();
    await page.getByLabel(w.edit.labelProblem).fill('3(x-2)=9');
    await page.keyboard.press('Enter');
    await page.locator('.bubble-me').filter({ hasText: '3(x-2)=9' }).waitFor();
    await check(page, '3x-2=9');
    await page.locator('.verdict.different').last().waitFor();
    await expect.poll(() => inSight(page.locator('.t-open'))).toBe(true);
    const before = await page.locator('.msg').last().innerText();
    await page.keyboard.press('Alt+Shift+R');
    await expect.poll(async () => page.locator('.msg').last().innerText()).not.toBe(before);
    await page.locator('.verdict.different').last().waitFor();
    await page.keyboard.press('Alt+Shift+A');
    expect(await line(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Alt+Shift+H');
    await page.locator('.hint:visible').first().waitFor();
    await page.keyboard.press('Alt+Shift+W');
    await page.getByRole('dialog', { name: w.dock.workTitle }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(w.keys.title, { exact: true }).click();
    await page.getByText(w.keys.intro).waitFor();
    await clean(page);
    await picture(page, 'conversation-desk');
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
    await context.close();
  },
);
