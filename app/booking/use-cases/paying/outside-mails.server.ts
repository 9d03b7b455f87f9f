import type { Mail } from '#app/platform/mail/mail.ts';
import { formatMoney } from '#app/platform/money.ts';
import { translator } from '#app/platform/texts.ts';
import type { PaidSessions } from '#app/pricing/index.server.ts';
import { creditsReturned } from '../credit/split-lines.server.ts';
import { payingMailTexts } from '../../messages/paying/mails/index.ts';
import {
  begin,
  firstNameOf,
  learnerLanguage,
  letter,
  type MailSubject,
  paragraphs,
  textForLearner,
  toLearner,
  toSide,
  toTutor,
  tutorInSubject,
} from '../mails/letter.server.ts';

/** Money of these sessions moved outside, or the bank asks for it. `booking` is the first of `count` sessions. */
type OutsideSubject = MailSubject & {
  count: number;
  about: Parameters<PaidSessions['notify']>[2];
};

/** To the learner’s account; null without an email address. */
export function outsideForLearner(subject: OutsideSubject): Mail | null {
  const { booking, count, siteUrl, about } = subject;
  if (!booking.learnerEmail) return null;
  const { place } = toLearner(booking, about.now);
  const t = translator(payingMailTexts, learnerLanguage(booking), 'payingMails');
  const amount = formatMoney(about.amount, place.locale, 'exact');
  const sessions = t('outside.sessions', {
    count,
    tutor: tutorInSubject(subject),
    ...begin(booking, place),
  });
  return {
    ...toSide(subject, 'learner', about.change),
    subject: t(`outside.${about.change}.subject`, { amount }),
    text: textForLearner(subject, [
      t(`outside.${about.change}.learner`, { amount, sessions }),
      t('outside.page', { url: `${siteUrl}/booking/thanks?booking=${booking.id}` }),
    ]),
    messageId: `booking-${booking.id}-${about.key}-${about.change}-learner`,
  };
}

/** To the tutor; null without an email address. */
export function outsideForTutor(subject: OutsideSubject): Mail | null {
  const { booking, tutor, count, siteUrl, about } = subject;
  if (!tutor.email) return null;
  const { place } = toTutor(tutor, about.now);
  const t = translator(payingMailTexts, tutor.mailLanguage, 'payingMails');
  const amount = formatMoney(about.amount, place.locale, 'exact');
  const start = begin(booking, place);
  return {
    ...toSide(subject, 'tutor', about.change),
    subject: t(`outside.${about.change}.tutorSubject`, { amount, day: start.day }),
    text: paragraphs([
      t(`outside.${about.change}.tutor`, {
        amount,
        sessions: t('outside.yours', { count, learner: firstNameOf(subject.learner), ...start }),
      }),
      t('outside.earnings', { url: `${siteUrl}/tutor-dashboard` }),
    ]),
    messageId: `booking-${booking.id}-${about.key}-${about.change}-tutor`,
  };
}

/** A session ahead is cancelled because the bank took its payment back. Null without an email address. */
export function unpaidForLearner(subject: MailSubject): Mail | null {
  const { booking, tutor, siteUrl } = subject;
  if (!booking.learnerEmail) return null;
  const t = translator(payingMailTexts, learnerLanguage(booking), 'payingMails');
  const start = begin(booking, toLearner(booking, subject.now).place);
  return letter(subject, 'learner', 'cancelled', {
    subject: t('outside.unpaid.subject', { ...start, tutor: tutorInSubject(subject) }),
    text: textForLearner(subject, [
      t('outside.unpaid.learner', {
        ...start,
        tutor: tutor.name,
        url: `${siteUrl}/book?tutor=${tutor.slug}`,
      }),
      creditsReturned(booking),
    ]),
  });
}

/** The same to the tutor. */
export function unpaidForTutor(subject: MailSubject): Mail | null {
  const { booking, tutor } = subject;
  if (!tutor.email) return null;
  const t = translator(payingMailTexts, tutor.mailLanguage, 'payingMails');
  const start = begin(booking, toTutor(tutor, subject.now).place);
  return letter(subject, 'tutor', 'cancelled', {
    subject: t('outside.unpaid.tutorSubject', start),
    text: t('outside.unpaid.tutor', { ...start, learner: firstNameOf(subject.learner) }),
  });
}
