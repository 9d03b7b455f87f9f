import { beforeEach, describe, expect, it } from 'vitest';
import { bookChangesTexts } from '#app/booking/messages/changes/index.ts';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { makeAccount } from '../support/accounts.ts';
import {
  book,
  hold,
  looksWell,
  moveByKeyboard,
  reportTutorAbsent,
  weightOf,
} from '../support/booking-steps.ts';
import { ready, writeSession, visit, expectVisible } from '../support/browser.ts';
import { endsWhileTyping, endsWhileWaiting } from '../support/confirm-steps.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { mailTo } from '../support/app-server.ts';
import { lookAgainUntil } from '../support/session-steps.ts';
import { setTime } from '../support/week-steps.ts';

/*
 * Changes to a booked session: move it by keyboard alone from the emailed link, repeat it on a phone in French and cancel the rest, join it
 * in Spanish by the tutor's link and report the tutor's absence. With a test clock; axe checks each page.
 */

const begins = '2026-11-20T09:00:00Z';
const at = setUpAppServerAndBrowser({ clock: begins });

beforeEach(() => at.app.setClock(begins));

/** A different one in each attempt: emails per address are limited. */
const address = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;

type Visitor = Parameters<typeof visit>[2];

/** A signed-in person with a separate account, by the clock of the app server. */
async function person(email: string, visitor: Visitor, time = begins) {
  const visited = await visit(at.browser, at.app.url, visitor);
  await visited.context.clock.install({ time });
  await makeAccount(at.app.url, email);
  await writeSession(visited.page, email);
  return visited;
}

describe('a booked session', () => {
  it('is moved from the email link by keyboard only, and cancelling shows the refund', async () => {
    const email = address('moves');
    const { page, context, problems } = await person(email, {});
    const id = await book(page);
    const rival = await person(address('rival'), {});
    const mail = await mailTo(at.app.url, email, /^Booked/);
    const links = mail.text.match(/https?:\S+do=(?:move|cancel)/g) ?? [];
    expect(links.map((link) => new URL(link).search)).toEqual([
      `?booking=${id}&do=move`,
      `?booking=${id}&do=cancel`,
    ]);
    await moveByKeyboard(page, { id, rival: rival.page, link: new URL(links[0] ?? '', at.app.url) });
    const moved = await mailTo(at.app.url, email, /^Moved/);
    expect(moved.attachments[0]?.content).toContain('SEQUENCE:1');

    await page.goto(`/booking/thanks?booking=${id}&do=cancel`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('£32.00').first().waitFor();
    await looksWell(page, 'cancel-from-mail');
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.search.includes('do='));
    // Checked before the clock jumps by days: a request at that moment would still use the old day's token.
    expect(problems.filter((each) => !each.includes('409'))).toEqual([]);
    // The free cancellation of the first date is over: the page says until when it was possible.
    await setTime(at.app, [context], '2026-11-23T18:00:10Z');
    await page.goto(`/booking/thanks?booking=${id}&do=move`);
    await page.getByText('You could move this session until Monday 23 November, 18:00.').waitFor();
    await looksWell(page, 'move-too-late');
    await rival.context.close();
    await context.close();
  });

  it('opened from the email link signed out, is reached after signing in', async () => {
    const email = address('returns');
    const { page, context } = await person(email, {});
    const id = await book(page, '2026-11-26T20:00:00.000Z');
    await context.close();
    const { page: other, context: elsewhere } = await visit(at.browser, at.app.url);
    await elsewhere.clock.install({ time: begins });
    await other.goto(`/booking/thanks?booking=${id}&do=cancel`);
    await ready(other);
    await other.getByRole('heading', { name: bookChangesTexts.en.bookChanges.signedOut.cancel }).waitFor();
    await other.getByRole('main').getByRole('link').first().click();
    await other.locator('input[name="email"]').fill(email);
    await other.locator('input[name="password"]').fill('curvela-demo');
    await other.locator('button[type="submit"]').click();
    await other.waitForURL(`**/booking/thanks?booking=${id}&do=cancel`);
    await expectVisible(other.getByRole('dialog').getByText('£32.00').first());
    await elsewhere.close();
  });
});

