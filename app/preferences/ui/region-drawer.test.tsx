import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '#app/ui/toast.ts';
import { mounted } from '#tests/support/mounted.tsx';
import type { LocaleState } from '../domain/locale.ts';
import { preferencesTexts } from '../messages/index.ts';
import RegionDrawer from './region-drawer.tsx';

const messages = preferencesTexts.en;
const bogota: LocaleState = {
  locale: 'es-CO',
  country: 'CO',
  currency: 'COP',
  timezone: 'America/Bogota',
  source: 'default',
  useDeviceLocale: false,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T19:05:00Z'), toFake: ['Date'] });
  // The server that receives a change of the region.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  return () => vi.useRealTimers();
});

async function openDrawer(state: LocaleState = bogota) {
  const onClose = vi.fn();
  const drawer = await mounted(<RegionDrawer isOpen onClose={onClose} />, {
    messages,
    visitor: { state, known: true },
  });
  const storedState = () =>
    JSON.parse(drawer.page.localStorage.getItem('curvela.locale.v1') ?? 'null') as LocaleState | null;
  const value = (label: string) => drawer.find(label)?.value;
  return { ...drawer, onClose, storedState, value };
}

describe('Language and Region', () => {
  test('shows what is set, each under its own label, and how an amount and a time will look', async () => {
    const drawer = await openDrawer();
    const text = drawer.text();
    expect(text).toContain('|Language and Region|');
    for (const [label, value] of [
      ['Language', 'es-CO'],
      ['Country/region', 'CO'],
      ['Currency', 'COP'],
      ['Timezone', 'America/Bogota'],
    ] as const) {
      const select = drawer.find(label)!;
      const chosen = select.options.find(({ selected }) => selected)?.getAttribute('value');
      expect([label, chosen ?? select.value]).toEqual([label, value]);
    }
    expect(text).toContain('|How you’ll see it:|');
    expect(text).toMatch(/\| dom\s22\snov, 14:05, \$\s80\.000\|/);
    expect(text).toContain('Preferences are stored on this device and, if you’re signed in');
    expect(drawer.find('Close')).not.toBeNull();
  });

  test.each([
    ['USD', '39'],
    ['EUR', '32'],
    ['GBP', '30'],
    ['COP', '80.000'],
  ] as const)('writes an amount of usual size in %s', async (currency, amount) => {
    const drawer = await openDrawer();
    await drawer.fill('Currency', currency);
    expect(drawer.text()).toMatch(new RegExp(`14:05, \\S+\\s${amount.replace('.', '\\.')}\\|`));
  });

  test('the preview follows the draft before anything is saved', async () => {
    const drawer = await openDrawer();
    await drawer.fill('Language', 'en-GB');
    await drawer.fill('Country/region', 'GB');
    await drawer.fill('Currency', 'GBP');
    await drawer.fill('Timezone', 'Europe/London');
    expect(drawer.text()).toMatch(/\| Sun\s22\sNov, 19:05, £30\|/);
    expect(drawer.storedState()?.locale).not.toBe('en-GB');
  });

  test('Save keeps every field on this device, says so in the chosen language and closes', async () => {
    const drawer = await openDrawer();
    await drawer.fill('Language', 'fr-FR');
    await drawer.fill('Country/region', 'FR');
    await drawer.fill('Currency', 'EUR');
    await drawer.fill('Timezone', ' marseille ');
    await drawer.click('Save');
    expect(drawer.storedState()).toEqual({
      locale: 'fr-FR',
      country: 'FR',
      currency: 'EUR',
      timezone: 'Europe/Paris',
      source: 'default',
      useDeviceLocale: false,
    });
    expect(toastStore.read().at(-1)).toMatchObject({
      title: preferencesTexts.fr.preferences.saved,
      kind: 'done',
    });
    expect(drawer.onClose).toHaveBeenCalledOnce();
  });

  test.each([
    ['  Nowhere ', 'Nowhere'],
    ['   ', 'America/Bogota'],
  ])('a zone typed as “%s” is kept as %s', async (typed, expected) => {
    const drawer = await openDrawer();
    await drawer.fill('Timezone', typed);
    await drawer.click('Save');
    expect(drawer.storedState()?.timezone).toBe(expected);
  });

  test('reads as written, from top to bottom', async () => {
    const drawer = await openDrawer();
    expect(drawer.text().replaceAll(/\s/g, ' ')).toBe(
      '|Language and Region|Use device settings|Language|English (United States)|English (United Kingdom)|Spanish (Colombia)|Spanish (Spain)|French (France)|Country/region|United States|United Kingdom|Colombia|Spain|France|Currency|USD, US dollar|COP, Colombian peso|EUR, euro|GBP, British pound|Timezone|How you’ll see it:| dom 22 nov, 14:05, $ 80.000|Save|Reset to device|Preferences are stored on this device and, if you’re signed in, also saved to your account.|Reading|Brightness|Same as device|Light|Dark|Text size|Small|Medium|Large|Very large|Dyslexia-friendly font and spacing|Text colour|Default|Background colour|Default|',
    );
    const names = drawer.all('button').map((one) => one.getAttribute('aria-label'));
    expect(names.filter((name) => name !== null)).toEqual([
      // For screen readers, by the overlay.
      'Dismiss',
      'Close',
      'Text colour: Default',
      'Background colour: Default',
    ]);
  });

  test('closing without Save keeps nothing', async () => {
    const drawer = await openDrawer();
    const before = drawer.storedState();
    await drawer.fill('Currency', 'EUR');
    await drawer.click('Close');
    expect(drawer.onClose).toHaveBeenCalledOnce();
    expect(drawer.storedState()).toEqual(before);
  });

  test('device settings disable the four fields; turned off, what is shown stays and can be changed', async () => {
    const drawer = await openDrawer({ ...bogota, useDeviceLocale: true });
    for (const label of ['Language', 'Country/region', 'Currency', 'Timezone'])
      expect(drawer.find(label)!.hasAttribute('disabled')).toBe(true);
    await drawer.fill('Use device settings', false);
    for (const label of ['Language', 'Country/region', 'Currency', 'Timezone'])
      expect(drawer.find(label)!.hasAttribute('disabled')).toBe(false);
    await drawer.fill('Currency', 'EUR');
    await drawer.fill('Use device settings', true);
    expect(drawer.find('Use device settings')!.getAttribute('aria-checked')).toBe('true');
    expect(drawer.find('Currency')!.hasAttribute('disabled')).toBe(true);
  });

  test('Reset takes what the device says, keeps it and closes', async () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'], language: 'en-GB' });
    const drawer = await openDrawer();
    await drawer.click('Reset to device');
    expect(drawer.storedState()).toMatchObject({
      locale: 'en-GB',
      country: 'GB',
      currency: 'GBP',
      source: 'device',
      useDeviceLocale: true,
    });
    expect(drawer.onClose).toHaveBeenCalledOnce();
    expect(toastStore.read().at(-1)?.title).toBe('Preferences saved');
  });
});

