import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium as driver,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';

let sharedBrowser: Browser | null = null;

/**
 * The Chromium of the npm package, whatever else is installed: another version renders fonts differently and requests other files. The
 * setting CHROMIUM names the path of another. Journey files that share a process share it too (decision 0030): closing it there closes the
 * windows of the file, with all their storage.
 */
export async function launchBrowser(): Promise<Browser> {
  if (!process.env.REUSE_PROCESSES) return launch();
  if (sharedBrowser?.isConnected()) return sharedBrowser;
  sharedBrowser = await launch();
  const browser = sharedBrowser;
  browser.close = async () => {
    for (const context of browser.contexts()) await context.close();
  };
  return browser;
}

async function launch(): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Pages live for seconds: optimizing their scripts costs more than it saves.
    '--js-flags=--no-opt --no-maglev',
  ];
  return driver.launch({ executablePath: await findBrowser(), args, headless: true });
}

/** The path of the browser. */
export const findBrowser = async (chosen = process.env.CHROMIUM): Promise<string> =>
  chosen || packagedChromium();

async function packagedChromium(): Promise<string> {
  const binaries = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/bin', import.meta.url));
  const libraries = await inflate(join(binaries, 'al2023.tar.br'));
  setupLambdaEnvironment(join(libraries, 'lib'));
  return chromium.executablePath();
}

/** Timeout in milliseconds for pages, generous because a busy machine may need long. */
const patience = 30_000;

export type Visit = { context: BrowserContext; page: Page; problems: string[] };

export type BrowserVisitor = {
  language?: 'en-GB' | 'es-CO' | 'fr-FR';
  timeZone?: string;
  width?: number;
  /** Forwarded client address, as a proxy on this machine would set it. */
  network?: string;
};

/**
 * A new visitor with separate cookies, language, time zone and window. `problems` collects console errors (with the address of a failed
 * request) and uncaught exceptions, so that a test can require none.
 */
export async function visit(browser: Browser, baseURL: string, visitor: BrowserVisitor = {}): Promise<Visit> {
  const { language = 'en-GB', timeZone = 'Europe/London', width = 1280, network } = visitor;
  const context = await browser.newContext({
    baseURL,
    // Animations would take a seventh of the processor time of a page. How they look is tested by none of these visits.
    reducedMotion: 'reduce',
    locale: language,
    timezoneId: timeZone,
    viewport: { width, height: width < 600 ? 844 : 900 },
    ...(network && { extraHTTPHeaders: { 'x-forwarded-for': network } }),
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(describeComplaint(message));
  });
  return { context, page, problems };
}

/** The console message of a failed request does not contain its address. */
function describeComplaint(message: ConsoleMessage): string {
  const { url } = message.location();
  const failedRequest = message.text().startsWith('Failed to load resource');
  return `console: ${message.text()}${failedRequest ? ` ${url}` : ''}`;
}

/** Asserts that the locator becomes visible and is unique. */
export const expectVisible = (thing: Locator): Promise<void> => thing.waitFor();

/** Asserts that the page reaches an address. */
export const expectUrl = (page: Page, url: Parameters<Page['waitForURL']>[0]): Promise<void> =>
  page.waitForURL(url);

/** Saves a picture when the setting SHOTS names a directory. */
export async function picture(page: Page, name: string): Promise<void> {
  const directory = process.env.SHOTS;
  if (!directory) return;
  mkdirSync(directory, { recursive: true });
  await page.screenshot({ path: join(directory, `${name}.png`), fullPage: true });
}

/** Whether an element is completely inside the viewport, with nothing covering its top or bottom. */
export const inSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    return [top + 3, bottom - 3].every((height) => {
      const over = document.elementFromPoint(left + width / 2, height);
      return over !== null && (element.contains(over) || over.contains(element));
    });
  });

/**
 * Signs a demo account in without showing a page: the session is written to the client's storage, and the next page that is opened finds
 * it. For tests that begin elsewhere than on the dashboard, whose loading takes most of the processor time of `signIn`.
 */
export async function writeSession(page: Page, email: string, password = 'curvela-demo'): Promise<void> {
  // A page of the site without scripts: nothing reads the session while it is written.
  await page.goto('/robots.txt');
  const status = await page.evaluate(
    async (person) => {
      const answer = await fetch('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: 'sb_publishable_curvela' },
        body: JSON.stringify(person),
      });
      if (answer.ok) localStorage.setItem('sb-session', await answer.text());
      return answer.status;
    },
    { email, password },
  );
  if (status !== 200) throw new Error(`Signing in as ${email} was answered with ${status}`);
}

/**
 * Signs a demo account in and waits for its dashboard: the address changes before the next page is drawn, and locators would match the
 * previous one. The form is tested by the journeys about signing in.
 */
export async function signIn(page: Page, email: string, password?: string): Promise<void> {
  await writeSession(page, email, password);
  await page.goto('/dashboard');
  await page.locator('.hello button').waitFor();
}

/** Waits until the page is hydrated. */
export const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true');

/** Waits until the page is hydrated, no request is pending, and nothing changes for a third of a second. */
export async function still(page: Page): Promise<void> {
  await ready(page);
  await untilNetworkIdle(page);
  await staysStill(page, 4);
}

/** Waits until no request is pending; the error names those that are, with what is known of their answer. */
async function untilNetworkIdle(page: Page): Promise<void> {
  const pending = new Set<Request>();
  const add = (request: Request) => void pending.add(request);
  const remove = (request: Request) => void pending.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  try {
    await page.waitForLoadState('networkidle');
  } catch (error) {
    const waiting = [...pending].map((request) => {
      const status = request.existingResponse()?.status();
      return `${request.method()} ${request.url()} (${request.resourceType()}, ${status ?? 'no answer'})`;
    });
    throw new Error(`${page.url()} is never idle; pending: ${waiting.join(', ') || 'older requests'}`, {
      cause: error,
    });
  } finally {
    page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
  }
}

/** Waits until the page is hydrated and its data are displayed: sooner than `still`, where no picture is taken. */
export async function waitForData(page: Page): Promise<void> {
  await ready(page);
  await staysStill(page, 2);
}

async function staysStill(page: Page, times: number): Promise<void> {
  for (let looks = 0; looks < times; looks = (await page.evaluate(isStill)) ? looks + 1 : 0)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 80)));
}

/** Runs in the page: fonts and pictures are loaded, and no placeholder is left. */
export const isStill = (): boolean =>
  document.fonts.status === 'loaded' &&
  document.querySelector('.loading, .bone, [aria-busy="true"]') === null &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