describe('a repeated session', () => {
  it('is planned, held, booked and cancelled on a phone, in French', async () => {
    const t = bookChangesTexts.fr.bookChanges;
    const rival = await person(address('premier'), {});
    await book(rival.page, '2026-12-01T20:30:00.000Z');
    await rival.context.close();
    const visitor = { language: 'fr-FR', timeZone: 'Europe/Paris', width: 390 } as const;
    const { page, context, problems } = await person(address('souvent'), visitor);
    await page.goto('/book?tutor=lucia-restrepo&start=2026-11-24T21:00:00.000Z');
    await ready(page);
    await page.getByLabel(t.repeat.how).selectOption('1');
    await page.getByLabel(t.repeat.times).selectOption('3');
    await page.locator('.occurrences li').nth(2).waitFor();
    // The second week overlaps with the other learner's session and the tutor's break after it.
    const second = page.locator('.occurrences li').nth(1);
    await second.getByText('pris', { exact: true }).waitFor();
    await looksWell(page, 'repeat-fr');
    await second.locator('.slot').first().click();
    await second.getByText(t.repeat.instead).waitFor();
    await page.reload();
    await ready(page);
    await page.locator('.occurrences li').nth(1).getByText(t.repeat.instead).waitFor();
    await page.locator('.stick .btn-primary').click();
    await page.waitForURL('**/confirm?series=*');
    await page.locator('.held-times li').nth(2).waitFor();
    await looksWell(page, 'confirm-series-fr');
    await page.getByRole('button', { name: t.repeat.book }).click();
    await page.waitForURL('**/booking/thanks?series=*');
    await page.locator('.booking-list li').nth(2).waitFor();
    await looksWell(page, 'series-fr');
    await page.getByRole('button', { name: /Annuler la suite/ }).click();
    await page.getByRole('dialog').getByText(t.rest.back).waitFor();
    await looksWell(page, 'rest-fr');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Annuler 3/ })
      .click();
    await expect.poll(() => page.getByText(bookPagesTexts.fr.bookPages.states.cancelled).count()).toBe(3);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a signed-out visitor', () => {
  it('keeps the held time and the plan after signing in', async () => {
    const email = address('stranger');
    await makeAccount(at.app.url, email);
    const { page, context } = await visit(at.browser, at.app.url);
    await context.clock.install({ time: begins });
    await page.goto('/book?tutor=lucia-restrepo&day=2026-11-27');
    await ready(page);
    await page.locator('.day .slot').first().click();
    await page.waitForURL('**hold=*');
    const hold = new URL(page.url()).searchParams.get('hold');
    await page.getByLabel(bookChangesTexts.en.bookChanges.repeat.how).selectOption('2');
    const plan = page.locator('.occurrences li');
    await plan.nth(2).waitFor();
    await plan.nth(2).getByRole('button').click();
    await page.locator('.sum').getByRole('link', { name: 'Sign in to hold all' }).click();
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill('curvela-demo');
    await page.locator('button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname === '/book' && url.searchParams.get('hold') === hold);
    await plan.nth(2).getByText('left out').waitFor();
    await page.getByRole('button', { name: 'Hold all 2 times' }).first().click();
    await page.waitForURL('**/confirm?series=*');
    await expect.poll(() => page.locator('.held-times li').count()).toBe(2);
    await context.close();
  });

  it('keeps typed text when the hold expires, twice, and books a time that is free', async () => {
    const rival = await person(address('faster'), {});
    const { page, context, problems } = await visit(at.browser, at.app.url, { width: 390 });
    await context.clock.install({ time: begins });
    await page.goto('/');
    await page.goto(`/confirm?hold=${await hold(page, '2026-12-03T18:00:00.000Z')}`);
    await page.locator('.account-ways form').waitFor();
    const who = { name: 'Ada Slow', email: address('slow'), language: 'en' } as const;
    const slow = { ...who, lookAt: looksWell, url: at.app.url };
    const time = page.locator('.lost .slot', { hasText: /Thu.*18:00/ });
    const ending = { app: at.app, context, time };
    await endsWhileTyping(page, slow, { ...ending, at: '2026-11-20T09:11:00Z' });
    const take = () => book(rival.page, '2026-12-03T18:00:00.000Z');
    await endsWhileWaiting(page, slow, { ...ending, at: '2026-11-20T09:22:00Z', take });
    await page.getByRole('button', { name: bookPagesTexts.en.bookPages.confirm.book }).click();
    await page.waitForURL('**/booking/thanks?booking=*');
    expect(problems.filter((each) => !each.includes('409'))).toEqual([]);
    await rival.context.close();
    await context.close();
  });
});

describe('at the start of a session', () => {
  it('the tutor’s link appears without a reload, and an absence can be reported, in Spanish', async () => {
    const t = bookPagesTexts.es.bookPages;
    const visitor = { language: 'es-CO', timeZone: 'America/Bogota', width: 390 } as const;
    const email = address('espera');
    const { page, context, problems } = await person(email, visitor);
    const id = await book(page, '2026-11-25T19:00:00.000Z');
    await context.close();
    const early = '2026-11-25T18:49:00Z';
    await at.app.setClock(early);
    const { page: then, context: later } = await visit(at.browser, at.app.url, visitor);
    await later.clock.install({ time: early });
    await writeSession(then, email);
    await then.goto(`/booking/thanks?booking=${id}`);
    const join = then.locator('a[href="https://meet.example.org/lucia-restrepo"]');
    await then.getByText(/El enlace aparece aquí diez minutos antes, a las 13:50/).waitFor();
    expect(await join.count()).toBe(0);
    expect(await then.content()).not.toContain('meet.example.org');
    await then.locator('.calendar-menu summary').click();
    const google = new URL((await then.locator('.calendar-menu a').first().getAttribute('href')) ?? '');
    expect(google.searchParams.get('dates')).toBe('20261125T190000Z/20261125T200000Z');
    await looksWell(then, 'join-before-es');
    await setTime(at.app, [later], '2026-11-25T18:50:01Z');
    await lookAgainUntil(then, async () => (await join.count()) > 0);
    await looksWell(then, 'join-es');
    await reportTutorAbsent(then, { app: at.app, context: later, say: t.absence.ofTutor.say });
    await then.getByText(/Reportaste que Lucía no vino/).waitFor();
    await looksWell(then, 'absent-es');
    expect(problems).toEqual([]);
    await later.close();
  });
});

describe('the pages of a booking and of the tutor', () => {
  it('load at most 60 KB of script more than the home page', async () => {
    const { page, context } = await person(address('weighs'), {});
    const held = await hold(page, '2026-11-27T18:00:00Z');
    const { page: stranger, context: signedOut } = await visit(at.browser, at.app.url);
    await stranger.goto('/');
    const strangers = await hold(stranger, '2026-11-27T16:00:00Z');
    const whenSignedIn = (path: string) => weightOf(context, path, 'account-copies');
    const home = await whenSignedIn('/');
    const strangersHome = await weightOf(signedOut, '/');
    const forms = await weightOf(signedOut, `/confirm?hold=${strangers}`, 'sign-in-here');
    const more = {
      tutor: (await whenSignedIn('/tutors/lucia-restrepo')) - home,
      book: (await whenSignedIn('/book?tutor=lucia-restrepo')) - home,
      confirm: (await whenSignedIn(`/confirm?hold=${held}`)) - home,
      confirmWithForms: forms - strangersHome,
      thanks: (await whenSignedIn('/booking/thanks')) - home,
    };
    expect(strangersHome).toBeGreaterThan(50_000);
    expect(more.confirmWithForms).toBeGreaterThan(more.confirm);
    expect(Object.entries(more).filter(([, weight]) => weight > 60_000)).toEqual([]);
    await signedOut.close();
    await context.close();
  });
});
