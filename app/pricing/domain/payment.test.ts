import { expect, test } from 'vitest';
import { checkoutUntil, paymentStates, stateAfter, sumOf, whatFits, whatMakesUp } from './payment.ts';

const providerStates = ['waiting', 'failed', 'expired', 'paid'] as const;

test('paid is final and can follow every state', () => {
  for (const each of providerStates) expect(stateAfter('paid', each)).toBe('paid');
  for (const state of paymentStates) expect(stateAfter(state, 'paid')).toBe('paid');
});

test('the final state does not depend on the order of events', () => {
  const ends = (events: readonly (typeof providerStates)[number][]) =>
    events.reduce((state, each) => stateAfter(state, each), 'open' as (typeof paymentStates)[number]);
  expect([ends(['waiting', 'failed']), ends(['failed', 'waiting'])]).toEqual(['failed', 'failed']);
  expect([ends(['expired', 'paid', 'waiting']), ends(['paid', 'expired'])]).toEqual(['paid', 'paid']);
  expect(ends(['waiting', 'expired'])).toBe('waiting');
});

test('a checkout is open for more than 30 minutes and less than a day', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const minutes = (checkoutUntil(now).getTime() - now.getTime()) / 60_000;
  expect(minutes).toBeGreaterThan(30);
  expect(minutes).toBeLessThan(24 * 60);
});

const failed = [10, 30, 30, 15].map((amountMinor, index) => ({ place: index, amountMinor }));
const places = (amountMinor: number) => whatMakesUp(failed, amountMinor).map(({ place }) => place);

test.each([
  [30, [1]],
  [15, [3]],
  [40, [0, 1]],
  [85, [0, 1, 2, 3]],
  [20, []],
  [100, []],
  [0, []],
])('%i given back by hand makes up the refunds at %j', (amountMinor, expected) => {
  expect(places(amountMinor)).toEqual(expected);
});

test('a page for paying is open for 35 minutes', () => {
  expect(checkoutUntil(new Date('2026-11-20T09:00:00Z')).toISOString()).toBe('2026-11-20T09:35:00.000Z');
});

test.each([
  ['open', 'waiting', 'waiting'],
  ['open', 'failed', 'failed'],
  ['open', 'expired', 'expired'],
  ['waiting', 'waiting', 'waiting'],
  ['waiting', 'failed', 'failed'],
  ['waiting', 'expired', 'waiting'],
  ['failed', 'waiting', 'failed'],
  ['failed', 'failed', 'failed'],
  ['failed', 'expired', 'failed'],
  ['expired', 'waiting', 'expired'],
  ['expired', 'failed', 'expired'],
  ['expired', 'expired', 'expired'],
] as const)('a payment that is %s and is reported as %s is %s then', (state, event, after) => {
  expect(stateAfter(state, event)).toBe(after);
});

test.each([
  [30, [1]],
  [35, [0, 3]],
  [40, [0, 1]],
  [9, []],
  [100, [0, 1, 2, 3]],
])('%i are taken for the refunds at %j, whatever is left over', (amountMinor, expected) => {
  expect(whatFits(failed, amountMinor).map(({ place }) => place)).toEqual(expected);
});

test('refunds add up', () => {
  expect([sumOf([]), sumOf(failed)]).toEqual([0, 85]);
});
