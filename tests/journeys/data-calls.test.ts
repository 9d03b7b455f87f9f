import { describe, expect, it } from 'vitest';
import { ready, signIn, visit } from '../support/browser.ts';
import { carmen, setUpDataCallsTest } from '../support/data-calls-setup.ts';
import { type RecordedCall, openDrawer, subjectOf, textSize, wire } from '../support/recorded-calls.ts';
import { says } from '../contract/specification.ts';

/* The data calls of the specification (section 7), as a browser sends them, and the resulting rows in the database. */

const anonymousKey = 'sb_publishable_curvela';

const at = setUpDataCallsTest();

async function accountOf(email: string): Promise<string> {
  const { rows } = await at.database.query<{ id: string }>('select id from auth.users where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
}

const rowsOf = async (table: string): Promise<Record<string, unknown>[]> =>
  (await at.database.query<Record<string, unknown>>(`select * from public.${table}`)).rows;

describe('signing in', () => {
  it(`${says(7, 'Select all from user_preferences for the user, newest updated_at first, limit 1.')}: requests the newest accessibility settings of the account, and its locale without the suppressed call`, async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    const calls = wire(page);
    await signIn(page, carmen);
    const id = await accountOf(carmen);
    const request = await calls.one('GET', '/rest/v1/user_preferences');
    expect(request.query).toEqual({
      select: '*',
      user_id: `eq.${id}`,
      order: 'updated_at.desc',
      limit: '1',
    });
    expect(request.headers.apikey).toBe(anonymousKey);
    expect(subjectOf(request)).toBe(id);
    expect(subjectOf(await calls.one('GET', '/functions/v1/account/locale'))).toBe(id);
    expect(calls.touching('user_locale_preferences')).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it(`${says(4, "then the signed-in user's stored preferences override it")}: syncs language, currency, zone and reading settings to a new device`, async () => {
    const id = await accountOf(carmen);
    await at.database.query(
      `insert into user_locale_preferences values ($1, 'fr-FR', 'EUR', 'FR', 'Europe/Paris', false)`,
      [id],
    );
    await at.database.query(
      `insert into user_preferences (user_id, font_size, dyslexia_friendly_font) values ($1, 'xlarge', true)`,
      [id],
    );
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await signIn(page, carmen);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr-FR');
    await expect.poll(() => textSize(page)).toBe('1.25rem');
    expect(await page.locator('html').getAttribute('class')).toContain('dyslexia-font');
    // The next page includes them in its first response, before any script.
    const { value } = (await context.cookies()).find(({ name }) => name === 'prefs') ?? { value: '' };
    const first = await (
      await fetch(`${at.app.url}/pricing`, { headers: { cookie: `prefs=${value}` } })
    ).text();
    expect(first).toMatch(/<html lang="fr-FR" class="dyslexia-font" style="--user-font-size:1.25rem"/);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('Save', () => {
  it(`${says(7, "Insert into telemetry_events: user_id, event 'locale_preferences_saved', payload = locale state.")}: while signed in writes the event and the account’s record, and never requests the suppressed table`, async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await signIn(page, carmen);
    const id = await accountOf(carmen);
    const calls = wire(page);
    const drawer = await openDrawer(page);
    await drawer.getByLabel('Use device settings').setChecked(false, { force: true });
    await drawer.getByLabel('Language', { exact: true }).selectOption('es-ES');
    await drawer.getByLabel('Country').selectOption('ES');
    await drawer.getByLabel('Currency').selectOption('EUR');
    await drawer.getByLabel('Timezone').fill('Europe/Madrid');
    await drawer.getByRole('button', { name: 'Save' }).click();

    const state = {
      locale: 'es-ES',
      country: 'ES',
      currency: 'EUR',
      timezone: 'Europe/Madrid',
      source: 'device',
      useDeviceLocale: false,
    };
    const event = await calls.one('POST', '/rest/v1/telemetry_events');
    expect(event.body).toEqual({ user_id: id, event: 'locale_preferences_saved', payload: state });
    expect(event.headers.apikey).toBe(anonymousKey);
    expect(subjectOf(event)).toBe(id);
    const record = {
      preferred_locale: 'es-ES',
      preferred_currency: 'EUR',
      preferred_country: 'ES',
      preferred_timezone: 'Europe/Madrid',
      use_device_locale: false,
    };
    expect((await calls.one('PUT', '/functions/v1/account/locale')).body).toEqual(record);
    await expect.poll(() => rowsOf('user_locale_preferences')).toEqual([{ user_id: id, ...record }]);
    await expect
      .poll(() => rowsOf('telemetry_events'))
      .toEqual([expect.objectContaining({ user_id: id, event: 'locale_preferences_saved', payload: state })]);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es-ES');
    expect(calls.touching('user_locale_preferences')).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('stores on the device only while signed out: no event, no record', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/faq');
    await ready(page);
    const calls = wire(page);
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Preferences saved').waitFor();
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await page.waitForURL('**/pricing');
    expect([...calls.touching('telemetry'), ...calls.touching('account')]).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('curvela.locale.v1'))).toContain('"en-GB"');
    await context.close();
  });
});

describe('accessibility settings', () => {
  it(`${says(4, 'Accessibility: loaded from local storage when signed out, from the account when signed in.')}: are stored in local storage while signed out, and Reset clears only that key`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/faq');
    await ready(page);
    const calls = wire(page);
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Very large' }).click();
    await expect.poll(() => textSize(page)).toBe('1.25rem');
    const stored = () => page.evaluate(() => localStorage.getItem('accessibility_settings'));
    expect(JSON.parse((await stored()) ?? '')).toEqual({
      textColor: 'default',
      backgroundColor: 'default',
      fontSize: 'xlarge',
      dyslexiaFriendlyFont: false,
    });
    await page.evaluate(() => localStorage.setItem('somebody-else', 'stays'));
    await drawer.getByRole('button', { name: 'Reset reading settings' }).click();
    await expect.poll(() => textSize(page)).toBe('1rem');
    expect(await stored()).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('somebody-else'))).toBe('stays');
    expect(calls.touching('user_preferences')).toEqual([]);
    await context.close();
  });

  it(`${says(7, 'Upsert into user_preferences: user_id, text_color, background_color, font_size, dyslexia_friendly_font.')}: are stored in the account while signed in; the last of quick changes wins, and Reset resets the row`, async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await signIn(page, carmen);
    const id = await accountOf(carmen);
    const calls = wire(page);
    // The first call waits until everything has been changed, however long that takes.
    const changed = Promise.withResolvers<void>();
    await page.route('**/rest/v1/user_preferences*', async (route) => {
      await changed.promise;
      await route.continue();
    });
    const drawer = await openDrawer(page);
    for (const size of ['Small', 'Large', 'Very large', 'Large'])
      await drawer.getByRole('button', { name: size, exact: true }).click();
    await drawer.getByLabel('Dyslexia-friendly font').setChecked(true, { force: true });
    await expect.poll(() => textSize(page)).toBe('1.125rem');
    changed.resolve();
    const record = {
      user_id: id,
      text_color: 'default',
      background_color: 'default',
      font_size: 'large',
      dyslexia_friendly_font: true,
    };
    await expect.poll(() => rowsOf('user_preferences')).toEqual([expect.objectContaining(record)]);
    const written = calls.of('POST', '/rest/v1/user_preferences');
    expect(written.at(-1)?.body).toEqual(record);
    expect(written.at(-1)?.headers.prefer).toContain('resolution=merge-duplicates');
    expect(subjectOf(written.at(-1) as RecordedCall)).toBe(id);
    expect(written.length).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => localStorage.getItem('accessibility_settings'))).toBeNull();

    await drawer.getByRole('button', { name: 'Reset reading settings' }).click();
    await expect
      .poll(() => rowsOf('user_preferences'))
      .toEqual([expect.objectContaining({ font_size: 'medium', dyslexia_friendly_font: false })]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a shared link', () => {
  it(`${says(7, "Insert into referral_events: code (from the ref query parameter, lower-cased), type 'click', on every page load")}: is counted while signed out, lower-cased, on every page load and never on client-side navigation`, async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    const calls = wire(page);
    await page.goto('/?ref=Spring-FAIR');
    const click = await calls.one('POST', '/rest/v1/referral_events');
    expect(click.body).toEqual({ code: 'spring-fair', type: 'click' });
    expect(click.headers.apikey).toBe(anonymousKey);
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await page.waitForURL('**/pricing');
    await page.goto('/faq?ref=Spring-FAIR');
    await expect
      .poll(async () => (await rowsOf('referral_events')).map(({ code, type }) => `${code} ${type}`))
      .toEqual(['spring-fair click', 'spring-fair click']);
    await page.goto('/faq');
    await ready(page);
    expect(calls.touching('referral').length).toBe(2);
    expect(problems).toEqual([]);
    await context.close();
  });
});
