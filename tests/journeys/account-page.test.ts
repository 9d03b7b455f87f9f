import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calendarFeedTexts } from '#app/booking/messages/feed/index.ts';
import { violationsInBothThemes, violationsOn } from '../support/axe.ts';
import { picture, ready, signIn, writeSession, visit, expectVisible } from '../support/browser.ts';
import { setUpAppServerWithDatabase } from '../support/app-server-and-browser.ts';
import { mailTo } from '../support/app-server.ts';

/* The account page inside /dashboard, with real accounts in three languages. */

const leo = 'leo.learner@example.org';
const carmen = 'carmen.parent@example.org';
const lucia = 'lucia.tutor@example.org';
const page_ = '/dashboard?tab=account';

const at = setUpAppServerWithDatabase();

/** A section of the page, by its heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Makes every sign-in of the account older than fifteen minutes, so that none counts as recent. */
const age = (email: string) =>
  at.database.query(
    `update auth.sessions set created_at = created_at - interval '16 minutes'
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );

const countSessions = async (email: string): Promise<number> => {
  const { rows } = await at.database.query<{ count: number }>(
    `select count(*)::int as count from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1`,
    [email],
  );
  return rows[0]?.count ?? 0;
};

/** No violation of WCAG 2.2 AA in the current state, in both themes. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual({ light: [], dark: [] });
}

const codeOf = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

describe('the name of an account', () => {
  it('is changed on the account page, and the dashboard greets with it', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await signIn(page, leo);
    await page.getByRole('link', { name: 'Account' }).click();
    await page.waitForURL(`**${page_}`);
    const name = section(page, 'Name');
    await name.getByLabel('Full name').fill('x'.repeat(121));
    await name.getByRole('button', { name: 'Save the name' }).click();
    await name.getByText('Use one line with at most 120 characters.').waitFor();
    await expectAccessible(page);
    await name.getByLabel('Full name').fill(' Leonor  Martínez ');
    await name.getByRole('button', { name: 'Save the name' }).click();
    await name.getByRole('status').getByText('Your name is saved.').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Dashboard' }).last().click();
    await page.getByRole('heading', { level: 1, name: /, Leonor\.$/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /, Leonor\.$/ }).waitFor();
    await picture(page, 'dashboard-with-account');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'dashboard-with-account-phone');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a new email address', () => {
  it('needs a recent sign-in, is announced to the old address, and is confirmed from the new one, in Spanish', async () => {
    const { page, context } = await visit(at.browser, at.app.url, { language: 'es-CO', width: 390 });
    await writeSession(page, carmen);
    await age(carmen);
    await page.goto(`${page_}#email`);
    const email = section(page, 'Correo electrónico');
    await email.getByText(carmen).waitFor();
    await email.getByLabel('Dirección nueva').fill(carmen);
    await email.getByRole('button', { name: 'Cambiar la dirección' }).click();
    await email.getByText('Esta ya es tu dirección.').waitFor();
    await email.getByLabel('Dirección nueva').fill('Carmen.Nueva@example.org');
    await email.getByRole('button', { name: 'Cambiar la dirección' }).click();

    await email.getByRole('heading', { name: 'Confirma que eres tú' }).waitFor();
    expect(await email.getByLabel('Dirección nueva').inputValue()).toBe('Carmen.Nueva@example.org');
    await picture(page, 'account-confirm-es-phone');
    await expectAccessible(page);
    await email.getByLabel('Contraseña actual', { exact: true }).fill('not-the-password');
    await email.getByRole('button', { name: 'Confirmar y continuar' }).click();
    await email.getByText('Esta no es tu contraseña actual.').waitFor();
    await email.getByLabel('Contraseña actual', { exact: true }).fill('curvela-demo');
    await email.getByRole('button', { name: 'Confirmar y continuar' }).click();
    await email.getByText('Falta confirmar').waitFor();
    // The previous sign-in has ended: one session, not two.
    await expect.poll(() => countSessions(carmen)).toBe(1);
    await picture(page, 'account-pending-es-phone');
    await expectAccessible(page);

    expect((await mailTo(at.app.url, carmen)).text).toContain('carmen.nueva@example.org');
    await page.reload();
    await email.getByText('carmen.nueva@example.org').waitFor();
    const { text } = await mailTo(at.app.url, 'carmen.nueva@example.org');
    await email.getByLabel('Código de seis cifras').fill(codeOf(text));
    await email.getByRole('button', { name: 'Confirmar la dirección nueva' }).click();
    await email.getByText('Tu dirección es ahora carmen.nueva@example.org.').waitFor();
    await page.goto('/auth');
    await page.getByText('Iniciaste sesión como carmen.nueva@example.org.').waitFor();
    await context.close();
  });

  it('that is taken gets the same response; the change can be cancelled', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await writeSession(page, leo);
    await page.goto(page_);
    const email = section(page, 'Email');
    await email.getByLabel('New address').fill(lucia);
    await email.getByRole('button', { name: 'Change the address' }).click();
    await email.getByText('Waiting for').waitFor();
    const { text } = await mailTo(at.app.url, lucia, /already has an account/);
    expect(text).not.toMatch(/\b\d{6}\b/);
    await email.getByRole('button', { name: 'Keep the old address' }).click();
    await email.getByText(`The change is cancelled. Your address is still ${leo}.`).waitFor();
    await email.getByLabel('New address').waitFor();
    await context.close();
  });

  it('of an administrator gets the same response, and no link to confirm it', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await writeSession(page, leo);
    await page.goto(page_);
    const email = section(page, 'Email');
    await email.getByLabel('New address').fill('ana.founder@example.org');
    await email.getByRole('button', { name: 'Change the address' }).click();
    await email.getByText('Waiting for').waitFor();
    const { text } = await mailTo(at.app.url, 'ana.founder@example.org', /already has an account/);
    expect(text).not.toMatch(/\b\d{6}\b|verify/);
    await email.getByRole('button', { name: 'Keep the old address' }).click();
    await email.getByLabel('New address').waitFor();
    await context.close();
  });
});

