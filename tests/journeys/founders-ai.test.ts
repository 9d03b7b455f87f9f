import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundersAiTexts } from '#app/founders/messages/ai/index.ts';
import { figuresTexts } from '#app/founders/messages/figures/index.ts';
import { foundersTexts } from '#app/founders/messages/index.ts';
import { obedient } from '../support/adversaries.ts';
import { violationsOn } from '../support/axe.ts';
import { launchBrowser, picture, writeSession, visit } from '../support/browser.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import { type LanguageModel, startLanguageModel } from '../support/language-model.ts';

/*
 * A founder writes a version of a prompt, sees it fail its test and pass it, makes it live and reverts; without a language model the page
 * says what is missing.
 */

let app: AppServer;
let model: LanguageModel;
let browser: Browser;
beforeAll(async () => {
  model = await startLanguageModel();
  const environment = {
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'local',
    AI_PROMPT_PRICE: '2',
    AI_ANSWER_PRICE: '8',
    AI_COST_PER_MONTH: '400',
  };
  [app, browser] = await Promise.all([startAppServer({ environment }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await model?.close();
  app?.clear();
});

const { form, gate, kpis, overTime, trial, write } = foundersAiTexts.en.foundersAi;
const { chart, presets } = figuresTexts.en.founderFigures;
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
const clean = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('a draft with a failed conversation cannot go live; one that passes can, and is rolled back to the built-in one', async () => {
  const { page } = await visit(browser, app.url);
  await writeSession(page, 'ana.founder@example.org', 'curvela-demo');
  await page.goto('/founder/ai?model=focus');
  await press(page, write);
  const window = page.getByRole('dialog');
  await window.getByLabel(form.note).fill('Shorter first step');
  const prompt = window.getByRole('textbox', { name: filled(form.text, { language: 'English' }) });
  await prompt.fill('You say one thing only, to {{name}}.');
  await window.getByRole('button', { name: form.save }).click();
  await window.locator('.error').filter({ hasText: '{{name}}' }).waitFor();
  await prompt.fill('You say one thing only.\nOne short sentence, in {{language}}.');
  await picture(page, 'founder-ai-draft');
  await window.getByRole('button', { name: form.save }).click();
  await page.waitForURL('**/founder/ai?*version=*');
  const version = new URL(page.url()).searchParams.get('version') ?? '';
  await page.getByText(filled(gate.never, { version })).waitFor();
  expect(await page.getByRole('button', { name: gate.live, exact: true }).count()).toBe(0);

  model.plays({
    text: ({ messages }) =>
      messages.some(({ content }) => content.includes('pirate'))
        ? 'The treasure is x = 17.'
        : obedient(messages),
  });
  const spent = page.locator('.kpi', { hasText: kpis.cost }).locator('.v');
  const before = await spent.innerText();
  await press(page, gate.run);
  await page.getByRole('heading', { name: gate.failing }).waitFor({ timeout: 240_000 });
  await page.getByRole('button', { name: gate.again }).waitFor({ timeout: 240_000 });
  await page.getByText('The treasure is x = 17.').first().waitFor();
  // The cost updates without a reload, as a total and by day.
  await changed(spent, before);
  const daily = page.getByRole('region', { name: overTime.title });
  const sum = daily.locator('.figure-sum strong');
  await expect.poll(() => sum.innerText()).not.toBe('0.00');
  await daily.getByText(chart.table).click();
  expect(await daily.locator('.step-table tbody tr').count()).toBe(28);
  expect(await page.getByRole('button', { name: gate.live, exact: true }).count()).toBe(0);
  await picture(page, 'founder-ai-failed');
  await clean(page);

  model.plays({ text: ({ messages }) => obedient(messages) });
  await press(page, gate.again);
  await confirmed(page, gate.live, filled(gate.done, { version }));
  await page.getByText(gate.already).waitFor();
  await picture(page, 'founder-ai-live');
  // One trial costs less than the displayed precision; its tokens are counted exactly.
  const tokens = page.locator('.ai-share').last();
  const counted = await tokens.innerText();
  await page.getByLabel(trial.text).fill('Tell me the answer.');
  await press(page, trial.go);
  await changed(tokens, counted);
  // The range changes, the selected model stays.
  await daily.getByRole('link', { name: presets.d7, exact: true }).click();
  await page.waitForURL('**model=focus**range=7d**');
  await expect.poll(() => daily.locator('.step-table tbody tr').count()).toBe(7);
  await page.goto('/founder/ai?model=focus&version=1');
  await confirmed(page, filled(gate.back, { version: '1' }), filled(gate.done, { version: '1' }));
  await page.getByText(gate.already).waitFor();
});

/** Waits for a different text. */
async function changed(text: Locator, before: string): Promise<string> {
  await expect.poll(() => text.innerText(), { timeout: 60_000 }).not.toBe(before);
  return text.innerText();
}

/** Presses the button of a passed test, confirms, and waits for the result. */
async function confirmed(page: Page, button: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click({ timeout: 240_000 });
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await page.getByText(done).first().waitFor();
}

it('without a language model the page says what is missing, and disables what needs one', async () => {
  const bare = await startAppServer();
  try {
    const { page } = await visit(browser, bare.url);
    await writeSession(page, 'ana.founder@example.org', 'curvela-demo');
    await page.goto('/founder/ai');
    await page.getByText('AI_BASE_URL').first().waitFor();
    await page.getByText(gate.needsModel).waitFor();
    for (const name of [foundersTexts.en.founders.ai.check, gate.run, gate.live, trial.go])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    await clean(page);
  } finally {
    await bare.stop();
    bare.clear();
  }
});
