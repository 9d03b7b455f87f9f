import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#tests/support/page-document.ts';
import { londoner } from '#tests/support/rendered.tsx';
import type { AccountCopies, AccountPreferences } from './account-copies.ts';
import { defaultComfort } from '../domain/comfort.ts';
import type { LocaleState } from '../domain/locale.ts';
import { rawPrefs, type Visitor, writePrefs } from '../domain/visitor.ts';

const bogota: LocaleState = {
  locale: 'es-CO',
  country: 'CO',
  currency: 'COP',
  timezone: 'America/Bogota',
  source: 'default',
  useDeviceLocale: false,
};
const madrid: LocaleState = { ...bogota, locale: 'es-ES', country: 'ES', currency: 'EUR' };
const large = { ...defaultComfort, fontSize: 'large' } as const;
const small = { ...defaultComfort, fontSize: 'small' } as const;
const unchanged: AccountPreferences = { state: undefined, comfort: undefined, localeProblem: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.doUnmock('./account-copies.ts');
  vi.resetModules();
  vi.useRealTimers();
});

/** The requests to an account, and its answers to `load`, in the order of the calls. */
type Account = {
  loads: { here: LocaleState; give(answer: AccountPreferences): void; fail(): void }[];
  queued: unknown[];
  discarded: number;
  closed: number;
  onUnsaved(unsaved: boolean): void;
};

type Opening = {
  visitor?: Partial<Visitor>;
  known?: boolean;
  address?: string;
  storage?: Record<string, unknown>;
  /** Whether the module of the accounts can be downloaded. */
  download?: boolean;
};

/** The preferences of a window that has arrived, and accounts whose answers a test gives. */
async function openPreferences({
  visitor,
  known = true,
  address,
  storage = {},
  download = true,
}: Opening = {}) {
  const page = openPage(address);
  vi.stubGlobal('navigator', { languages: ['en-GB'], language: 'en-GB' });
  for (const [key, value] of Object.entries(storage)) page.localStorage.setItem(key, JSON.stringify(value));
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const accounts: Record<string, Account> = {};
  vi.resetModules();
  vi.doMock('./account-copies.ts', () => ({
    openAccountCopies: ({ id }: { id: string }, onUnsaved: Account['onUnsaved']): AccountCopies => {
      if (!download) throw new TypeError('not downloaded');
      const account: Account = { loads: [], queued: [], discarded: 0, closed: 0, onUnsaved };
      accounts[id] = account;
      return {
        load: (here) =>
          new Promise((give, reject) =>
            account.loads.push({ here, give, fail: () => reject(new Error('x')) }),
          ),
        queueLocale: (state) => account.queued.push(state),
        queueComfort: (comfort) => account.queued.push(comfort),
        discardWaiting: () => (account.discarded += 1),
        close: () => (account.closed += 1),
      };
    },
  }));
  const { LivePreferences } = await import('./live-preferences.ts');
  const first: Visitor = { ...londoner, state: bogota, ...visitor };
  const preferences = new LivePreferences(first);
  const revalidated: boolean[] = [];
  const stop = preferences.arrive(known, (chosen) => revalidated.push(chosen));
  const settle = async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  };
  await settle();
  const root = page.document.documentElement;
  const tabs = new BroadcastChannel('curvela.preferences');
  let broadcastCount = 0;
  tabs.addEventListener('message', () => (broadcastCount += 1));
  return {
    page,
    preferences,
    accounts,
    revalidated,
    settle,
    stop,
    cookie: () => rawPrefs(page.document.cookie),
    stored: (key: string) => JSON.parse(page.localStorage.getItem(key) ?? 'null') as unknown,
    theme: () => root.dataset.theme,
    /** The text size of the document. */
    size: () => root.style['--user-font-size'],
    broadcastCount: () => broadcastCount,
    warnings: () => warned.mock.calls.map(([what]) => what as string),
    /** The module that changes the first paint loads when the page is idle. */
    idle: async () => {
      await vi.advanceTimersByTimeAsync(2000);
      await settle();
    },
    signIn: async (id: string) => {
      const close = preferences.signedIn({ id, client: () => Promise.reject(new Error('unused')) });
      await settle();
      return close;
    },
    answer: async (id: string, answer: Partial<AccountPreferences>, load = 0) => {
      accounts[id]!.loads[load]!.give({ ...unchanged, ...answer });
      await settle();
    },
    changeElsewhere: async (saved: Partial<Parameters<typeof writePrefs>[0]>) => {
      const { state, theme, comfort, comfortOf } = first;
      page.document.cookie = writePrefs({ state, theme, comfort, comfortOf, ...saved });
      // A channel is limited to this origin and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      tabs.postMessage('changed');
      await settle();
    },
  };
}

