import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { focusTexts } from '#app/teaching/messages/focus.ts';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { wordsTexts } from '#app/teaching/messages/words.ts';
import { voiceTexts } from '#app/teaching/messages/voice/index.ts';
import { inSight, launchBrowser, picture, ready, visit } from '../support/browser.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import { lookAgainUntil } from '../support/session-steps.ts';
import { clean, setTime } from '../support/week-steps.ts';

/* A focus session on a phone, with a test clock, without an account. */

const begins = '2026-11-23T16:00:00Z';
const minute = (count: number) => new Date(Date.parse(begins) + count * 60_000).toISOString();

let app: AppServer;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startAppServer({ clock: begins }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  app?.clear();
});

const { focus: t, tutor } = teachingTexts.en.teaching;
const { whoReads } = wordsTexts.en.tutorWords;
const r = focusTexts.en.focusRoom;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const step = (page: Page) => page.locator('.f-row input');
const write = async (page: Page, line: string) => {
  await step(page).fill(line);
  await page.keyboard.press('Enter');
  await taken(step(page));
};
/** The input was sent and the field cleared. Earlier typing would be lost. */
const taken = async (field: Locator) => {
  await expect.poll(() => field.inputValue()).toBe('');
};
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
const at = async (page: Page, context: BrowserContext, count: number) => {
  await setTime(app, [context], minute(count));
  await page.reload();
  await ready(page);
};

it('focus mode shows one goal and one step, a hideable timer, a break of a chosen length, and how to resume', async () => {
  const { page, context, problems } = await visit(browser, app.url, { width: 390 });
  await context.clock.install({ time: begins });
  await context.clock.resume();
  await page.goto('/tutor/adhd');
  await ready(page);
  await clean(page);
  await page.getByRole('link', { name: t.startIt }).click();
  await page.waitForURL('**/tutors/adhd/start');
  await ready(page);
  // The sprint settings are collapsed: energy is the only question.
  expect(await page.getByRole('group', { name: t.sprint }).isVisible()).toBe(false);
  await button(page, t.energies.low).click();
  await page.getByText(r.energyMeans.low).waitFor();
  await page.getByLabel(t.goal).fill('can you help me with 3(x-2)=9');
  await page.locator('.f-first-read').waitFor();
  await clean(page);
  await picture(page, 'focus-start');
  await button(page, t.begin).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tutors/adhd/session/*');
  await heading(page, 'What does the number in front do to each term in the bracket?');
  // The keyboard focus continues from the question, not from the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.locator('.f-bars i').first().waitFor();
  expect(await page.locator('.f-bars i').count()).toBeLessThanOrEqual(3);
  expect(await step(page).count()).toBe(1);
  await clean(page);
  await picture(page, 'focus-step');

  // A request in the field is answered; a wrong line gets its verdict above the field; the hidden time stays hidden.
  await write(page, 'why?');
  await page.locator('.f-said p').first().waitFor();
  await write(page, '3x-2=9');
  await page.locator('.f-said .verdict.different').waitFor();
  await button(page, t.hideTime).click();
  await page.reload();
  await ready(page);
  await button(page, t.showTime).waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  await page.locator('.f-said .verdict.different').waitFor();
  await button(page, t.showTime).click();
  await page.getByRole('timer').waitFor();
  await clean(page);

  // Offline the step stays; a reload loses nothing either: it is requested again.
  const refused = { count: 0 };
  await context.route('**/functions/v1/**/sessions/**', (route) => {
    refused.count += 1;
    return route.abort();
  });
  await lookAgainUntil(page, () => refused.count > 0);
  await step(page).waitFor();
  await page.reload();
  await button(page, tutor.reload).waitFor();
  await context.unroute('**/functions/v1/**/sessions/**');
  await button(page, tutor.reload).click();
  await step(page).waitFor();
  // The console reports only the failed requests.
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);

  // The note about who can read the session is at the bottom, collapsed. A thought is parked; a pause stops the time, by keyboard alone.
  await page.getByText(whoReads.title).click();
  await page.getByText(whoReads.visitor).waitFor();
  await clean(page);
  await page.getByText(whoReads.title).click();
  await page.locator('.f-lot summary').click();
  await page.locator('#park').fill('ask Dad about the trip');
  await page.keyboard.press('Enter');
  await page.locator('.f-parked li').waitFor();
  await clean(page);
  await button(page, t.pause).focus();
  await page.keyboard.press('Enter');
  await heading(page, t.paused);
  await clean(page);
  await picture(page, 'focus-paused');
  await button(page, t.goOn).focus();
  await page.keyboard.press('Enter');
  await step(page).waitFor();

  // A break of five minutes: it shows the last attempt, and where to continue.
  await step(page).fill('3x-6');
  await button(page, t.break).click();
  await expect.poll(() => inSight(page.getByRole('group', { name: r.breakTitle }))).toBe(true);
  await page.getByRole('button', { name: '5 minutes', exact: true }).click();
  await heading(page, r.onBreak);
  await page.getByText('You had just tried').waitFor();
  await page.getByText(r.kept).waitFor();
  await clean(page);
  await picture(page, 'focus-break');
  await at(page, context, 7);
  await page.getByText(r.breakOver).waitFor();
  await button(page, t.goOn).click();
  await step(page).waitFor();
  await expect.poll(() => step(page).inputValue()).toBe('3x-6');
  await expect.poll(() => step(page).evaluate((field) => field === document.activeElement)).toBe(true);

  // When the time ends the step can be finished, and only then a break is suggested.
  await write(page, '3x-6=9');
  await page.locator('.f-said .verdict.equal').waitFor();
  await expect.poll(() => inSight(page.getByRole('heading', { level: 1 }))).toBe(true);
  await at(page, context, 13);
  await page.getByText(r.overFinish).waitFor();
  await step(page).fill('3x=15');
  await page.keyboard.press('Enter');
  await page.getByText(r.overDone).waitFor();
  await clean(page);
  await picture(page, 'focus-over');
  await page.getByRole('button', { name: 'Another 5 minutes', exact: true }).click();
  await step(page).waitFor();
  await page.getByText('3 lines done.').or(page.getByText('2 lines done.')).waitFor();

  // Stopping takes one press; the next day starts with the unfinished problem, and the thought is still there.
  await button(page, t.stopShort).first().click();
  await heading(page, t.stopped);
  await at(page, context, 24 * 60);
  await page.getByText('You had just written').waitFor();
  await page.getByText('ask Dad about the trip').waitFor();
  await clean(page);
  await button(page, t.goOn).click();
  await page.getByRole('timer', { name: /About 5 minutes/ }).waitFor();

  // An idle tab: one gentle offer, reachable by keyboard, which stays meanwhile.
  await context.clock.runFor(91_000);
  await page.getByText(t.gentle).waitFor();
  await page.keyboard.press('Tab');
  await button(page, r.thinking).focus();
  await page.keyboard.press('Enter');
  await page.getByText(t.gentle).waitFor({ state: 'detached' });
  await context.clock.runFor(91_000);
  expect(await page.getByText(t.gentle).count()).toBe(0);

  // The end: lists what was solved, and stopping from there stops the time as well.
  await step(page).fill('x=5');
  await page.keyboard.press('Enter');
  await button(page, voiceTexts.en.all.enough).click();
  await heading(page, r.finished);
  await clean(page);
  await picture(page, 'focus-finished');
  await page.locator('.cta').getByRole('button', { name: t.stop }).click();
  await heading(page, t.stopped);
  expect(problems).toEqual([]);
  await context.close();
});
