import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import { defaultComfort } from '#app/preferences/comfort.ts';
import { fallbackState } from '#app/preferences/locale.ts';
import { PreferencesProvider, type Visitor } from '#app/preferences/public.ts';
import { reviewPagesTexts } from '#app/tutors/public.ts';
import { bookPagesTexts } from '../messages/pages/index.ts';
import type { Booking } from '../schemas.ts';
import { BookingList } from './booking-list.tsx';

const visitor: Visitor = {
  state: fallbackState,
  language: 'en',
  timeZone: 'Europe/London',
  theme: 'system',
  comfort: defaultComfort,
  comfortOf: 'device',
  known: true,
};

const booking = (id: string, state: Booking['state']) =>
  ({
    id,
    state,
    as: 'learner',
    start: '2026-01-05T15:00:00Z',
    end: '2026-01-05T16:00:00Z',
    tutor: { name: 'Lucía Restrepo', city: 'Bogotá', zone: 'America/Bogota' },
  }) as unknown as Booking;

/** The list of past sessions, of which some wait for a review. */
function listOf(bookings: readonly Booking[], waiting: readonly string[]): string {
  const client = new QueryClient();
  client.setQueryData(['booking', 'list', 'learner'], { bookings });
  client.setQueryData(['reviews', 'waiting'], { sessions: waiting.map((bookingId) => ({ bookingId })) });
  const messages = { ...bookPagesTexts.en, ...reviewPagesTexts.en };
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <QueryClientProvider client={client}>
          <IntlProvider locale="en" timeZone="UTC" messages={messages}>
            <PreferencesProvider visitor={visitor}>
              <BookingList unknown={false} />
            </PreferencesProvider>
          </IntlProvider>
        </QueryClientProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a session that waits for its review leads to where it is written', () => {
  const list = listOf([booking('a', 'completed'), booking('b', 'completed')], ['b']);
  expect(list).toContain('href="/booking/thanks?booking=b#review"');
  expect(list).toContain('Rate the session<span class="sr">: Lucía Restrepo, Mon, Jan 5</span>');
  expect(list).not.toContain('booking=a#review');
});

test('nothing else is rated', () => {
  const states = ['confirmed', 'cancelled', 'no_show'] as const;
  expect(
    listOf(
      states.map((state) => booking(state, state)),
      states,
    ),
  ).not.toContain('#review');
});
