import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  launchBrowser,
  picture,
  ready,
  visit,
  type Visit,
  type BrowserVisitor,
  expectUrl,
} from '../support/browser.ts';
import { asGoogle, type Google, type GooglePerson, leadToGoogle, startGoogle } from '../google/provider.ts';
import {
  account,
  callAuth,
  googleAccounts,
  mailedToken,
  passwordAccount,
  session,
  signedIn,
  throughGoogle,
} from '../google/steps.ts';
import { type AppServer, mailsTo, startAppServer } from '../support/app-server.ts';

let app: AppServer;
let browser: Browser;
let google: Google;

beforeAll(async () => {
  let home = '';
  google = await startGoogle(() => `${home}/auth/v1/callback`);
  [app, browser] = await Promise.all([startAppServer({ environment: asGoogle(google) }), launchBrowser()]);
  home = app.url;
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  app?.clear();
  await google?.close();
});
beforeEach(() => {
  google.trouble = null;
});

/** A Google account that no other test uses. */
function person(name: string, changes: Partial<GooglePerson> = {}): GooglePerson {
  const someone = {
    sub: `sub-${name}`,
    email: `${name}@example.net`,
    name: `${name} Example`,
    verified: true,
  };
  google.people.push({ ...someone, ...changes });
  return { ...someone, ...changes };
}

const visitor = async (how: BrowserVisitor = {}): Promise<Visit> => {
  const visit_ = await visit(browser, app.url, how);
  await leadToGoogle(visit_.context, google);
  return visit_;
};

const call = (path: string, body: object) => callAuth(app.url, path, body);
const passwordOpens = async (email: string, password: string) =>
  (await call('/token?grant_type=password', { email, password })).status;

