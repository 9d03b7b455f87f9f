import { describe, expect, test } from 'vitest';
import { settableClock } from '#app/platform/clock.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { lostTime } from './time-taken.server.ts';

const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;

/** The error for a time with a tutor who is open every day between two times in London, and needs 24 hours. */
const lost = (start: string, hours: { start: string; end: string }, limits: object = {}) => {
  const schedule = {
    zone: 'Europe/London',
    lengths: [60],
    rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...hours })),
    exceptions: [],
    bufferBefore: 0,
    bufferAfter: 0,
    notice: 0,
    windowDays: 60,
    dailyLimit: 24,
    ...limits,
  };
  const tutor = {
    id: 't1',
    slug: 'lucia',
    name: 'Lucía',
    city: 'Bogotá',
    zone: 'America/Bogota',
    email: 'l@x.test',
    schedule,
  };
  const services = { ...stubDatabase(), clock: settableClock('2026-11-20T09:00:00Z') };
  const about = { tutor: tutor as unknown as TutorRecord, start: new Date(start), minutes: 60, reader };
  return lostTime(services, 'unavailable', about);
};

describe('a time that is not free', () => {
  test('returns the three nearest free times in order, and the requested time', async () => {
    const error = await lost('2026-11-24T08:00:00Z', { start: '10:00', end: '13:00' });
    expect([error.status, error.code]).toEqual([409, 'slot_closed']);
    expect(error.details).toEqual({
      alternatives: [
        { start: '2026-11-24T10:00:00.000Z', end: '2026-11-24T11:00:00.000Z' },
        { start: '2026-11-24T10:30:00.000Z', end: '2026-11-24T11:30:00.000Z' },
        { start: '2026-11-24T11:00:00.000Z', end: '2026-11-24T12:00:00.000Z' },
      ],
      session: {
        tutor: { id: 't1', slug: 'lucia', name: 'Lucía', city: 'Bogotá', zone: 'America/Bogota' },
        start: '2026-11-24T08:00:00.000Z',
        minutes: 60,
      },
    });
  });

  test('of another year is written with its year, and so is the day on which it opens', async () => {
    const error = await lost('2027-12-14T10:00:00Z', { start: '10:00', end: '13:00' });
    expect(error.messageIn('en').replaceAll('\u00a0', ' ')).toBe(
      'Lucía opens this day for booking on Friday, 15 October 2027. The nearest free times are Tue, 19 Jan 2027, 11:30 and Tue, 19 Jan 2027, 12:00.',
    );
  });

  test('lists the two nearest ones by time on the same day', async () => {
    const error = await lost('2026-11-24T08:00:00Z', { start: '10:00', end: '13:00' });
    expect(error.messageIn('en')).toBe(
      'Lucía isn’t available at 08:00 that day. The nearest free times are 10:00 and 10:30.',
    );
  });

  test('lists the two nearest ones with their days, the earlier one first', async () => {
    const error = await lost('2026-11-24T09:00:00Z', { start: '10:00', end: '11:00' });
    expect((error.details.alternatives as { start: string }[]).map(({ start }) => start)).toEqual([
      '2026-11-23T10:00:00.000Z',
      '2026-11-24T10:00:00.000Z',
      '2026-11-25T10:00:00.000Z',
    ]);
    expect(error.messageIn('en')).toBe(
      'Lucía isn’t available at 09:00 that day. The nearest free times are Mon 23\u00a0Nov, 10:00 and Tue 24\u00a0Nov, 10:00.',
    );
    const later = await lost('2026-11-24T20:00:00Z', { start: '10:00', end: '11:00' });
    expect(later.messageIn('en')).toContain('Tue 24\u00a0Nov, 10:00 and Wed 25\u00a0Nov, 10:00.');
  });

  test.each([
    ['2026-11-19T10:00:00Z', 'slot_past', 'Thursday 19\u00a0November, 10:00 has already passed.'],
    [
      '2026-11-20T10:00:00Z',
      'slot_too_soon',
      'It’s too late to book 10:00: Lucía needs 24 hours to prepare.',
    ],
    [
      '2027-01-20T10:00:00Z',
      'slot_not_open_yet',
      'Lucía opens this day for booking on Monday 21\u00a0December.',
    ],
    ['2026-11-24T10:10:00Z', 'slot_closed', 'Lucía isn’t available at 10:10 that day.'],
  ])('at %s is refused with %s', async (start, code, text) => {
    const error = await lost(start, { start: '10:00', end: '13:00' }, { notice: 1440, windowDays: 30 });
    expect(error.code).toBe(code);
    expect(error.messageIn('en')).toContain(text);
    expect(error.messageIn('en')).toMatch(/The nearest free times are/);
  });

  test('says when nothing near it is free', async () => {
    const error = await lost('2026-11-24T09:00:00Z', { start: '10:00', end: '10:30' });
    expect(error.details.alternatives).toEqual([]);
    expect(error.messageIn('en')).toBe(
      'Lucía isn’t available at 09:00 that day. Nothing else is free around then.',
    );
  });
});
