import { expect, test } from 'vitest';
import { localeRecordSchema } from './schemas.ts';

const record = {
  preferred_locale: 'es-CO',
  preferred_currency: 'COP',
  preferred_country: 'CO',
  preferred_timezone: 'America/Bogota',
  use_device_locale: false,
};
const reads = (more: object) => localeRecordSchema.safeParse({ ...record, ...more });

test('a record is read as it is, with the zone trimmed', () => {
  expect(reads({ preferred_timezone: ' America/Bogota ' }).data).toEqual(record);
});

test.each([
  ['x', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  [' ', false],
])('a zone of the text %j can be saved: %s', (preferred_timezone, saved) => {
  expect(reads({ preferred_timezone }).success).toBe(saved);
});

test.each([
  { preferred_locale: 'de-DE' },
  { preferred_currency: 'CHF' },
  { preferred_country: 'DE' },
  { use_device_locale: 'yes' },
])('a record with %j is refused', (more) => {
  expect(reads(more).success).toBe(false);
});
