import type { Mail } from '#app/platform/mail/mail.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import { formatMoney } from '#app/platform/money.ts';
import { objectUntil } from '../../domain/absence.ts';
import type { ClaimRecord } from '../../db/claims.server.ts';
import { creditBack } from '../credit/credit-lines.server.ts';
import { bothBack } from '../credit/split-lines.server.ts';
import { backToCard } from '../paying/card-lines.server.ts';
import {
  begin,
  firstNameOf,
  headline,
  type MailSubject,
  pageOf,
  paragraphs,
  textForLearner,
  toLearner,
  toSide,
  toTutor,
  when,
} from './letter.server.ts';

/** To the side reported absent: consequences and how to object. Null without an email address. */
export const claimMail = (subject: MailSubject, claim: ClaimRecord): Mail | null =>
  claim.absent === 'learner' ? claimForLearner(subject, claim) : claimForTutor(subject, claim);

function claimForLearner(subject: MailSubject, claim: ClaimRecord): Mail | null {
  const { booking, tutor } = subject;
  if (!booking.learnerEmail) return null;
  const { t, place } = toLearner(booking, subject.now);
  const until = objectUntil(claim);
  return {
    ...toSide(subject, 'learner', 'claim'),
    subject: t('mail.claim.subject', headline(subject)),
    text: textForLearner(subject, [
      t('mail.claim.said', { tutor: tutor.name, ...when(booking, place) }),
      claim.disputedAt ? t('mail.claim.disputed') : t('mail.claim.follows'),
      t('mail.claim.object', {
        day: longDayOf(until, place),
        time: timeInSentence(until, place),
        url: pageOf(subject),
      }),
    ]),
  };
}

function claimForTutor(subject: MailSubject, claim: ClaimRecord): Mail | null {
  const { booking, tutor } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  const until = objectUntil(claim);
  return {
    ...toSide(subject, 'tutor', 'claim'),
    subject: t('mail.tutorClaim.subject', begin(booking, place)),
    text: paragraphs([
      t('mail.tutorClaim.said', { ...when(booking, place), learner: firstNameOf(subject.learner) }),
      claim.disputedAt ? t('mail.tutorClaim.disputed') : t('mail.tutorClaim.follows'),
      t('mail.claim.object', {
        day: longDayOf(until, place),
        time: timeInSentence(until, place),
        url: tutorPageOf(subject),
      }),
    ]),
  };
}

/**
 * To the side that claims: until when the other side can answer, and what follows without an answer; of a claim that is disputed from the start,
 * what `disputeMails` says. Null without an email address.
 */
export function claimReceipt(subject: MailSubject, claim: ClaimRecord): Mail | null {
  const side = claim.claimedBy;
  if (claim.disputedAt) return side === 'learner' ? disputeForLearner(subject) : disputeForTutor(subject);
  return side === 'learner' ? receiptForLearner(subject, claim) : receiptForTutor(subject, claim);
}

function receiptForLearner(subject: MailSubject, claim: ClaimRecord): Mail | null {
  const { booking, tutor } = subject;
  if (!booking.learnerEmail) return null;
  const { t, place } = toLearner(booking, subject.now);
  const until = objectUntil(claim);
  return {
    ...toSide(subject, 'learner', 'claimed'),
    subject: t('mail.claim.subject', headline(subject)),
    text: textForLearner(subject, [
      t('mail.claimed.said', { tutor: tutor.name, ...when(booking, place) }),
      t('mail.claimed.follows', {
        first: firstNameOf(tutor.name),
        day: longDayOf(until, place),
        time: timeInSentence(until, place),
      }),
      t('mail.claimed.write', { url: pageOf(subject) }),
    ]),
  };
}

