import { describe, expect, it } from 'vitest';
import { picture, visit, expectUrl, expectVisible } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { linkMailedTo } from '../support/accounts.ts';
import { mailsTo, mailTo } from '../support/app-server.ts';

const at = setUpAppServerAndBrowser();

describe('an account', () => {
  it('is created with email and password and confirmed with one click on the emailed page', async () => {
    const { page, problems, context } = await visit(at.browser, at.app.url);
    await page.goto('/auth?mode=sign-up&next=/tutor-models');
    await page.getByLabel('Full name').fill('Ada Example');
    await page.getByLabel('Email').fill('ada@example');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByText('Password must be at least 6 characters').waitFor();
    await picture(page, 'sign-up-errors');
    await page.getByLabel('Email').fill(' Ada@Example.org ');
    await page.getByLabel('Password', { exact: true }).fill('Dragon1');
    await page.getByText('one of the first passwords anyone would try').waitFor();
    await picture(page, 'sign-up-advice');
    await page.getByLabel('Password', { exact: true }).fill('quiet-1');
    await page.getByText('Six characters are enough, but more are safer').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('We’ve sent an email').waitFor();
    await picture(page, 'check-mail');

    const [mail] = await mailsTo(at.app.url, 'ada@example.org');
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await page.reload();
    await picture(page, 'one-click');
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await page.waitForURL('**/tutor-models');
    await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('can also be confirmed with the six-digit code, in French', async () => {
    const { page, context } = await visit(at.browser, at.app.url, {
      language: 'fr-FR',
      timeZone: 'Europe/Paris',
      width: 390,
    });
    await page.goto('/auth?mode=sign-up');
    await page.getByLabel('Nom complet').fill('Luc Exemple');
    await page.getByLabel('E-mail').fill('luc@example.org');
    await page.getByLabel('Mot de passe', { exact: true }).fill('secret-1');
    await picture(page, 'sign-up-fr-phone');
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await page.getByLabel('Code à six chiffres').waitFor();
    const [mail] = await mailsTo(at.app.url, 'luc@example.org');
    expect(mail?.subject).toBe('Confirmez votre adresse');
    await page.getByLabel('Code à six chiffres').fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.waitForURL('**/dashboard');
    await context.close();
  });

  it('cannot be created twice with one address, and typed text is kept', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/auth?mode=sign-up');
    await page.getByLabel('Full name').fill('Leo');
    await page.getByLabel('Email').fill('leo.learner@example.org');
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page
      .getByText('This email is already registered. Try signing in or use "Forgot password".')
      .waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('leo.learner@example.org');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('secret-1');
    await context.close();
  });
});

describe('signing in', () => {
  it('with a wrong password shows the error below the field', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/auth');
    await page.getByLabel('Email').fill('leo.learner@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectVisible(page.getByText('Invalid email or password'));
    await context.close();
  });

  it('with a demo account opens the dashboard, and signing out ends the session', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await page.goto('/auth');
    await page.getByLabel('Email').fill('leo.learner@example.org');
    await page.getByLabel('Password', { exact: true }).fill('curvela-demo');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await picture(page, 'dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${at.app.url}/`);
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sb-session'))).toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('works with an emailed link, and a forgotten password can be replaced', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/auth?mode=forgot');
    await page.getByLabel('Email').fill('carmen.parent@example.org');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('has an account').waitFor();
    const mail = await mailTo(at.app.url, 'carmen.parent@example.org');
    await page.goto(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
    await page.getByLabel('New password').fill('another-one');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expectUrl(page, '**/dashboard');
    await context.close();
  });

  it('responds to an unknown address as to a known one', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/auth?mode=link');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('We’ve sent an email to nobody@example.org.').waitFor();
    await page.goto(await linkMailedTo(at.app.url, 'nobody@example.org'));
    await expectVisible(page.getByRole('heading', { name: 'Create your account.' }));
    await context.close();
  });
});
