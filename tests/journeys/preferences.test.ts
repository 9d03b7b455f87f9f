import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { picture, ready, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { openDrawer, textSize } from '../support/recorded-calls.ts';

const at = setUpAppServerAndBrowser();

const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('curvela.locale.v1') ?? '{}') as Record<string, unknown>,
  );

const computed = (page: Page, property: string) =>
  page.evaluate((name) => getComputedStyle(document.body).getPropertyValue(name), property);

describe('the time zone', () => {
  it.each([
    [
      'en-GB',
      'Timezone',
      'Suggestions',
      'madr',
      'Europe/Madrid',
      'Times will be shown in',
      'We don’t know this zone',
    ],
    [
      'es-CO',
      'Zona horaria',
      'Sugerencias',
      'nueva yo',
      'America/New_York',
      'Verás las horas en',
      'No conocemos esta zona',
    ],
    [
      'fr-FR',
      'Fuseau horaire',
      'Suggestions',
      'londr',
      'Europe/London',
      'Les heures s’afficheront',
      'ne connaissons pas ce fuseau',
    ],
  ] as const)(
    'is found with the keyboard, in %s',
    async (language, label, list, typed, zone, means, unknown) => {
      const { page, context, problems } = await visit(at.browser, at.app.url, { language, width: 390 });
      await page.goto('/faq');
      await ready(page);
      await page.getByRole('button', { name: /^Men/ }).click();
      await page.locator('#menu button').last().click();
      const drawer = page.getByRole('dialog');
      await drawer.locator('[role="switch"]').first().setChecked(false, { force: true });
      const field = drawer.getByRole('combobox', { name: label });
      await field.fill(typed);
      await drawer.getByRole('listbox', { name: list }).waitFor();
      await picture(page, `zone-${language}`);
      expect(await violationsOn(page)).toEqual([]);
      await field.press('ArrowDown');
      expect(await field.getAttribute('aria-activedescendant')).toBe(
        await drawer.locator('[role="option"][aria-selected="true"]').getAttribute('id'),
      );
      await field.press('Enter');
      expect(await field.inputValue()).toBe(zone);
      expect(await drawer.getByRole('listbox').count()).toBe(0);
      await field.fill('US/Eastern');
      await drawer.getByText(means).waitFor();
      // Escape closes the list and leaves the dialog open.
      await field.fill(typed);
      await drawer.getByRole('listbox').waitFor();
      await field.press('Escape');
      expect(await drawer.getByRole('listbox').count()).toBe(0);
      await field.fill('Marte, base 3');
      await drawer.getByText(unknown).waitFor();
      await picture(page, `zone-unknown-${language}`);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('is stored under its current name, and unchanged when it is unknown, so that Save always works', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/faq');
    await ready(page);
    for (const [typed, storedZone] of [
      ['Asia/Calcutta', 'Asia/Kolkata'],
      ['us/eastern', 'America/New_York'],
      ['Bogotá', 'America/Bogota'],
      ['Mars/Base', 'Mars/Base'],
      ['  ', 'Europe/London'],
    ]) {
      const drawer = await openDrawer(page);
      await drawer.getByLabel('Use device settings').setChecked(false, { force: true });
      await drawer.getByLabel('Timezone').fill(typed ?? '');
      await drawer.getByRole('button', { name: 'Save' }).click();
      await expect.poll(async () => (await stored(page)).timezone).toBe(storedZone);
    }
    await context.close();
  });

  it('is searched by offset among cities, with a note that an offset alone cannot be used', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/faq');
    await ready(page);
    const drawer = await openDrawer(page);
    await drawer.getByLabel('Use device settings').setChecked(false, { force: true });
    await drawer.getByLabel('Timezone').fill('GMT-5');
    await drawer.getByRole('option', { name: 'America/Bogota' }).click();
    expect(await drawer.getByLabel('Timezone').inputValue()).toBe('America/Bogota');
    await drawer.getByLabel('Timezone').fill('GMT-5');
    await drawer.getByLabel('Timezone').blur();
    await drawer.getByText('A fixed offset ignores summer time').waitFor();
    await context.close();
  });
});

