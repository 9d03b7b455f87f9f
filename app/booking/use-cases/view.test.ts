import { describe, expect, test } from 'vitest';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { bookingView, holdView } from './view.server.ts';

const tutor = {
  id: 't1',
  slug: 'lucia-restrepo',
  name: 'Lucía Restrepo',
  city: 'Bogotá',
  zone: 'America/Bogota',
  avatar: { skin: 3 },
  email: 'lucia@example.org',
} as unknown as TutorRecord;

const record = {
  id: 'b1',
  tutorId: 't1',
  state: 'confirmed',
  sessionType: 'deep',
  startsAt: new Date('2026-11-24T18:00:00Z'),
  endsAt: new Date('2026-11-24T19:30:00Z'),
  firstStartsAt: new Date('2026-11-24T18:00:00Z'),
  moves: 0,
  absent: null,
  seriesId: null,
  learnerProfileId: 'leo',
  learnerZone: 'Europe/London',
  note: 'Mock exam.',
  priceMinor: 4501,
  currency: 'GBP',
  policy: { fullRefundHours: 24, lateRefundPercent: 50 },
  payment: 'invoice',
  paymentDueAt: new Date('2026-11-24T18:00:00Z'),
  expiresAt: null,
  extensions: 0,
  refundMinor: null,
  backBeforeMinor: null,
  returnedHalves: null,
  createdAt: new Date('2026-11-20T09:00:00Z'),
} as unknown as BookingRecord;

const viewOf = (change: Partial<BookingRecord> = {}, back: 'sent' | null = null) =>
  bookingView({ ...record, ...change }, tutor, { as: 'learner', learner: 'Leo', claim: null, back });

const session = {
  id: 'b1',
  tutor: {
    id: 't1',
    slug: 'lucia-restrepo',
    name: 'Lucía Restrepo',
    city: 'Bogotá',
    zone: 'America/Bogota',
    avatar: { skin: 3 },
  },
  sessionType: 'deep',
  start: '2026-11-24T18:00:00.000Z',
  end: '2026-11-24T19:30:00.000Z',
  minutes: 90,
  price: { amountMinor: 4501, currency: 'GBP' },
  freeUntil: '2026-11-23T18:00:00.000Z',
  lateRefund: { amountMinor: 2251, currency: 'GBP' },
};

test('a booking shows its session, its learner and its invoice, and no email of the tutor', () => {
  expect(viewOf()).toEqual({
    ...session,
    as: 'learner',
    learner: 'Leo',
    claim: null,
    state: 'confirmed',
    learnerProfileId: 'leo',
    learnerZone: 'Europe/London',
    note: 'Mock exam.',
    payment: { kind: 'invoice', dueAt: '2026-11-24T18:00:00.000Z' },
    movesLeft: 2,
    absent: null,
    seriesId: null,
    refund: null,
  });
});

test('an invoice is paid once the transfer has arrived', () => {
  const dueAt = '2026-11-24T18:00:00.000Z';
  const about = { as: 'learner', learner: null, claim: null, back: null, isSettled: true } as const;
  expect(bookingView(record, tutor, about).payment).toEqual({ kind: 'invoice', dueAt, paid: true });
});

test.each([
  [0, 2],
  [1, 1],
  [2, 0],
  [3, 0],
])('a booking that moved %i times has %i moves left', (moves, left) => {
  expect(viewOf({ moves }).movesLeft).toBe(left);
});

test('a refund is shown once it is known, even if it is zero', () => {
  expect(viewOf({ refundMinor: 2251 }).refund).toEqual({ amountMinor: 2251, currency: 'GBP' });
  expect(viewOf({ refundMinor: 0 }).refund).toEqual({ amountMinor: 0, currency: 'GBP' });
});

describe('the payment of a booking', () => {
  test('by credit shows the refunded halves', () => {
    expect(viewOf({ payment: 'credit', returnedHalves: 1 }).payment).toEqual({
      kind: 'credit',
      returnedHalves: 1,
    });
  });

  test('by card shows the state of its refund, and earlier refunds', () => {
    expect(viewOf({ payment: 'card' }).payment).toEqual({ kind: 'card', refund: null });
    expect(viewOf({ payment: 'card', backBeforeMinor: 0 }).payment).toEqual({ kind: 'card', refund: null });
    expect(viewOf({ payment: 'card', backBeforeMinor: 500 }, 'sent').payment).toEqual({
      kind: 'card',
      refund: 'sent',
      before: { amountMinor: 500, currency: 'GBP' },
    });
  });

  test('is unknown without a due date', () => {
    expect(viewOf({ payment: 'invoice', paymentDueAt: null }).payment).toBeNull();
  });
});

test('a hold shows its expiry, and whether it can be extended', () => {
  const expiresAt = new Date('2026-11-20T09:10:00Z');
  expect(holdView({ ...record, expiresAt }, tutor)).toEqual({
    ...session,
    expiresAt: '2026-11-20T09:10:00.000Z',
    canExtend: true,
  });
  expect(holdView({ ...record, expiresAt, extensions: 1 }, tutor).canExtend).toBe(false);
  expect(holdView({ ...record, expiresAt: null }, tutor).expiresAt).toBe('2026-11-20T09:00:00.000Z');
});
