import { describe, expect, test } from 'vitest';
import { openFounders } from '#tests/support/founders-page.tsx';
import { type AuditAction, auditActions } from '../model/audit.ts';
import type { AuditEntry } from '../model/schemas.ts';
import { AuditLog } from './audit-log.tsx';

const entry: AuditEntry = {
  id: 'e1',
  at: '2026-11-20T09:00:00.000Z',
  actor: 'ana@example.org',
  action: 'invoice.pay',
  subject: 'C-2026-1',
  before: {},
  after: {},
};
const open = (entries: Partial<AuditEntry>[]) =>
  openFounders(<AuditLog title="Audit log" />, {
    'GET /audit': { body: { entries: entries.map((each, at) => ({ ...entry, id: `e${at}`, ...each })) } },
  });
type View = Awaited<ReturnType<typeof open>>;
/** The cells of a row: when, who, what, before and after. */
const row = (view: View) =>
  (view.all('tr')[1]?.childNodes ?? [])
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .join('|');

describe('the log', () => {
  test('has who did what and when, with the values before and after', async () => {
    const view = await open([{ before: { paidAt: null }, after: { paidAt: '2026-11-20T09:00:00.000Z' } }]);
    expect(view.shown()).toBe(
      '|Audit log|nothing is deleted|When|Who|What|Before|After|Fri 20 Nov, 09:00|ana@example.org' +
        '|Marked invoice C-2026-1 as paid|Paid: –|Paid: Fri 20 Nov, 09:00|',
    );
  });

  test('without entries says so', async () => {
    expect((await open([])).shown()).toBe(
      '|Audit log|nothing is deleted|No founder has changed anything yet.|',
    );
  });

  test('shows ten entries first', async () => {
    const view = await open(Array.from({ length: 11 }, () => ({})));
    expect(view.all('tr')).toHaveLength(11);
    await view.click('Show all 11');
    expect(view.all('tr')).toHaveLength(12);
  });

  test('of one subject is read for it alone', async () => {
    const view = await openFounders(<AuditLog title="Changes by founders" subject="t1" />, {
      'GET /audit': { body: { entries: [] } },
    });
    expect(view.calls().map(({ query }) => query)).toEqual(['?subject=t1']);
    expect(view.all('section').map((each) => each.getAttribute('id'))).toEqual([null]);
  });
});

const sentences: Record<AuditAction, string> = {
  'tutor.activate': 'Opened Lucía for bookings',
  'tutor.pause': 'Paused Lucía',
  'tutor.edit': 'Changed the page of Lucía',
  'tutor.prices': 'Changed prices of Lucía',
  'tutor.hours': 'Changed the hours of Lucía',
  'tutor.meeting': 'Changed the meeting link of Lucía',
  'application.approve': 'Approved the application of Lucía',
  'application.decline': 'Declined the application of Lucía',
  'message.answer': 'Answered a message (Lucía)',
  'message.settle': 'Closed a message without answering (Lucía)',
  'message.reopen': 'Marked a message as waiting again (Lucía)',
  'review.hide': 'Hid a review of Lucía',
  'review.show': 'Showed a review of Lucía again',
  'refund.settle': 'Settled a refund of Lucía by hand',
  'claim.decide': 'Decided a reported absence from a session with Lucía',
  'booking.cancel': 'Cancelled a session with Lucía',
  'booking.move': 'Moved a session with Lucía',
  'booking.refund': 'Refunded a session with Lucía',
  'booking.credit': 'Gave credits for a session with Lucía',
  'booking.attended': 'Marked a session with Lucía as attended',
  'dispute.decide': 'Decided a disputed payment of Lucía',
  'question.uphold': 'Confirmed that the reported question Lucía is wrong',
  'question.reject': 'Confirmed that the reported question Lucía is fine',
  'safety.see': 'Read a learner’s message (Lucía)',
  'account.suspend': 'Suspended the account Lucía',
  'account.lift': 'Lifted the suspension of Lucía',
  'account.unpaid_limits': 'Changed how many unpaid sessions Lucía can book',
  'invoice.pay': 'Marked invoice Lucía as paid',
  'invoice.reopen': 'Marked invoice Lucía as not paid',
  'credit_note.send': 'Marked the money of credit note Lucía as sent back',
  'credit_note.reopen': 'Marked the money of credit note Lucía as not sent back',
  'pay.out': 'Paid Lucía what was due',
  'pay.approve': 'Approved pay for Lucía for a session the family hasn’t paid',
  'pay.write_off': 'Wrote off the pay of Lucía for an unpaid session',
  'prompt.draft': 'Wrote Lucía',
  'prompt.run': 'Began the adversarial test of Lucía',
  'prompt.stop': 'Stopped the adversarial test of Lucía',
  'prompt.live': 'Let Lucía go live',
  'prompt.rollback': 'Went back to Lucía',
  'maintenance.begin': 'Closed the site for maintenance',
  'maintenance.end': 'Opened the site again',
};

test.each(auditActions)('%s is a sentence', async (action) => {
  const view = await open([{ action, subject: 'Lucía' }]);
  expect(row(view).split('|')[2]).toBe(sentences[action]);
});

