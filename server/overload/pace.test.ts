import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

const paceOf = () => new Pace({ burst: 5, perSecond: 10 });
/** How many of so many requests at once are allowed. */
const allowed = (pace: Pace, now: number, requests: number, address = 'one'): number =>
  Array.from({ length: requests }, () => {
    const may = pace.allows(address, now);
    if (may) pace.count(address, now);
    return may;
  }).filter(Boolean).length;

it('an address that has rested asks in a burst, then as often as the pace', () => {
  const pace = paceOf();
  expect(allowed(pace, 1000, 9)).toBe(5);
  expect(allowed(pace, 1099, 9)).toBe(0);
  expect(allowed(pace, 1100, 9)).toBe(1);
  expect(allowed(pace, 1500, 9)).toBe(4);
});

it('the burst comes back with rest, and is no more than it was', () => {
  const pace = paceOf();
  allowed(pace, 1000, 9);
  expect(allowed(pace, 1300, 9)).toBe(3);
  expect(allowed(pace, 60_000, 9)).toBe(5);
});

it('addresses do not take from each other', () => {
  const pace = paceOf();
  allowed(pace, 1000, 9);
  expect(allowed(pace, 1000, 9, 'other')).toBe(5);
});

describe('many addresses', () => {
  const manyOf = (now: number): Pace => {
    const pace = paceOf();
    allowed(pace, now, 9, 'busy');
    for (let number = 0; number < 2000; number += 1) pace.count(`address ${number}`, now);
    return pace;
  };

  it('are forgotten once they are at rest', () => {
    const pace = manyOf(10_000);
    expect(pace.known).toBe(2001);
    pace.count('one more', 11_500);
    expect(pace.known).toBe(1);
  });

  it('are kept while they are not', () => {
    const pace = manyOf(10_000);
    pace.count('one more', 10_100);
    expect(pace.known).toBe(2002);
    expect(pace.allows('busy', 10_050)).toBe(false);
  });
});
