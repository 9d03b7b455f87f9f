import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseLaterDay } from './booking-steps.ts';
import { ready } from './browser.ts';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { codeMailedTo, demoPassword, linkMailedTo } from './accounts.ts';
import type { AppServer } from './app-server.ts';
import { setTime } from './week-steps.ts';

/*
 * What a visitor without an account, or signed out, does on the booking page: by keyboard alone, without leaving the page, while the time
 * stays held.
 */

type Language = 'en' | 'es' | 'fr';
type LookAt = (page: Page, name: string) => Promise<void>;

/** A press without a mouse. */
export const press = async (target: Locator, key = 'Enter') => {
  await target.focus();
  await target.press(key);
};

/** Holds a time of Amara's and continues to the page that books it. */
export async function holdATime(page: Page): Promise<void> {
  await page.goto('/book?tutor=amara-okafor');
  await ready(page);
  await chooseLaterDay(page, press);
  await page.waitForURL('**/book?*day=*');
  await press(page.locator('.day .slot').first());
  await press(page.locator('a[href^="/confirm?hold="]').locator('visible=true').first());
  await page.waitForURL('**/confirm?hold=*');
}

const input = (page: Page, name: string) => page.locator(`.account-ways input[name="${name}"]`);
const go = (page: Page) => page.locator('.account-ways button[type="submit"]');

/** Marks the page, so that a reload would be noticed; then checks the mark, the hold and the clock. */
async function staysOnPage(page: Page, act: () => Promise<void>): Promise<void> {
  const { searchParams } = new URL(page.url());
  await page.evaluate(() => document.documentElement.setAttribute('data-same', 'yes'));
  const time = page.locator('.hold b');
  const before = await time.innerText();
  expect(before).toMatch(/\d:\d\d/);
  const narrow = (page.viewportSize()?.width ?? 0) < 1100;
  expect(await page.locator('.stick b').isVisible()).toBe(narrow);
  await act();
  await page.locator('form.fields button.btn-primary').waitFor();
  expect(await page.locator('html').getAttribute('data-same')).toBe('yes');
  await page.waitForURL(`**/confirm?hold=${searchParams.get('hold')}`);
  expect(await time.innerText()).toMatch(/\d:\d\d/);
  // A fast machine does all of this within one second.
  await expect.poll(() => time.innerText()).not.toBe(before);
}

/** The page names the signed-in account, and the keyboard focus continues from there. */
async function isWelcomed(page: Page, language: Language, email: string): Promise<void> {
  const { arrived } = bookPagesTexts[language].bookPages.confirm;
  await page.waitForFunction(() => document.activeElement?.classList.contains('arrived'));
  expect(await page.locator('.arrived').innerText()).toBe(arrived.replace('{email}', email));
}

type Person = { email: string; name: string; language: Language; lookAt: LookAt; url: string };

/** Creates an account and types the six digits of the email. */
export async function signUpHere(page: Page, person: Person): Promise<void> {
  const { email, name, language, lookAt, url } = person;
  const { account } = bookPagesTexts[language].bookPages.confirm;
  await staysOnPage(page, async () => {
    await page.getByRole('heading', { level: 2, name: account }).waitFor();
    await lookAt(page, `sign-up-here-${language}`);
    await fillSignUp(page, { email, name });
    await input(page, 'code').waitFor();
    await lookAt(page, `code-here-${language}`);
    await input(page, 'code').fill(await codeMailedTo(url, email));
    await input(page, 'code').press('Enter');
  });
  await isWelcomed(page, language, email);
  await lookAt(page, `signed-up-here-${language}`);
}

async function fillSignUp(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await input(page, 'name').fill(name);
  await input(page, 'email').fill(email);
  await input(page, 'password').fill(demoPassword);
  await input(page, 'password').press('Enter');
}

/** Creates an account and opens the emailed link in another tab: both continue with the hold. */
export async function signUpByLink(page: Page, person: Person): Promise<void> {
  const { email, name, url } = person;
  await fillSignUp(page, { email, name });
  await input(page, 'code').waitFor();
  const other = await page.context().newPage();
  await staysOnPage(page, async () => {
    const link = new URL(await linkMailedTo(url, email));
    await other.goto(`${url}${link.pathname}${link.search}`);
    await ready(other);
    await press(other.locator('main .btn-primary'));
    await other.waitForURL('**/confirm?hold=*');
    await other.locator('form.fields button.btn-primary').waitFor();
  });
  await other.close();
}

