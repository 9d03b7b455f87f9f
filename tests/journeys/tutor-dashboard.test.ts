import type pg from 'pg';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundersTexts } from '#app/founders/messages/index.ts';
import { learnerPageTexts } from '#app/dashboard/messages/page/index.ts';
import { tutorPagesTexts } from '#app/tutors/messages/pages/index.ts';
import { reviewPagesTexts } from '#app/tutors/messages/reviews/pages/index.ts';
import { tutorDashboardTexts } from '#app/tutor-dashboard/messages/index.ts';
import { violationsOn } from '../support/axe.ts';
import { launchBrowser, picture, ready, signIn, writeSession, visit } from '../support/browser.ts';
import { databaseOf } from '../support/app-server-database.ts';
import { type AppServer, mailsTo, startAppServer } from '../support/app-server.ts';
import {
  closesOverABooking,
  couldNotCome,
  looksAtOwnPage,
  refundFailed,
} from '../support/tutor-dashboard-steps.ts';
import { heldSession, nextSession, runningSession } from '../support/tutor-sessions.ts';

/*
 * Lucía's dashboard by keyboard alone: a note through a reload, a lost connection and a second window, attendance, earnings, vacation. Then
 * the family reads the note and writes a review, on a phone in Spanish; a visitor reads that in French, another one books a month ahead,
 * and Lucía answers. A founder hides the review and shows it again, and records a manual refund. The family gives Lucía access, and
 * withdraws it; a learner's absence is recorded, and so is Lucía's own.
 */

let app: AppServer;
let browser: Browser;
let database: pg.Client;
let held: string;
beforeAll(async () => {
  [app, browser] = await Promise.all([startAppServer(), launchBrowser()]);
  database = await databaseOf(app);
  // Old enough for a review; four and eight days ago she has demo sessions that may be at this hour.
  held = await heldSession(database, { daysAgo: 5 });
  await nextSession(database, { days: 1 });
});
afterAll(async () => {
  await database?.end();
  await browser?.close();
  await app?.stop();
  app?.clear();
});

const lucia = 'lucia.tutor@example.org';
const parent = 'carmen.parent@example.org';
const t = tutorDashboardTexts.en.tutorDesk;
const es = reviewPagesTexts.es.reviewPages;

/** By keyboard: focuses it, then presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}

async function write(page: Page, field: string, text: string): Promise<void> {
  await page.getByLabel(field).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

const savedNotice = (page: Page) =>
  page.locator('.note-form [role=status]', { hasText: t.note.kept.slice(0, -1) });
const fitsPhone = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

it('a note survives a reload, a lost connection and a second window, then is sent', async () => {
  const { page, context } = await visit(browser, app.url);
  await writeSession(page, lucia);
  await page.goto('/tutor-dashboard');
  await press(page, page.locator('.open-notes a', { hasText: t.today.write }).first());
  await page.waitForURL(`**/tutor-dashboard?session=${held}#note`);
  await page.getByRole('button', { name: t.came.yes }).waitFor();
  await write(page, t.note.did, 'Squares drawn by hand.');
  await savedNotice(page).waitFor();
  await page.reload();
  expect(await page.getByLabel(t.note.did).inputValue()).toBe('Squares drawn by hand.');
  await context.setOffline(true);
  await write(page, t.note.next, 'Odd middle terms.');
  await page.getByText(t.note.away).waitFor();
  await context.setOffline(false);
  await savedNotice(page).waitFor();
  const second = await context.newPage();
  await second.goto(`/tutor-dashboard?session=${held}`);
  await write(second, t.note.alone, 'The first line.');
  await savedNotice(second).waitFor();
  await write(page, t.note.did, ' Two of them.');
  await page.getByRole('heading', { name: t.note.otherTitle }).waitFor();
  expect(await page.locator('.other-text').innerText()).toContain('The first line.');
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'tutor-room-two-texts');
  await press(page, page.getByRole('button', { name: t.note.takeMine }));
  await savedNotice(page).waitFor();
  await press(page, page.getByRole('button', { name: t.came.yes }));
  await page.getByText(t.came.noted).waitFor();
  await press(page, page.getByRole('button', { name: t.note.send }));
  await page.locator('.desk-note .as-written', { hasText: 'Squares drawn by hand. Two of them.' }).waitFor();
  await context.close();
});

