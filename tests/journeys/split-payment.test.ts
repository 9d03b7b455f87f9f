import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { creditPagesTexts } from '#app/pricing/messages/credits/pages/index.ts';
import { makeAccount } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { launchBrowser, picture, visit, writeSession } from '../support/browser.ts';
import { holdATime, press } from '../support/confirm-steps.ts';
import { type AppServer, mailTo, startAppServer } from '../support/app-server.ts';
import { databaseOf } from '../support/app-server-database.ts';
import { type StripeServer, startStripe } from '../stripe/server.ts';
import { webhookSecret } from '../stripe/payment-app.ts';

/*
 * A family with credits of one tutor books a dearer one: a credit and the difference by card, on a phone in English and on a desktop in French.
 * The session says what paid for it, and cancelled in time it gives both back.
 */

let stripe: StripeServer;
let app: AppServer;
let browser: Browser;
beforeAll(async () => {
  stripe = await startStripe();
  const environment = {
    STRIPE_SECRET_KEY: 'sk_test_journey',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
  [app, browser] = await Promise.all([startAppServer({ environment }), launchBrowser()]);
  stripe.deliveries.to({ url: `${app.url}/functions/v1/stripe/webhook`, secret: webhookSecret });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  app?.clear();
  await stripe?.close();
});

const people = [
  {
    code: 'en',
    language: 'en-GB',
    timeZone: 'Europe/London',
    width: 390,
    currency: 'GBP',
    half: 1500,
    choice: '1 credit + £6.00 by card',
    back: '1 credit and £6.00 come back.',
    mail: 'Paid with a credit and £6.00 by card.',
  },
  {
    code: 'fr',
    language: 'fr-FR',
    timeZone: 'Europe/Paris',
    width: 1280,
    currency: 'EUR',
    half: 1650,
    choice: '1 crédit + 7,00 € par carte',
    back: 'Vous récupérez 1 crédit et 7,00 €.',
    mail: 'Réglé avec un crédit et 7,00 € par carte.',
  },
] as const;

const lookAt = async (page: Page, name: string) => {
  await picture(page, `split-${name}`);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
};
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

it.each(people)('a dearer session is paid with a credit and a card ($language)', async (person) => {
  const { code } = person;
  const email = `split-${crypto.randomUUID()}@example.org`;
  await makeAccount(app.url, email, 'Zoë Łukasik');
  await giveCredits(email, person);
  const { page, context, problems } = await visit(browser, app.url, person);
  await writeSession(page, email);
  await holdATime(page);
  const main = page.locator('main');
  await expect.poll(async () => plain(await main.textContent())).toContain(person.choice);
  await lookAt(page, `confirm-${code}`);
  await press(page.locator('form.fields button.btn-primary'));
  await page.waitForURL(`${stripe.url}/c/pay/*`);
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await page.waitForURL('**/booking/thanks?booking=*');
  await page.locator('.sum .pay').waitFor();
  await lookAt(page, `booked-${code}`);
  const { text } = await mailTo(app.url, email, /Amara Okafor/);
  expect(plain(text)).toContain(person.mail);
  await press(page.getByRole('button', { name: bookPagesTexts[code].bookPages.thanks.cancel }));
  const dialog = page.getByRole('dialog');
  await expect.poll(async () => plain(await dialog.textContent())).toContain(person.back);
  await lookAt(page, `cancel-${code}`);
  await press(dialog.getByRole('button', { name: bookPagesTexts[code].bookPages.cancel.confirm }));
  await page.locator('.state.is-cancelled').waitFor();
  await lookAt(page, `cancelled-${code}`);
  await page.goto('/dashboard?tab=credits');
  await page.getByText(creditPagesTexts[code].creditPages.kinds.returned).waitFor();
  await lookAt(page, `credits-${code}`);
  expect(problems).toEqual([]);
  await context.close();
});

/** Five credits that were bought with Lucía, paid by card. */
async function giveCredits(email: string, { currency, half }: (typeof people)[number]): Promise<void> {
  const database = await databaseOf(app);
  const { rows } = await database.query<{ id: string }>(
    `insert into app.credit_packs (account_id, tutor_id, halves, price_minor, half_value_minor, session_minor, currency, payment, locale, zone,
       bought_at, expires_at)
     select account.id, tutor.id, 10, $2::int * 10, $2, $2::int * 2 + 200, $3, 'card', 'en-GB', 'Europe/London', now(), now() + interval '1 year'
     from auth.users as account, app.tutors as tutor where account.email = $1 and tutor.slug = 'lucia-restrepo' returning id`,
    [email, half, currency],
  );
  await database.query(
    `insert into app.credit_entries (pack_id, kind, halves, created_at) values ($1, 'bought', 10, now())`,
    [rows[0]?.id],
  );
  await database.end();
}
