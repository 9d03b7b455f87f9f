import { describe, expect, test } from 'vitest';
import { parseFiguresQuery, isUsable, queryOf } from './address.ts';

const parseQuery = (query: string) => parseFiguresQuery(new URLSearchParams(query), 'Europe/London');

describe('a URL of the founder hub', () => {
  test('defaults to the last 28 days in the reader’s zone', () => {
    expect(parseQuery('')).toEqual({ asked: { range: '28d', zone: 'Europe/London' }, unusable: false });
  });

  test('has a range and a zone, and shows everybody the same days', () => {
    const query = 'from=2026-10-01&to=2026-10-31&zone=America%2FBogota';
    const found = parseQuery(query);
    expect(found).toEqual({
      asked: { from: '2026-10-01', to: '2026-10-31', zone: 'America/Bogota' },
      unusable: false,
    });
    expect(queryOf(found.asked)).toBe(query);
  });

  test.each([
    'from=2026-10-31&to=2026-10-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-10-01',
    'to=x',
    'range=3y',
  ])('with an invalid range (%s) reports it and uses 28 days', (query) => {
    expect(parseQuery(query)).toEqual({ asked: { range: '28d', zone: 'Europe/London' }, unusable: true });
  });

  test('with an unknown zone uses the reader’s zone', () => {
    expect(parseQuery('range=7d&zone=Mars/Olympus').asked).toEqual({ range: '7d', zone: 'Europe/London' });
  });
});

test('a range has at most 400 days, including the first and the last', () => {
  expect(isUsable('2025-10-17', '2026-11-20')).toBe(true);
  expect(isUsable('2025-10-16', '2026-11-20')).toBe(false);
  expect(isUsable('2026-11-20', '2026-11-20')).toBe(true);
});
