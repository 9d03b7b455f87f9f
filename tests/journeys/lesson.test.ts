import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lessonsTexts } from '#app/teaching/messages/lessons/index.ts';
import { shellTexts } from '#app/shell/messages/index.ts';
import { demoPassword, makeAccount } from '../support/accounts.ts';
import { picture, ready, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerWithDatabase } from '../support/app-server-and-browser.ts';
import { newLearner } from '../support/practice-steps.ts';
import { clean } from '../support/week-steps.ts';

/*
 * A learner has a lesson generated on a phone: the overlay with its four steps, a reload meanwhile, the lesson, printing; and one that is
 * cancelled.
 */

const at = setUpAppServerWithDatabase({ clock: '2026-11-23T10:00:00Z' });

const t = lessonsTexts.en.lessons;
const { overlay } = shellTexts.en.shell;

/** Blocks the generation after the concept, as if the process had died: later writes are discarded. */
const blockGeneration = () =>
  at.database.query(`
    create or replace function app.stand_still() returns trigger language plpgsql as $$ begin
      if (new.progress ->> 'percent')::int >= 65 then return null; end if;
      return new;
    end $$;
    create or replace trigger stand_still before update on app.lessons for each row execute function app.stand_still();`);
/** From now on another process can take the lesson over, after a time without progress. */
const goOn = async (instant: string) => {
  await at.database.query('drop trigger stand_still on app.lessons');
  await at.app.setClock(instant);
};

const shown = (page: Page) => page.getByRole('dialog', { name: overlay.title });
const ask = async (page: Page, topic: string) => {
  await page.goto('/ai-tutor?lesson=new');
  await ready(page);
  await page.getByLabel(t.topic).fill(topic);
  await page.getByRole('button', { name: t.make, exact: true }).click();
};

it('a lesson is generated while it is shown, survives a reload, is completed and printed; another one is cancelled', async () => {
  await makeAccount(at.app.url, 'lesson@example.org', 'Maya Ortiz');
  const { page, context, problems } = await visit(at.browser, at.app.url, { width: 390 });
  await writeSession(page, 'lesson@example.org', demoPassword);
  const maya = await newLearner(at.app.url, page);
  // An unknown topic gets the closest suggestions, one press away.
  await blockGeneration();
  await ask(page, 'graphs');
  await page.getByRole('button', { name: 'Parabolas', exact: true }).waitFor();
  // From here on the console reports only the refusal.
  expect(problems.splice(0)).toEqual([expect.stringContaining('404')]);
  await clean(page);
  await picture(page, 'lesson-start');
  await page.getByLabel(t.topic).fill('linear equations');
  await page.getByRole('button', { name: t.make, exact: true }).click();
  await page.waitForURL('**/ai-tutor?lesson=*');
  await page.waitForURL((url) => url.searchParams.get('lesson') !== 'new');

  // The overlay shows the actual progress, also after a reload.
  await shown(page).waitFor();
  expect(await shown(page).innerText()).toContain(overlay.text);
  const steps = [overlay.goal, overlay.concept, overlay.check, overlay.practice];
  expect(await shown(page).getByRole('listitem').allInnerTexts()).toEqual(steps);
  const nowIs = (page: Page) => shown(page).locator('.is-now').innerText();
  await expect.poll(() => nowIs(page)).toBe(overlay.concept);
  expect(await shown(page).locator('.is-done').allInnerTexts()).toEqual([overlay.goal]);
  await clean(page);
  await picture(page, 'lesson-overlay');
  await page.reload();
  await shown(page).waitFor();
  await expect.poll(() => nowIs(page)).toBe(overlay.concept);
  const percent = Number(await shown(page).getByRole('progressbar').getAttribute('aria-valuenow'));
  expect(percent).toBeGreaterThanOrEqual(40);
  expect(percent).toBeLessThan(65);
  await goOn('2026-11-23T10:05:00Z');

  // The lesson, with all its parts and without answers.
  await page.getByRole('heading', { level: 1, name: 'Linear equations' }).waitFor();
  await page.locator('.ls-read').waitFor();
  expect(await page.locator('.ls-read > section > h2').allInnerTexts()).toEqual([
    t.parts.goal,
    t.parts.warmUp,
    t.parts.concept,
    t.parts.example,
    t.parts.guided,
    t.parts.practice,
    t.parts.recap,
  ]);
  await expect.poll(() => shown(page).count()).toBe(0);
  await clean(page);
  await picture(page, 'lesson');
  await workThrough(page);
  await clean(page);
  await picture(page, 'lesson-answered');
  await page.reload();
  await page.locator('.ls-solution').first().waitFor();
  const { rows } = await at.database.query<{ aid: string }>(
    `select aid from app.evidence where profile_id = $1 order by at`,
    [maya],
  );
  expect(rows.map(({ aid }) => aid)).toContain('shown');

  await page.emulateMedia({ media: 'print' });
  expect(
    await page.locator('.ls-form:visible, .nav:visible, .foot:visible, .ls-screen:visible').count(),
  ).toBe(0);
  expect(await page.locator('#ls-concept:visible, .lines:visible').count()).toBeGreaterThan(1);
  await picture(page, 'lesson-print');
  await page.emulateMedia({ media: 'screen' });

  // Another one, cancelled meanwhile: nothing of it is stored.
  await blockGeneration();
  await ask(page, 'Pythagoras');
  await shown(page).waitFor();
  await shown(page).getByRole('button', { name: t.cancel, exact: true }).click();
  await page.getByText(t.cancelled).first().waitFor();
  await page.waitForURL('**/ai-tutor?lesson=new*');
  await expect.poll(() => shown(page).count()).toBe(0);
  await expect.poll(() => page.locator('.ls-mine li a').allInnerTexts()).toEqual(['Linear equations']);
  const stored = await at.database.query(
    `select state from app.lessons where content is not null or state <> 'cancelled'`,
  );
  expect(stored.rows).toEqual([{ state: 'done' }]);

  // The first one is available at once: a repeated request returns it, without generating again.
  await page.getByRole('link', { name: 'Linear equations', exact: true }).click();
  await page.locator('.ls-read').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

/** A wrong line, then the line shown; a question given up. */
async function workThrough(page: Page): Promise<void> {
  const gap = page.locator('.ls-gap-form').first();
  await gap.locator('.input-math').fill('x = 987');
  await gap.getByRole('button', { name: t.check, exact: true }).click();
  await gap.locator('.ls-verdict.different').waitFor();
  await gap.getByRole('button', { name: t.showLine, exact: true }).click();
  await page.getByText(t.shownLine, { exact: true }).first().waitFor();
  const question = page.locator('section:has(> #ls-practice) .ls-question').first();
  await question.getByRole('button', { name: t.check, exact: true }).click();
  await question.getByText(t.missing).waitFor();
  await question.getByRole('button', { name: t.show, exact: true }).click();
  await question.locator('.ls-solution').waitFor();
}
