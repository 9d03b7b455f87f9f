import { expect, test } from 'vitest';
import { eventsOf, mailSubject, readMail } from '#tests/booking/mail-subject.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { FounderActChange } from '../../model/founder-acts-schemas.ts';
import { actForLearner, actForTutor } from './act-mails.server.ts';

const changes: FounderActChange[] = [
  { act: 'cancel', familyPercent: 100, tutorPercent: 0 },
  { act: 'refund', familyPercent: 100, tutorPercent: 0 },
  { act: 'attended' },
];

test.each(changes)('the emails about the act $act name the year of a session in another year', (change) => {
  const subject = mailSubject({ tutor: { mailLanguage: 'en' }, now: '2027-01-04T09:00:00Z' });
  const act = {
    actId: 'act1',
    change,
    effect: { refundMinor: 3200, moneyBackMinor: 3200, payMinor: 0, halves: null },
    before: subject.booking,
    isClaimOpen: false,
  };
  expect(readMail(actForLearner(subject, act))).toMatch(
    /Subject: .*Tue, 24 Nov 2026, 18:00\n\n.*24 November 2026/,
  );
  expect(readMail(actForTutor(subject, act))).toMatch(
    /Subject: .*Tue, 24 Nov 2026, 13:00\n\n.*24 November 2026/,
  );
});

type Scene = {
  change: FounderActChange;
  booking?: Partial<BookingRecord>;
  before?: Partial<BookingRecord>;
  effect?: Partial<Parameters<typeof actForLearner>[1]['effect']>;
  isClaimOpen?: boolean;
};

const noEffect = { refundMinor: 0, moneyBackMinor: 0, payMinor: 0, halves: null };
const cancel = { act: 'cancel', familyPercent: 50, tutorPercent: 25 } as const;
const refund = { act: 'refund', familyPercent: 50, tutorPercent: 25 } as const;

function mailsOf({ change, booking, before, effect, isClaimOpen = false }: Scene) {
  const subject = mailSubject({ booking, tutor: { mailLanguage: 'en' } });
  const act = {
    actId: 'act1',
    change,
    effect: { ...noEffect, ...effect },
    before: { ...subject.booking, ...before },
    isClaimOpen,
  };
  return [actForLearner(subject, act), actForTutor(subject, act)] as const;
}

test('a cancellation names what comes back, what is earned and the way on', () => {
  const effect = { refundMinor: 1600, moneyBackMinor: 1600, payMinor: 640 };
  const [family, tutor] = mailsOf({ change: cancel, booking: { state: 'cancelled', sequence: 1 }, effect });
  expect(readMail(family)).toMatchInlineSnapshot(`
    "To: carmen@example.org (en)
    Subject: Cancelled: Lucía Restrepo, Tue 24 Nov, 18:00

    We’ve cancelled your session with Lucía Restrepo on Tuesday 24 November, 18:00–19:00, London time.

    We take £16.00 off your invoice, which leaves £16.00 for this session. If you have already paid, we transfer £16.00 to you.

    Find another time: https://curvela.test/book?tutor=lucia-restrepo

    Is something not right? Write to us: https://curvela.test/contact

    The attached file removes the session from your calendar.
    "
  `);
  expect(readMail(tutor)).toMatchInlineSnapshot(`
    "To: lucia@example.org (en)
    Subject: Cancelled: Tue 24 Nov, 13:00

    We’ve cancelled your session with the learner on Tuesday 24 November, 13:00–14:00, your time in Bogotá. The time is free again.

    You earn £6.40 for it, due to you once the family has paid.

    Your sessions: https://curvela.test/tutor-dashboard

    Is something not right? Write to us: https://curvela.test/contact
    "
  `);
  expect([eventsOf(family)[0], eventsOf(tutor)[0]]).toEqual(['METHOD:CANCEL', 'METHOD:CANCEL']);
  expect([family.messageId, tutor?.messageId]).toEqual([
    'booking-b1-act-act1-learner',
    'booking-b1-act-act1-tutor',
  ]);
});

test('a move names the new and the old time', () => {
  const before = { startsAt: new Date('2026-11-26T19:30:00Z'), endsAt: new Date('2026-11-26T20:30:00Z') };
  const [family, tutor] = mailsOf({
    change: { act: 'move', start: '2026-11-24T18:00:00.000Z' },
    booking: { sequence: 1 },
    before,
  });
  expect(readMail(family)).toMatchInlineSnapshot(`
    "To: carmen@example.org (en)
    Subject: Moved: Lucía Restrepo, Tue 24 Nov, 18:00

    We’ve moved your session with Lucía Restrepo. It’s now on Tuesday 24 November, 18:00–19:00, London time.

    The old time was Thursday 26 November, 19:30–20:30.

    The price stays the same, and this doesn’t count as one of your own moves.

    Where: online, using Lucía’s link. Join from your booking page, ten minutes before.

    Your booking: https://curvela.test/booking/thanks?booking=b1

    Is something not right? Write to us: https://curvela.test/contact

    The attached file updates the session in your calendar.
    "
  `);
  expect(readMail(tutor)).toMatchInlineSnapshot(`
    "To: lucia@example.org (en)
    Subject: Moved: now Tue 24 Nov, 13:00

    We’ve moved your session with the learner. It’s now on Tuesday 24 November, 13:00–14:00, your time in Bogotá.

    The old time was Thursday 26 November, 14:30–15:30.

    Your sessions: https://curvela.test/tutor-dashboard

    Is something not right? Write to us: https://curvela.test/contact
    "
  `);
  expect(eventsOf(family).slice(0, 2)).toEqual(['METHOD:PUBLISH', 'DTSTART:20261124T180000Z']);
});