describe('the region of a device', () => {
  it('that cannot be detected falls back to the defaults, with a warning in the console', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', {
        get: () => {
          throw new Error('no languages here');
        },
      });
    });
    await page.goto('/pricing');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-US');
    await page.getByText('$39').first().waitFor();
    expect(warnings).toEqual([expect.stringContaining('The region of this device could not be detected')]);
    await context.close();
  });

  it('overwrites all fields when device settings are turned on, and by Reset', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/faq');
    await ready(page);
    const device = {
      locale: 'en-GB',
      country: 'GB',
      currency: 'GBP',
      timezone: 'Europe/London',
      source: 'device',
      useDeviceLocale: true,
    };
    const changed = async () => {
      const drawer = await openDrawer(page);
      await drawer.locator('[role="switch"]').first().setChecked(false, { force: true });
      await drawer.locator('select').nth(2).selectOption('COP');
      await drawer.locator('[role="combobox"]').fill('America/Bogota');
      return drawer;
    };
    const drawer = await changed();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await stored(page)).currency).toBe('COP');
    expect((await stored(page)).useDeviceLocale).toBe(false);
    const again = await openDrawer(page);
    await again.getByLabel('Use device settings').setChecked(true, { force: true });
    expect(await again.locator('select').nth(2).inputValue()).toBe('GBP');
    await again.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => stored(page)).toEqual(device);
    await (await changed()).getByRole('button', { name: 'Reset to device' }).click();
    await expect.poll(() => stored(page)).toEqual(device);
    await context.close();
  });
});

describe('reading settings', () => {
  it.each(['light', 'dark'] as const)(
    'correct colours with too little contrast, on a %s device',
    async (scheme) => {
      const { page, context } = await visit(at.browser, at.app.url);
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/faq');
      await ready(page);
      const drawer = await openDrawer(page);
      // Almost the paper colour of that theme.
      await drawer
        .getByLabel('Text colour', { exact: true })
        .fill(scheme === 'light' ? '#e8e4d8' : '#242632');
      await drawer.getByText('These two colours are hard to tell apart').waitFor();
      await picture(page, `advice-${scheme}`);
      await drawer.getByRole('button', { name: /^Use #/ }).click();
      await expect.poll(() => drawer.getByText('These two colours are hard').count()).toBe(0);
      expect(await violationsOn(page)).toEqual([]);
      await context.close();
    },
  );

  it('use the light or dark colours that suit a custom background, also on a dark device', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/faq');
    await ready(page);
    const drawer = await openDrawer(page);
    await drawer.getByLabel('Background colour', { exact: true }).fill('#fff3d6');
    expect(await drawer.getByText('These two colours are hard').count()).toBe(0);
    expect(await computed(page, 'background-color')).toBe('rgb(255, 243, 214)');
    expect(await computed(page, 'color-scheme')).toBe('light');
    await picture(page, 'background-on-dark');
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('/pricing');
    expect(await violationsOn(page)).toEqual([]);
    await context.close();
  });

  it('apply the font for dyslexic readers from the first server response', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/faq');
    await ready(page);
    const drawer = await openDrawer(page);
    await drawer.getByLabel('Dyslexia-friendly font').setChecked(true, { force: true });
    await drawer.getByRole('button', { name: 'Very large' }).click();
    await expect.poll(() => computed(page, 'font-family')).toMatch(/^"?OpenDyslexic/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/faq');
    expect(await computed(page, 'font-family')).toMatch(/^"?OpenDyslexic/);
    expect(await textSize(page)).toBe('1.25rem');
    await context.close();
  });
});

describe('the drawer', () => {
  it.each([
    ['en-GB', 390, 'light'],
    ['es-CO', 390, 'dark'],
    ['fr-FR', 1280, 'light'],
    ['en-GB', 1280, 'dark'],
  ] as const)(
    'has no accessibility violation in %s at %i px on a %s device',
    async (language, width, colorScheme) => {
      const { page, context } = await visit(at.browser, at.app.url, { language, width });
      await page.emulateMedia({ colorScheme });
      await page.goto('/faq');
      await ready(page);
      if (width < 600) {
        await page.getByRole('button', { name: /^Men/ }).click();
        await page.locator('#menu button').last().click();
      } else await openDrawer(page);
      await page.getByRole('dialog').waitFor();
      await picture(page, `drawer-${language}-${width}-${colorScheme}`);
      expect(await violationsOn(page)).toEqual([]);
      await context.close();
    },
  );
});
