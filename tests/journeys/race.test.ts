import { chooseLaterDay } from '../support/booking-steps.ts';
import { expect, it } from 'vitest';
import { picture, ready, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

const at = setUpAppServerAndBrowser();

it('when two people select the same hour, one holds it and the other is offered the nearest free times', async () => {
  const people = await Promise.all([
    visit(at.browser, at.app.url),
    visit(at.browser, at.app.url, {
      language: 'fr-FR',
      timeZone: 'Europe/Paris',
      width: 390,
      // One network may not hold most of a short day without an account.
      network: '203.0.113.9',
    }),
  ]);
  for (const { page } of people) {
    await page.goto('/book?tutor=amara-okafor');
    await ready(page);
    await chooseLaterDay(page);
    await page.waitForURL('**/book?*day=*');
  }
  await Promise.all(people.map(({ page }) => page.locator('.day .slot').first().click()));

  const held = await Promise.all(
    people.map(async ({ page }) => {
      const won = page.locator('a[href^="/confirm?hold="]').locator('visible=true').first();
      const lost = page.locator('.lost').first();
      await won.or(lost).first().waitFor();
      return (await won.count()) > 0;
    }),
  );
  expect(held.filter(Boolean)).toHaveLength(1);
  const loser = people[held.indexOf(false)];
  await expect.poll(() => loser?.page.locator('.lost .slot').count()).toBeGreaterThanOrEqual(2);
  if (loser) await picture(loser.page, 'lost-the-race');

  await loser?.page.locator('.lost .slot').first().click();
  await loser?.page.locator('a[href^="/confirm?hold="]').locator('visible=true').first().waitFor();
  for (const { context } of people) await context.close();
});