test('a refund names both sums to the tutor, who earns by what was decided', () => {
  const effect = { refundMinor: 1600, moneyBackMinor: 1600, payMinor: 1 };
  const [family, tutor] = mailsOf({ change: refund, effect });
  expect(readMail(family)).toMatchInlineSnapshot(`
    "To: carmen@example.org (en)
    Subject: About your session with Lucía Restrepo, Tue 24 Nov, 18:00

    We’ve looked at your session with Lucía Restrepo on Tuesday 24 November, 18:00–19:00 and decided how much you pay for it.

    We take £16.00 off your invoice, which leaves £16.00 for this session. If you have already paid, we transfer £16.00 to you.

    See the session and its refund: https://curvela.test/booking/thanks?booking=b1

    Is something not right? Write to us: https://curvela.test/contact
    "
  `);
  expect(readMail(tutor)).toMatchInlineSnapshot(`
    "To: lucia@example.org (en)
    Subject: About your session on Tue 24 Nov, 13:00

    We’ve looked at your session with the learner on Tuesday 24 November, 13:00–14:00. The family gets £16.00 back for it in all.

    You earn £0.01 for it, due to you once the family has paid.

    The reason is in your earnings, next to the session: https://curvela.test/tutor-dashboard

    Is something not right? Write to us: https://curvela.test/contact
    "
  `);
  expect([family.attachments, tutor?.attachments]).toEqual([undefined, undefined]);
  const [, unpaid] = mailsOf({ change: refund, effect: { ...effect, payMinor: 0 } });
  expect(readMail(unpaid)).toContain('You earn nothing for it.');
});

test('a gift names its credits, how long they are valid and where to use them', () => {
  const [family, tutor] = mailsOf({ change: { act: 'credit', halves: 3 }, effect: { halves: 3 } });
  expect(readMail(family)).toMatchInlineSnapshot(`
    "To: carmen@example.org (en)
    Subject: A gift from us

    You have 1.5 credits from us, for sessions with Lucía Restrepo or any other tutor; if a session costs more, you pay the difference. A credit pays for 60 minutes and is valid until 20 November 2027.

    Book a time: https://curvela.test/book?tutor=lucia-restrepo
    Your credits: https://curvela.test/dashboard?tab=credits
    "
  `);
  expect(readMail(tutor)).toMatchInlineSnapshot(`
    "To: lucia@example.org (en)
    Subject: A gift to the family of Tue 24 Nov, 13:00

    We’ve given the family of your session with the learner on Tuesday 24 November, 13:00–14:00 1.5 credits to use with you. You earn your usual share when they book; you don’t need to do anything.
    "
  `);
  expect([family.attachments, tutor?.attachments]).toEqual([undefined, undefined]);
});

test.each([
  [1, 'half a credit'],
  [2, 'a credit'],
])('a gift of %i halves is %s', (halves, text) => {
  const [family, tutor] = mailsOf({ change: { act: 'credit', halves }, effect: { halves } });
  expect(readMail(family)).toContain(`You have ${text} from us, for sessions`);
  expect(readMail(tutor)).toContain(`13:00–14:00 ${text} to use with you.`);
});

test('a note that the session took place names the open report of an absence, if there is one', () => {
  const [family, tutor] = mailsOf({ change: { act: 'attended' }, isClaimOpen: true });
  expect(readMail(family)).toMatchInlineSnapshot(`
    "To: carmen@example.org (en)
    Subject: Noted: your session with Lucía Restrepo, Tue 24 Nov, 18:00

    We’ve noted that your session with Lucía Restrepo on Tuesday 24 November, 18:00–19:00 took place.

    An absence was reported, so one of us will look into it, decide and email you both.

    Is something not right? Write to us: https://curvela.test/contact
    "
  `);
  expect(readMail(tutor)).toMatchInlineSnapshot(`
    "To: lucia@example.org (en)
    Subject: Noted: your session on Tue 24 Nov, 13:00

    We’ve noted that your session with the learner on Tuesday 24 November, 13:00–14:00 took place.

    An absence was reported, so one of us will look into it, decide and email you both.

    Is something not right? Write to us: https://curvela.test/contact
    "
  `);
  const [plainFamily, plainTutor] = mailsOf({ change: { act: 'attended' } });
  for (const mail of [plainFamily, plainTutor]) expect(readMail(mail)).not.toContain('absence');
});

