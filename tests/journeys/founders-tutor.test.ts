import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { foundersTexts } from '#app/founders/messages/index.ts';
import { onBehalfTexts } from '#app/tutors/messages/on-behalf/index.ts';
import { tutorHoursTexts } from '#app/tutor-dashboard/messages/hours/index.ts';
import { tutorPagesTexts } from '#app/tutors/messages/pages/index.ts';
import { tutorProfileTexts } from '#app/tutor-dashboard/messages/profile/index.ts';
import { violationsOn } from '../support/axe.ts';
import { picture, ready, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { mailsTo } from '../support/app-server.ts';

/* A founder changes a tutor's prices and hours; the tutor sees it and is notified, the log records it, and the next visitor pays it. */

const at = setUpAppServerAndBrowser();

const profile = tutorProfileTexts.en.tutorProfile;
const { hours } = tutorPagesTexts.en.tutorPages;
const { acts, tabs, types } = onBehalfTexts.en.onBehalf;
const record = '/founder/tutors/lucia-restrepo';
const who = 'Lucía Restrepo';
const sessionPrice = (page: Page, currency: string) =>
  page.getByRole('group', { name: types.session }).getByLabel(currency, { exact: false });
const clean = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

it('a founder edits price and hours of a tutor, who is notified; the log records it and the next visitor pays the new price', async () => {
  const { page, problems } = await visit(at.browser, at.app.url, { width: 390 });
  await writeSession(page, 'ana.founder@example.org');
  await page.goto(`${record}?tab=page`);
  const price = sessionPrice(page, 'GBP');
  // A second run finds what the first one saved.
  const wanted = (await price.inputValue()) === '47.50' ? '48.50' : '47.50';
  await price.fill('29.99');
  await page.getByRole('button', { name: profile.save }).click();
  // Below the lowest price: an error at the field, which gets the focus, and nothing was sent.
  await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true');
  expect(await price.evaluate((field) => field === document.activeElement)).toBe(true);
  await price.fill(wanted);
  await picture(page, 'founder-tutor-page');
  await clean(page);
  await page.getByRole('button', { name: profile.save }).click();
  await page.getByText(profile.saved).first().waitFor();

  await page.getByRole('link', { name: tabs.hours }).click();
  await page
    .getByRole('button', { name: /–.*, remove$/ })
    .first()
    .click();
  await page.getByRole('button', { name: hours.save }).click();
  // Booked sessions stay; they are listed before saving.
  const anyway = page.getByRole('button', { name: tutorHoursTexts.en.tutorHours.stranded.save });
  await page.getByText(hours.saved).first().or(anyway).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await page.getByText(hours.saved).first().waitFor();
  await clean(page);

  await page.getByRole('link', { name: tabs.record }).click();
  const log = page.getByRole('region', { name: foundersTexts.en.founders.tutor.history });
  await log.getByText(acts.hours.replace('{subject}', who)).waitFor();
  await log.getByText(acts.prices.replace('{subject}', who)).waitFor();
  await log.getByText(`${types.session}, GBP: £${wanted}`).waitFor();
  await picture(page, 'founder-tutor-record');
  await clean(page);
  expect(problems).toEqual([]);

  const inSpanish = wanted.replace('.', ',');
  const mailTexts = async () =>
    (await mailsTo(at.app.url, 'lucia.tutor@example.org')).map(({ text }) => text).join();
  await expect.poll(mailTexts).toContain(inSpanish);
  await expect.poll(mailTexts).toContain('Horas semanales: ');

  const tutor = await visit(at.browser, at.app.url);
  await writeSession(tutor.page, 'lucia.tutor@example.org');
  await tutor.page.goto('/tutor-dashboard');
  await tutor.page.getByRole('link', { name: profile.title }).click();
  await expect.poll(() => sessionPrice(tutor.page, 'GBP').inputValue()).toBe(wanted);
  await picture(tutor.page, 'tutor-own-page');
  await clean(tutor.page);

  const visitor = await visit(at.browser, at.app.url);
  await visitor.page.goto('/tutors/lucia-restrepo');
  await ready(visitor.page);
  await visitor.page.getByText(`£${wanted}`).first().waitFor();
});
