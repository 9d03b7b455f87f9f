import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reviewPagesTexts } from '#app/tutors/index.ts';
import { bookingId, bookingMessages, british, carmen, shownBooking } from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { bookPagesTexts } from '../messages/pages/index.ts';
import type { Booking } from '../model/schemas.ts';
import { BookingList } from './booking-list.tsx';

const booking = (id: string, state: Booking['state']) =>
  ({
    id,
    state,
    as: 'learner',
    start: '2026-01-05T15:00:00Z',
    end: '2026-01-05T16:00:00Z',
    tutor: { name: 'Lucía Restrepo', city: 'Bogotá', zone: 'America/Bogota' },
  }) as unknown as Booking;

/** Renders the list of past sessions, some of which await a review. */
function listOf(bookings: readonly Booking[], waiting: readonly string[]): string {
  const client = new QueryClient();
  client.setQueryData(['booking', 'list', 'learner'], { bookings });
  client.setQueryData(['reviews', 'waiting'], { sessions: waiting.map((bookingId) => ({ bookingId })) });
  const messages = { ...bookPagesTexts.en, ...reviewPagesTexts.en };
  return rendered(<BookingList unknown={false} />, { messages, client });
}

test('a session without a review links to the review form', () => {
  const list = listOf([booking('a', 'completed'), booking('b', 'completed')], ['b']);
  expect(list).toContain('href="/booking/thanks?booking=b#review"');
  expect(list).toContain('Rate the session<span class="sr">: Lucía Restrepo, Mon, Jan\u00a05</span>');
  expect(list).not.toContain('booking=a#review');
});

test('no other session offers a rating', () => {
  const states = ['confirmed', 'cancelled', 'no_show'] as const;
  expect(
    listOf(
      states.map((state) => booking(state, state)),
      states,
    ),
  ).not.toContain('#review');
});

describe('the list of bookings', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  async function openList(bookings: readonly Booking[] | undefined, unknown = false) {
    stubCalls({
      'GET /functions/v1/bookings': bookings ? { body: { bookings } } : () => new Promise(() => undefined),
      'GET /functions/v1/reviews/waiting': { body: { sessions: [] } },
    });
    const page = openPage('http://localhost:5173/booking/thanks');
    const options = { messages: bookingMessages, visitor: british, auth: carmen, page };
    const list = await mounted(<BookingList unknown={unknown} />, options);
    const text = () => list.text().replaceAll('\u00a0', ' ');
    const isLoading = () => list.all('div').some((one) => one.getAttribute('class') === 'bone confirm-bone');
    return { ...list, text, isLoading };
  }

  test('shows a skeleton until it is loaded', async () => {
    const list = await openList(undefined);
    expect(list.isLoading()).toBe(true);
    expect(list.text()).toBe('|Your bookings|');
  });

  test('links to the tutors while it is empty', async () => {
    const list = await openList([]);
    await until(() =>
      expect(list.text()).toBe('|Your bookings|You haven’t booked a session yet. |Find a tutor|'),
    );
    expect(list.isLoading()).toBe(false);
    expect(list.find('Find a tutor')?.getAttribute('href')).toBe('/tutor');
  });

  test('names the session that is not among them', async () => {
    const list = await openList([], true);
    expect(list.text()).toContain(
      '|Your bookings|We can’t find that booking in your account. Here are your bookings.|',
    );
  });

  test('names time, tutor and state of a session, with its links', async () => {
    const list = await openList([shownBooking()]);
    await until(() =>
      expect(list.text()).toContain(
        '|Tue 24 Nov, 18:00–19:00|with Lucía Restrepo · Your session is booked.|Change the time|Add to calendar|',
      ),
    );
    expect(list.text()).not.toContain('You have not booked');
    expect(list.all('summary').map((one) => one.getAttribute('class'))).toEqual(['btn btn-quiet btn-sm']);
    expect(list.find('Change the time')?.getAttribute('href')).toBe(
      `/booking/thanks?booking=${bookingId}&do=move`,
    );
    expect(list.find('Open')?.getAttribute('href')).toBe(`/booking/thanks?booking=${bookingId}`);
  });

  test.each([
    ['before it begins', 'confirmed', '12:00:01', '13:00:00', true, true],
    ['once it begins', 'confirmed', '12:00:00', '13:00:00', false, true],
    ['until it ends', 'confirmed', '11:00:00', '12:00:01', false, true],
    ['once it is over', 'confirmed', '11:00:00', '12:00:00', false, false],
    ['when it is cancelled', 'cancelled', '12:00:01', '13:00:00', false, false],
  ] as const)(
    'offers to move a session and to add it to a calendar %s',
    async (_, state, from, to, moves, adds) => {
      const times = { start: `2026-11-22T${from}.000Z`, end: `2026-11-22T${to}.000Z` };
      const list = await openList([shownBooking({ state, ...times })]);
      await until(() => expect(list.find('Open')).not.toBeNull());
      expect(list.text().includes('Change the time')).toBe(moves);
      expect(list.text().includes('Add to calendar')).toBe(adds);
    },
  );
});
