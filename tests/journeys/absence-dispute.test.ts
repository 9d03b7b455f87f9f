import type pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { foundersTexts } from '#app/founders/messages/index.ts';
import { payTexts } from '#app/pay/messages/index.ts';
import { violationsOn } from '../support/axe.ts';
import { type AppServer, mailsTo, startAppServer } from '../support/app-server.ts';
import { databaseOf } from '../support/app-server-database.ts';
import { launchBrowser, picture, signIn, visit } from '../support/browser.ts';
import { nextSession } from '../support/tutor-sessions.ts';

/*
 * An absence that both sides see differently: the family reports it on a phone in Spanish, the tutor objects in English, a founder decides in
 * French with a preview in money, and the tutor's ledger shows the decision with its reason.
 */

let app: AppServer;
let browser: Browser;
let database: pg.Client;
let id: string;
beforeAll(async () => {
  [app, browser] = await Promise.all([startAppServer(), launchBrowser()]);
  database = await databaseOf(app);
  id = await nextSession(database, { days: -1 });
});
afterAll(async () => {
  await database?.end();
  await browser?.close();
  await app?.stop();
  app?.clear();
});

const es = bookPagesTexts.es.bookPages;
const en = bookPagesTexts.en.bookPages;
const fr = foundersTexts.fr.founders.claims;

it('the family reports on a phone, in Spanish, that the tutor did not come', async () => {
  const { page, context, problems } = await visit(browser, app.url, { language: 'es-CO', width: 390 });
  await signIn(page, 'carmen.parent@example.org');
  await page.goto(`/booking/thanks?booking=${id}`);
  await page.getByRole('button', { name: es.absence.ofTutor.open.replace('{name}', 'Lucía') }).click();
  await page.getByRole('button', { name: es.absence.ofTutor.say, exact: true }).click();
  await page.locator('.absence [role=status]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'absence-reported-phone');
  expect(problems).toEqual([]);
  await context.close();
});

it('the tutor objects, and nothing moves', async () => {
  const { page, context, problems } = await visit(browser, app.url);
  await signIn(page, 'lucia.tutor@example.org');
  await page.goto(`/tutor-dashboard?session=${id}`);
  await page.getByRole('button', { name: en.claim.object }).click();
  await page.getByText(en.claim.disputed).waitFor();
  await picture(page, 'absence-disputed-tutor');
  const { rows } = await database.query('select state, refund_minor from app.bookings where id = $1', [id]);
  expect(rows).toEqual([{ state: 'confirmed', refund_minor: null }]);
  expect(problems).toEqual([]);
  await context.close();
});

it('a founder decides in French: the preview states both shares, and both sides get an email', async () => {
  const { page, context, problems } = await visit(browser, app.url, { language: 'fr-FR' });
  await signIn(page, 'ana.founder@example.org');
  await page.goto('/founder-hub#claims');
  await page.getByRole('button', { name: fr.decide }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/32,00\s£ sur 32,00\s£\. Le professeur touche 0,00\s£/).waitFor();
  await dialog.getByLabel(fr.family).fill('50');
  await dialog.getByLabel(fr.tutor).fill('50');
  await dialog.getByText(/16,00\s£ sur 32,00\s£\. Le professeur touche 12,80\s£/).waitFor();
  expect(await dialog.getByRole('button', { name: fr.confirm }).isDisabled()).toBe(true);
  await dialog.getByLabel(fr.reason).fill('The link did not work.');
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'absence-decision-founder');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'absence-decision-founder-phone');
  await dialog.getByRole('button', { name: fr.confirm }).click();
  await page.getByText(fr.none).waitFor();
  const { rows } = await database.query('select state, refund_minor from app.bookings where id = $1', [id]);
  expect(rows).toEqual([{ state: 'no_show', refund_minor: 1600 }]);
  const toFamily = await mailsTo(app.url, 'family@example.org');
  expect(toFamily.some(({ text }) => text.includes('£16.00'))).toBe(true);
  const toTutor = await mailsTo(app.url, 'lucia.tutor@example.org');
  expect(toTutor.some(({ text }) => /12[.,]80/.test(text))).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

it('the tutor reads the decision and its reason in the ledger', async () => {
  const { page, context } = await visit(browser, app.url);
  await signIn(page, 'lucia.tutor@example.org');
  await page.goto('/tutor-dashboard');
  const line = page.locator('.pay-lines li', { hasText: payTexts.en.pay.kinds.decision });
  await line.getByText('Reason: The link did not work.').waitFor();
  expect(await line.innerText()).toContain('£12.80');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: payTexts.en.pay.csv }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^pay-\d{4}-\d{2}\.csv$/);
  await context.close();
});