test('a tutor without an email address gets no email', () => {
  const subject = mailSubject({ tutor: { email: null } });
  const act = {
    actId: 'act1',
    change: cancel,
    effect: noEffect,
    before: subject.booking,
    isClaimOpen: false,
  };
  expect(actForTutor(subject, act)).toBeNull();
});

/* Prices are £32.00. What comes back now is the second paragraph of the family’s email. */

const half = { creditHalves: 1, creditMinor: 1600 };
const card = { payment: 'card' } as const;
const credit = { payment: 'credit' } as const;
const halfBack = 'You get half a credit back. Two halves make a session.';

test.each<[string, Omit<Scene, 'change'>, string]>([
  ['nothing', {}, 'Nothing is refunded.'],
  [
    'nothing more than before',
    { before: { refundMinor: 1600 }, effect: { refundMinor: 1600, moneyBackMinor: 1600 } },
    'Nothing more is refunded.',
  ],
  [
    'off the invoice, the difference to an earlier refund',
    { before: { refundMinor: 800 }, effect: { refundMinor: 2400, moneyBackMinor: 2400 } },
    'We take £16.00 off your invoice, which leaves £8.00 for this session. If you have already paid, we transfer £16.00 to you.',
  ],
  [
    'to the card',
    { booking: card, effect: { refundMinor: 1600, moneyBackMinor: 1600 } },
    '£16.00 goes back to your card; banks take five to ten working days.',
  ],
  [
    'to the card, a part of it by hand before',
    {
      booking: { ...card, backBeforeMinor: 1000 },
      before: { backBeforeMinor: 400 },
      effect: { refundMinor: 1600, moneyBackMinor: 1600 },
    },
    '£10.00 goes back to your card; banks take five to ten working days. We’d already refunded £6.00 to your card.',
  ],
  [
    'to the card, all of it by hand before',
    {
      booking: { ...card, backBeforeMinor: 1600 },
      before: { backBeforeMinor: null },
      effect: { refundMinor: 1600, moneyBackMinor: 1600 },
    },
    'We’d already refunded £16.00 to your card.',
  ],
  ['no half of a credit', { booking: credit, effect: { halves: 0 } }, 'You don’t get the credit back.'],
  ['half a credit', { booking: credit, effect: { refundMinor: 1600, halves: 1 } }, halfBack],
  ['a whole credit', { booking: credit, effect: { refundMinor: 3200, halves: 2 } }, 'You get a credit back.'],
  [
    'more than one credit',
    { booking: { ...credit, creditHalves: 3 }, effect: { refundMinor: 4800, halves: 3 } },
    'You get 1.5 credits back.',
  ],
  [
    'half a credit and money',
    { booking: { ...card, ...half }, effect: { refundMinor: 3200, moneyBackMinor: 1600, halves: 1 } },
    `${halfBack} £16.00 goes back to your card; banks take five to ten working days.`,
  ],
  [
    'half a credit beside no money',
    { booking: { ...card, ...half }, effect: { refundMinor: 1600, halves: 1 } },
    halfBack,
  ],
  [
    'money beside no half of a credit',
    { booking: { ...half }, effect: { refundMinor: 400, moneyBackMinor: 400, halves: 0 } },
    'We take £4.00 off your invoice, which leaves £12.00 for this session. If you have already paid, we transfer £4.00 to you.',
  ],
])('the family reads what comes back: %s', (_what, scene, text) => {
  const [family] = mailsOf({ change: refund, ...scene });
  expect(readMail(family).split('\n\n')[2]).toBe(text);
});

test.each([
  [{ refundMinor: 4700, moneyBackMinor: 1400, halves: 2 }, null, 'a credit and £14.00'],
  [{ refundMinor: 1650, moneyBackMinor: 0, halves: 1 }, null, 'half a credit'],
  [{ refundMinor: 4700, moneyBackMinor: 1400, halves: 1 }, 1, 'a credit and £14.00'],
])('the tutor reads credits as credits, with what came back before: %o', (effect, returnedHalves, words) => {
  const paid = { payment: 'card', priceMinor: 4700, creditHalves: 2, creditMinor: 3300 } as const;
  const subject = mailSubject({ tutor: { mailLanguage: 'en' }, booking: paid });
  const act = {
    actId: 'act1',
    change: refund,
    effect: { ...effect, payMinor: 0 },
    before: { ...subject.booking, returnedHalves },
    isClaimOpen: false,
  };
  expect(readMail(actForTutor(subject, act))).toContain(`The family gets ${words} back for it in all.`);
});
