import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, picture, ready, visit, expectUrl, expectVisible } from '../support/browser.ts';
import { type ClientSite, newSession } from './client-site.ts';
import { newAccount, password, signUp, whoAmI, wire } from './client-steps.ts';
import { says } from '../contract/specification.ts';
import { signInByForm } from '../support/session-steps.ts';

/** Milliseconds to start a PostgreSQL, a platform, a product and a browser on a busy machine. */
const startTime = 120_000;

/** The journeys of the official client, on one kind of site. `extra` runs first: what only that kind shows. */
export function clientJourneys(start: () => Promise<ClientSite>, extra?: (where: () => Where) => void): void {
  let site: ClientSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([start(), launchBrowser()]);
  }, startTime);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  const where = () => ({ site, browser });
  extra?.(where);
  describe('accounts', () => {
    accountJourneys(where);
  });
  describe('data', () => {
    dataJourneys(where);
  });
  describe('rights', () => {
    rightsJourneys(where);
  });
}

export type Where = { site: ClientSite; browser: Browser };

function accountJourneys(where: () => Where): void {
  it(`${says(7, 'All go to the hosted backend through its client')}: sign-up, the emailed link, the requested page, sign-out`, async () => {
    const { site, browser } = where();
    const { page, context, problems } = await visit(browser, site.url);
    const calls = wire(page);
    await signUp(page, { name: 'Ada Example', email: ' Ada@Example.org', next: '/tutor-models' });
    const { query, body, headers } = await calls.one(`POST ${site.backend}/auth/v1/signup`);
    expect(query.get('redirect_to')).toMatch(`${site.url}/auth/callback`);
    expect(body).toMatchObject({
      email: 'ada@example.org',
      data: { role: 'user', full_name: 'Ada Example' },
    });
    expect(headers.apikey).toBe(site.key);
    await page.getByLabel('Six-digit code').waitFor();
    const { link } = await site.mailOf('ada@example.org');
    expect(new URL(link).origin).toBe(site.url);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await page.waitForURL('**/tutor-models');
    // A busy database asks for a retry (503), which does not change the account.
    await expect
      .poll(() => whoAmI(page))
      .toMatchObject({ status: 200, body: { account: { email: 'ada@example.org' } } });

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.waitForURL(`${site.url}/`);
    expect((await calls.one(`POST ${site.backend}/auth/v1/logout`)).query.get('scope')).toBe('local');
    expect(await page.evaluate(() => localStorage.getItem('sb-session'))).toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a taken address, a wrong password and an unconfirmed address are rejected', async () => {
    const { site, browser } = where();
    const { page, context } = await visit(browser, site.url);
    await newSession(site, 'bea@example.org', password);
    await signUp(page, { name: 'Bea', email: 'bea@example.org' });
    await page
      .getByText('This email is already registered. Try signing in or use "Forgot password".')
      .waitFor();
    await page.goto('/auth');
    await ready(page);
    await page.getByLabel('Email').fill('bea@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not-hers');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Invalid email or password').waitFor();
    await signUp(page, { name: 'Cy', email: 'cy@example.org' });
    await page.getByLabel('Six-digit code').waitFor();
    await page.goto('/auth');
    await ready(page);
    await page.getByLabel('Email').fill('cy@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectVisible(page.getByText('Please verify your email first'));
    await context.close();
  });

  it('a six-digit code works instead of the link, with the same response for an unknown address', async () => {
    const { site, browser } = where();
    const { page, context } = await visit(browser, site.url);
    await newSession(site, 'dan@example.org', password);
    for (const email of ['nobody@example.org', 'dan@example.org']) {
      await page.goto('/');
      await page.goto('/auth?mode=link');
      await ready(page);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByLabel('Six-digit code').waitFor();
    }
    const { code } = await site.mailOf('dan@example.org', /Your link to sign in/);
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectUrl(page, '**/dashboard');
    await context.close();
  });

  it('a forgotten password is replaced', async () => {
    const { site, browser } = where();
    const { page, context } = await visit(browser, site.url);
    await newSession(site, 'eli@example.org', password);
    await page.goto('/auth?mode=forgot');
    await ready(page);
    await page.getByLabel('Email').fill('eli@example.org');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByLabel('Six-digit code').waitFor();
    await page.goto((await site.mailOf('eli@example.org', /Set a new password/)).link);
    await ready(page);
    await page.getByLabel('New password').fill('another-one');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expectUrl(page, '**/dashboard');
    await context.close();
    const other = await visit(browser, site.url);
    await signInByForm(other.page, 'eli@example.org', 'another-one');
    await other.context.close();
  });
}

function dataJourneys(where: () => Where): void {
  it('Save sends the event to the platform and suppresses the record; reading settings are synced to the next device', async () => {
    const { site, browser } = where();
    const { page, context, problems } = await visit(browser, site.url);
    await newAccount(site, page, 'fay@example.org');
    const calls = wire(page);
    await page.getByRole('button', { name: 'Language and Region' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Very large' }).click();
    const stored = await calls.one(`POST ${site.backend}/rest/v1/user_preferences`);
    expect(stored.body).toMatchObject({ font_size: 'xlarge' });
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    const event = await calls.one(`POST ${site.backend}/rest/v1/telemetry_events`);
    expect(event.body).toMatchObject({ event: 'locale_preferences_saved', payload: { locale: 'en-GB' } });
    expect(event.headers).toMatchObject({
      apikey: site.key,
      authorization: expect.stringMatching(/^Bearer ey/),
    });
    await expect
      .poll(() =>
        site.query(`select count(*)::int as n from telemetry_events join auth.users u on u.id = user_id
        join user_locale_preferences using (user_id) where u.email = 'fay@example.org'`),
      )
      .toEqual([{ n: 1 }]);
    expect(calls.sent.filter(({ call }) => call.includes('user_locale_preferences'))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();

    const other = await visit(browser, site.url);
    await signInByForm(other.page, 'fay@example.org', password);
    await expect
      .poll(() =>
        other.page.evaluate(() => document.documentElement.style.getPropertyValue('--user-font-size')),
      )
      .toBe('1.25rem');
    await other.context.close();
  });

  it('a shared link is counted signed out', async () => {
    const { site, browser } = where();
    const { page, context, problems } = await visit(browser, site.url);
    const calls = wire(page);
    await page.goto('/faq?ref=Spring');
    const click = await calls.one(`POST ${site.backend}/rest/v1/referral_events`);
    expect(click.body).toEqual({ code: 'spring', type: 'click' });
    await expect
      .poll(() => site.query(`select code, type from referral_events where code = 'spring'`))
      .toEqual([click.body]);
    expect(problems).toEqual([]);
    await context.close();
  });
}

function rightsJourneys(where: () => Where): void {
  it(`${says(6, '/founder-hub, /founder/tutors/{id}, /founder/ai require admin: no user goes to /auth; non-admin gets a destructive toast')}: a founder opens the founder pages, other accounts are sent home with a notice`, async () => {
    const { site, browser } = where();
    const founder = await visit(browser, site.url);
    await newAccount(site, founder.page, site.founder);
    await expect.poll(async () => (await whoAmI(founder.page)).body.account).toMatchObject({ isAdmin: true });
    await founder.page.goto('/founder-hub');
    await founder.page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(founder.page.url()).pathname).toBe('/founder-hub');
    await picture(founder.page, `founder-${site.elsewhere ? 'elsewhere' : 'built-in'}`);
    await founder.context.close();

    const { page, context } = await visit(browser, site.url);
    await newAccount(site, page, 'gus@example.org');
    await page.goto('/founder-hub');
    await page.getByText('Access Denied').waitFor();
    await page.waitForURL(`${site.url}/`);
    says(6, 'A security alert is logged for unauthorized attempts (email, context, time, user agent).');
    const alerts = () =>
      site.query(
        `select email, context, created_at > now() - interval '1 minute' as now, user_agent from app.security_alerts`,
      );
    const agent = await page.evaluate(() => navigator.userAgent);
    await expect
      .poll(alerts)
      .toEqual([{ email: 'gus@example.org', context: '/founder-hub', now: true, user_agent: agent }]);
    await context.close();
  });

  it('our own calls accept the bearer token, and reject a modified one', async () => {
    const { site, browser } = where();
    const { page, context } = await visit(browser, site.url);
    await newAccount(site, page, 'ida@example.org');
    const statuses = await page.evaluate(async () => {
      const { access_token: token } = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as {
        access_token: string;
      };
      const call = async (path: string, authorization: string) =>
        (await fetch(`/functions/v1${path}`, { headers: { authorization } })).status;
      return [
        await call('/learner-profiles', `Bearer ${token}`),
        await call('/bookings', `Bearer ${token}`),
        await call('/teaching/sessions', `Bearer ${token}`),
        await call('/bookings', 'Bearer nobody'),
        await call('/bookings', `Bearer ${token.slice(0, -3)}abc`),
      ];
    });
    expect(statuses).toEqual([200, 200, 200, 401, 401]);
    await context.close();
  });
}
