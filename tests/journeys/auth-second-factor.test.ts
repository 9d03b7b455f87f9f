import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeMailedTo, says, submit, type } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { expectUrl, picture, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* Founders must have a second factor here: they set it up inside the page that they wanted, and give a code the next time. */

const founder = 'fanny@curvela.example';
const password = 'three words of fanny';
const at = setUpAppServerAndBrowser({
  environment: {
    SECOND_FACTOR: 'required',
    DEMO_DATA: 'false',
    ADMIN_EMAILS: `${founder},felix@curvela.example`,
  },
});

const codeOf = (secret: string): string => new TOTP({ secret }).generate();

/** The secret is typed from the page. */
const secretOn = async (page: Page): Promise<string> =>
  ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');

const setPassword = (page: Page): Promise<void> =>
  page.evaluate(async (chosen) => {
    const { access_token } = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as {
      access_token: string;
    };
    const answer = await fetch('/auth/v1/user', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ password: chosen }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
  }, password);

async function signInByCode(page: Page): Promise<void> {
  await page.goto('/auth?mode=link&next=/founder-hub');
  await type(page, { email: founder });
  await submit(page);
  await page.locator('input[name="code"]').fill(await codeMailedTo(at.app.url, founder));
  await submit(page);
}

it('a founder sets up an app inside the hub, which opens without a reload, and gives a code the next time', async () => {
  const { page, context } = await visit(at.browser, at.app.url);
  await signInByCode(page);
  await expectUrl(page, '**/founder-hub');
  await says(page, 'First, set up two-step sign-in.');
  expect(await page.getByText('Access Denied').count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'factor-enrolment');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('button', { name: 'Set up an app' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('device');
  await page.keyboard.press('Enter');
  await says(page, 'Scan this with your app');
  const secret = await secretOn(page);
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.locator('.desk-head').waitFor();
  expect(page.url()).toBe(`${at.app.url}/founder-hub`);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await setPassword(page);
  await context.close();

  const later = await visit(at.browser, at.app.url);
  await later.page.goto('/auth?next=/founder-hub');
  await type(later.page, { email: founder, password });
  await submit(later.page);
  await expectUrl(later.page, '**/auth?mode=code&next=%2Ffounder-hub');
  await says(later.page, 'One more step.');
  expect(await later.page.getByText('You are signed in').count()).toBe(0);
  await later.page.goto('/founder-hub');
  await says(later.page, 'One more step.');
  expect(later.page.url()).toBe(`${at.app.url}/founder-hub`);
  // Without its code the session asks for nothing that would be refused.
  expect(later.problems).toEqual([]);
  // The code that was used is refused; the next one is accepted early.
  const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
  await later.page.getByLabel('Six-digit code').fill(next);
  await later.page.keyboard.press('Enter');
  await later.page.locator('.desk-head').waitFor();
  expect(later.page.url()).toBe(`${at.app.url}/founder-hub`);
  await later.context.close();
});
