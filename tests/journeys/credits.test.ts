import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bookCreditTexts } from '#app/booking/messages/credit/index.ts';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { creditPagesTexts } from '#app/pricing/messages/credits/pages/index.ts';
import { pricingTexts } from '#app/pricing/messages/index.ts';
import { makeAccount } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { chooseLaterDay } from '../support/booking-steps.ts';
import { picture, ready, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { mailTo } from '../support/app-server.ts';
import { textOfPdf } from '../support/pdf-text.ts';

/*
 * Five sessions from the price page to the documents: a visitor chooses a tutor, signs in and returns, buys by invoice, pays a session with
 * a credit, cancels it and gets the credit back, reads the invoice, returns the remaining credits. In two languages, on a desktop and on a
 * phone.
 */

const at = setUpAppServerAndBrowser();

const people = [
  { code: 'en', language: 'en-GB', timeZone: 'Europe/London', width: 1280, price: '£150.00' },
  { code: 'fr', language: 'fr-FR', timeZone: 'Europe/Paris', width: 390, price: '165,00' },
] as const;

const clean = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

describe.each(people)('five sessions as credits in $language', (person) => {
  it('are bought, used, refunded and documented', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, person);
    // A repeated journey uses another account.
    const email = `credits-${crypto.randomUUID()}@example.org`;
    await makeAccount(at.app.url, email, 'Zoë Łukasik');
    await buyFive(page, person, email);
    await bookWithCredit(page, person);
    await cancelAndHaveItBack(page, person);
    await readPapers(page, person);
    await giveRestBack(page, person);
    expect(problems).toEqual([]);
    await context.close();
  });
});

type Person = (typeof people)[number];

async function buyFive(page: Page, { code, price }: Person, email: string): Promise<void> {
  const t = creditPagesTexts[code].creditPages.five;
  await page.goto('/pricing');
  await ready(page);
  await page.getByRole('link', { name: pricingTexts[code].pricing.fiveAction }).click();
  await page.getByLabel(t.tutor).selectOption({ label: 'Lucía Restrepo' });
  await page.getByText(price).first().waitFor();
  await page.getByRole('link', { name: t.signIn }).waitFor();
  await clean(page);
  await picture(page, `five-${code}`);
  // Signed in, the choice is preserved.
  await writeSession(page, email);
  await page.goto('/pricing?buy=five&tutor=lucia-restrepo');
  await ready(page);
  // Pressed twice: one pack.
  const buy = page.getByRole('button', { name: t.buy });
  await buy.waitFor();
  await buy.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.getByText(/^(You have five credits|Tienes cinco créditos|Vous avez cinq crédits)\.$/).waitFor();
  await clean(page);
  await picture(page, `bought-${code}`);
  const mail = await mailTo(at.app.url, email, /Lucía Restrepo/);
  expect(mail.text).toMatch(/C-\d{4}-\d{5}/);
  await page.locator('#five').getByRole('link', { name: t.book }).click();
}

async function bookWithCredit(page: Page, { code }: Person): Promise<void> {
  const t = bookCreditTexts[code].bookCredit;
  await page.waitForURL('**/book?tutor=lucia-restrepo*');
  await chooseLaterDay(page);
  // Until then the times of another day are displayed.
  await page.waitForURL('**/book?*day=*');
  await page.locator('.day .slot').first().click();
  await page.locator('a[href^="/confirm?hold="]').locator('visible=true').first().click();
  const book = page.getByRole('button', { name: t.book });
  await book.waitFor();
  await clean(page);
  await picture(page, `confirm-credit-${code}`);
  // The other payment method is one press away, and so is the way back.
  await page.locator('input[name=pay]').last().press('Space');
  await page.getByRole('button', { name: bookPagesTexts[code].bookPages.confirm.book }).waitFor();
  await page.locator('input[name=pay]').first().press('Space');
  await book.click();
  await page.waitForURL('**/booking/thanks?booking=*');
  await page.getByText(t.price, { exact: true }).waitFor();
  await clean(page);
  await picture(page, `booked-credit-${code}`);
}

async function cancelAndHaveItBack(page: Page, { code }: Person): Promise<void> {
  const t = bookPagesTexts[code].bookPages;
  await page.getByRole('button', { name: t.thanks.cancel }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t.cancel.creditAll).waitFor();
  await picture(page, `cancel-credit-${code}`);
  await dialog.getByRole('button', { name: t.cancel.confirm }).click();
  await page.locator('.state.is-cancelled').waitFor();
}

async function readPapers(page: Page, { code, price }: Person): Promise<void> {
  const t = creditPagesTexts[code].creditPages;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: t.link }).click();
  await page.getByText(t.kinds.returned).waitFor();
  await page.getByText(t.kinds.spent).waitFor();
  expect(await page.locator('.credit-packs li').count()).toBe(1);
  const pdf = page.getByRole('button', { name: /PDF/ });
  await pdf.waitFor();
  await clean(page);
  await picture(page, `credits-${code}`);
  const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
  const text = textOfPdf(readFileSync(await download.path())).replaceAll('\u00A0', ' ');
  expect(text).toContain(price);
  expect(text.replaceAll('\n', '')).toContain('Zoë Łukasik');
}

async function giveRestBack(page: Page, { code }: Person): Promise<void> {
  const t = creditPagesTexts[code].creditPages;
  await page.getByRole('button', { name: t.giveBack }).click();
  const dialog = page.getByRole('dialog');
  await picture(page, `give-back-${code}`);
  await dialog.getByRole('button', { name: t.giveBack }).click();
  await page.getByText(t.kinds.refunded).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /PDF/ }).count()).toBe(2);
  await clean(page);
}
