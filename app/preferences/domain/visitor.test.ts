import { describe, expect, test } from 'vitest';
import { defaultComfort } from './comfort.ts';
import { acceptedLanguages, applyRawPrefs, rawPrefs, readVisitor, writePrefs } from './visitor.ts';
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

test.each([
  ['en; q=0.5,fr;q=0.6', ['fr', 'en']],
  ['en;level=1;q=0.2,fr;q=0.3', ['fr', 'en']],
  ['en;q=0.9,fr', ['fr', 'en']],
  ['en;q=1,fr', ['en', 'fr']],
  ['en;q=0.25,fr;q=0.75', ['fr', 'en']],
  ['en;xq=0.1,fr;q=0.9', ['en', 'fr']],
  ['a,b,c,d,e,f,g,h,i,j,k,l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']],
  [' , ,fr', ['fr']],
  ['*', []],
  ['fr;q=0', []],
])('the header %j asks for %j', (header, expected) => {
  expect(acceptedLanguages(header)).toEqual(expected);
});

describe('the cookie', () => {
  test('is written with a version and read back', () => {
    expect(writePrefs(paris)).toMatch(/^prefs=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect(rawPrefs(`a=b; ${cookie}; c=d`)).toEqual({ v: 1, ...paris });
    expect(rawPrefs(`xprefs=1; ${cookie.replace('prefs=', 'other=')}`)).toBeNull();
  });

  test.each([
    [2000, true],
    [2001, false],
  ])('of %i characters is read: %s', (length, read) => {
    const start = 'prefs=%7B%22a%22%3A%22';
    const long = `${start}${'x'.repeat(length - start.length - 6)}%22%7D`;
    expect([long.length, rawPrefs(long) !== null]).toEqual([length, read]);
  });

  test.each(['5', '"text"', 'null', ''])('that holds %j holds nothing', (content) => {
    expect(rawPrefs(`prefs=${encodeURIComponent(content)}`)).toBeNull();
  });

  test('counts field by field; an unknown theme or owner is not taken over', () => {
    const other = { ...paris, theme: 'light', comfortOf: 'account' } as const;
    expect(applyRawPrefs(other, null)).toEqual({ ...other, comfortOf: 'device' });
    expect(applyRawPrefs(paris, { theme: 'system', comfortOf: 'account' })).toEqual({
      ...paris,
      theme: 'system',
      comfortOf: 'account',
    });
    expect(applyRawPrefs(paris, { theme: 'pink', comfortOf: 'me' })).toEqual(paris);
  });
});

describe('the visitor', () => {
  test('is probably signed in when the cookie of that says so', () => {
    expect(ask('/', { Cookie: 'somebody=1' })).toMatchObject({ somebody: true, known: false });
    expect(ask('/', { Cookie: cookie })).toMatchObject({ somebody: false, known: true });
  });

  test('has a theme of the system and default settings until something is chosen', () => {
    expect(ask('/', {})).toMatchObject({ theme: 'system', comfort: defaultComfort, comfortOf: 'device' });
  });

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
