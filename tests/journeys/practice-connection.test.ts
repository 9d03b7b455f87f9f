import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { practiceTexts } from '#app/practice/messages/index.ts';
import { picture, signIn, visit } from '../support/browser.ts';
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

/* A lost connection, a reloaded page, a second window: nothing is lost, and nothing counts twice. */

const at = setUpAppServerWithDatabase();

const t = practiceTexts.en.practice;
const attempts = '**/practice/items/*/attempts';

async function openWithItem(kind: 'formula' | 'choice' | 'order' = 'formula') {
  const visited = await visit(at.browser, at.app.url);
  await signIn(visited.page, 'leo.learner@example.org');
  const profileId = await newLearner(at.app.url, visited.page);
  const session = await open(at.app.url, visited.page, { profileId });
  const item = await askOf(at.database, visited.page, session.id, kind);
  return { ...visited, session, item };
}
const waits = (page: Page) => page.getByText(t.room.waiting).waitFor();
const verdict = (page: Page) => page.locator('.p-verdict.equal').waitFor();
const storedAttempts = (page: Page) => page.evaluate(() => localStorage.getItem('practice_unsent'));

describe('an answer that was sent without a connection', () => {
  it('is stored in the browser and sent automatically when the connection is back', async () => {
    const { page, context, item } = await openWithItem();
    await write(page, item, 'keyboard');
    await context.setOffline(true);
    await send(page).click();
    await waits(page);
    await picture(page, 'practice-offline');
    expect(await countAttempts(at.database, item.id)).toBe(0);
    await context.setOffline(false);
    await verdict(page);
    expect(await countAttempts(at.database, item.id)).toBe(1);
    expect(await storedAttempts(page)).toBeNull();
    await context.close();
  });

  it.each([
    { what: 'right', right: true },
    { what: 'wrong, so that the question stays open', right: false },
  ])('counts once when the server stored it and only the response was lost: $what', async ({ right }) => {
    const { page, context, item } = await openWithItem();
    await write(page, item, 'keyboard', right);
    await page.route(attempts, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await waits(page);
    await expect.poll(() => countAttempts(at.database, item.id)).toBe(1);
    await page.unroute(attempts);
    await page.getByRole('button', { name: t.room.tryNow }).click();
    await page.locator(`.p-verdict.${right ? 'equal' : 'different'}`).waitFor();
    expect(await countAttempts(at.database, item.id)).toBe(1);
    await context.close();
  });

  it('is sent after a reload, without another click', async () => {
    const { page, context, item } = await openWithItem('order');
    await write(page, item, 'keyboard');
    await page.route(attempts, (route) => route.abort());
    await send(page).click();
    await waits(page);
    expect(await storedAttempts(page)).toContain(item.id);
    await page.unroute(attempts);
    await page.reload();
    await verdict(page);
    expect(await countAttempts(at.database, item.id)).toBe(1);
    await context.close();
  });

  it('is deleted with everything else on signing out', async () => {
    const { page, context, item } = await openWithItem();
    await write(page, item, 'keyboard');
    await page.route(attempts, (route) => route.abort());
    await send(page).click();
    await waits(page);
    expect(await storedAttempts(page)).toContain(item.id);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => storedAttempts(page)).toBeNull();
    await context.close();
  });
});

describe('a reload', () => {
  it('returns to the same question with the typed answer', async () => {
    const { page, context, item } = await openWithItem();
    await page.locator('.p-form .input-math').fill('2x + 1');
    await page.getByRole('button', { name: t.sure.fairly }).click();
    await page.reload();
    await page.locator('.p-form').waitFor();
    expect(await page.locator('.p-form .input-math').inputValue()).toBe('2x + 1');
    expect(await page.getByRole('button', { name: t.sure.fairly }).getAttribute('aria-pressed')).toBe('true');
    await write(page, item, 'keyboard');
    await send(page).click();
    await verdict(page);
    // A finished question stays on the screen until the learner continues.
    await page.reload();
    await verdict(page);
    await page.getByRole('button', { name: t.outcome.next, exact: true }).waitFor();
    await context.close();
  });
});

describe('two windows', () => {
  it('show in the second window the result of a question finished in the first', async () => {
    const { page, context, item, session } = await openWithItem();
    const second = await context.newPage();
    await second.goto(`/tutor/practice?session=${session.id}`);
    await second.locator('.p-form').waitFor();
    await write(second, item, 'keyboard');
    await write(page, item, 'keyboard');
    await send(page).click();
    await verdict(page);
    await send(second).click();
    await verdict(second);
    await second.getByText(t.room.followed).waitFor();
    expect(await countAttempts(at.database, item.id)).toBe(1);
    await send(second).click();
    await second.getByRole('button', { name: t.room.check, exact: true }).waitFor();
    await send(page).click();
    await page.getByRole('button', { name: t.room.check, exact: true }).waitFor();
    const { rowCount } = await at.database.query(`select 1 from app.practice_items where session_id = $1`, [
      session.id,
    ]);
    expect(rowCount).toBe(2);
    expect((await openQuestion(at.database, session.id)).id).not.toBe(item.id);
    await context.close();
  });
});
