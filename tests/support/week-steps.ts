import type pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ready } from './browser.ts';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { learnersHomeTexts } from '#app/dashboard/messages/index.ts';
import { learnersTexts } from '#app/learners/messages/index.ts';
import type { Language } from '#app/platform/texts.ts';
import { type GeneratedItem, findItem } from '@curvela/curriculum/items';
import type { SkillId } from '@curvela/curriculum';
import { demoPassword, linkMailedTo } from './accounts.ts';
import { violationsOn } from './axe.ts';
import type { AppServer } from './app-server.ts';
import { openQuestion, send, write } from './practice-steps.ts';

/** Sets the time of the app server and of the browsers, which must be reloaded afterwards. */
export async function setTime(
  app: AppServer,
  browsers: readonly BrowserContext[],
  instant: string,
): Promise<void> {
  await app.setClock(instant);
  for (const browser of browsers) await browser.clock.setSystemTime(instant);
}

const sessionIn = (page: Page): string => new URL(page.url()).searchParams.get('session') ?? '';

/** The question on the page with its answer; its template may be set, to fit the story. */
export async function readQuestion(
  database: pg.Client,
  page: Page,
  wanted?: { template: string; seed: number },
) {
  await page.waitForURL('**/tutor/practice?session=*');
  await page.locator('.p-form').waitFor();
  const session = sessionIn(page);
  if (wanted) {
    const skill = findItem(wanted.template, wanted.seed)?.template.skills[0];
    await database.query(
      `update app.practice_items set template = $2, seed = $3, skill = $4 where session_id = $1 and state = 'open'`,
      [session, wanted.template, wanted.seed, skill],
    );
    await page.reload();
    await page.locator('.p-form').waitFor();
  }
  return openQuestion(database, session);
}

/** Answers the question on the page and waits for the verdict. */
export async function answer(page: Page, item: GeneratedItem, right: boolean): Promise<void> {
  await write(page, item, 'keyboard', right);
  await send(page).click();
  await page.locator(`.p-verdict.${right ? 'equal' : 'different'}`).waitFor();
}

/** Continues to the next question, or to the end. */
export async function goOn(page: Page): Promise<'question' | 'summary'> {
  await send(page).click();
  const [question, summary] = [page.locator('.p-form'), page.locator('.p-summary')];
  await page.locator('.p-verdict, .p-solution').first().waitFor({ state: 'detached' });
  await question.or(summary).first().waitFor();
  return (await summary.count()) > 0 ? 'summary' : 'question';
}

/** The number of questions that a learner answered, by day in a zone: the expected week. */
export async function answeredByDay(database: pg.Client, zone: string): Promise<Record<string, number>> {
  const { rows } = await database.query<{ day: string; questions: number }>(
    `select to_char(served_at at time zone $1, 'YYYY-MM-DD') as day, count(*)::int as questions
     from app.practice_items where resolved_at is not null and state <> 'skipped' group by 1`,
    [zone],
  );
  return Object.fromEntries(rows.map(({ day, questions }) => [day, questions]));
}

export const settled = async (page: Page) => {
  await page.locator('.mm-strand').first().waitFor();
  await page.locator('.week ol').waitFor();
  await expect.poll(() => page.locator('.bone').count()).toBe(0);
};

/** Whether a learner who knows exactly these skills can answer. */
export const knows = (skills: readonly SkillId[], item: GeneratedItem): boolean =>
  item.template.skills.every((one) => skills.includes(one));

/** No axe violations, and no horizontal scrolling. */
export const clean = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};
/** The tag with the reason for a question. */
export const tagOf = (page: Page) => page.locator('.p-why .tag').innerText();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Starts today's practice on the dashboard. */
export const begin = (page: Page) => page.locator('.go-on .begin button').click();

type Newcomer = { email: string; language: Language; name: string; learner: string };

/** Signs up, confirms from the mailbox, and adds a learner as the dashboard suggests. */
export async function newcomer(
  app: AppServer,
  page: Page,
  { email, language, name, learner }: Newcomer,
): Promise<void> {
  const { accounts: t } = accountsTexts[language];
  const { form } = learnersTexts[language].learners.profiles;
  await page.goto('/auth?mode=sign-up');
  await ready(page);
  await page.getByLabel(t.fields.name).fill(name);
  await page.getByLabel(t.fields.email).fill(email);
  await page.getByLabel(t.fields.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t.signUp.submit }).click();
  await page.goto(await linkMailedTo(app.url, email));
  await page.getByRole('button', { name: t.callback.submitSignup }).click();
  await page.waitForURL('**/dashboard');
  const first = learnersHomeTexts[language].learnersHome.steps.add;
  await page.locator('.go-on').getByRole('link', { name: first }).click();
  await page.getByLabel(form.name).fill(learner);
  await page.getByRole('button', { name: form.save }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
