import { expect, test } from 'vitest';
import {
  cityName,
  cityOfZone,
  clearTimeOf,
  dayKeyOf,
  longDayOf,
  sameClock,
  shortDayOf,
  spanOf,
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

const madrid = { locale: 'en-GB', timeZone: 'Europe/Madrid' };

test('the hour that is repeated has its offset, other times have none', () => {
  expect(plain(clearTimeOf('2026-10-25T00:30:00Z', madrid))).toBe('02:30 GMT+2');
  expect(plain(clearTimeOf('2026-10-25T01:30:00Z', madrid))).toBe('02:30 GMT+1');
  expect(clearTimeOf('2026-10-25T02:00:00Z', madrid)).toBe('03:00');
  expect(clearTimeOf(tuesday, madrid)).toBe('19:00');
});

test('so it has within a sentence', () => {
  const french = { ...madrid, locale: 'fr-FR' };
  expect(plain(timeInSentence('2026-10-25T00:30:00Z', madrid))).toBe('02:30 GMT+2');
  expect(plain(timeInSentence('2026-10-25T01:00:00Z', french))).toBe('2 h UTC+1');
  expect(plain(timeInSentence('2026-10-25T00:30:00Z', french))).toBe('2 h 30 UTC+2');
});

test('a span across a clock change has its true length', () => {
  const span = (start: string, end: string) => plain(spanOf(start, end, madrid));
  expect(span('2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z')).toBe('01:30–03:30 (60 min)');
  expect(span('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')).toBe('02:30 GMT+2–02:30 GMT+1 (60 min)');
  expect(span('2026-10-25T12:00:00Z', '2026-10-25T13:30:00Z')).toBe('13:00–14:30');
});

test.each([
  ['Europe/Madrid', '2026-10-25'],
  ['Europe/Madrid', '2027-03-28'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['America/Bogota', '2026-10-25'],
])('no two half hours of a day in %s on %s read alike', (timeZone, day) => {
  const place = { locale: 'en-US', timeZone };
  const noon = Date.parse(`${day}T12:00:00Z`);
  const halfHours = Array.from({ length: 120 }, (_, index) => new Date(noon + (index - 60) * 1_800_000));
  const labels = halfHours.map((instant) => `${dayKeyOf(instant, timeZone)} ${clearTimeOf(instant, place)}`);
  expect(new Set(labels).size).toBe(labels.length);
});
