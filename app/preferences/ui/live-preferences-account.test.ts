import { describe, expect, test } from 'vitest';
import { defaultComfort } from '../domain/comfort.ts';
import type { LocaleState } from '../domain/locale.ts';
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

/** What the browser of these tests reports. */
const londonDevice: LocaleState = {
  locale: 'en-GB',
  country: 'GB',
  currency: 'GBP',
  timezone: 'UTC',
  source: 'device',
  useDeviceLocale: true,
};

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
    expect(cookie()).toMatchObject({ state: londonDevice, comfort: defaultComfort, comfortOf: 'device' });
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

  test('leaves no language, region, currency or zone of the account in the cookie', async () => {
    const { signIn, answer, preferences, cookie, page } = await openPreferences();
    await signIn('ana');
    await answer('ana', { state: madrid });
    page.localStorage.clear();
    preferences.signedOut();
    expect(cookie()?.state).toEqual(londonDevice);
  });

  test('nobody was signed in: the region of the visitor stays', async () => {
    const { preferences, cookie } = await openPreferences();
    preferences.saveLocale(madrid);
    preferences.signedOut();
    expect(cookie()?.state).toEqual(madrid);
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