describe('the password', () => {
  it('is changed with the current one; the old one no longer signs in, in French', async () => {
    const { page, context } = await visit(at.browser, at.app.url, {
      language: 'fr-FR',
      timeZone: 'Europe/Paris',
    });
    await writeSession(page, lucia);
    await page.goto(`${page_}#password`);
    const password = section(page, 'Mot de passe');
    await password.getByLabel('Mot de passe actuel').fill('pas-le-bon');
    await password.getByLabel('Nouveau mot de passe').fill('12345');
    await password.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await password.getByText('Le mot de passe doit comporter au moins 6 caractères').waitFor();
    await password.getByLabel('Nouveau mot de passe').fill('nouveau-secret');
    await password.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await password.getByText('Ce n’est pas votre mot de passe actuel.').waitFor();
    await password.getByLabel('Mot de passe actuel').fill('curvela-demo');
    await password.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expectVisible(password.getByRole('status').getByText('Votre nouveau mot de passe est enregistré.'));
    await context.close();

    const again = await visit(at.browser, at.app.url, { language: 'fr-FR' });
    await again.page.goto('/auth');
    await again.page.locator('input[name="email"]').fill(lucia);
    await again.page.locator('input[name="password"]').fill('curvela-demo');
    await again.page.locator('button[type="submit"]').click();
    await again.page
      .getByRole('alert')
      .getByText(/incorrect/i)
      .waitFor();
    await signIn(again.page, lucia, 'nouveau-secret');
    await again.context.close();
  });

  it('is offered to password managers with its address', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await writeSession(page, leo);
    await page.goto(page_);
    const form = section(page, 'Password').locator('form');
    await form.getByLabel('New password').waitFor();
    const fields = await form
      .locator('input')
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => [input.autocomplete, input.value]));
    expect(fields).toEqual([
      ['username', leo],
      ['current-password', ''],
      ['new-password', ''],
    ]);
    await context.close();
  });

  it('can be set by an account without one, after a code sent by email', async () => {
    await at.database.query(`update auth.users set encrypted_password = null where email = $1`, [leo]);
    const { page, context } = await visit(at.browser, at.app.url, { width: 390 });
    await page.goto('/auth?mode=link');
    await page.getByLabel('Email').fill(leo);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByLabel('Six-digit code').fill(codeOf((await mailTo(at.app.url, leo, /sign in/)).text));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/dashboard');
    await age(leo);
    // Emails are limited to one a minute: the next one is the confirmation.
    await at.database.query('delete from app.rate_limits');
    await page.goto(page_);
    await section(page, 'Ways to sign in').getByText('Not set').waitFor();
    const password = section(page, 'Password');
    await password.getByLabel('New password').fill('first-secret');
    await password.getByRole('button', { name: 'Set the password' }).click();
    await password.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    const before = await mailTo(at.app.url, leo, /sign in/);
    await password.getByRole('button', { name: 'Send the code' }).click();
    await password.getByLabel('Six-digit code').waitFor();
    await picture(page, 'account-code-phone');
    await expectAccessible(page);
    const next = async () => codeOf((await mailTo(at.app.url, leo, /sign in/)).text);
    await expect.poll(next).not.toBe(codeOf(before.text));
    await password.getByLabel('Six-digit code').fill(await next());
    await password.getByRole('button', { name: 'Confirm and continue' }).click();
    await password.getByText('Your new password is saved.').waitFor();
    await section(page, 'Ways to sign in').getByText('Set', { exact: true }).waitFor();
    await context.close();
    const again = await visit(at.browser, at.app.url);
    await signIn(again.page, leo, 'first-secret');
    await again.context.close();
  });
});

