import { expect, test } from 'vitest';
import { usableTimeZone } from './usable-time-zone.ts';

test.each([
  ['Asia/Tokyo', 'ES', 'Asia/Tokyo'],
  ['my town', 'ES', 'Europe/Madrid'],
  ['', 'CO', 'America/Bogota'],
] as const)('the zone %j of somebody in %s is %s', (timezone, country, zone) => {
  expect(usableTimeZone({ timezone, country })).toBe(zone);
});
