import { describe, expect, it, test } from 'vitest';
import { isOverdue, payOf, payShareOf, stateOf, totalsOf } from './pay.ts';

describe('what a tutor earns', () => {
  test.each([
    [3200, 'GBP', 2560],
    [3201, 'GBP', 2560],
    [3204, 'EUR', 2563],
    [0, 'USD', 0],
    [8_000_000, 'COP', 6_400_000],
    // 4,000,050 centavos: 80 % are 32,000.40 pesos, of which whole pesos are paid.
    [4_000_050, 'COP', 3_200_000],
  ] as const)('of %i %s is %i', (kept, currency, earned) => {
    expect(payOf(kept, currency)).toBe(earned);
  });
});

test.each([
  [100, 3200, 'GBP', 2560],
  [0, 3200, 'GBP', 0],
  [33, 3200, 'GBP', 844],
  // 33 % of 64,000 pesos are 21,120; 33 % of 64,040 are 21,133.20.
  [33, 8_005_000, 'COP', 2_113_300],
] as const)('a founder grants %i %% of the pay for %i %s: %i', (percent, price, currency, earned) => {
  expect(payShareOf(percent, price, currency)).toBe(earned);
});

describe('the state of a line', () => {
  const line = {
    isPaidOut: false,
    isWrittenOff: false,
    isContested: false,
    isUnsettled: false,
    isApproved: false,
    isPaid: false,
  };
  test.each([
    ['waiting', line],
    ['due', { ...line, isPaid: true }],
    ['due', { ...line, isApproved: true }],
    ['paid_out', { ...line, isPaid: true, isPaidOut: true }],
    ['written_off', { ...line, isWrittenOff: true }],
    ['written_off', { ...line, isWrittenOff: true, isApproved: true }],
    // The family paid after all.
    ['due', { ...line, isWrittenOff: true, isPaid: true }],
    ['waiting', { ...line, isUnsettled: true, isPaid: true }],
    ['paid_out', { ...line, isUnsettled: true, isPaidOut: true }],
    ['waiting', { ...line, isContested: true, isPaid: true, isApproved: true }],
    ['paid_out', { ...line, isContested: true, isPaidOut: true }],
  ] as const)('is %s', (state, facts) => {
    expect(stateOf(facts)).toBe(state);
  });
});

describe('an unpaid invoice', () => {
  const due = new Date('2026-11-01T12:00:00Z');

  it('is a case for a founder from the thirtieth day after it was due', () => {
    expect(isOverdue(due, new Date('2026-12-01T11:59:59Z'))).toBe(false);
    expect(isOverdue(due, new Date('2026-12-01T12:00:00Z'))).toBe(true);
  });

  it('without a due day never is', () => {
    expect(isOverdue(null, new Date('2036-12-01T12:00:00Z'))).toBe(false);
  });
});

it('totals are by currency and state, corrections included', () => {
  expect(
    totalsOf([
      { currency: 'GBP', state: 'due', amountMinor: 2560 },
      { currency: 'EUR', state: 'waiting', amountMinor: 1000 },
      { currency: 'GBP', state: 'due', amountMinor: -1280 },
      { currency: 'GBP', state: 'paid_out', amountMinor: 700 },
    ]),
  ).toEqual([
    { currency: 'EUR', waiting: 1000, due: 0, paid_out: 0, written_off: 0 },
    { currency: 'GBP', waiting: 0, due: 1280, paid_out: 700, written_off: 0 },
  ]);
});
