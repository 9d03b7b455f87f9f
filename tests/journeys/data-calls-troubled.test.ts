import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, signIn, visit, expectVisible } from '../support/browser.ts';
import { carmen, setUpDataCallsTest } from '../support/data-calls-setup.ts';
import { openDrawer, textSize, wire } from '../support/recorded-calls.ts';
import { says } from '../contract/specification.ts';

/*
 * The data calls of the specification (section 7) under failures: no permission, no network, two windows, invalid responses. The browser
 * logs failed requests as errors; our own code logs warnings.
 */

const at = setUpDataCallsTest();

const sizes = async () =>
  (await at.database.query<{ font_size: string }>('select font_size from user_preferences')).rows.map(
    ({ font_size }) => font_size,
  );

/** Console messages of our own code. */
function messagesOf(page: Page) {
  const lines: { kind: string; text: string }[] = [];
  page.on('console', (message) => lines.push({ kind: message.type(), text: message.text() }));
  return {
    warnings: () => lines.filter(({ kind }) => kind === 'warning').map(({ text }) => text),
    /** Without the browser's own messages about requests. */
    errors: () =>
      lines.filter(({ kind, text }) => kind === 'error' && !text.startsWith('Failed to load resource')),
  };
}

/** Simulates returning from another window. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

async function withoutRight(right: string, table: string, work: () => Promise<void>): Promise<void> {
  await at.database.query(`revoke ${right} on public.${table} from authenticated`);
  try {
    await work();
  } finally {
    await at.database.query(`grant ${right} on public.${table} to authenticated`);
  }
}

describe('a data query', () => {
  it(`${says(9, 'Data queries retry once')}: a failing one is sent exactly twice, then logged as a warning`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const console = messagesOf(page);
    const calls = wire(page);
    await withoutRight('select', 'user_preferences', async () => {
      await signIn(page, carmen);
      await expect
        .poll(() => console.warnings())
        .toEqual([expect.stringContaining('The accessibility settings could not be read')]);
      await page.getByRole('link', { name: 'Pricing' }).first().click();
      await page.waitForURL('**/pricing');
    });
    expect(calls.of('GET', '/rest/v1/user_preferences').length).toBe(2);
    expect(console.errors()).toEqual([]);
    await context.close();
  });

  it('stays fresh for five minutes', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.clock.install();
    const calls = wire(page);
    const countRequests = () => calls.of('GET', '/rest/v1/user_preferences').length;
    await at.database.query(
      `insert into user_preferences (user_id, font_size) select id, 'large' from auth.users where email = $1`,
      [carmen],
    );
    await signIn(page, carmen);
    // The response has arrived: from here on it ages.
    await expect.poll(() => textSize(page)).toBe('1.125rem');
    expect(countRequests()).toBe(1);
    await page.clock.fastForward('04:50');
    await comeBack(page);
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await page.waitForURL('**/pricing');
    expect(countRequests()).toBe(1);
    await page.clock.fastForward('00:15');
    await comeBack(page);
    await expect.poll(countRequests).toBe(2);
    await context.close();
  });
});

describe('Save', () => {
  it('succeeds even if the event cannot be recorded', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const console = messagesOf(page);
    await signIn(page, carmen);
    await withoutRight('insert', 'telemetry_events', async () => {
      const drawer = await openDrawer(page);
      await drawer.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Preferences saved').waitFor();
      await expect
        .poll(() => console.warnings())
        .toEqual([expect.stringContaining('The event was not recorded')]);
    });
    expect(console.errors()).toEqual([]);
    await context.close();
  });

  it('without a network keeps the choice with a notice, and syncs it to the account later', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, carmen);
    await page.goto('/faq');
    await ready(page);
    const drawer = await openDrawer(page);
    await drawer.getByLabel('Use device settings').setChecked(false, { force: true });
    await drawer.getByLabel('Language', { exact: true }).selectOption('fr-FR');
    await drawer.getByRole('button', { name: 'Very large' }).click();
    await context.setOffline(true);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Préférences enregistrées').waitFor();
    const again = await openDrawer(page);
    await again.getByText('Your last change isn’t in your account yet').waitFor();
    await expect.poll(() => textSize(page)).toBe('1.25rem');
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Langue et région' }).waitFor();
    await expect.poll(() => page.getByText('n’est pas encore dans votre compte').count()).toBe(0);
    await expect.poll(sizes).toEqual(['xlarge']);
    await expect
      .poll(
        async () => (await at.database.query('select preferred_locale from user_locale_preferences')).rows,
      )
      .toEqual([{ preferred_locale: 'fr-FR' }]);
    await context.close();
  });

  it('in a window closed while offline is synced by the next window', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, carmen);
    await page.goto('/faq');
    await ready(page);
    const drawer = await openDrawer(page);
    await drawer.getByLabel('Dyslexia-friendly font').waitFor();
    await page.route('**/rest/v1/user_preferences*', (route) => route.abort());
    await drawer.getByRole('button', { name: 'Small' }).click();
    await page.close();
    const next = await context.newPage();
    await next.goto('/faq');
    await expect.poll(sizes).toEqual(['small']);
    await expect.poll(() => textSize(next)).toBe('0.875rem');
    await context.close();
  });
});

