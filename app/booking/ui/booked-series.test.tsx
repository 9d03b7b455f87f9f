import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bookingId,
  bookingMessages,
  british,
  carmen,
  holdId,
  seriesId,
  shownBooking,
} from '#tests/booking/booking-views.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { textOf } from '#tests/support/text-of.ts';
import { bookCreditTexts } from '../messages/credit/index.ts';
import { bookChangesTexts } from '../messages/changes/index.ts';
import { bookPagesTexts } from '../messages/pages/index.ts';
import type { Booking } from '../model/schemas.ts';
import { BookedSeries } from './booked-series.tsx';

const avatar = { ground: 'sand', skin: 2, hair: 'bob', hairColour: 'brown', top: 'mustard' };

type Paid = Pick<Booking, 'as' | 'payment'>;

const booking = (paid: Paid, id: string, state: Booking['state'] = 'confirmed') =>
  ({
    id,
    state,
    start: '2026-12-01T15:00:00Z',
    end: '2026-12-01T16:00:00Z',
    price: { amountMinor: 3600, currency: 'USD' },
    tutor: { name: 'Lucía Restrepo', city: 'Bogotá', zone: 'America/Bogota', avatar },
    ...paid,
  }) as unknown as Booking;

/** Renders the page of three sessions booked together, one of them cancelled. */
function pageOf(paid: Paid): string {
  const cancelled = booking(paid, 'c', 'cancelled');
  const bookings = [booking(paid, 'a'), booking(paid, 'b'), cancelled] as const;
  const messages = { ...bookPagesTexts.en, ...bookCreditTexts.en, ...bookChangesTexts.en };
  const visitor = { timeZone: 'America/New_York' };
  return rendered(<BookedSeries seriesId="s" bookings={bookings} cancels={false} />, { messages, visitor });
}

const withCredit = { kind: 'credit', returnedHalves: null } as const;

test('sessions paid with credits are summed in credits, without the cancelled one', () => {
  const page = pageOf({ as: 'learner', payment: withCredit });
  expect(page).toContain('2 sessions, 2 credits in total.');
  expect(page).not.toContain('$');
});

test('sessions paid by invoice are summed in money; for the tutor all are', () => {
  const byInvoice = { kind: 'invoice', dueAt: '2026-12-14T15:00:00Z' } as const;
  expect(pageOf({ as: 'learner', payment: byInvoice })).toContain('2 sessions, $72.00 in total.');
  expect(pageOf({ as: 'tutor', payment: withCredit })).toContain('2 sessions, $72.00 in total.');
});

describe('the page of a series', () => {
  const now = '2026-11-22T12:00:00Z';
  const messages = bookingMessages;
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  const htmlOf = (first: Booking, ...others: Booking[]) =>
    rendered(<BookedSeries seriesId={seriesId} bookings={[first, ...others]} cancels={false} />, {
      messages,
      visitor: british,
    });

  test('links to each session, with its time in both zones', () => {
    const html = htmlOf(shownBooking(), shownBooking({ id: holdId, state: 'cancelled' }));
    expect(textOf(html)).toContain('2 sessions with Lucía Restrepo');
    expect(textOf(html)).toContain('Tue 24 Nov, 18:00–19:00 13:00, Bogotá Open');
    expect(textOf(html)).toContain('Tue 24 Nov, 18:00–19:00 This session is cancelled. Open');
    expect(textOf(html)).toContain(
      'One session, £32.00 in total. Add all to calendar Go to the dashboard Cancel the rest (1)',
    );
    expect(html).toMatch(new RegExp(`href="/booking/thanks\\?booking=${bookingId}"[^>]*>Open<`));
    expect(html).toMatch(new RegExp(`href="/booking/thanks\\?booking=${holdId}"[^>]*>Open<`));
    expect(html).toMatch(/href="\/dashboard"[^>]*>Go to the dashboard</);
    expect(html).toContain('aria-label="Step 4 of 4: Booked"');
  });

  test('says where both clocks are the same', () => {
    const tutor = { ...shownBooking().tutor, city: 'London', zone: 'Europe/London' };
    expect(textOf(htmlOf(shownBooking({ tutor })))).toContain('18:00–19:00 the same time, London Open');
  });

  test('whose sessions have begun offers nothing to cancel', () => {
    const begun = htmlOf(shownBooking({ start: '2026-11-22T12:00:00.000Z' }));
    expect(begun).not.toContain('Cancel the rest');
    expect(begun).not.toContain('Step 4 of 4');
    expect(begun).toContain('Add all to calendar');
    expect(htmlOf(shownBooking({ start: '2026-11-22T12:00:01.000Z' }))).toContain('Cancel the rest (1)');
  });

  test('whose sessions are cancelled has no sum and no calendar', () => {
    const text = textOf(htmlOf(shownBooking({ state: 'cancelled' })));
    expect(text).not.toContain('in all');
    expect(text).not.toContain('Add all to calendar');
    expect(text).not.toContain('Cancel the rest');
    expect(text).toContain('Go to the dashboard');
  });

  test.each([
    [true, 'confirmed', true],
    [true, 'cancelled', false],
    [false, 'confirmed', false],
  ] as const)('opened to cancel the rest %s, with a %s session: dialog %s', async (cancels, state, opens) => {
    stubCalls({});
    const part = <BookedSeries seriesId={seriesId} bookings={[shownBooking({ state })]} cancels={cancels} />;
    const page = await mounted(part, { messages, visitor: british, auth: carmen, page: openPage() });
    expect(page.text().includes('Cancel the rest of these sessions?')).toBe(opens);
  });

  test('opens the dialog on request', async () => {
    stubCalls({});
    const part = <BookedSeries seriesId={seriesId} bookings={[shownBooking()]} cancels={false} />;
    const page = await mounted(part, { messages, visitor: british, auth: carmen, page: openPage() });
    await page.click('Cancel the rest (1)');
    expect(page.text()).toContain('|Cancel the rest of these sessions?|');
  });
});
