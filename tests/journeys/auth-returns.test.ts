import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import type { RefusalReason } from '#app/accounts/model/refusal-reason.ts';
import { callsOf, demoPassword } from '../support/accounts.ts';
import { picture, ready, visit, expectVisible } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* Returns to /auth/callback: errors with explanations, tokens that sign in, and an address without either. */
const at = setUpAppServerAndBrowser();

/** As the auth service sends them: the parameters, their meaning, and where the link leads. */
const refusals: readonly (readonly [sent: string, reason: RefusalReason, on: string])[] = [
  [
    'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    'expired',
    '/auth?mode=link',
  ],
  ['error=access_denied&error_description=The+user+denied+access', 'cancelled', '/auth'],
  ['error=invalid_request&error_code=bad_oauth_state&error_description=x', 'interrupted', '/auth'],
  [
    'error=access_denied&error_code=provider_email_needs_verification&error_description=x',
    'unverified',
    '/auth',
  ],
  ['error=access_denied&error_code=user_banned&error_description=User+is+banned', 'blocked', '/contact'],
  ['error=access_denied&error_code=signup_disabled&error_description=x', 'signupOff', '/auth'],
  ['error=server_error&error_code=email_exists&error_description=x', 'registered', '/auth'],
  ['error=server_error&error_code=over_request_rate_limit&error_description=x', 'tooMany', '/auth'],
  ['error=invalid_request&error_code=provider_disabled&error_description=x', 'providerOff', '/auth'],
  ['error=server_error&error_description=Unexpected+failure', 'ourFault', '/auth'],
  ['error=strange&error_code=never_heard_of', 'unknown', '/auth'],
  ['message=Confirmation+link+accepted.+Please+proceed', 'half', '/auth'],
  ['', 'noLink', '/auth'],
];

const visitors = [
  { language: 'en-GB', texts: accountsTexts.en, width: 1280 },
  { language: 'es-CO', texts: accountsTexts.es, width: 390 },
  { language: 'fr-FR', texts: accountsTexts.fr, width: 390 },
] as const;

describe.each(visitors)('in $language', ({ language, texts, width }) => {
  it('every error says what happened and what to do next, and is removed from the URL', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, { language, width });
    for (const [sent, reason, on] of refusals) {
      await page.goto('about:blank');
      await page.goto(`/auth/callback?next=/courses${sent && `#${sent}`}`);
      const { title, text } = texts.accounts.callback.refused[reason];
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.locator('main .lead').textContent()).toBe(text);
      expect(page.url()).toMatch(/\/auth\/callback\?next=(%2F|\/)courses$/);
      const way = `${on}${on.includes('?') ? '&' : '?'}next=%2Fcourses`;
      expect(await page.locator('main a.btn-primary').getAttribute('href')).toBe(way);
      await picture(page, `refused-${reason}-${language}`);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('an unknown error', () => {
  it('is shown as a quotation from the service, so that a link cannot forge a message from us', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const words = 'The moon <b>is</b> down';
    await page.goto(`/auth/callback?${new URLSearchParams({ error: 'strange', error_description: words })}`);
    await page.getByText(`The sign-in service says: “${words}”`).waitFor();
    expect(page.url()).toBe(`${at.app.url}/auth/callback`);
    await context.close();
  });

  it('on another page redirects to the page that explains it', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/#error=access_denied&error_code=otp_expired&error_description=x');
    await expectVisible(page.getByRole('heading', { name: 'This link no longer works.' }));
    await context.close();
  });
});

type Session = { access_token: string; refresh_token: string };

async function tokens(more = ''): Promise<string> {
  const answer = await fetch(`${at.app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'leo.learner@example.org', password: demoPassword }),
  });
  const { access_token, refresh_token } = (await answer.json()) as Session;
  return `access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer${more}`;
}

const signedIn = (page: Page) => page.getByRole('link', { name: 'Dashboard' }).first().waitFor();

describe('tokens in the URL', () => {
  it.each([
    ['/', '/'],
    ['/courses', '/courses'],
    ['https://evil.example/', '/'],
  ])('sign in a visitor who left for Google, and open the stored page (%s → %s)', async (stored, end) => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await page.goto('/auth');
    await page.evaluate((wanted) => sessionStorage.setItem('post_login_redirect', wanted), stored);
    const calls = callsOf(page);
    await page.goto(`/auth/callback#${await tokens()}`);
    await page.waitForURL(`${at.app.url}${end}`);
    await signedIn(page);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('GET /user');
    expect(await page.evaluate(() => sessionStorage.getItem('post_login_redirect'))).toBeNull();
    // The history does not contain them either.
    await page.goBack();
    await ready(page);
    expect(page.url()).not.toContain('access_token');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('without a sign-in started here need a confirmation: a link could sign a visitor into a stranger’s account', async () => {
    const { page, context } = await visit(at.browser, at.app.url, { width: 390 });
    await page.goto(`/auth/callback?next=/courses#${await tokens()}`);
    await page.getByRole('heading', { name: 'Sign in here?' }).waitFor();
    await picture(page, 'tokens-unasked');
    expect(await page.evaluate(() => localStorage.getItem('sb-session'))).toBeNull();
    expect(page.url()).not.toContain('access_token');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/courses');
    await context.close();
  });

  it('on any other page are removed from its URL and need the same confirmation', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto(`/faq#${await tokens()}`);
    await page.getByRole('heading', { name: 'Sign in here?' }).waitFor();
    expect(page.url()).toBe(`${at.app.url}/auth/callback`);
    await context.close();
  });

  it('of a recovery open the form for a new password', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto(`/auth/callback#${await tokens('&type=recovery')}`);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/reset-password');
    await expectVisible(page.getByLabel('New password'));
    await context.close();
  });

  it('that are invalid show an error and sign nobody in', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/auth/callback#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('alert').getByText(/\S/).first().waitFor();
    await picture(page, 'tokens-broken');
    expect(await page.evaluate(() => localStorage.getItem('sb-session'))).toBeNull();
    await context.close();
  });
});
