import { expect, test } from 'vitest';
import type { ApiContext } from '#app/platform/api.server.ts';
import { defaultComfort } from '../domain/comfort.ts';
import { fallbackState } from '../domain/locale.ts';
import { writePrefs } from '../domain/visitor.ts';
import { localeAndZoneOfCall, localeOfCall } from './locale-of-call.server.ts';

const state = { ...fallbackState, locale: 'es-ES', country: 'ES', timezone: 'Europe/Madrid' } as const;
const cookie = writePrefs({ state, theme: 'system', comfort: defaultComfort, comfortOf: 'device' }).split(
  ';',
)[0]!;
const callIn = (language: 'en' | 'es' | 'fr') =>
  ({
    req: { raw: new Request('https://curvela.example/', { headers: { cookie } }) },
    var: { language },
  }) as unknown as ApiContext;

test.each([
  ['es', 'es-ES'],
  ['en', 'en-GB'],
  ['fr', 'fr-FR'],
] as const)('a Spaniard who calls in %s reads %s', (language, locale) => {
  expect(localeOfCall(callIn(language))).toBe(locale);
  expect(localeAndZoneOfCall(callIn(language), undefined).locale).toBe(locale);
});

test.each([
  ['America/Bogota', 'America/Bogota'],
  ['nowhere', 'Europe/Madrid'],
  [undefined, 'Europe/Madrid'],
])('the zone of the page (%s) counts, else that of the preferences: %s', (sent, zone) => {
  expect(localeAndZoneOfCall(callIn('es'), sent).timeZone).toBe(zone);
});
