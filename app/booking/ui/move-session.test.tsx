import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '#app/ui/toast.ts';
import { bookingId, bookingMessages, british, shownBooking } from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import type { Booking, Moving } from '../model/schemas.ts';
import { MoveSession } from './move-session.tsx';

const times = `GET /functions/v1/bookings/${bookingId}/times`;
const move = `POST /functions/v1/bookings/${bookingId}/move`;
const wednesday = '2026-11-25T19:00:00.000Z';
const later = '2026-11-25T19:30:00.000Z';
const thursday = '2026-11-26T10:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const bookableUntil = '2027-01-21T23:59:59.999Z';
const open: Moving = { refusal: null, starts: [wednesday, later, thursday], bookableUntil };

async function openMove(moving: Moving | null = open, changes: Partial<Booking> = {}, query = '') {
  const booking = shownBooking(changes);
  const answers: Parameters<typeof stubCalls>[0] = {
    [times]: moving ? { body: { moving } } : { status: 500, body: {} },
    [move]: { body: { booking: { ...booking, start: wednesday } } },
  };
  const calls = stubCalls(answers);
  const page = openPage(`http://localhost:5173/booking/thanks?booking=${bookingId}&do=move${query}`);
  const part = <MoveSession booking={booking} />;
  const opened = await mounted(part, { messages: bookingMessages, visitor: british, page });
  const text = () => opened.text().replaceAll('\u00a0', ' ');
  const slot = (time: string) => opened.all('button').find((one) => one.textContent.includes(time))!;
  return { ...opened, text, calls, answers, slot };
}

