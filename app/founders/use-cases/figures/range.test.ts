import { describe, expect, test } from 'vitest';
import { resolveRange } from './range.server.ts';

const now = new Date('2026-11-20T09:00:00Z');
const edgesOf = (query: Parameters<typeof resolveRange>[0], at = now) =>
  resolveRange(query, at).edges.map((edge) => edge.toISOString());

describe('a range of days', () => {
  test('that ends today is compared with the same number of days up to the same time of day', () => {
    const range = resolveRange({ range: '7d', zone: 'Europe/Paris' }, now);
    expect(range).toMatchObject({
      from: '2026-11-14',
      to: '2026-11-20',
      before: { from: '2026-11-07', to: '2026-11-13' },
      soFar: '10:00',
      step: 'day',
    });
    expect(range.steps[0]).toEqual({ now: '2026-11-14', before: '2026-11-07' });
    const edges = range.edges.map((edge) => edge.toISOString());
    expect(edges).toHaveLength(16);
    expect([edges[0], edges[7], edges[8], edges[15]]).toEqual([
      '2026-11-06T23:00:00.000Z',
      '2026-11-13T09:00:00.000Z',
      '2026-11-13T23:00:00.000Z',
      '2026-11-20T09:00:00.000Z',
    ]);
  });

  test('in the past is complete, and so is the previous one, which ends where it begins', () => {
    const range = { from: '2026-11-01', to: '2026-11-02', zone: 'UTC' };
    expect(resolveRange(range, now)).toMatchObject({
      soFar: null,
      before: { from: '2026-10-30', to: '2026-10-31' },
    });
    expect(edgesOf(range)).toEqual([
      '2026-10-30T00:00:00.000Z',
      '2026-10-31T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
      '2026-11-03T00:00:00.000Z',
    ]);
  });

  test('has a day of 25 hours when the clocks go back', () => {
    const edges = edgesOf({ from: '2026-10-25', to: '2026-10-25', zone: 'Europe/London' });
    expect(edges.slice(2)).toEqual(['2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z']);
  });

  test('of twelve months is divided into weeks, the last one shorter', () => {
    const range = resolveRange({ range: '12m', zone: 'UTC' }, now);
    expect([range.from, range.step, range.steps.length]).toEqual(['2025-11-21', 'week', 53]);
    expect(range.steps.at(-1)).toEqual({ now: '2026-11-20', before: '2025-11-20' });
  });

  test.each([
    { from: '2026-11-20', to: '2026-11-19', zone: 'UTC' },
    { from: '2026-11-20', to: '2026-11-21', zone: 'UTC' },
    { from: '2025-10-16', to: '2026-11-20', zone: 'UTC' },
    { from: '1999-12-31', to: '2000-01-02', zone: 'UTC' },
    { from: '2026-11-19', zone: 'UTC' },
    { range: '7d', from: '2026-11-19', to: '2026-11-20', zone: 'UTC' } as const,
    { range: '7d', zone: 'Mars/Olympus' } as const,
  ])('is rejected when invalid: %j', (query) => {
    expect(() => resolveRange(query, now)).toThrow(expect.objectContaining({ code: 'range_invalid' }));
  });

  test('defaults to the last 28 days', () => {
    expect(resolveRange({ zone: 'UTC' }, now)).toMatchObject({ from: '2026-10-24', to: '2026-11-20' });
  });

  test('can only end on a day that has begun in its own zone', () => {
    const late = new Date('2026-11-20T23:30:00Z');
    expect(resolveRange({ from: '2026-11-21', to: '2026-11-21', zone: 'Europe/Paris' }, late).soFar).toBe(
      '00:30',
    );
  });
});
