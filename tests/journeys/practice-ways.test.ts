import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { practiceTexts } from '#app/practice/messages/index.ts';
import { demoPassword, makeAccount } from '../support/accounts.ts';
import { violationsInBothThemes } from '../support/axe.ts';
import { picture, ready, writeSession, visit, expectVisible } from '../support/browser.ts';
import { setUpAppServerWithDatabase } from '../support/app-server-and-browser.ts';
import { newLearner, open, openQuestion, send, write } from '../support/practice-steps.ts';

/* The ways into practice and out of it: new learners, visitors, exams, summaries, skills. */

const at = setUpAppServerWithDatabase();

const people = [
  { code: 'en', language: 'en-GB', width: 1280 },
  { code: 'es', language: 'es-CO', width: 390 },
  { code: 'fr', language: 'fr-FR', width: 390 },
] as const;

/** Checks the current state in both themes. */
async function checkPage(page: Page, name: string): Promise<void> {
  const found = await violationsInBothThemes(page, (theme) => picture(page, `${name}-${theme}`));
  expect({ name, ...found }).toEqual({ name, light: [], dark: [] });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  expect(await page.locator('h1:visible').count()).toBe(1);
}

const sessionIn = (page: Page): string => new URL(page.url()).searchParams.get('session') ?? '';

describe.each(people)('$code, $width px', ({ code, language, width }) => {
  const t = practiceTexts[code].practice;

  it('a new visitor enters a name, takes the placement, and sees what changed', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, { width, language });
    const email = `new-${code}@example.org`;
    await makeAccount(at.app.url, email);
    await writeSession(page, email, demoPassword);
    await page.goto('/tutor/practice');
    await page.getByLabel(t.first.name).fill('Maya');
    await checkPage(page, `practice-first-${code}`);
    await page.getByRole('button', { name: t.first.go }).click();
    await page.getByRole('heading', { name: t.start.newcomer }).waitFor();
    await checkPage(page, `practice-newcomer-${code}`);
    await page.getByRole('button', { name: t.start.begin, exact: true }).click();
    await page.waitForURL('**/tutor/practice?session=*');
    for (let count = 0; count < 3; count += 1) {
      await page.locator('.p-form').waitFor();
      await write(page, await openQuestion(at.database, sessionIn(page)), 'keyboard', count !== 1);
      await send(page).click();
      await page.locator('.p-verdict').waitFor();
      if (count === 1) await checkPage(page, `practice-diagnostic-${code}`);
      await page.getByRole('button', { name: t.outcome.next, exact: true }).click();
      await page.locator('.p-verdict').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: t.room.stop }).click();
    await page.getByRole('heading', { name: t.summary.title.diagnostic }).waitFor();
    expect(await page.locator('.p-beliefs li').count()).toBeGreaterThan(0);
    await checkPage(page, `practice-summary-${code}`);
    await page.getByRole('link', { name: t.summary.more }).click();
    await page.getByRole('button', { name: t.start.beginToday }).waitFor();
    await checkPage(page, `practice-start-${code}`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a visitor reads about a skill, tries a question, and returns to it after signing in', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, { width, language });
    await page.goto('/tutor/practice');
    await ready(page);
    await page.getByLabel(t.skills.search).fill('e');
    await page.locator('.p-strands a').first().waitFor();
    await checkPage(page, `practice-visitor-${code}`);
    await page.goto('/tutor/practice?skill=linear_equations');
    await page.locator('.p-skill').waitFor();
    await checkPage(page, `practice-skill-${code}`);
    await page.getByRole('link', { name: t.skill.try }).click();
    await page.locator('.p-form .input-math').fill('x = 917');
    await send(page).click();
    await page.locator('.p-verdict.different').waitFor();
    await page.getByRole('button', { name: t.room.show }).click();
    await page.locator('.p-steps').first().waitFor();
    await checkPage(page, `practice-try-${code}`);
    const way = await page.locator('.p-head a').getAttribute('href');
    expect(decodeURIComponent(way ?? '')).toContain('/tutor/practice?skill=linear_equations&try=1');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('an exam', () => {
  const t = practiceTexts.en.practice;

  it('shows the extra time, hides every verdict, and shows all at the end', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await writeSession(page, 'leo.learner@example.org');
    const profileId = await newLearner(at.app.url, page);
    await at.database.query(
      `update app.learner_profiles set extra_time = 2, needs_read_aloud = true where id = $1`,
      [profileId],
    );
    // The exam is about the skills begun so far.
    await open(at.app.url, page, { profileId });
    await page.goto(`/tutor/practice?learner=${profileId}&way=exam`);
    await page.getByRole('combobox', { name: t.exam.time }).selectOption({ label: '60 min (from 30)' });
    await page.getByRole('combobox', { name: t.exam.questions }).selectOption('5');
    await page.getByText(t.exam.skills).click();
    await page.getByRole('searchbox').fill('linear');
    await page.getByRole('checkbox').first().check();
    await checkPage(page, 'practice-exam-form');
    await page.getByRole('button', { name: t.exam.begin }).click();
    await page.getByText('60 min (from 30)').waitFor();
    await checkPage(page, 'practice-exam');
    const session = sessionIn(page);
    for (let count = 1; count <= 2; count += 1) {
      await write(page, await openQuestion(at.database, session), 'keyboard', count === 1);
      await send(page).click();
      await page.getByText(`${count + 1} of 5`).waitFor();
      expect(await page.locator('.p-verdict').count()).toBe(0);
      expect(await page.locator('.pc-dot.miss').count()).toBe(0);
    }
    await page.getByRole('button', { name: t.clock.hide }).click();
    expect(await page.getByText('60 min (from 30)').count()).toBe(0);
    await page.getByRole('button', { name: t.room.handIn }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.room.handIn }).click();
    await page.getByRole('heading', { name: t.summary.results }).waitFor();
    await page.getByText('You left 3 questions unanswered.').waitFor();
    expect(await page.locator('.p-results .mark.equal').count()).toBe(1);
    expect(await page.locator('.p-results .mark.different').count()).toBe(1);
    expect(await page.locator('.p-results .read-aloud').count()).toBe(2);
    await checkPage(page, 'practice-exam-over');
    await context.close();
  });

  it('ends automatically when the server says that time is up', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await writeSession(page, 'leo.learner@example.org');
    const profileId = await newLearner(at.app.url, page);
    const session = await open(at.app.url, page, { profileId, mode: 'exam', minutes: 5, size: 5 });
    await at.database.query(
      `update app.practice_sessions set started_at = started_at - interval '6 minutes' where id = $1`,
      [session.id],
    );
    await page.reload();
    await expectVisible(page.getByRole('heading', { name: t.summary.title.exam }));
    await context.close();
  });
});
