import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bookingId,
  bookingMessages,
  british,
  carmen,
  pounds,
  seriesId,
  shownBooking,
} from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import type { Booking } from '../model/schemas.ts';
import { BookedSession } from './booked-session.tsx';

beforeEach(() => () => vi.useRealTimers());

/** The page of a session from 18:00 to 19:00 on Tuesday, two days before unless an instant is given. */
async function openSession(
  changes: Partial<Booking> = {},
  { at = '2026-11-22T12:00:00Z', cancels = false } = {},
) {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
  const page = openPage(`http://localhost:5173/booking/thanks?booking=${bookingId}&do=cancel`);
  const cancellation = { refund: pounds(3200), stillDue: pounds(0), share: 'all', halvesBack: null };
  stubCalls({ [`GET /functions/v1/bookings/${bookingId}/cancellation`]: { body: { cancellation } } });
  const part = <BookedSession booking={shownBooking(changes)} cancels={cancels} />;
  const opened = await mounted(part, { messages: bookingMessages, visitor: british, auth: carmen, page });
  const text = () => opened.text().replaceAll('\u00a0', ' ');
  const linkTo = (label: string) => opened.find(label)?.getAttribute('href') ?? null;
  return { ...opened, text, linkTo };
}

describe('a booked session', () => {
  test('states its time, price and terms, and the available actions', async () => {
    const page = await openSession();
    const text = page.text();
    expect(text).toContain('|Booked: Tuesday 24 November, 18:00.|');
    expect(text).toContain('|Your session is booked.|');
    expect(text).toContain('|An email with a calendar file is on its way to you.');
    expect(text).toContain('|60 minutes with Lucía Restrepo|');
    expect(text).toContain('|Session|£32.00|To pay|£32.00|');
    expect(text).toContain('|By invoice, due on Sunday 22 November.|');
    expect(text).toContain('|Cancel for free until Mon 23 Nov, 18:00.');
    expect(text).toContain('|Add to calendar|');
    expect(page.all('summary').map((one) => one.getAttribute('class'))).toEqual(['btn btn-primary']);
    expect(page.linkTo('Change the time')).toBe(`/booking/thanks?booking=${bookingId}&do=move`);
    expect(page.linkTo('Go to the dashboard')).toBe('/dashboard');
    expect(page.find('Find another time')).toBeNull();
    expect(page.find('All sessions of this series')).toBeNull();
    expect(text).not.toContain('Your note:');
    expect(text).not.toContain('Paid by card.');
  });

  test('that is over says so and promises nothing more', async () => {
    const page = await openSession({}, { at: '2026-11-24T19:00:00.000Z' });
    expect(page.text()).toContain('|Your session: Tuesday 24 November, 18:00.|');
    expect(page.text()).toContain('|This session is over.|');
    for (const text of ['Booked:', 'Your session is booked.', 'on its way to you', 'Add to calendar'])
      expect(page.text()).not.toContain(text);
  });

  test('shows the note, the learner and the series if present', async () => {
    const page = await openSession({ note: 'Fractions', learner: 'Maya', seriesId });
    expect(page.text()).toContain('|Your note:| Fractions|');
    expect(page.text()).toContain('|Learner|Maya|');
    expect(page.linkTo('All sessions of this series')).toBe(`/booking/thanks?series=${seriesId}`);
  });

  test('can be cancelled from its page', async () => {
    const page = await openSession();
    await page.click('Cancel this session');
    await until(() => expect(page.text()).toContain('You pay nothing for it: we take £32.00 off'));
    await page.click('Keep the session');
    expect(page.text()).not.toContain('Cancel this session?');
    expect(page.address()).toBe(`/booking/thanks?booking=${bookingId}&do=cancel`);
  });

  test('opened with the cancel link shows the dialog at once, and clears the link when dismissed', async () => {
    const page = await openSession({}, { cancels: true });
    expect(page.text()).toContain('|Cancel this session?|');
    await page.click('Keep the session');
    await until(() => expect(page.address()).toBe(`/booking/thanks?booking=${bookingId}`));
  });

  test.each([
    ['while it runs', {}, '2026-11-24T18:30:00Z', true, false],
    ['at its start', {}, '2026-11-24T18:00:00Z', true, false],
    ['just before its start', {}, '2026-11-24T17:59:59Z', true, true],
    ['at its end', {}, '2026-11-24T19:00:00Z', false, false],
    ['by the tutor', { as: 'tutor' }, '2026-11-22T12:00:00Z', true, false],
    ['when it is cancelled', { state: 'cancelled' }, '2026-11-22T12:00:00Z', false, false],
  ] as const)(
    'can be cancelled until its end and moved by the learner until its start: %s',
    async (_, changes, at, cancel, move) => {
      const page = await openSession(changes, { at, cancels: true });
      expect(page.find('Cancel this session') !== null).toBe(cancel);
      expect(page.text().includes('Cancel this session?')).toBe(cancel);
      expect(page.text().includes('Add to calendar')).toBe(cancel);
      expect(page.find('Change the time') !== null).toBe(move);
      expect(page.text().includes('These terms won’t change')).toBe(
        Date.parse(at) < Date.parse('2026-11-24T18:00:00Z') && cancel,
      );
    },
  );

  test.each([
    ['2026-11-23T17:59:59Z', 'We’ll remind you a day and an hour before.'],
    ['2026-11-24T01:00:00Z', 'We’ll remind you an hour before.'],
    ['2026-11-24T17:30:00Z', undefined],
  ])('promises at %s the reminders that still come', async (at, promise) => {
    const text = (await openSession({}, { at })).text();
    expect(/We’ll remind you[^|]*/.exec(text)?.[0]).toBe(promise);
  });

  test('does not announce the calendar email to the tutor', async () => {
    const page = await openSession({ as: 'tutor', learner: 'Maya' });
    expect(page.text()).not.toContain('An email with a calendar file');
  });

  test('that is over states its day and offers to book another', async () => {
    const page = await openSession({ state: 'completed' }, { at: '2026-11-29T12:00:00Z' });
    expect(page.text()).toContain('|Your session: Tuesday 24 November, 18:00.|');
    expect(page.text()).toContain('|This session has taken place.|');
    expect(page.linkTo('Find another time')).toBe('/book?tutor=lucia-restrepo');
    expect(page.text()).not.toContain('By invoice, due on');
    expect(page.text()).not.toContain('An email with a calendar file');
  });
});

