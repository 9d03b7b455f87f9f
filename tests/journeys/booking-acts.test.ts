import type pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingActsTexts } from '#app/founders/messages/booking-acts/index.ts';
import { violationsOn } from '../support/axe.ts';
import { type AppServer, mailsTo, startAppServer } from '../support/app-server.ts';
import { databaseOf } from '../support/app-server-database.ts';
import { launchBrowser, picture, writeSession, visit } from '../support/browser.ts';
import { nextSession } from '../support/tutor-sessions.ts';

/*
 * A founder finds a booking of a family, sees what cancelling it by three quarters does in money, and cancels it; the other founder, who had
 * the same booking open, is told that it has changed.
 */

let app: AppServer;
let browser: Browser;
let database: pg.Client;
let id: string;
beforeAll(async () => {
  [app, browser] = await Promise.all([startAppServer(), launchBrowser()]);
  database = await databaseOf(app);
  id = await nextSession(database, { days: 9 });
});
afterAll(async () => {
  await database?.end();
  await browser?.close();
  await app?.stop();
  app?.clear();
});

const t = bookingActsTexts.en.bookingActs;

it('a founder cancels on a phone; another one who has the booking open is refused and sees it as it is', async () => {
  const second = await visit(browser, app.url, { width: 1280 });
  await writeSession(second.page, 'noah.founder@example.org');
  await second.page.goto(`/founder-hub?booking=${id}`);
  const open = second.page.getByRole('dialog');
  await open.getByRole('button', { name: t.acts.credit, exact: true }).click();
  await open.getByLabel(t.reason).fill('A gift for the family.');
  await open.getByText(/worth £32\.00/).waitFor();
  expect(await violationsOn(second.page)).toEqual([]);
  await picture(second.page, 'booking-act-credit-desktop');

  const { page, context, problems } = await visit(browser, app.url, { width: 390 });
  await writeSession(page, 'ana.founder@example.org');
  await page.goto('/founder-hub#bookings');
  const section = page.locator('#bookings');
  await section.getByLabel(t.search).fill(id);
  await section.getByRole('button', { name: /^Open the session of/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('family@example.org').waitFor();
  await picture(page, 'booking-found-phone');
  await dialog.getByRole('button', { name: t.acts.cancel, exact: true }).click();
  await dialog.getByLabel(t.familyPercent).fill('75');
  await dialog.getByLabel(t.tutorPercent).fill('25');
  await dialog.getByRole('row', { name: `${t.rows.family} £0.00 £24.00` }).waitFor();
  await dialog.getByRole('row', { name: `${t.rows.tutor} £25.60 £6.40` }).waitFor();
  await dialog.getByLabel(t.reason).fill('The tutor is ill.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'booking-act-cancel-phone');
  await dialog.getByRole('button', { name: t.confirm.cancel }).click();
  await dialog.getByText(/Reason: The tutor is ill\./).waitFor();
  const { rows } = await database.query('select state, refund_minor from app.bookings where id = $1', [id]);
  expect(rows).toEqual([{ state: 'cancelled', refund_minor: 2400 }]);
  const toFamily = await mailsTo(app.url, 'family@example.org');
  expect(toFamily.some(({ text }) => text.includes('£24.00'))).toBe(true);
  expect(problems).toEqual([]);
  await context.close();

  await open.getByRole('button', { name: t.confirm.credit }).click();
  await open.getByText(/Someone else has just changed this booking/).waitFor();
  await open.getByText('cancelled', { exact: true }).waitFor();
  expect(
    (await database.query('select from app.credit_packs where payment = $1', ['goodwill'])).rowCount,
  ).toBe(0);
  await second.context.close();
});
