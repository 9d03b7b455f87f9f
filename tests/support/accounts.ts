import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { ready } from './browser.ts';
import { mailsTo } from './app-server.ts';

/** The link in the newest email to an address. */
export async function linkMailedTo(url: string, address: string): Promise<string> {
  return /https?:\/\/\S+/.exec(await newestMailTo(url, address))?.[0] ?? '';
}

/** The six digits in the newest email to an address. */
export async function codeMailedTo(url: string, address: string): Promise<string> {
  return /\b\d{6}\b/.exec((await newestMailTo(url, address)).replaceAll(/https?:\S+/g, ''))?.[0] ?? '';
}

async function newestMailTo(url: string, address: string): Promise<string> {
  // The email is sent after the response, so that response time does not reveal who has an account.
  await expect.poll(async () => (await mailsTo(url, address)).length).toBeGreaterThan(0);
  return (await mailsTo(url, address))[0]?.text ?? '';
}

type Call = {
  method: string;
  path: string;
  query: Record<string, string>;
  payload: unknown;
};

/** Every call of a page to the auth service, in order. */
export function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) calls.push(callOf(request));
  });
  return calls;
}

function callOf(request: Request): Call {
  const { pathname, searchParams } = new URL(request.url());
  const body = request.postData();
  return {
    method: request.method(),
    path: pathname.replace('/auth/v1', ''),
    query: Object.fromEntries(searchParams),
    payload: body ? (JSON.parse(body) as unknown) : null,
  };
}

/** Fills the form fields of the page by their names. */
export async function type(page: Page, fields: Partial<Record<'name' | 'email' | 'password', string>>) {
  await ready(page);
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(value);
}

export const submit = (page: Page) => page.locator('button[type="submit"]').click();

/** Waits until a text is visible on the page. */
export const says = (page: Page, words: string) => page.getByText(words).first().waitFor();

/** A separate confirmed account, created without a browser. */
export async function makeAccount(
  url: string,
  email: string,
  name = 'Ana Example',
  password = demoPassword,
): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const response = await post('signup', {
    email,
    password,
    data: { role: 'user', full_name: name },
  });
  expect(response.status).toBe(200);
  const confirmed = await post('verify', { email, token: await codeMailedTo(url, email), type: 'signup' });
  expect(confirmed.status).toBe(200);
}

/** The password of the demo accounts and of test accounts. */
export const demoPassword = 'curvela-demo';

/* A visitor of each language; the Spanish one at a desktop, the others on a phone. */

export const english = { language: 'en-GB', width: 390 } as const;
export const spanish = { language: 'es-CO', width: 1280, timeZone: 'America/Bogota' } as const;
export const french = { language: 'fr-FR', width: 390, timeZone: 'Europe/Paris' } as const;
