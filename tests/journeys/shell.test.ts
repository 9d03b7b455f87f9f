import { describe, expect, it } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { ready, writeSession, visit, expectVisible, expectUrl } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { says } from '../contract/specification.ts';

const at = setUpAppServerAndBrowser();

describe('the navigation bar', () => {
  it('changes its style after 20 px of scrolling, and shows the reading progress', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/faq');
    await ready(page);
    const scrolled = () => page.locator('header.nav.is-scrolled').count();
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect.poll(scrolled).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect.poll(scrolled).toBe(1);
    await context.close();
  });

  it('opens its menu on a phone, navigates and closes', async () => {
    const { page, context } = await visit(at.browser, at.app.url, { width: 390 });
    await page.goto('/');
    await ready(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await expect.poll(() => page.locator('#menu').isVisible()).toBe(false);
    await context.close();
  });
});

describe('the search', () => {
  it('finds a page by keyboard on a phone without accents, reports when it is unavailable, and opens the result', async () => {
    const { page, context } = await visit(at.browser, at.app.url, { width: 390, language: 'es-CO' });
    await page.goto('/faq');
    await ready(page);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.locator('#menu').getByRole('button', { name: 'Buscar' }).click();
    const window = page.getByRole('dialog', { name: 'Buscar' });
    await window.getByLabel('¿Qué buscas?').waitFor();
    await context.setOffline(true);
    await page.keyboard.type('ecuacion lin');
    await window.getByRole('alert').waitFor();
    await context.setOffline(false);
    await window.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await window.getByRole('link', { name: /Ecuaciones lineales/ }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await window.getByLabel('¿Qué buscas?').press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/faq');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});

describe('language and region', () => {
  it('Save changes language, currency and zone at once and everywhere, also after a reload', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await page.goto('/pricing');
    await ready(page);
    await page.getByText('£30').first().waitFor();
    await page.getByRole('button', { name: 'Language and Region' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Use device settings').setChecked(false, { force: true });
    await drawer.getByLabel('Language', { exact: true }).selectOption('fr-FR');
    await drawer.getByLabel('Currency').selectOption('EUR');
    await drawer.getByLabel('Time').fill('Europe/Paris');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Tarifs' }).first().waitFor();
    await page.getByText('32 €').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-FR');
    await page.reload();
    await page.getByText('32 €').first().waitFor();
    await page.goto('/tutor');
    await page.getByText('Paris').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the four fields are disabled while device settings are on', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/');
    await ready(page);
    await page.getByRole('button', { name: 'Language and Region' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Currency').waitFor();
    for (const name of ['Language', 'Country', 'Currency', 'Time']) {
      expect(await drawer.getByLabel(name).first().isDisabled()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    await context.close();
  });

  it('a URL can select a language, and its page links to the others', async () => {
    const spanish = await (await fetch(`${at.app.url}/pricing?lang=es`)).text();
    expect(spanish).toMatch(/<html lang="es/);
    for (const language of ['en', 'es', 'fr']) expect(spanish).toContain(`hrefLang="${language}"`);
    const first = await fetch(`${at.app.url}/`, { headers: { 'accept-language': 'de, fr;q=0.8' } });
    expect(first.headers.get('vary')?.toLowerCase()).toContain('accept-language');
    expect(await first.text()).toMatch(/<html lang="es-CO"/);
  });
});

describe('missing pages', () => {
  it.each([
    ['/tutors', 'Meet'],
    ['/refund-policy', 'refund'],
    ['/cookie-policy', 'cookie'],
    ['/no-such-page', ''],
  ])('%s has status 404 and suggests the intended page', async (path, suggestion) => {
    const answer = await fetch(at.app.url + path, { headers: { 'accept-language': 'en' } });
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain('No page here');
    expect(text).toMatch(new RegExp(suggestion, 'i'));
  });

  it('the site has no other dead link', async () => {
    const visited = new Set<string>();
    const dead: string[] = [];
    const queue = ['/'];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (visited.has(path)) continue;
      visited.add(path);
      const answer = await fetch(at.app.url + path, { headers: { 'accept-language': 'en' } });
      if (answer.status !== 200) dead.push(path);
      const text = await answer.text();
      // One example of each kind of address is enough: there are many hours and tutors.
      for (const [, href = ''] of text.matchAll(/href="(\/[^"#?]*)(?:[#?][^"]*)?"/g)) {
        if (!/\.(css|js|woff2|svg|png)$/.test(href) && !visited.has(href)) queue.push(href);
      }
    }
    expect(visited.size).toBeGreaterThan(25);
    expect(dead.sort()).toEqual(['/cookie-policy', '/refund-policy', '/tutors']);
  });
});

describe('the administrators’ pages', () => {
  it(`${says(4, 'no user goes to /auth; non-admin gets a toast and goes to /')}: send a visitor to sign in and back`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/founder-hub');
    await expectUrl(
      page,
      (url) => url.pathname === '/auth' && url.searchParams.get('next') === '/founder-hub',
    );
    await context.close();
  });

  it('send other accounts home with a notice, and open for a founder', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await writeSession(page, 'leo.learner@example.org');
    await page.goto('/lead-dashboard');
    await page.getByText('Access Denied').waitFor();
    await page.getByText("You don't have permission to access this page.").waitFor();
    await page.waitForURL(`${at.app.url}/`);
    await context.close();
    const founder = await visit(at.browser, at.app.url);
    await writeSession(founder.page, 'ana.founder@example.org');
    await founder.page.goto('/lead-dashboard');
    await founder.page.waitForURL('**/founder-hub');
    await expectVisible(founder.page.getByRole('heading', { level: 1 }));
    await founder.context.close();
  });
});

it('a page whose script fails shows the crash screen with two ways out', async () => {
  const { page, context } = await visit(at.browser, at.app.url);
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto('/');
  await ready(page);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.getByRole('button', { name: 'Reload Page' }).waitFor();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expectVisible(page.getByRole('link', { name: 'Book a Session' }).first());
  await context.close();
});