describe('the timezone', () => {
  const key = (drawer: Awaited<ReturnType<typeof openDrawer>>, name: string) =>
    drawer.fire(drawer.find('Timezone')!, 'onKeyDown', { key: name });
  const suggestions = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
    drawer
      .all('div')
      .filter((one) => one.getAttribute('role') === 'option')
      .map((one) => `${one.getAttribute('aria-selected') === 'true' ? '> ' : ''}${one.textContent}`);

  test('suggests zones while the text means none, with the time it is there', async () => {
    const drawer = await openDrawer();
    expect(suggestions(drawer)).toEqual([]);
    expect(drawer.find('Timezone')!.getAttribute('aria-expanded')).toBe('false');
    await drawer.fill('Timezone', 'Lond');
    expect(suggestions(drawer)).toEqual(['Londres Europe/London · 19:05']);
    expect(drawer.find('Timezone')!.getAttribute('aria-expanded')).toBe('true');
    expect(
      drawer
        .all('div')
        .find((one) => one.getAttribute('role') === 'listbox')!
        .getAttribute('aria-label'),
    ).toBe('Suggestions');
    await drawer.fill('Timezone', 'Europe/London');
    expect(suggestions(drawer)).toEqual([]);
    await drawer.fill('Timezone', '  ');
    expect(suggestions(drawer)).toEqual([]);
  });

  test('a suggestion that is pressed fills the field and closes the list; the field keeps the focus', async () => {
    const drawer = await openDrawer();
    await drawer.fill('Timezone', 'Lond');
    const option = drawer.find(/Europe\/London/)!;
    expect(await drawer.fire(option, 'onPointerDown')).toBe(true);
    await drawer.fire(option, 'onClick');
    expect(drawer.find('Timezone')!.value).toBe('Europe/London');
    expect(suggestions(drawer)).toEqual([]);
  });

  test('arrow keys go round the list in both directions, Enter chooses, and the page hears none of them', async () => {
    const drawer = await openDrawer();
    await drawer.fill('Timezone', 'portugal l');
    await drawer.fill('Timezone', '+01:00');
    const zones = suggestions(drawer);
    expect(zones).toHaveLength(8);
    const active = () => suggestions(drawer).findIndex((one) => one.startsWith('> '));
    expect(active()).toBe(-1);
    expect(await key(drawer, 'ArrowDown')).toBe(true);
    expect(active()).toBe(0);
    expect(drawer.find('Timezone')!.getAttribute('aria-activedescendant')).toMatch(/-0$/);
    await key(drawer, 'ArrowDown');
    expect(active()).toBe(1);
    await key(drawer, 'ArrowUp');
    await key(drawer, 'ArrowUp');
    expect(active()).toBe(7);
    await key(drawer, 'ArrowDown');
    expect(active()).toBe(0);
    expect(await key(drawer, 'Enter')).toBe(true);
    expect(zones[0]).toContain(drawer.find('Timezone')!.value);
    expect(suggestions(drawer)).toEqual([]);
    // Nothing is suggested: Enter is the form's, Escape the window's.
    expect(await key(drawer, 'Enter')).toBe(false);
    expect(await key(drawer, 'Escape')).toBe(false);
    expect(await key(drawer, 'a')).toBe(false);
  });

  test('the list exists only with suggestions in it', async () => {
    const drawer = await openDrawer();
    const lists = () => drawer.all('div').filter((one) => one.getAttribute('role') === 'listbox');
    const expanded = () => drawer.find('Timezone')!.getAttribute('aria-expanded');
    expect([lists().length, expanded()]).toEqual([0, 'false']);
    await drawer.fill('Timezone', '+01:00');
    expect([lists().length, expanded()]).toEqual([1, 'true']);
    expect(lists()[0]!.getAttribute('id')).toBe(drawer.find('Timezone')!.getAttribute('aria-controls'));
    await drawer.fill('Timezone', 'zzz');
    expect([lists().length, expanded()]).toEqual([0, 'false']);
  });

  test('an arrow key asks for suggestions where the text means a zone already; Escape closes them', async () => {
    const drawer = await openDrawer();
    expect(await key(drawer, 'ArrowUp')).toBe(true);
    expect(suggestions(drawer)).toEqual(['Bogotá America/Bogota · 14:05']);
    await key(drawer, 'ArrowUp');
    expect(suggestions(drawer)[0]).toMatch(/^> /);
    expect(await key(drawer, 'Escape')).toBe(true);
    expect(suggestions(drawer)).toEqual([]);
    await key(drawer, 'ArrowDown');
    expect(suggestions(drawer)).toEqual(['Bogotá America/Bogota · 14:05']);
    await drawer.fire(drawer.find('Timezone')!, 'onBlur');
    expect(suggestions(drawer)).toEqual([]);
  });

  test.each([
    ['America/Bogota', ''],
    ['medellin', 'Times will be shown in America/Bogota.'],
    ['Nowhere', 'We don’t know this zone, so times will be shown in America/Bogota.'],
    ['GMT+1', 'A fixed offset ignores summer time, so times will be shown in America/Bogota.'],
  ])('“%s” is explained: %s', async (typed, help) => {
    const drawer = await openDrawer();
    await drawer.fill('Timezone', typed);
    const line = drawer.all('span').find((one) => one.getAttribute('id')?.endsWith('-help'))!;
    expect(line.textContent.startsWith(help)).toBe(true);
    expect(line.textContent === '').toBe(help === '');
  });
});

