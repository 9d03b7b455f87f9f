import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { reviewPagesTexts } from '#app/tutors/index.ts';
import { rendered } from '#tests/support/rendered.tsx';
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
