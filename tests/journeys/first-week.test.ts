import type pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { learnersHomeTexts } from '#app/dashboard/messages/index.ts';
import { learnerPageTexts } from '#app/dashboard/messages/page/index.ts';
import { skillName } from '#app/practice/use-cases/items/view.server.ts';
import { practiceTexts } from '#app/practice/messages/index.ts';
import { demoPassword } from '../support/accounts.ts';
import { launchBrowser, picture, signIn, visit } from '../support/browser.ts';
import { databaseOf } from '../support/app-server-database.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import {
  answer,
  answeredByDay,
  readQuestion,
  begin,
  button,
  clean,
  goOn,
  knows,
  newcomer,
  setTime,
  settled,
  tagOf,
} from '../support/week-steps.ts';

/*
 * A new learner's first week, with a test clock: Maya practises on a phone in Spanish, her mother reads on a desktop in English. Both are
 * in Bogotá, where 19:00 is already the next day in UTC.
 */

const zone = 'America/Bogota';
const phone = { language: 'es-CO', width: 390 } as const;
const desk = { language: 'en-GB', width: 1280 } as const;
const at = (day: number, time: string) => `2027-03-0${day}T${time}:00-05:00`;

let app: AppServer;
let browser: Browser;
let database: pg.Client;
beforeAll(async () => {
  [app, browser] = await Promise.all([startAppServer({ clock: at(1, '18:20') }), launchBrowser()]);
  database = await databaseOf(app);
});
afterAll(async () => {
  await database?.end();
  await browser?.close();
  await app?.stop();
  app?.clear();
});

const email = 'first-week@example.org';
const es = {
  ...learnersHomeTexts.es.learnersHome,
  practice: practiceTexts.es.practice,
};
const en = {
  ...learnersHomeTexts.en.learnersHome,
  practice: practiceTexts.en.practice,
  page: learnerPageTexts.en.learnerPage,
};
const numbers = skillName('whole_numbers', 'es');
/** The question whose solution was shown on the third day. */
const shown = { template: 'integers.temperature', seed: 3 };

it('a learner’s days one to three, on a phone in Spanish', async () => {
  const { page, context, problems } = await visit(browser, app.url, { ...phone, timeZone: zone });
  await context.clock.install({ time: at(1, '18:20') });
  const day = async (date: number, time: string) => {
    await setTime(app, [context], at(date, time));
    await page.goto('/dashboard');
    await settled(page);
  };
  await newcomer(app, page, { email, language: 'es', name: 'Carmen Díaz', learner: 'Maya' });
  await findOut(page);
  await oneEvening(page, context);
  await day(2, '18:30');
  await secondDay(page);
  await day(3, '18:30');
  await thirdDay(page);
  expect(problems).toEqual([]);
  await context.close();
});

it('a learner’s days five to seven, on a desktop in English', async () => {
  const { page, context, problems } = await visit(browser, app.url, { ...desk, timeZone: zone });
  await context.clock.install({ time: at(5, '17:00') });
  await setTime(app, [context], at(5, '17:00'));
  await signIn(page, email, demoPassword);
  await settled(page);
  await setGoal(page);
  await page.goto('/dashboard');
  await settled(page);
  await page.locator('.goals').getByText('1 of 2 mastered').waitFor();
  await page
    .locator('.goals')
    .getByText(/Likely on .+, between .+ and .+/)
    .waitFor();
  await answerRepeatedTemplate(page);
  await setTime(app, [context], at(7, '17:00'));
  await page.goto('/dashboard');
  await settled(page);
  await weekAtAGlance(page);
  await reportToPrint(page);
  expect(problems).toEqual([]);
  await context.close();
});

/** Maya's diagnostic: interrupted after two questions, and continued from the dashboard at the same question. */
async function findOut(page: Page): Promise<void> {
  const next = async () => {
    const item = await readQuestion(database, page);
    await answer(page, item, knows(['whole_numbers', 'fractions', 'decimals'], item));
    return goOn(page);
  };
  await page.goto('/dashboard');
  await page.getByText(es.due.newcomer).waitFor();
  await page.locator('.go-on').getByRole('button', { name: es.start.whereGo }).click();
  await next();
  await next();
  const { id } = await readQuestion(database, page);
  await page.goto('/dashboard');
  await page.getByText('Seguir donde lo dejó Maya').waitFor();
  await page.getByText('Pregunta 3 de 12').waitFor();
  await settled(page);
  await clean(page);
  await picture(page, 'week-1-continue');
  await page.locator('.go-on').getByRole('link', { name: es.open.go }).click();
  expect((await readQuestion(database, page)).id).toBe(id);
  let step = await next();
  while (step === 'question') step = await next();
  await page.getByRole('heading', { name: es.practice.summary.title.diagnostic }).waitFor();
}

/** Right answers before and after midnight UTC, on one evening in Bogotá: enough for one day, and no mastery before tomorrow. */
async function oneEvening(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/tutor/practice?skill=whole_numbers');
  await button(page, es.practice.skill.practise).click();
  for (let question = 1; question <= 6; question += 1) {
    if (question === 4) {
      await setTime(app, [context], at(1, '19:10'));
      await page.reload();
    }
    await answer(page, await readQuestion(database, page), true);
    if (question < 6) await goOn(page);
  }
  await page.locator('.p-changes').getByText('Vuelve mañana.').waitFor();
  expect(await page.locator('.p-changes .tag').count()).toBe(0);
  await goOn(page);
  await button(page, es.practice.room.stop).click();
  await page.locator('.p-beliefs').getByText(numbers).waitFor();
  expect(await page.getByText(es.practice.summary.what.mastered, { exact: true }).count()).toBe(0);
}

