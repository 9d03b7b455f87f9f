import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword, linkMailedTo, says, submit, type } from '../support/accounts.ts';
import { picture, ready, visit, expectUrl } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

const at = setUpAppServerAndBrowser();

const english = { language: 'en-GB', width: 1280 } as const;
const spanish = { language: 'es-CO', width: 390, timeZone: 'America/Bogota' } as const;
const french = { language: 'fr-FR', width: 390, timeZone: 'Europe/Paris' } as const;

/** Every flow in sequence, in one language: the texts and the final page. */
const tables = [
  {
    visitor: english,
    me: 'en@example.org',
    registered: 'leo.learner@example.org',
    signUp: 'Create account',
    sent: 'We’ve sent an email to en@example.org.',
    confirm: 'Confirm and continue',
    wrong: 'Invalid email or password',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
    taken: 'This email is already registered. Try signing in or use "Forgot password".',
    unconfirmed: 'Please verify your email first',
  },
  {
    visitor: spanish,
    me: 'es@example.org',
    registered: 'carmen.parent@example.org',
    signUp: 'Crear cuenta',
    sent: 'Enviamos un correo a es@example.org.',
    confirm: 'Confirmar y continuar',
    wrong: 'Correo o contraseña incorrectos',
    email: 'Escribe una dirección de correo válida',
    password: 'La contraseña debe tener al menos 6 caracteres',
    taken: 'Este correo ya está registrado. Inicia sesión o usa «Olvidé mi contraseña».',
    unconfirmed: 'Primero confirma tu correo',
  },
  {
    visitor: french,
    me: 'fr@example.org',
    registered: 'lucia.tutor@example.org',
    signUp: 'Créer le compte',
    sent: 'Nous avons envoyé un e-mail à fr@example.org.',
    confirm: 'Confirmer et continuer',
    wrong: 'E-mail ou mot de passe incorrect',
    email: 'Saisissez une adresse e-mail valide',
    password: 'Le mot de passe doit comporter au moins 6 caractères',
    taken: 'Cette adresse est déjà enregistrée. Connectez-vous ou utilisez « Mot de passe oublié ».',
    unconfirmed: 'Confirmez d’abord votre adresse e-mail',
  },
] as const;

describe.each(tables)('in $visitor.language', (words) => {
  const { visitor, me } = words;
  const secret = 'secret-1';

  it('a sign-up shows its errors, and the emailed link confirms it and opens the requested page', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, visitor);
    await page.goto('/auth?mode=sign-up&next=/tutor-models');
    await type(page, { name: 'Ana Ejemplo', email: 'not-an-address', password: '12345' });
    await submit(page);
    await says(page, words.email);
    await says(page, words.password);
    expect(
      await page.locator('input[name="email"]').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await picture(page, `sign-up-errors-${visitor.language}`);
    await type(page, { email: me, password: secret });
    await page.getByRole('button', { name: words.signUp, exact: true }).click();
    await says(page, words.sent);
    await picture(page, `check-mail-${visitor.language}`);
    expect(problems).toEqual([]);
    // Before the confirmation signing in fails, and the email can be sent again.
    const early = await visit(at.browser, at.app.url, visitor);
    await early.page.goto('/auth');
    await type(early.page, { email: me, password: secret });
    await submit(early.page);
    await says(early.page, words.unconfirmed);
    await picture(early.page, `unconfirmed-${visitor.language}`);
    await early.context.close();

    await page.goto(await linkMailedTo(at.app.url, me));
    await page.getByRole('button', { name: words.confirm }).click();
    await page.waitForURL('**/tutor-models');
    await context.close();
  });

  it('a registered address is reported at its field', async () => {
    const { page, context } = await visit(at.browser, at.app.url, visitor);
    await page.goto('/auth?mode=sign-up');
    await type(page, { name: 'Ana', email: words.registered, password: secret });
    await submit(page);
    await says(page, words.taken);
    await picture(page, `registered-${visitor.language}`);
    expect(await page.locator('input[name="password"]').inputValue()).toBe(secret);
    await context.close();
  });

  it('a wrong password is rejected, and the right one opens the requested page', async () => {
    const { page, context } = await visit(at.browser, at.app.url, visitor);
    await page.goto('/auth?next=/courses');
    await type(page, { email: me, password: 'not-this' });
    await submit(page);
    await says(page, words.wrong);
    await picture(page, `wrong-${visitor.language}`);
    await type(page, { password: secret });
    await submit(page);
    await expectUrl(page, '**/courses');
    await context.close();
  });
});

