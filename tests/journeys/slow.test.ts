import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

const at = setUpAppServerAndBrowser();

it('text typed before the scripts have loaded is kept and used', async () => {
  const { page, context } = await visit(at.browser, at.app.url);
  let release: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('leo.learner@example.org');
  await page.getByLabel('Password', { exact: true }).fill('curvela-demo');
  expect(await page.getByRole('button', { name: 'Sign In' }).isDisabled()).toBe(true);
  release();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await context.close();
});