describe('sessions', () => {
  it('of two browsers are listed; an ended one is signed out with the reason, and can sign in again', async () => {
    const lost = await visit(at.browser, at.app.url, { language: 'es-CO' });
    await signIn(lost.page, 'ana.founder@example.org');
    const own = await visit(at.browser, at.app.url);
    await writeSession(own.page, 'ana.founder@example.org');
    await own.page.goto(`${page_}#sessions`);
    const sessions = section(own.page, 'Where you’re signed in');
    await sessions.getByText('This device').waitFor();
    expect(await sessions.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Chrome on Linux\s+This device\nsigned in /),
      expect.stringMatching(/^Chrome on Linux\nsigned in .+, active within the last hour\nSign out$/),
    ]);
    await sessions.getByRole('button', { name: /^Sign out: Chrome on Linux/ }).click();
    await sessions.getByText('Chrome on Linux is signed out.').waitFor();
    await sessions.getByText('You aren’t signed in anywhere else.').waitFor();

    await lost.page.getByRole('link', { name: 'Cuenta' }).click();
    await lost.page.getByText('Tu sesión se cerró. Vuelve a iniciar sesión.').waitFor();
    await picture(lost.page, 'account-signed-out-es');
    const back = lost.page.locator('main').getByRole('link', { name: 'Iniciar sesión' });
    expect(await back.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(page_)}`);
    expect(await lost.page.evaluate(() => localStorage.getItem('sb-session'))).toBeNull();
    await own.page.reload();
    await sessions.getByText('This device').waitFor();
    await lost.context.close();
    await own.context.close();
  });

  it('all others are ended with one click', async () => {
    const lost = await visit(at.browser, at.app.url);
    await signIn(lost.page, 'noah.founder@example.org');
    const own = await visit(at.browser, at.app.url);
    await writeSession(own.page, 'noah.founder@example.org');
    await own.page.goto(page_);
    const sessions = section(own.page, 'Where you’re signed in');
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await sessions.getByText('One other session is signed out.').waitFor();
    await lost.page.reload();
    await lost.page.getByText('You have been signed out here. Please sign in again.').waitFor();
    await expectVisible(lost.page.getByRole('heading', { name: 'Sign in to see your dashboard.' }));
    await lost.context.close();
    await own.context.close();
  });
});

describe('the language', () => {
  it('is changed at once on the page, which links to region and currency', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await writeSession(page, 'ana.founder@example.org');
    await page.goto(`${page_}#language`);
    await section(page, 'Language and region').getByLabel('Language').selectOption('fr-FR');
    const french = section(page, 'Langue et région');
    await french.getByRole('button', { name: 'Pays, monnaie, fuseau horaire' }).click();
    await expectVisible(page.getByRole('dialog').getByLabel('Pays'));
    await context.close();
  });
});

it('the address of a calendar feed is created, copied, renewed and revoked by keyboard', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const t = calendarFeedTexts.en.calendarFeed;
  await writeSession(page, 'noah.founder@example.org');
  await page.goto(`${page_}#calendar`);
  const part = section(page, 'Calendar');
  const press = async (name: string, within = part) => {
    await within.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const statusOf = (address: string) => page.request.get(address).then((answer) => answer.status());
  await press(t.make);
  const first = await part.getByLabel(t.address).inputValue();
  await press(t.copy);
  await part.getByText(t.copied, { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const webcal = part.getByRole('link', { name: t.device });
  expect(await webcal.getAttribute('href')).toBe(first.replace('http:', 'webcal:'));
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VCALENDAR');
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  await press(t.renew);
  await press(t.renew, dialog);
  await expect.poll(() => part.getByLabel(t.address).inputValue()).not.toBe(first);
  const second = await part.getByLabel(t.address).inputValue();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  // Shown once: after a reload the request exists, and can be withdrawn.
  await page.reload();
  await part.getByText(t.standing.split('{')[0] ?? '').waitFor();
  expect(await part.getByLabel(t.address).count()).toBe(0);
  await press(t.withdraw);
  await press(t.withdraw, dialog);
  await part.getByText(t.withdrawn).waitFor();
  expect(await statusOf(second)).toBe(404);
  expect(problems).toEqual([]);
  await context.close();
});

describe.each([
  { theme: 'light' as const, width: 1280, language: 'en-GB' as const },
  { theme: 'light' as const, width: 390, language: 'fr-FR' as const },
  { theme: 'dark' as const, width: 1280, language: 'fr-FR' as const },
  { theme: 'dark' as const, width: 390, language: 'es-CO' as const },
])('$theme, $width px, $language', ({ theme, width, language }) => {
  it('the account page has no violation of WCAG 2.2 AA, signed in and signed out', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, { width, language });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(page_);
    await ready(page);
    await page.locator('main h1').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await writeSession(page, 'ana.founder@example.org');
    await page.goto(page_);
    await page.locator('#sessions li').first().waitFor();
    await page.waitForLoadState('networkidle');
    await picture(page, `account-${theme}-${width}`);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.locator('h1:visible').count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('no page scrolls horizontally at 320 px, in the longest language', async () => {
  const { page, context } = await visit(at.browser, at.app.url, { width: 320, language: 'fr-FR' });
  await writeSession(page, 'ana.founder@example.org');
  await page.goto(page_);
  await page.locator('#sessions li').first().waitFor();
  await picture(page, 'account-320');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await context.close();
});
