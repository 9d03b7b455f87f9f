import { describe, expect, test } from 'vitest';
import { findZones, offsetIn, resolveZone } from './zone-search.ts';

const november = new Date('2026-11-20T09:00:00Z');
const july = new Date('2026-07-01T09:00:00Z');
const zones = (text: string, locale = 'en-GB', now = november) =>
  findZones(text, locale, now).map(({ zone }) => zone);

describe('the zone search', () => {
  test.each([
    ['bogota', 'America/Bogota'],
    ['Bogotá', 'America/Bogota'],
    ['new york', 'America/New_York'],
    ['Nueva York', 'America/New_York'],
    ['Madrid', 'Europe/Madrid'],
    ['españa', 'Europe/Madrid'],
    ['Lyon', 'Europe/Paris'],
    ['medellín', 'America/Bogota'],
    ['calcutta', 'Asia/Kolkata'],
    ['kyiv', 'Europe/Kyiv'],
    ['Europe/Lond', 'Europe/London'],
    ['ho chi', 'Asia/Ho_Chi_Minh'],
  ])('%j finds %s first', (text, zone) => expect(zones(text)[0]).toBe(zone));

  test('finds zones with an offset as of now, the best known first', () => {
    expect(zones('GMT+1')).toContain('Europe/Madrid');
    expect(zones('GMT+1', 'en-GB', july)).toContain('Europe/London');
    expect(zones('GMT+1', 'en-GB', july)).not.toContain('Europe/Madrid');
    expect(zones('utc -5')).toContain('America/Bogota');
    expect(zones('+05:30')).toEqual(['Asia/Kolkata', 'Asia/Colombo']);
  });

  test.each([
    ['Rome', 'Europe/Rome'],
    ['Nueva York', 'America/New_York'],
    ['Los Ángeles', 'America/Los_Angeles'],
  ])('a city is found by its name in each language (%s)', (text, zone) => {
    expect(zones(text)[0]).toBe(zone);
  });

  test('a zone without an offset is at Greenwich', () => {
    expect(zones('+00:00')).toContain('UTC');
    expect(zones('+00:00')[0]).toBe('Atlantic/Canary');
  });

  test('gives as many as asked for, the best first', () => {
    expect(findZones('', 'en-GB', november, 3)).toHaveLength(3);
    // A name that begins so comes before one that has it inside.
    expect(zones('york')[0]).toBe('America/New_York');
    expect(zones('san')[0]).toBe('America/Los_Angeles');
  });

  test('names cities in the reader’s language', () => {
    expect(findZones('londres', 'es-ES', november)[0]).toEqual({ zone: 'Europe/London', city: 'Londres' });
  });

  test('offers the most common zones for an empty text, and none for nonsense', () => {
    expect(zones('')).toHaveLength(8);
    expect(zones('')[0]).toBe('America/Bogota');
    expect(zones('zzz')).toEqual([]);
  });
});

test.each([
  ['america/bogota', 'America/Bogota'],
  ['US/Eastern', 'America/New_York'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['  Bogotá ', 'America/Bogota'],
  ['Barcelona', 'Europe/Madrid'],
  ['Lisbon', 'Europe/Lisbon'],
  ['Indiana', ''],
  ['GMT+1', ''],
  ['+05:30', ''],
  ['GMT', 'UTC'],
  ['Mars', ''],
  ['', ''],
])('%j identifies the zone %j', (text, zone) => expect(resolveZone(text)).toBe(zone));

test.each([
  ['GMT+1', 60],
  ['UTC−5', -300],
  ['+05:30', 330],
  ['GMT', null],
  ['Paris GMT+1', null],
  ['+1 and more', null],
])('%j is %j minutes east of Greenwich', (text, minutes) => expect(offsetIn(text)).toBe(minutes));
