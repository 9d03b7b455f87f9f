import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
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
  expect(page).toContain('2 sessions, 2 credits in all.');
  expect(page).not.toContain('$');
});

test('sessions paid by invoice are summed in money; for the tutor all are', () => {
  const byInvoice = { kind: 'invoice', dueAt: '2026-12-14T15:00:00Z' } as const;
  expect(pageOf({ as: 'learner', payment: byInvoice })).toContain('2 sessions, $72.00 in all.');
  expect(pageOf({ as: 'tutor', payment: withCredit })).toContain('2 sessions, $72.00 in all.');
});
