import { describe, expect, test } from 'vitest';
import { claimRecord, mailSubject, readMail } from '#tests/booking/mail-subject.ts';
import {
  claimMail,
  claimReceipt,
  decisionForLearner,
  decisionForTutor,
  disputeMails,
} from './claim-mails.server.ts';

const english = { mailLanguage: 'en' } as const;
const disputedAt = new Date('2026-11-27T12:00:00Z');
const paragraphsOf = (mail: Parameters<typeof readMail>[0]) => readMail(mail).trim().split('\n\n').slice(1);

describe('the email about an absence claim', () => {
  test('is sent to the family when the learner is reported absent', () => {
    const mail = claimMail(mailSubject(), claimRecord());
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Absence reported: session with Lucía Restrepo, Tue 24 Nov, 18:00

      Lucía Restrepo says that nobody came to the session on Tuesday 24 November, 18:00–19:00.

      If that’s right, you don’t need to do anything. The session then counts as missed, and nothing is refunded.

      If it’s wrong, press “That’s not right” by Monday 30 November, 12:00: https://curvela.test/booking/thanks?booking=b1
      "
    `);
    expect(mail?.messageId).toBe('booking-b1-0-claim-learner');
    expect(claimMail(mailSubject({ booking: { learnerEmail: null } }), claimRecord())).toBeNull();
  });

  test('is sent to the tutor when the tutor is reported absent', () => {
    const claim = claimRecord({ absent: 'tutor', claimedBy: 'learner' });
    const mail = claimMail(mailSubject({ tutor: english, learner: 'Leo Ruiz' }), claim);
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: Absence reported: session on Tue 24 Nov, 13:00

      The family says that you didn’t come to the session with Leo on Tuesday 24 November, 13:00–14:00.

      If that’s right, you don’t need to do anything. The family then gets everything back, and you earn nothing for the session.

      If it’s wrong, press “That’s not right” by Monday 30 November, 07:00: https://curvela.test/tutor-dashboard?session=b1
      "
    `);
    expect(mail?.messageId).toBe('booking-b1-0-claim-tutor');
    expect(claimMail(mailSubject({ tutor: { email: null } }), claim)).toBeNull();
  });

  test('tells both sides that a person will review a disputed claim', () => {
    expect(paragraphsOf(claimMail(mailSubject(), claimRecord({ disputedAt })))[1]).toBe(
      'What we know about the session doesn’t match that, so one of us will look into it, decide and email you. Until then, nothing is paid out or refunded.',
    );
    const ofTutor = claimRecord({ absent: 'tutor', claimedBy: 'learner', disputedAt });
    expect(paragraphsOf(claimMail(mailSubject({ tutor: english }), ofTutor))[1]).toBe(
      'We have a note that the session took place, so one of us will look into it, decide and email you. Until then, nothing is paid out or refunded.',
    );
  });

  test('is written in the language of its reader', () => {
    expect(claimMail(mailSubject({ booking: { learnerLocale: 'fr-FR' } }), claimRecord())?.language).toBe(
      'fr',
    );
  });
});

describe('the email to the side that reports', () => {
  const byFamily = claimRecord({ absent: 'tutor', claimedBy: 'learner' });

  test('says to a family until when the tutor can answer, and what follows', () => {
    const mail = claimReceipt(mailSubject(), byFamily);
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Absence reported: session with Lucía Restrepo, Tue 24 Nov, 18:00

      You reported that Lucía Restrepo didn’t come to the session on Tuesday 24 November, 18:00–19:00.

      Lucía can answer until Monday 30 November, 12:00. Without an answer you get everything back, unless something shows that the session took place: then one of us decides and emails you.

      Until then you can tell us what happened. Only our team reads it: https://curvela.test/booking/thanks?booking=b1
      "
    `);
    expect(mail?.messageId).toBe('booking-b1-0-claimed-learner');
    expect(claimReceipt(mailSubject({ booking: { learnerEmail: null } }), byFamily)).toBeNull();
  });

  test('says to a tutor until when the family can answer, and what it then earns', () => {
    const mail = claimReceipt(mailSubject({ tutor: english, learner: 'Leo Ruiz' }), claimRecord());
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: Absence reported: session on Tue 24 Nov, 13:00

      You reported that nobody came to the session with Leo on Tuesday 24 November, 13:00–14:00.

      The family can answer until Monday 30 November, 07:00. Without an answer you earn as much as if the session had taken place, unless something shows that it did: then one of us decides and emails you.

      Until then you can tell us what happened. Only our team reads it: https://curvela.test/tutor-dashboard?session=b1
      "
    `);
    expect(mail?.messageId).toBe('booking-b1-0-claimed-tutor');
    expect(claimReceipt(mailSubject({ tutor: { email: null } }), claimRecord())).toBeNull();
  });

  test('says of a report that is disputed at once that one of us decides', () => {
    const subject = mailSubject({ tutor: english });
    const [toFamily, toTutor] = disputeMails(subject);
    expect(claimReceipt(subject, { ...byFamily, disputedAt })).toEqual(toFamily);
    expect(claimReceipt(subject, claimRecord({ disputedAt }))).toEqual(toTutor);
  });
});

