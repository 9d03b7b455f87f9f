import { launchBrowser, visit } from './browser.ts';
const b = await launchBrowser();
const base = 'http://localhost:5477';
const lang = process.argv[2] ?? 'en-GB',
  tz = process.argv[3] ?? 'Europe/London',
  width = Number(process.argv[4] ?? 1280),
  tag = process.argv[5] ?? 'd',
  slot = Number(process.argv[6] ?? 3);
const { context, page, problems } = await visit(b, base, { language: lang, timeZone: tz, width });
const shot = async (n) => {
  await page.screenshot({ path: `/tmp/shots/${tag}-${n}.png`, fullPage: true });
  console.log(
    n,
    page.url(),
    'overflow',
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  );
};
await page.goto('/book?tutor=lucia-restrepo', { waitUntil: 'networkidle' });
await page.locator('.cal .free').nth(2).click();
await page.waitForTimeout(200);
await page.locator('.day .slot').nth(slot).click();
await page.waitForSelector('.hold');
await page.locator(width < 1100 ? '.stick .btn' : '.sum .btn-primary').click();
await page.waitForSelector('.signin');
await shot('1signin');
await page.locator('.signin .btn-secondary').click();
await page.waitForSelector('input[type=password]');
await page.fill('input[type=email]', 'carmen.parent@example.org');
await page.fill('input[type=password]', 'curvela-demo');
await page.locator('form button.btn-primary').first().click();
await page.waitForURL(/confirm/);
await page.waitForSelector('.fields textarea');
await page.waitForTimeout(800);
await page.fill('textarea', 'Mock exam on 2 December.');
await page.locator('.fields .chip').nth(1).click();
await shot('2confirm');
await page.locator('.fields .btn-primary').click();
await page.waitForURL(/thanks/);
await page.waitForSelector('.state');
await page.waitForTimeout(500);
await shot('3thanks');
const [dl] = await Promise.all([page.waitForEvent('download'), page.locator('.acts .btn-primary').click()]);
console.log('download', dl.suggestedFilename());
await page.locator('.acts .btn-quiet').click();
await page.waitForSelector('dialog .cancel-body b');
await shot('4cancel');
if (process.argv[7] === 'cancel') {
  await page.locator('dialog .btn-danger').click();
  await page.waitForSelector('.state.is-cancelled');
  await shot('5cancelled');
}
await page.goto('/booking/thanks', { waitUntil: 'networkidle' });
await page.waitForSelector('.booking-list li');
await shot('6list');
console.log(problems.filter((p) => !p.includes('hydrat')).map((p) => p.slice(0, 300)));
await b.close();
