import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

const paceOf = () => new Pace({ burst: 3, perSecond: 10, patience: 150, mostWaiting: 9 });
/** The turn of each of so many simultaneous requests. */
const turns = (pace: Pace, now: number, requests: number, address = 'one') =>
  Array.from({ length: requests }, () => pace.turnIn(address, now));

it('an idle address may send a burst, is then paced, and gets no turn after too long a wait', () => {
  const pace = paceOf();
  expect(turns(pace, 1000, 6)).toEqual([0, 0, 0, 100, null, null]);
  expect(turns(pace, 1050, 3)).toEqual([150, null, null]);
  expect(turns(pace, 1150, 2)).toEqual([150, null]);
});

it('the burst recovers while idle, up to its size', () => {
  const pace = paceOf();
  turns(pace, 1000, 4);
  expect(turns(pace, 1300, 3)).toEqual([0, 0, 100]);
  expect(turns(pace, 60_000, 4)).toEqual([0, 0, 0, 100]);
});

it('addresses are independent', () => {
  const pace = paceOf();
  turns(pace, 1000, 9);
  expect(turns(pace, 1000, 3, 'other')).toEqual([0, 0, 0]);
});

it('the household of an IPv6 address has four times the burst, its site sixteen times', () => {
  const pace = paceOf();
  const passed = (addresses: string[]) =>
    addresses.filter((address) => pace.turnIn(address, 1000) === 0).length;
  const household = Array.from({ length: 20 }, (_, each) => `2001:db8:1:${each.toString(16)}::`);
  expect(passed(household)).toBe(12);
  const site = Array.from({ length: 99 }, (_, each) => `2001:db8:1:${(each + 1).toString(16)}00::`);
  // Six of the household wait, and have taken their turns as well.
  expect(passed(site)).toBe(30);
  expect(passed(['2001:db8:2:1::', '203.0.113.7'])).toBe(2);
});

describe('many addresses', () => {
  const manyOf = (now: number): Pace => {
    const pace = paceOf();
    turns(pace, now, 9, 'busy');
    for (let number = 0; number < 2000; number += 1) pace.turnIn(`address ${number}`, now);
    return pace;
  };

  it('are removed once they are idle', () => {
    const pace = manyOf(10_000);
    expect(pace.known).toBe(2001);
    pace.turnIn('one more', 11_500);
    expect(pace.known).toBe(1);
  });

  it('are kept while active', () => {
    const pace = manyOf(10_000);
    pace.turnIn('one more', 10_100);
    expect(pace.known).toBe(2002);
    expect(pace.turnIn('busy', 10_100)).toBe(100);
  });
});
