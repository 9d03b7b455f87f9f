import { describe, expect, test } from 'vitest';
import { defaultComfort } from './comfort.ts';
import { acceptedLanguages, readVisitor, writePrefs } from './visitor.ts';
import { fallbackState } from './locale.ts';

const ask = (address: string, headers: Record<string, string>) =>
  readVisitor(new Request(`http://localhost${address}`, { headers }));

const paris = {
  state: {
    ...fallbackState,
    locale: 'fr-FR',
    country: 'FR',
    currency: 'EUR',
    timezone: 'Europe/Paris',
  } as const,
  theme: 'dark',
  comfort: { ...defaultComfort, fontSize: 'large' },
  comfortOf: 'device',
} as const;
const cookie = writePrefs(paris).split(';')[0] ?? '';

test('languages of a header are sorted by preference, ties in their order', () => {
  expect(acceptedLanguages('en;q=0.7, fr-CH, *;q=0.1, de;q=0.7, es;q=0')).toEqual(['fr-CH', 'en', 'de']);
});

describe('the visitor', () => {
  test('without a cookie has the first browser language', () => {
    expect(ask('/', { 'Accept-Language': 'fr-CA,en;q=0.8' })).toMatchObject({
      language: 'fr',
      timeZone: 'Europe/Paris',
      state: { locale: 'fr-FR', currency: 'EUR' },
      known: false,
    });
  });

  test('without any information gets Colombian Spanish', () => {
    expect(ask('/', {})).toMatchObject({ language: 'es', state: { locale: 'es-CO', currency: 'COP' } });
  });

  test('gets the language of the cookie before the browser’s, and of the URL before the cookie’s', () => {
    const headers = { 'Accept-Language': 'en-GB', Cookie: `a=b; ${cookie}` };
    expect(ask('/', headers)).toMatchObject({
      language: 'fr',
      theme: 'dark',
      comfort: { fontSize: 'large' },
      known: true,
    });
    expect(ask('/?lang=es', headers)).toMatchObject({ language: 'es', state: { currency: 'EUR' } });
    expect(ask('/?lang=de', headers)).toMatchObject({ language: 'fr' });
  });

  test.each([
    'prefs=%7Bnot-json',
    'prefs=%',
    `prefs=${'x'.repeat(3000)}`,
    'prefs=null',
    `prefs=${encodeURIComponent('{"state":{"locale":"javascript:"},"comfort":{"textColor":"red;background:url(x)"}}')}`,
  ])('is unaffected by a broken cookie: %s', (broken) => {
    expect(ask('/', { 'Accept-Language': 'en-GB', Cookie: broken })).toMatchObject({
      state: { locale: 'en-GB' },
      comfort: defaultComfort,
    });
  });
});
