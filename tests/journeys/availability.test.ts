import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tutorHoursTexts } from '#app/tutor-dashboard/messages/hours/index.ts';
import { tutorPagesTexts } from '#app/tutors/messages/pages/index.ts';
import { launchBrowser, picture, ready, writeSession, visit } from '../support/browser.ts';
import { databaseOf } from '../support/app-server-database.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import { sixtyTutors } from '../tutors/sixty-tutors.ts';
import { clean } from '../support/week-steps.ts';

/*
 * A tutor's hours: on a desktop by keyboard alone in English, on a phone in Spanish, and in two windows in French. Lucía teaches in Bogotá;
 * it is Sunday 22 November 2026.
 */

const now = '2026-11-22T12:00:00Z';
let app: AppServer;
let browser: Browser;
let database: pg.Client;
let booked: string;
beforeAll(async () => {
  [app, browser] = await Promise.all([startAppServer({ clock: now }), launchBrowser()]);
  database = await databaseOf(app);
  booked = await bookTuesday();
});
afterAll(async () => {
  await database?.end();
  await browser?.close();
  await app?.stop();
  app?.clear();
});

/** Tuesday 1 December, 13:00 in Bogotá. */
async function bookTuesday(): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_locale,
       learner_zone, price_minor, currency, policy, expires_at, created_at)
     select $1, id, 'held', 'session', begins, begins + interval '1 hour', tstzrange(begins, begins + interval '75 minutes'),
       gen_random_uuid(), 'en-GB', 'Europe/London', 3200, 'GBP', '{"fullRefundHours": 24, "lateRefundPercent": 50}',
       begins, now()
     from app.tutors, (select timestamptz '2026-12-01T18:00:00Z' as begins) as time where slug = 'lucia-restrepo'`,
    [id],
  );
  await database.query(`update app.bookings set state = 'confirmed', confirmed_at = now() where id = $1`, [
    id,
  ]);
  return id;
}

async function openHours(
  language: 'en-GB' | 'es-CO' | 'fr-FR',
  width: number,
  path = '/dashboard/availability',
) {
  const visited = await visit(browser, app.url, { language, width, timeZone: 'America/Bogota' });
  await visited.context.clock.install({ time: now });
  await writeSession(visited.page, 'lucia.tutor@example.org');
  await visited.page.goto(path);
  await visited.page.locator('.rules').waitFor();
  return visited;
}

/** Nothing is wider than a phone. */
async function cleanOnPhone(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await clean(page);
  await picture(page, 'availability-phone');
  if (desktop) await page.setViewportSize(desktop);
}

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never came to ${target}`);
}
const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
const hoursOf = async (weekday: number) => {
  const { rows } = await database.query<{ span: string }>(
    `select to_char(starts, 'HH24:MI') || '–' || to_char(ends, 'HH24:MI') as span from app.availability_rules as rule
     join app.tutors as tutor on tutor.id = tutor_id where slug = 'lucia-restrepo' and weekday = $1 order by starts`,
    [weekday],
  );
  return rows.map(({ span }) => span);
};
const tuesday = ['08:00–11:45', '13:00–18:00'];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

it('a week is edited on a desktop, by keyboard only, in English', async () => {
  const { page, context, problems } = await openHours('en-GB', 1280);
  const t = tutorHoursTexts.en.tutorHours;
  const hours = tutorPagesTexts.en.tutorPages.hours;

  await press(page, button(page, 'Copy Tue to other days'));
  await press(page, page.locator('.copy-form').getByRole('checkbox', { name: 'Sun' }), 'Space');
  await press(page, page.locator('.copy-form').getByRole('button', { name: t.copyDo }));
  await page.getByText('2 changes.').waitFor();
  await page.getByText(/more free times? in the next 14 days\. No booked sessions are affected\./).waitFor();
  await press(page, button(page, hours.save));
  await page.getByText(hours.saved).waitFor();
  expect(await hoursOf(7)).toEqual(tuesday);

  await press(page, button(page, 'Tue 13:00–18:00, remove'));
  await page.getByText('1 booked session would fall outside your hours.').waitFor();
  await press(page, button(page, hours.save));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Tuesday 1 December, 13:00–14:00').waitFor();
  await dialog.getByText(t.stranded.rules.hours).waitFor();
  await clean(page);
  await picture(page, 'availability-stranded');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hoursOf(2)).toEqual(tuesday);
  await press(page, button(page, hours.save));
  await press(page, button(page, t.stranded.save));
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hoursOf(2)).toEqual(['08:00–11:45']);
  const { rows } = await database.query('select state, starts_at from app.bookings where id = $1', [booked]);
  expect(rows).toEqual([{ state: 'confirmed', starts_at: new Date('2026-12-01T18:00:00Z') }]);

  await askWhy(page);
  await clean(page);
  await picture(page, 'availability-desk');
  const refused: unknown = expect.stringContaining('409');
  expect(problems).toEqual([refused, refused]);
  await context.close();
});

/** Tuesday afternoons are not available any more; the answer links to the week. */
async function askWhy(page: Page): Promise<void> {
  const t = tutorHoursTexts.en.tutorHours.why;
  const form = page.locator('.hours-why');
  // How a date is typed depends on the browser.
  await tabTo(page, form.getByLabel(t.day));
  await form.getByLabel(t.day).fill('2026-11-24');
  await tabTo(page, form.getByLabel(t.time));
  await form.getByLabel(t.time).fill('14:00');
  await press(page, form.getByRole('button', { name: t.look }));
  await form.getByText('Tuesday 24 November, 14:00 isn’t free.').waitFor();
  await form.getByText('On Tuesday 24 November you’re open 08:00–11:45.').waitFor();
  await press(page, form.getByRole('link', { name: t.links.week }));
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('week');
}

