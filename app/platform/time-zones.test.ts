import { expect, it } from 'vitest';
import { timeZoneNamed } from './time-zones.ts';

it.each([
  ['america/BOGOTA', 'America/Bogota'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['utc', 'UTC'],
  ['+05:00', ''],
  ['Mars/Base', ''],
  ['', ''],
])('%j is the zone %j', (name, zone) => expect(timeZoneNamed(name)).toBe(zone));
