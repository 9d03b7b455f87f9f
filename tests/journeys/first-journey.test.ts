import type { Locator, Page } from 'playwright-core';
import { chooseLaterDay } from '../support/booking-steps.ts';
import { describe, expect, it } from 'vitest';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { learnersTexts } from '#app/learners/messages/index.ts';
import { shellTexts } from '#app/shell/messages/index.ts';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { picture, ready, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { mailsTo } from '../support/app-server.ts';

/*
 * The main use of the product, from a visitor's first page to the email with the calendar file: sign up, confirm from the mailbox, work on
 * own problems with the tutor, choose a human tutor, see their free times in the local zone, hold, confirm, sign out. In all three
 * languages, on a desktop and on a phone.
 */

const at = setUpAppServerAndBrowser();

const people = [
  { code: 'en', language: 'en-GB', timeZone: 'Europe/London', width: 1280, city: 'London' },
  { code: 'es', language: 'es-CO', timeZone: 'America/Bogota', width: 390, city: 'Bogotá' },
  { code: 'fr', language: 'fr-FR', timeZone: 'Europe/Paris', width: 390, city: 'Paris' },
] as const;
type Person = (typeof people)[number];

/** Problems of the issue and lines that no template has: a wrong one with its slip, then the solution. */
const lessons = [
  {
    problem: '2x^2 - 5x - 3 = 0',
    wrong: '(2x-1)(x+3)=0',
    right: '(2x+1)(x-3)=0',
    end: { en: 'x=3 or x=-1/2', es: 'x=3 o x=-1/2', fr: 'x=3 ou x=-1/2' },
  },
  { problem: '3(x-2)=9', wrong: '3x-2=9', right: '3x-6=9', end: { en: 'x=5', es: 'x=5', fr: 'x=5' } },
  {
    problem: { en: 'simplify 6/8', es: 'simplifica 6/8', fr: 'simplifie 6/8' },
    wrong: '2/3',
    right: null,
    end: { en: '3/4', es: '3/4', fr: '3/4' },
  },
] as const;

describe.each(people)('the first visit in $language', (person) => {
  it('goes from sign-up through a lesson to a booked session', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, person);
    const email = `first-${person.code}@example.org`;
    await signUp(page, person, email);
    await chooseModel(page, person);
    for (const lesson of lessons) await beTaught(page, person, lesson);
    await picture(page, `lesson-${person.code}`);
    await bookSession(page, person, email);
    await signOut(page, person);
    expect(problems).toEqual([]);
    await context.close();
  });
});

async function signUp(page: Page, { code }: Person, email: string): Promise<void> {
  const t = accountsTexts[code].accounts;
  await page.goto('/');
  await ready(page);
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel(t.fields.name).fill('Ana Primera');
  await page.getByLabel(t.fields.email).fill(email);
  await page.getByLabel(t.fields.password, { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: t.signUp.submit }).click();
  await page.getByRole('heading', { name: t.sent.heading }).waitFor();
  const [mail] = await mailsTo(at.app.url, email);
  expect(mail?.subject).toBe(t.mail.signup.subject);
  await page.goto(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: t.callback.submitSignup }).click();
  await page.waitForURL('**/dashboard');
  await picture(page, `first-dashboard-${code}`);
}

async function chooseModel(page: Page, { code }: Person): Promise<void> {
  const t = teachingTexts[code].teaching;
  await page.goto('/tutor-models');
  await ready(page);
  await picture(page, `tutor-models-${code}`);
  await page.getByRole('link', { name: t.modelsPage.start }).first().click();
  await page.waitForURL('**/ai-tutor?*');
}