it('a vacation and another zone with its effects are set on a phone, in Spanish', async () => {
  const { page, context, problems } = await openHours('es-CO', 390, '/dashboard/availability?vacation');
  const t = tutorHoursTexts.es.tutorHours;
  const hours = tutorPagesTexts.es.tutorPages.hours;

  await page.getByLabel(hours.firstDay).fill('2026-12-19');
  await page.getByLabel(hours.lastDay).fill('2027-01-06');
  await page.locator('.ex-form').getByRole('button', { name: hours.addSpan }).click();
  await page.locator('#limit-bufferBefore').selectOption('10');
  await page.getByText(t.clocks.never.replace('{city}', 'Bogotá')).waitFor();

  await page.getByRole('combobox', { name: t.zone.zone, exact: true }).selectOption('Europe/Madrid');
  await expect.poll(() => page.getByRole('textbox', { name: t.zone.city }).inputValue()).toBe('Madrid');
  await page.getByText(t.zone.week).waitFor();
  await page.getByText('martes 1 de diciembre, 19:00 en Madrid').waitFor();
  await page.getByText('domingo 28 de marzo').waitFor();
  await page.locator('.zone-move summary').click();
  await picture(page, 'availability-zone-phone');
  await clean(page);
  await button(page, hours.save).click();
  await page.getByText(hours.saved).waitFor();
  const { rows } = await database.query(
    `select zone, city, buffer_before_minutes from app.tutors where slug = 'lucia-restrepo'`,
  );
  expect(rows).toEqual([{ zone: 'Europe/Madrid', city: 'Madrid', buffer_before_minutes: 10 }]);
  expect(await hoursOf(1)).toEqual(['09:00–12:00', '14:00–18:00']);
  expect(problems).toEqual([]);
  await context.close();
});

it('a conflict between two windows is shown and typed text is kept, in French', async () => {
  const { page, context } = await openHours('fr-FR', 1280);
  const t = tutorHoursTexts.fr.tutorHours;
  const hours = tutorPagesTexts.fr.tutorPages.hours;
  const other = await context.newPage();
  await other.goto('/dashboard/availability');
  await other.locator('.rules').waitFor();
  await cleanOnPhone(other);

  await page.locator('#limit-dailyLimit').selectOption('3');
  await button(other, 'lun. 09:00–12:00, retirer').click();
  await other.locator('#limit-notice').selectOption('240');
  await button(other, hours.save).click();
  await other.getByText(hours.saved).waitFor();

  await button(page, hours.save).click();
  const news = page.locator('.hours-news');
  await news.getByText('Retiré : lun. 09:00–12:00').waitFor();
  await news.getByText('Délai minimal : désormais 4 heures').waitFor();
  expect(await page.locator('#limit-dailyLimit').inputValue()).toBe('3');
  expect(await page.locator('#limit-notice').inputValue()).toBe('240');
  await clean(page);
  await picture(page, 'availability-two-windows');
  await cleanOnPhone(page);
  await button(page, t.news.close).click();
  await button(page, hours.save).click();
  await page.getByText(hours.saved).waitFor();
  const { rows } = await database.query(
    `select daily_limit, notice_minutes from app.tutors where slug = 'lucia-restrepo'`,
  );
  expect(rows).toEqual([{ daily_limit: 3, notice_minutes: 240 }]);
  expect(await hoursOf(1)).toEqual(['14:00–18:00']);
  await context.close();
});

it('sixty tutors are listed 24 at a time, with more by keyboard, on a phone and without scripts', async () => {
  await sixtyTutors((statement) => database.query(statement));
  for (const [language, width] of [
    ['en-GB', 1280],
    ['es-CO', 390],
  ] as const) {
    const t = tutorPagesTexts[language === 'en-GB' ? 'en' : 'es'].tutorPages.search;
    const { page, context, problems } = await visit(browser, app.url, { language, width });
    await page.goto('/tutor?sort=price');
    const cards = page.locator('.tutor-row');
    await ready(page);
    expect(await cards.count()).toBe(24);
    expect(await page.locator('#found').innerText()).toMatch(/^60 /);
    await clean(page);
    await picture(page, `tutors-first-${width}-${language}`);
    for (const [before, now] of [
      [24, 48],
      [48, 60],
    ] as const) {
      await press(page, page.getByRole('link', { name: t.more }));
      await expect.poll(() => cards.count()).toBe(now);
      const focused = () => cards.nth(before).evaluate((card) => card.contains(document.activeElement));
      await expect.poll(focused).toBe(true);
      expect(page.url()).toContain('sort=price');
    }
    expect(await page.getByRole('link', { name: t.more }).count()).toBe(0);
    await picture(page, `tutors-all-${width}-${language}`);
    expect(problems).toEqual([]);
    await context.close();
  }
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/tutor?sort=price');
  await page.locator('.more-tutors a').click();
  await page.waitForURL(/\/tutor\?sort=price&shown=48#tutor-25$/);
  expect(await page.locator('.tutor-row').count()).toBe(48);
  await context.close();
});

it('pages without a search list 24 tutors and link to the search, on a phone in Spanish', async () => {
  const { page, context, problems } = await visit(browser, app.url, { language: 'es-CO', width: 390 });
  for (const [path, one] of [
    ['/book', '.book-tutors li'],
    ['/meet-the-team', '.team-member'],
  ] as const) {
    await page.goto(path);
    expect(await page.locator(one).count()).toBe(24);
    await page.getByText('Se muestran 24 de 60 tutores.').waitFor();
    await page.locator('main').locator('a[href="/tutor"]').last().waitFor();
    await picture(page, `tutors-${path.slice(1)}-390`);
  }
  await clean(page);
  expect(problems).toEqual([]);
  await context.close();
});