test.each<[AuditAction, string, string]>([
  ['message.answer', 'question', 'Answered a message (Question)'],
  ['message.answer', 'five', 'Answered a message (Credits)'],
  ['message.settle', 'privacy', 'Closed a message without answering (Privacy)'],
  ['message.reopen', 'mistake', 'Marked a message as waiting again (A mistake)'],
  ['message.reopen', 'tutors', 'Marked a message as waiting again (Tutors)'],
  ['message.reopen', 'booking', 'Marked a message as waiting again (Booking)'],
  ['safety.see', 'self_harm', 'Read a learner’s message (Self-harm)'],
  ['safety.see', 'threat', 'Read a learner’s message (Threat)'],
  ['safety.see', 'abuse', 'Read a learner’s message (Abuse)'],
  ['safety.see', 'personal_data', 'Read a learner’s message (Personal data)'],
])('%s about %s is “%s”', async (action, subject, text) => {
  const view = await open([{ action, subject }]);
  expect(row(view).split('|')[2]).toBe(text);
});

describe('a value', () => {
  test.each<[Record<string, unknown>, string]>([
    [
      { startsAt: '2026-11-24T18:00:00.000Z', refundMinor: 3200, payMinor: 0, currency: 'GBP' },
      'Session: Tue 24 Nov, 18:00 · Family got back: £32.00 · Tutor earns: £0.00',
    ],
    [{ refundMinor: 16_000_000, currency: 'COP' }, 'Family got back: COP 160,000'],
    [{ refundMinor: 3250, currency: 'EUR' }, 'Family got back: €32.50'],
    [{ payMinor: 3250, currency: 'USD' }, 'Tutor earns: US$32.50'],
    [{ payMinor: 3250, currency: 'XXX' }, 'Tutor earns: 3250'],
    [{ halves: 3, currency: 'GBP' }, 'Half credits: 3'],
    [
      { absent: 'tutor', claimedBy: 'learner', objection: 'attended', upheld: true },
      'Didn’t come: the tutor · Reported by: the family · Answer: it took place · Report upheld: yes',
    ],
    [
      { familyPercent: 100, tutorPercent: 0, lines: 2, reason: 'The note' },
      'Back to the family (%): 100 · To the tutor (%): 0 · Lines: 2 · Reason: The note',
    ],
    [
      { answers: 1, waiting: true, answered: false, hidden: true, suspended: false },
      'Answers: 1 · Waiting: yes · Answered: no · Hidden: yes · Suspended: no',
    ],
    [
      { sessionsEnded: 2, unpaidSessions: 10, unpaidSeries: 4, settled: true, seed: 7 },
      'Sign-ins ended: 2 · unpaid sessions: 10 · unpaid series: 4 · Dealt with: yes · Number of the ' +
        'question: 7',
    ],
    [
      { bookingId: 'b1', applicationId: 'a1', note: null, run: 'r1', languageModel: 'x' },
      'Booking: b1 · Application: a1 · Note: – · Test: r1 · Language model: x',
    ],
    [
      { done: 3, live: null, closed: true, until: '2026-11-24T18:00' },
      'Conversations played: 3 · Live version: – · Closed: yes · Until: Tue 24 Nov, 18:00',
    ],
    [
      { unknown: { nested: [1] }, text: 'since 2026-11-24T18:00', day: '2026-11-24' },
      'unknown: {"nested":[1]} · text: since 2026-11-24T18:00 · day: 2026-11-24',
    ],
    [{ other: 'confirmed', state: 'something' }, 'other: confirmed · State: something'],
  ])('%o', async (after, text) => {
    const view = await open([{ after }]);
    expect(row(view).split('|')[4]).toBe(text);
  });

  test.each([
    ['confirmed', 'booked'],
    ['completed', 'took place'],
    ['cancelled', 'cancelled'],
    ['no_show', 'didn’t take place'],
    ['received', 'waiting'],
    ['approved', 'approved'],
    ['declined', 'declined'],
    ['open', 'waiting'],
    ['upheld', 'found wrong'],
    ['rejected', 'found right'],
    ['seen', 'read'],
    ['failed', 'failed'],
    ['done', 'done'],
    ['sent', 'sent'],
    ['waiting', 'waiting'],
    ['running', 'under way'],
    ['stopped', 'stopped'],
  ])('of the state %s is “%s”', async (state, text) => {
    const view = await open([{ before: { state } }]);
    expect(row(view).split('|').slice(3)).toEqual([`State: ${text}`, '']);
  });

  test('of a tutor’s page is written as on that page', async () => {
    const view = await open([
      {
        action: 'tutor.prices',
        before: { 'prices.session.GBP': 3200, status: 'paused', currency: 'GBP' },
        after: { 'prices.session.GBP': null, status: 'active', notice: 1440 },
      },
    ]);
    expect(row(view)).toBe(
      'Fri 20 Nov, 09:00|ana@example.org|Changed prices of C-2026-1' +
        '|Session, 60 min, GBP: £32 · Bookings: paused|Session, 60 min, GBP: nothing · Bookings: open · ' +
        'Minimum notice in minutes: 1,440',
    );
  });
});