const localeKey = 'curvela.locale.v1';
const comfortKey = 'accessibility_settings';

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

describe('somebody who signs in', () => {
  test('gets the preferences of the account in place of those of the device', async () => {
    const { signIn, answer, accounts, cookie, stored, revalidated, preferences } = await openPreferences({
      storage: { [comfortKey]: small },
    });
    await signIn('ana');
    expect(accounts.ana?.loads.map(({ here }) => here)).toEqual([bogota]);
    await answer('ana', { state: madrid, comfort: large });
    expect(cookie()).toMatchObject({ state: madrid, comfort: large, comfortOf: 'account' });
    expect(preferences.read().comfort).toEqual(large);
    expect(stored(localeKey)).toEqual(madrid);
    // The settings of the device wait for the next visitor.
    expect(stored(comfortKey)).toEqual(small);
    expect([revalidated, accounts.ana?.queued]).toEqual([[false], []]);
  });

  test('keeps a language in the address for this page, and the account’s own for the next', async () => {
    const { signIn, answer, cookie, stored } = await openPreferences({
      address: 'http://localhost:5173/?lang=fr',
    });
    await signIn('ana');
    await answer('ana', { state: madrid });
    expect(stored(localeKey)).toEqual(madrid);
    expect(cookie()).toMatchObject({ state: { locale: 'fr-FR', country: 'ES' } });
  });

  test('an account without settings leaves those of the device', async () => {
    const { signIn, answer, cookie, revalidated } = await openPreferences({
      storage: { [comfortKey]: large },
    });
    await signIn('ana');
    await answer('ana', { state: null, comfort: null });
    expect(cookie()).toMatchObject({ state: bogota, comfort: large, comfortOf: 'device' });
    expect(revalidated).toEqual([]);
  });

  test('an account that has lost its settings gives back those of the device', async () => {
    const { signIn, answer, cookie } = await openPreferences({
      visitor: { comfort: small, comfortOf: 'account' },
      storage: { [comfortKey]: large },
    });
    await signIn('ana');
    await answer('ana', { comfort: null });
    expect(cookie()).toMatchObject({ comfort: large, comfortOf: 'device' });
  });

  test('settings that could not be loaded stay', async () => {
    const { signIn, answer, cookie } = await openPreferences({
      visitor: { comfort: small, comfortOf: 'account' },
    });
    await signIn('ana');
    await answer('ana', { comfort: undefined });
    expect(cookie()).toMatchObject({ comfort: small, comfortOf: 'account' });
  });

  test('reads why the locale could not be loaded, until it can', async () => {
    const { signIn, answer, preferences, page, settle } = await openPreferences();
    await signIn('ana');
    await answer('ana', { localeProblem: 'Please wait a moment.' });
    expect(preferences.read().localeProblem).toBe('Please wait a moment.');
    let changes = 0;
    preferences.subscribe(() => (changes += 1));
    page.document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    await answer('ana', { localeProblem: 'Please wait a moment.' }, 1);
    expect(changes).toBe(0);
    page.document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    await answer('ana', { localeProblem: null }, 2);
    expect(preferences.read().localeProblem).toBeNull();
  });

  test('saves changes in the account, and none of the reading settings on the device', async () => {
    const { signIn, answer, accounts, preferences, stored, cookie, settle } = await openPreferences();
    await signIn('ana');
    await answer('ana', {});
    preferences.saveLocale(madrid);
    preferences.changeComfort({ fontSize: 'large' });
    await settle();
    expect(accounts.ana?.queued).toEqual([madrid, large]);
    expect(stored(comfortKey)).toBeNull();
    expect(cookie()).toMatchObject({ comfortOf: 'account' });
  });

  test('changes that were made before it was known who signs in go to the account', async () => {
    const { signIn, accounts, preferences } = await openPreferences();
    preferences.changeComfort({ fontSize: 'large' });
    preferences.saveLocale(madrid);
    await signIn('ana');
    expect(accounts.ana?.queued).toEqual([large, madrid]);
  });

  test.each([
    ['reading settings', (change: Change) => change.changeComfort({ fontSize: 'large' }), [large]],
    ['the region', (change: Change) => change.saveLocale(madrid), [madrid]],
  ])('of %s alone, only they do', async (_, change, queued) => {
    const { signIn, accounts, preferences } = await openPreferences();
    change(preferences);
    await signIn('ana');
    expect(accounts.ana?.queued).toEqual(queued);
  });

  test('what a visitor changed before signing in stays on the device', async () => {
    const { signIn, accounts, preferences } = await openPreferences();
    preferences.signedOut();
    preferences.changeComfort({ fontSize: 'large' });
    preferences.saveLocale(madrid);
    await signIn('ana');
    expect(accounts.ana?.queued).toEqual([]);
  });

  test('nothing changed, so nothing is saved', async () => {
    const { signIn, accounts } = await openPreferences();
    await signIn('ana');
    expect(accounts.ana?.queued).toEqual([]);
  });

  test('the account is read again when the window regains attention, and not when it loses it', async () => {
    const { signIn, accounts, page, settle } = await openPreferences();
    const close = await signIn('ana');
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(accounts.ana?.loads).toHaveLength(1);
    page.document.visibilityState = 'visible';
    page.document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(accounts.ana?.loads).toHaveLength(2);
    close();
    page.document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect([accounts.ana?.loads.length, accounts.ana?.closed]).toEqual([2, 1]);
  });

  test('knows whether a change has not arrived yet', async () => {
    const { signIn, accounts, preferences } = await openPreferences();
    await signIn('ana');
    accounts.ana?.onUnsaved(true);
    expect(preferences.read().unsaved).toBe(true);
    accounts.ana?.onUnsaved(false);
    expect(preferences.read().unsaved).toBe(false);
  });

  test('an account module that cannot be downloaded is a problem without a text', async () => {
    const { signIn, preferences, warnings } = await openPreferences({ download: false });
    const close = await signIn('ana');
    expect(preferences.read().localeProblem).toBe('');
    expect(warnings()).toEqual(['The preferences of the account could not be loaded']);
    close();
    preferences.saveLocale(madrid);
    preferences.changeComfort({ fontSize: 'large' });
  });
});