async function beTaught(page: Page, { code }: Person, lesson: (typeof lessons)[number]): Promise<void> {
  const t = teachingTexts[code].teaching.tutor;
  const problem = typeof lesson.problem === 'string' ? lesson.problem : lesson.problem[code];
  await page.goto('/ai-tutor');
  await ready(page);
  await page.getByLabel(t.problem).fill(problem);
  await page.getByRole('button', { name: t.begin, exact: true }).click();
  await page.waitForURL('**/ai-tutor?session=*');
  await answer(page, t.check, lesson.wrong);
  await page.locator('.chat .mark.different').last().waitFor();
  if (lesson.right) {
    await answer(page, t.check, lesson.right);
    await page.locator('.chat .mark.equal').last().waitFor();
  }
  await answer(page, t.check, lesson.end[code]);
  await expect.poll(() => page.locator('.t-open .t-check-row').count()).toBe(0);
  // A reload returns to the same step.
  const shown = await page.locator('main').innerText();
  await page.reload();
  await ready(page);
  await expect
    .poll(async () => (await page.locator('main').innerText()).length)
    .toBeGreaterThanOrEqual(shown.length * 0.9);
}

async function answer(page: Page, check: string, line: string): Promise<void> {
  const form = page.locator('.t-open form');
  await form.locator('input, textarea').first().fill(line);
  await form.getByRole('button', { name: check, exact: true }).click();
}

async function bookSession(page: Page, { code, city }: Person, email: string): Promise<void> {
  const t = bookPagesTexts[code].bookPages;
  await page.goto('/tutor');
  await ready(page);
  await page.getByText(city).first().waitFor();
  // The search for a tutor also offers the maths tutor, which starts at once.
  expect(await page.locator('main p a[href="/ai-tutor"]').innerText()).not.toBe('');
  await page.getByRole('link', { name: 'Daniel Herrera' }).first().click();
  await page.waitForURL('**/tutors/daniel-herrera');
  await page.goto('/book?tutor=daniel-herrera');
  await ready(page);
  await chooseLaterDay(page);
  await page.waitForURL('**/book?*day=*');
  await page.locator('.day .slot').first().click();
  const time = await page.locator('.day .slot[aria-pressed="true"] b').innerText();
  await page.locator('a[href^="/confirm?hold="]').locator('visible=true').first().click();
  await page.waitForURL('**/confirm?hold=*');
  await page.locator('textarea').fill('Quadratics, please.');
  await picture(page, `confirm-${code}`);
  const confirmations = confirmationsOf(page);
  await pressTwice(page.getByRole('button', { name: t.confirm.book }));
  await page.waitForURL('**/booking/thanks?booking=*');
  await page.getByText(time).locator('visible=true').first().waitFor();
  await picture(page, `thanks-${code}`);
  const [mail, ...others] = (await mailsTo(at.app.url, email)).filter(
    ({ attachments }) => attachments.length > 0,
  );
  expect([new Set(confirmations).size, others]).toEqual([1, []]);
  expect(await bookingsOf(page)).toHaveLength(1);
  expect(mail?.text).toContain(time);
  expect(mail?.attachments[0]?.content).toContain('BEGIN:VCALENDAR');
  expect(mail?.attachments[0]?.content).toContain('Daniel Herrera');
}

/** The idempotency keys with which a page requests a booking. */
function confirmationsOf(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/confirm'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/** Faster than any hand: the second press comes before the page can react to the first. */
const pressTwice = (target: Locator) =>
  target.evaluate((button) => [1, 2].forEach(() => (button as HTMLButtonElement).click()));

/** The account's bookings, from the call that its pages use. */
const bookingsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as {
      access_token: string;
    };
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await fetch('/functions/v1/bookings?as=learner', { headers });
    return ((await answer.json()) as { bookings: unknown[] }).bookings;
  });

async function signOut(page: Page, { code }: Person): Promise<void> {
  await page.goto('/dashboard');
  await page.getByText('Daniel Herrera').first().waitFor();
  await picture(page, `last-dashboard-${code}`);
  await page.getByRole('button', { name: learnersTexts[code].learners.dashboard.signOut }).click();
  await page.waitForURL(`${at.app.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('sb-session'))).toBeNull();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: accountsTexts[code].accounts.guard.inviteAction }).first().waitFor();
  expect(shellTexts[code].shell.nav.signIn.length).toBeGreaterThan(0);
}
