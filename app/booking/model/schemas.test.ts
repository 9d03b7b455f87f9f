import { describe, expect, test } from 'vitest';
import {
  cancelRequestSchema,
  confirmRequestSchema,
  holdRequestSchema,
  seriesHoldRequestSchema,
  seriesRequestSchema,
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
