import { describe, expect, test } from 'vitest';
import { defaultComfort } from '../domain/comfort.ts';
import {
  bogota,
  madrid,
  large,
  small,
  openPreferences,
  localeKey,
  comfortKey,
  replaceAccountCopies,
} from '#tests/support/live-preferences.ts';

replaceAccountCopies();

describe('a window that arrives', () => {
  test('mirrors what it shows in the cookie, and asks for no other page', async () => {
    const { cookie, revalidated, preferences, broadcastCount } = await openPreferences();
    expect(cookie()).toEqual({
      v: 1,
      state: bogota,
      theme: 'system',
      comfort: defaultComfort,
      comfortOf: 'device',
    });
    expect([revalidated, broadcastCount()]).toEqual([[], 0]);
    expect(preferences.read()).toEqual({
      theme: 'system',
      comfort: defaultComfort,
      localeProblem: null,
      unsaved: false,
    });
  });

  test('takes what the device has stored over what the server guessed', async () => {
    const { cookie, revalidated, preferences } = await openPreferences({
      known: false,
      storage: { [localeKey]: madrid, [comfortKey]: large },
    });
    expect(cookie()).toMatchObject({ state: madrid, comfort: large });
    expect(preferences.read().comfort).toEqual(large);
    expect(revalidated).toEqual([false]);
  });

  test.each([
    ['is not known yet is what the device says', false, 'en-GB', [false]],
    ['is known is what the cookie says', true, 'es-CO', []],
  ] as const)('the region of a visitor who %s', async (_, known, locale, expected) => {
    const { cookie, revalidated } = await openPreferences({ known });
    expect(cookie()).toMatchObject({ state: { locale } });
    expect(revalidated).toEqual(expected);
  });

  test('settings of an account stay in place of those of the device', async () => {
    const { preferences } = await openPreferences({
      visitor: { comfort: small, comfortOf: 'account' },
      storage: { [comfortKey]: large },
    });
    expect(preferences.read().comfort).toEqual(small);
  });

  test('a language in the address is kept for the next page', async () => {
    const { stored, cookie, revalidated } = await openPreferences({
      address: 'http://localhost:5173/?lang=fr',
    });
    expect(stored(localeKey)).toEqual({ ...bogota, locale: 'fr-FR' });
    expect(cookie()).toMatchObject({ state: { locale: 'fr-FR' } });
    expect(revalidated).toEqual([false]);
  });

  test('the language it has already is no choice', async () => {
    const { stored, revalidated } = await openPreferences({ address: 'http://localhost:5173/?lang=es' });
    expect([stored(localeKey), revalidated]).toEqual([null, []]);
  });

  test('settings of the server’s first paint are not painted again', async () => {
    const { size, idle } = await openPreferences({ visitor: { comfort: large, comfortOf: 'account' } });
    await idle();
    expect(size()).toBeUndefined();
  });

  test('settings that the server did not know are painted', async () => {
    const { size } = await openPreferences({ storage: { [comfortKey]: large } });
    expect(size()).toBe('1.125rem');
  });
});

describe('a change of the region', () => {
  test('is kept on this device, mirrored, and asks for the page anew', async () => {
    const { preferences, stored, cookie, revalidated, broadcastCount } = await openPreferences();
    preferences.saveLocale(madrid);
    expect(stored(localeKey)).toEqual(madrid);
    expect(cookie()).toMatchObject({ state: madrid });
    expect([revalidated, broadcastCount()]).toEqual([[true], 1]);
  });

  test('to the same region asks for no other page', async () => {
    const { preferences, revalidated, broadcastCount } = await openPreferences();
    preferences.saveLocale(bogota);
    expect([revalidated, broadcastCount()]).toEqual([[], 1]);
  });

  test('to the same region under a language in the address does: the address shows another one', async () => {
    const { preferences, revalidated } = await openPreferences({ address: 'http://localhost:5173/?lang=es' });
    preferences.saveLocale(bogota);
    expect(revalidated).toEqual([true]);
  });

  test('a theme under a language in the address asks for no other page', async () => {
    const { preferences, revalidated } = await openPreferences({ address: 'http://localhost:5173/?lang=es' });
    preferences.saveTheme('dark');
    expect(revalidated).toEqual([]);
  });

  test('back to the device writes over all fields', async () => {
    const { preferences, stored } = await openPreferences();
    const detected = preferences.resetLocale();
    expect(detected).toMatchObject({ locale: 'en-GB', source: 'device', useDeviceLocale: true });
    expect(stored(localeKey)).toEqual(detected);
  });
});

