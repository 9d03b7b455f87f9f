import { describe, expect, test } from 'vitest';
import { sessionTypes } from './tutor.ts';
import { freeSlug, missingForBookings } from './admit.ts';

describe('the slug of a new tutor', () => {
  test.each([
    ['Lucía Restrepo', 'lucia-restrepo'],
    ['Anne-Marie O’Neil', 'anne-marie-o-neil'],
    ['  Jo   van Dam ', 'jo-van-dam'],
    ['(Ana)', 'ana'],
    ['R2 D2', 'r2-d2'],
    ['数学', 'tutor'],
    ['--', 'tutor'],
    ['', 'tutor'],
  ])('of “%s” is %s', (name, slug) => {
    expect(freeSlug(name, new Set())).toBe(slug);
  });

  test('has at most 56 characters and does not end in a hyphen where a long name is cut', () => {
    expect(freeSlug('a'.repeat(80), new Set())).toBe('a'.repeat(56));
    expect(freeSlug(`${'a'.repeat(55)} bcd`, new Set())).toBe('a'.repeat(55));
  });

  test('has the first free number when others have the same name', () => {
    expect(freeSlug('Ana', new Set(['ana']))).toBe('ana-2');
    expect(freeSlug('Ana', new Set(['ana', 'ana-2', 'ana-4']))).toBe('ana-3');
    expect(freeSlug('Ana', new Set(['ana-2', 'anabel']))).toBe('ana');
  });
});

describe('before sessions can be booked', () => {
  const amounts = { USD: 1, COP: 1, EUR: 1, GBP: 1 };
  const all = {
    schedule: { rules: [{}] },
    prices: { trial: amounts, session: amounts, deep: amounts },
    meetingUrl: 'https://meet.example.org/ana',
  };

  test('a tutor with hours, prices and a link needs nothing', () => {
    expect(missingForBookings(all)).toEqual([]);
  });

  test('hours, prices and a link are named when they are missing, each alone and all together', () => {
    expect(missingForBookings({ ...all, schedule: { rules: [] } })).toEqual(['hours']);
    expect(missingForBookings({ ...all, meetingUrl: null })).toEqual(['meeting']);
    expect(
      missingForBookings({
        schedule: { rules: [] },
        prices: { trial: {}, session: {}, deep: {} },
        meetingUrl: null,
      }),
    ).toEqual(['hours', 'prices', 'meeting']);
  });

  test.each(
    sessionTypes.flatMap((type) => Object.keys(amounts).map((currency) => [type, currency] as const)),
  )('a price for %s in %s is needed', (type, currency) => {
    const prices = { ...all.prices, [type]: { ...amounts, [currency]: undefined } };
    expect(missingForBookings({ ...all, prices })).toEqual(['prices']);
  });
});
