import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { learnersTexts } from '#app/learners/messages/index.ts';
import { learnerNeedsTexts } from '#app/learners/messages/needs/index.ts';
import { learnerPageTexts } from '#app/dashboard/messages/page/index.ts';
import { violationsOn } from '../support/axe.ts';
import { picture, writeSession, visit, expectVisible } from '../support/browser.ts';
import { setUpAppServerWithDatabase } from '../support/app-server-and-browser.ts';
import { newLearner, open } from '../support/practice-steps.ts';
import { nextSession } from '../support/tutor-sessions.ts';

/* A parent of two children reads and edits: claims and disputes, a goal, needs, access, the report. */

const at = setUpAppServerWithDatabase();

const carmen = 'carmen.parent@example.org';
const lucia = 'lucia.tutor@example.org';
const t = learnerPageTexts.en.learnerPage;
const needs = learnerNeedsTexts.en.learnerNeeds;

async function learnerNamed(name: string): Promise<string> {
  const { rows } = await at.database.query<{ id: string }>(
    'select id from app.learner_profiles where name = $1',
    [name],
  );
  return rows[0]?.id ?? '';
}

const clean = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor();

describe('a parent with two children', () => {
  it('objects to a conclusion with a sentence, so that it no longer counts, and practises exactly that skill', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await writeSession(page, carmen);
    await page.goto(`/learner-profiles?learner=${await learnerNamed('Maya')}`);
    const claim = page.locator('.claim').first();
    await claim.locator('h3 button').click();
    await claim.locator('.proof li').first().waitFor();
    await picture(page, 'profiles-open');
    await clean(page);
    await claim.getByRole('button', { name: t.claims.object }).click();
    await claim.getByRole('button', { name: t.objection.send }).click();
    await claim.getByText(t.objection.missing).waitFor();
    await claim.getByLabel(t.objection.label).fill('I was tired that day.');
    await picture(page, 'profiles-objecting');
    await clean(page);
    await claim.getByRole('button', { name: t.objection.send }).click();
    await claim.locator('.objection').getByText('I was tired that day.').waitFor();
    await claim.locator('.mark.unknown').first().waitFor();
    expect(
      (await at.database.query(`select text, state from app.claim_disputes where text like 'I was tired%'`))
        .rows,
    ).toEqual([{ text: 'I was tired that day.', state: 'open' }]);
    await page.locator('.claim').nth(1).locator('h3 button').click();
    await page.locator('.claim').nth(1).getByRole('button', { name: t.claims.practise }).click();
    await page.waitForURL('**/tutor/practice?session=*');
    await page.locator('.p-form').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('sets a goal with missing fields reported and typed text kept, and ends it', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await writeSession(page, carmen);
    await page.goto(`/learner-profiles?learner=${await learnerNamed('Maya')}`);
    await page.getByRole('button', { name: t.goals.set }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: t.goalForm.save }).click();
    for (const lack of [t.goalForm.nameMissing, t.goalForm.dayMissing, t.goalForm.skillsMissing])
      await form.getByText(lack).waitFor();
    await clean(page);
    await form.getByLabel(t.goalForm.name).fill('Mock exam');
    await form.getByLabel(t.goalForm.day).fill('2020-01-01');
    await form.locator('summary').first().click();
    await form.getByRole('checkbox').first().check();
    await form.getByRole('checkbox').nth(1).check();
    await form.getByRole('button', { name: t.goalForm.save }).click();
    await form.getByText(t.goalForm.dayPast).waitFor();
    expect(await form.getByLabel(t.goalForm.name).inputValue()).toBe('Mock exam');
    await form.getByLabel(t.goalForm.day).fill(`${new Date().getFullYear() + 1}-06-02`);
    await picture(page, 'profiles-goal-form');
    await form.getByRole('button', { name: t.goalForm.save }).click();
    await form.waitFor({ state: 'detached' });
    await page.locator('.goal').getByText('Mock exam').waitFor();
    await page.getByLabel(t.pace.evenings).selectOption('5');
    await page
      .locator('.goal')
      .getByText('5 evenings a week')
      .or(page.locator('.goal').getByText('Reached'))
      .first()
      .waitFor();
    await picture(page, 'profiles-goal');
    await clean(page);
    await page.getByRole('button', { name: t.goals.end }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.goals.end }).click();
    await page.locator('.goal').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('chooses accommodations for one child only, and practice applies them', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    // Speech voices depend on the machine: the page gets a stub that records its texts.
    await page.addInitScript(() => {
      const spoken: string[] = [];
      const voice = {
        speak: (one: { text: string; lang: string }) => spoken.push(`${one.lang}: ${one.text}`),
        cancel: () => spoken.push('silence'),
      };
      Object.defineProperty(window, 'speechSynthesis', { value: voice });
      Object.assign(window, { said: spoken });
    });
    await writeSession(page, carmen);
    const nora = await newLearner(at.app.url, page, 'Nora');
    const tom = await newLearner(at.app.url, page, 'Tom');
    await page.goto(`/learner-profiles?learner=${nora}`);
    // The list returned after the first press arrives between the second and the third: it must revert neither.
    const need = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });
    const list = '**/functions/v1/learner-profiles';
    await need(t.needs.shortSteps).waitFor();
    const request = new Promise<() => Promise<void>>((held) =>
      page.route(list, (route) => held(() => route.continue()), { times: 1 }),
    );
    await need(t.needs.shortSteps).check();
    const answer = await request;
    await need(t.needs.dyslexiaFont).check();
    await answer();
    await need(t.needs.readAloud).check();
    await page.getByLabel(t.needs.extraTime).selectOption('2');
    await expect
      .poll(async () => {
        const { rows } = await at.database.query(
          `select needs_short_steps, needs_dyslexia_font, needs_read_aloud, extra_time::float from app.learner_profiles where id = $1`,
          [nora],
        );
        return Object.values(rows[0] as object);
      })
      .toEqual([true, true, true, 2]);
    await page.goto(`/tutor/practice?learner=${nora}&way=exam`);
    await page.getByRole('link', { name: needs.focusAction }).waitFor();
    await page.getByText('60 min (from 30)').first().waitFor({ state: 'attached' });
    await open(at.app.url, page, { profileId: nora });
    await page.locator('.dyslexia-font .p-item').waitFor();
    expect(await page.locator('.p-why').evaluate((one) => getComputedStyle(one).fontFamily)).toContain(
      'OpenDyslexic',
    );
    await page.getByRole('button', { name: needs.readAloud }).click();
    await page.getByRole('button', { name: needs.stop }).waitFor();
    const recordedSpeech = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect((await recordedSpeech()).at(-1)).toMatch(/^en-GB: .{5}/);
    await picture(page, 'needs-practice');
    await clean(page);
    await page.getByRole('button', { name: needs.stop }).click();
    await page.getByRole('button', { name: needs.readAloud }).waitFor();
    expect((await recordedSpeech()).at(-1)).toBe('silence');
    await open(at.app.url, page, { profileId: tom });
    await page.locator('.p-item').waitFor();
    expect(await page.locator('.dyslexia-font').count()).toBe(0);
    expect(await page.getByRole('button', { name: needs.readAloud }).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('gives the booked tutor access to the report, and revokes it', async () => {
    const maya = await learnerNamed('Maya');
    await nextSession(at.database, { days: 10, profileId: maya });
    const [parent, tutor] = [await visit(at.browser, at.app.url), await visit(at.browser, at.app.url)];
    await writeSession(parent.page, carmen);
    await writeSession(tutor.page, lucia);
    const read = async () => {
      await tutor.page.goto(`/learner-profiles?report=1&learner=${maya}`);
      await tutor.page.locator('.paper h1').waitFor();
      return tutor.page.locator('.paper h1').textContent();
    };
    expect(await read()).toBe(t.report.gone);
    await parent.page.goto(`/learner-profiles?learner=${maya}`);
    await parent.page
      .getByRole('button', { name: t.sees.allowLong.replace('{tutor}', 'Lucía Restrepo') })
      .click();
    await toast(parent.page, t.sees.allowed.replace('{tutor}', 'Lucía Restrepo'));
    expect(await read()).toBe('Report: Maya');
    await picture(tutor.page, 'report-tutor');
    await clean(tutor.page);
    await tutor.page.emulateMedia({ media: 'print' });
    expect(await tutor.page.getByRole('button', { name: t.report.print }).isVisible()).toBe(false);
    expect(await tutor.page.locator('.nav').first().isVisible()).toBe(false);
    await picture(tutor.page, 'report-print');
    await tutor.page.emulateMedia({ media: 'screen' });
    await parent.page
      .getByRole('button', { name: t.sees.endLong.replace('{tutor}', 'Lucía Restrepo') })
      .click();
    await toast(parent.page, t.sees.ended.replace('{tutor}', 'Lucía Restrepo'));
    expect(await read()).toBe(t.report.gone);
    expect(parent.problems).toEqual([]);
    await Promise.all([parent.context.close(), tutor.context.close()]);
  });

  it.each([
    { language: 'en-GB', width: 390 },
    { language: 'es-CO', width: 390 },
    { language: 'fr-FR', width: 390 },
    { language: 'es-CO', width: 1280 },
    { language: 'fr-FR', width: 1280 },
  ] as const)('sees every section in $language at $width px', async ({ language, width }) => {
    const { page, context, problems } = await visit(at.browser, at.app.url, { language, width });
    await writeSession(page, carmen);
    const maya = await learnerNamed('Maya');
    await page.goto(`/learner-profiles?learner=${maya}`);
    const texts = learnerPageTexts[language.slice(0, 2) as 'en' | 'es' | 'fr'].learnerPage;
    await page.locator('.claim h3 button').first().click();
    await page.getByText(texts.needs.rule).waitFor();
    await page.locator('.sees li').nth(3).waitFor();
    await picture(page, `profiles-${language}-${width}`);
    await clean(page);
    await page.goto(`/learner-profiles?learner=${maya}&report=1`);
    await page.getByRole('button', { name: texts.report.print }).waitFor();
    await picture(page, `report-${language}-${width}`);
    await clean(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('adds the second child and sees the empty profile', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await writeSession(page, carmen);
    await page.goto('/learner-profiles');
    await page.getByRole('button', { name: learnersTexts.en.learners.profiles.add }).click();
    await page.getByLabel(learnersTexts.en.learners.profiles.form.name).fill('Zoe');
    await page.getByRole('button', { name: learnersTexts.en.learners.profiles.form.save }).click();
    await expectVisible(page.getByText(t.claims.none.replace('{name}', 'Zoe')));
    await picture(page, 'profiles-new');
    await clean(page);
    await context.close();
  });
});
