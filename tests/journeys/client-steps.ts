import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { ready } from '../support/browser.ts';
import { type ClientSite, newSession } from './client-site.ts';

export const password = 'secret-1';

/** Records the client's calls to auth and REST from now on, by method and address without query. */
export function wire(page: Page) {
  const sent: { call: string; query: URLSearchParams; headers: Record<string, string>; body: unknown }[] = [];
  page.on('request', (request: Request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    if (!/^\/(auth|rest)\/v1\//.test(pathname)) return;
    sent.push({
      call: `${request.method()} ${origin}${pathname}`,
      query: searchParams,
      headers: request.headers(),
      body: request.postDataJSON() as unknown,
    });
  });
  return {
    sent,
    async one(call: string) {
      await expect.poll(() => sent.filter((each) => each.call === call).length).toBe(1);
      const found = sent.find((each) => each.call === call);
      if (!found) throw new Error(call);
      return found;
    },
  };
}

export async function signUp(
  page: Page,
  { name, email, next = '' }: { name: string; email: string; next?: string },
) {
  await page.goto(`/auth?mode=sign-up${next && `&next=${next}`}`);
  await ready(page);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** A page with a new signed-in account. */
export async function newAccount(site: ClientSite, page: Page, email: string): Promise<void> {
  const session = await newSession(site, email, password);
  await page.goto('/faq');
  await page.evaluate((stored) => localStorage.setItem('sb-session', stored), JSON.stringify(session));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).first().waitFor();
}

/** The server's view of the account signed in in this browser. */
export const whoAmI = (page: Page) =>
  page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as {
      access_token: string;
    };
    const answer = await fetch('/functions/v1/account', { headers: { authorization: `Bearer ${token}` } });
    return {
      status: answer.status,
      body: (await answer.json()) as { account?: { email: string; isAdmin: boolean } },
    };
  });
