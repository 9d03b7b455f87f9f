import { expect, it } from 'vitest';
import { demoPassword, makeAccount, says, submit, type } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { expectUrl, picture, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* A public site asks for terms and age before anything about learners is stored. */

const email = 'clara@curvela.example';
const at = setUpAppServerAndBrowser({ environment: { DECLARATION: 'required' } });

it('a parent declares terms and age once, and is led back to the page that she wanted', async () => {
  await makeAccount(at.app.url, email);
  const { page, context, problems } = await visit(at.browser, at.app.url);
  await page.goto('/auth?next=/learner-profiles%3Fadd');
  await type(page, { email, password: demoPassword });
  await submit(page);
  await expectUrl(page, '**/auth?mode=declare&next=%2Flearner-profiles%3Fadd');
  await says(page, 'Before you start.');
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, 'declaration');
  await page.getByLabel('Where you live').selectOption('FR');
  await page.getByLabel('Your age').selectOption('13_15');
  await says(page, 'Ask a parent or guardian');
  await page.getByLabel('Your age').selectOption('adult');
  await page.getByLabel('I accept the').check();
  await page.getByLabel('For each child I add').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectUrl(page, '**/learner-profiles?add');
  await page.getByLabel('Name').fill('Maya');
  await page.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Maya is saved.');
  await page.reload();
  await says(page, 'What Maya knows so far');
  expect(page.url()).toContain('/learner-profiles');
  expect(problems).toEqual([]);
  await context.close();
});