/** Switches to signing in, mistypes the password, opens the other methods, and signs in. All input is preserved. */
export async function signInHere(
  page: Page,
  person: Omit<Person, 'name' | 'url'> & { readonly password: string },
): Promise<void> {
  const { email, language, lookAt, password } = person;
  const t = accountsTexts[language].accounts;
  await staysOnPage(page, async () => {
    await input(page, 'email').fill(email);
    await press(page.locator('.account-ways .tab').first());
    // Before the other form is rendered, the password would be typed into the old one.
    await page.locator('.account-ways .tab[aria-current="page"]:first-child').waitFor();
    await input(page, 'password').fill('not-the-password');
    expect(await input(page, 'email').inputValue()).toBe(email);
    await input(page, 'password').press('Enter');
    await page.getByText(t.errors.credentials).waitFor();
    await lookAt(page, `sign-in-here-${language}`);
    await press(page.getByRole('link', { name: t.signIn.forgot }));
    await page.getByRole('heading', { level: 2, name: t.forgot.heading }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
    expect(await input(page, 'email').inputValue()).toBe(email);
    await lookAt(page, `forgot-here-${language}`);
    await press(page.getByRole('link', { name: t.forgot.back }));
    await page.getByRole('heading', { level: 2, name: t.forgot.heading }).waitFor({ state: 'detached' });
    await input(page, 'password').fill(password);
    await press(go(page));
  });
  await isWelcomed(page, language, email);
  await lookAt(page, `signed-in-here-${language}`);
}

const typed = (page: Page, names: readonly string[]) =>
  Promise.all(names.map((name) => input(page, name).inputValue()));
const heldAs = (page: Page) => new URL(page.url()).searchParams.get('hold');

type Ending = { app: AppServer; context: BrowserContext; at: string; time: Locator };

/** The ten minutes end while a password is typed: the input stays, and the same time, still free, is held again. */
export async function endsWhileTyping(page: Page, person: Person, ending: Ending): Promise<void> {
  const { email, name, lookAt, language } = person;
  const { accountOver } = bookPagesTexts[language].bookPages.confirm;
  const [begun, rest] = [demoPassword.slice(0, 5), demoPassword.slice(5)];
  await input(page, 'name').fill(name);
  await input(page, 'email').fill(email);
  await input(page, 'password').fill(begun);
  const before = heldAs(page);
  await setTime(ending.app, [ending.context], ending.at);
  await ending.time.waitFor();
  await page.keyboard.type(rest);
  await page.getByText(accountOver).waitFor();
  await lookAt(page, 'over-while-typing');
  // The bar at the bottom leads to the offers.
  await press(page.locator('.stick button'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.lost') !== null)).toBe(true);
  await press(ending.time);
  await page.waitForURL(() => heldAs(page) !== before);
  await page.locator('.hold b', { hasText: /\d:\d\d/ }).waitFor();
  expect(await typed(page, ['name', 'email', 'password'])).toEqual([name, email, demoPassword]);
}

/** They end again while the emailed code is typed, and another user takes the time: another one is held, and the code input continues. */
export async function endsWhileWaiting(
  page: Page,
  { email, url, language, lookAt }: Person,
  { take, ...ending }: Ending & { take: () => Promise<unknown> },
): Promise<void> {
  await press(go(page));
  await input(page, 'code').waitFor();
  const code = await codeMailedTo(url, email);
  await input(page, 'code').fill(code.slice(0, 3));
  const before = heldAs(page);
  await setTime(ending.app, [ending.context], ending.at);
  await ending.time.waitFor();
  await take();
  await press(ending.time);
  await ending.time.waitFor({ state: 'detached' });
  const near = page.locator('.lost .slot');
  expect(await near.count()).toBe(3);
  await lookAt(page, 'over-and-taken');
  await press(near.first());
  await page.waitForURL(() => heldAs(page) !== before);
  expect(await typed(page, ['code'])).toEqual([code.slice(0, 3)]);
  await input(page, 'code').press('End');
  await page.keyboard.type(code.slice(3));
  await page.keyboard.press('Enter');
  await isWelcomed(page, language, email);
}
