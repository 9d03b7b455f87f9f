import { describe, expect, test } from 'vitest';
import type { Booking } from '#app/booking/index.ts';
import { at, bookingAt, maya, openPart } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import { NextSession } from './next-session.tsx';

const open = (bookings: Booking[], more: { profile?: boolean; timeZone?: string; now?: string } = {}) =>
  openPart(<NextSession {...(more.profile && { profile: maya })} />, {
    answers: { [`GET ${at('/bookings')}`]: { body: { bookings } } },
    ...(more.timeZone && { timeZone: more.timeZone }),
    ...(more.now && { now: more.now }),
  });
const acts = 'See the booking|Change the time|Cancel|Book another|';

describe('the next session', () => {
  test('is none', async () => {
    const screen = await open([]);
    expect(screen.text()).toBe('|Next session|No session booked.|Find a tutor|');
    expect(screen.href('Find a tutor')).toBe('/tutor');
    expect(screen.calls.find(({ path }) => path.endsWith('/bookings'))!.query).toBe('?as=learner');
  });

  test('of a learner is not that of another one', async () => {
    const screen = await open([bookingAt('a', '2026-11-24T18:00:00Z', { learnerProfileId: 'leo' })], {
      profile: true,
    });
    expect(screen.text()).toBe('|Next session|Maya has no session booked.|Find a tutor|');
  });

  test('has day, time, tutor and learner, and how to join', async () => {
    const screen = await open(
      [bookingAt('a', '2026-11-24T18:00:00Z', { learnerProfileId: 'maya', learner: 'Maya' })],
      { profile: true },
    );
    expect(screen.text()).toBe(
      `|Next session|Tue 24 Nov, 18:00–19:00|with Marek Novak, for Maya|Online, in Marek’s room. The link appears here ten minutes before, at 17:50.|${acts}`,
    );
    expect(screen.href('See the booking')).toBe('/booking/thanks?booking=a');
    expect(screen.href('Change the time')).toBe('/booking/thanks?booking=a&do=move');
    expect(screen.href('Book another')).toBe('/tutor');
    expect(screen.query('.avatar').style.width).toBe('68px');
  });

  test('shows the clock of the tutor where it differs', async () => {
    const screen = await open([bookingAt('a', '2026-11-24T23:30:00Z')], { timeZone: 'Europe/Paris' });
    expect(screen.text()).toContain('|Wed 25 Nov, 00:30–01:30|with Marek Novak, 23:30 in London|');
  });

  test('is the earliest; the others are counted', async () => {
    const later = bookingAt('later', '2026-11-26T18:00:00Z');
    const screen = await open([later, bookingAt('a', '2026-11-24T18:00:00Z')]);
    expect(screen.text()).toContain(`|Tue 24 Nov, 18:00–19:00|`);
    expect(screen.text()).toContain(`|Book another|One more session is booked after it.|`);
    expect(screen.href(/booked after it/)).toBe('/booking/thanks');
    await screen.unmount();
    const three = await open([
      later,
      bookingAt('a', '2026-11-24T18:00:00Z'),
      bookingAt('b', '2026-11-25T18:00:00Z'),
    ]);
    expect(three.text()).toContain('|2 more sessions are booked after it.|');
  });

  test('that has begun cannot be moved', async () => {
    const session = [bookingAt('a', '2026-11-24T18:00:00Z')];
    const begins = await open(session, { now: '2026-11-24T18:00:00Z' });
    expect(begins.find('Change the time')).toBeNull();
    await begins.unmount();
    const before = await open(session, { now: '2026-11-24T17:59:59Z' });
    expect(before.find('Change the time')).not.toBeNull();
  });

  test('is cancelled in a window that may be closed', async () => {
    const screen = await open([bookingAt('a', '2026-11-24T18:00:00Z')]);
    await screen.click('Cancel');
    expect(screen.all('dialog')).toHaveLength(1);
    expect(screen.calls.some(({ path }) => path === at('/bookings/a/cancellation'))).toBe(true);
    await screen.fire(screen.all('dialog')[0]!, 'onClose');
    expect(screen.all('dialog')).toEqual([]);
  });

  test('that cannot be loaded is asked for again', async () => {
    const answers: StubbedAnswers = {};
    const screen = await openPart(<NextSession />, { answers });
    expect(screen.text()).toBe('|Next session|We couldn’t load this part. |Try again|');
    answers[`GET ${at('/bookings')}`] = { body: { bookings: [] } };
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('No session booked.'));
  });
});