describe('a change of theme or reading settings', () => {
  test.each(['dark', 'light'] as const)('the theme %s applies to the document at once', async (chosen) => {
    const { preferences, theme, cookie, revalidated } = await openPreferences();
    preferences.saveTheme(chosen);
    expect([theme(), preferences.read().theme]).toEqual([chosen, chosen]);
    expect(cookie()).toMatchObject({ theme: chosen });
    expect(revalidated).toEqual([]);
    preferences.saveTheme('system');
    expect(theme()).toBeUndefined();
  });

  test('reading settings change one by one and are painted at once', async () => {
    const { preferences, size, cookie, idle } = await openPreferences();
    await idle();
    preferences.changeComfort({ fontSize: 'large' });
    expect(size()).toBe('1.125rem');
    preferences.changeComfort({ dyslexiaFriendlyFont: true });
    expect(preferences.read().comfort).toEqual({ ...large, dyslexiaFriendlyFont: true });
    expect(cookie()).toMatchObject({ comfort: { ...large, dyslexiaFriendlyFont: true } });
    preferences.resetComfort();
    expect([size(), preferences.read().comfort]).toEqual(['1rem', defaultComfort]);
  });

  test('a change before the page was idle is painted once the module is there', async () => {
    const { preferences, size, settle } = await openPreferences();
    preferences.changeComfort({ fontSize: 'large' });
    expect(size()).toBeUndefined();
    await settle();
    expect(size()).toBe('1.125rem');
  });

  test('is heard until the listener leaves', async () => {
    const { preferences } = await openPreferences();
    let calls = 0;
    const leave = preferences.subscribe(() => (calls += 1));
    preferences.saveTheme('dark');
    expect(calls).toBe(1);
    leave();
    preferences.saveTheme('light');
    expect(calls).toBe(1);
  });

  test('a page that the server rendered with an earlier cookie is painted with what is chosen here', async () => {
    const { preferences, size, theme, page, idle } = await openPreferences();
    await idle();
    preferences.changeComfort({ fontSize: 'large' });
    preferences.saveTheme('dark');
    const root = page.document.documentElement;
    root.style.setProperty('--user-font-size', '1rem');
    delete root.dataset.theme;
    preferences.apply({ comfort: defaultComfort });
    expect([size(), theme()]).toEqual(['1.125rem', 'dark']);
  });
});

describe('a visitor', () => {
  test('keeps reading settings on the device, and a reset removes them', async () => {
    const { preferences, stored, cookie } = await openPreferences();
    preferences.signedOut();
    preferences.changeComfort({ fontSize: 'large' });
    expect(stored(comfortKey)).toEqual(large);
    expect(cookie()).toMatchObject({ comfortOf: 'device' });
    preferences.resetComfort();
    expect(stored(comfortKey)).toBeNull();
  });

  test('who changed settings before it was known who they are keeps them on the device', async () => {
    const { preferences, stored } = await openPreferences();
    preferences.changeComfort({ fontSize: 'large' });
    expect(stored(comfortKey)).toBeNull();
    preferences.signedOut();
    expect(stored(comfortKey)).toEqual(large);
  });

  test('who changed nothing stores nothing', async () => {
    const { preferences, stored } = await openPreferences();
    preferences.signedOut();
    expect(stored(comfortKey)).toBeNull();
  });

  test('gets back the settings of the device when the cookie still has those of an account', async () => {
    const { preferences, cookie } = await openPreferences({
      visitor: { comfort: small, comfortOf: 'account' },
      storage: { [comfortKey]: large },
    });
    preferences.signedOut();
    expect(cookie()).toMatchObject({ comfort: large, comfortOf: 'device' });
  });

  test('without settings of the device gets the default ones', async () => {
    const { preferences, cookie } = await openPreferences({
      visitor: { comfort: small, comfortOf: 'account' },
    });
    preferences.signedOut();
    expect(cookie()).toMatchObject({ comfort: defaultComfort, comfortOf: 'device' });
  });
});
