import { describe, expect, test } from 'vitest';
import { eventsOf, mailSubject, readMail } from '#tests/booking/mail-subject.ts';
import {
  cancellationForLearner,
  cancellationForTutor,
  confirmationForLearner,
  confirmationForTutor,
  reminderForLearner,
  reminderForTutor,
} from './booking-mails.server.ts';

const english = { mailLanguage: 'en' } as const;
const oneOf = (mail: { text: string }, start: RegExp) =>
  mail.text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .find((line) => start.test(line));

describe('the confirmation for the family', () => {
  test('states time, place, learner, note, price and terms', () => {
    const booking = { note: 'Completing the square' };
    const mail = confirmationForLearner(mailSubject({ booking, learner: 'Maya' }));
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Booked: 60 minutes with Lucía Restrepo (Maya), Tue 24 Nov, 18:00

      Maya’s session with Lucía Restrepo is on Tuesday 24 November, 18:00–19:00, London time.

      For Lucía in Bogotá it is Tuesday 24 November, 13:00–14:00.

      Where: online, using Lucía’s link. Join from your booking page, ten minutes before.

      Your note: Completing the square

      Price: £32.00, by invoice. Please pay by Sunday 22 November.

      Cancel by Monday 23 November, 18:00, and you get everything back. After that, you get half back (£16.00) until the session starts.

      Your booking: https://curvela.test/booking/thanks?booking=b1

      Move it: https://curvela.test/booking/thanks?booking=b1&do=move
      Cancel it: https://curvela.test/booking/thanks?booking=b1&do=cancel

      We’ll remind you a day before and an hour before.

      The attached file adds the session to your calendar.
      "
    `);
    expect(mail.messageId).toBe('booking-b1-0-confirmed-learner');
    expect(eventsOf(mail)).toMatchInlineSnapshot(`
      [
        "METHOD:PUBLISH",
        "DTSTART:20261124T180000Z",
        "SUMMARY:Curvela: 60 minutes with Lucía Restrepo (Maya)",
        "LOCATION:Online: https://curvela.test/booking/thanks?booking=b1",
        "DESCRIPTION:Curvela: 60 minutes with Lucía Restrepo (Maya)",
        "URL;VALUE=URI:https://curvela.test/booking/thanks?booking=b1",
      ]
    `);
  });

  test('omits what does not apply: another zone, a learner, a note', () => {
    const subject = mailSubject({ booking: { learnerZone: 'America/Bogota' }, tutor: { meetingUrl: null } });
    expect(readMail(confirmationForLearner(subject))).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Booked: 60 minutes with Lucía Restrepo, Tue 24 Nov, 13:00

      Your session with Lucía Restrepo is on Tuesday 24 November, 13:00–14:00, Bogotá time.

      Where: online. Lucía hasn’t added a meeting link yet. Once the link is there, you can join from your booking page, ten minutes before.

      Price: £32.00, by invoice. Please pay by Sunday 22 November.

      Cancel by Monday 23 November, 13:00, and you get everything back. After that, you get half back (£16.00) until the session starts.

      Your booking: https://curvela.test/booking/thanks?booking=b1

      Move it: https://curvela.test/booking/thanks?booking=b1&do=move
      Cancel it: https://curvela.test/booking/thanks?booking=b1&do=cancel

      We’ll remind you a day before and an hour before.

      The attached file adds the session to your calendar.
      "
    `);
  });

  test('does not mention free cancellation when its limit has been reached', () => {
    const policyAt = (now: string) =>
      oneOf(confirmationForLearner(mailSubject({ now })), /^(?:Cancel|You could cancel)/);
    expect(policyAt('2026-11-23T17:59:59Z')).toMatch(/^Cancel by Monday 23 November, 18:00, and/);
    expect(policyAt('2026-11-23T18:00:00Z')).toMatch(
      /^You could cancel free of charge until Monday 23 November, 18:00\./,
    );
  });

  test('states the payment method', () => {
    const paid = (payment: 'credit' | 'card') =>
      oneOf(confirmationForLearner(mailSubject({ booking: { payment } })), /aid/);
    expect(paid('credit')).toBe('Paid with one of your credits.');
    expect(paid('card')).toBe('Price: £32.00, paid by card.');
  });

  test('is due today when the invoice has no date', () => {
    const mail = confirmationForLearner(mailSubject({ booking: { paymentDueAt: null } }));
    expect(oneOf(mail, /^Price/)).toBe('Price: £32.00, by invoice. Please pay by Friday 20 November.');
  });

  test('is written in the language of the family', () => {
    const mail = confirmationForLearner(mailSubject({ booking: { learnerLocale: 'fr-FR' } }));
    expect([mail.language, mail.subject]).toMatchInlineSnapshot(`
      [
        "fr",
        "Réservé : 60 minutes avec Lucía Restrepo, mar. 24 nov., 18 h",
      ]
    `);
  });
});

