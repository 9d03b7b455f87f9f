import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { submit, type } from '../support/accounts.ts';
import { violationsInBothThemes } from '../support/axe.ts';
import { picture, ready, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
const here = setUpAppServerAndBrowser({ environment: google });

type State = { name: string; reach: (page: Page) => Promise<unknown> };
const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await ready(page);
};
const refused = (status: number, json: object) => (page: Page) =>
  page.route('**/auth/v1/**', (route) => route.fulfill({ status, json }));
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
/** A form submitted with valid input, and its result. */
const sent = (path: string, fields: Parameters<typeof type>[1]) => async (page: Page) => {
  await page.goto(path);
  await type(page, fields);
  await submit(page);
};
const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const good = { email: 'ana@example.org', password: 'secret-1' };
const notConfirmed = { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' };
const taken = { code: 422, error_code: 'user_already_exists', msg: 'User already registered' };
const tooMany = { code: 429, error_code: 'over_request_rate_limit', msg: 'x', retry_after: 120 };
const tokens = 'access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer';

const states: State[] = [
  { name: 'sign in', reach: at('/auth?next=/courses') },
  { name: 'sign in, nothing typed', reach: inTurn(sent('/auth', {}), alert) },
  { name: 'sign in, wrong password', reach: inTurn(sent('/auth', good), alert) },
  { name: 'sign in, not confirmed', reach: inTurn(refused(400, notConfirmed), sent('/auth', good), alert) },
  { name: 'sign in, refused for a while', reach: inTurn(refused(429, tooMany), sent('/auth', good), alert) },
  { name: 'sign in, server away', reach: inTurn(refused(503, {}), sent('/auth', good), alert) },
  {
    name: 'sign in, Google out of reach',
    reach: async (page) => {
      await at('/auth')(page);
      // Scripts loaded after the first paint must arrive before the network is cut.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Google' }).click();
      await alert(page);
      await page.context().setOffline(false);
    },
  },
  { name: 'sign up', reach: at('/auth?mode=sign-up') },
  {
    name: 'sign up, errors',
    reach: inTurn(sent('/auth?mode=sign-up', { email: 'x', password: '12345' }), alert),
  },
  {
    name: 'sign up, registered',
    reach: inTurn(refused(422, taken), sent('/auth?mode=sign-up', good), alert),
  },
  { name: 'link', reach: at('/auth?mode=link') },
  { name: 'link, error', reach: inTurn(sent('/auth?mode=link', { email: 'x' }), alert) },
  { name: 'forgotten password', reach: at('/auth?mode=forgot') },
  {
    name: 'check the mail, wrong code',
    reach: async (page) => {
      await sent('/auth?mode=link', { email: 'nobody@example.org' })(page);
      await page.locator('input[name="code"]').fill('123');
      await submit(page);
      await alert(page);
    },
  },
  { name: 'one click for a new account', reach: at('/auth/callback?token_hash=x&type=signup') },
  { name: 'one click for a new address', reach: at('/auth/callback?token_hash=x&type=email_change') },
  {
    name: 'one click, server away',
    reach: async (page) => {
      await refused(503, {})(page);
      await at('/auth/callback?token_hash=x&type=signup')(page);
      await page.locator('main button.btn-primary').click();
      await alert(page);
    },
  },
  { name: 'a spent link', reach: at('/auth/callback#error=access_denied&error_code=otp_expired') },
  { name: 'tokens nobody asked for', reach: at(`/auth/callback#${tokens}`) },
  { name: 'nothing to confirm', reach: at('/auth/callback') },
  {
    name: 'signing in with Google’s answer',
    reach: async (page) => {
      await at('/auth')(page);
      await page.evaluate(() => sessionStorage.setItem('post_login_redirect', '/'));
      // Never answered: keeps the pending state.
      await page.route('**/auth/v1/user', () => undefined);
      const payload = Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url');
      const waiting = tokens.replace('a.b.c', `eyJhbGciOiJIUzI1NiJ9.${payload}.c2lnbmF0dXJl`);
      await page.goto(`/auth/callback#${waiting}`);
      await ready(page);
    },
  },
  { name: 'new password', reach: at('/reset-password?token_hash=x&type=recovery') },
  {
    name: 'new password, too short',
    reach: inTurn(sent('/reset-password?token_hash=x&type=recovery', { password: '1' }), alert),
  },
  { name: 'new password without a link', reach: at('/reset-password') },
  {
    name: 'new password, link spent',
    reach: inTurn(sent('/reset-password?token_hash=x&type=recovery', { password: 'secret-1' }), alert),
  },
  { name: 'an invitation to sign in', reach: at('/dashboard') },
];

const signedIn: State[] = [
  { name: 'signed in already', reach: at('/auth?next=/courses') },
  { name: 'a link for somebody else', reach: at('/auth/callback?token_hash=x&type=magiclink') },
  { name: 'a spent link while signed in', reach: at('/auth/callback#error=x&error_code=otp_expired') },
  { name: 'new password while signed in', reach: at('/reset-password') },
  {
    name: 'access denied',
    reach: async (page) => {
      await page.goto('/founder-hub');
      await page.waitForURL(`${here.app.url}/`);
      await alert(page);
    },
  },
  {
    name: 'verifying access',
    reach: async (page) => {
      await page.route('**/functions/v1/account', (route) => route.abort());
      await page.goto('/founder-hub');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

/** Both themes of one state: it is reached once, and checked twice. */
async function expectAccessible(page: Page, { name, reach }: State): Promise<void> {
  await reach(page);
  const file = name.replaceAll(/\W+/g, '-');
  const found = await violationsInBothThemes(page, (theme) => picture(page, `${file}-${theme}`));
  expect(found).toEqual({ light: [], dark: [] });
  expect(await page.locator('h1:visible').count()).toBe(1);
}

describe('no state of the sign-in pages violates WCAG 2.2 AA, in both themes', () => {
  it.each(states.map((state, index) => ({ ...state, width: index % 2 === 0 ? 390 : 1280 })))(
    '$name, $width px',
    async ({ width, ...state }) => {
      const { page, context } = await visit(here.browser, here.app.url, {
        width,
        language: width === 390 ? 'fr-FR' : 'en-GB',
      });
      await expectAccessible(page, state);
      await context.close();
    },
  );

  it.each(signedIn)('$name', async (state) => {
    const { page, context } = await visit(here.browser, here.app.url, { width: 390, language: 'es-CO' });
    await writeSession(page, 'leo.learner@example.org');
    await expectAccessible(page, state);
    await context.close();
  });
});
