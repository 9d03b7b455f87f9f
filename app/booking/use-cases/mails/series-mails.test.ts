import { describe, expect, test } from 'vitest';
import { bookingRecord, eventsOf, readMail, seriesSubject } from '#tests/booking/mail-subject.ts';
import { restCancelledForLearner, restCancelledForTutor } from './rest-mails.server.ts';
import { seriesForLearner, seriesForTutor } from './series-mails.server.ts';

const english = { mailLanguage: 'en' } as const;
const noAddress = { tutor: { email: null } };
const paragraphsOf = (mail: Parameters<typeof readMail>[0]) => readMail(mail).trim().split('\n\n').slice(1);

describe('the email about a booked series', () => {
  test('lists all sessions and their price for the family', () => {
    const mail = seriesForLearner(seriesSubject());
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Booked: 2 sessions with Lucía Restrepo, from Tue 24 Nov, 18:00

      Your sessions with Lucía Restrepo (all times in London):

      Tuesday 24 November, 18:00–19:00
      Tuesday 1 December, 18:00–19:00

      Where: online, using Lucía’s link. Join from your booking page, ten minutes before.

      Price for all: £64.00, by invoice. Please pay by Sunday 22 November.

      You can cancel or move each session separately. Up to 24 hours before, you get everything back. After that, you get half back until it starts.

      Your booking: https://curvela.test/booking/thanks?series=s1

      The attached file adds the sessions to your calendar.
      "
    `);
    expect(eventsOf(mail)).toMatchInlineSnapshot(`
      [
        "METHOD:PUBLISH",
        "DTSTART:20261124T180000Z",
        "SUMMARY:Curvela: 60 minutes with Lucía Restrepo",
        "LOCATION:Online: https://curvela.test/booking/thanks?booking=b1",
        "DESCRIPTION:Curvela: 60 minutes with Lucía Restrepo",
        "URL;VALUE=URI:https://curvela.test/booking/thanks?booking=b1",
        "DTSTART:20261201T180000Z",
        "SUMMARY:Curvela: 60 minutes with Lucía Restrepo",
        "LOCATION:Online: https://curvela.test/booking/thanks?booking=b2",
        "DESCRIPTION:Curvela: 60 minutes with Lucía Restrepo",
        "URL;VALUE=URI:https://curvela.test/booking/thanks?booking=b2",
      ]
    `);
  });

  test('states the payment method and its terms', () => {
    const paid = (payment: 'credit' | 'card') =>
      paragraphsOf(seriesForLearner(seriesSubject({ booking: { payment } }))).slice(3, 5);
    expect(paid('credit')).toEqual([
      'Paid with 2 of your credits.',
      'You can cancel or move each session separately. Up to 24 hours before, you get its credit back. After that, you get half a credit back until it starts.',
    ]);
    expect(paid('card')).toEqual([
      'Price: £64.00, paid by card.',
      'You can cancel or move each session separately. Up to 24 hours before, you get everything back. After that, you get half back until it starts.',
    ]);
  });

  test('is due today when the invoice has no date', () => {
    const mail = seriesForLearner(seriesSubject({ booking: { paymentDueAt: null } }));
    expect(paragraphsOf(mail)[3]).toBe(
      'Price for all: £64.00, by invoice. Please pay by Friday 20 November.',
    );
  });

  test('lists the sessions for the tutor in the tutor’s local time', () => {
    const mailOf = (learner: string | null, note = '') =>
      seriesForTutor(seriesSubject({ booking: { note }, tutor: english, learner }));
    expect(readMail(mailOf('Maya', 'Fractions'))).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: 2 new sessions, from Tue 24 Nov, 13:00

      Maya booked these times with you (all times in Bogotá):

      Tuesday 24 November, 13:00–14:00
      Tuesday 1 December, 13:00–14:00

      Where: online, using your meeting link. Join from the session’s page, ten minutes before.

      Note from the family: Fractions

      Your sessions: https://curvela.test/tutor-dashboard
      "
    `);
    expect(paragraphsOf(mailOf(null))[0]).toMatch(/^A learner booked these times/);
    expect(paragraphsOf(mailOf(null))).toHaveLength(4);
    expect(eventsOf(mailOf('Maya'))).toContain('SUMMARY:Curvela: 60 minutes with Maya');
    expect(seriesForTutor(seriesSubject(noAddress))).toBeNull();
  });
});

