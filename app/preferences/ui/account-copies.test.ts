import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setTokenSource } from '#app/platform/api-client.ts';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { openAccountCopies } from './account-copies.ts';
import { defaultComfort } from '../domain/comfort.ts';
import { fallbackState, type LocaleState } from '../domain/locale.ts';

const bogota: LocaleState = {
  locale: 'es-CO',
  country: 'CO',
  currency: 'COP',
  timezone: 'America/Bogota',
  source: 'default',
  useDeviceLocale: false,
};
const bogotaRecord = {
  preferred_locale: 'es-CO',
  preferred_currency: 'COP',
  preferred_country: 'CO',
  preferred_timezone: 'America/Bogota',
  use_device_locale: false,
};
const large = { ...defaultComfort, fontSize: 'large' } as const;
const small = { ...defaultComfort, fontSize: 'small' } as const;
const rowOf = (font_size: string) => ({
  text_color: 'default',
  background_color: 'default',
  font_size,
  dyslexia_friendly_font: false,
});

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => setTokenSource(() => Promise.resolve(null)));

/** The copies of an account, and the server behind them; every call can be answered otherwise. */
function openCopies({ id = 'ana', page = openPage() } = {}) {
  const answers: Parameters<typeof stubCalls>[0] = {
    'GET /functions/v1/account/locale': { body: { locale: bogotaRecord } },
    'PUT /functions/v1/account/locale': { status: 204 },
    // What the product gets in place of a call that is suppressed.
    'GET /rest/v1/user_locale_preferences': { body: { ok: true, skipped: true } },
    'POST /rest/v1/user_locale_preferences': { status: 201 },
    'GET /rest/v1/user_preferences': { body: [rowOf('large')] },
    'POST /rest/v1/user_preferences': { status: 201 },
    'POST /rest/v1/telemetry_events': { status: 201 },
  };
  const calls = stubCalls(answers);
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const unsaved: boolean[] = [];
  const client = createClient('http://localhost:5173', 'key', {
    accessToken: () => Promise.resolve('token'),
  });
  const account = { id, client: () => Promise.resolve(client) };
  const copies = openAccountCopies(account, (value) => unsaved.push(value));
  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return {
    account,
    answers,
    calls,
    copies,
    page,
    unsaved,
    wait,
    /** Loads, with the pauses of retries. */
    load: async () => {
      const loading = copies.load(fallbackState);
      await wait(2000);
      return loading;
    },
    made: (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call),
    warnings: () => warned.mock.calls.map(([what]) => what as string),
    stored: (kind: string, accountId = id) =>
      JSON.parse(page.localStorage.getItem(`curvela.unsaved.${kind}.${accountId}`) ?? 'null') as unknown,
  };
}

const putLocale = 'PUT /functions/v1/account/locale';
const getLocale = 'GET /functions/v1/account/locale';
const postComfort = 'POST /rest/v1/user_preferences';
const getComfort = 'GET /rest/v1/user_preferences';