describe('typed text is kept', () => {
  const fields = (page: Page) =>
    page.evaluate(() =>
      Object.fromEntries([...document.querySelectorAll('input')].map((input) => [input.name, input.value])),
    );

  it('when switching forms, when reading the terms, and when offline', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto('/auth?mode=sign-up');
    await type(page, { name: 'Ana', email: 'ana@example.org', password: 'secret-1' });
    const nav = page.getByRole('navigation', { name: 'Sign in' });
    await nav.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Welcome back.' }).waitFor();
    await expect.poll(() => fields(page)).toMatchObject({ email: 'ana@example.org', password: 'secret-1' });
    await nav.getByRole('link', { name: 'Create account' }).click();
    await page.locator('main').getByRole('link', { name: 'Terms of Service' }).click();
    await page.waitForURL('**/terms');
    await page.goBack();
    await page.getByRole('heading', { name: 'Create your account.' }).waitFor();
    const typed = { name: 'Ana', email: 'ana@example.org', password: 'secret-1' };
    await expect.poll(() => fields(page)).toMatchObject(typed);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submit(page);
    await says(page, 'We can’t reach the server. What you typed is still here; please try again.');
    await expect.poll(() => fields(page)).toMatchObject(typed);
    await context.setOffline(false);
    await submit(page);
    await says(page, 'We’ve sent an email to ana@example.org.');
    await context.close();
  });

  it('when the page is reloaded on returning from another site', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto('/auth?mode=sign-up');
    await type(page, { name: 'Ana', email: 'ana2@example.org' });
    await page.goto('about:blank');
    await page.goBack();
    await ready(page);
    await expect.poll(() => fields(page)).toMatchObject({ name: 'Ana', email: 'ana2@example.org' });
    await type(page, { password: 'secret-1' });
    await submit(page);
    await says(page, 'We’ve sent an email to ana2@example.org.');
    // The code form survives a reload; Back leads to the sign-up form.
    await page.reload();
    await says(page, 'We’ve sent an email to ana2@example.org.');
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect.poll(() => fields(page)).toMatchObject({ email: 'ana2@example.org' });
    await context.close();
  });
});

describe('the redirect after signing in', () => {
  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'only goes to our own pages: not to %s',
    async (next) => {
      const { page, context } = await visit(at.browser, at.app.url, english);
      await page.goto(`/auth?${new URLSearchParams({ next })}`);
      await type(page, { email: 'leo.learner@example.org', password: demoPassword });
      await submit(page);
      await expectUrl(page, `${at.app.url}/dashboard`);
      await context.close();
    },
  );
});

describe('a password manager', () => {
  it.each([
    ['/auth', ['email username', 'password current-password']],
    ['/auth?mode=sign-up', ['name name', 'email username', 'password new-password']],
    ['/auth?mode=link', ['email username']],
    ['/auth?mode=forgot', ['email username']],
    ['/reset-password?token_hash=x', ['password new-password']],
  ])('recognises the fields of %s', async (path, expected) => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto(path);
    await ready(page);
    const form = page.locator('main form');
    expect(await form.getAttribute('method')).toBe('post');
    expect(
      await form
        .locator('input')
        .evaluateAll((inputs) =>
          inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('autocomplete')}`),
        ),
    ).toEqual(expected);
    await context.close();
  });

  it('and the visibility toggle reveals the password, also for a screen reader', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto('/auth');
    await type(page, { password: 'secret-1' });
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.locator('input[name="password"]').getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await page.locator('input[name="password"]').getAttribute('type')).toBe('password');
    await context.close();
  });
});
