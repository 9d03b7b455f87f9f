import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { learnersHomeTexts } from '#app/dashboard/messages/index.ts';
import { learnersTexts } from '#app/learners/messages/index.ts';
import { learnerPageTexts } from '#app/dashboard/messages/page/index.ts';
import { skillName } from '#app/practice/use-cases/items/view.server.ts';
import { demoPassword, makeAccount } from '../support/accounts.ts';
import { picture, signIn, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerWithDatabase } from '../support/app-server-and-browser.ts';
import { call, open } from '../support/practice-steps.ts';
import { nextSession } from '../support/tutor-sessions.ts';
import { answer, readQuestion, button, clean, goOn, settled } from '../support/week-steps.ts';

/*
 * A parent with two children, on a phone in French: each has a page, a map, a goal and needs of their own. Lucía, on a desktop in English,
 * teaches both and reads of each only what the parent allows, while it is allowed.
 */

const at = setUpAppServerWithDatabase();

const email = 'two-children@example.org';
const lucia = 'lucia.tutor@example.org';
const home = learnersHomeTexts.fr.learnersHome;
const { profiles } = learnersTexts.fr.learners;
const t = learnerPageTexts.fr.learnerPage;
const phone = { language: 'fr-FR', timeZone: 'Europe/Paris', width: 390 } as const;
const equations = skillName('linear_equations', 'fr');

type Children = { nora: string; tom: string };
const idIn = (page: Page) => new URL(page.url()).searchParams.get('learner') ?? '';
const onTheWay = (page: Page) => page.locator('.mm-head').innerText();

async function addChild(page: Page, name: string): Promise<string> {
  await page.getByLabel(profiles.form.name).fill(name);
  await button(page, profiles.form.save).click();
  await page.getByText(t.claims.none.replace('{name}', name)).waitFor();
  return idIn(page);
}

/** Selects a child from the lists of the page by name. */
async function choose(page: Page, where: string, name: string): Promise<void> {
  await page.getByRole('navigation', { name: where }).getByRole('link', { name }).first().click();
}

let children: Children;

it('a parent adds two children, and their progress is separate', async () => {
  await makeAccount(at.app.url, email, 'Ines Laurent');
  const { page, context, problems } = await visit(at.browser, at.app.url, phone);
  await writeSession(page, email, demoPassword);
  await page.goto('/learner-profiles?add');
  const nora = await addChild(page, 'Nora');
  await button(page, profiles.add).click();
  const tom = await addChild(page, 'Tom');
  children = { nora, tom };
  await page.getByRole('switch', { name: new RegExp(`^${t.needs.dyslexiaFont}`) }).check();
  const goal = { title: 'Avant le brevet', skills: ['slope'], dueOn: '2031-06-02' };
  await call({ url: at.app.url, page, path: `/learner-profiles/${tom}/goals`, body: goal });
  await practises(page, nora);

  await page.goto(`/learner-profiles?learner=${nora}`);
  await page.locator('.claim').getByText(equations).first().waitFor();
  await page.getByText(t.goals.none).waitFor();
  await page.getByRole('switch', { name: new RegExp(`^${t.needs.dyslexiaFont}`), checked: false }).waitFor();
  const mapOfNora = await onTheWay(page);
  await clean(page);
  await choose(page, profiles.list, 'Tom');
  await page.getByText(t.claims.none.replace('{name}', 'Tom')).waitFor();
  await page.locator('.goal').getByText('Avant le brevet').waitFor();
  await page.getByRole('switch', { name: new RegExp(`^${t.needs.dyslexiaFont}`), checked: true }).waitFor();
  await expect.poll(() => onTheWay(page)).not.toBe(mapOfNora);
  expect(await onTheWay(page)).toMatch(/en cours\s:\s0\b/);
  await clean(page);
  await picture(page, 'two-profiles');
  expect(problems).toEqual([]);
  await context.close();
});

/** Two questions, one of them wrong at first. */
async function practises(page: Page, profileId: string): Promise<void> {
  await open(at.app.url, page, { profileId });
  for (const right of [true, false]) {
    const item = await readQuestion(at.database, page, {
      template: 'linear_equations.two_steps',
      seed: right ? 3 : 4,
    });
    if (!right) await answer(page, item, false);
    await answer(page, item, true);
    await goOn(page);
  }
}