describe('the email about the cancelled rest of a series', () => {
  const ended = { state: 'cancelled', cancelledBy: 'learner', refundMinor: 3200, sequence: 1 } as const;

  test('lists the cancelled sessions and the refund', () => {
    const mail = restCancelledForLearner(seriesSubject({ booking: ended }));
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Cancelled: 2 sessions with Lucía Restrepo

      You cancelled the rest of your sessions with Lucía Restrepo. These sessions are cancelled (all times in London):

      Tuesday 24 November, 18:00–19:00
      Tuesday 1 December, 18:00–19:00

      We’ve taken £64.00 off your invoice; there’s nothing left to pay for these sessions. If you have already paid, we transfer £64.00 to you.

      Find another time: https://curvela.test/book?tutor=lucia-restrepo

      The attached file removes these sessions from your calendar.
      "
    `);
    expect(mail.messageId).toBe('booking-b1-1-cancelled-learner');
    expect(eventsOf(mail)[0]).toBe('METHOD:CANCEL');
  });

  test.each([
    [
      { refundMinor: 1600 },
      'We’ve taken £32.00 off your invoice, which leaves £32.00 for these sessions. If you have already paid, we transfer £32.00 to you.',
    ],
    [
      { refundMinor: null },
      'We’ve taken £0.00 off your invoice, which leaves £64.00 for these sessions. If you have already paid, we transfer £0.00 to you.',
    ],
    [{ payment: 'credit', returnedHalves: 2 }, 'You get 2 credits back.'],
    [
      { payment: 'card' },
      'You get all of it back, £64.00. It goes to your card; banks take five to ten working days.',
    ],
  ] as const)('states the total refund: %o', (booking, money) => {
    const mail = restCancelledForLearner(seriesSubject({ booking: { ...ended, ...booking } }));
    expect(paragraphsOf(mail)[2]).toBe(money);
  });

  test('adds up different refunds', () => {
    const subject = seriesSubject({ booking: ended });
    const late = bookingRecord({ ...ended, refundMinor: 1600 });
    const mail = restCancelledForLearner({ ...subject, bookings: [late, ...subject.bookings] });
    expect(paragraphsOf(mail)[2]).toBe(
      'We’ve taken £80.00 off your invoice, which leaves £16.00 for these sessions. If you have already paid, we transfer £80.00 to you.',
    );
  });

  test('states who cancelled', () => {
    const byTutor = { ...ended, cancelledBy: 'tutor' } as const;
    expect(paragraphsOf(restCancelledForLearner(seriesSubject({ booking: byTutor })))[0]).toBe(
      'Lucía Restrepo had to cancel the rest of your sessions. We’re sorry. These sessions are cancelled (all times in London):',
    );
    const toTutor = (booking: object) => restCancelledForTutor(seriesSubject({ booking, tutor: english }), 0);
    expect(readMail(toTutor(ended))).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: Cancelled: 2 sessions of a series

      The learner cancelled the rest of a series. These times are free again (all times in Bogotá):

      Tuesday 24 November, 13:00–14:00
      Tuesday 1 December, 13:00–14:00

      Your sessions: https://curvela.test/tutor-dashboard

      The attached file removes these sessions from your calendar.
      "
    `);
    expect(paragraphsOf(toTutor(byTutor))[0]).toBe(
      'You cancelled the rest of a series with the learner; the family gets everything back. These sessions are cancelled (all times in Bogotá):',
    );
    expect(restCancelledForTutor(seriesSubject(noAddress), 0)).toBeNull();
  });

  test('tells the tutor what late cancellations earn', () => {
    const mailOf = (booking: object) =>
      restCancelledForTutor(seriesSubject({ booking, tutor: english }), 1280);
    expect(paragraphsOf(mailOf(ended))[2]).toBe('Some of it was cancelled late, so you earn £12.80.');
    expect(readMail(mailOf({ ...ended, cancelledBy: 'tutor' }))).not.toContain('you earn');
  });
});
