import { describe, expect, test } from 'vitest';
import {
  changeField,
  currencyOf,
  detect,
  fallbackState,
  isCountry,
  isCurrency,
  isLocale,
  isZoneText,
  likelyTimeZone,
  localeOf,
  mergeSaved,
  withLanguage,
} from './locale.ts';
import { usableTimeZone } from './usable-time-zone.ts';

const bogota = detect(() => ({ languages: ['es-CO'], timeZone: 'America/Bogota' }));

describe('the locale of a browser', () => {
  test.each([
    [['en-GB', 'fr'], 'en-GB'],
    [['EN-gb'], 'en-GB'],
    [['en-AU'], 'en-US'],
    [['es-MX', 'en'], 'es-CO'],
    [['es'], 'es-CO'],
    [['fr-CA'], 'fr-FR'],
    [['de-DE', 'en-GB'], 'es-CO'],
    [[], 'es-CO'],
  ])('%j yields %s', (languages, locale) => {
    expect(localeOf(languages)).toBe(locale);
  });
});

describe('the currency', () => {
  test.each([
    ['US', 'fr-FR', 'USD'],
    ['GB', 'fr-FR', 'GBP'],
    ['CO', 'fr-FR', 'COP'],
    ['ES', 'en-US', 'EUR'],
    ['FR', 'en-US', 'EUR'],
    ['DE', 'en-GB', 'GBP'],
    ['DE', 'de-DE', 'COP'],
  ])('country %s with locale %s uses %s', (country, locale, currency) => {
    expect(currencyOf(country, locale)).toBe(currency);
  });
});

test('a French device in Montréal gets French, euros and its own zone', () => {
  expect(detect(() => ({ languages: ['fr-CA'], timeZone: 'America/Toronto' }))).toEqual({
    locale: 'fr-FR',
    country: 'FR',
    currency: 'EUR',
    timezone: 'America/Toronto',
    source: 'device',
    useDeviceLocale: true,
  });
});

test('a device whose detection fails gets the fallback, with a warning', () => {
  const errors: unknown[] = [];
  const silent = () => {
    throw new Error('no Intl here');
  };
  expect(detect(silent, (reason) => errors.push(reason))).toEqual(fallbackState);
  expect(fallbackState).toMatchObject({
    locale: 'en-US',
    country: 'US',
    currency: 'USD',
    timezone: 'America/New_York',
    source: 'default',
  });
  expect(errors).toEqual([new Error('no Intl here')]);
});

test('changing the currency manually turns device settings off and nothing else', () => {
  expect(changeField(bogota, 'currency', 'EUR')).toEqual({
    ...bogota,
    currency: 'EUR',
    useDeviceLocale: false,
  });
});

test('a saved state is merged field by field; invalid values are ignored', () => {
  const saved = {
    locale: 'xx-XX',
    country: 'ES',
    currency: 7,
    timezone: '  ',
    useDeviceLocale: false,
    admin: true,
  };
  expect(mergeSaved(bogota, saved)).toEqual({ ...bogota, country: 'ES', useDeviceLocale: false });
  expect(mergeSaved(bogota, null)).toEqual(bogota);
  expect(mergeSaved(bogota, undefined)).toEqual(bogota);
  expect(mergeSaved(bogota, 'es-ES')).toEqual(bogota);
});

test('English requested in the URL keeps a British visitor British and makes a Colombian one American', () => {
  const london = detect(() => ({ languages: ['en-GB'], timeZone: 'Europe/London' }));
  expect(withLanguage(london, 'en')).toEqual(london);
  expect(withLanguage(bogota, 'en')).toEqual({ ...bogota, locale: 'en-US', useDeviceLocale: false });
  expect(withLanguage({ ...bogota, country: 'ES' }, 'fr').locale).toBe('fr-FR');
});

test('an unknown zone is replaced by the default of the country', () => {
  expect(usableTimeZone({ timezone: 'Bogotá', country: 'CO' })).toBe('America/Bogota');
  expect(usableTimeZone({ timezone: 'Asia/Tokyo', country: 'CO' })).toBe('Asia/Tokyo');
});

test.each([
  [isLocale, 'es-CO', ['es', 'ES-co', '', null, 7]],
  [isCountry, 'CO', ['co', 'DE', '', undefined]],
  [isCurrency, 'COP', ['cop', 'CHF', '', 1]],
])('known values are accepted and others are not (case %#)', (accepts, known, others) => {
  expect([known, ...others].map((value) => accepts(value))).toEqual([true, ...others.map(() => false)]);
});

test.each([
  ['US', 'America/New_York'],
  ['GB', 'Europe/London'],
  ['CO', 'America/Bogota'],
  ['ES', 'Europe/Madrid'],
  ['FR', 'Europe/Paris'],
] as const)('without a zone of the device, %s is probably in %s', (country, zone) => {
  expect(likelyTimeZone(country)).toBe(zone);
  const language = { US: 'en-US', GB: 'en-GB', CO: 'es-CO', ES: 'es-ES', FR: 'fr-FR' }[country];
  expect(detect(() => ({ languages: [language], timeZone: '' })).timezone).toBe(zone);
});

test.each([
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['x', true],
  ['', false],
  ['   ', false],
  [5, false],
])('the text of a zone may have 64 characters (case %#)', (text, usable) => {
  expect(isZoneText(text)).toBe(usable);
});

test('every valid field of a saved state is taken over', () => {
  const saved = {
    locale: 'fr-FR',
    country: 'FR',
    currency: 'EUR',
    timezone: 'Europe/Paris',
    source: 'default',
    useDeviceLocale: false,
  } as const;
  expect(mergeSaved(bogota, saved)).toEqual(saved);
  expect(mergeSaved(saved, { source: 'device', useDeviceLocale: true })).toEqual({
    ...saved,
    source: 'device',
    useDeviceLocale: true,
  });
  expect(mergeSaved(saved, { country: 'DE', source: 'guess', useDeviceLocale: 'yes' })).toEqual(saved);
  expect(fallbackState.useDeviceLocale).toBe(true);
});

test.each([
  ['CO', 'es', 'es-CO'],
  ['ES', 'es', 'es-ES'],
  ['FR', 'es', 'es-CO'],
  ['GB', 'en', 'en-GB'],
  ['CO', 'fr', 'fr-FR'],
] as const)('in %s the language %s is written as %s', (country, language, locale) => {
  const other = language === 'fr' ? 'en-US' : 'fr-FR';
  expect(withLanguage({ ...bogota, locale: other, country }, language)).toMatchObject({
    locale,
    country,
    useDeviceLocale: false,
  });
});
