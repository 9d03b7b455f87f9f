import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payingTexts } from '#app/booking/messages/paying/index.ts';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { creditPagesTexts } from '#app/pricing/messages/credits/pages/index.ts';
import { makeAccount } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { launchBrowser, picture, ready, signIn, visit } from '../support/browser.ts';
import { holdATime, press, signInHere, signUpByLink, signUpHere } from '../support/confirm-steps.ts';
import { type AppServer, mailsTo, startAppServer } from '../support/app-server.ts';
import { deliver } from '../stripe/deliveries.ts';
import { type StripeServer, startStripe } from '../stripe/server.ts';
import { webhookSecret } from '../stripe/payment-app.ts';

/*
 * Card payment on a phone, by keyboard alone, with an account created on the way, through a local provider that implements Stripe's
 * protocol: the card is refused, the person leaves and returns to preserved input, pays, waits for the provider's event in three languages,
 * the events arrive three times and in reverse order, and a cancellation refunds the money.
 */

const email = 'pagadora@example.org';
const note = 'Fracciones, capítulo 4';
const t = payingTexts.es.paying;
const pages = bookPagesTexts.es.bookPages;

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

const lookAt = async (page: Page, name: string) => {
  await picture(page, `checkout-${name}`);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
};

it('a session is paid by card on a phone after a declined card, and only the provider’s confirmation counts', async () => {
  const visitor = { language: 'es-CO', timeZone: 'America/Bogota', width: 390 } as const;
  const { page, context, problems } = await visit(browser, app.url, visitor);
  await holdATime(page);
  await signUpHere(page, { email, name: 'Paula Pagadora', language: 'es', lookAt, url: app.url });
  const leave = await payWithRefusedCard(page);
  await comeBack(page, leave);
  await payAndWait(page);
  const booking = await readTexts(page);
  await payNothingTwice(page);
  await cancel(page, booking);
  await readTerms(page);
  expect(problems).toEqual([]);
  await context.close();
});

it.each([
  ['en', 'en-GB', 390],
  ['fr', 'fr-FR', 1280],
] as const)(
  'an account is created or signed in on the booking page, and the time stays held (%s)',
  async (...visitor) => {
    const [language, locale, width] = visitor;
    // Visitors of one network without an account share a limit of holds on a short day.
    const network = language === 'en' ? '203.0.113.1' : '203.0.113.2';
    const { page, context, problems } = await visit(browser, app.url, { language: locale, width, network });
    const person = { name: 'Ines Example', language, lookAt, url: app.url };
    const address = `${language}-${crypto.randomUUID()}@example.org`;
    await holdATime(page);
    if (language === 'en') await signUpByLink(page, { ...person, email: address });
    else {
      // The password of the demo accounts opens nothing behind a proxy.
      const password = `${crypto.randomUUID()}-password`;
      await makeAccount(app.url, address, 'Ines Example', password);
      await signInHere(page, { ...person, email: address, password });
    }
    expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
    await context.close();
  },
);

/** The texts about payment match a site that takes cards. */
async function readTerms(page: Page): Promise<void> {
  for (const path of ['faq', 'terms', 'privacy', 'tutors/amara-okafor']) {
    await page.goto(`/${path}`);
    // Collapsed answers are included.
    const words = `${path}: ${await page.locator('main').textContent()}`;
    expect(words).toContain('Stripe');
    expect(words).not.toMatch(/no pedimos tarjeta|No hace falta tarjeta/);
    await lookAt(page, path.replace('/', '-'));
  }
  await page.goto('/terms#credits');
  await page.locator('h2#credits').waitFor();
}

it('five sessions are paid by card on a phone, and the credits arrive with the provider’s confirmation', async () => {
  const buyer = `paquete-${crypto.randomUUID()}@example.org`;
  await makeAccount(app.url, buyer, 'Pilar Paquete');
  const visitor = { language: 'es-CO', timeZone: 'America/Bogota', width: 390 } as const;
  const { page, context, problems } = await visit(browser, app.url, visitor);
  await signIn(page, buyer);
  await leaveAndComeBack(page);
  await payForFive(page, buyer);
  await giveFiveBack(page);
  expect(problems).toEqual([]);
  await context.close();
});

const credits = creditPagesTexts.es.creditPages;
const payFive = (page: Page) => page.locator('#five form.fields button.btn-primary');

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto('/pricing?buy=five&tutor=lucia-restrepo');
  await ready(page);
  await expect.poll(() => payFive(page).innerText()).toMatch(/^Pagar \$/);
  await lookAt(page, 'five');
  await press(payFive(page));
  await page.waitForURL(`${stripe.url}/c/pay/*`);
  const checkout = page.url();
  await press(page.getByRole('button', { name: 'Pay with a card that is declined' }));
  await page.getByRole('alert').waitFor();
  await press(page.getByRole('button', { name: 'Leave' }));
  await page.waitForURL('**/pricing?buy=five&tutor=lucia-restrepo&currency=COP&left=*');
  await page.getByText(credits.five.refused).waitFor();
  expect(await page.getByLabel(credits.five.tutor).inputValue()).toBe('lucia-restrepo');
  await lookAt(page, 'five-left');
  await press(payFive(page));
  await page.waitForURL(`${stripe.url}/c/pay/*`);
  expect(page.url()).toBe(checkout);
}

