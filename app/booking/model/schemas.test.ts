import { describe, expect, test } from 'vitest';
import { actRequestSchema } from './founder-acts-schemas.ts';
import {
  cancelRequestSchema,
  confirmRequestSchema,
  holdRequestSchema,
  seriesHoldRequestSchema,
  seriesRequestSchema,
  statementRequestSchema,
} from './schemas.ts';

const start = '2026-11-24T18:00:00.000Z';
const held = { tutorId: 'lucia-restrepo', start, minutes: 60 };
const plan = { tutorId: 'lucia-restrepo', start, count: '3' };
const several = { tutorId: 'lucia-restrepo', starts: [start, start], minutes: 60 };
const times = (count: number) => Array.from({ length: count }, () => start);
const letters = (count: number) => 'a'.repeat(count);

describe('a request to hold a time', () => {
  test.each([
    ['30 minutes', { minutes: 30 }, true],
    ['60 minutes', { minutes: 60 }, true],
    ['90 minutes', { minutes: 90 }, true],
    ['29 minutes', { minutes: 29 }, false],
    ['31 minutes', { minutes: 31 }, false],
    ['59 minutes', { minutes: 59 }, false],
    ['61 minutes', { minutes: 61 }, false],
    ['89 minutes', { minutes: 89 }, false],
    ['91 minutes', { minutes: 91 }, false],
    ['a tutor of one character', { tutorId: 'a' }, true],
    ['a tutor of 80 characters', { tutorId: letters(80) }, true],
    ['no name of a tutor', { tutorId: '' }, false],
    ['a tutor of 81 characters', { tutorId: letters(81) }, false],
    ['a zone that exists', { timeZone: 'America/Bogota' }, true],
    ['a zone that does not exist', { timeZone: 'Mars/Base' }, false],
    ['an offset for a zone', { timeZone: '+05:00' }, false],
    ['a zone of spaces', { timeZone: '  ' }, false],
    ['a zone of 65 characters', { timeZone: letters(65) }, false],
  ])('with %s: accepted %s', (_what, change: object, accepted) => {
    expect(holdRequestSchema.safeParse({ ...held, ...change }).success).toBe(accepted);
  });
});

describe('a plan of repeated sessions', () => {
  test('defaults to 60 minutes every week', () => {
    expect(seriesRequestSchema.parse(plan)).toEqual({
      tutorId: 'lucia-restrepo',
      start,
      minutes: 60,
      count: 3,
      everyWeeks: 1,
    });
  });

  test.each([
    ['60 minutes', { minutes: '60' }, true],
    ['90 minutes', { minutes: '90' }, true],
    ['30 minutes', { minutes: '30' }, false],
    ['59 minutes', { minutes: '59' }, false],
    ['61 minutes', { minutes: '61' }, false],
    ['89 minutes', { minutes: '89' }, false],
    ['91 minutes', { minutes: '91' }, false],
    ['one session', { count: '1' }, false],
    ['two sessions', { count: '2' }, true],
    ['twelve sessions', { count: '12' }, true],
    ['thirteen sessions', { count: '13' }, false],
    ['every week', { everyWeeks: '1' }, true],
    ['every second week', { everyWeeks: '2' }, true],
    ['a distance of no week', { everyWeeks: '0' }, false],
    ['every third week', { everyWeeks: '3' }, false],
    ['a tutor of one character', { tutorId: 'a' }, true],
    ['a tutor of 80 characters', { tutorId: letters(80) }, true],
    ['no name of a tutor', { tutorId: '' }, false],
    ['a tutor of 81 characters', { tutorId: letters(81) }, false],
  ])('with %s: accepted %s', (_what, change: object, accepted) => {
    expect(seriesRequestSchema.safeParse({ ...plan, ...change }).success).toBe(accepted);
  });
});

describe('a request to hold several times', () => {
  test.each([
    ['one time', { starts: times(1) }, false],
    ['two times', { starts: times(2) }, true],
    ['twelve times', { starts: times(12) }, true],
    ['thirteen times', { starts: times(13) }, false],
    ['a tutor of one character', { tutorId: 'a' }, true],
    ['a tutor of 80 characters', { tutorId: letters(80) }, true],
    ['no name of a tutor', { tutorId: '' }, false],
    ['a tutor of 81 characters', { tutorId: letters(81) }, false],
  ])('with %s: accepted %s', (_what, change: object, accepted) => {
    expect(seriesHoldRequestSchema.safeParse({ ...several, ...change }).success).toBe(accepted);
  });
});

test('a note has at most 2,000 characters', () => {
  expect(confirmRequestSchema.safeParse({ note: letters(2000) }).success).toBe(true);
  expect(confirmRequestSchema.safeParse({ note: letters(2001) }).success).toBe(false);
});

test('the displayed refund can be zero, and is never negative', () => {
  expect(cancelRequestSchema.parse({ refundMinor: 0 })).toEqual({ refundMinor: 0 });
  expect(cancelRequestSchema.safeParse({ refundMinor: -1 }).success).toBe(false);
});

describe('an act of a founder', () => {
  const cancel = { act: 'cancel', familyPercent: 100, tutorPercent: 0 };
  const request = { change: cancel, reason: 'x', version: 'v' };

  test.each([
    ['a reason of one character', { reason: 'x' }, true],
    ['a reason of 1,000 characters', { reason: ` ${letters(1000)} ` }, true],
    ['no reason', { reason: '' }, false],
    ['a reason of spaces', { reason: '  ' }, false],
    ['a reason of 1,001 characters', { reason: letters(1001) }, false],
    ['a version of 64 characters', { version: letters(64) }, true],
    ['no version', { version: '' }, false],
    ['a version of 65 characters', { version: letters(65) }, false],
    ['nothing for the family', { change: { ...cancel, familyPercent: 0 } }, true],
    ['less than nothing for the family', { change: { ...cancel, familyPercent: -1 } }, false],
    ['more than the price for the family', { change: { ...cancel, familyPercent: 101 } }, false],
    ['half a percent for the family', { change: { ...cancel, familyPercent: 0.5 } }, false],
    ['all of the pay for the tutor', { change: { ...cancel, tutorPercent: 100 } }, true],
    ['less than nothing for the tutor', { change: { ...cancel, tutorPercent: -1 } }, false],
    ['more than the pay for the tutor', { change: { ...cancel, tutorPercent: 101 } }, false],
    ['half a credit', { change: { act: 'credit', halves: 1 } }, true],
    ['five credits', { change: { act: 'credit', halves: 10 } }, true],
    ['no credit', { change: { act: 'credit', halves: 0 } }, false],
    ['eleven halves of credits', { change: { act: 'credit', halves: 11 } }, false],
  ])('with %s: accepted %s', (_what, change: object, accepted) => {
    expect(actRequestSchema.safeParse({ ...request, ...change }).success).toBe(accepted);
  });
});

test('a statement about an absence has at most 1,000 characters', () => {
  expect(
    [1000, 1001].map((count) => statementRequestSchema.safeParse({ words: letters(count) }).success),
  ).toEqual([true, false]);
});
