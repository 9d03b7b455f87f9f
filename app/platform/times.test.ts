import { expect, test } from 'vitest';
import {
  cityName,
  cityOfZone,
  dayKeyOf,
  longDayOf,
  sameClock,
  shortDayOf,
  timeInSentence,
  timeOf,
  weekOf,
} from './times.ts';

const tuesday = '2026-11-24T18:00:00Z';
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('18:00 in London is 13:00 in Bogotá and 1:00 PM for a New Yorker', () => {
  expect(timeOf(tuesday, { locale: 'en-GB', timeZone: 'Europe/London' })).toBe('18:00');
  expect(timeOf(tuesday, { locale: 'es-CO', timeZone: 'America/Bogota' })).toBe('13:00');
  expect(plain(timeOf(tuesday, { locale: 'en-US', timeZone: 'America/New_York' }))).toBe('1:00 PM');
});

test('midnight is 00:00, never 24:00', () => {
  expect(timeOf('2026-11-24T00:00:00Z', { locale: 'es-ES', timeZone: 'UTC' })).toBe('00:00');
});

test('French uses 18 h and 17 h 30', () => {
  const paris = { locale: 'fr-FR', timeZone: 'Europe/London' };
  expect(plain(timeInSentence(tuesday, paris))).toBe('18 h');
  expect(plain(timeInSentence('2026-11-24T17:30:00Z', paris))).toBe('17 h 30');
});

test('one instant can be on two days', () => {
  expect(dayKeyOf('2026-11-25T02:00:00Z', 'America/Bogota')).toBe('2026-11-24');
  expect(dayKeyOf('2026-11-25T02:00:00Z', 'Europe/Madrid')).toBe('2026-11-25');
  expect(shortDayOf('2026-11-25T02:00:00Z', { locale: 'en-GB', timeZone: 'America/Bogota' })).toBe(
    'Tue 24\u00a0Nov',
  );
});

test.each([
  ['en-GB', 'Tue 1\u00a0Dec', 'Tuesday 1\u00a0December'],
  ['en-US', 'Tue, Dec\u00a01', 'Tuesday, December\u00a01'],
  ['es-ES', 'mar 1\u00a0dic', 'martes 1\u00a0de\u00a0diciembre'],
  ['es-CO', 'mar 1\u00a0dic', 'martes 1\u00a0de\u00a0diciembre'],
  ['fr-FR', 'mar. 1er\u00a0déc.', 'mardi 1er\u00a0décembre'],
])('in %s the first of December has no line break inside', (locale, short, long) => {
  const at = ['2026-12-01T12:00:00Z', { locale, timeZone: 'UTC' }] as const;
  expect([shortDayOf(...at), longDayOf(...at)]).toEqual([short, long]);
});

test('a city has its name in the reader’s language', () => {
  const named = (city: string) => ['en-GB', 'es-CO', 'fr-FR'].map((locale) => cityName(city, locale));
  expect(named('Lisboa')).toEqual(['Lisbon', 'Lisboa', 'Lisbonne']);
  expect(named('Edinburgh')).toEqual(['Edinburgh', 'Edimburgo', 'Édimbourg']);
  expect(named('Bogotá')).toEqual(['Bogotá', 'Bogotá', 'Bogotá']);
  expect(named('Cali')).toEqual(['Cali', 'Cali', 'Cali']);
});

test('Lagos and Paris have the same time in winter only', () => {
  expect(sameClock(tuesday, 'Africa/Lagos', 'Europe/Paris')).toBe(true);
  expect(sameClock('2026-07-24T18:00:00Z', 'Africa/Lagos', 'Europe/Paris')).toBe(false);
  expect(cityOfZone('America/New_York', 'en-US')).toBe('New York');
  expect(cityOfZone('Europe/London', 'es-CO')).toBe('Londres');
  expect(cityOfZone('America/Bogota', 'fr-FR')).toBe('Bogotá');
});

test('a week begins on Sunday in Colombia and the United States, on Monday in Britain, Spain and France', () => {
  expect(weekOf('es-CO')).toEqual([7, 1, 2, 3, 4, 5, 6]);
  expect(weekOf('en-US')[0]).toBe(7);
  for (const locale of ['en-GB', 'es-ES', 'fr-FR']) expect(weekOf(locale)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
