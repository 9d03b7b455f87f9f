import { describe, expect, test } from 'vitest';
import { checkCaps } from './caps.ts';

const caps = { callsPerDay: 200, sizePerMonth: 1_000_000, costPerMonth: 50 };
const nothing = { callsOfAccount: 0, sizeOfAccount: 0, costOfAccount: 0, sizeOfAll: 0, costOfAll: 0 };
const known = { isNew: false, monthPassed: 0.1 };

describe('a cap is announced before it is reached', () => {
  test.each([
    [nothing, { over: false, notice: null }],
    [
      { ...nothing, callsOfAccount: 159 },
      { over: false, notice: null },
    ],
    [
      { ...nothing, callsOfAccount: 160 },
      { over: false, notice: { cap: 'day', left: 40 } },
    ],
    [
      { ...nothing, callsOfAccount: 200 },
      { over: true, notice: { cap: 'day', left: 0 } },
    ],
    [
      { ...nothing, sizeOfAll: 900_000 },
      { over: false, notice: { cap: 'month', left: 10 } },
    ],
    [
      { ...nothing, costOfAll: 45_000_000 },
      { over: false, notice: { cap: 'month', left: 10 } },
    ],
    [
      { ...nothing, costOfAll: 50_000_000 },
      { over: true, notice: { cap: 'month', left: 0 } },
    ],
  ])('%o', (used, expected) => {
    expect(checkCaps(used, caps, known)).toEqual(expected);
  });

  test('by its own name, when the month is further from its share', () => {
    const used = { ...nothing, callsOfAccount: 2, sizeOfAll: 600_000 };
    expect(checkCaps(used, { ...caps, callsPerDay: 4 }, known)).toEqual({
      over: false,
      notice: { cap: 'day', left: 2 },
    });
  });

  test.each([1, 2, 3, 4, 5, 9])('even when only %i calls a day are allowed', (callsPerDay) => {
    // A turn takes at most two calls, so some turn before the first without any must have announced the cap.
    for (let callsOfAccount = Math.max(0, callsPerDay - 2); callsOfAccount < callsPerDay; callsOfAccount += 1)
      expect(checkCaps({ ...nothing, callsOfAccount }, { ...caps, callsPerDay }, known)).toEqual({
        over: false,
        notice: { cap: 'day', left: callsPerDay - callsOfAccount },
      });
  });
});

describe('the month is shared', () => {
  const isOver = (used: object, standing = known) => checkCaps({ ...nothing, ...used }, caps, standing).over;

  test('one account gets a fifth of it, in tokens and in money', () => {
    expect(isOver({ sizeOfAccount: 199_999, sizeOfAll: 199_999 })).toBe(false);
    expect(isOver({ sizeOfAccount: 200_000, sizeOfAll: 200_000 })).toBe(true);
    expect(isOver({ costOfAccount: 9_999_999 })).toBe(false);
    expect(isOver({ costOfAccount: 10_000_000 })).toBe(true);
    expect(isOver({ sizeOfAccount: 0, sizeOfAll: 900_000 })).toBe(false);
  });

  test('new accounts are served while the use of all is behind the month, three tenths at least', () => {
    const early = { isNew: true, monthPassed: 0.1 };
    expect(isOver({ sizeOfAll: 299_999 }, early)).toBe(false);
    expect(isOver({ sizeOfAll: 300_000 }, early)).toBe(true);
    expect(isOver({ sizeOfAll: 300_000 }, { isNew: true, monthPassed: 0.5 })).toBe(false);
    expect(isOver({ costOfAll: 25_000_000 }, { isNew: true, monthPassed: 0.5 })).toBe(true);
    expect(isOver({ sizeOfAll: 300_000 }, { ...early, isNew: false })).toBe(false);
  });
});
