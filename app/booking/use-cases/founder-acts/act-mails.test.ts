import { expect, test } from 'vitest';
import { mailSubject, readMail } from '#tests/booking/mail-subject.ts';
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
