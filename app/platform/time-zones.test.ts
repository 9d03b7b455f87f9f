import { expect, it } from 'vitest';
import { allTimeZones, timeZoneNamed } from './time-zones.ts';

it.each([
  ['america/BOGOTA', 'America/Bogota'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['us/eastern', 'America/New_York'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Etc/GMT-1', 'Etc/GMT-1'],
  ['GMT+1', ''],
  ['utc', 'UTC'],
  ['+05:00', ''],
  ['Mars/Base', ''],
  ['', ''],
])('%j is the zone %j', (name, zone) => expect(timeZoneNamed(name)).toBe(zone));

it('every zone is listed under its canonical name', () => {
  const zones = allTimeZones();
  expect(zones).toContain('Asia/Kolkata');
  expect(zones.filter((zone) => timeZoneNamed(zone) !== zone)).toEqual([]);
});
