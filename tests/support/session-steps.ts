import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ready } from './browser.ts';
import { demoPassword, submit, type } from './accounts.ts';

/** Steps and checks of journeys about the browser's session, in English. */

export const signedInAs = (page: Page, email: string): Promise<void> =>
  page.getByText(`You’re signed in as ${email}.`).waitFor();

/** Signs in by the form, also with a hosted auth service, and waits for the dashboard. */
export async function signInByForm(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/auth');
  await type(page, { email, password });
  await submit(page);
  await page.waitForURL('**/dashboard');
  await page.locator('.hello button').waitFor();
}

export const signedOut = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Sign In' }).first().waitFor();

/** The session in the browser's storage, or null. */
export const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('sb-session'));

/**
 * Refocuses the page repeatedly until `isReached`. Once is not enough: the page refetches the account only after it knows who is signed in,
 * which it does not show.
 */
export async function lookAgainUntil(page: Page, isReached: () => boolean | Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      return isReached();
    })
    .toBe(true);
}

type BrowserSession = { access_token: string; refresh_token: string; user: { id: string } };
export const sessionOf = async (page: Page): Promise<BrowserSession> =>
  JSON.parse((await stored(page)) ?? '{}') as BrowserSession;

/** A tab that shows who is signed in, and otherwise stays unchanged. */
export async function watcher(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/auth');
  await ready(page);
  return page;
}

/** A call of the app server at `url` with this access token. */
export const asPerson = (
  url: string,
  token: string,
  { method, path, body }: { method: string; path: string; body?: object },
): Promise<Response> =>
  fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