describe('Reading', () => {
  const root = (drawer: Awaited<ReturnType<typeof openDrawer>>) => drawer.page.document.documentElement;
  const pressed = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
    drawer
      .all('button')
      .filter((one) => one.getAttribute('aria-pressed') === 'true')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  const storedComfort = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
    JSON.parse(
      drawer.page.document.cookie.replace(/^prefs=([^;]*).*/, (_, value: string) =>
        decodeURIComponent(value),
      ),
    ).comfort as object;

  test('shows what is set and where each colour is ours', async () => {
    const drawer = await openDrawer();
    expect(pressed(drawer)).toEqual([
      'Same as device',
      'Medium',
      'Text colour: Default',
      'Background colour: Default',
    ]);
    expect(drawer.find('Text colour')!.value).toBe('#212538');
    expect(drawer.find('Background colour')!.value).toBe('#fcf9f1');
    expect(drawer.find('Reset reading settings')).toBeNull();
  });

  test('brightness applies at once, and goes back to what the device wants', async () => {
    const drawer = await openDrawer();
    await drawer.click('Dark');
    expect(root(drawer).dataset.theme).toBe('dark');
    expect(pressed(drawer)[0]).toBe('Dark');
    expect(drawer.find('Background colour')!.value).toBe('#141621');
    await drawer.click('Light');
    expect(root(drawer).dataset.theme).toBe('light');
    await drawer.click('Same as device');
    expect(root(drawer).dataset.theme).toBeUndefined();
  });

  test('where the device decides, our colours follow it', async () => {
    const drawer = await openDrawer();
    expect(drawer.find('Text colour')!.value).toBe('#212538');
    drawer.page.media.matches = true;
    await act(async () => void drawer.page.media.dispatchEvent(new Event('change')));
    expect(drawer.find('Text colour')!.value).toBe('#ece7dd');
  });

  test('each setting changes itself alone, and all of them are taken back at once', async () => {
    const drawer = await openDrawer();
    await drawer.click('Very large');
    expect(storedComfort(drawer)).toEqual({
      textColor: 'default',
      backgroundColor: 'default',
      fontSize: 'xlarge',
      dyslexiaFriendlyFont: false,
    });
    await drawer.fill('Dyslexia-friendly font and spacing', true);
    await drawer.fill('Text colour', '#102030');
    await drawer.fill('Background colour', '#ffffff');
    expect(storedComfort(drawer)).toEqual({
      textColor: '#102030',
      backgroundColor: '#ffffff',
      fontSize: 'xlarge',
      dyslexiaFriendlyFont: true,
    });
    await drawer.click('Background colour: Default');
    await drawer.click('Text colour: Default');
    expect(storedComfort(drawer)).toMatchObject({ textColor: 'default', backgroundColor: 'default' });
    await drawer.click('Reset reading settings');
    expect(storedComfort(drawer)).toEqual({
      textColor: 'default',
      backgroundColor: 'default',
      fontSize: 'medium',
      dyslexiaFriendlyFont: false,
    });
    expect(drawer.find('Reset reading settings')).toBeNull();
  });

  test('colours that are hard to tell apart get the nearest text colour that is not', async () => {
    const drawer = await openDrawer();
    await drawer.fill('Background colour', '#336699');
    await drawer.fill('Text colour', '#336699');
    expect(drawer.text()).toContain('These two colours are hard to tell apart.');
    const offer = drawer.find(/^Use #/)!;
    await drawer.click(/^Use #/);
    expect(storedComfort(drawer)).toMatchObject({
      textColor: offer.textContent.slice(4),
      backgroundColor: '#336699',
    });
    expect(drawer.text()).not.toContain('hard to tell apart');
  });
});
