import { expect, test } from 'vitest';
import { claimRecord, mailSubject, readMail, seriesSubject } from '#tests/booking/mail-subject.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { actForLearner } from '../founder-acts/act-mails.server.ts';
import { outsideForLearner, unpaidForLearner } from '../paying/outside-mails.server.ts';
import {
  cancellationForLearner,
  confirmationForLearner,
  reminderForLearner,
} from './booking-mails.server.ts';
import { absenceForLearner, moveForLearner } from './change-mails.server.ts';
import { claimMail, claimReceipt, decisionForLearner, disputeMails } from './claim-mails.server.ts';
import { restCancelledForLearner } from './rest-mails.server.ts';
import { seriesForLearner } from './series-mails.server.ts';

/* Siblings may learn with one tutor: an inbox shows which child an email is about. */

type Subject = ReturnType<typeof seriesSubject>;

const effect = { refundMinor: 0, moneyBackMinor: 0, payMinor: 0, halves: null };
const byFounder = (change: Parameters<typeof actForLearner>[1]['change']) => (subject: Subject) =>
  actForLearner(subject, { actId: 'act1', change, effect, before: subject.booking, isClaimOpen: false });
const shares = { familyPercent: 0, tutorPercent: 100 };

const mails: Record<string, (subject: Subject) => Mail | null> = {
  confirmation: confirmationForLearner,
  cancellation: cancellationForLearner,
  'day reminder': (subject) => reminderForLearner(subject, 24),
  'hour reminder': (subject) => reminderForLearner(subject, 1),
  move: (subject) => moveForLearner(subject, subject.booking),
  absence: absenceForLearner,
  claim: (subject) => claimMail(subject, claimRecord()),
  decision: (subject) => decisionForLearner(subject, 'The link did not work.'),
  'own claim': (subject) => claimReceipt(subject, claimRecord({ absent: 'tutor', claimedBy: 'learner' })),
  dispute: (subject) => disputeMails(subject)[0] ?? null,
  series: seriesForLearner,
  'rest of a series': restCancelledForLearner,
  'reversed payment': unpaidForLearner,
  'cancellation by a founder': byFounder({ act: 'cancel', ...shares }),
  'move by a founder': byFounder({ act: 'move', start: '2026-12-01T18:00:00.000Z' }),
  'refund by a founder': byFounder({ act: 'refund', ...shares }),
  'attendance noted by a founder': byFounder({ act: 'attended' }),
};

const locales = ['en-GB', 'es-CO', 'fr-FR'] as const;
const subjectFor = (learnerLocale: (typeof locales)[number], learner: string | null) =>
  seriesSubject({ booking: { learnerLocale }, learner });

test.each(Object.entries(mails))(
  'the subject of the email “%s” names the child by first name',
  (_, mailOf) => {
    for (const locale of locales) {
      const subjectLine = mailOf(subjectFor(locale, 'Leo Ruiz'))?.subject ?? '';
      expect(subjectLine).toContain('Lucía Restrepo (Leo)');
      expect(subjectLine).not.toContain('Ruiz');
      expect(mailOf(subjectFor(locale, null))?.subject).toBe(subjectLine.replace(' (Leo)', ''));
    }
  },
);

test.each([
  ['en-GB', 'the session with Lucía Restrepo (Leo) on Tue 24 Nov, 18:00'],
  ['es-CO', 'la clase con Lucía Restrepo (Leo) del mar 24 nov, 18:00'],
  ['fr-FR', 'le cours avec Lucía Restrepo (Leo) du mar. 24 nov., 18 h'],
] as const)(
  'the first line of an email about refunded money names the child: %s',
  (learnerLocale, session) => {
    const subject = mailSubject({ booking: { learnerLocale }, learner: 'Leo Ruiz' });
    const amount = { amountMinor: 3200, currency: 'GBP' };
    const about = { change: 'refunded', amount, key: 'k1', now: subject.now } as const;
    const mail = outsideForLearner({ ...subject, count: 1, about });
    expect(readMail(mail).split('\n\n')[1]).toContain(session);
  },
);
