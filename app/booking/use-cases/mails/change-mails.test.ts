import { describe, expect, test } from 'vitest';
import { mailSubject, readMail } from '#tests/booking/mail-subject.ts';
import { absenceForLearner, absenceForTutor, moveForLearner, moveForTutor } from './change-mails.server.ts';

const english = { mailLanguage: 'en' } as const;
const before = { startsAt: new Date('2026-11-26T19:30:00Z'), endsAt: new Date('2026-11-26T20:30:00Z') };
const noAddress = mailSubject({ tutor: { email: null } });
const paragraphsOf = (mail: Parameters<typeof readMail>[0]) => readMail(mail).trim().split('\n\n').slice(1);

describe('the email about a moved session', () => {
  const moved = { moves: 1, sequence: 1 };
  const termsOf = (booking: object, now?: string) =>
    paragraphsOf(moveForLearner(mailSubject({ booking: { ...moved, ...booking }, now }), before))[3];

  test('states the new time, the old one, and the remaining options', () => {
    const mail = moveForLearner(mailSubject({ booking: moved }), before);
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Moved: Lucía Restrepo, Tue 24 Nov, 18:00

      Your session with Lucía Restrepo is now on Tuesday 24 November, 18:00–19:00, London time.

      The old time was Thursday 26 November, 19:30–20:30.

      Where: online, using Lucía’s link. Join from your booking page, ten minutes before.

      Until Monday 23 November, 18:00 you can cancel and get everything back, or move it once more. Moving it to a later time doesn’t extend this.

      Your booking: https://curvela.test/booking/thanks?booking=b1

      Move it: https://curvela.test/booking/thanks?booking=b1&do=move
      Cancel it: https://curvela.test/booking/thanks?booking=b1&do=cancel

      We’ll remind you a day before and an hour before.

      The attached file updates the session in your calendar.
      "
    `);
    expect(mail.messageId).toBe('booking-b1-1-moved-learner');
  });

  test('states the number of moves left', () => {
    expect(termsOf({ moves: 0 })).toContain('get everything back, or move it 2 times more.');
    expect(termsOf({ moves: 2 })).toContain('get everything back. It can’t be moved again.');
    expect(termsOf({ moves: 3 })).toContain('get everything back. It can’t be moved again.');
  });

  test('does not mention free cancellation when its limit has been reached', () => {
    expect(termsOf({}, '2026-11-23T17:59:59Z')).toMatch(/^Until Monday 23 November, 18:00 you can cancel/);
    expect(termsOf({}, '2026-11-23T18:00:00Z')).toBe(
      'You could cancel free of charge until Monday 23 November, 18:00. If you cancel before the session starts, you get half back (£16.00).',
    );
    expect(termsOf({ payment: 'credit' }, '2026-11-23T18:00:00Z')).toBe(
      'You could get the whole credit back until Monday 23 November, 18:00. If you cancel before the session starts, you get half a credit back.',
    );
  });

  test('links to another time as long as the session can be moved', () => {
    const linksAt = (now: string, moves = 1) =>
      paragraphsOf(moveForLearner(mailSubject({ booking: { moves, sequence: 1 }, now }), before))[5];
    expect(linksAt('2026-11-23T17:59:59Z')).toMatch(/^Move it: .*do=move\nCancel it: .*do=cancel$/);
    expect(linksAt('2026-11-23T18:00:00Z')).toMatch(/^Cancel it: .*do=cancel$/);
    expect(linksAt('2026-11-23T17:59:59Z', 3)).toMatch(/^Cancel it: .*do=cancel$/);
  });

  test('states the tutor’s local time to the tutor', () => {
    const mail = moveForTutor(mailSubject({ booking: moved, tutor: english }), before);
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: Moved: now Tue 24 Nov, 13:00

      The session with the learner was moved: it’s now on Tuesday 24 November, 13:00–14:00, your time in Bogotá.

      The old time was Thursday 26 November, 14:30–15:30.

      We’ll remind you a day before and an hour before.

      Your sessions: https://curvela.test/tutor-dashboard

      The attached file updates the session in your calendar.
      "
    `);
    expect(mail?.messageId).toBe('booking-b1-1-moved-tutor');
    expect(moveForTutor(noAddress, before)).toBeNull();
  });
});

