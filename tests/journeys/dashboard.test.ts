import type pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learnersTexts } from '#app/learners/messages/index.ts';
import { learnersHomeTexts } from '#app/dashboard/messages/index.ts';
import { dueAtOf } from '#app/practice/domain/mastery/due.ts';
import type { Evidence } from '#app/practice/model/mastery/evidence.ts';
import { replayLearner } from '#app/practice/domain/mastery/learner-state.ts';
import type { SkillId } from '@curvela/curriculum';
import { templates } from '@curvela/curriculum/skills';
import { violationsOn } from '../support/axe.ts';
import { launchBrowser, picture, signIn, visit, writeSession } from '../support/browser.ts';
import { databaseOf } from '../support/app-server-database.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import { call, newLearner } from '../support/practice-steps.ts';
import { sessionOf } from '../support/session-steps.ts';

/* The dashboard of a learner, of a parent of two, of a tutor, and of a new account. */

let app: AppServer;
let browser: Browser;
let database: pg.Client;
beforeAll(async () => {
  [app, browser] = await Promise.all([startAppServer(), launchBrowser()]);
  database = await databaseOf(app);
});
afterAll(async () => {
  await database?.end();
  await browser?.close();
  await app?.stop();
  app?.clear();
});

const t = learnersHomeTexts.en.learnersHome;
const people = {
  learner: 'leo.learner@example.org',
  parent: 'carmen.parent@example.org',
  tutor: 'lucia.tutor@example.org',
};
const languages = [
  { code: 'en', region: 'en-GB' },
  { code: 'es', region: 'es-CO' },
  { code: 'fr', region: 'fr-FR' },
] as const;
const dayMs = 86_400_000;

/** Right answers without help to these skills, so many days ago each, inserted as practice. */
async function practised(page: Page, profileId: string, days: Partial<Record<SkillId, number[]>>) {
  const { user } = await sessionOf(page);
  const evidence = Object.entries(days).flatMap(([skill, daysAgo]) =>
    daysAgo.map((ago, index): Evidence => {
      const own = [...templates.values()].filter(({ skills }) => skills[0] === skill);
      return {
        id: crypto.randomUUID(),
        skill: skill as SkillId,
        itemId: crypto.randomUUID(),
        template: own[index % own.length]?.id ?? '',
        right: true,
        aid: 'none',
        mistake: null,
        confidence: null,
        at: new Date(Date.now() - ago * dayMs - index * 60_000),
        voided: false,
      };
    }),
  );
  for (const one of evidence)
    await database.query(
      `insert into app.evidence (id, account_id, profile_id, skill, source, item_id, template, "right", aid, at)
       values ($1, $2, $3, $4, 'practice', $5, $6, true, 'none', $7)`,
      [one.id, user.id, profileId, one.skill, one.itemId, one.template, one.at],
    );
  for (const state of replayLearner(evidence, 'UTC').values())
    await database.query(
      `insert into app.skill_states (profile_id, skill, account_id, state, due_at, updated_at) values ($1, $2, $3, $4, $5, now())
       on conflict (profile_id, skill) do update set state = excluded.state, due_at = excluded.due_at`,
      [profileId, state.skill, user.id, JSON.stringify(state), dueAtOf(state)],
    );
}

