import { describe, expect, test } from 'vitest';
import {
  comfortRecordOf,
  localeRecordOf,
  readComfortRecord,
  readLocaleRecord,
  stateOfAccount,
} from './account-record.ts';
import { defaultComfort } from './comfort.ts';
import { detect } from './locale.ts';

const london = detect(() => ({ languages: ['en-GB'], timeZone: 'Europe/London' }));
const record = {
  preferred_locale: 'es-CO',
  preferred_currency: 'COP',
  preferred_country: 'CO',
  preferred_timezone: 'America/Bogota',
  use_device_locale: false,
} as const;

describe('parsing an account’s preferences', () => {
  test.each([
    ['the answer of a suppressed call', { ok: true, skipped: true }],
    ['nothing', null],
    ['a record with a part missing', { ...record, preferred_currency: undefined }],
    ['a locale that we do not speak', { ...record, preferred_locale: 'de-DE' }],
    ['a zone without end', { ...record, preferred_timezone: 'x'.repeat(65) }],
    ['a list', [record]],
  ])('%s is not a locale', (_, answer) => expect(readLocaleRecord(answer)).toBeNull());

  test.each([
    ['the answer of a suppressed call', { ok: true, skipped: true }],
    ['nothing', undefined],
    ['an unknown size', { font_size: 'huge', dyslexia_friendly_font: false }],
  ])('%s are not accessibility settings', (_, answer) => expect(readComfortRecord(answer)).toBeNull());

  test('an invalid colour becomes the default', () => {
    const row = { text_color: 'red;}', background_color: '#FFF8DC', font_size: 'large' };
    expect(readComfortRecord({ ...row, dyslexia_friendly_font: true })).toEqual({
      ...defaultComfort,
      backgroundColor: '#FFF8DC',
      fontSize: 'large',
      dyslexiaFriendlyFont: true,
    });
  });
});

test('the account takes precedence over the device; if it follows the device, each device decides', () => {
  expect(stateOfAccount(record, london, london)).toEqual({
    locale: 'es-CO',
    country: 'CO',
    currency: 'COP',
    timezone: 'America/Bogota',
    source: 'device',
    useDeviceLocale: false,
  });
  expect(stateOfAccount({ ...record, use_device_locale: true }, london, london)).toEqual(london);
});

test('a state becomes the row of an account, and the row the state', () => {
  const bogota = stateOfAccount(record, london, london);
  expect(localeRecordOf(bogota)).toEqual(record);
  expect(readLocaleRecord({ ...record, user_id: 'ana', id: 1 })).toEqual(record);
  expect(localeRecordOf(london)).toEqual({
    preferred_locale: 'en-GB',
    preferred_currency: 'GBP',
    preferred_country: 'GB',
    preferred_timezone: 'Europe/London',
    use_device_locale: true,
  });
});

test.each([
  ['preferred_locale', 'xx'],
  ['preferred_currency', 'XXX'],
  ['preferred_country', 'XX'],
  ['preferred_timezone', ' '],
  ['use_device_locale', 'yes'],
])('a row with an unusable %s is none', (field, value) => {
  expect(readLocaleRecord({ ...record, [field]: value })).toBeNull();
});

test('reading settings become the row of an account, and the row the settings', () => {
  const comfort = {
    textColor: '#112233',
    backgroundColor: '#FFF8DC',
    fontSize: 'xlarge',
    dyslexiaFriendlyFont: true,
  } as const;
  const row = {
    text_color: '#112233',
    background_color: '#FFF8DC',
    font_size: 'xlarge',
    dyslexia_friendly_font: true,
  };
  expect(comfortRecordOf(comfort)).toEqual(row);
  expect(readComfortRecord({ ...row, user_id: 'ana' })).toEqual(comfort);
  expect(readComfortRecord({ ...row, text_color: 'red', background_color: 'blue' })).toEqual({
    ...comfort,
    textColor: 'default',
    backgroundColor: 'default',
  });
  expect(readComfortRecord({ ...row, dyslexia_friendly_font: 'yes' })).toBeNull();
  expect(readComfortRecord('text')).toBeNull();
  expect(readComfortRecord(null)).toBeNull();
});