it('the week, the earnings and a vacation work by keyboard and on a phone', async () => {
  const { page, context } = await visit(browser, app.url);
  await writeSession(page, lucia);
  await page.goto('/tutor-dashboard');
  await page.locator('.pay-lines li').first().waitFor();
  // All times of the dashboard are Lucía's: ten minutes before seven past.
  const begins = (await page.locator('.card.next .next-h .num').innerText()).match(/(\d\d):07–/)?.[1] ?? '';
  const before = String((Number(begins) + 23) % 24).padStart(2, '0');
  await page.locator('.join', { hasText: `${before}:57` }).waitFor();
  await press(page, page.getByRole('link', { name: t.week.after }));
  await page.waitForURL('**week=*');
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(t.vacation.first).fill(day);
  await press(page, page.getByRole('button', { name: t.vacation.close }));
  await page.locator('.desk-vacation [role=status] p').waitFor();
  const { rows } = await database.query(`select 1 from app.availability_exceptions where first_day = $1`, [
    day,
  ]);
  expect(rows).toHaveLength(1);
  await page.goto(`/tutor-dashboard?week=${day}`);
  await page.locator('.week-rows .d', { hasText: t.week.closed }).waitFor();
  await page.locator('.pay-lines li').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'tutor-room');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsPhone(page)).toBe(true);
  await picture(page, 'tutor-room-phone');
  await press(page, page.getByRole('link', { name: t.vacation.part }));
  await page.waitForURL('**/dashboard/availability?vacation');
  await page.getByLabel(tutorPagesTexts.en.tutorPages.hours.firstDay).waitFor();
  await context.close();
});

it('the family reads the note and writes a review, on a phone in Spanish', async () => {
  const { page, context } = await visit(browser, app.url, { language: 'es-CO', width: 390 });
  await signIn(page, parent);
  await press(page, page.getByRole('link', { name: es.ask.rate }).first());
  await page.getByText('Squares drawn by hand. Two of them.').waitFor();
  await page.locator('.star-choice input').first().focus();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
  await write(page, es.own.words, 'Dibujó <b>cuadrados</b> con Maya.');
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'review-form-phone');
  await press(page, page.getByRole('button', { name: es.own.send }));
  await page.getByRole('heading', { name: es.own.yours }).waitFor();
  expect(await fitsPhone(page)).toBe(true);
  await context.close();
});

it('a visitor reads the review in French, and a search without results suggests which filter to remove', async () => {
  const { page, context } = await visit(browser, app.url, { language: 'fr-FR', timeZone: 'Europe/Paris' });
  await page.goto('/tutors/lucia-restrepo');
  await page.getByText('Dibujó <b>cuadrados</b> con Maya.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'tutor-page-reviews');
  await page.goto('/tutor?subject=french&level=primary');
  // Without a filter by time the heading does not mention one.
  const nobody = tutorPagesTexts.fr.tutorPages.search;
  expect(await page.locator('.none h3').innerText()).toBe(nobody.withOneLess);
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'tutor-search-nobody');
  await press(page, page.locator('.none .chip').first());
  await page.waitForURL(/\/tutor\?level=primary$/);
  await page.locator('.tutor-row').first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsPhone(page)).toBe(true);
  await picture(page, 'tutor-search-phone');
  await context.close();
});

