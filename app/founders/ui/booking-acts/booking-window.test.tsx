import { describe, expect, test } from 'vitest';
import type { BookingForActs } from '#app/booking/index.ts';
import { openFounders } from '#tests/support/founders-page.tsx';
import { booking, gbp, openBooking } from '#tests/support/founders-booking.tsx';
import { until } from '#tests/support/mounted.tsx';
import { FindBookings } from './find-bookings.tsx';

describe('a booking', () => {
  test.each<[Partial<BookingForActs>, string]>([
    [
      {},
      '|Session with Lucía, Tue 24 Nov, 18:00|Family|carmen@example.org|State|upcoming|Length|60 minutes|Price' +
        '|£32.00|Payment|invoice, not paid yet|Refunded|£0.00|Tutor earns|£25.60|Number|b1' +
        '|What do you want to do?|Cancel|Move|Refund|Give credits|Mark as attended|Decide on the report' +
        '|What the founders did|No founder has changed this session.|Close|',
    ],
    [
      { payment: 'invoice', paid: true, state: 'completed', refund: gbp(1), acts: ['refund'] },
      '|Session with Lucía, Tue 24 Nov, 18:00|Family|carmen@example.org|State|completed|Length|60 minutes' +
        '|Price|£32.00|Payment|invoice, paid|Refunded|£0.01|Tutor earns|£25.60|Number|b1' +
        '|What do you want to do?|Refund|What the founders did|No founder has changed this session.|Close|',
    ],
    [
      { payment: 'card', state: 'cancelled', family: null, acts: [] },
      '|Session with Lucía, Tue 24 Nov, 18:00|Family|account erased|State|cancelled|Length|60 minutes|Price' +
        '|£32.00|Payment|card, paid|Refunded|£0.00|Tutor earns|£25.60|Number|b1' +
        '|There’s nothing left to do with this session.|What the founders did' +
        '|No founder has changed this session.|Close|',
    ],
    [
      { payment: 'credit', paid: true, state: 'no_show', minutes: 90, acts: ['credit'] },
      '|Session with Lucía, Tue 24 Nov, 18:00|Family|carmen@example.org|State|no-show|Length' +
        '|90 minutes|Price|£32.00|Payment|credit, paid|Refunded|£0.00|Tutor earns|£25.60|Number|b1' +
        '|What do you want to do?|Give credits|What the founders did|No founder has changed this session.|Close|',
    ],
    [
      {
        payment: 'credit',
        inSeries: true,
        attendedAt: '2026-11-24T20:00:00.000Z',
        claim: { absent: 'tutor', claimedBy: 'learner', disputed: true },
        acts: ['settle'],
      },
      '|Session with Lucía, Tue 24 Nov, 18:00|Family|carmen@example.org|State|upcoming|Length|60 minutes|Price' +
        '|£32.00|Payment|credit, its invoice isn’t paid yet|Refunded|£0.00|Tutor earns|£25.60|Series' +
        '|One session of a series; the others stay as they are.|Attendance' +
        '|noted by a founder, Tue 24 Nov, 20:00|Report|The family or the tutor says that the tutor didn’t ' +
        'come.|Number|b1|What do you want to do?|Decide on the report|What the founders did' +
        '|No founder has changed this session.|Close|',
    ],
    [
      {
        payment: null,
        claim: { absent: 'learner', claimedBy: 'tutor', disputed: false },
        acts: ['attended'],
      },
      '|Session with Lucía, Tue 24 Nov, 18:00|Family|carmen@example.org|State|upcoming|Length|60 minutes|Price' +
        '|£32.00|Payment|nothing to pay|Refunded|£0.00|Tutor earns|£25.60|Report' +
        '|The tutor says that the learner didn’t come.|Number|b1|What do you want to do?|Mark as attended' +
        '|What the founders did|No founder has changed this session.|Close|',
    ],
  ])('%o', async (change, text) => {
    const view = await openBooking({ change });
    expect(view.shown()).toBe(text);
  });

  test('has what founders did, with the reason where one was given', async () => {
    const act = {
      id: 'h1',
      at: '2026-11-25T10:00:00.000Z',
      actor: 'ana@example.org',
      action: 'booking.refund',
      subject: 'Lucía',
      reason: 'The link did not work.',
    };
    const view = await openBooking({
      change: { acts: [] },
      history: [act, { ...act, id: 'h2', action: 'booking.cancel', reason: null }],
    });
    expect(view.shown().split('|What the founders did|')[1]).toBe(
      'Refunded a session with Lucía. Reason: The link did not work.|Wed 25 Nov, 10:00, ana@example.org' +
        '|Cancelled a session with Lucía|Wed 25 Nov, 10:00, ana@example.org|Close|',
    );
  });

  test('is closed by its button', async () => {
    const view = await openBooking();
    await view.click('Close');
    expect(view.closed).toEqual(['closed']);
  });

  test('that cannot be loaded has a plain title', async () => {
    const view = await openBooking({ answers: { 'GET /bookings/b1': { status: 404, body: {} } } });
    expect(view.shown()).toBe('|Bookings|We couldn’t load this part. |Try again|Close|');
  });
});