describe('moving a session', () => {
  test('shows the booked time, the free times, and what does not change', async () => {
    const page = await openMove();
    await until(() => expect(page.text()).toContain('|When?|'));
    expect(page.calls.at(-1)?.query).toBe('?timeZone=Europe%2FLondon');
    expect(page.text()).toContain('|Another time with Lucía|The price and terms stay the same.');
    expect(page.text()).toContain('|Choose a new time. Nothing changes until you confirm it.|');
    expect(page.text()).toContain('|Booked time|You, London|Tue 24 Nov, |18:00–19:00|');
    expect(page.text()).toContain('|You can move it for free until Mon 23 Nov, 18:00 (twice more).');
    expect(page.text()).toContain('|Wednesday 25 November|');
    expect(page.all('aside').map((one) => one.getAttribute('aria-label'))).toEqual(['New time']);
    expect(page.find('Move the session')).toBeNull();
    expect(page.find('Keep the old time')?.getAttribute('href')).toBe(`/booking/thanks?booking=${bookingId}`);
  });

  test('stores the choice in the URL and moves only on confirmation', async () => {
    const page = await openMove();
    await until(() => expect(page.text()).toContain('|When?|'));
    page.client.setQueryData(['booking', 'list', 'learner'], { bookings: [] });
    await page.fire(page.slot('19:00'), 'onClick');
    expect(page.address()).toBe(
      `/booking/thanks?booking=${bookingId}&do=move&day=2026-11-25&start=${encodeURIComponent(wednesday)}`,
    );
    expect(page.text()).toContain('|New time|You, London|Wed 25 Nov, |19:00–20:00|');
    expect(page.text()).toContain('|Wed 25 Nov, 19:00|£32|');
    await page.click('Move the session');
    await until(() => expect(page.address()).toBe(`/booking/thanks?booking=${bookingId}`));
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      start: wednesday,
      timeZone: 'Europe/London',
    });
    expect(toastStore.read().at(-1)?.title.replaceAll('\u00a0', ' ')).toBe(
      'Moved to Wednesday 25 November, 19:00.',
    );
    expect(page.client.getQueryData(['booking', 'one', bookingId])).toMatchObject({
      booking: { start: wednesday },
    });
    expect(page.client.getQueryState(['booking', 'list', 'learner'])?.isInvalidated).toBe(true);
  });

  test('keeps the selected start when another day is opened', async () => {
    const page = await openMove(open, {}, `&start=${wednesday}`);
    await until(() => expect(page.text()).toContain('|Wednesday 25 November|'));
    await page.fire(
      page.all('button').find((one) => one.getAttribute('data-day') === '2026-11-26')!,
      'onClick',
    );
    expect(page.text()).toContain('|Thursday 26 November|');
    expect(page.address()).toContain(`day=2026-11-26&start=${encodeURIComponent(wednesday)}`);
    expect(page.text()).toContain('|Wed 25 Nov, |19:00–20:00|');
  });

  test('offers the nearest times when the time has been taken', async () => {
    const page = await openMove(open, {}, `&start=${wednesday}`);
    await until(() => expect(page.text()).toContain('Move the session'));
    page.answers[move] = {
      status: 409,
      body: {
        error: { code: 'slot_taken', message: 'Somebody was faster.' },
        alternatives: [{ start: thursday, end: '2026-11-26T11:00:00.000Z' }],
      },
    };
    await page.click('Move the session');
    await until(() => expect(page.text()).toContain('|Somebody was faster.|Thu 26 Nov|10:00|05:00 Bogotá|'));
    expect(page.calls.filter((call) => call.path.endsWith('/times'))).toHaveLength(2);
    expect(page.text()).toContain('just taken');
    expect(page.find('Move the session')).toBeNull();
    expect(page.text()).not.toContain('That didn’t work');
    await page.fire(page.slot('Thu'), 'onClick');
    expect(page.text()).toContain('|New time|You, London|Thu 26 Nov, |10:00–11:00|');
  });

  test('shows why the session was not moved', async () => {
    const page = await openMove(open, {}, `&start=${wednesday}`);
    await until(() => expect(page.text()).toContain('Move the session'));
    page.answers[move] = {
      status: 409,
      body: { error: { code: 'moves_used', message: 'Moved twice already.' } },
    };
    await page.click('Move the session');
    await until(() => expect(page.text()).toContain('|Moved twice already.|'));
    page.answers[move] = new TypeError('Failed to fetch');
    await page.click('Move the session');
    await until(() => expect(page.text()).toContain('|That didn’t work. Please try again.|'));
    page.answers[move] = () => new Promise(() => undefined);
    await page.click('Move the session');
    await until(() => expect(page.find('Moving your session')?.hasAttribute('disabled')).toBe(true));
  });

  test('says when no other time is free', async () => {
    const page = await openMove({ refusal: null, starts: [], bookableUntil });
    await until(() => expect(page.text()).toContain('|No other time is free at the moment.|'));
  });

  test('gives the reason when moving is not possible, and an alternative', async () => {
    const refusal = { code: 'move_too_late', message: 'It could be moved until Monday.' };
    const page = await openMove({ refusal, starts: [], bookableUntil });
    await until(() =>
      expect(page.text()).toContain('|You can’t move this session now.|It could be moved until Monday.|'),
    );
    expect(page.text()).not.toContain('Price and terms stay');
    expect(page.text()).not.toContain('When?');
    expect(page.find('Back to the session')?.getAttribute('href')).toBe(
      `/booking/thanks?booking=${bookingId}`,
    );
    expect(page.find('See the refund if you cancel')?.getAttribute('href')).toBe(
      `/booking/thanks?booking=${bookingId}&do=cancel`,
    );
  });

  test.each([[{ state: 'cancelled' }], [{ end: '2026-11-22T12:00:00.000Z' }]] as const)(
    'offers no cancelling when there is nothing to cancel: %o',
    async (changes) => {
      const page = await openMove(
        { refusal: { code: 'not_movable', message: 'No.' }, starts: [], bookableUntil },
        changes,
      );
      await until(() => expect(page.text()).toContain('|No.|'));
      expect(page.find('See the refund if you cancel')).toBeNull();
    },
  );

  test('can be retried when the times could not be loaded', async () => {
    const page = await openMove(null);
    await until(() => expect(page.text()).toContain('That didn’t work. Please try again.'));
    page.answers[times] = { body: { moving: open } };
    await page.click('Try again');
    await until(() => expect(page.text()).toContain('|When?|'));
    expect(page.text()).not.toContain('That didn’t work');
  });
});