describe('the text for the state of a session', () => {
  const card = { kind: 'card', refund: null } as const;
  const credit = { kind: 'credit', returnedHalves: 1 } as const;
  const cancelled = { state: 'cancelled' } as const;
  test.each([
    [
      { ...cancelled, refund: pounds(3200) },
      'This session is cancelled. You pay nothing for it: we take £32.00 off your invoice.',
    ],
    [{ ...cancelled, refund: pounds(1600) }, 'This session is cancelled. We take £16.00 off your invoice.'],
    [{ ...cancelled, refund: pounds(0) }, 'This session is cancelled. Nothing is refunded.'],
    [{ ...cancelled, refund: null }, 'This session is cancelled.'],
    [
      { ...cancelled, refund: pounds(3200), payment: card },
      'This session is cancelled. You get all of it back, £32.00.',
    ],
    [
      { ...cancelled, refund: pounds(1600), payment: credit },
      'This session is cancelled. You get half a credit back. Two halves make a session.',
    ],
    [
      { state: 'no_show', absent: 'tutor', refund: pounds(3200) },
      'The tutor didn’t come to this session. You pay nothing for it: we take £32.00 off your invoice.',
    ],
    [{ state: 'no_show', absent: 'learner', refund: pounds(0) }, 'The learner didn’t come to this session.'],
    [
      { state: 'no_show', absent: 'learner', refund: pounds(800) },
      'The learner didn’t come to this session. We take £8.00 off your invoice.',
    ],
    [{ state: 'no_show', absent: null }, 'This session didn’t take place.'],
    [
      { state: 'completed', refund: pounds(800), payment: card },
      'This session has taken place. You get £8.00 back.',
    ],
    [{ state: 'completed', refund: pounds(0) }, 'This session has taken place.'],
    [
      { ...cancelled, as: 'tutor', refund: pounds(3200) },
      'This session is cancelled. The family gets everything back, £32.00.',
    ],
    [
      { ...cancelled, as: 'tutor', refund: pounds(1600) },
      'This session is cancelled. The family gets £16.00 back.',
    ],
    [{ ...cancelled, as: 'tutor', refund: pounds(0) }, 'This session is cancelled. Nothing is refunded.'],
    [
      { ...cancelled, as: 'tutor', refund: pounds(3200), payment: { kind: 'credit', returnedHalves: 2 } },
      'This session is cancelled. The family gets a credit back.',
    ],
    [
      { ...cancelled, as: 'tutor', refund: pounds(3200), payment: { kind: 'credit', returnedHalves: 3 } },
      'This session is cancelled. The family gets 1.5 credits back.',
    ],
    [
      {
        ...cancelled,
        as: 'tutor',
        refund: pounds(4700),
        price: pounds(4700),
        payment: {
          kind: 'card',
          refund: null,
          credit: { halves: 2, worth: pounds(3300), returnedHalves: 2, returned: pounds(3300) },
        },
      },
      'This session is cancelled. The family gets a credit and £14.00 back.',
    ],
    [
      { ...cancelled, as: 'tutor', refund: pounds(1600), payment: credit },
      'This session is cancelled. The family gets half a credit back.',
    ],
  ] as const)('%o', async (changes, words) => {
    expect((await openSession(changes)).text()).toContain(`|${words}|`);
  });
});

