import { expect, test, vi } from 'vitest';
import { openPage } from '#tests/support/page-document.ts';
import {
  detectDevice,
  readCookie,
  readDeviceComfort,
  readDeviceState,
  writeCookie,
  writeDeviceComfort,
} from './device.ts';
import { defaultComfort } from '../domain/comfort.ts';
import { fallbackState } from '../domain/locale.ts';
import type { SavedPreferences } from '../domain/visitor.ts';

const paris = {
  locale: 'fr-FR',
  country: 'FR',
  currency: 'EUR',
  timezone: 'Europe/Paris',
  source: 'default',
  useDeviceLocale: false,
} as const;
const saved: SavedPreferences = {
  state: paris,
  theme: 'dark',
  comfort: { ...defaultComfort, fontSize: 'large' },
  comfortOf: 'account',
};

test.each([
  [['fr-CA', 'en'], 'en-GB', 'fr-FR'],
  [['en-GB'], 'fr', 'en-GB'],
  [[], 'fr', 'fr-FR'],
])('a browser with the languages %j, or else %s, is detected as %s', (languages, language, locale) => {
  openPage();
  vi.stubGlobal('navigator', { languages, language });
  expect(detectDevice()).toMatchObject({ locale, source: 'device', useDeviceLocale: true });
});

test('a device that cannot be read gets the fallback, with a warning', () => {
  openPage();
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('navigator', {});
  expect(detectDevice()).toEqual(fallbackState);
  expect(warned).toHaveBeenCalledOnce();
});

test('what is stored comes before the cookie, and the cookie before what is detected', () => {
  const { localStorage } = openPage();
  vi.stubGlobal('navigator', { languages: ['en-GB'], language: 'en-GB' });
  expect(readDeviceState(null)).toMatchObject({ locale: 'en-GB', source: 'device' });
  expect(readDeviceState(paris)).toEqual(paris);
  localStorage.setItem('curvela.locale.v1', JSON.stringify({ ...paris, currency: 'USD' }));
  expect(readDeviceState(paris)).toEqual({ ...paris, currency: 'USD' });
  localStorage.setItem('curvela.locale.v1', JSON.stringify({ ...paris, useDeviceLocale: true }));
  expect(readDeviceState(null)).toMatchObject({ locale: 'en-GB', currency: 'GBP', source: 'device' });
});

test('reading settings of the device are stored, completed and removed', () => {
  const { localStorage } = openPage();
  expect(readDeviceComfort()).toBeNull();
  writeDeviceComfort(saved.comfort);
  expect(readDeviceComfort()).toEqual(saved.comfort);
  localStorage.setItem('accessibility_settings', '{"dyslexiaFriendlyFont":true}');
  expect(readDeviceComfort()).toEqual({ ...defaultComfort, dyslexiaFriendlyFont: true });
  writeDeviceComfort(null);
  expect(localStorage.getItem('accessibility_settings')).toBeNull();
});

test('the cookie holds all preferences; over https it is sent over https only', () => {
  const plain = openPage();
  writeCookie(saved);
  expect(plain.document.cookie).toMatch(/^prefs=.*; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  expect(readCookie({ ...saved, theme: 'light', state: fallbackState, comfort: defaultComfort })).toEqual(
    saved,
  );
  const secure = openPage('https://curvela.example/');
  writeCookie(saved);
  expect(secure.document.cookie).toMatch(/; SameSite=Lax; Secure$/);
});
