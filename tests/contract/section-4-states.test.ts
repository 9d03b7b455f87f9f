import { describe, expect, it } from 'vitest';
import { appearance } from '#app/preferences/domain/appearance.ts';
import { defaultComfort, fontSizes } from '#app/preferences/domain/comfort.ts';
import { changeField, detect, fallbackState, mergeSaved } from '#app/preferences/domain/locale.ts';
import { clampProgress, readProgress, resetProgress, setProgress } from '#app/platform/progress.ts';
import { says } from './specification.ts';

const from = (language: string, timeZone = 'America/Lima') =>
  detect(() => ({ languages: [language], timeZone }));

describe('4. states and transitions', () => {
  it(says(4, 'exact match, else same language prefix, else es-CO'), () => {
    expect(from('en-GB').locale).toBe('en-GB');
    expect(from('es-MX').locale).toBe('es-CO');
    expect(from('fr-CA').locale).toBe('fr-FR');
    expect(from('de-DE').locale).toBe('es-CO');
  });

  it(
    says(
      4,
      'country from the locale; currency from the country, else the locale, else COP; timezone from the device',
    ),
    () => {
      expect(from('es-ES', 'Atlantic/Canary')).toEqual({
        locale: 'es-ES',
        country: 'ES',
        currency: 'EUR',
        timezone: 'Atlantic/Canary',
        source: 'device',
        useDeviceLocale: true,
      });
    },
  );

  it(says(4, 'If detection fails: en-US, US, USD, America/New_York, source default.'), () => {
    const failed = detect(() => {
      throw new Error('no navigator');
    });
    expect(failed).toMatchObject({
      locale: 'en-US',
      country: 'US',
      currency: 'USD',
      timezone: 'America/New_York',
      source: 'default',
    });
  });

  it(says(4, 'Changing any single field turns useDeviceLocale off.'), () => {
    const device = from('en-GB');
    for (const [field, value] of [
      ['locale', 'fr-FR'],
      ['country', 'FR'],
      ['currency', 'EUR'],
      ['timezone', 'Europe/Paris'],
    ] as const)
      expect(changeField(device, field, value)).toEqual({
        ...device,
        [field]: value,
        useDeviceLocale: false,
      });
  });

  it(says(4, 'merged on load'), () => {
    expect(mergeSaved(fallbackState, { currency: 'EUR', country: 'Atlantis' })).toEqual({
      ...fallbackState,
      currency: 'EUR',
    });
  });

  it(
    says(
      4,
      'Applied as colour and font-size variables (small 0.875rem, medium 1rem, large 1.125rem, xlarge 1.25rem)',
    ),
    () => {
      expect(fontSizes).toEqual({ small: '0.875rem', medium: '1rem', large: '1.125rem', xlarge: '1.25rem' });
      expect(
        appearance({
          ...defaultComfort,
          textColor: '#111111',
          fontSize: 'xlarge',
          dyslexiaFriendlyFont: true,
        }),
      ).toMatchObject({
        style: { '--user-font-size': '1.25rem', '--ink': '#111111' },
        className: 'has-colours dyslexia-font',
      });
    },
  );

  it(says(4, 'Progress: set clamps to 0-100; reset returns to -1.'), () => {
    expect([-5, 0, 49.6, 130].map(clampProgress)).toEqual([0, 0, 50, 100]);
    setProgress(60);
    resetProgress();
    expect(readProgress().progress).toBe(-1);
  });
});