describe('the confirmation for the tutor', () => {
  test('states the time in both zones and the learner', () => {
    const booking = { note: 'Completing the square' };
    const mail = confirmationForTutor(mailSubject({ booking, tutor: english, learner: 'Maya' }));
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: New session: Tue 24 Nov, 13:00, 60 minutes

      Maya booked 60 minutes with you on Tuesday 24 November, 13:00–14:00, your time in Bogotá.

      For the learner it is Tuesday 24 November, 18:00–19:00.

      Where: online, using your meeting link. Join from the session’s page, ten minutes before.

      Note from the family: Completing the square

      We’ll remind you a day before and an hour before.

      Your sessions: https://curvela.test/tutor-dashboard
      "
    `);
    expect(mail?.messageId).toBe('booking-b1-0-confirmed-tutor');
    expect(eventsOf(mail)).toMatchInlineSnapshot(`
      [
        "METHOD:PUBLISH",
        "DTSTART:20261124T180000Z",
        "SUMMARY:Curvela: 60 minutes with Maya",
        "LOCATION:Online: https://curvela.test/tutor-dashboard?session=b1",
        "DESCRIPTION:Curvela: 60 minutes with Maya",
        "URL;VALUE=URI:https://curvela.test/tutor-dashboard?session=b1",
      ]
    `);
  });

  test('omits what does not apply, and asks for a missing meeting link', () => {
    const tutor = { ...english, meetingUrl: null };
    const subject = mailSubject({ booking: { learnerZone: 'America/Bogota' }, tutor });
    expect(readMail(confirmationForTutor(subject))).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: New session: Tue 24 Nov, 13:00, 60 minutes

      A learner booked 60 minutes with you on Tuesday 24 November, 13:00–14:00, your time in Bogotá.

      Your meeting link is missing, and learners can’t join without it: https://curvela.test/dashboard/availability

      We’ll remind you a day before and an hour before.

      Your sessions: https://curvela.test/tutor-dashboard
      "
    `);
  });

  test('is not created without an address', () => {
    expect(confirmationForTutor(mailSubject({ tutor: { email: null } }))).toBeNull();
  });
});

describe('the cancellation for the family', () => {
  const cancelled = { state: 'cancelled', cancelledBy: 'learner', refundMinor: 3200, sequence: 1 } as const;
  const moneyOf = (booking: object) =>
    readMail(cancellationForLearner(mailSubject({ booking: { ...cancelled, ...booking } }))).split('\n\n')[2];
  const whoOf = (booking: object) =>
    readMail(cancellationForLearner(mailSubject({ booking: { ...cancelled, ...booking } }))).split('\n\n')[1];

  test('states the refund and removes the session from the calendar', () => {
    const mail = cancellationForLearner(mailSubject({ booking: cancelled }));
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Cancelled: Lucía Restrepo, Tue 24 Nov, 18:00

      You cancelled the session with Lucía Restrepo on Tuesday 24 November, 18:00–19:00, London time.

      We’ve taken the whole price, £32.00, off your invoice; there’s nothing left to pay for this session. If you have already paid, we transfer £32.00 to you.

      Find another time: https://curvela.test/book?tutor=lucia-restrepo

      The attached file removes the session from your calendar.
      "
    `);
    expect(mail.messageId).toBe('booking-b1-1-cancelled-learner');
    expect(mail.attachments?.[0]?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
  });

  test.each([
    [
      { refundMinor: 1600 },
      'We’ve taken half of the price, £16.00, off your invoice, which leaves £16.00 for this session. If you have already paid, we transfer £16.00 to you.',
    ],
    [
      { refundMinor: 0 },
      'The session had already started, so nothing is refunded. £32.00 stays on your invoice.',
    ],
    [
      { refundMinor: null },
      'The session had already started, so nothing is refunded. £32.00 stays on your invoice.',
    ],
    [
      { refundMinor: 1 },
      'We’ve taken half of the price, £0.01, off your invoice, which leaves £31.99 for this session. If you have already paid, we transfer £0.01 to you.',
    ],
    [{ payment: 'credit', returnedHalves: 2 }, 'You get your whole credit back.'],
    [
      { payment: 'card' },
      'You get all of it back, £32.00. It goes to your card; banks take five to ten working days.',
    ],
  ])('states the refund: %o', (booking, money) => {
    expect(moneyOf(booking)).toBe(money);
  });

  test('states who cancelled', () => {
    expect(whoOf({ cancelledBy: 'tutor' })).toBe(
      'Lucía Restrepo had to cancel the session on Tuesday 24 November, 18:00–19:00, London time. We’re sorry; you get everything back.',
    );
    expect(whoOf({ cancelledBy: 'tutor', payment: 'credit', returnedHalves: 2 })).toBe(
      'Lucía Restrepo had to cancel the session on Tuesday 24 November, 18:00–19:00, London time. We’re sorry.',
    );
    expect(whoOf({ payment: 'credit', returnedHalves: 2 })).toBe(
      'You cancelled the session with Lucía Restrepo on Tuesday 24 November, 18:00–19:00, London time.',
    );
  });
});

describe('the cancellation for the tutor', () => {
  test('states who cancelled', () => {
    const mailOf = (cancelledBy: 'learner' | 'tutor') =>
      cancellationForTutor(mailSubject({ booking: { cancelledBy }, tutor: english }), 2560);
    expect(readMail(mailOf('learner'))).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: Cancelled: Tue 24 Nov, 13:00

      The learner cancelled the session on Tuesday 24 November, 13:00–14:00, your time in Bogotá. The time is free again.

      It was cancelled late, so you earn £25.60 for it.

      Your sessions: https://curvela.test/tutor-dashboard
      "
    `);
    expect(readMail(mailOf('tutor')).split('\n\n')[1]).toBe(
      'You cancelled the session with the learner on Tuesday 24 November, 13:00–14:00, your time in Bogotá. The family gets everything back.',
    );
    expect(mailOf('learner')?.messageId).toBe('booking-b1-0-cancelled-tutor');
  });

  test('is not created without an address', () => {
    expect(cancellationForTutor(mailSubject({ tutor: { email: null } }), 0)).toBeNull();
  });
});

