import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

export type RecordedCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
};

/** Records every data call of the page from now on, by path. */
export function wire(page: Page) {
  const calls: RecordedCall[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (!/^\/(rest|functions)\/v1\//.test(url.pathname)) return;
    calls.push({
      method: request.method(),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers(),
      body: request.postDataJSON() as unknown,
    });
  });
  return {
    of: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path),
    /** The only such call, once it was made. */
    async one(method: string, path: string): Promise<RecordedCall> {
      await expect.poll(() => this.of(method, path).length).toBe(1);
      return this.of(method, path)[0] as RecordedCall;
    },
    touching: (part: string) => calls.filter((call) => call.path.includes(part)),
  };
}

/** The subject of a bearer token. */
export function subjectOf({ headers }: RecordedCall): string {
  const payload = /^Bearer [^.]+\.([^.]+)\./.exec(headers.authorization ?? '')?.[1] ?? '';
  return (JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as { sub?: string }).sub ?? '';
}

/** Opens Language and Region. */
export async function openDrawer(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^(Language and Region|Idioma y región|Langue et région)$/ })
    .click();
  return page.getByRole('dialog');
}

/** The document's text size, a custom property. */
export const textSize = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--user-font-size'));
