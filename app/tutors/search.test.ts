import { expect, test } from 'vitest';
import { readSearch, searchAddress } from './search.ts';

test('an address says a wish, and a wish makes the same address', () => {
  const address = '?subject=mathematics&language=en&max=40&day=2026-11-24&time=18%3A00';
  const search = readSearch(new URLSearchParams(address));
  expect(search).toEqual({
    subject: 'mathematics',
    language: 'en',
    max: 40,
    day: '2026-11-24',
    time: '18:00',
    minutes: 60,
    sort: 'fit',
  });
  expect(searchAddress(search)).toBe(`/tutor${address}`);
});

test('what cannot be read was not said', () => {
  const search = readSearch(
    new URLSearchParams('?subject=alchemy&day=2026-02-30&time=25:00&max=-1&minutes=45&sort=x'),
  );
  expect(search).toEqual({ minutes: 60, sort: 'fit' });
  expect(searchAddress(search)).toBe('/tutor');
});