type Change = {
  changeComfort(part: { fontSize: 'large' }): void;
  saveLocale(state: LocaleState): void;
};

describe('an answer that arrives late', () => {
  test('does not overwrite the region chosen meanwhile, and still brings the reading settings', async () => {
    const { signIn, answer, preferences, cookie, stored } = await openPreferences();
    await signIn('ana');
    preferences.saveLocale(madrid);
    await answer('ana', { state: { ...bogota, currency: 'USD' }, comfort: large });
    expect(cookie()).toMatchObject({ state: madrid, comfort: large });
    expect(stored(localeKey)).toEqual(madrid);
  });

  test('does not overwrite reading settings chosen meanwhile, and still brings the region', async () => {
    const { signIn, answer, preferences, cookie } = await openPreferences();
    await signIn('ana');
    preferences.changeComfort({ fontSize: 'small' });
    await answer('ana', { state: madrid, comfort: large });
    expect(cookie()).toMatchObject({ state: madrid, comfort: small });
  });

  test('does not take back reading settings chosen meanwhile', async () => {
    const { signIn, answer, preferences, cookie } = await openPreferences();
    await signIn('ana');
    preferences.changeComfort({ fontSize: 'small' });
    await answer('ana', { comfort: null });
    expect(cookie()).toMatchObject({ comfort: small, comfortOf: 'account' });
  });

  test('of a person who has signed out changes nothing', async () => {
    const { signIn, answer, preferences, cookie, accounts } = await openPreferences();
    await signIn('ana');
    preferences.signedOut();
    await answer('ana', { state: madrid, comfort: large, localeProblem: 'late' });
    accounts.ana?.onUnsaved(true);
    expect(cookie()).toMatchObject({ state: bogota, comfort: defaultComfort, comfortOf: 'device' });
    expect(preferences.read()).toMatchObject({ localeProblem: null, unsaved: false });
  });

  test('of the person before does not reach the next one', async () => {
    const { signIn, answer, cookie } = await openPreferences();
    await signIn('ana');
    await signIn('bea');
    await answer('bea', { state: madrid, comfort: small });
    await answer('ana', { state: { ...madrid, currency: 'USD' }, comfort: large });
    expect(cookie()).toMatchObject({ state: madrid, comfort: small });
  });

  test('that is a failure of the person before is no problem of the next one', async () => {
    const { signIn, accounts, preferences, settle } = await openPreferences();
    await signIn('ana');
    preferences.signedOut();
    accounts.ana?.loads[0]?.fail();
    await settle();
    expect(preferences.read().localeProblem).toBeNull();
  });
});

