import { describe, expect, test } from 'vitest';
import type { BookingRecord } from '../model/booking-record.ts';
import { belongsTo, runs } from './keep-hold.server.ts';

const holdOf = (change: Partial<BookingRecord>) => change as BookingRecord;

describe('a hold', () => {
  test.each([
    ['of an account', 'its account', { accountId: 'maya', visitorId: null }, ['maya', null], true],
    ['of an account', 'another account', { accountId: 'maya', visitorId: null }, ['noor', null], false],
    ['of an account', 'the same browser', { accountId: 'maya', visitorId: 'b1' }, ['noor', 'b1'], false],
    ['of a browser', 'this browser', { accountId: null, visitorId: 'b1' }, [null, 'b1'], true],
    ['of a browser', 'this browser, signed in', { accountId: null, visitorId: 'b1' }, ['maya', 'b1'], true],
    ['of a browser', 'another browser', { accountId: null, visitorId: 'b1' }, ['maya', 'b2'], false],
    [
      'of nobody any more',
      'a caller without cookies',
      { accountId: null, visitorId: null },
      [null, null],
      false,
    ],
  ] as const)('%s is for %s: %#', (_hold, _caller, hold, [accountId, visitorId], expected) => {
    expect(belongsTo(holdOf(hold), { accountId, visitorId })).toBe(expected);
  });

  const now = new Date('2026-11-20T09:10:00Z');
  test.each([
    ['with a millisecond left', 'held', new Date('2026-11-20T09:10:00.001Z'), true],
    ['at its end', 'held', now, false],
    ['without an end', 'held', null, false],
    ['that was given back', 'expired', new Date('2026-11-20T09:20:00Z'), false],
    ['that was booked', 'confirmed', new Date('2026-11-20T09:20:00Z'), false],
  ] as const)('%s is active: %#', (_which, state, expiresAt, expected) => {
    expect(runs(holdOf({ state, expiresAt }), now)).toBe(expected);
  });
});