describe('loading the preferences of an account', () => {
  test('reads its locale and its accessibility settings', async () => {
    const { load, warnings } = openCopies();
    // The source is the device's own.
    expect(await load()).toEqual({
      state: { ...bogota, source: 'default' },
      comfort: large,
      localeProblem: null,
    });
    expect(warnings()).toEqual([]);
  });

  test('an account without any has none', async () => {
    const { load, answers } = openCopies();
    answers[getLocale] = { body: { locale: null } };
    answers[getComfort] = { body: [] };
    expect(await load()).toEqual({ state: null, comfort: null, localeProblem: null });
  });

  test('a row of the table takes precedence over the copy of our own API', async () => {
    const { load, answers } = openCopies();
    answers['GET /rest/v1/user_locale_preferences'] = {
      body: { ...bogotaRecord, preferred_locale: 'fr-FR' },
    };
    expect((await load()).state?.locale).toBe('fr-FR');
  });

  test('an account that follows the device gets what the device says', async () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'], language: 'en-GB' });
    const { load, answers } = openCopies();
    answers[getLocale] = { body: { locale: { ...bogotaRecord, use_device_locale: true } } };
    expect((await load()).state).toMatchObject({ locale: 'en-GB', source: 'device', useDeviceLocale: true });
  });

  test('a locale that cannot be loaded stays as it is, with the reason of the server', async () => {
    const { load, answers, made } = openCopies();
    answers[getLocale] = { status: 503, body: { error: { code: 'busy', message: 'Please wait a moment.' } } };
    expect(await load()).toEqual({
      state: undefined,
      comfort: large,
      localeProblem: 'Please wait a moment.',
    });
    expect(made(getLocale)).toHaveLength(2);
  });

  test('without a reason the problem has no text', async () => {
    const { load } = openCopies();
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    setTokenSource(() => Promise.reject('a text'));
    expect(await load()).toMatchObject({ state: undefined, localeProblem: '' });
  });

  test('a table that cannot be read is left out', async () => {
    const { load, answers, warnings } = openCopies();
    answers['GET /rest/v1/user_locale_preferences'] = { status: 500, body: { message: 'away' } };
    expect(await load()).toMatchObject({ state: bogota, localeProblem: null });
    expect(warnings()).toEqual(['The locale preferences could not be read']);
  });

  test('accessibility settings that cannot be read stay as they are', async () => {
    const { load, answers, warnings } = openCopies();
    answers[getComfort] = { status: 500, body: { message: 'away' } };
    expect(await load()).toEqual({ state: bogota, comfort: undefined, localeProblem: null });
    expect(warnings()).toEqual(['The accessibility settings could not be read']);
  });

  test('happens once in five minutes', async () => {
    const { load, wait, made } = openCopies();
    await load();
    await wait(5 * 60_000 - 4001);
    await load();
    expect([made(getLocale).length, made(getComfort).length]).toEqual([1, 1]);
    await wait(2000);
    await load();
    expect([made(getLocale).length, made(getComfort).length]).toEqual([2, 2]);
  });

  test('what was saved here is read again', async () => {
    const { load, copies, wait, made } = openCopies();
    await load();
    copies.queueComfort(small);
    await wait(250);
    await load();
    expect([made(getLocale).length, made(getComfort).length]).toEqual([1, 2]);
    copies.queueLocale(bogota);
    await wait(250);
    await load();
    expect([made(getLocale).length, made(getComfort).length]).toEqual([2, 2]);
  });

  test('a change that is made before the responses is newer than they are', async () => {
    const { copies, wait } = openCopies();
    const loading = copies.load(fallbackState);
    copies.queueLocale(fallbackState);
    await wait(0);
    expect(await loading).toEqual({ state: undefined, comfort: large, localeProblem: null });
    const again = copies.load(fallbackState);
    copies.queueComfort(small);
    await wait(249);
    expect(await again).toMatchObject({ comfort: undefined });
  });
});

