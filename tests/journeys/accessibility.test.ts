import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { picture, ready, waitForData, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser, oneWindow } from '../support/app-server-and-browser.ts';

const at = setUpAppServerAndBrowser();

const pages = [
  '/',
  '/mission',
  '/meet-the-team',
  '/teaching',
  '/auth',
  '/auth?mode=sign-up',
  '/auth?mode=forgot',
  '/auth/callback?token_hash=x&type=signup',
  '/reset-password?token_hash=x',
  '/dashboard',
  '/tutor',
  '/tutors/lucia-restrepo',
  '/learner-profiles',
  '/tutor-models',
  '/ai-tutor',
  '/tutors/adhd/start',
  '/tutor/adhd',
  '/tutor/practice',
  '/courses',
  '/pricing',
  '/contact',
  '/terms',
  '/privacy',
  '/faq',
  '/book?tutor=lucia-restrepo',
  '/confirm',
  '/booking/thanks',
  '/tutor-dashboard',
  '/dashboard/availability',
  '/dev/math-lab',
  '/refund-policy',
];

const name = (path: string) => path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

describe.each([
  { theme: 'light' as const, width: 1280, language: 'en-GB' as const },
  { theme: 'dark' as const, width: 390, language: 'es-CO' as const },
])('$theme, $width px, $language', ({ theme, width, language }) => {
  // The browser window is shared, the visits are independent.
  const window = oneWindow(at, { width, language });
  beforeAll(async () => {
    await window.page.emulateMedia({ colorScheme: theme });
    await window.page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });

  it.each(pages)(
    '%s has no violation of WCAG 2.2 AA, one main heading, and no console error',
    async (path) => {
      const { page, context, problems } = window;
      await context.clearCookies();
      await page.goto(path);
      await waitForData(page);
      await picture(page, `${name(path)}-${theme}-${width}`);
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.locator('h1:visible').count()).toBe(1);
      // A missing page has an error status, which Chromium reports.
      const unexpected = problems.filter((problem) => !problem.includes('status of 404'));
      expect(unexpected).toEqual([]);
    },
  );
});

it('no page scrolls horizontally at 320 px, in the longest language', async () => {
  const { page, context } = await visit(at.browser, at.app.url, { width: 320, language: 'fr-FR' });
  const wide: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    await ready(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) wide.push(`${path} by ${overflow}`);
  }
  expect(wide).toEqual([]);
  await context.close();
});

/** A day with availability from morning to evening, far enough ahead that no time is too soon. */
function aWednesday(): string {
  const day = new Date(Date.now() + 10 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

it.each([320, 390, 1000, 1280])(
  'at %i px each hour of a long day has a large enough touch target',
  async (width) => {
    const { page, context } = await visit(at.browser, at.app.url, { width, language: 'es-CO' });
    await page.goto(`/tutor?day=${aWednesday()}`);
    await ready(page);
    const chart = page.locator('.hour-bars');
    await picture(page, `hours-${width}`);
    const hours = await chart
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
    expect(hours.length).toBeGreaterThan(11);
    expect(hours.filter((size) => size < 24)).toEqual([]);
    expect(await chart.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await context.close();
  },
);

it('one key press skips the navigation and moves focus to the content', async () => {
  const { page, context } = await visit(at.browser, at.app.url);
  await page.goto('/');
  await ready(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await context.close();
});
