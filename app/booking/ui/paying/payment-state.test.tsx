import { describe, expect, test } from 'vitest';
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
import type { PaymentProgress } from '../../api/paying-client.ts';
import { PaymentState } from './payment-state.tsx';

const paymentId = '6a1f2f4e-0000-4000-a000-0000000000ff';
const call = `GET /functions/v1/payments/${paymentId}`;
const payment = (changes: Partial<PaymentProgress> = {}): PaymentProgress => ({
  id: paymentId,
  state: 'waiting',
  outcome: null,
  price: pounds(3200),
  asked: null,
  subject: { kind: 'booking', id: bookingId },
  refused: false,
  url: null,
  ...changes,
});

async function openState(answer: Parameters<typeof stubCalls>[0][string]) {
  const answers: Parameters<typeof stubCalls>[0] = {
    [call]: answer,
    'GET /functions/v1/bookings': { body: { bookings: [] } },
    [`GET /functions/v1/bookings/${bookingId}`]: { body: { booking: shownBooking() } },
    [`GET /functions/v1/bookings/series/${seriesId}`]: { body: { bookings: [shownBooking()] } },
  };
  stubCalls(answers);
  const page = openPage(`http://localhost:5173/booking/thanks?payment=${paymentId}`);
  page.sessionStorage.setItem(`booking-note:${shownBooking().tutor.id}`, 'Fractions');
  const part = <PaymentState id={paymentId} />;
  const opened = await mounted(part, { messages: bookingMessages, visitor: british, auth: carmen, page });
  return { ...opened, answers };
}

describe('a payment without a booking', () => {
  const url = 'https://pay.test/1';
  const again = '|Choose another time|';
  const banks = 'We’re refunding all of it to your card; banks take five to ten working days.';
  test.each([
    [
      'waiting',
      { url },
      '|We’re waiting for your payment to be confirmed.|This usually takes a few seconds',
      '|Not paid yet? Back to the payment|',
      again,
    ],
    ['without a page to pay on', {}, '|We’re waiting for your payment', '', 'Back to the payment'],
    [
      'failed',
      { state: 'failed', url },
      '|The payment didn’t go through.|Nothing was charged and nothing is booked.|',
      again,
      'Back to the payment',
    ],
    [
      'expired',
      { state: 'expired' },
      '|The payment didn’t go through.|Nothing was charged and nothing is booked.|',
      again,
      'waiting for',
    ],
    [
      'too late',
      { state: 'paid', outcome: 'returned', url },
      '|We’re refunding your payment.|When your £32.00 arrived, the time had been taken',
      again,
      'Back to the payment',
    ],
    [
      'of another amount',
      { state: 'paid', outcome: 'returned', price: pounds(3100), asked: pounds(3200) },
      `|We received a different amount from the price.|Your payment of £31.00 arrived, but the price was £32.00. Nothing is booked, and we’re refunding all of it to your card`,
      again,
      banks,
    ],
  ] as const)('%s', async (_, changes, words, link, not) => {
    const page = await openState({ body: { payment: payment(changes) } });
    await until(() => expect(page.text()).toContain(words));
    expect(page.text()).toContain(link);
    expect(page.text()).not.toContain(not);
    expect(page.address()).toBe(`/booking/thanks?payment=${paymentId}`);
  });

  test('links back to the payment page, or to the tutors', async () => {
    const page = await openState({ body: { payment: payment({ state: 'open', url }) } });
    await until(() => expect(page.find('Not paid yet? Back to the payment')?.getAttribute('href')).toBe(url));
    await page.unmount();
  });
});

describe('a payment with a booking', () => {
  const booked = (subject: PaymentProgress['subject']) => ({
    body: { payment: payment({ state: 'paid', outcome: 'booked', subject }) },
  });
  test.each([
    [{ kind: 'booking', id: bookingId }, `/booking/thanks?booking=${bookingId}`],
    [{ kind: 'series', id: seriesId }, `/booking/thanks?series=${seriesId}`],
  ] as const)('opens the booking and deletes the stored note: %o', async (subject, address) => {
    const page = await openState(booked(subject));
    await until(() => expect(page.address()).toBe(address));
    expect(page.page.sessionStorage.getItem(`booking-note:${shownBooking().tutor.id}`)).toBeNull();
  });

  test('opens the booking even if it cannot be loaded yet', async () => {
    const subject = { kind: 'booking', id: seriesId } as const;
    const page = await openState(booked(subject));
    await until(() => expect(page.address()).toBe(`/booking/thanks?booking=${seriesId}`));
  });

  test('of a credit pack opens the credits', async () => {
    const page = await openState(booked({ kind: 'pack', id: 'p' }));
    await until(() => expect(page.address()).toBe('/dashboard?tab=credits'));
  });
});

describe('a payment that cannot be shown', () => {
  test('lists the bookings instead', async () => {
    const page = await openState({ status: 404, body: {} });
    await until(() => expect(page.text()).toContain('We can’t find that booking in your account.'));
  });

  test('can be loaded again', async () => {
    const page = await openState({ status: 500, body: {} });
    await until(() => expect(page.text()).toContain('That didn’t work. Please try again.'));
    page.answers[call] = { body: { payment: payment() } };
    await page.click('Try again');
    await until(() => expect(page.text()).toContain('We’re waiting for your payment'));
  });
});