describe('saving the locale', () => {
  test('sends the last of rapid changes to our own API', async () => {
    const { copies, wait, made, stored, unsaved } = openCopies();
    copies.queueLocale(fallbackState);
    copies.queueLocale(bogota);
    expect(stored('locale')).toEqual(bogota);
    await wait(249);
    expect(made(putLocale)).toEqual([]);
    await wait(1);
    expect(made(putLocale).map(({ body }) => body)).toEqual([bogotaRecord]);
    expect([stored('locale'), unsaved]).toEqual([null, [false]]);
  });

  test('writes the row and the event of the specification for each', async () => {
    const { copies, wait, made } = openCopies();
    copies.queueLocale(bogota);
    await wait(0);
    expect(made('POST /rest/v1/user_locale_preferences').map(({ body }) => body)).toEqual([
      { user_id: 'ana', ...bogotaRecord },
    ]);
    expect(made('POST /rest/v1/telemetry_events').map(({ body }) => body)).toEqual([
      { user_id: 'ana', event: 'locale_preferences_saved', payload: bogota },
    ]);
  });

  test('the row and the event may fail', async () => {
    const { copies, wait, answers, warnings, made, unsaved } = openCopies();
    answers['POST /rest/v1/user_locale_preferences'] = { status: 500, body: { message: 'away' } };
    answers['POST /rest/v1/telemetry_events'] = { status: 500, body: { message: 'away' } };
    copies.queueLocale(bogota);
    await wait(10_000);
    expect(warnings().toSorted()).toEqual([
      'The event was not recorded',
      'The locale preferences were not written',
    ]);
    expect([made(putLocale).length, unsaved]).toEqual([1, [false]]);
  });

  test('without a client neither is tried', async () => {
    const { copies, wait, account, warnings, made } = openCopies();
    account.client = () => Promise.reject(new Error('not downloaded'));
    copies.queueLocale(bogota);
    await wait(250);
    expect(warnings()).toEqual(['Saving was not noted']);
    expect(made(putLocale)).toHaveLength(1);
  });

  test('a refusal is final', async () => {
    const { copies, wait, answers, warnings, made, stored, unsaved } = openCopies();
    answers[putLocale] = { status: 400, body: { error: { code: 'invalid_input' } } };
    copies.queueLocale(bogota);
    await wait(60_000);
    expect(made(putLocale)).toHaveLength(1);
    expect(warnings()).toEqual(['The account refused the locale preferences']);
    expect([stored('locale'), unsaved]).toEqual([null, [false]]);
  });

  test.each([
    ['a 503', { status: 503 }],
    ['a network that cannot be reached', new TypeError('Failed to fetch')],
  ])('after %s it is tried again, and counts as unsaved until then', async (_, answer) => {
    const { copies, wait, answers, warnings, made, stored, unsaved } = openCopies();
    answers[putLocale] = answer;
    copies.queueLocale(bogota);
    await wait(250);
    expect([made(putLocale).length, unsaved, stored('locale')]).toEqual([1, [true], bogota]);
    expect(warnings()).toEqual(['The locale preferences did not reach the account yet']);
    answers[putLocale] = { status: 204 };
    await wait(1000);
    expect([made(putLocale).length, unsaved, stored('locale')]).toEqual([2, [true, false], null]);
  });
});

describe('saving the accessibility settings', () => {
  test('writes their row', async () => {
    const { copies, wait, made, stored, unsaved } = openCopies();
    copies.queueComfort(small);
    expect(stored('comfort')).toEqual(small);
    await wait(250);
    expect(made(postComfort).map(({ body }) => body)).toEqual([{ user_id: 'ana', ...rowOf('small') }]);
    expect([stored('comfort'), unsaved, made(putLocale)]).toEqual([null, [false], []]);
  });

  test('the account is behind until both kinds have arrived', async () => {
    const { copies, wait, answers, unsaved } = openCopies();
    answers[putLocale] = { status: 503 };
    answers[postComfort] = { status: 500, body: { message: 'away' } };
    copies.queueComfort(small);
    copies.queueLocale(bogota);
    await wait(250);
    expect(unsaved).toEqual([true, true]);
    answers[putLocale] = { status: 204 };
    await wait(1000);
    expect(unsaved.slice(2)).toEqual([true, true]);
    answers[postComfort] = { status: 201 };
    await wait(3000);
    expect(unsaved.at(-1)).toBe(false);
  });

  test('what was stored when the page closed is sent with the next one, for the same account only', async () => {
    const page = openPage();
    const first = openCopies({ page });
    first.copies.queueComfort(small);
    first.copies.queueLocale(bogota);
    first.copies.close();
    await first.wait(60_000);
    expect([first.made(postComfort), first.made(putLocale)]).toEqual([[], []]);
    const other = openCopies({ id: 'bea', page });
    await other.wait(250);
    expect([other.made(postComfort), other.made(putLocale)]).toEqual([[], []]);
    const next = openCopies({ page });
    await next.wait(250);
    expect(next.made(postComfort).map(({ body }) => body)).toEqual([{ user_id: 'ana', ...rowOf('small') }]);
    expect(next.made(putLocale)).toHaveLength(1);
    expect([next.stored('comfort'), next.stored('locale')]).toEqual([null, null]);
  });

  test('a change of another window takes the place of what waits here', async () => {
    const { copies, wait, made, stored } = openCopies();
    copies.queueComfort(small);
    copies.queueLocale(bogota);
    copies.discardWaiting();
    await wait(60_000);
    expect([made(postComfort), made(putLocale)]).toEqual([[], []]);
    // The other window stored its own under the same key.
    expect(stored('comfort')).toEqual(small);
  });

  test('a closed account forgets what it has loaded', async () => {
    const { copies, load, made } = openCopies();
    await load();
    copies.close();
    await load();
    expect(made(getComfort)).toHaveLength(2);
  });
});
