import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword, makeAccount, says } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { expectUrl, picture, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* A passkey with Chromium's virtual authenticator: added on the account page, it signs in, and is the second step after a password. */

const email = 'petra@curvela.example';
const at = setUpAppServerAndBrowser();

/** An authenticator of the browser that holds passkeys and confirms the person at once. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the person is recognised from now on. */
    recognises: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

it('a passkey is added, signs in, is the second step after a password, and is removed', async () => {
  await makeAccount(at.app.url, email);
  const { page, context, problems } = await visit(at.browser, at.app.url);
  const { recognises } = await addAuthenticator(page);
  await writeSession(page, email, demoPassword);
  await page.goto('/dashboard?tab=account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('input[name="passkey"]').fill('My laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await says(page, 'My laptop is set up.');
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'passkeys');

  const signOut = () =>
    page.evaluate(() => {
      localStorage.removeItem('sb-session');
    });
  await signOut();
  await page.goto('/auth?next=/learner-profiles');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectUrl(page, '**/learner-profiles');
  await says(page, 'Learners');

  await signOut();
  await page.goto('/auth?next=/learner-profiles');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expectUrl(page, '**/auth?mode=code&next=%2Flearner-profiles');
  await recognises(false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await says(page, 'We couldn’t confirm your passkey.');
  await recognises(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectUrl(page, '**/learner-profiles');

  await page.goto('/dashboard?tab=account');
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('button', { name: 'Yes, remove My laptop' }).click();
  await says(page, 'My laptop is removed.');
  expect(problems).toEqual([]);
  await context.close();
});
