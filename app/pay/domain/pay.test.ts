import { describe, expect, it, test } from 'vitest';
import { payOf, payShareOf, totalsOf } from './pay.ts';

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
