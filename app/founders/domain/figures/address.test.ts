import { describe, expect, test } from 'vitest';
import { parseFiguresQuery, isUsable, queryOf } from './address.ts';

const parseQuery = (query: string) => parseFiguresQuery(new URLSearchParams(query), 'Europe/London');

describe('an address of the hub', () => {
  test('without anything asks for the last 28 days on the reader’s clock', () => {
    expect(parseQuery('')).toEqual({ asked: { range: '28d', zone: 'Europe/London' }, unusable: false });
  });

  test('names a range and a zone, and shows everybody the same days', () => {
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
  ])('that names no range (%s) says so and asks for 28 days', (query) => {
    expect(parseQuery(query)).toEqual({ asked: { range: '28d', zone: 'Europe/London' }, unusable: true });
  });

  test('with a zone that does not exist counts on the reader’s clock', () => {
    expect(parseQuery('range=7d&zone=Mars/Olympus').asked).toEqual({ range: '7d', zone: 'Europe/London' });
  });
});

test('a range has 400 days at most, the first and the last among them', () => {
  expect(isUsable('2025-10-17', '2026-11-20')).toBe(true);
  expect(isUsable('2025-10-16', '2026-11-20')).toBe(false);
  expect(isUsable('2026-11-20', '2026-11-20')).toBe(true);
});
