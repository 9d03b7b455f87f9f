import { expect, test } from 'vitest';
import { mailSubject, readMail } from '#tests/booking/mail-subject.ts';
import {
  outsideForLearner,
  outsideForTutor,
  unpaidForLearner,
  unpaidForTutor,
} from './outside-mails.server.ts';

const nextYear = new Date('2027-01-04T09:00:00Z');
const english = { mailLanguage: 'en' } as const;

test.each(['refunded', 'contested', 'lost', 'won'] as const)(
  'the emails about a payment that is %s name the year of a session in another year',
  (change) => {
    const { booking, tutor, siteUrl } = mailSubject({ tutor: english });
    const amount = { amountMinor: 3200, currency: 'GBP' };
    const money = { booking, tutor, count: 1, siteUrl, about: { change, amount, key: 'k1', now: nextYear } };
    expect(readMail(outsideForLearner(money))).toContain(
      'the session with Lucía Restrepo on Tue, 24 Nov 2026, 18:00',
    );
    expect(readMail(outsideForTutor(money))).toContain('your session on Tue, 24 Nov 2026, 13:00');
  },
);

test('the emails about a session cancelled for a reversed payment name the year of a session in another year', () => {
  const subject = mailSubject({ tutor: english, now: '2025-12-30T09:00:00Z' });
  expect(readMail(unpaidForLearner(subject))).toContain('on Tue, 24 Nov 2026, 18:00 is cancelled');
  expect(readMail(unpaidForTutor(subject))).toContain('on Tue, 24 Nov 2026, 13:00 is cancelled');
});

test('the tutor reads with which learner a session is cancelled for a reversed payment', () => {
  const textOf = (learner: string | null) =>
    readMail(unpaidForTutor(mailSubject({ tutor: english, learner })));
  expect(textOf('Leo Ruiz')).toContain('Your session with Leo on Tue 24 Nov, 13:00 is cancelled');
  expect(textOf(null)).toContain('Your session with the learner on Tue 24 Nov, 13:00 is cancelled');
});
