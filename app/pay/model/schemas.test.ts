import { expect, test } from 'vitest';
import {
  lineDecisionSchema,
  monthSchema,
  openPaySchema,
  payLineSchema,
  payoutRequestSchema,
  paySchema,
} from './schemas.ts';

const id = '00000000-0000-4000-a000-0000000000b1';
const isMonth = (text: string) => monthSchema.safeParse(text).success;

test('a month has four digits, a hyphen and 01 to 12, and nothing around it', () => {
  const right = ['2026-01', '2026-09', '2026-10', '2026-12', '0001-11'];
  const wrong = [
    '2026-00',
    '2026-13',
    '2026-1',
    '26-11',
    '12026-11',
    '2026-110',
    '2026-11-01',
    'x2026-11',
    '2026/11',
    ' 2026-11',
    '',
  ];
  expect([right.filter((text) => !isMonth(text)), wrong.filter(isMonth)]).toEqual([[], []]);
});

test.each([
  [{ decision: 'pay', reason: 'x' }, true],
  [{ decision: 'write_off', reason: 'x'.repeat(1000) }, true],
  [{ decision: 'pay', reason: 'x'.repeat(1001) }, false],
  [{ decision: 'pay', reason: '   ' }, false],
  [{ decision: 'pay' }, false],
  [{ decision: 'later', reason: 'x' }, false],
])('the decision about a line %o is accepted: %s', (decision, accepted) => {
  expect(lineDecisionSchema.safeParse(decision).success).toBe(accepted);
});

test('the reason of a decision is trimmed', () => {
  expect(
    lineDecisionSchema.parse({ decision: 'pay', reason: `  ${'x'.repeat(1000)}\n` }).reason,
  ).toHaveLength(1000);
});

test.each([
  [{}, true],
  [{ amountMinor: -1280 }, true],
  [{ amountMinor: 25.5 }, false],
  [{ version: 'x'.repeat(64) }, true],
  [{ version: 'x'.repeat(65) }, false],
  [{ currency: 'CHF' }, false],
  [{ currency: 'COP' }, true],
  [{ tutorId: 'lucia' }, false],
])('a payout with %o is accepted: %s', (change, accepted) => {
  const request = { tutorId: id, currency: 'GBP', amountMinor: 2560, version: 'v', ...change };
  expect(payoutRequestSchema.safeParse(request).success).toBe(accepted);
});

const line = {
  id,
  bookingId: id,
  kind: 'session',
  state: 'due',
  waitsFor: null,
  learner: 'Mara',
  sessionAt: '2026-11-24T03:30:00.000Z',
  enteredAt: '2026-11-27T19:00:00.000Z',
  zone: 'America/Bogota',
  amountMinor: 2560,
  currency: 'GBP',
  reason: null,
  paidOutAt: null,
};

test.each([
  [{}, true],
  [{ id: null, bookingId: null, learner: null, enteredAt: null }, true],
  [{ waitsFor: 'claims' }, true],
  [{ waitsFor: 'decision' }, true],
  [{ waitsFor: 'dispute' }, true],
  [{ waitsFor: 'payment' }, true],
  [{ waitsFor: 'nothing' }, false],
  [{ kind: 'gift' }, false],
  [{ state: 'open' }, false],
  [{ sessionAt: null }, false],
  [{ amountMinor: 0.5 }, false],
  [{ reason: 'Both tried.', paidOutAt: '2026-12-02T02:00:00.000Z' }, true],
  [{ zone: null }, false],
])('a line with %o is accepted: %s', (change, accepted) => {
  expect(payLineSchema.safeParse({ ...line, ...change }).success).toBe(accepted);
});

test('a month of pay has whole sums in each state', () => {
  const totals = { currency: 'GBP', waiting: 0, due: 2560, paid_out: -1280, written_off: 0 };
  const pay = {
    month: '2026-11',
    months: ['2026-11'],
    totals: [totals],
    lines: [line],
    zone: 'America/Bogota',
  };
  expect(paySchema.parse(pay)).toEqual(pay);
  for (const state of ['waiting', 'due', 'paid_out', 'written_off'])
    expect(paySchema.safeParse({ ...pay, totals: [{ ...totals, [state]: 0.5 }] }).success).toBe(false);
});

test('what is open for a tutor may have no version and overdue lines', () => {
  const overdue = { id, sessionAt: line.sessionAt, amountMinor: 2560, dueAt: '2026-10-01T00:00:00.000Z' };
  const open = {
    tutorId: id,
    tutor: 'Lucía',
    currency: 'EUR',
    dueMinor: 0,
    waitingMinor: 2560,
    version: null,
    overdue: [overdue],
  };
  expect(openPaySchema.parse(open)).toEqual(open);
  expect(openPaySchema.safeParse({ ...open, dueMinor: 0.5 }).success).toBe(false);
  expect(openPaySchema.safeParse({ ...open, waitingMinor: 0.5 }).success).toBe(false);
  expect(openPaySchema.safeParse({ ...open, overdue: [{ ...overdue, amountMinor: 0.5 }] }).success).toBe(
    false,
  );
});
