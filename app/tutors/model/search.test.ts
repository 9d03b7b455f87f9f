import { expect, test } from 'vitest';
import { tutorFiltersSchema } from './schemas.ts';
import { readSearch, searchAddress, withoutFilter, withMore } from './search.ts';

test('search parameters survive the round trip through the URL', () => {
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

test('invalid parameters are ignored', () => {
  const search = readSearch(
    new URLSearchParams('?subject=alchemy&day=2026-02-30&time=25:00&max=-1&minutes=45&sort=x'),
  );
  expect(search).toEqual({ minutes: 60, sort: 'fit' });
  expect(searchAddress(search)).toBe('/tutor');
});

test.each(['118:00', '18:000', '24:00', '18:15'])('%s is no time', (time) => {
  expect(readSearch(new URLSearchParams({ time })).time).toBeUndefined();
});

test('more tutors are requested with the same filters, one step at a time up to the maximum', () => {
  const search = readSearch(new URLSearchParams('?subject=mathematics&sort=price'));
  const more = withMore(search, 60);
  expect(more && searchAddress(more)).toBe('/tutor?subject=mathematics&sort=price&shown=48');
  expect(more && withMore(more, 49)).toEqual({ ...search, shown: 72 });
  expect(more && withMore(more, 48)).toBeUndefined();
  expect(withMore({ ...search, shown: 230 }, 1000)).toEqual({ ...search, shown: 240 });
  expect(withMore({ ...search, shown: 240 }, 1000)).toBeUndefined();
});

test('the list size is at most 240; a changed filter resets it', () => {
  for (const shown of ['0', '241', '2.5', 'all']) {
    expect(readSearch(new URLSearchParams({ shown })).shown).toBeUndefined();
    expect(tutorFiltersSchema.safeParse({ shown }).success).toBe(false);
  }
  expect(tutorFiltersSchema.parse({})).toEqual({ shown: 24 });
  const search = readSearch(new URLSearchParams('?subject=french&max=40&shown=72'));
  expect(searchAddress(search)).toBe('/tutor?subject=french&max=40&shown=72');
  expect(searchAddress(withoutFilter(search, 'price'))).toBe('/tutor?subject=french');
});
