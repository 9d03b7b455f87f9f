import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkMailedTo, makeAccount } from '../support/accounts.ts';
import { ready, signIn, visit, expectVisible, expectUrl } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { says } from '../contract/specification.ts';
import {
  asPerson,
  lookAgainUntil,
  sessionOf,
  signedInAs,
  signedOut,
  signInByForm,
  stored,
  watcher,
} from '../support/session-steps.ts';

const at = setUpAppServerAndBrowser();

const leo = 'leo.learner@example.org';
const carmen = 'carmen.parent@example.org';
describe('two tabs stay in sync', () => {
  it(`${says(4, 'User is updated on every auth state change.')} ${says(7, 'Also: read session, subscribe to auth state changes.')}: after signing in, switching accounts and signing out`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const other = await watcher(context);
    await signedOut(other);
    await signIn(page, leo);
    await signedInAs(other, leo);

    await page.goto('/auth');
    await ready(page);
    await page.locator('input[name="email"]').fill(carmen);
    await page.locator('input[name="password"]').fill('curvela-demo');
    await page.locator('button[type="submit"]').click();
    await page.waitForURL('**/dashboard');
    await signedInAs(other, carmen);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await signedOut(other);
    expect(await other.getByText('You are signed in').count()).toBe(0);
    await context.close();
  });

  it('after a new email address was confirmed in the other tab', async () => {
    await makeAccount(at.app.url, 'eva@example.org');
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, 'eva@example.org');
    const other = await watcher(context);
    await signedInAs(other, 'eva@example.org');
    const { access_token } = await sessionOf(page);
    const response = await asPerson(at.app.url, access_token, {
      method: 'PUT',
      path: '/auth/v1/user',
      body: { email: 'eva.new@example.org' },
    });
    expect(response.status).toBe(200);
    await page.goto(await linkMailedTo(at.app.url, 'eva.new@example.org'));
    await page.getByRole('button', { name: 'Confirm the new address' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText('Your new address is confirmed.').waitFor();
    await signedInAs(other, 'eva.new@example.org');
    await context.close();
  });

  it('and neither shows data of the previous account', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, leo);
    await page.getByRole('heading', { name: /Leo/ }).waitFor();
    const other = await context.newPage();
    await signInByForm(other, carmen);
    await page.getByRole('heading', { name: /Carmen/ }).waitFor();
    expect(await page.getByRole('heading', { name: /, Leo/ }).count()).toBe(0);
    await context.close();
  });
});

describe('every auth event', () => {
  /** Through the official client's own channel, like the client of another tab. */
  const broadcastEvent = (page: Page, event: string, session: object | null) =>
    page.evaluate(
      ([name, value]) => {
        const channel = new BroadcastChannel('sb-session');
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        channel.postMessage({ event: name, session: value });
        channel.close();
      },
      [event, session] as const,
    );

  it(`updates the user: ${says(4, 'signed in, signed out, token refreshed, user updated, password recovery, initial session, MFA challenge verified')}`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, leo);
    const session = JSON.parse((await stored(page)) ?? '{}') as { user: object };
    const other = await watcher(context);
    await signedInAs(other, leo);
    for (const event of ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'MFA_CHALLENGE_VERIFIED']) {
      const email = `${event.toLowerCase()}@example.org`;
      await broadcastEvent(page, event, { ...session, user: { ...session.user, email } });
      await signedInAs(other, email);
    }
    await broadcastEvent(page, 'PASSWORD_RECOVERY', session);
    await other.waitForURL('**/reset-password');
    await expectVisible(other.getByLabel('New password'));
    await broadcastEvent(page, 'SIGNED_OUT', null);
    await signedOut(other);
    await context.close();
  });
});

describe('the session of this browser', () => {
  it(says(4, 'Session is persisted and auto-refreshed.'), async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, leo);
    const before = await sessionOf(page);
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as { expires_at: number };
      session.expires_at = Math.floor(Date.now() / 1000) + 30;
      localStorage.setItem('sb-session', JSON.stringify(session));
    });
    await page.goto('/auth');
    await signedInAs(page, leo);
    await expect.poll(async () => (await sessionOf(page)).refresh_token).not.toBe(before.refresh_token);
    expect((await sessionOf(page)).user.id).toBe(before.user.id);
    await context.close();
  });

  it('ends when it was ended on another device and the page regains focus', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, carmen);
    await expectVisible(page.getByRole('heading', { name: /Carmen/ }));
    const { access_token } = await sessionOf(page);
    await asPerson(at.app.url, access_token, { method: 'POST', path: '/auth/v1/logout?scope=global' });
    await lookAgainUntil(page, async () => (await stored(page)) === null);
    await signedOut(page);
    expect(await stored(page)).toBeNull();
    await context.close();
  });

  it('gets an address changed on another device when the page regains focus', async () => {
    await makeAccount(at.app.url, 'ines@example.org', 'Ines Example');
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, 'ines@example.org');
    await page.getByRole('heading', { name: /Ines/ }).waitFor();
    const { access_token } = await sessionOf(page);
    await asPerson(at.app.url, access_token, {
      method: 'PUT',
      path: '/auth/v1/user',
      body: { email: 'ines.new@example.org' },
    });
    const elsewhere = await visit(at.browser, at.app.url);
    await elsewhere.page.goto(await linkMailedTo(at.app.url, 'ines.new@example.org'));
    await elsewhere.page.getByRole('button', { name: 'Confirm the new address' }).click();
    await expectUrl(elsewhere.page, '**/dashboard');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await lookAgainUntil(page, async () => ((await stored(page)) ?? '').includes('ines.new@example.org'));
    expect(await stored(page)).toContain('ines.new@example.org');
    await elsewhere.context.close();
    await context.close();
  });
});