describe('the search', () => {
  const row = { id: 'b1', start: booking.start, end: booking.end, state: 'confirmed', tutor: booking.tutor };
  const bookings = [
    { ...row, family: 'carmen@example.org', price: gbp(3200) },
    { ...row, id: 'b2', state: 'cancelled', family: null, price: gbp(0) },
  ];
  const openSearch = (body: object, path = '/founder-hub') =>
    openFounders(
      <FindBookings />,
      { 'GET /bookings': { body }, 'GET /bookings/b1': { body: { booking, history: [] } } },
      path,
    );

  test('begins empty and asks nothing', async () => {
    const view = await openSearch({ bookings, more: true });
    await view.fill('Family’s email, tutor’s name, booking or invoice number', '  ');
    expect(view.shown()).toBe(
      '|Bookings|Find a session to cancel, move or refund, or to mark as attended.' +
        '|Family’s email, tutor’s name, booking or invoice number|On this day|',
    );
    expect(view.calls()).toEqual([]);
  });

  test.each([
    [
      { bookings, more: false },
      'When|Tutor|Family|State|Price|Open|Tue 24 Nov, 18:00|Lucía|carmen@example.org|upcoming|£32.00|Open' +
        '|Tue 24 Nov, 18:00|Lucía|account erased|cancelled|£0.00|Open|',
    ],
    [{ bookings: [], more: false }, 'No booking matches.|'],
    [
      { bookings: bookings.slice(1), more: true },
      'When|Tutor|Family|State|Price|Open|Tue 24 Nov, 18:00|Lucía|account erased|cancelled|£0.00|Open' +
        '|There are more. Add a day, or type more.|',
    ],
  ])('lists what it finds: %o', async (body, text) => {
    const view = await openSearch(body);
    await view.fill('On this day', '2026-11-24');
    await until(() => expect(view.shown()).toMatch(/When|No booking/));
    expect(view.shown().split('|On this day|')[1]).toBe(text);
  });

  test('opens a booking by its address, and goes back to the hub without it', async () => {
    const view = await openSearch({ bookings, more: false }, '/founder-hub?range=7d&booking=b1');
    await until(() => expect(view.window()).toContain('|Session with Lucía, Tue 24 Nov, 18:00|'));
    await view.click('Close');
    expect(view.dialog()).toBeNull();
    expect(view.address()).toBe('/founder-hub?range=7d');
  });

  test('keeps the other parameters of the address', async () => {
    const view = await openSearch({ bookings, more: false }, '/founder-hub?range=7d');
    await view.fill('On this day', '2026-11-24');
    await until(() => expect(view.find(/^Open the session/)).not.toBeNull());
    await view.click(/^Open the session/);
    expect(view.address()).toBe('/founder-hub?range=7d&booking=b1');
    expect(view.keepsScroll()).toBe(true);
    await view.back();
    expect(view.address()).toBe('/founder-hub?range=7d');
  });
});
