import { describe, expect, test } from 'vitest';
import { type ActFacts, expectedPay, moneyOfShares, phaseOf, possibleActs } from './founder-acts.ts';

const startsAt = new Date('2026-11-24T18:00:00Z');
const endsAt = new Date('2026-11-24T19:00:00Z');
const facts: ActFacts = {
  state: 'confirmed',
  startsAt,
  endsAt,
  priceMinor: 3200,
  currency: 'GBP',
  payment: 'invoice',
  refundMinor: null,
  attendedAt: null,
  isClaimOpen: false,
  hasAccount: true,
  payMinor: 2560,
};
const before = new Date('2026-11-24T17:59:59Z');
const justEnded = endsAt;

describe('what founders can do', () => {
  test.each([
    ['before the start', {}, before, 'ahead', ['cancel', 'move', 'credit']],
    ['from the start', {}, startsAt, 'running', ['cancel', 'attended', 'credit']],
    ['from the end', {}, justEnded, 'ended', ['refund', 'attended', 'credit']],
    ['while a report is open', { isClaimOpen: true }, justEnded, 'claimed', ['settle', 'attended', 'credit']],
    [
      'while a report about a completed session is open',
      { state: 'completed', isClaimOpen: true },
      justEnded,
      'claimed',
      ['settle', 'attended', 'credit'],
    ],
    ['after completion', { state: 'completed' }, justEnded, 'completed', ['refund', 'credit']],
    ['after cancellation', { state: 'cancelled' }, before, 'cancelled', ['refund', 'credit']],
    ['after an absence', { state: 'no_show' }, justEnded, 'no_show', ['refund', 'credit']],
    ['when attended already', { attendedAt: endsAt }, justEnded, 'ended', ['refund', 'credit']],
    ['with a free session', { priceMinor: 0 }, justEnded, 'ended', ['attended', 'credit']],
    ['without an account', { state: 'completed', hasAccount: false }, justEnded, 'completed', ['refund']],
    ['with a hold', { state: 'held' }, before, null, []],
    ['with an expired hold', { state: 'expired' }, before, null, []],
  ] as const)('%s', (_when, change, now, phase, acts) => {
    const shown: ActFacts = { ...facts, ...change };
    expect(phaseOf(shown, now)).toBe(phase);
    expect(possibleActs(shown, now)).toEqual(acts);
  });
});

describe('money of shares', () => {
  test.each([
    ['half', { familyPercent: 50, tutorPercent: 50 }, {}, { refundMinor: 1600, payMinor: 1280 }],
    [
      'all back, full pay',
      { familyPercent: 100, tutorPercent: 100 },
      {},
      { refundMinor: 3200, payMinor: 2560 },
    ],
    [
      'a third of a credit',
      { familyPercent: 33, tutorPercent: 0 },
      { payment: 'credit' },
      { refundMinor: 1600, payMinor: 0 },
    ],
    [
      'whole pesos',
      { familyPercent: 33, tutorPercent: 33 },
      { currency: 'COP', priceMinor: 8_000_100 },
      { refundMinor: 2_640_100, payMinor: 2_112_000 },
    ],
    ['less than before', { familyPercent: 49, tutorPercent: 0 }, { refundMinor: 1600 }, 'refund_lower'],
    [
      'the same again',
      { familyPercent: 50, tutorPercent: 50 },
      { state: 'completed', refundMinor: 1600, payMinor: 1280 },
      'nothing_changes',
    ],
    [
      'the same refund, other pay',
      { familyPercent: 50, tutorPercent: 100 },
      { state: 'completed', refundMinor: 1600, payMinor: 1280 },
      { refundMinor: 1600, payMinor: 2560 },
    ],
    [
      'nothing for a session that is open: it is settled',
      { familyPercent: 0, tutorPercent: 100 },
      {},
      { refundMinor: 0, payMinor: 2560 },
    ],
  ] as const)('%s', (_what, shares, change, money) => {
    expect(moneyOfShares(shares, { ...facts, ...(change as Partial<ActFacts>) })).toEqual(money);
  });
});

test('a session that is not settled earns four fifths of its price, a settled one the sum of its lines', () => {
  expect(expectedPay(facts, 0)).toBe(2560);
  expect(expectedPay({ ...facts, state: 'cancelled' }, 640)).toBe(640);
});
