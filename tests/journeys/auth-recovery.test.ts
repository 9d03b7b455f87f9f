import { describe, expect, it } from 'vitest';
import {
  codeMailedTo,
  demoPassword,
  english,
  french,
  linkMailedTo,
  says,
  spanish,
  submit,
  type,
} from '../support/accounts.ts';
import { picture, ready, visit, expectUrl } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

const at = setUpAppServerAndBrowser();

const tables = [
  {
    visitor: english,
    me: 'leo.learner@example.org',
    maybe: 'has an account, an email is on its way.',
    code: 'Six-digit code',
    go: 'Continue',
    codeWrong: 'This code doesn’t work.',
    password: 'Password must be at least 6 characters',
    saved: 'Your new password is saved.',
    noLink: 'This page only works from a link in an email.',
    expired: 'This link no longer works.',
  },
  {
    visitor: spanish,
    me: 'carmen.parent@example.org',
    maybe: 'tiene una cuenta, el correo va en camino.',
    code: 'Código de seis cifras',
    go: 'Continuar',
    codeWrong: 'Este código no sirve.',
    password: 'La contraseña debe tener al menos 6 caracteres',
    saved: 'Tu contraseña nueva está guardada.',
    noLink: 'A esta página se llega por un enlace de un correo.',
    expired: 'Este enlace ya no sirve.',
  },
  {
    visitor: french,
    me: 'lucia.tutor@example.org',
    maybe: 'un e-mail est en route.',
    code: 'Code à six chiffres',
    go: 'Continuer',
    codeWrong: 'Ce code ne fonctionne pas.',
    password: 'Le mot de passe doit comporter au moins 6 caractères',
    saved: 'Votre nouveau mot de passe est enregistré.',
    noLink: 'On arrive sur cette page par un lien reçu par e-mail.',
    expired: 'Ce lien ne fonctionne plus.',
  },
] as const;

describe.each(tables)('in $visitor.language', (words) => {
  const { visitor, me } = words;

  it('a forgotten password is replaced with the emailed code, and the requested page opens', async () => {
    const { page, context } = await visit(at.browser, at.app.url, visitor);
    await page.goto('/auth?mode=forgot&next=/courses');
    await type(page, { email: me });
    await submit(page);
    await says(page, words.maybe);
    const code = await codeMailedTo(at.app.url, me);
    await page.getByLabel(words.code).fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: words.go, exact: true }).click();
    await says(page, words.codeWrong);
    // Copied from the email with a space in it.
    await page.getByLabel(words.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: words.go, exact: true }).click();
    await page.waitForURL('**/reset-password?next=%2Fcourses');
    await type(page, { password: '12345' });
    await submit(page);
    await says(page, words.password);
    await picture(page, `reset-${visitor.language}`);
    await type(page, { password: 'secret-2' });
    await submit(page);
    await expectUrl(page, '**/courses');
    await says(page, words.saved);
    await context.close();
  });

  it('the page without a link, or with a used one, explains how to get a new one', async () => {
    const { page, context } = await visit(at.browser, at.app.url, visitor);
    await page.goto('/reset-password');
    await says(page, words.noLink);
    await picture(page, `reset-no-link-${visitor.language}`);
    await page.goto('/reset-password?token_hash=spent&type=recovery');
    await type(page, { password: 'secret-1' });
    await submit(page);
    await says(page, words.expired);
    await page.goto('/reset-password#error=access_denied&error_code=otp_expired&error_description=x');
    await says(page, words.expired);
    expect(new URL(page.url()).hash).toBe('');
    await page.locator('main a[href*="mode=forgot"]').click();
    await page.waitForURL('**/auth?mode=forgot');
    await context.close();
  });
});

describe('a new password', () => {
  const founder = 'ana.founder@example.org';

  it('is saved after a network failure between using the link and saving, also after a reload', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto('/auth?mode=forgot');
    await type(page, { email: founder });
    await submit(page);
    await says(page, 'an email is on its way');
    await page.goto(await linkMailedTo(at.app.url, founder));
    let saves = 0;
    await page.route('**/auth/v1/user', (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      saves += 1;
      return saves <= 2 ? route.abort() : route.continue();
    });
    const verified: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/verify')) verified.push(request.url());
    });
    await type(page, { password: 'secret-3' });
    await submit(page);
    await says(page, 'We can’t reach the server.');
    expect(await page.locator('input[name="password"]').inputValue()).toBe('secret-3');
    expect(page.url()).toBe(`${at.app.url}/reset-password`);
    await submit(page);
    // The result of the first attempt is still displayed.
    await expect.poll(() => saves).toBe(2);
    await says(page, 'We can’t reach the server.');
    await page.reload();
    await type(page, { password: 'secret-3' });
    await submit(page);
    await page.waitForURL('**/dashboard');
    expect(verified).toHaveLength(1);
    await context.close();
  });

  it('cannot be set with a session only: an unlocked screen is not enough without the email', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto('/auth');
    await type(page, { email: founder, password: 'secret-3' });
    await submit(page);
    await page.waitForURL('**/dashboard');
    await page.goto('/reset-password');
    await says(page, `You’re signed in as ${founder}.`);
    expect(await page.locator('main input').count()).toBe(0);
    await picture(page, 'reset-signed-in');
    await context.close();
  });

  it('is set for the account of the link, also while somebody else is signed in', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto('/auth');
    await type(page, { email: founder, password: 'secret-3' });
    await submit(page);
    await page.waitForURL('**/dashboard');
    const other = 'noah.founder@example.org';
    await fetch(`${at.app.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: other }),
    });
    await page.goto(await linkMailedTo(at.app.url, other));
    await type(page, { password: 'secret-4' });
    await submit(page);
    await page.waitForURL('**/dashboard');
    for (const [email, password] of [
      [founder, 'secret-3'],
      [other, 'secret-4'],
    ] as const) {
      const answer = await fetch(`${at.app.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(answer.status).toBe(200);
    }
    await context.close();
  });

  it('is rejected with an error message when it equals the old one', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.route('**/auth/v1/verify*', (route) => route.continue());
    await page.goto('/auth?mode=sign-up');
    await type(page, { name: 'Eva', email: 'eva@example.org', password: demoPassword });
    await submit(page);
    await page.getByLabel('Six-digit code').fill(await codeMailedTo(at.app.url, 'eva@example.org'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/dashboard');
    // Simulates a session from a recovery email, which would have to wait a minute.
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as { access_token: string };
      const claims = JSON.parse(atob(session.access_token.split('.')[1] ?? '')) as { session_id: string };
      sessionStorage.setItem('password_recovery', claims.session_id);
    });
    await page.goto('/reset-password');
    await type(page, { password: demoPassword });
    await submit(page);
    await says(page, 'That’s already your password. Choose another one.');
    expect(
      await page.locator('input[name="password"]').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await ready(page);
    await context.close();
  });
});
