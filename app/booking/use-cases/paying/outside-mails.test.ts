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
    const amount = { amountMinor: 3200, currency: 'GBP' };
    const about = { change, amount, key: 'k1', now: nextYear };
    const money = { ...mailSubject({ tutor: english }), count: 1, about };
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

test('the family reads whose session is cancelled for a reversed payment', () => {
  expect(readMail(unpaidForLearner(mailSubject({ learner: 'Leo Ruiz' })))).toContain('Learner: Leo Ruiz');
});

test('the tutor reads with which learner a session is cancelled for a reversed payment', () => {
  const textOf = (learner: string | null) =>
    readMail(unpaidForTutor(mailSubject({ tutor: english, learner })));
  expect(textOf('Leo Ruiz')).toContain('Your session with Leo on Tue 24 Nov, 13:00 is cancelled');
  expect(textOf(null)).toContain('Your session with the learner on Tue 24 Nov, 13:00 is cancelled');
});

test.each([
  ['en', 'your session with Leo on', 'your 3 sessions with Leo from'],
  ['es', 'tu clase con Leo del', 'tus 3 clases con Leo desde el'],
  ['fr', 'votre cours avec Leo du', 'vos 3 cours avec Leo à partir du'],
] as const)('the tutor reads in %s for which learner money was refunded', (mailLanguage, one, three) => {
  const subject = mailSubject({ tutor: { mailLanguage }, learner: 'Leo Ruiz' });
  const amount = { amountMinor: 3200, currency: 'GBP' };
  const about = { change: 'refunded', amount, key: 'k1', now: subject.now } as const;
  expect(readMail(outsideForTutor({ ...subject, count: 1, about }))).toContain(one);
  expect(readMail(outsideForTutor({ ...subject, count: 3, about }))).toContain(three);
});
