import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { ready, signIn, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { says } from '../contract/specification.ts';
import { asPerson, sessionOf, signedInAs, signedOut, stored, watcher } from '../support/session-steps.ts';

const at = setUpAppServerAndBrowser();

const leo = 'leo.learner@example.org';
describe('signing out', () => {
  const dashboard = async () => {
    const visitor = await visit(at.browser, at.app.url);
    await signIn(visitor.page, leo);
    await visitor.page.evaluate(() => localStorage.setItem('accessibility_settings', '{"fontSize":"large"}'));
    await visitor.page.evaluate(() => localStorage.setItem('something_else', 'x'));
    return visitor;
  };
  const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign out' });
  const leave = (page: Page) => signOutButton(page).click();
  const nobodyHere = async (page: Page) => {
    await page.waitForURL(`${at.app.url}/`);
    await signedOut(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('sb-session');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  };

  it('clears the user immediately and local storage except the settings of the device', async () => {
    says(4, 'otherwise user cleared immediately and browser local storage cleared');
    const { page, context } = await dashboard();
    const { access_token } = await sessionOf(page);
    await leave(page);
    await page.waitForURL(`${at.app.url}/`);
    await page.getByText('You’re signed out.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('something_else'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('accessibility_settings'))).toContain('large');
    // The server has ended it too: its token is refused.
    const answer = await asPerson(at.app.url, access_token, { method: 'GET', path: '/auth/v1/user' });
    expect(answer.status).toBe(403);
    await nobodyHere(page);
    await context.close();
  });

  it('works from the menu of any page on a phone, and is confirmed on the page', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, { width: 390 });
    await writeSession(page, leo);
    await page.goto('/mission');
    await ready(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await leave(page);
    await page.getByText('You’re signed out.').waitFor();
    await page.waitForURL(`${at.app.url}/`);
    expect(await stored(page)).toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });

  it(`${says(8, 'Sign-out failure is logged and the user is still sent to /.')} (status 500)`, async () => {
    const { page, context, problems } = await dashboard();
    let tries = 0;
    await page.route('**/auth/v1/logout*', (route) => {
      tries += 1;
      return tries === 1 ? route.fulfill({ status: 500, json: { msg: 'down' } }) : route.continue();
    });
    const { access_token } = await sessionOf(page);
    await leave(page);
    await page.waitForURL(`${at.app.url}/`);
    await expect
      .poll(() => problems.some((line) => line.includes('Signing out did not reach the server')))
      .toBe(true);
    // It is notified as soon as it listens again.
    await expect
      .poll(
        async () =>
          (await asPerson(at.app.url, access_token, { method: 'GET', path: '/auth/v1/user' })).status,
      )
      .toBe(403);
    await nobodyHere(page);
    await context.close();
  });

  it('works without a network', async () => {
    const { page, context, problems } = await dashboard();
    await context.setOffline(true);
    await leave(page);
    await expect
      .poll(() => problems.some((line) => line.includes('Signing out did not reach the server')))
      .toBe(true);
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/');
    await nobodyHere(again);
    await context.close();
  });

  it('reaches the server even if the page is closed at once', async () => {
    const { page, context } = await dashboard();
    const { access_token } = await sessionOf(page);
    await signOutButton(page).evaluate((button: HTMLElement) => {
      button.click();
      // Nothing else of the page runs after this: everything relevant has happened by now.
      if (localStorage.getItem('sb-session') !== null) throw new Error('still signed in');
    });
    await page.close();
    const again = await context.newPage();
    await again.goto('/dashboard');
    await signedOut(again);
    await expect
      .poll(
        async () =>
          (await asPerson(at.app.url, access_token, { method: 'GET', path: '/auth/v1/user' })).status,
      )
      .toBe(403);
    await context.close();
  });

  it(`${says(4, 'ignored if already in progress')}: two clicks end one session once`, async () => {
    const { page, context } = await dashboard();
    const calls = callsOf(page);
    const logouts = () => calls.filter(({ path }) => path === '/logout').length;
    const answer = page.waitForResponse('**/auth/v1/logout*');
    await signOutButton(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    expect((await answer).status()).toBe(204);
    await page.waitForURL(`${at.app.url}/`);
    await signedOut(page);
    expect(logouts()).toBe(1);
    await context.close();
  });

  it('is not undone by a pending call that restores the session', async () => {
    const { page, context } = await dashboard();
    const other = await watcher(context);
    await signedInAs(other, leo);
    const session = await stored(page);
    await leave(page);
    await signedOut(other);
    // Simulates a tab that saves its session a moment late, after the signing-out tab was closed.
    await page.close();
    const late = await context.newPage();
    await late.goto('/faq');
    await late.evaluate((text) => localStorage.setItem('sb-session', text ?? ''), session);
    await expect.poll(() => stored(other)).toBeNull();
    await signedOut(other);
    await context.close();
  });
});