function receiptForTutor(subject: MailSubject, claim: ClaimRecord): Mail | null {
  const { booking, tutor } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  const until = objectUntil(claim);
  return {
    ...toSide(subject, 'tutor', 'claimed'),
    subject: t('mail.tutorClaim.subject', begin(booking, place)),
    text: paragraphs([
      t('mail.tutorClaimed.said', { ...when(booking, place), learner: firstNameOf(subject.learner) }),
      t('mail.tutorClaimed.follows', { day: longDayOf(until, place), time: timeInSentence(until, place) }),
      t('mail.claimed.write', { url: tutorPageOf(subject) }),
    ]),
  };
}

/** To both sides of a disputed claim: who decides, what waits until then, and where to write what happened. */
export const disputeMails = (subject: MailSubject): Mail[] =>
  [disputeForLearner(subject), disputeForTutor(subject)].filter((mail) => mail !== null);

function disputeForLearner(subject: MailSubject): Mail | null {
  const { booking, tutor } = subject;
  if (!booking.learnerEmail) return null;
  const { t, place } = toLearner(booking, subject.now);
  return {
    ...toSide(subject, 'learner', 'disputed'),
    subject: t('mail.disputed.subject', headline(subject)),
    text: textForLearner(subject, [
      t('mail.disputed.follows', { tutor: tutor.name, ...when(booking, place) }),
      t('mail.claimed.write', { url: pageOf(subject) }),
    ]),
  };
}

function disputeForTutor(subject: MailSubject): Mail | null {
  const { booking, tutor } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  return {
    ...toSide(subject, 'tutor', 'disputed'),
    subject: t('mail.tutorDisputed.subject', begin(booking, place)),
    text: paragraphs([
      t('mail.tutorDisputed.follows', { ...when(booking, place), learner: firstNameOf(subject.learner) }),
      t('mail.claimed.write', { url: tutorPageOf(subject) }),
    ]),
  };
}

const tutorPageOf = ({ booking, siteUrl }: MailSubject) => `${siteUrl}/tutor-dashboard?session=${booking.id}`;

/** Email to the learner’s account about a decided claim, with the refund and the reason. */
export function decisionForLearner(subject: MailSubject, reason: string): Mail {
  const { booking, tutor, siteUrl } = subject;
  const { t, place, money } = toLearner(booking, subject.now);
  const refund = booking.refundMinor ?? 0;
  const share = refund === booking.priceMinor ? 'all' : refund === 0 ? 'none' : 'part';
  return {
    ...toSide(subject, 'learner', 'decision'),
    subject: t('mail.decision.subject', headline(subject)),
    text: textForLearner(subject, [
      t('mail.decision.session', { tutor: tutor.name, ...when(booking, place) }),
      bothBack([booking], place) ??
        creditBack([booking]) ??
        backToCard([booking], place) ??
        t(`mail.decision.${share}`, { refund: money(refund), due: money(booking.priceMinor - refund) }),
      t('mail.decision.reason', { reason }),
      t('mail.decision.questions', { url: `${siteUrl}/contact` }),
    ]),
  };
}

/** The same to the tutor, with what they earn; null without an email address. */
export function decisionForTutor(
  subject: MailSubject,
  { payMinor: amountMinor, reason }: { payMinor: number; reason: string },
): Mail | null {
  const { booking, tutor, siteUrl } = subject;
  if (!tutor.email) return null;
  const { t, place } = toTutor(tutor, subject.now);
  const { currency } = booking;
  return {
    ...toSide(subject, 'tutor', 'decision'),
    subject: t('mail.tutorDecision.subject', begin(booking, place)),
    text: paragraphs([
      t('mail.tutorDecision.session', {
        ...when(booking, place),
        learner: firstNameOf(subject.learner),
      }),
      t(amountMinor > 0 ? 'mail.tutorDecision.earns' : 'mail.tutorDecision.earnsNothing', {
        earned: formatMoney({ amountMinor, currency }, place.locale, 'exact'),
      }),
      t('mail.decision.reason', { reason }),
      t('mail.decision.questions', { url: `${siteUrl}/contact` }),
    ]),
  };
}