/** Yesterday's skill is due, and mastered with one more answer; the repeated mistake is practised separately. */
async function secondDay(page: Page): Promise<void> {
  await page.locator('.mix').getByText(`repaso: «${numbers}»`).waitFor();
  await picture(page, 'week-2-due');
  await begin(page);
  const review = await readQuestion(database, page);
  expect([await tagOf(page), review.template.skills[0]]).toEqual([es.practice.roles.review, 'whole_numbers']);
  await answer(page, review, true);
  await page.locator('.p-changes .tag').getByText(es.practice.outcome.mastered).waitFor();
  for (const seed of [3, 4]) {
    await goOn(page);
    const item = await readQuestion(database, page, { template: 'integers.products', seed });
    await answer(page, item, false);
    await answer(page, item, true);
  }
  await goOn(page);
  await button(page, es.practice.room.stop).click();
  await page.getByRole('heading', { name: es.practice.summary.mistakes }).waitFor();
  await page.locator('.p-summary').getByText('2 veces').waitFor();
  await picture(page, 'week-2-summary');
  await page.getByRole('link', { name: es.practice.summary.more }).click();
  await button(page, es.practice.ways.mistakes.name).click();
  const again = await readQuestion(database, page);
  expect([await tagOf(page), again.template.skills[0]]).toEqual([es.practice.roles.mistake, 'integers']);
  await answer(page, again, true);
  await goOn(page);
  await button(page, es.practice.room.stop).click();
  await page.locator('.p-summary').waitFor();
}

/** A hint, then the solution: the same template comes once more, and is still owed on a later day. */
async function thirdDay(page: Page): Promise<void> {
  const t = es.practice.room;
  await begin(page);
  const hinted = await readQuestion(database, page, { template: 'integers.sums', seed: 5 });
  await button(page, t.cannotStart).click();
  await page.locator('.hint').waitFor();
  await answer(page, hinted, true);
  await page
    .locator('.p-changes')
    .getByText(/tras una pista/i)
    .waitFor();
  await goOn(page);
  await readQuestion(database, page, shown);
  await button(page, t.cannotStart).click();
  await page.locator('.hint').first().waitFor();
  await button(page, t.show).click();
  await page.getByText(es.practice.outcome.givenUp).waitFor();
  await page.locator('.p-solution .lines').waitFor();
  await clean(page);
  await picture(page, 'week-3-shown');
  await goOn(page);
  await answer(page, await readQuestion(database, page), true);
  await goOn(page);
  const twin = await readQuestion(database, page);
  expect([await tagOf(page), twin.template.id]).toEqual([es.practice.roles.twin, shown.template]);
  await answer(page, twin, true);
  await goOn(page);
  await button(page, t.stop).click();
  await page.locator('.p-summary').waitFor();
}

async function setGoal(page: Page): Promise<void> {
  const t = en.page.goalForm;
  await page.getByRole('link', { name: en.goals.set }).click();
  await button(page, en.page.goals.set).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(t.name).fill('Ready for spring');
  await form.getByLabel(t.day).fill('2027-06-20');
  await form.locator('summary').first().click();
  for (const skill of ['whole_numbers', 'integers'] as const)
    await form.getByRole('checkbox', { name: skillName(skill, 'en'), exact: true }).check();
  await form.getByRole('button', { name: t.save }).click();
  await form.waitFor({ state: 'detached' });
  const goal = page.locator('.goal');
  await goal
    .getByText(/1 of 2 skills mastered\. At 3 evenings a week of 15 minutes, you’ll get there/)
    .waitFor();
  await clean(page);
  await picture(page, 'week-5-goal');
}

/** The template whose solution was shown two days ago is asked first, without help. */
async function answerRepeatedTemplate(page: Page): Promise<void> {
  await begin(page);
  const twin = await readQuestion(database, page);
  expect([await tagOf(page), twin.template.id]).toEqual([en.practice.roles.twin, shown.template]);
  await answer(page, twin, true);
  await goOn(page);
  await button(page, en.practice.room.stop).click();
  await page.locator('.p-summary').waitFor();
}

async function weekAtAGlance(page: Page): Promise<void> {
  const answered = await answeredByDay(database, zone);
  const days = await page
    .locator('.week > ol > li, .week ol > li.is-past, .week ol > li.is-today')
    .allInnerTexts();
  const counts = days.map((text) => Number(/(\d+) questions?/.exec(text)?.[1] ?? 0));
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7].map((date) => answered[`2027-03-0${date}`] ?? 0));
  expect(counts.map((count) => count > 0)).toEqual([true, true, true, false, true, false, false]);
  expect(days[3]).toContain(en.week.past);
  await page
    .locator('.news')
    .getByText(
      `${skillName('whole_numbers', 'en')}: mastered with 7 answers without help, the last one on Tuesday`,
    )
    .waitFor();
  await clean(page);
  await picture(page, 'week-7-dashboard');
}

async function reportToPrint(page: Page): Promise<void> {
  await page.goto('/learner-profiles');
  await page.getByRole('link', { name: en.page.claims.report }).click();
  await page.getByRole('heading', { level: 1, name: 'Report: Maya' }).waitFor();
  await page.getByText(/Practice from 1 March 2027 to 5 March 2027: \d+ questions count\./).waitFor();
  await page
    .locator('.paper')
    .getByText(/Ready for spring, by 20 June\. 1 of 2 skills mastered/)
    .waitFor();
  await clean(page);
  await page.emulateMedia({ media: 'print' });
  expect(await button(page, en.page.report.print).isVisible()).toBe(false);
  await picture(page, 'week-7-report');
}
