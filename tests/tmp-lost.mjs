import { launchBrowser, visit } from './browser.ts';
const b = await launchBrowser();
const base = 'http://localhost:5477';
const { page, problems } = await visit(b, base, { language: 'es-CO', timeZone: 'America/Bogota' });
await page.goto('/book?tutor=daniel-herrera', { waitUntil: 'networkidle' });
const starts = await page.evaluate(
  async () =>
    (
      await (
        await fetch(
          '/functions/v1/tutors/daniel-herrera/slots?from=' +
            encodeURIComponent(new Date().toISOString()) +
            '&to=' +
            encodeURIComponent(new Date(Date.now() + 10 * 864e5).toISOString()) +
            '&minutes=60',
        )
      ).json()
    ).slots,
);
const other = await visit(b, base, {});
await other.page.goto('/pricing');
console.log(
  await other.page.evaluate(
    async (start) =>
      (
        await fetch('/functions/v1/bookings/holds', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ tutorId: 'daniel-herrera', start, minutes: 60 }),
        })
      ).status,
    starts[1].start,
  ),
);
await page.locator('.day .slot').nth(1).click();
await page.waitForSelector('.lost');
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/shots/lost.png', fullPage: true });
await page.keyboard.press('Tab');
await page.keyboard.press('Enter');
await page.waitForSelector('.hold');
await page.waitForTimeout(400);
await page.screenshot({ path: '/tmp/shots/lost2.png', fullPage: true });
console.log(problems.filter((p) => !p.includes('hydrat')).map((p) => p.slice(0, 200)));
// tutor
const tv = await visit(b, base, { language: 'es-CO', timeZone: 'America/Bogota' });
const p = tv.page;
await p.goto('/auth?next=/tutor-dashboard', { waitUntil: 'networkidle' });
await p.fill('input[type=email]', 'lucia.tutor@example.org');
await p.fill('input[type=password]', 'curvela-demo');
await p.locator('form button.btn-primary').first().click();
await p.waitForURL(/tutor-dashboard/);
await p.waitForSelector('.desk .hello');
await p.waitForTimeout(800);
await p.screenshot({ path: '/tmp/shots/desk.png', fullPage: true });
await p.goto('/dashboard/availability', { waitUntil: 'networkidle' });
await p.waitForSelector('.rules');
await p.locator('.rules .icon-btn').nth(5).click();
await p.locator('.span-form .btn-secondary').click();
await p.locator('.cols section').nth(1).locator('> .btn-secondary').click();
await p.locator('input[type=date]').first().fill('2026-12-19');
await p.locator('input[type=date]').nth(1).fill('2027-01-06');
await p.locator('.ex-form .btn-secondary').click();
await p.screenshot({ path: '/tmp/shots/hours.png', fullPage: true });
await p.locator('.save .btn-primary').click();
await p.waitForTimeout(1500);
await p.reload({ waitUntil: 'networkidle' });
await p.waitForSelector('.rules');
console.log('sat', await p.locator('.rules li').nth(5).innerText());
console.log(tv.problems.filter((p) => !p.includes('hydrat')).map((p) => p.slice(0, 200)));
// application
const av = await visit(b, base, { language: 'fr-FR', timeZone: 'Europe/Paris', width: 390 });
const q = av.page;
await q.goto('/auth?next=/tutor-dashboard', { waitUntil: 'networkidle' });
await q.fill('input[type=email]', 'leo.learner@example.org');
await q.fill('input[type=password]', 'curvela-demo');
await q.locator('form button.btn-primary').first().click();
await q.waitForURL(/tutor-dashboard/);
await q.waitForSelector('.apply-form');
await q.waitForTimeout(500);
await q.fill('.apply-form input >> nth=0', 'Leo');
await q.fill('.apply-form textarea', 'Je dessine.');
await q.locator('.apply-form .chip').nth(0).click();
await q.locator('.apply-form .chip').nth(12).click();
await q.locator('.apply-form .btn-primary').click();
await q.waitForSelector('.sent');
await q.screenshot({ path: '/tmp/shots/apply.png', fullPage: true });
console.log(
  'overflow',
  await q.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  av.problems.filter((p) => !p.includes('hydrat')).map((p) => p.slice(0, 200)),
);
await b.close();
