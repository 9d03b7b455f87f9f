import { describe, expect, test } from 'vitest';
import type { Booking } from '#app/booking/index.ts';
import { calendarFeedTexts } from '#app/booking/messages/feed/index.ts';
import { payTexts } from '#app/pay/messages/index.ts';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { booking, british, clientOf, id, keys, messages as parts } from '#tests/support/session-parts.tsx';
import { stopDateAt } from '#tests/support/stop-date.ts';
import { textOf } from '#tests/support/text-of.ts';
import { londonHours } from '#tests/support/tutor-dashboard-parts.tsx';
import { tutorHoursTexts } from '../messages/hours/index.ts';
import { tutorProfileTexts } from '../messages/profile/index.ts';
import type { NoteState } from '../model/schemas.server.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';

stopDateAt('2026-11-20T15:30:00Z');

const messages = {
  ...parts,
  ...tutorHoursTexts.en,
  ...tutorProfileTexts.en,
  ...payTexts.en,
  ...calendarFeedTexts.en,
};
const note = (change: Partial<NoteState>): NoteState =>
  partOf<NoteState>({ bookingId: id, written: false, sentAt: null, cameAt: null, ...change });
const page = (bookings: Booking[], notes: NoteState[] = [], path = '/tutor-dashboard') =>
  rendered(<DashboardTabs hours={londonHours} />, {
    messages,
    visitor: british,
    client: clientOf([
      [['booking', 'list', 'tutor'], { bookings }],
      [keys.notes, { notes }],
    ]),
    path,
  });
const heading = (bookings: Booking[]) => textOf(/<h1>(.*?)<\/h1>/.exec(page(bookings))?.[1] ?? '');

describe('the next session', () => {
  test('is the first confirmed one that has not ended, also while it runs', () => {
    const later = booking({
      id: 'b2',
      start: '2026-11-21T10:00:00Z',
      end: '2026-11-21T11:00:00Z',
      learner: 'Ana',
    });
    const running = booking({ start: '2026-11-20T15:00:00Z', end: '2026-11-20T15:30:01Z' });
    expect(heading([later, booking()])).toBe('Mara: Friday 20 November, 16:00.');
    expect(heading([later, running])).toBe('Mara: Friday 20 November, 15:00.');
    expect(heading([later, { ...running, end: '2026-11-20T15:30:00Z' }])).toBe(
      'Ana: Saturday 21 November, 10:00.',
    );
    expect(heading([later, booking({ state: 'cancelled' })])).toBe('Ana: Saturday 21 November, 10:00.');
    expect(heading([later, booking({ state: 'no_show' })])).toBe('Ana: Saturday 21 November, 10:00.');
    expect(heading([booking({ learner: null })])).toBe('Next session: Friday 20 November, 16:00.');
  });

  test('is missing when nothing is booked, and the page says what comes', () => {
    const [none, past] = [page([]), page([booking({ state: 'completed' })])];
    expect(textOf(none)).toContain('No session booked.');
    expect(textOf(none)).toContain('When someone books one of your free times');
    expect(textOf(past)).toContain('No session booked.');
    expect(textOf(past)).not.toContain('When someone books one of your free times');
  });
});

describe('notes to write', () => {
  const past = (at: string, change: Partial<Booking> = {}) =>
    booking({ id: at, start: at, end: at, state: 'completed', ...change });
  /** The learners whose notes are asked for. */
  const open = (bookings: Booking[], notes: NoteState[]) =>
    [...page(bookings, notes).matchAll(/<li><span><b>(.*?)<\/b>/g)].map(([, who]) => who);

  test('are those of the last two weeks before today that were not sent, latest first', () => {
    const starts = {
      Old: '2026-11-06T15:30:00Z',
      First: '2026-11-06T15:30:01Z',
      Sent: '2026-11-18T10:00:00Z',
      Last: '2026-11-19T23:30:00Z',
      Today: '2026-11-20T08:00:00Z',
    };
    const bookings = Object.entries(starts).map(([learner, start]) => past(start, { learner }));
    const notes = bookings.map(({ id: bookingId, learner }) =>
      note({ bookingId, sentAt: learner === 'Sent' ? '2026-11-18T12:00:00Z' : null }),
    );
    expect(open(bookings, notes)).toEqual(['Last', 'First']);
    expect(open(bookings, [])).toEqual([]);
  });
});