describe('the emails about a disputed report', () => {
  test('say to both sides who decides, what waits, and where to write', () => {
    const mails = disputeMails(mailSubject({ tutor: english, learner: 'Leo Ruiz' }));
    expect(mails.map(readMail).join('\n')).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: We’re looking into it: session with Lucía Restrepo (Leo), Tue 24 Nov, 18:00

      What we know about the session with Lucía Restrepo on Tuesday 24 November, 18:00–19:00 doesn’t add up, so one of us will look into it, decide and email you. Until then, nothing is paid out or refunded.

      Learner: Leo Ruiz

      Until then you can tell us what happened. Only our team reads it: https://curvela.test/booking/thanks?booking=b1

      To: lucia@example.org (en)
      Subject: We’re looking into it: session on Tue 24 Nov, 13:00

      What we know about the session with Leo on Tuesday 24 November, 13:00–14:00 doesn’t add up, so one of us will look into it, decide and email you. Until then, nothing is paid out or refunded.

      Until then you can tell us what happened. Only our team reads it: https://curvela.test/tutor-dashboard?session=b1
      "
    `);
    expect(mails.map(({ messageId }) => messageId)).toEqual([
      'booking-b1-0-disputed-learner',
      'booking-b1-0-disputed-tutor',
    ]);
    expect(disputeMails(mailSubject({ booking: { learnerEmail: null }, tutor: { email: null } }))).toEqual(
      [],
    );
  });
});

describe('the email about a decided claim', () => {
  test('states the refund to the family', () => {
    const subject = mailSubject({ booking: { refundMinor: 3200, sequence: 3 } });
    const mail = decisionForLearner(subject, 'The link did not work.');
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Our decision: session with Lucía Restrepo, Tue 24 Nov, 18:00

      We’ve looked into the session with Lucía Restrepo on Tuesday 24 November, 18:00–19:00 and made a decision.

      We’ve taken the whole price, £32.00, off your invoice; there’s nothing left to pay for this session. If you have already paid, we transfer £32.00 to you.

      The reason: The link did not work.

      Any questions? Write to us: https://curvela.test/contact
      "
    `);
    expect(mail.messageId).toBe('booking-b1-3-decision-learner');
  });

  test.each([
    [
      { refundMinor: 800 },
      'We’ve taken £8.00 off your invoice, which leaves £24.00 for this session. If you have already paid, we transfer £8.00 to you.',
    ],
    [
      { refundMinor: 1 },
      'We’ve taken £0.01 off your invoice, which leaves £31.99 for this session. If you have already paid, we transfer £0.01 to you.',
    ],
    [{ refundMinor: 0 }, 'Nothing is refunded. £32.00 stays on your invoice.'],
    [{ refundMinor: null }, 'Nothing is refunded. £32.00 stays on your invoice.'],
    [
      { payment: 'credit', returnedHalves: 1, refundMinor: 1600 },
      'You get half a credit back. Two halves make a session.',
    ],
    [
      { payment: 'card', refundMinor: 800 },
      'You get £8.00 back. It goes to your card; banks take five to ten working days.',
    ],
  ] as const)('states the amount according to the payment method: %o', (booking, money) => {
    expect(paragraphsOf(decisionForLearner(mailSubject({ booking }), ''))[1]).toBe(money);
  });

  test('states the tutor’s earnings', () => {
    const mailOf = (payMinor: number) =>
      decisionForTutor(mailSubject({ booking: { sequence: 3 }, tutor: english, learner: 'Leo Ruiz' }), {
        payMinor,
        reason: 'The link did not work.',
      });
    expect(readMail(mailOf(2560))).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: Our decision: session on Tue 24 Nov, 13:00

      We’ve looked into the session with Leo on Tuesday 24 November, 13:00–14:00 and made a decision.

      You earn £25.60 for it, due to you once the family has paid.

      The reason: The link did not work.

      Any questions? Write to us: https://curvela.test/contact
      "
    `);
    expect(mailOf(2560)?.messageId).toBe('booking-b1-3-decision-tutor');
    expect(paragraphsOf(mailOf(1))[1]).toBe('You earn £0.01 for it, due to you once the family has paid.');
    expect(paragraphsOf(mailOf(0))[1]).toBe('You earn nothing for it.');
    const noAddress = mailSubject({ tutor: { email: null } });
    expect(decisionForTutor(noAddress, { payMinor: 2560, reason: '' })).toBeNull();
  });
});