it('a month of free times links to booking, by keyboard and on a phone', async () => {
  const { page, context, problems } = await visit(browser, app.url, {
    language: 'es-CO',
    timeZone: 'America/Bogota',
    width: 390,
  });
  await page.goto('/tutors/lucia-restrepo');
  await ready(page);
  const chosen = page.locator('.cal [aria-pressed="true"]');
  await chosen.focus();
  const focusedDay = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day);
  // The focus follows when the days are drawn; a key pressed before would start from the earlier day.
  for (const key of ['PageDown', 'ArrowRight']) {
    const before = await focusedDay();
    await page.keyboard.press(key);
    await expect.poll(focusedDay).not.toBe(before);
  }
  const day = await focusedDay();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/tutors/lucia-restrepo?day=${day}`);
  expect(await chosen.getAttribute('data-day')).toBe(day);
  await page.reload();
  await ready(page);
  expect(await chosen.getAttribute('data-day')).toBe(day);
  expect(await violationsOn(page)).toEqual([]);
  expect(await fitsPhone(page)).toBe(true);
  await picture(page, 'tutor-page-month-phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await picture(page, 'tutor-page-month');
  const time = page.locator('.day a.slot').first();
  const at = await time.locator('b').innerText();
  await press(page, time);
  await page.waitForURL('**/book?tutor=lucia-restrepo&minutes=60&start=*');
  await page.locator('.day .slot[aria-pressed="true"]', { hasText: at }).waitFor();
  expect(await page.locator('.cal [aria-pressed="true"]').getAttribute('data-day')).toBe(day);
  expect(problems).toEqual([]);
  await context.close();
});

it('a tutor answers once, and sees no times to book on her own page', async () => {
  const { page, context, problems } = await visit(browser, app.url);
  const own = reviewPagesTexts.en.reviewPages.tutor;
  await writeSession(page, lucia);
  await page.goto('/tutor-dashboard');
  await press(page, page.getByRole('button', { name: own.write }).first());
  await page.getByLabel(own.answer).focus();
  await page.keyboard.type('Gracias.');
  await press(page, page.getByRole('button', { name: own.send }));
  await page.locator('.desk-reviews .answer', { hasText: 'Gracias.' }).waitFor();
  await looksAtOwnPage(page);
  expect(problems).toEqual([]);
  await context.close();
});

it('a founder hides a review and shows it again, and marks a refund as made manually', async () => {
  const words = foundersTexts.en.founders;
  await refundFailed(database, held);
  const { page, context, problems } = await visit(browser, app.url, { width: 390 });
  await writeSession(page, 'ana.founder@example.org');
  await page.goto('/founder-hub#reviews');
  const review = page.locator('.row-item', { hasText: 'Dibujó <b>cuadrados</b> con Maya.' });
  await press(page, review.getByRole('button', { name: words.reviews.hide }));
  await review.getByText(words.reviews.stateHidden, { exact: true }).waitFor();
  const shown = () => fetch(`${app.url}/functions/v1/tutors/lucia-restrepo/reviews`).then((it) => it.text());
  expect(await shown()).not.toContain('Dibujó');
  await press(page, review.getByRole('button', { name: words.reviews.show }));
  await review.getByText(words.reviews.stateShown, { exact: true }).waitFor();
  expect(await shown()).toContain('Dibujó');
  const refunds = page.getByRole('region', { name: words.refunds.title });
  await press(page, refunds.getByRole('button', { name: words.refunds.title }));
  await refunds.getByText('pi_test_1').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await fitsPhone(page)).toBe(true);
  await picture(page, 'founders-refunds-phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await picture(page, 'founders-refunds');
  await press(page, refunds.getByRole('button', { name: words.refunds.made }));
  await picture(page, 'founders-refund-window');
  await press(page, page.getByRole('dialog').getByRole('button', { name: words.refunds.made }));
  await refunds.getByText(words.refunds.none).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('a family gives the tutor access and revokes it; a learner’s absence is recorded', async () => {
  const running = await runningSession(database);
  const { rows } = await database.query(`select learner_profile_id as id from app.bookings where id = $1`, [
    running,
  ]);
  const family = await visit(browser, app.url);
  await writeSession(family.page, parent);
  await family.page.goto(`/learner-profiles?learner=${rows[0].id}`);
  const sees = learnerPageTexts.en.learnerPage.sees;
  await press(
    family.page,
    family.page.getByRole('button', { name: sees.allowLong.replace('{tutor}', 'Lucía Restrepo') }),
  );
  const end = family.page.getByRole('button', { name: sees.endLong.replace('{tutor}', 'Lucía Restrepo') });
  await end.waitFor();
  const { page, context } = await visit(browser, app.url, { timeZone: 'America/Bogota' });
  await writeSession(page, lucia);
  await page.goto(`/tutor-dashboard?session=${running}`);
  await page.locator('.belief').first().waitFor();
  await press(page, page.locator('.belief summary').first());
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'tutor-room-brief');
  await press(family.page, end);
  await family.page
    .getByRole('button', { name: sees.allowLong.replace('{tutor}', 'Lucía Restrepo') })
    .waitFor();
  await page.reload();
  await page.locator('.brief-why', { hasText: 'practice isn’t shared with you' }).waitFor();
  expect(await page.locator('.belief').count()).toBe(0);
  await press(page, page.getByRole('button', { name: t.came.no }));
  await press(page, page.getByRole('button', { name: t.came.leave }));
  await press(page, page.getByRole('button', { name: t.came.no }));
  await press(page, page.getByRole('button', { name: t.came.confirm }));
  await page.getByText('You reported that the learner didn’t come.').waitFor();
  await Promise.all([context.close(), family.context.close()]);
});

it('a vacation over a booked session is reported, and a tutor’s absence is refunded in full', async () => {
  const { page, context, problems } = await visit(browser, app.url, { timeZone: 'America/Bogota' });
  await signIn(page, lucia);
  await closesOverABooking(page, database);
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'tutor-room-vacation-booked');
  // Two sessions are at this hour now, which no real day of hers has: the week is not checked.
  await couldNotCome(page, database);
  await picture(page, 'tutor-room-self-away');
  const mails = await mailsTo(app.url, 'family@example.org');
  expect(
    mails.filter(({ text }) =>
      /didn’t come to your session.*\n\nLearner: .+\n\nWe’ve taken the whole price, £32\.00,/.test(text),
    ),
  ).toHaveLength(1);
  expect(problems).toEqual([]);
  await context.close();
});
