import { describe, expect, it } from 'vitest';
import { shortTime, timesOf } from './statistics.ts';

describe('times of a run', () => {
  it('takes the nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(timesOf(hundred)).toEqual({ half: 50, nineteenOfTwenty: 95, slowest: 100, total: 5050 });
  });

  it('of one case are all equal, of none all zero', () => {
    expect(timesOf([7])).toEqual({ half: 7, nineteenOfTwenty: 7, slowest: 7, total: 7 });
    expect(timesOf([])).toEqual({ half: 0, nineteenOfTwenty: 0, slowest: 0, total: 0 });
  });

  it('have three significant digits', () => {
    const written = (locale: string) =>
      [0.4213, 3.14159, 12.34, 1234.5].map((time) => shortTime(time, locale));
    expect(written('en-GB')).toEqual(['0.42', '3.14', '12.3', '1235']);
    expect([0, 3, 3.0000000298, 42].map((time) => shortTime(time, 'en'))).toEqual(['0', '3', '3', '42']);
    expect(written('fr-FR')).toEqual(['0,42', '3,14', '12,3', '1235']);
    expect(written('es-CO')).toEqual(['0,42', '3,14', '12,3', '1235']);
  });
});