describe('the payment of a session', () => {
  test.each([
    [{ kind: 'card', refund: null }, '|Session|£32.00|Paid|£32.00|Paid by card. |'],
    [{ kind: 'card', refund: 'ordered' }, '|Paid by card. The refund is on its way to your card.|'],
    [
      { kind: 'card', refund: 'failed' },
      '|Paid by card. The refund hasn’t reached your card yet. We’re looking into it.|',
    ],
    [
      { kind: 'card', refund: 'done', before: pounds(500) },
      '|Paid by card. We’d already refunded £5.00 of it to your card. The refund has been sent to your card; banks take five to ten working days.|',
    ],
    [
      { kind: 'card', refund: null, outside: pounds(1000) },
      '|Paid by card. We’ve refunded £10.00 of it to your card. |',
    ],
    [
      { kind: 'card', refund: null, dispute: 'open' },
      '|Your bank is asking for this payment back. Refunds are on hold until it decides.|',
    ],
    [{ kind: 'card', refund: null, dispute: 'lost' }, '|Your bank has taken this payment back.|'],
    [{ kind: 'credit', returnedHalves: null, dispute: 'won' }, '|Your bank has confirmed this payment.|'],
    [
      { kind: 'credit', returnedHalves: null },
      '|Session|1 credit|Cancel by Mon 23 Nov, 18:00, and you get the credit back.',
    ],
    [{ kind: 'credit', returnedHalves: 1 }, '|Session|1 credit|Refunded|half a credit|'],
  ] as const)('is stated: %o', async (payment, words) => {
    const page = await openSession({ payment });
    expect(page.text()).toContain(words);
    expect(page.text()).not.toContain('By invoice');
  });

  test('that the bank asks for is put to the tutor as pay that waits', async () => {
    const page = await openSession({ as: 'tutor', payment: { kind: 'card', refund: null, dispute: 'open' } });
    expect(page.text()).toContain('Your pay is on hold until it decides.');
    expect(page.text()).not.toContain('Your bank');
  });

  test('is reduced by the refund', async () => {
    const page = await openSession({ state: 'cancelled', refund: pounds(1600) });
    expect(page.text()).toContain('|Session|£32.00|Refund|−£16.00|To pay|£16.00|');
    expect(page.text()).not.toContain('By invoice');
  });

  const payment = { kind: 'invoice', dueAt: '2026-11-24T18:00:00.000Z', paid: true } as const;

  test('by an invoice that is paid is no longer asked for', async () => {
    const paid = await openSession({ payment });
    expect(paid.text()).toContain('|Session|£32.00|Paid|£32.00|');
    expect(paid.text()).toContain('|Invoice paid.|');
    expect(paid.text()).not.toMatch(/To pay|due on/);
  });

  test('by an invoice that was paid comes back', async () => {
    const ended = await openSession({ payment, state: 'cancelled', refund: pounds(1600) });
    expect(ended.text()).toContain('|This session is cancelled. You get £16.00 back.|');
  });
});