describe('signing in with Google', () => {
  it('creates an account with a confirmed address and Google’s name, and ends on the home page', async () => {
    const { page, context, problems } = await visitor();
    const ada = person('ada');
    await page.goto('/auth');
    await ready(page);
    await page.getByRole('button', { name: /Google/ }).click();
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
    expect(google.asked.at(-1)).toMatchObject({
      response_type: 'code',
      access_type: 'offline',
      prompt: 'consent',
      scope: 'openid email profile',
    });
    await page.getByRole('link', { name: ada.email }).click();
    await page.waitForURL(`${app.url}/`);
    await signedIn(page);
    const who = await account(page);
    expect(who.email).toBe(ada.email);
    expect(who.email_confirmed_at).toMatch(/^\d{4}-/);
    expect(who.user_metadata.full_name).toBe('ada Example');
    expect(who.app_metadata.providers).toEqual(['google']);
    expect(await session(page)).not.toMatch(/google-access|google-refresh/);
    expect(await mailsTo(app.url, ada.email)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('stores / as the target in the browser session, unless the visitor requested a page', async () => {
    const { page, context } = await visitor();
    const bea = person('bea');
    const stored = () => page.evaluate(() => Object.values(sessionStorage));
    await page.goto('/auth');
    await ready(page);
    // A response without content keeps the visitor on the page, to inspect it.
    await context.route('**/auth/v1/authorize**', (route) => route.fulfill({ status: 204 }));
    // The navigation that comes to nothing has to be over before the next one.
    const isAuthorize = (request: Request) => request.url().includes('/auth/v1/authorize');
    const over = Promise.race([
      page.waitForEvent('requestfinished', isAuthorize),
      page.waitForEvent('requestfailed', isAuthorize),
    ]);
    await page.getByRole('button', { name: /Google/ }).click();
    await expect.poll(stored).toContain('/');
    await over;
    await context.unroute('**/auth/v1/authorize**');
    await throughGoogle(page, bea.email, '/auth?next=/tutor-models');
    await page.waitForURL('**/tutor-models');
    await signedIn(page);
    expect(await stored()).not.toContain('/tutor-models');
    await context.close();
  });

  it('is linked to an account with a confirmed password, and both ways keep working', async () => {
    const carl = person('carl');
    await passwordAccount(app, carl.email, 'secret-1', { confirmed: true });
    const { page, context } = await visitor();
    await throughGoogle(page, carl.email);
    await page.waitForURL(`${app.url}/`);
    await signedIn(page);
    expect((await account(page)).app_metadata.providers).toEqual(['email', 'google']);
    expect(await passwordOpens(carl.email, 'secret-1')).toBe(200);
    await context.close();
  });

  it('removes the password of somebody who signed up with an address they never confirmed', async () => {
    const dora = person('dora');
    await passwordAccount(app, dora.email, 'of-the-squatter', { confirmed: false });
    const { page, context } = await visitor();
    await throughGoogle(page, dora.email);
    await page.waitForURL(`${app.url}/`);
    await signedIn(page);
    const who = await account(page);
    expect(who.app_metadata.providers).toEqual(['google']);
    expect(who.user_metadata.full_name).toBe('dora Example');
    expect(await passwordOpens(dora.email, 'of-the-squatter')).toBe(400);
    // The attacker's sign-up email went to Dora, and its link is invalid too.
    await call('/verify', await mailedToken(app, dora.email));
    expect(await passwordOpens(dora.email, 'of-the-squatter')).toBe(400);
    await context.close();
  });
});

describe('a failed sign-in with Google shows the reason, and signs nobody in', () => {
  it('when the visitor declines at Google', async () => {
    const { page, context } = await visitor();
    await throughGoogle(page, null);
    await page.getByText('Sign-in cancelled.').waitFor();
    await picture(page, 'google-declined');
    expect(await session(page)).toBeNull();
    await context.close();
  });

  it('when Google has not verified the address: no account, no email, and the address stays available', async () => {
    const { page, context } = await visitor({ language: 'es-CO' });
    const eve = person('eve', { verified: false });
    await throughGoogle(page, eve.email);
    await page.getByText('Google no ha confirmado esta dirección.').waitFor();
    expect(await session(page)).toBeNull();
    expect(await mailsTo(app.url, eve.email)).toEqual([]);
    await passwordAccount(app, eve.email, 'secret-of-the-owner', { confirmed: true });
    await throughGoogle(page, eve.email);
    await page.getByText('Google no ha confirmado esta dirección.').waitFor();
    expect(await googleAccounts(app, eve.email)).toEqual([]);
    expect(await passwordOpens(eve.email, 'secret-of-the-owner')).toBe(200);
    await context.close();
  });

  it.each(['error', 'silence'] as const)('when Google responds with %s', async (trouble) => {
    google.trouble = trouble;
    const { page, context } = await visitor({ language: 'fr-FR', timeZone: 'Europe/Paris' });
    await throughGoogle(page, person(`fay-${trouble}`).email);
    await page.getByText('Google est indisponible pour le moment.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await session(page)).toBeNull();
    await context.close();
  });

  it('when the client secret is wrong', async () => {
    const before = google.refused;
    const answer = await fetch(`${google.url}/token`, {
      method: 'POST',
      body: new URLSearchParams({ code: google.grant(person('gil')), client_secret: 'guessed' }),
    });
    expect(answer.status).toBe(400);
    expect(google.refused).toBe(before + 1);
  });
});

describe('the callback from Google only works in the browser that started the sign-in', () => {
  /** A sign-in that somebody else started elsewhere: its state, and a code for their account. */
  async function foreignAnswer(): Promise<{ state: string; code: string }> {
    const left = await fetch(`${app.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
    const state = new URL(left.headers.get('location') ?? '').searchParams.get('state') ?? '';
    return { state, code: google.grant(person(`attacker-${google.people.length}`)) };
  }
  const foreign = 'Signing in with Google didn’t finish.';

  it('a callback of a sign-in started elsewhere signs nobody in', async () => {
    const { state, code } = await foreignAnswer();
    const { page, context } = await visitor();
    await page.goto(`/auth/v1/callback?code=${code}&state=${state}`);
    await page.getByText(foreign).waitFor();
    await picture(page, 'google-foreign');
    expect(await session(page)).toBeNull();
    await context.close();
  });

  it('a sign-in with an attacker’s state signs nobody in', async () => {
    const { state, code } = await foreignAnswer();
    const { page, context } = await visitor();
    await page.goto(`/auth/v1/authorize?provider=google&state=${state}`);
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
    expect(google.asked.at(-1)?.state).not.toBe(state);
    await page.goto(`/auth/v1/callback?code=${code}&state=${state}`);
    await page.getByText(foreign).waitFor();
    expect(await session(page)).toBeNull();
    await context.close();
  });

  it.each(['', '?state=x', '?code=1&state=00000000-0000-4000-8000-000000000000', '?error=access_denied'])(
    'a forged callback %j is rejected',
    async (query) => {
      const answer = await fetch(`${app.url}/auth/v1/callback${query}`, { redirect: 'manual' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(
        new RegExp(`^${app.url}/auth/callback#error=invalid_request&error_code=bad_oauth_state&`),
      );
    },
  );

  it('a callback cannot be used twice', async () => {
    const { page, context } = await visitor();
    const ida = person('ida');
    const back = page.waitForRequest((request) => request.url().includes('/auth/v1/callback'));
    await throughGoogle(page, ida.email);
    await page.waitForURL(`${app.url}/`);
    await signedIn(page);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('google-sign-in');
    await page.evaluate(() => localStorage.clear());
    await page.goto((await back).url());
    await page.getByText(foreign).waitFor();
    expect(await session(page)).toBeNull();
    await context.close();
  });

  it('two windows can sign in concurrently', async () => {
    const { page, context } = await visitor();
    const jo = person('jo');
    const other = await context.newPage();
    await page.goto('/auth');
    await ready(page);
    await page.getByRole('button', { name: /Google/ }).click();
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
    await throughGoogle(other, jo.email);
    await signedIn(other);
    await page.getByRole('link', { name: jo.email }).click();
    await expectUrl(page, `${app.url}/`);
    await signedIn(page);
    await context.close();
  });

  it.each(['https://evil.example/', 'http://127.0.0.1:9/', 'http://localhost:9/auth/callback'])(
    'never redirects to %s',
    async (target) => {
      const ask = `${app.url}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(target)}`;
      const left = await fetch(ask, { redirect: 'manual' });
      const cookie = left.headers.get('set-cookie')?.split(';')[0] ?? '';
      const asked = new URL(left.headers.get('location') ?? '').searchParams;
      const state = asked.get('state');
      const code = google.grant(person(`kim-${google.people.length}`), asked.get('nonce'));
      const back = await fetch(`${app.url}/auth/v1/callback?code=${code}&state=${state}`, {
        redirect: 'manual',
        headers: { cookie },
      });
      const location = back.headers.get('location') ?? '';
      expect(location).toMatch(new RegExp(`^${app.url}/auth/callback#access_token=`));
      expect(location).not.toMatch(/provider_token|provider_refresh_token|google-/);
    },
  );

  it('Google gets only the parameters of our client', async () => {
    const smuggled =
      'provider=google&scopes=drive&client_id=x&redirect_uri=https://evil.example&code_challenge=x&prompt=consent';
    const left = await fetch(`${app.url}/auth/v1/authorize?${smuggled}`, { redirect: 'manual' });
    const parameters = new URL(left.headers.get('location') ?? '').searchParams;
    expect(parameters.get('prompt')).toBe('consent');
    expect(parameters.getAll('client_id')).toEqual(['curvela.apps.example']);
    expect(parameters.getAll('redirect_uri')).toEqual([`${app.url}/auth/v1/callback`]);
    expect(parameters.get('scope')).toBe('openid email profile');
    expect(parameters.get('code_challenge')).toBeNull();
    const cookie = left.headers.get('set-cookie') ?? '';
    for (const mark of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(mark);
  });
});
