import { describe, expect, test } from 'vitest';
import type { PackRecord } from '../../db/credits.server.ts';
import type { SellingTutor } from '../selling-tutors.ts';
import { offerOf } from './buy-pack.server.ts';
import { worthOfRest } from './give-back-pack.server.ts';
import { packView } from './list-credits.server.ts';

const pack = (change: Partial<PackRecord> = {}): PackRecord => ({
  id: 'five',
  accountId: 'carmen',
  tutorId: 'lucia',
  halves: 10,
  fromPackId: null,
  priceMinor: 15_000,
  halfValueMinor: 1500,
  sessionMinor: 3200,
  currency: 'GBP',
  payment: 'invoice',
  rootId: 'five',
  paidBy: 'invoice',
  refundableMinor: null,
  isContested: false,
  locale: 'en-GB',
  zone: 'Europe/London',
  boughtAt: new Date('2026-11-20T09:00:00Z'),
  expiresAt: new Date('2027-11-20T09:00:00Z'),
  balance: 8,
  ...change,
});

describe('what is left of a pack', () => {
  test.each([
    ['by invoice', {}, 12_000],
    ['by card', { payment: 'card', paidBy: 'card', refundableMinor: 15_000 }, 12_000],
    ['by card, of which more went back outside', { paidBy: 'card', refundableMinor: 11_250 }, 10_500],
    ['by card, of which almost all went back outside', { paidBy: 'card', refundableMinor: 1499 }, null],
    ['untouched', { balance: 10 }, 15_000],
    ['one credit', { balance: 2 }, 3000],
    ['long after its end', { expiresAt: new Date('2020-11-20T09:00:00Z') }, 12_000],
    ['of a credit that came back', { payment: null, balance: 2 }, 3000],
    ['nothing', { balance: 0 }, null],
    ['with half a credit', { balance: 7 }, 10_500],
    ['half a credit only', { balance: 1 }, 1500],
  ] as const)('%s is worth this much: %j → %s', (_, change, worth) => {
    expect(worthOfRest(pack(change))).toBe(worth);
  });
});

test('a pack is shown with what it cost, what is left, and what giving it back brings', () => {
  expect(packView(pack(), 'Lucía Restrepo')).toEqual({
    id: 'five',
    tutor: 'Lucía Restrepo',
    halvesBought: 10,
    halvesLeft: 8,
    price: { amountMinor: 15_000, currency: 'GBP' },
    worth: { amountMinor: 3000, currency: 'GBP' },
    payment: 'invoice',
    boughtAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2027-11-20T09:00:00.000Z',
    giveBack: { amountMinor: 12_000, currency: 'GBP' },
    contested: false,
  });
  expect(packView(pack({ balance: 0 }), 'Lucía Restrepo').giveBack).toBeNull();
  expect(packView(pack({ isContested: true }), 'Lucía Restrepo')).toMatchObject({
    giveBack: null,
    contested: true,
  });
});

describe('the offer of five sessions', () => {
  const tutor = (change: Partial<SellingTutor> = {}): SellingTutor => ({
    id: 'lucia',
    slug: 'lucia-restrepo',
    name: 'Lucía Restrepo',
    status: 'active',
    prices: { session: { GBP: 3200 } },
    ...change,
  });

  test('has the price of the tutor’s hour in the currency', () => {
    expect(offerOf(tutor(), 'GBP', 5)).toEqual({
      tutor: tutor(),
      credits: 5,
      sessionMinor: 3200,
      price: { amountMinor: 15_000, currency: 'GBP' },
    });
  });

  test.each([
    [{ status: 'paused' as const }, 'GBP' as const],
    [{ status: 'left' as const }, 'GBP' as const],
    [{}, 'EUR' as const],
  ])('is not made by a tutor with %j in %s', (change, currency) => {
    expect(offerOf(tutor(change), currency, 5)).toBeNull();
  });
});
