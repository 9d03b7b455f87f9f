import { describe, expect, it } from 'vitest';
import { shortestPassword } from '#app/accounts/rules.ts';
import { fontSizes } from '#app/preferences/comfort.ts';
import { comfortKey, localeKey } from '#app/preferences/device.ts';
import {
  countries,
  currencies,
  currencyOfCountry,
  defaultCurrency,
  defaultLocale,
  fallbackState,
  locales,
} from '#app/preferences/locale.ts';
import { clampProgress, overlayShown } from '#app/shell/progress.ts';
import { freshFor, retries } from '#app/shell/data-room.tsx';
import { scrolledFrom } from '#app/shell/components/nav-bar.tsx';

/** Section 9 of the specification, and the lists of section 3. */
describe('constants of the specification', () => {
  it('accounts', () => {
    expect(shortestPassword).toBe(6);
  });

  it('locale and region', () => {
    expect(locales).toEqual(['en-US', 'en-GB', 'es-CO', 'es-ES', 'fr-FR']);
    expect(countries).toEqual(['US', 'GB', 'CO', 'ES', 'FR']);
    expect(currencies).toEqual(['USD', 'COP', 'EUR', 'GBP']);
    expect(currencyOfCountry).toEqual({ US: 'USD', GB: 'GBP', CO: 'COP', ES: 'EUR', FR: 'EUR' });
    expect([defaultLocale, defaultCurrency]).toEqual(['es-CO', 'COP']);
    expect(fallbackState).toMatchObject({
      locale: 'en-US',
      country: 'US',
      currency: 'USD',
      timezone: 'America/New_York',
      source: 'default',
    });
  });

  it('local storage', () => {
    expect(localeKey).toMatch(/v\d+$/);
    expect(comfortKey).toBe('accessibility_settings');
  });

  it('text sizes', () => {
    expect(fontSizes).toEqual({ small: '0.875rem', medium: '1rem', large: '1.125rem', xlarge: '1.25rem' });
  });

  it('data queries', () => {
    expect(retries).toBe(1);
    expect(freshFor).toBe(5 * 60 * 1000);
  });

  it('overlay, progress and navigation bar', () => {
    expect([24, 25, 99, 100].map(overlayShown)).toEqual([false, true, true, false]);
    expect([-5, 0, 49.6, 130].map(clampProgress)).toEqual([0, 0, 50, 100]);
    expect(scrolledFrom).toBe(20);
  });
});
