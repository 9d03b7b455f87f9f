import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountPageTexts } from '#app/accounts/messages/account-page/index.ts';
import { ownDataTexts } from '#app/accounts/messages/own-data/index.ts';
import type { Language } from '#app/platform/texts.ts';
import { violationsInBothThemes } from '../support/axe.ts';
import { picture, visit, expectVisible, writeSession } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { mailsTo } from '../support/app-server.ts';
import { databaseOf } from '../support/app-server-database.ts';

const at = setUpAppServerAndBrowser();

/** A catalogue text as displayed, with any placeholder values. */
const words = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]*\}/g, '.+'));

/** No violations in both themes. */
async function lookAt(page: Page, name: string): Promise<void> {
  const found = await violationsInBothThemes(page, (theme) => picture(page, `${name}-${theme}`));
  expect({ name, ...found }).toEqual({ name, light: [], dark: [] });
}

async function openOwnData(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=account');
  await page.locator('.own-data').waitFor();
}

/** The focus moves to the card's heading when the pressed button has disappeared. */
async function focusOn(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
}

it('a learner exports his data and finds it in the file', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url);
  const t = ownDataTexts.en.ownData.export;
  await writeSession(page, 'leo.learner@example.org');
  await openOwnData(page);
  await page.getByRole('button', { name: t.start }).click();
  await page.getByText(words(t.ready)).waitFor();
  await focusOn(page, t.title);
  await lookAt(page, 'own-data-ready');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^curvela-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const text = (name: string) => strFromU8(files[name] as Uint8Array);
  expect(text('README.txt')).toContain('leo.learner@example.org');
  expect(JSON.parse(text('data/app_learner_profiles.json'))).not.toEqual([]);
  expect(JSON.parse(text('data/auth_users.json'))).toMatchObject([{ email: 'leo.learner@example.org' }]);
  const [mail] = await mailsTo(at.app.url, 'leo.learner@example.org');
  expect(mail?.text).toContain('/dashboard?tab=account');
  expect(problems).toEqual([]);
  await context.close();
});

it('an export that takes longer shows its progress, also after a reload', async () => {
  const { page, context } = await visit(at.browser, at.app.url, { width: 390 });
  const t = ownDataTexts.en.ownData.export;
  await writeSession(page, 'carmen.parent@example.org');
  const database = await databaseOf(at.app);
  await database.query(
    `insert into app.account_exports (id, account_id, language, state, attempt, tables_done, tables_total, created_at, touched_at)
     select gen_random_uuid(), id, 'en', 'building', 1, 5, 20, now(), now() from auth.users where email = $1`,
    ['carmen.parent@example.org'],
  );
  for (const round of ['first', 'reloaded']) {
    await openOwnData(page);
    const bar = page.getByRole('progressbar', { name: t.working });
    await bar.waitFor();
    expect([round, await bar.getAttribute('value'), await bar.getAttribute('max')]).toEqual([
      round,
      '5',
      '20',
    ]);
    await page.getByText('5 of 20 parts').waitFor();
  }
  await lookAt(page, 'own-data-building-phone');
  await database.query(
    `update app.account_exports set state = 'failed', ready_at = now() where state = 'building'`,
  );
  await database.end();
  await page.getByText(t.broken).waitFor();
  await context.close();
});

const people: { language: 'en-GB' | 'fr-FR'; code: Language; width: number }[] = [
  { language: 'en-GB', code: 'en', width: 1280 },
  { language: 'fr-FR', code: 'fr', width: 390 },
];

it.each(people)(
  '$code at $width px: deletion is scheduled by typing the address, announced, and cancelled',
  async (person) => {
    const { page, context, problems } = await visit(at.browser, at.app.url, person);
    const t = ownDataTexts[person.code].ownData;
    const email = 'leo.learner@example.org';
    await writeSession(page, email);
    await openOwnData(page);
    await page.getByRole('button', { name: t.erasure.begin }).click();
    const window = page.getByRole('dialog', { name: t.erasure.window });
    await window.getByLabel(t.erasure.type).fill('lea.learner@example.org');
    await window.getByRole('button', { name: words(t.erasure.confirm) }).click();
    await window.getByText(t.erasure.typed).waitFor();
    await lookAt(page, `own-data-window-${person.code}`);
    await window.getByLabel(t.erasure.type).fill(email);
    await window.getByRole('button', { name: words(t.erasure.confirm) }).click();
    await page.locator('.own-data').getByText(words(t.erasure.scheduled)).waitFor();
    await focusOn(page, t.erasure.title);
    const [mail] = await mailsTo(at.app.url, email);
    expect(mail?.text).toContain('/dashboard?tab=account');
    await lookAt(page, `own-data-scheduled-${person.code}`);
    // Shown once: the card offers undoing it, so the notice above does not.
    expect(await page.locator('.erasure-notice').count()).toBe(0);

    await page.goto('/dashboard');
    const notice = page.locator('.erasure-notice');
    await notice.getByText(words(t.notice.title)).waitFor();
    await lookAt(page, `erasure-notice-${person.code}`);
    await notice.getByRole('button', { name: t.notice.stop }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByText(words(t.erasure.stopped)).waitFor();
    await openOwnData(page);
    await page.getByRole('button', { name: t.erasure.begin }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },
);

it('deletion after an old sign-in asks for the password again, then continues', async () => {
  const { page, context } = await visit(at.browser, at.app.url);
  const t = ownDataTexts.en.ownData.erasure;
  const confirm = accountPageTexts.en.accountPage.confirm;
  const email = 'leo.learner@example.org';
  await writeSession(page, email);
  const database = await databaseOf(at.app);
  await database.query(`update auth.sessions set created_at = created_at - interval '16 minutes'`);
  await openOwnData(page);
  await page.getByRole('button', { name: t.begin }).click();
  const window = page.getByRole('dialog', { name: t.window });
  await window.getByLabel(t.type).fill(email);
  await window.getByRole('button', { name: words(t.confirm) }).click();
  await window.getByLabel(confirm.password, { exact: true }).fill('curvela-demo');
  await lookAt(page, 'own-data-again');
  await window.getByRole('button', { name: confirm.submit }).click();
  await page.locator('.own-data').getByText(words(t.scheduled)).waitFor();
  await page.locator('.own-data').getByRole('button', { name: t.stop }).click();
  await expectVisible(page.getByText(t.stopped));
  await focusOn(page, t.title);
  await database.end();
  await context.close();
});

it('downloading the export after an old sign-in asks for the password again', async () => {
  const { page, context } = await visit(at.browser, at.app.url, { width: 390 });
  const t = ownDataTexts.en.ownData.export;
  const confirm = accountPageTexts.en.accountPage.confirm;
  await writeSession(page, 'leo.learner@example.org');
  const database = await databaseOf(at.app);
  await database.query(`update auth.sessions set created_at = created_at - interval '16 minutes'`);
  await database.end();
  await openOwnData(page);
  await page.getByRole('button', { name: t.download }).click();
  const own = page.locator('.own-data');
  await own.getByLabel(confirm.password, { exact: true }).fill('curvela-demo');
  await lookAt(page, 'own-data-export-again-phone');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByLabel(confirm.password, { exact: true }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^curvela-.*\.zip$/);
  await own.getByRole('button', { name: t.download }).waitFor();
  await context.close();
});
