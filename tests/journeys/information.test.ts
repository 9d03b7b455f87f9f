import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { foundersTexts } from '#app/founders/messages/index.ts';
import { contactTexts } from '#app/marketing/messages/contact/index.ts';
import { infoTexts } from '#app/marketing/messages/info/index.ts';
import { languages } from '#app/platform/texts.ts';
import { closedTexts } from '#app/shell/messages/failures.ts';
import { picture, ready, writeSession, visit, expectVisible } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { mailsTo } from '../support/app-server.ts';

/* A visitor on a phone searches for an answer in vain, writes to us, and is answered by a founder from the hub; the answer arrives. */

const at = setUpAppServerAndBrowser();

const faq = infoTexts.es.info.questions;
const contact = contactTexts.es.contact;
const hub = foundersTexts.en.founders.messages;

const questionsOf = (page: Page) => page.locator('.questions details');

/** Different in each run: the same text from the same address is stored once. */
const uniqueQuestion = () => `¿Hay clases en el submarino ${Date.now()}?`;

it('a visitor finds a question on the phone, asks another, and gets a founder’s answer', async () => {
  const phone = await visit(at.browser, at.app.url, { language: 'es-CO', width: 390 });
  await phone.page.goto('/faq');
  await ready(phone.page);
  const all = await questionsOf(phone.page).count();
  const field = phone.page.getByLabel(faq.label);
  await field.fill('anular');
  await expect.poll(() => questionsOf(phone.page).count()).toBeLessThan(all);
  await field.press('Enter');
  await phone.page.keyboard.press('Enter');
  await phone.page.locator('details#cancel[open]').waitFor();
  await field.fill('submarino');
  await expect.poll(() => phone.page.getByRole('status').first().innerText()).toContain('Ninguna');
  await picture(phone.page, 'faq-none-phone');
  await phone.page.getByRole('link', { name: faq.ask }).click();

  const message = phone.page.getByLabel(contact.message);
  await expect.poll(() => message.inputValue()).toBe('submarino');
  const question = uniqueQuestion();
  await message.fill(question);
  await phone.page.getByLabel(contact.name).fill('Marina Ríos');
  await phone.page.getByLabel(contact.email).fill('marina@example.org');
  await phone.page.getByRole('button', { name: contact.send, exact: true }).click();
  // Filled in faster than people write: the form says so, keeps everything, and accepts the visitor's confirmation.
  await phone.page.getByRole('button', { name: contact.person }).click();
  await phone.page.getByText(contact.sentTitle).waitFor();

  const founder = await visit(at.browser, at.app.url);
  await writeSession(founder.page, 'ana.founder@example.org');
  await founder.page.goto('/founder-hub');
  const row = founder.page.locator('.queue li', { hasText: question });
  await row.getByRole('button', { name: hub.answer, exact: true }).click();
  await row.getByRole('textbox').fill('Todavía no, pero el agua se oye en todas.');
  await row.getByRole('button', { name: hub.send }).dblclick();
  await row.getByText('ana.founder@example.org').waitFor();
  await row.getByText(hub.states.answered, { exact: true }).waitFor();
  await picture(founder.page, 'hub-message-answered');

  const mails = await mailsTo(at.app.url, 'marina@example.org');
  const answers = mails.filter(({ text }) => text.includes(`> ${question}`));
  expect(answers.map(({ subject }) => subject)).toEqual([
    'Curvela: nuestra respuesta a tu mensaje (Una pregunta)',
  ]);
  expect(answers[0]?.text).toContain('se oye en todas');
  expect([...phone.problems, ...founder.problems].filter((each) => !each.includes('422'))).toEqual([]);
});

it('a linked question is open, and the link in an answer opens it', async () => {
  const { page } = await visit(at.browser, at.app.url, { language: 'fr-FR', width: 390 });
  await page.goto('/faq#certificate');
  await expectVisible(page.locator('details#certificate[open]'));
});

const pages = '/mission /meet-the-team /teaching /pricing /contact /terms /privacy /faq'.split(' ');
/** Links in the footer whose pages are missing by specification. */
const meantMissing = ['/tutors', '/refund-policy', '/cookie-policy'];

