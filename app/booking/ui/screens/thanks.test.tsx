import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bookingId,
  bookingMessages,
  british,
  carmen,
  nobody,
  seriesId,
  shownBooking,
} from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import Thanks from './thanks.tsx';

const one = `GET /functions/v1/bookings/${bookingId}`;
const paymentId = '6a1f2f4e-0000-4000-a000-0000000000ff';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function openThanks(query: string, auth: typeof carmen | typeof nobody | undefined = carmen) {
  const answers: Parameters<typeof stubCalls>[0] = {
    'GET /functions/v1/bookings': { body: { bookings: [shownBooking()] } },
    [one]: { body: { booking: shownBooking() } },
    [`GET /functions/v1/bookings/series/${seriesId}`]: { body: { bookings: [shownBooking({ seriesId })] } },
  };
  stubCalls(answers);
  const page = openPage(`http://localhost:5173/booking/thanks${query}`);
  const opened = await mounted(<Thanks />, { messages: bookingMessages, visitor: british, auth, page });
  return { ...opened, answers };
}

describe('the page after booking', () => {
  test.each([
    ['', '|Your bookings|'],
    ['?booking=no-id', '|Your bookings|'],
    [`?booking=${bookingId}`, '|Your session is booked.|'],
    [`?booking=${bookingId}&do=cancel`, '|Cancel this session?|'],
    [`?booking=${bookingId}&do=move`, '|Another time with Lucía|'],
    [`?series=${seriesId}`, '|1 sessions with Lucía Restrepo|'],
    [`?series=${seriesId}&do=cancel`, '|Cancel the rest of these sessions?|'],
    [`?payment=${paymentId}`, 'We can’t find that booking in your account.'],
  ])('shows what the URL specifies: %s', async (query, words) => {
    const page = await openThanks(query);
    await until(() => expect(page.text()).toContain(words));
  });

  test('requests only what the URL specifies', async () => {
    const page = await openThanks(`?booking=${bookingId}`);
    await until(() => expect(page.text()).toContain('|Your session is booked.|'));
    expect(page.text()).not.toContain('Cancel this session?');
    expect(page.text()).not.toContain('Your bookings');
  });

  test('lists the account’s bookings when the given one belongs to somebody else', async () => {
    const page = await openThanks(`?booking=${seriesId}`);
    await until(() => expect(page.text()).toContain('We can’t find that booking in your account.'));
  });

  test.each([carmen, nobody])('has the same title for everyone', async (auth) => {
    const { page } = await openThanks('', auth);
    expect(page.document.querySelector('title')?.textContent).toBe('Your booking · Curvela');
  });

  test.each([
    ['', '|Sign in to see your bookings.|', 'Only the account that made a booking can see it.'],
    ['?do=move', '|Sign in to move this session.|', 'We’ll bring you back here afterwards.'],
    ['?do=cancel', '|Sign in to cancel this session.|', 'We’ll bring you back here afterwards.'],
    ['?do=other', '|Sign in to see your bookings.|', 'Only the account that made a booking can see it.'],
  ])('asks visitors to sign in: %s', async (query, title, text) => {
    const page = await openThanks(query, nobody);
    expect(page.text()).toContain(title);
    expect(page.text()).toContain(text);
  });
});
