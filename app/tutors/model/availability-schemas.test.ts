import { describe, expect, test } from 'vitest';
import { availabilitySchema, explainQuerySchema } from './availability-schemas.ts';

const hours = {
  version: 1,
  rules: [{ weekday: 1, start: '09:00', end: '12:00' }],
  exceptions: [],
  zone: 'Europe/London',
  city: 'London',
  sessionTypes: ['session'],
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 0,
  windowDays: 60,
  dailyLimit: 6,
};
const accepts = (change: object) => availabilitySchema.safeParse({ ...hours, ...change }).success;
const rule = (change: object) => accepts({ rules: [{ ...hours.rules[0], ...change }] });
const day = { kind: 'open', from: '2026-11-26', to: '2026-11-26', start: '09:00', end: '12:00', note: '' };
const exception = (change: object) => accepts({ exceptions: [{ ...day, ...change }] });

/** Times that are no time of day, smaller than 23:00 as text where they can be. */
const noTimes = [
  '',
  '9:00',
  '109:00',
  'x09:00',
  '09:00x',
  '09:000',
  '09:60',
  '0900',
  '09-00',
  '24:01',
  '1 09:00',
];

describe('the hours of a week', () => {
  test.each([
    ['00:00', '00:15'],
    ['09:59', '19:00'],
    ['20:00', '23:59'],
    ['23:00', '24:00'],
  ])('run from %s to %s', (start, end) => {
    expect(rule({ start, end })).toBe(true);
    expect(exception({ start, end })).toBe(true);
  });

  test.each(noTimes)('cannot begin at “%s”', (start) => {
    expect(rule({ start, end: '23:00' })).toBe(false);
    expect(exception({ start, end: '23:00' })).toBe(false);
  });

  test.each([...noTimes, '24:000', '124:00', '25:00'])('cannot end at “%s”', (end) => {
    expect(rule({ start: '00:00', end })).toBe(false);
    expect(exception({ start: '00:00', end })).toBe(false);
  });

  test('end after they begin, on one of the seven days', () => {
    expect(rule({ start: '12:00', end: '12:00' })).toBe(false);
    expect(rule({ start: '12:15', end: '12:00' })).toBe(false);
    expect([0, 1, 7, 8, 1.5].map((weekday) => rule({ weekday }))).toEqual([false, true, true, false, false]);
  });
});

describe('a day that differs', () => {
  test('has both times or neither, and they are in order', () => {
    expect(exception({ start: null, end: null })).toBe(true);
    expect(exception({ start: null })).toBe(false);
    expect(exception({ end: null })).toBe(false);
    expect(exception({ start: '12:00', end: '12:00' })).toBe(false);
  });

  test('ends no earlier than it begins', () => {
    expect(exception({ to: '2026-11-27' })).toBe(true);
    expect(exception({ to: '2026-11-25' })).toBe(false);
    expect(exception({ from: '2026-02-30', to: '2026-03-01' })).toBe(false);
  });

  test('has a note of at most 200 characters', () => {
    expect(exception({ note: 'x'.repeat(200) })).toBe(true);
    expect(exception({ note: 'x'.repeat(201) })).toBe(false);
  });
});

describe('the limits', () => {
  test.each([
    ['bufferBefore', 0, 120],
    ['bufferAfter', 0, 120],
    ['notice', 0, 20_160],
    ['windowDays', 1, 120],
    ['dailyLimit', 1, 24],
  ])('%s is between %i and %i', (name, least, most) => {
    const values = [least - 1, least, most, most + 1, least + 0.5];
    expect(values.map((value) => accepts({ [name]: value }))).toEqual([false, true, true, false, false]);
  });

  test('the place has a name and a zone, and a kind of session is offered', () => {
    expect(accepts({ city: ' ' })).toBe(false);
    expect(accepts({ city: 'x'.repeat(60) })).toBe(true);
    expect(accepts({ city: 'x'.repeat(61) })).toBe(false);
    expect(accepts({ zone: '' })).toBe(false);
    expect(accepts({ sessionTypes: [] })).toBe(false);
    expect(accepts({ sessionTypes: ['lecture'] })).toBe(false);
  });
});

describe('the time to explain', () => {
  const asks = (change: object) =>
    explainQuerySchema.safeParse({ day: '2026-11-26', time: '09:00', ...change }).success;

  test('is a time of day that begins a session, an hour long unless another length is given', () => {
    expect(explainQuerySchema.parse({ day: '2026-11-26', time: '23:59' }).minutes).toBe(60);
    expect(explainQuerySchema.parse({ day: '2026-11-26', time: '00:00', minutes: '90' }).minutes).toBe(90);
    expect(asks({ minutes: '45' })).toBe(false);
    expect(asks({ day: '2026-02-30' })).toBe(false);
  });

  test.each([...noTimes, '24:00'])('is not “%s”', (time) => {
    expect(asks({ time })).toBe(false);
  });
});
