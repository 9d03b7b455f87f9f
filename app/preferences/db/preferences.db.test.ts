import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { loadChosenLocaleAndZone, loadChosenLocalesAndZones } from '../use-cases/chosen-locale.server.ts';
import type { LocaleRecord } from '../model/schemas.ts';
import { loadLocaleRecord, loadLocaleRecords, saveLocaleRecord } from './preferences.server.ts';

const [ana, ben, eva] = ['aa', 'bb', 'cc'].map((end) => `00000000-0000-4000-a000-0000000000${end}`) as [
  string,
  string,
  string,
];
const record = (more: Partial<LocaleRecord> = {}): LocaleRecord => ({
  preferred_locale: 'es-CO',
  preferred_currency: 'COP',
  preferred_country: 'CO',
  preferred_timezone: 'America/Bogota',
  use_device_locale: false,
  ...more,
});
const french = record({
  preferred_locale: 'fr-FR',
  preferred_currency: 'EUR',
  preferred_country: 'FR',
  preferred_timezone: 'my town',
});

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
  await saveLocaleRecord(app.db, ana, record());
  await saveLocaleRecord(app.db, ben, french);
});
afterAll(() => app.close());

test('a record belongs to its account, and is replaced as a whole', async () => {
  expect(await loadLocaleRecord(app.db, ana)).toEqual(record());
  expect(await loadLocaleRecord(app.db, ben)).toEqual(french);
  expect(await loadLocaleRecord(app.db, eva)).toBeNull();
  await saveLocaleRecord(app.db, ana, french);
  expect(await loadLocaleRecord(app.db, ana)).toEqual(french);
  await saveLocaleRecord(app.db, ana, record());
});

test('of several accounts those are read that were asked for and have one', async () => {
  expect(await loadLocaleRecords(app.db, [ben, eva])).toEqual(new Map([[ben, french]]));
  expect((await loadLocaleRecords(app.db, [ana, ben])).size).toBe(2);
  expect(await loadLocaleRecords(app.db, [])).toEqual(new Map());
});

test('a choice counts unless the account follows its device; a zone nobody knows is that of the country', async () => {
  await saveLocaleRecord(app.db, eva, record({ use_device_locale: true }));
  expect(await loadChosenLocalesAndZones(app.db, [ana, ben, eva])).toEqual(
    new Map([
      [ana, { locale: 'es-CO', timeZone: 'America/Bogota' }],
      [ben, { locale: 'fr-FR', timeZone: 'Europe/Paris' }],
    ]),
  );
  expect(await loadChosenLocaleAndZone(app.db, ben)).toEqual({ locale: 'fr-FR', timeZone: 'Europe/Paris' });
  expect(await loadChosenLocaleAndZone(app.db, eva)).toBeNull();
});
