import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, signIn, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { sessionOf, signedInAs, signInByForm } from '../support/session-steps.ts';

const at = setUpAppServerAndBrowser();
const founder = 'ana.founder@example.org';
const leo = 'leo.learner@example.org';

/** Leaves a token that is valid for an hour but has another signature, as after a change of the secret. */
const spoilToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as { access_token: string };
    session.access_token = session.access_token.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`);
    localStorage.setItem('sb-session', JSON.stringify(session));
  });

/** The refresh requests of a page. */
function refreshesOf(page: Page): string[] {
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url());
  });
  return refreshes;
}

describe('a token that the server rejects and the browser considers valid', () => {
  it('is renewed once, and a founder still opens the page for administrators', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, founder);
    const before = await sessionOf(page);
    await spoilToken(page);
    const refreshes = refreshesOf(page);
    await page.goto('/founder-hub');
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Verifying' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/founder-hub');
    expect((await sessionOf(page)).refresh_token).not.toBe(before.refresh_token);
    expect(refreshes).toHaveLength(1);
    await context.close();
  });

  it.each([401, 404, 429])(
    'does not decide the role: after a %i the request is retried until the server responds',
    async (status) => {
      const { page, context } = await visit(at.browser, at.app.url);
      await signIn(page, founder);
      let requests = 0;
      await page.route('**/functions/v1/account', (route) => {
        requests += 1;
        return requests > 3
          ? route.continue()
          : route.fulfill({ status, json: { error: { code: 'unauthenticated', message: 'x' } } });
      });
      await page.goto('/founder-hub');
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Verifying' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/founder-hub');
      expect(await page.getByText('Access Denied').count()).toBe(0);
      await context.close();
    },
  );
});

describe.each([2, -2])('a device with a clock that is off by %i hours', (hours) => {
  it('signs in, stays signed in from page to page, and refreshes nothing', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await context.clock.install({ time: Date.now() + hours * 3_600_000 });
    const refreshes = refreshesOf(page);
    await signInByForm(page, leo);
    for (const path of ['/auth', '/dashboard', '/tutor/practice', '/auth']) {
      await page.goto(path);
      await ready(page);
    }
    await signedInAs(page, leo);
    expect(refreshes).toEqual([]);
    await context.close();
  });
});