const nothingWaits = async (page: Page) => {
  await expect.poll(() => page.locator('.bone').count()).toBe(0);
};
const settled = async (page: Page) => {
  await page.locator('.mm-strand').first().waitFor();
  await page.locator('.week ol').waitFor();
  await nothingWaits(page);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-skill'));
const narrowest = (page: Page) =>
  page
    .locator('.mm-skill:visible')
    .evaluateAll((all) => (all[0] ? Math.min(...all.map((one) => one.getBoundingClientRect().width)) : 0));
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('a learner', () => {
  it('sees what is due, and moves through the map by keyboard', async () => {
    const { page, context, problems } = await visit(browser, app.url);
    await writeSession(page, people.learner);
    const { profiles } = await call<{ profiles: { id: string; name: string }[] }>({
      url: app.url,
      page,
      path: '/learner-profiles',
    });
    const id = profiles[0]?.id ?? '';
    await practised(page, id, {
      whole_numbers: [20, 19, 18, 0],
      integers: [12, 11, 10],
      fractions: [2, 1, 0],
      linear_equations: [0],
      coordinates: [9, 8, 7],
    });
    await page.goto('/dashboard');
    await settled(page);
    await page.getByRole('heading', { name: t.due.title }).waitFor();
    await page.locator('.mix').waitFor();
    // One start button, in the first card, and no second one.
    expect(await page.locator('.begin').count()).toBe(1);
    expect(await page.getByRole('navigation', { name: t.who }).count()).toBe(0);
    await page.locator('.mm-skill[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    const first = await focused(page);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe(first);
    for (const _ of languages) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('whole_numbers');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('expressions');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 4 }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await picture(page, 'dashboard-skill');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 4 }).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('whole_numbers');
    await page.getByRole('button', { name: t.map.list }).click();
    await page.locator('.mm-row').first().click();
    await page.getByRole('button', { name: t.map.detail.practise }).click();
    await page.waitForURL('**/tutor/practice?session=*');
    await page.goto('/dashboard');
    await page.getByText(t.open.mode.skill).waitFor();
    await settled(page);
    await picture(page, 'dashboard-open');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a parent of two', () => {
  it.each(languages)(
    'sees a row for each and switches between them, in $region',
    async ({ code, region }) => {
      const { page, context, problems } = await visit(browser, app.url, { language: region });
      await signIn(page, people.parent);
      const { who, all } = learnersHomeTexts[code].learnersHome;
      await settled(page);
      const chips = page.getByRole('navigation', { name: who });
      expect((await page.locator('.overview li > a').allTextContents()).toSorted()).toEqual(['Leo', 'Maya']);
      await page.getByRole('heading', { name: all.title }).waitFor();
      await chips.getByRole('link', { name: 'Leo', exact: true }).click();
      await page.waitForURL('**/dashboard?learner=*');
      await page.locator('.chip.is-on', { hasText: 'Leo' }).waitFor();
      await settled(page);
      expect(await violationsOn(page)).toEqual([]);
      await chips.getByRole('link', { name: 'Maya', exact: true }).click();
      await page.locator('.chip.is-on', { hasText: 'Maya' }).waitFor();
      await settled(page);
      await picture(page, `dashboard-parent-${code}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => page.locator('.mm-line').count()).toBeGreaterThan(7);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      // Polled until stable: a page that is still loading measures 0.
      await expect.poll(() => narrowest(page)).toBeGreaterThanOrEqual(44);
      await page.locator('.mm-skill').nth(2).click();
      await page.getByRole('heading', { level: 4 }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await picture(page, `dashboard-parent-${code}-phone`);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});

it('a tutor sees the sessions to teach and the link to the tutor dashboard', async () => {
  const { page, context } = await visit(browser, app.url);
  await signIn(page, people.tutor);
  await page.getByRole('heading', { name: t.teaching.title }).waitFor();
  await nothingWaits(page);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.getByRole('heading', { name: t.steps.title }).count()).toBe(0);
  await picture(page, 'dashboard-tutor');
  await page.getByRole('link', { name: t.teaching.open }).click();
  await page.waitForURL('**/tutor-dashboard');
  await context.close();
});

it('a new account is guided to add a learner, then to the placement', async () => {
  const { page, context } = await visit(browser, app.url);
  await signIn(page, 'ana.founder@example.org');
  await page.getByRole('heading', { name: t.steps.title }).waitFor();
  await nothingWaits(page);
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'dashboard-new');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'dashboard-new-phone');
  await page.locator('.go-on').getByRole('link', { name: t.steps.add }).click();
  await page.waitForURL('**/learner-profiles?add');
  await newLearner(app.url, page, 'Ana');
  await page.goto('/dashboard');
  await page.getByText(t.due.newcomer).waitFor();
  await settled(page);
  await picture(page, 'dashboard-first');
  await page.locator('.go-on').getByRole('button', { name: t.start.whereGo }).click();
  await page.waitForURL('**/tutor/practice?session=*');
  await context.close();
});

it('a section that fails shows an error and can be reloaded', async () => {
  const { page, context } = await visit(browser, app.url);
  await page.route('**/practice/profiles/*/map', (route) => route.fulfill({ status: 500, body: '{}' }));
  await signIn(page, people.parent);
  const again = page.locator('.mm').getByRole('button', { name: learnersTexts.en.learners.again });
  await again.waitFor();
  await page.unroute('**/practice/profiles/*/map');
  await again.click();
  await settled(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'dashboard-dark');
  await context.close();
});