describe('the locale of an account that cannot be loaded', () => {
  it.each([
    ['en-GB', 'Failed loading locale'],
    ['es-CO', 'No se pudo cargar la configuración regional'],
    ['fr-FR', 'Échec du chargement de la langue'],
  ] as const)('does not change the page; the drawer shows in %s: %s', async (language, text) => {
    const { page, context } = await visit(at.browser, at.app.url, { language });
    await page.route('**/functions/v1/account/locale', (route) => route.abort());
    await signIn(page, carmen);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const drawer = await openDrawer(page);
    await drawer.getByText(text).waitFor();
    await context.close();
  });

  it('with a reason shows the reason', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.route('**/functions/v1/account/locale', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Back in a minute' } } }),
    );
    await signIn(page, carmen);
    const drawer = await openDrawer(page);
    await expectVisible(drawer.getByText('Back in a minute'));
    await context.close();
  });
});

describe('two windows', () => {
  it('show the last change of either at once, and the account stores it', async () => {
    const { page: one, context } = await visit(at.browser, at.app.url);
    await signIn(one, carmen);
    const other = await context.newPage();
    await other.goto('/faq');
    await ready(other);
    await (await openDrawer(one)).getByRole('button', { name: 'Small' }).click();
    await expect.poll(() => textSize(other)).toBe('0.875rem');
    const drawer = await openDrawer(other);
    await drawer.getByRole('button', { name: 'Very large' }).click();
    await expect.poll(() => textSize(one)).toBe('1.25rem');
    await expect.poll(sizes).toEqual(['xlarge']);
    await drawer.getByLabel('Use device settings').setChecked(false, { force: true });
    await drawer.getByLabel('Language', { exact: true }).selectOption('es-CO');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => one.locator('html').getAttribute('lang')).toBe('es-CO');
    await context.close();
  });
});

describe('signing out', () => {
  it('restores the reading settings of the device', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/faq');
    await ready(page);
    await (await openDrawer(page)).getByRole('button', { name: 'Large', exact: true }).click();
    await signIn(page, carmen);
    await (await openDrawer(page)).getByRole('button', { name: 'Small' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(sizes).toEqual(['small']);
    await page.reload();
    await ready(page);
    expect(await textSize(page)).toBe('0.875rem');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.waitForURL(`${at.app.url}/`);
    await expect.poll(() => textSize(page)).toBe('1.125rem');
    await page.reload();
    await ready(page);
    expect(await textSize(page)).toBe('1.125rem');
    await context.close();
  });
});

describe('suppressed calls', () => {
  /** The module that creates the official client, as loaded by the page itself. */
  async function clientModule(page: Page): Promise<string> {
    const scripts: string[] = [];
    page.on('response', (answer) => {
      if (/\/assets\/supabase-.*\.js/.test(answer.url())) scripts.push(answer.url());
    });
    await page.goto('/faq');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    return scripts[0] ?? '';
  }

  /** Runs code with a client created in the page. As a string, because the test's compiler would rewrite the import. */
  const withClient = (page: Page, module: string, work: string): Promise<unknown> =>
    page.evaluate(`(async () => {
      const { createBackendClient } = await import(${JSON.stringify(module)});
      const client = createBackendClient({ url: location.origin, key: 'sb_publishable_curvela' });
      ${work}
    })()`);

  it(`${says(7, 'Request suppression: any request whose URL contains one of these paths is not sent')}: the seven are never sent and appear to succeed; others are sent`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const module = await clientModule(page);
    const calls = wire(page);
    const answers = await withClient(
      page,
      module,
      `const tables = ['analytics_sessions', 'analytics_page_views', 'session_recordings', 'system_settings'];
       const all = await Promise.all([
         client.functions.invoke('track-event', { body: { event: 'x' } }),
         client.rpc('track_user_event', { event: 'x' }),
         ...tables.map((table) => client.from(table).select('*')),
         client.from('user_locale_preferences').upsert({ user_id: '1' }).select(),
         client.from('referral_events').insert({ code: 'seen', type: 'click' }),
       ]);
       return all.map(({ data }) => JSON.stringify(data));`,
    );
    expect(answers).toEqual([...'1234567'].map(() => '{"ok":true,"skipped":true}').concat('null'));
    expect(calls.of('POST', '/rest/v1/referral_events').map(({ body }) => body)).toEqual([
      { code: 'seen', type: 'click' },
    ]);
    for (const part of [
      'track',
      'analytics',
      'session_recordings',
      'system_settings',
      'user_locale_preferences',
    ])
      expect(calls.touching(part)).toEqual([]);
    await context.close();
  });

  it(`${says(7, "Requests to any host of the backend service's domain are redirected to one fixed project host.")}: any host of the service’s domain is replaced by the configured one`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const module = await clientModule(page);
    const hosts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('referral_events')) hosts.push(new URL(request.url()).origin);
    });
    await withClient(
      page,
      module,
      `client.rest.url = 'https://somebody-else.supabase.co/rest/v1';
       await client.from('referral_events').insert({ code: 'redirected', type: 'click' });`,
    );
    expect(hosts).toEqual([at.app.url]);
    const { rows } = await at.database.query('select code from referral_events');
    expect(rows).toEqual([{ code: 'redirected' }]);
    await context.close();
  });
});
