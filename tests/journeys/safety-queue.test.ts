import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { foundersTexts } from '#app/founders/messages/index.ts';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { wordsTexts } from '#app/teaching/messages/words.ts';
import { makeAccount } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { picture, ready, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { mailTo } from '../support/app-server.ts';
import { newLearner } from '../support/practice-steps.ts';

/*
 * Worrying messages on a learner's phone: who reads them is stated beforehand; a founder reads them, records the action taken, and marks
 * them as handled.
 */

const at = setUpAppServerAndBrowser();

const t = teachingTexts.en.teaching.tutor;
const { whoReads } = wordsTexts.en.tutorWords;
const queue = foundersTexts.en.founders.safety;
const { audit } = foundersTexts.en.founders;
const clean = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};
/** Pixels of an element below the upper edge of the dock. */
const belowDock = (page: Page, what: string) =>
  page.evaluate((selector) => {
    const [it, dock] = [selector, '.t-dock'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    return it && dock ? Math.max(0, Math.round(it.bottom - dock.top)) : Infinity;
  }, what);

it('a learner sees who reads a worrying text and gets a reply, and a founder reviews it', async () => {
  const email = 'worried@example.org';
  await makeAccount(at.app.url, email);
  const learner = await visit(at.browser, at.app.url, { width: 390 });
  await writeSession(learner.page, email);
  await newLearner(at.app.url, learner.page, 'Nora');
  await learner.page.goto('/ai-tutor');
  await ready(learner.page);
  await learner.page.getByLabel(t.problem).fill('3(x-2)=9');
  await learner.page.getByRole('button', { name: t.begin, exact: true }).click();
  await learner.page.waitForURL('**/ai-tutor?session=*');
  await learner.page.locator('.t-open').waitFor();
  expect(await belowDock(learner.page, '.t-open :is(input, textarea)')).toBe(0);
  await learner.page.getByText(whoReads.title).click();
  await learner.page.getByText(whoReads.account).waitFor();
  await picture(learner.page, 'who-reads');
  await clean(learner.page);
  // An element that gets the focus behind the dock is scrolled above it.
  const ask = learner.page.getByLabel(t.ask);
  await ask.evaluate((field) => {
    scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' });
    field.focus();
  });
  expect(await belowDock(learner.page, ':focus')).toBe(0);
  await ask.fill('i dont want to be alive anymore, call me on 07700 900123');
  await learner.page.keyboard.press('Enter');
  await learner.page.getByText('Childline').waitFor();
  await clean(learner.page);
  const mail = await mailTo(at.app.url, email, /Nora/);
  expect(mail.text).not.toMatch(/alive|07700/);

  const founder = await visit(at.browser, at.app.url, { width: 390 });
  await writeSession(founder.page, 'ana.founder@example.org');
  await founder.page.goto('/founder-hub#safety');
  const list = founder.page.getByRole('region', { name: queue.title });
  const words = 'i dont want to be alive anymore, call me on •••';
  const flag = list.getByRole('listitem').filter({ hasText: words });
  await flag.getByLabel(queue.noteLabel).fill('Wrote to the school’s counsellor');
  await picture(founder.page, 'safety-queue');
  await clean(founder.page);
  await flag.getByRole('button', { name: queue.see }).click();
  await flag.getByText('Note: Wrote to the school’s counsellor').waitFor();
  expect(await flag.getByRole('button').count()).toBe(0);
  await founder.page.reload();
  await flag.getByText(queue.states.seen, { exact: true }).waitFor();
  await picture(founder.page, 'safety-queue-read');
  await clean(founder.page);
  // Neither the queue nor its log reveals the author.
  expect(await list.innerHTML()).not.toContain(email);
  expect(await founder.page.getByRole('region', { name: audit.title }).innerHTML()).not.toContain(email);
  expect([...learner.problems, ...founder.problems]).toEqual([]);
});
