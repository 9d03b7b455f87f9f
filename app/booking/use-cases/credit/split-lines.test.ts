import { describe, expect, test } from 'vitest';
import { bookingRecord } from '#tests/booking/mail-subject.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import {
  bothBack,
  bothPolicy,
  bothSeriesPolicy,
  learnerAbsentAndBoth,
  paidByBoth,
  tutorAbsentAndBoth,
} from './split-lines.server.ts';

const now = new Date('2026-11-20T09:00:00Z');
const place = { locale: 'en-GB' } as const;
/** £36.00: a credit of £30.00 and £6.00 by card. */
const split = (changes: Partial<BookingRecord> = {}): BookingRecord =>
  bookingRecord({
    priceMinor: 3600,
    payment: 'card',
    paymentDueAt: null,
    creditHalves: 2,
    creditMinor: 3000,
    ...changes,
  });
const threeHalves = split({ payment: 'credit', priceMinor: 4500, creditHalves: 3, creditMinor: 4500 });
const session = { tutor: 'Amara Okafor', day: 'Tuesday 24 November', span: '18:00–19:00' };
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('the line on how it was paid', () => {
  test.each([
    ['by card', [split()], 'Paid with a credit and £6.00 by card.'],
    [
      'by invoice',
      [split({ payment: 'invoice', paymentDueAt: new Date('2026-11-24T18:00:00Z') })],
      'Paid with a credit; please pay the other £6.00 by invoice by Tuesday 24 November.',
    ],
    ['by three halves', [threeHalves], 'Paid with 1.5 credits.'],
    [
      'a series of which credits alone pay one',
      [split({ payment: 'credit', priceMinor: 3000 }), split()],
      'Paid with 2 credits and £6.00 by card.',
    ],
  ])('%s', (_, bookings, words) => {
    expect(plain(paidByBoth(bookings, place, now))).toBe(words);
  });

  test.each([
    ['by one whole credit', [bookingRecord({ payment: 'credit' })]],
    ['by card alone', [bookingRecord({ payment: 'card' })]],
  ])('is another one %s', (_, bookings) => {
    expect(paidByBoth(bookings, place, now)).toBeNull();
    expect(bothBack(bookings, place)).toBeNull();
    expect(bothPolicy(bookings[0]!, now)).toBeNull();
    expect(bothSeriesPolicy(bookings)).toBeNull();
  });

  test('reads in Spanish and French', () => {
    expect(plain(paidByBoth([split({ learnerLocale: 'es-ES' })], { locale: 'es-ES' }, now))).toBe(
      'Pagada con un crédito y 6,00 £ con tarjeta.',
    );
    expect(plain(paidByBoth([split({ learnerLocale: 'fr-FR' })], { locale: 'fr-FR' }, now))).toMatch(
      /^Réglé avec un crédit et 6,00.* par carte\.$/,
    );
  });
});

describe('the line on what comes back', () => {
  const back = (changes: Partial<BookingRecord>) => plain(bothBack([split(changes)], place));
  test('half of both to the card', () => {
    expect(back({ refundMinor: 1800, creditBackMinor: 1500, returnedHalves: 1 })).toBe(
      'You get half a credit back. You get £3.00 back. It goes to your card; banks take five to ten working days.',
    );
  });

  test('off the invoice', () => {
    expect(back({ payment: 'invoice', refundMinor: 1800, creditBackMinor: 1500, returnedHalves: 1 })).toBe(
      'You get half a credit back. We’ve taken £3.00 off your invoice; £3.00 is still due for what was cancelled. If you have already paid, we transfer £3.00 to you.',
    );
  });

  test('money alone, credits alone, or nothing', () => {
    expect(back({ refundMinor: 500, creditBackMinor: 0, returnedHalves: 0 })).toMatch(
      /^You get £5.00 back\./,
    );
    expect(
      plain(
        bothBack([{ ...threeHalves, refundMinor: 3000, creditBackMinor: 3000, returnedHalves: 2 }], place),
      ),
    ).toBe('You get a credit back.');
    expect(back({ refundMinor: 0, creditBackMinor: 0, returnedHalves: 0 })).toBe('Nothing is refunded.');
  });
});

test('the terms name the limit and halves', () => {
  expect(plain(bothPolicy(split(), now))).toMatch(
    /^Cancel by Monday 23 November, 18:00, and you get back everything you paid, credits as credits\./,
  );
  expect(plain(bothPolicy(split(), new Date('2026-11-24T09:00:00Z')))).toMatch(
    /^You could get everything back until Monday 23 November, 18:00\./,
  );
  expect(bothSeriesPolicy([split()])).toContain(
    'Up to 24 hours before, you get back everything you paid for it',
  );
});

test('an absence of the tutor returns both, one of the learner nothing', () => {
  const away = split({ absent: 'tutor', refundMinor: 3600, creditBackMinor: 3000, returnedHalves: 2 });
  expect(plain(tutorAbsentAndBoth(away, session, place))).toBe(
    'Amara Okafor didn’t come to your session on Tuesday 24 November, 18:00–19:00. We’re sorry about that. You get a credit back. You get all of it back, £6.00. It goes to your card; banks take five to ten working days.',
  );
  expect(learnerAbsentAndBoth(away, session)).toBeNull();
  const missed = split({ absent: 'learner', refundMinor: 0 });
  expect(learnerAbsentAndBoth(missed, session)).toContain(
    'The session counts as missed, and nothing is refunded.',
  );
  expect(tutorAbsentAndBoth(missed, session, place)).toBeNull();
});
