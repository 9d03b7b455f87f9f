import { expect, test } from 'vitest';
import { bookingRecord } from '#tests/booking/mail-subject.ts';
import { absentAndPaidByCard, backToCard, paidByCard, wentBackBefore } from './card-lines.server.ts';

const british = { locale: 'en-GB' } as const;
const byCard = (changes: object = {}) => bookingRecord({ payment: 'card', ...changes });
const session = { tutor: 'Lucía', day: 'Tuesday', span: '18:00–19:00' };

test('no card is mentioned when the session was not paid by card', () => {
  const byInvoice = bookingRecord({ refundMinor: 3200 });
  expect([
    paidByCard([byInvoice], british),
    paidByCard([], british),
    backToCard([byInvoice], british),
    backToCard([], british),
    wentBackBefore([], british),
    wentBackBefore([byCard()], british),
    absentAndPaidByCard(byInvoice, session),
  ]).toEqual(Array.from({ length: 7 }, () => null));
});

test('the price of sessions booked together is their sum', () => {
  expect(paidByCard([byCard(), byCard({ priceMinor: 1050 })], british)).toBe('Price: £42.50, paid by card.');
  expect(paidByCard([byCard({ learnerLocale: 'es-ES', currency: 'EUR' })], { locale: 'es-ES' })).toContain(
    '32,00\u00a0€',
  );
});

const banks = 'It goes to your card; banks take five to ten working days.';
test.each([
  ['all', [{ refundMinor: 3200 }], `You get all of it back, £32.00. ${banks}`],
  ['half', [{ refundMinor: 1600 }], `You get £16.00 back. ${banks}`],
  ['nothing', [{ refundMinor: 0 }], 'Nothing is refunded.'],
  ['nothing noted', [{ refundMinor: null }], 'Nothing is refunded.'],
  ['the least', [{ refundMinor: 1 }], `You get £0.01 back. ${banks}`],
  ['all of two', [{ refundMinor: 3200 }, { refundMinor: 3200 }], `You get all of it back, £64.00. ${banks}`],
  ['a part of two', [{ refundMinor: 3200 }, { refundMinor: 1600 }], `You get £48.00 back. ${banks}`],
  [
    'all, of which a part went before',
    [{ refundMinor: 3200, backBeforeMinor: 1000 }],
    `You get all of it back, £32.00. ${banks} We’d already refunded £10.00 of it to your card, so £22.00 goes back to it now.`,
  ],
  [
    'what had all gone before',
    [{ refundMinor: 1600, backBeforeMinor: 1600 }],
    'We’d already refunded £16.00 to your card. That was your whole refund.',
  ],
])('the refund to the card: %s', (_, sessions, line) => {
  expect(backToCard(sessions.map(byCard), british)).toBe(line);
});

test('earlier refunds are summed over the sessions', () => {
  const sessions = [
    byCard({ refundMinor: 3200, backBeforeMinor: 500 }),
    byCard({ refundMinor: 1600, backBeforeMinor: null }),
  ];
  expect(wentBackBefore(sessions, british)).toBe(
    'We’d already refunded £5.00 of it to your card, so £43.00 goes back to it now.',
  );
});

test('an absence in a session paid by card mentions no invoice', () => {
  expect(absentAndPaidByCard(byCard(), session)).toBe(
    'Lucía reported that nobody came to the session on Tuesday, 18:00–19:00, and you didn’t object. The session counts as missed, and nothing is refunded.',
  );
});