describe('the reminder', () => {
  test('is sent a day before, without a calendar file', () => {
    const mail = reminderForLearner(mailSubject(), 24);
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Tomorrow, 18:00: Lucía Restrepo

      60 minutes with Lucía Restrepo on Tuesday 24 November, 18:00–19:00, London time.

      Where: online, using Lucía’s link. Join from your booking page, ten minutes before.

      Your booking: https://curvela.test/booking/thanks?booking=b1
      "
    `);
    expect([mail.messageId, mail.attachments]).toEqual(['booking-b1-0-reminder-24h', undefined]);
  });

  test('is sent an hour before', () => {
    const mail = reminderForLearner(mailSubject({ booking: { sequence: 2 } }), 1);
    expect([mail.subject, mail.messageId]).toEqual([
      'In an hour, 18:00: Lucía Restrepo',
      'booking-b1-2-reminder-1h',
    ]);
  });
});

describe('the reminder for the tutor', () => {
  const hourBefore = (now: string, hours: 1 | 24 = 1) =>
    reminderForTutor(mailSubject({ tutor: english, learner: 'Leo Ruiz', now }), hours);

  test('names the learner by first name, and has an id of its own', () => {
    const mail = hourBefore('2026-11-24T17:00:00Z');
    expect(mail?.subject).toBe('In an hour, 13:00: Leo');
    expect(mail?.text).toContain('60 minutes with Leo on');
    expect(mail?.messageId).toBe('booking-b1-0-reminder-1h-tutor');
    expect(reminderForTutor(mailSubject({ tutor: { email: null } }), 1)).toBeNull();
  });

  test('does not say an hour or tomorrow when it is late', () => {
    expect(hourBefore('2026-11-24T17:15:00Z')?.subject).toMatch(/^In an hour/);
    expect(hourBefore('2026-11-24T17:15:01Z')?.subject).toMatch(/^Today/);
    expect(hourBefore('2026-11-24T12:00:00Z', 24)?.subject).toMatch(/^Today/);
    expect(hourBefore('2026-11-24T04:00:00Z', 24)?.subject).toMatch(/^Tomorrow/);
  });
});

test.each([
  ['2026-11-23T17:59:59Z', 'We’ll remind you a day before and an hour before.'],
  ['2026-11-24T01:00:00Z', 'We’ll remind you an hour before.'],
  ['2026-11-24T17:00:00Z', undefined],
])('a session booked at %s promises the reminders that still come', (now, line) => {
  expect(oneOf(confirmationForLearner(mailSubject({ now })), /^We’ll remind/)).toBe(line);
  expect(
    oneOf(confirmationForTutor(mailSubject({ now, tutor: english })) ?? { text: '' }, /^We’ll remind/),
  ).toBe(line);
});

test('a day of another year is written with its year', () => {
  const mail = confirmationForLearner(mailSubject({ now: '2025-12-30T09:00:00Z' }));
  expect(mail.subject.replaceAll('\u00a0', ' ')).toContain('Tue, 24 Nov 2026');
  expect(mail.text.replaceAll('\u00a0', ' ')).toMatch(/Tuesday,? 24 November 2026/);
});

test('a late cancellation tells the tutor the learner and what it earns', () => {
  const booking = { cancelledBy: 'learner', refundMinor: 1600 } as const;
  const textOf = (earnedMinor: number) =>
    cancellationForTutor(mailSubject({ booking, tutor: english, learner: 'Leo Ruiz' }), earnedMinor)?.text;
  const text = textOf(1280);
  expect(text).toContain('Leo cancelled the session on');
  expect(text).toContain('you earn £12.80 for it.');
  expect(textOf(0)).not.toContain('earn');
});
