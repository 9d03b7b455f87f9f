import { launchBrowser, visit } from './browser.ts';
const b = await launchBrowser();
const base = 'http://localhost:5477';
const shot = async (name, visitor, path, act) => {
  const { context, page, problems } = await visit(b, base, visitor);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (act) await act(page);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
  const w = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(
    name,
    'overflow',
    w,
    problems
      .filter((p) => !p.includes('hydrat'))
      .map((p) => p.slice(0, 200))
      .slice(0, 3),
  );
  await context.close();
};
const which = process.argv[2]?.split(',');
const jobs = {
  search: () => shot('search', {}, '/tutor?day=2026-11-24&time=18:00&subject=mathematics'),
  searchp: () => shot('searchp', { width: 390, language: 'fr-FR', timeZone: 'Europe/Paris' }, '/tutor'),
  tutor: () => shot('tutor', {}, '/tutors/lucia-restrepo'),
  tutorp: () =>
    shot('tutorp', { width: 390, language: 'es-CO', timeZone: 'America/Bogota' }, '/tutors/amara-okafor'),
  book: () =>
    shot('book', {}, '/book?tutor=lucia-restrepo', async (p) => {
      await p.locator('.day .slot').nth(2).click();
      await p.waitForSelector('.hold');
    }),
  bookp: () =>
    shot(
      'bookp',
      { width: 390, language: 'fr-FR', timeZone: 'Europe/Paris' },
      '/book?tutor=daniel-herrera',
      async (p) => {
        await p.locator('.day .slot').first().click();
        await p.waitForSelector('.hold');
      },
    ),
  choose: () => shot('choose', {}, '/book?type=trial'),
};
for (const k of which ?? Object.keys(jobs)) await jobs[k]();
await b.close();
