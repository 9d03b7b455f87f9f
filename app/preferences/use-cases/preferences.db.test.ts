import { afterEach, beforeEach, expect, test } from 'vitest';
import { callsOf } from '#tests/support/api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { loadChosenLocaleAndZone } from './chosen-locale.server.ts';
import { preferencesApi } from '../api/routes.server.ts';

const carmen = { id: '00000000-0000-4000-a000-0000000000aa', email: 'carmen@example.org' };
const noor = { id: '00000000-0000-4000-a000-0000000000bb', email: 'noor@example.org' };
const bogota = {
  preferred_locale: 'es-CO',
  preferred_currency: 'COP',
  preferred_country: 'CO',
  preferred_timezone: 'America/Bogota',
  use_device_locale: false,
};

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
});
afterEach(() => app.close());

const as = (account: typeof carmen | null) => callsOf(preferencesApi(app.services), account);
const save = (account: typeof carmen, record: object) => as(account)('PUT', '/account/locale', record);
const read = async (account: typeof carmen) => (await as(account)('GET', '/account/locale')).body.locale;

test('an account without saved preferences has no locale', async () => {
  expect(await as(carmen)('GET', '/account/locale')).toEqual({ status: 200, body: { locale: null } });
});

test('an account gets back what it saved last, in the format of the specification', async () => {
  await save(carmen, bogota);
  const french = {
    ...bogota,
    preferred_locale: 'fr-FR',
    preferred_timezone: ' Marte ',
    use_device_locale: true,
  };
  expect((await save(carmen, french)).status).toBe(200);
  expect(await read(carmen)).toEqual({ ...french, preferred_timezone: 'Marte' });
  expect(await app.db.selectFrom('user_locale_preferences').selectAll().execute()).toEqual([
    { user_id: carmen.id, ...french, preferred_timezone: 'Marte' },
  ]);
});

test('nobody can write or read another account’s locale, whatever the body contains', async () => {
  await save(carmen, bogota);
  await save(noor, { ...bogota, user_id: carmen.id, preferred_locale: 'en-GB' });
  expect(await read(carmen)).toMatchObject({ preferred_locale: 'es-CO' });
  expect(await read(noor)).toMatchObject({ preferred_locale: 'en-GB' });
});

test('signed out, nothing can be read or written', async () => {
  expect((await as(null)('GET', '/account/locale')).status).toBe(401);
  expect((await as(null)('PUT', '/account/locale', bogota)).status).toBe(401);
});

test.each([
  ['a locale we do not speak', { preferred_locale: 'de-DE' }],
  ['a currency we do not take', { preferred_currency: 'CHF' }],
  ['a country we do not know', { preferred_country: 'DE' }],
  ['an empty zone', { preferred_timezone: '  ' }],
  ['a zone without end', { preferred_timezone: 'x'.repeat(65) }],
  ['the answer of a suppressed call', { ok: true, skipped: true, ...blank() }],
])('%s is refused and changes nothing', async (_, part) => {
  await save(carmen, bogota);
  expect((await save(carmen, { ...bogota, ...part })).status).toBe(400);
  expect(await read(carmen)).toEqual(bogota);
});

function blank() {
  return Object.fromEntries(Object.keys(bogota).map((field) => [field, undefined]));
}

test('emails use the manually chosen locale; following the device, the device’s', async () => {
  expect(await loadChosenLocaleAndZone(app.db, carmen.id)).toBeNull();
  await save(carmen, bogota);
  expect(await loadChosenLocaleAndZone(app.db, carmen.id)).toEqual({
    locale: 'es-CO',
    timeZone: 'America/Bogota',
  });
  await save(carmen, { ...bogota, preferred_timezone: 'Marte' });
  expect(await loadChosenLocaleAndZone(app.db, carmen.id)).toEqual({
    locale: 'es-CO',
    timeZone: 'America/Bogota',
  });
  await save(carmen, { ...bogota, use_device_locale: true });
  expect(await loadChosenLocaleAndZone(app.db, carmen.id)).toBeNull();
});