describe('the email about an absence', () => {
  const textOf = (booking: object) => paragraphsOf(absenceForLearner(mailSubject({ booking })));
  const session = 'on Tuesday 24 November, 18:00–19:00';

  test('states the refund to the family when the tutor was absent', () => {
    const mail = absenceForLearner(mailSubject({ booking: { absent: 'tutor', refundMinor: 3200 } }));
    expect(readMail(mail)).toMatchInlineSnapshot(`
      "To: carmen@example.org (en)
      Subject: Missed session: Lucía Restrepo, Tue 24 Nov, 18:00

      Lucía Restrepo didn’t come to your session on Tuesday 24 November, 18:00–19:00. We’re sorry about that.

      We’ve taken the whole price, £32.00, off your invoice; there’s nothing left to pay for this session. If you have already paid, we transfer £32.00 to you.

      Find another time: https://curvela.test/book?tutor=lucia-restrepo
      "
    `);
    expect(mail.messageId).toBe('booking-b1-0-absent-learner');
  });

  test('explains to the family how to object when the learner was absent', () => {
    expect(textOf({ absent: 'learner', refundMinor: 0 })).toEqual([
      `Lucía Restrepo reported that nobody came to the session ${session}, and you didn’t object. The session counts as missed: nothing is refunded, and £32.00 stays on your invoice.`,
      'Is that wrong? Write to us, and we’ll look into it together: https://curvela.test/contact',
    ]);
  });

  test.each([
    [
      { absent: 'learner', payment: 'credit' },
      `Lucía Restrepo reported that nobody came to the session ${session}, and you didn’t object. The session counts as missed, and you don’t get the credit back.`,
    ],
    [
      { absent: 'tutor', payment: 'credit' },
      `Lucía Restrepo didn’t come to your session ${session}. We’re sorry about that. You get your whole credit back.`,
    ],
    [
      { absent: 'learner', payment: 'card' },
      `Lucía Restrepo reported that nobody came to the session ${session}, and you didn’t object. The session counts as missed, and nothing is refunded.`,
    ],
    [
      { absent: 'tutor', payment: 'card' },
      `Lucía Restrepo didn’t come to your session ${session}. We’re sorry about that.`,
    ],
  ])('mentions no invoice for other payment methods: %o', (booking, text) => {
    expect(textOf(booking)[0]).toBe(text);
  });

  test('includes earlier card refunds', () => {
    const booking = { absent: 'tutor', payment: 'card', refundMinor: 3200, backBeforeMinor: 1000 };
    expect(textOf(booking)[1]).toBe(
      'You get all of it back, £32.00. It goes to your card; banks take five to ten working days. We’d already refunded £10.00 of it to your card, so £22.00 goes back to it now.',
    );
  });

  test('states the tutor’s earnings', () => {
    const mailOf = (absent: 'learner' | 'tutor', earnedMinor: number) =>
      absenceForTutor(mailSubject({ booking: { absent }, tutor: english }), earnedMinor);
    expect(readMail(mailOf('learner', 2560))).toMatchInlineSnapshot(`
      "To: lucia@example.org (en)
      Subject: Missed session: Tue 24 Nov, 13:00

      The session with the learner on Tuesday 24 November, 13:00–14:00 counts as missed by the family. You earn £25.60, due to you once the family has paid.

      Any questions? Write to us: https://curvela.test/contact
      "
    `);
    expect(mailOf('learner', 0)?.messageId).toBe('booking-b1-0-absent-tutor');
    expect(paragraphsOf(mailOf('learner', 80))[0]).toContain('You earn £0.80,');
    expect(paragraphsOf(mailOf('tutor', 0))[0]).toBe(
      'We’ve noted that you didn’t come to the session with the learner on Tuesday 24 November, 13:00–14:00. The family gets everything back, and you earn nothing for it.',
    );
    expect(absenceForTutor(noAddress, 0)).toBeNull();
  });
});