describe('somebody who signs out', () => {
  test('leaves no trace of the account’s settings and problems', async () => {
    const { signIn, answer, preferences, accounts, cookie, stored } = await openPreferences();
    await signIn('ana');
    await answer('ana', { comfort: large, localeProblem: 'Please wait a moment.' });
    accounts.ana?.onUnsaved(true);
    preferences.signedOut();
    expect(preferences.read()).toEqual({
      theme: 'system',
      comfort: defaultComfort,
      localeProblem: null,
      unsaved: false,
    });
    expect(cookie()).toMatchObject({ comfort: defaultComfort, comfortOf: 'device' });
    expect(stored(comfortKey)).toBeNull();
  });

  test.each([
    ['a problem', { localeProblem: 'late' }, false],
    ['an unsaved change', {}, true],
  ])('leaves %s behind', async (_, answered, unsaved) => {
    const { signIn, answer, preferences, accounts } = await openPreferences();
    await signIn('ana');
    await answer('ana', answered);
    accounts.ana?.onUnsaved(unsaved);
    preferences.signedOut();
    expect(preferences.read()).toMatchObject({ localeProblem: null, unsaved: false });
  });

  test('changes after it stay on the device', async () => {
    const { signIn, answer, preferences, accounts, stored, settle } = await openPreferences();
    await signIn('ana');
    await answer('ana', {});
    preferences.changeComfort({ fontSize: 'small' });
    preferences.signedOut();
    preferences.changeComfort({ fontSize: 'large' });
    preferences.saveLocale(madrid);
    await settle();
    expect(accounts.ana?.queued).toEqual([small]);
    expect(stored(comfortKey)).toEqual(large);
  });
});

describe('another window of this browser', () => {
  test('that changes something is followed, without an answer to it', async () => {
    const { changeElsewhere, preferences, theme, broadcastCount, revalidated } = await openPreferences();
    await changeElsewhere({ state: madrid, theme: 'dark', comfort: large });
    expect(preferences.read()).toMatchObject({ theme: 'dark', comfort: large });
    expect([theme(), broadcastCount(), revalidated]).toEqual(['dark', 0, [true]]);
  });

  test('that has changed nothing is not', async () => {
    const { changeElsewhere, preferences } = await openPreferences();
    let changes = 0;
    preferences.subscribe(() => (changes += 1));
    await changeElsewhere({});
    expect(changes).toBe(0);
  });

  test('takes the place of what waits here for the account', async () => {
    const { signIn, changeElsewhere, accounts } = await openPreferences();
    await signIn('ana');
    await changeElsewhere({ comfort: large });
    expect(accounts.ana?.discarded).toBe(1);
  });

  test.each([
    ['the region', { state: madrid }, { state: madrid, comfort: small }],
    ['reading settings', { comfort: large }, { state: bogota, comfort: large }],
  ])('is not overwritten by a late answer about %s', async (_, changed, expected) => {
    const { signIn, changeElsewhere, answer, cookie } = await openPreferences();
    await signIn('ana');
    await changeElsewhere(changed);
    await answer('ana', {
      state: 'state' in changed ? bogota : undefined,
      comfort: 'comfort' in changed ? small : 'state' in changed ? undefined : null,
    });
    expect(cookie()).toMatchObject('comfort' in changed ? expected : { state: madrid });
  });

  test('is not followed once the page has gone', async () => {
    const { changeElsewhere, preferences, stop } = await openPreferences();
    stop();
    await changeElsewhere({ theme: 'dark' });
    expect(preferences.read().theme).toBe('system');
  });
});
