import { describe, expect, it } from 'vitest';
import { practiceTexts } from '#app/practice/messages/index.ts';
import { violationsOn } from '../support/axe.ts';
import { picture, writeSession, type BrowserVisitor, visit } from '../support/browser.ts';
import { setUpAppServerWithDatabase } from '../support/app-server-and-browser.ts';
import {
  askOf,
  countAttempts,
  newLearner,
  open,
  openQuestion,
  send,
  write,
} from '../support/practice-steps.ts';

/* Practice as a learner uses it: every kind of answer, help, the end, and the ways in. */

const at = setUpAppServerWithDatabase();

const learner = 'leo.learner@example.org';
const t = practiceTexts.en.practice;
const kinds = ['formula', 'choice', 'order', 'point', 'line', 'wrong_line'] as const;

async function practising(visitor: BrowserVisitor = {}) {
  const visited = await visit(at.browser, at.app.url, visitor);
  await writeSession(visited.page, learner);
  const profileId = await newLearner(at.app.url, visited.page);
  return { ...visited, profileId };
}

describe('every kind of answer', () => {
  it.each([
    { hands: 'keyboard', width: 1280 },
    { hands: 'mouse', width: 390 },
  ] as const)(
    'by $hands, $width px: a wrong answer keeps the text, a right one ends the question',
    async ({ hands, width }) => {
      const { page, context, problems, profileId } = await practising({ width });
      const session = await open(at.app.url, page, { profileId, size: 12 });
      for (const kind of kinds) {
        const item = await askOf(at.database, page, session.id, kind);
        await write(page, item, hands, false);
        await send(page).press('Enter');
        await page.locator('.p-verdict.different').waitFor();
        await picture(page, `practice-${kind}-${width}-different`);
        await write(page, item, hands);
        await send(page).press('Enter');
        await page.locator('.p-verdict.equal').waitFor();
        await picture(page, `practice-${kind}-${width}`);
        expect(await violationsOn(page)).toEqual([]);
        expect(await countAttempts(at.database, item.id)).toBe(2);
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
          .toBe('submit');
        await send(page).press('Enter');
        await page.locator('.p-verdict').waitFor({ state: 'detached' });
        await page.locator('.p-form').waitFor();
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('a double click is one attempt, and repeating the same answer is none', async () => {
    const { page, context, profileId } = await practising();
    const session = await open(at.app.url, page, { profileId });
    const item = await askOf(at.database, page, session.id, 'formula');
    await write(page, item, 'keyboard', false);
    await send(page).dblclick();
    await page.locator('.p-status .p-verdict, .p-status .help').first().waitFor();
    await send(page).click();
    await page.getByText(t.room.lack.same).waitFor();
    expect(await countAttempts(at.database, item.id)).toBe(1);
    await context.close();
  });
});

it('stopping while an answer is being checked waits for the verdict and then stops', async () => {
  const { page, context, profileId } = await practising();
  const session = await open(at.app.url, page, { profileId });
  const item = await askOf(at.database, page, session.id, 'formula');
  const gate = Promise.withResolvers<void>();
  await page.route('**/attempts', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await write(page, item, 'keyboard');
  await send(page).click();
  await page.getByRole('button', { name: t.room.checking }).waitFor();
  await page.getByRole('button', { name: t.room.stop }).click();
  gate.resolve();
  await page.getByRole('heading', { name: t.summary.title.skill }).waitFor();
  expect(await countAttempts(at.database, item.id)).toBe(1);
  await context.close();
});

describe('help', () => {
  it('appears after “I can’t start”, rung by rung, and showing the solution ends the question', async () => {
    const { page, context, profileId } = await practising();
    const session = await open(at.app.url, page, { profileId });
    await askOf(at.database, page, session.id, 'formula');
    expect(await page.getByRole('button', { name: t.room.hint }).count()).toBe(0);
    await page.getByRole('button', { name: t.room.cannotStart }).click();
    await page.locator('.hint').first().waitFor();
    await picture(page, 'practice-hint');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: t.room.show }).click();
    await page.getByText(t.outcome.givenUp).waitFor();
    await page.locator('.p-solution .lines').waitFor();
    await picture(page, 'practice-given-up');
    await context.close();
  });

  it('a wrong question is reported with a sentence, does not count, and is replaced by another', async () => {
    const { page, context, profileId } = await practising();
    const session = await open(at.app.url, page, { profileId });
    const item = await openQuestion(at.database, session.id);
    await page.getByRole('button', { name: t.room.wrongQuestion }).click();
    await page.getByLabel(t.report.why).fill('Two answers are right.');
    await page.getByRole('button', { name: t.report.send }).click();
    await page.getByText(t.outcome.voided).waitFor();
    const { rows } = await at.database.query(`select text from app.question_reports where item_id = $1`, [
      item.id,
    ]);
    expect(rows).toEqual([{ text: 'Two answers are right.' }]);
    await send(page).click();
    await page.getByRole('button', { name: t.room.check, exact: true }).waitFor();
    expect((await openQuestion(at.database, session.id)).id).not.toBe(item.id);
    await context.close();
  });

  it('a question skipped for today is replaced by the next at once', async () => {
    const { page, context, profileId } = await practising();
    const session = await open(at.app.url, page, { profileId });
    const item = await openQuestion(at.database, session.id);
    await page.getByRole('button', { name: t.room.skip }).click();
    await expect.poll(async () => (await openQuestion(at.database, session.id)).id).not.toBe(item.id);
    await page.getByRole('button', { name: t.room.check, exact: true }).waitFor();
    await context.close();
  });
});
