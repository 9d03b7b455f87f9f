import type { Page } from 'playwright-core';

type Watched = { ran: string[]; violations: string[] };
const watchedInPage = () => (globalThis as unknown as { watched: Watched }).watched;

/** Runs in each page before its own scripts: records calls by payloads, and what the browser has blocked. */
function watch(): void {
  const found: Watched = { ran: [], violations: [] };
  Object.assign(globalThis, { watched: found, __pwned: () => found.ran.push(location.pathname) });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    found.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** Runs in a page: elements and attributes that are not ours. */
function strangers(): string[] {
  const named = [
    ...document.querySelectorAll(
      'xss-mark, [data-xss], #xss-mark, .xss-mark, iframe, object, embed, base, frame, meta[http-equiv=refresh]',
    ),
  ];
  const scripts = [...document.querySelectorAll('script')].filter(
    // Structured data is not executed.
    ({ nonce, src, type }) =>
      !nonce && type !== 'application/ld+json' && !src.startsWith(`${location.origin}/assets/`),
  );
  const links = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc', 'style'];
  const attributes = [...document.querySelectorAll('*')].filter(({ attributes }) =>
    [...attributes].some(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (links.includes(name) &&
          /^\s*(javascript|vbscript|data:text)|^(https?:)?\/\/pwned|url\([^)]*pwned/i.test(
            value.replaceAll(/[\t\n\r\0]/g, ''),
          )),
    ),
  );
  const styles = [...document.querySelectorAll('style')].filter(({ textContent }) =>
    textContent?.includes('pwned'),
  );
  return [...named, ...scripts, ...attributes, ...styles].map((element) => element.outerHTML.slice(0, 160));
}

/** Watches everything a page does. `faults` collects what ran, foreign requests, and what the browser blocked. */
export async function watchPage(
  page: Page,
  own: string,
): Promise<{ faults: string[]; look(where: string): Promise<void> }> {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('pwned.example') && !request.url().startsWith(own))
      faults.push(`asks for ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(`fails: ${error.message.slice(0, 300)}`));
  await page.addInitScript(watch);
  return {
    faults,
    look: async (where) => {
      const found = await page.evaluate(strangers);
      const { ran, violations } = await page.evaluate(watchedInPage);
      faults.push(
        ...found.map((element) => `${where}: has become ${element}`),
        ...ran.map(() => `${where}: a script ran`),
        // A library tests whether eval is allowed, and works without.
        ...violations
          .filter((violation) => violation.trim() !== 'script-src eval')
          .map((violation) => `${where}: the browser stopped ${violation}`),
      );
    },
  };
}