it.each(languages)(
  'every internal link of the information pages works, including anchors: %s',
  async (language) => {
    const htmlOf = new Map<string, Promise<{ status: number; html: string }>>();
    const read = (path: string) => {
      const cached = htmlOf.get(path);
      if (cached) return cached;
      const loading = fetch(`${at.app.url}${path}`, { headers: { 'accept-language': language } }).then(
        async (answer) => ({ status: answer.status, html: await answer.text() }),
      );
      htmlOf.set(path, loading);
      return loading;
    };
    const broken: string[] = [];
    for (const from of pages) {
      const { html } = await read(from);
      const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/gu)].map(([, to = '']) =>
        to.replaceAll('&amp;', '&'),
      );
      expect(links.length).toBeGreaterThan(20);
      for (const to of new Set(links)) {
        if (/^(https?:|mailto:)/u.test(to) || meantMissing.includes(to)) continue;
        const [path, anchor] = to.split('#');
        const { status, html: target } = await read(path || from);
        if (status !== 200) broken.push(`${from}: ${to} is ${status}`);
        else if (anchor && !target.includes(`id="${anchor}"`))
          broken.push(`${from}: ${to} has no such place`);
      }
    }
    expect(broken).toEqual([]);
  },
);

/** Runs `npm run maintenance -- …` for the running app server; returns its output. */
async function maintenance(...words: string[]): Promise<string> {
  const command = ['--import', './server/require-node.mjs', 'server/commands/maintenance.ts', ...words];
  const environment = {
    PATH: process.env.PATH,
    DATA_DIR: at.app.dataDir,
    PORT: new URL(at.app.url).port,
  };
  return (await promisify(execFile)('node_modules/.bin/node', command, { env: environment })).stdout;
}

it('during maintenance an open page keeps typed text, says why, and resumes automatically afterwards', async () => {
  const { page } = await visit(at.browser, at.app.url, { language: 'fr-FR', width: 390 });
  await page.goto('/contact');
  await ready(page);
  const message = page.getByLabel(contactTexts.fr.contact.message);
  await message.fill('Une question.');
  const printed = await maintenance('on', '--by', 'ana.founder@example.org', '--minutes', '30');
  const closed = await visit(at.browser, at.app.url, { language: 'es-CO', width: 390 });
  await expect.poll(async () => (await closed.page.goto('/pricing'))?.status()).toBe(503);
  await picture(closed.page, 'closed-phone');
  expect(await closed.page.locator('h1').innerText()).toBe('Estamos trabajando en Curvela');

  await page.locator('main a[href="/faq"]').click();
  await page.getByText(closedTexts.fr.closed.title).waitFor();
  await picture(page, 'closed-open-page');
  expect(await message.inputValue()).toBe('Une question.');
  await closed.page.goto(/http\S+/.exec(printed)?.[0] ?? '');
  await closed.page.getByRole('contentinfo').waitFor();

  await maintenance('off', '--by', 'ana.founder@example.org');
  await page.waitForURL('**/faq');
  await page.getByText(closedTexts.fr.closed.title).waitFor({ state: 'detached' });
});

it('without a network an open page keeps typed text, says why, and resumes once it is back', async () => {
  const { page, context } = await visit(at.browser, at.app.url, { language: 'es-CO', width: 390 });
  await page.goto('/contact');
  await ready(page);
  const message = page.getByLabel(contactTexts.es.contact.message);
  await message.fill('Una pregunta.');
  const onward = page.locator('main a[href="/faq"]');
  const notice = page.getByText(closedTexts.es.cut.title);

  // The phone reports that it is offline.
  await context.setOffline(true);
  await onward.click();
  await notice.waitFor();
  await picture(page, 'cut-open-page');
  expect(await message.inputValue()).toBe('Una pregunta.');
  await context.setOffline(false);
  await notice.waitFor({ state: 'detached' });

  // It reports a connection, but no request succeeds.
  // The route stays: removing it can lose a script that is requested at that moment.
  let isCut = true;
  await page.route('**/*.data*', (route) => (isCut ? route.abort() : route.continue()));
  await onward.click();
  await notice.waitFor();
  expect(await message.inputValue()).toBe('Una pregunta.');
  isCut = false;
  await page.waitForURL('**/faq');
  await notice.waitFor({ state: 'detached' });
  expect(await page.locator('html').getAttribute('lang')).toBe('es-CO');
});

it('a link works on an offline machine that runs the product locally', async () => {
  const { page } = await visit(at.browser, at.app.url, { width: 390 });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto('/contact');
  await ready(page);
  await page.locator('main a[href="/faq"]').click();
  await page.waitForURL('**/faq');
  expect(await page.getByText(closedTexts.en.cut.title).count()).toBe(0);
});
