import type { Browser } from 'playwright-core';
import { launchBrowser, ready } from '../support/browser.ts';
import { startAppServer } from '../support/app-server.ts';
import { publicAddresses } from './public-pages.ts';
import { type Vitals, watchVitals } from './vitals.ts';

const mostMoved = 0.02;
const stands = 400;

/** The layout shift when the fonts arrive long after everything else: the worst case of a slow network. */
async function movedByFonts(
  browser: Browser,
  url: string,
  { locale, width }: { locale: string; width: number },
): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale });
  const page = await context.newPage();
  const held = Promise.withResolvers<void>();
  await page.addInitScript(watchVitals);
  await page.route('**/*.woff2', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await ready(page);
  await page.waitForTimeout(stands);
  held.resolve();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(stands);
  const seen = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return seen;
}

/* `node tests/audit/late-fonts.ts [addresses]`: three languages, phone and desktop; prints pages that shift more than the goal. */
if (import.meta.main) {
  const chosen = process.argv.slice(2);
  const [app, browser] = [await startAppServer(), await launchBrowser()];
  let found = 0;
  for (const locale of ['en-GB', 'es-CO', 'fr-FR'])
    for (const width of [390, 1280])
      for (const address of chosen.length > 0 ? chosen : publicAddresses) {
        const { cls, moved } = await movedByFonts(browser, app.url + address, { locale, width });
        if (cls <= mostMoved) continue;
        found += 1;
        process.stdout.write(`${locale} ${width} ${address}: ${cls.toFixed(3)} ${moved}\n`);
      }
  await browser.close();
  await app.stop();
  app.clear();
  process.stdout.write(`${found} pages move\n`);
  process.exit(found > 0 ? 1 : 0);
}