it('the dashboard lists both children, and shows the page of the selected one below', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url, phone);
  await signIn(page, email, demoPassword);
  await settled(page);
  const row = (name: string) => page.locator('.overview li', { hasText: name });
  await row('Nora')
    .getByText(/2 questions/)
    .waitFor();
  await row('Tom').getByText(home.all.newcomer).waitFor();
  await row('Tom').getByText(home.all.notPractised).waitFor();
  await page.getByRole('heading', { name: home.open.mode.skill }).waitFor();
  await page.getByText(home.goals.none).waitFor();
  await choose(page, home.who, 'Tom');
  await page.waitForURL(`**/dashboard?learner=${children.tom}`);
  await settled(page);
  await page
    .getByText(/le point de départ de Tom|où en est Tom/i)
    .first()
    .waitFor();
  await page.locator('.goals').getByText('Avant le brevet').waitFor();
  expect(await page.getByRole('heading', { name: home.open.mode.skill }).count()).toBe(0);
  expect(await page.locator('.week .week-done').count()).toBe(0);
  await clean(page);
  await picture(page, 'two-dashboard');
  expect(problems).toEqual([]);
  await context.close();
});

it('a tutor of both children gets access to one only, until it is revoked', async () => {
  const { nora, tom } = children;
  await nextSession(at.database, { days: 10, profileId: nora });
  await nextSession(at.database, { days: 11, profileId: tom });
  const parent = await visit(at.browser, at.app.url, phone);
  const tutor = await visit(at.browser, at.app.url);
  await writeSession(parent.page, email, demoPassword);
  await writeSession(tutor.page, lucia);
  const set = async (child: string, name: string) => {
    await parent.page.goto(`/learner-profiles?learner=${child}`);
    await parent.page
      .locator('.sees')
      .getByRole('button', { name: name.replace('{tutor}', 'Lucía Restrepo') })
      .click();
    const other = name === t.sees.allowLong ? t.sees.endLong : t.sees.allowLong;
    await parent.page.getByRole('button', { name: other.replace('{tutor}', 'Lucía Restrepo') }).waitFor();
  };
  const readReports = async () => ({
    nora: await readBy(tutor.page, nora),
    tom: await readBy(tutor.page, tom),
    listed: await listedFor(tutor.page),
  });
  const ended = learnerPageTexts.en.learnerPage.report.gone;
  expect(await readReports()).toEqual({ nora: ended, tom: ended, listed: [] });
  await set(nora, t.sees.allowLong);
  expect(await readReports()).toEqual({ nora: 'Report: Nora', tom: ended, listed: ['Report of Nora'] });
  await picture(tutor.page, 'two-tutor');
  await beyondTheReport(tutor.page);
  await set(tom, t.sees.allowLong);
  await set(nora, t.sees.endLong);
  expect(await readReports()).toEqual({ nora: ended, tom: 'Report: Tom', listed: ['Report of Tom'] });
  await set(tom, t.sees.endLong);
  expect(await readReports()).toEqual({ nora: ended, tom: ended, listed: [] });
  expect(parent.problems).toEqual([]);
  await Promise.all([parent.context.close(), tutor.context.close()]);
});

async function readBy(page: Page, child: string): Promise<string | null> {
  await page.goto(`/learner-profiles?report=1&learner=${child}`);
  await page.locator('.paper h1').waitFor();
  return page.locator('.paper h1').textContent();
}

/** The learners linked from the tutor's dashboard. */
async function listedFor(page: Page): Promise<string[]> {
  await page.goto('/dashboard');
  await page.locator('.teaching').getByText('with Nora').waitFor();
  await page.locator('.teaching').getByText('with Tom').waitFor();
  return page.locator('.teaching a[href*="report"]').allInnerTexts();
}

/** The report only: neither the parent's pages nor practice data. */
async function beyondTheReport(page: Page): Promise<void> {
  const { nora } = children;
  for (const what of ['map', 'claims', 'today', 'week?first=1'])
    await expect(call({ url: at.app.url, page, path: `/practice/profiles/${nora}/${what}` })).rejects.toThrow(
      '404',
    );
  await expect(call({ url: at.app.url, page, path: `/learner-profiles/${nora}/goals` })).rejects.toThrow(
    '404',
  );
  await page.goto(`/learner-profiles?learner=${nora}`);
  await page.getByText(learnersTexts.en.learners.profiles.empty).waitFor();
}
