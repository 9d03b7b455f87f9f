import { expect, test } from 'vitest';
import { bookingRecord } from '#tests/booking/mail-subject.ts';
import {
  absentAndCredit,
  cancelledAndCredit,
  creditBack,
  creditPolicy,
  creditSeriesPolicy,
  paidByCredit,
} from './credit-lines.server.ts';

const byCredit = (changes: object = {}) => bookingRecord({ payment: 'credit', ...changes });
const byInvoice = bookingRecord();
const session = { tutor: 'Lucía', day: 'Tuesday', span: '18:00–19:00' };
const inLondon = { ...session, place: 'London' };
const now = new Date('2026-11-20T09:00:00Z');

test('credits are not mentioned when the session was not paid with one', () => {
  expect([
    paidByCredit([byInvoice]),
    paidByCredit([]),
    creditPolicy(byInvoice, now),
    creditSeriesPolicy(byInvoice),
    creditBack([byInvoice]),
    creditBack([]),
    cancelledAndCredit(bookingRecord({ cancelledBy: 'tutor' }), inLondon),
    absentAndCredit(bookingRecord({ absent: 'tutor' }), session),
  ]).toEqual(Array.from({ length: 8 }, () => null));
});

test('the number of credits used is stated', () => {
  expect(paidByCredit([byCredit()])).toBe('Paid with one of your credits.');
  expect(paidByCredit([byCredit(), byCredit(), byCredit()])).toBe('Paid with 3 of your credits.');
});

test('the whole credit is refunded before the limit, and half of it from then on', () => {
  const policyAt = (at: string) => creditPolicy(byCredit(), new Date(at))?.replaceAll('\u00a0', ' ');
  expect(policyAt('2026-11-23T17:59:59.999Z')).toBe(
    'Cancel by Monday 23 November, 18:00, and you get your credit back. After that, you get half a credit back until the session starts.',
  );
  expect(policyAt('2026-11-23T18:00:00Z')).toBe(
    'You could get the whole credit back until Monday 23 November, 18:00. If you cancel before the session starts, you get half a credit back.',
  );
});

test('the terms of a series state the tutor’s limit in hours', () => {
  expect(creditSeriesPolicy(byCredit({ policy: { fullRefundHours: 48, lateRefundPercent: 50 } }))).toBe(
    'You can cancel or move each session separately. Up to 48 hours before, you get its credit back. After that, you get half a credit back until it starts.',
  );
});

test.each([
  [[null], 'You don’t get the credit back.'],
  [[0], 'You don’t get the credit back.'],
  [[1], 'You get half a credit back. Two halves make a session.'],
  [[2], 'You get your whole credit back.'],
  [[2, 1], 'You get 1.5 credits back.'],
  [[2, 2, 2], 'You get 3 credits back.'],
  [[2, null, 2], 'You get 2 credits back.'],
])('refunded halves of credits are summed: %o', (halves, line) => {
  expect(creditBack(halves.map((returnedHalves) => byCredit({ returnedHalves })))).toBe(line);
});

test('a cancellation is explained only if the family did not make it', () => {
  const line = 'Lucía had to cancel the session on Tuesday, 18:00–19:00, London time. We’re sorry.';
  expect(cancelledAndCredit(byCredit({ cancelledBy: 'learner' }), inLondon)).toBeNull();
  expect(cancelledAndCredit(byCredit({ cancelledBy: 'tutor' }), inLondon)).toBe(line);
  expect(cancelledAndCredit(byCredit({ cancelledBy: 'founder' }), inLondon)).toBe(line);
});

test('a tutor’s absence refunds the credit, a learner’s does not', () => {
  expect(absentAndCredit(byCredit({ absent: 'tutor' }), session)).toBe(
    'Lucía didn’t come to your session on Tuesday, 18:00–19:00. We’re sorry about that. You get your whole credit back.',
  );
  expect(absentAndCredit(byCredit({ absent: 'learner' }), session)).toBe(
    'Lucía reported that nobody came to the session on Tuesday, 18:00–19:00, and you didn’t object. The session counts as missed, and you don’t get the credit back.',
  );
});