async function payForFive(page: Page, buyer: string): Promise<void> {
  stripe.deliveries.keep();
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await page.waitForURL('**/pricing?buy=five&*paid=*');
  await page.getByText(credits.five.waiting).waitFor();
  await lookAt(page, 'five-waiting');
  await stripe.deliveries.release(3, (events) => events.toReversed());
  await page.getByText('Tienes cinco créditos.').waitFor();
  await lookAt(page, 'five-paid');
  expect((await mailsTo(app.url, buyer)).filter(({ text }) => /C-\d{4}-\d{5}/.test(text))).toHaveLength(1);
  await page.locator('#five').getByRole('link', { name: credits.five.book }).waitFor();
  await press(page.locator('#five').getByRole('link', { name: credits.five.see }));
  await page.waitForURL('**/dashboard?tab=credits');
}

async function giveFiveBack(page: Page): Promise<void> {
  const before = stripe.ledger.refunds.size;
  await press(page.getByRole('button', { name: credits.giveBack }));
  const dialog = page.getByRole('dialog');
  await lookAt(page, 'five-give-back');
  await press(dialog.getByRole('button', { name: credits.giveBack }));
  await page.getByText(credits.kinds.refunded).waitFor();
  await expect.poll(() => stripe.ledger.refunds.size).toBe(before + 1);
  const [session, refund] = [
    [...stripe.ledger.sessions.values()].at(-1),
    [...stripe.ledger.refunds.values()].at(-1),
  ];
  expect(refund?.amount).toBe(session?.amount_total);
}

async function payWithRefusedCard(page: Page): Promise<string> {
  await page.locator('textarea').fill(note);
  const pay = page.locator('form.fields button.btn-primary');
  await expect.poll(() => pay.innerText()).toMatch(/^Pagar \$/);
  await lookAt(page, 'confirm');
  await press(pay);
  await page.waitForURL(`${stripe.url}/c/pay/*`);
  const checkout = page.url();
  // In pesos, with two decimals as the provider counts.
  expect(await page.locator('#amount').innerText()).toMatch(/^\d+\.00 COP$/);
  await press(page.getByRole('button', { name: 'Pay with a card that is declined' }));
  await page.getByRole('alert').waitFor();
  await press(page.getByRole('button', { name: 'Leave' }));
  await page.waitForURL('**/confirm?hold=*');
  return checkout;
}

async function comeBack(page: Page, checkout: string): Promise<void> {
  await page.getByText(t.refused).waitFor();
  expect(await page.locator('textarea').inputValue()).toBe(note);
  await lookAt(page, 'refused');
  await press(page.locator('form.fields button.btn-primary'));
  await page.waitForURL(`${stripe.url}/c/pay/*`);
  expect(page.url()).toBe(checkout);
  expect(stripe.ledger.sessions.size).toBe(1);
}

async function payAndWait(page: Page): Promise<void> {
  stripe.deliveries.keep();
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await page.waitForURL('**/booking/thanks?payment=*');
  await page.getByRole('heading', { name: t.waiting }).waitFor();
  await lookAt(page, 'waiting');
  const address = page.url();
  for (const code of ['fr', 'en', 'es'] as const) {
    await page.goto(`${address}&lang=${code}`);
    await page.getByRole('heading', { name: payingTexts[code].paying.waiting }).waitFor();
  }
}

async function readTexts(page: Page): Promise<string> {
  await stripe.deliveries.release(3, (events) => events.toReversed());
  await page.waitForURL('**/booking/thanks?booking=*');
  await page.getByText(pages.states.confirmed).waitFor();
  await page.getByText(t.paid).waitFor();
  await lookAt(page, 'paid');
  expect(
    (await mailsTo(app.url, email)).filter(({ text }) => text.includes('pagado con tarjeta')),
  ).toHaveLength(1);
  return new URL(page.url()).searchParams.get('booking') ?? '';
}

/** All events are delivered again, and unsigned ones are refused. */
async function payNothingTwice(page: Page): Promise<void> {
  const before = (await mailsTo(app.url, email)).length;
  const url = `${app.url}/functions/v1/stripe/webhook`;
  const now = Math.floor(Date.now() / 1000);
  for (const event of stripe.deliveries.sent) {
    expect(await deliver(event, { url, secret: webhookSecret }, now)).toBe(200);
    expect(await deliver(event, { url, secret: 'whsec_of_a_stranger' }, now)).toBe(400);
    expect(await deliver(event, { url, secret: webhookSecret }, now - 400)).toBe(400);
  }
  expect(await mailsTo(app.url, email)).toHaveLength(before);
  await page.reload();
  await page.getByText(pages.states.confirmed).waitFor();
}

async function cancel(page: Page, booking: string): Promise<void> {
  await press(page.getByRole('button', { name: pages.thanks.cancel }));
  await page.getByText(pages.cancel.toCard).waitFor();
  await lookAt(page, 'cancel');
  await press(page.getByRole('button', { name: pages.cancel.confirm }));
  await page.getByText(pages.states.cancelled).first().waitFor();
  await expect.poll(() => stripe.ledger.refunds.size).toBe(1);
  await expect
    .poll(async () => {
      await page.goto(`/booking/thanks?booking=${booking}`);
      return page.locator('.sum').innerText();
    })
    .toContain(t.refund.done);
  await lookAt(page, 'refunded');
}
