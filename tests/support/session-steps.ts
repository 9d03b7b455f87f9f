import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ready } from './browser.ts';
import { demoPassword, submit, type } from './accounts.ts';

/** What journeys about the session of a browser look at and do, in English. */

export const signedInAs = (page: Page, email: string): Promise<void> =>
  page.getByText(`You are signed in as ${email}.`).waitFor();

/** Signs in by the form, also where another service than our own answers it, and waits until the dashboard stands. */
export async function signInByForm(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/auth');
  await type(page, { email, password });
  await submit(page);
  await page.waitForURL('**/dashboard');
  await page.locator('.hello button').waitFor();
}

export const signedOut = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Sign In' }).first().waitFor();

/** The session as the browser keeps it, or null. */
export const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('sb-session'));

/**
 * The person comes back to the page again and again until `seen`. Once is not enough: the page asks about the person
 * only when it has learnt who that is, which nothing on it shows.
 */
export async function lookAgainUntil(page: Page, seen: () => boolean | Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      return seen();
    })
    .toBe(true);
}

type KeptSession = { access_token: string; refresh_token: string; user: { id: string } };
export const sessionOf = async (page: Page): Promise<KeptSession> =>
  JSON.parse((await stored(page)) ?? '{}') as KeptSession;

/** A tab that shows who is signed in, and stands still otherwise. */
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
