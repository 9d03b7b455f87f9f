import { describe, expect, it } from 'vitest';
import { callsOf, linkMailedTo, submit, type } from '../support/accounts.ts';
import { ready, signIn, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { says } from '../contract/specification.ts';
import { lookAgainUntil } from '../support/session-steps.ts';

/* Section 7 of the specification, auth calls: the requests of a real browser. */

const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
const at = setUpAppServerAndBrowser({ environment: google });

/** What the client adds to payloads itself; we never set any of it. */
const additions = { gotrue_meta_security: {}, code_challenge: null, code_challenge_method: null };

describe('auth requests', () => {
  it(`${says(7, 'POST signup')} | ${says(7, 'email, password, data (role, full_name), redirect to /auth/callback')}`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const calls = callsOf(page);
    await page.goto('/auth?mode=sign-up');
    await type(page, { name: ' Ana Example ', email: ' Ana.Wire@Example.org ', password: ' Secret 1 ' });
    await submit(page);
    await page.getByText('We’ve sent an email').waitFor();
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/signup',
        query: { redirect_to: `${at.app.url}/auth/callback` },
        payload: {
          email: 'ana.wire@example.org',
          password: ' Secret 1 ',
          data: { role: 'user', full_name: 'Ana Example' },
          ...additions,
        },
      },
    ]);
    await context.close();
  });

  it('a missing name is sent as an empty string', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const calls = callsOf(page);
    await page.goto('/auth?mode=sign-up');
    await type(page, { email: 'nameless@example.org', password: 'secret-1' });
    await submit(page);
    await page.getByText('We’ve sent an email').waitFor();
    expect(calls[0]?.payload).toMatchObject({ data: { role: 'user', full_name: '' } });
    await context.close();
  });

  it(`${says(7, 'POST token?grant_type=password')} | ${says(7, 'email, password')}; ${says(5, 'Sign-in trims and lowercases the email.')}`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const calls = callsOf(page);
    await page.goto('/auth');
    await type(page, { email: ' Leo.Learner@EXAMPLE.org ', password: 'curvela-demo' });
    await submit(page);
    await page.waitForURL('**/dashboard');
    expect(calls[0]).toEqual({
      method: 'POST',
      path: '/token',
      query: { grant_type: 'password' },
      payload: {
        email: 'leo.learner@example.org',
        password: 'curvela-demo',
        gotrue_meta_security: {},
      },
    });
    await context.close();
  });

  it(`${says(7, 'POST otp')} | ${says(7, 'email, redirect, create_user')}`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const calls = callsOf(page);
    await page.goto('/auth?mode=link&next=/courses');
    await type(page, { email: 'Leo.Learner@example.org' });
    await submit(page);
    await page.getByText('We’ve sent an email to leo.learner@example.org.').waitFor();
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/otp',
        query: { redirect_to: `${at.app.url}/auth/callback?next=%2Fcourses` },
        payload: { email: 'leo.learner@example.org', data: {}, create_user: true, ...additions },
      },
    ]);
    await context.close();
  });

  it(`${says(7, 'GET authorize')} | ${says(7, 'provider google, redirect target, access_type offline, prompt consent')}`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const calls = callsOf(page);
    await page.route('**/auth/v1/authorize*', (route) => route.fulfill({ status: 200, body: 'Google' }));
    await page.goto('/auth');
    await ready(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/auth/v1/authorize*');
    expect(calls).toEqual([
      {
        method: 'GET',
        path: '/authorize',
        query: {
          provider: 'google',
          redirect_to: `${at.app.url}/auth/callback`,
          access_type: 'offline',
          prompt: 'consent',
        },
        payload: null,
      },
    ]);
    await page.goto('/faq');
    expect(await page.evaluate(() => sessionStorage.getItem('post_login_redirect'))).toBe('/');
    await context.close();
  });

  it(`${says(7, 'POST recover')} | ${says(7, 'email, redirect to /reset-password')}`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const calls = callsOf(page);
    await page.goto('/auth?mode=forgot');
    await type(page, { email: 'Carmen.Parent@example.org' });
    await submit(page);
    await page.getByText('an email is on its way').waitFor();
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/recover',
        query: { redirect_to: `${at.app.url}/reset-password` },
        payload: { email: 'carmen.parent@example.org', ...additions },
      },
    ]);
    await context.close();
  });

  it(`${says(7, 'GET user')} | ${says(7, 'none')}: sent when the page regains focus`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, 'leo.learner@example.org');
    const calls = callsOf(page);
    await lookAgainUntil(page, () => calls.length > 0);
    expect(calls[0]).toEqual({ method: 'GET', path: '/user', query: {}, payload: null });
    expect(new Set(calls.map(({ path }) => path)).size).toBe(1);
    await context.close();
  });

  it(`${says(7, 'POST logout')} | ${says(7, 'scope')}`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, 'leo.learner@example.org');
    const calls = callsOf(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${at.app.url}/`);
    // The page continues after a second, whether the call was sent or not.
    await expect
      .poll(() => calls)
      .toEqual([{ method: 'POST', path: '/logout', query: { scope: 'local' }, payload: null }]);
    await context.close();
  });

  it('a new password signs out all other sessions: POST logout with scope others', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto(await linkMailedTo(at.app.url, 'carmen.parent@example.org'));
    const calls = callsOf(page);
    await type(page, { password: 'another-1' });
    await submit(page);
    await page.waitForURL('**/dashboard');
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['POST', '/verify', {}],
      ['PUT', '/user', {}],
      ['POST', '/logout', { scope: 'others' }],
    ]);
    await context.close();
  });

  it('a session that expires soon is renewed with its refresh token', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, 'leo.learner@example.org');
    const token = await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as Record<string, unknown>;
      session.expires_at = Math.floor(Date.now() / 1000) + 60;
      localStorage.setItem('sb-session', JSON.stringify(session));
      return session.refresh_token;
    });
    const calls = callsOf(page);
    await page.goto('/faq');
    await expect.poll(() => calls.length).toBe(1);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/token',
        query: { grant_type: 'refresh_token' },
        payload: { refresh_token: token },
      },
    ]);
    await context.close();
  });

  it('a visitor who does not sign in causes no call to the auth service', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const calls = callsOf(page);
    for (const path of ['/', '/auth', '/auth?mode=sign-up', '/dashboard']) {
      await page.goto(path);
      await ready(page);
      await page.waitForLoadState('networkidle');
    }
    expect(calls).toEqual([]);
    await context.close();
  });
});
